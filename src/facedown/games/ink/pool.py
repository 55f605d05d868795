"""Which objects and locations may be drawn now: fresh, and unlike what lies on the table."""

from collections.abc import Callable, Collection, Sequence

from facedown.games.ink.content import (
    kin_by_name,
    location_by_name,
    locations,
    objects,
    up_to,
)
from facedown.games.ink.options import Ours
from facedown.games.ink.state import State
from facedown.table.draw import Draws
from facedown.table.letters import fold

OBJECT, LOCATION = "our_object", "our_location"


def our_id(kind: str, text: str) -> str:
    """The id of something that players brought: the same however it is written."""
    return f"{kind}:{fold(text) or text}"


def draw_object(g: State, draws: Draws, label: str, on_table: Collection[str]) -> str:
    """An object that has not been in this match, unlike all that lie on the table."""
    stock = up_to(g.options.level)
    able = _mixed(stock, tuple(g.our_objects), g.options.own_objects)
    kin = {kin_of(id, g) for id in on_table}
    drawn = draws.choose(
        _best(g, [able, stock, tuple(objects())], lambda id: kin_of(id, g) not in kin, on_table),
        label,
    )
    g.used.append(drawn)
    return drawn


def draw_location(g: State, draws: Draws, label: str, on_table: Collection[str]) -> str:
    """A location that has not been in this match, unlike those of the others."""
    stock = tuple(locations())
    able = _mixed(stock, tuple(g.our_locations), g.options.own_locations)
    kin = {place_kin(id, g) for id in on_table}
    drawn = draws.choose(
        _best(g, [able, stock], lambda id: place_kin(id, g) not in kin, on_table), label
    )
    g.used.append(drawn)
    return drawn


def kin_of(id: str, g: State) -> str:
    """What an object is alike with; those of the players by their names."""
    if id in g.our_objects:
        return kin_by_name().get(fold(g.our_objects[id]), id)
    return objects()[id].kin


def place_kin(id: str, g: State) -> str:
    """What a location is alike with."""
    if id in g.our_locations:
        return location_by_name().get(fold(g.our_locations[id]), id)
    return locations()[id].kin


def _mixed(stock: Sequence[str], ours: Sequence[str], how: Ours) -> Sequence[str]:
    if how == "no" or not ours:
        return stock
    return ours if how == "only" else (*stock, *ours)


def _best(
    g: State,
    pools: Sequence[Sequence[str]],
    unlike: Callable[[str], bool],
    on_table: Collection[str],
) -> Sequence[str]:
    """The first that holds anything: fresh ones tonight, fresh ones in this match, any at all."""
    used, worn = {*g.used}, {*g.worn}
    for pool in pools:
        fresh = [id for id in pool if id not in used and unlike(id)]
        if fresh:
            return [id for id in fresh if id not in worn] or fresh
    return [id for id in pools[-1] if id not in on_table]
