"""What the tests that every game gets cannot know of ink by themselves."""

from random import Random
from typing import Any

from facedown.games.ink.content import objects
from facedown.games.ink.state import State
from facedown.table.ask import Seen
from facedown.table.secret import HOST, TV
from tests.every_game.hook import Deal, Hook

PLAIN: dict[str, Any] = {"own_objects": "no", "level": "hard"}


def another_object(rng: Random, seats: tuple[str, ...]) -> Deal:
    """Two artists have each other's objects: the board, the host and the others cannot tell."""
    one, other, third = rng.sample(seats, 3)
    dealt = {f"object {seat}": id for seat, id in zip(seats, unlike(rng, len(seats)), strict=True)}
    changed = {f"object {one}": dealt[f"object {other}"], f"object {other}": dealt[f"object {one}"]}
    outside = tuple(map(frozenset, ({third}, {TV}, {HOST}, set[str]())))
    # Nobody lays a card beside their own object: where that is seen, it is part of the game.
    return Deal(dealt, dealt | changed, outside, PLAIN | {"placing_seen": False})


def unlike(rng: Random, number: int) -> list[str]:
    """So many objects that can lie on one table."""
    by_kin: dict[str, list[str]] = {}
    for each in objects().values():
        by_kin.setdefault(each.kin, []).append(each.id)
    return [rng.choice(by_kin[kin]) for kin in rng.sample(sorted(by_kin), number)]


def shown(g: State) -> bool:
    """From the first drawing that is turned; an object swapped out is known not to be hidden once
    the six lie there.
    """
    r = g.round
    return r.phase in ("turn", "over") or g.ended or (r.phase == "find" and bool(r.swapped))


def seen(ask: str, g: State) -> Seen:
    """How many are done; in placing how many cards lie, and by the option where."""
    if ask != "find":
        return "count"
    return "all" if g.options.placing_seen else "progress"


hook = Hook(
    asks={"hide", "find", "turn", "veto", "next", "gallery"},
    options={
        "place": ("together", "apart"),
        "rounds": (1, 2),
        "limit": (-1, 0, 1),
        "last_call": (3, 5, 30),
        "one_vote": (False, True),
        "placing_seen": (False, True),
        "veto": (False, True),
        "level": ("easy", "medium", "hard"),
        "own_objects": ("also", "only", "no"),
        "own_locations": ("also", "only", "no"),
    },
    gifts={
        "objects": (("gnome",), ("kite", 'Žlutý "bun"')),
        "locations": (("Our garden",), ("Beach", "Grandma's attic")),
    },
    deals={"another object": another_object},
    shown=shown,
    dealt=lambda g: tuple(g.round.seats),
    seen=seen,
    most=6,
    longest=1700,  # six on one phone, each with four minutes and a last call
    journey={"rounds": 2, "veto": True, "place": "apart"},
)  # fmt: skip
