"""The deal: a secret object and a public place for each."""

from functools import cache

from facedown.games.ink.content import objects
from facedown.games.ink.pool import draw_location, draw_object
from facedown.games.ink.state import Round, State
from facedown.games.ink.things import thing
from facedown.table.game import Table
from facedown.table.tree import weigh

MOST = 6
"""The most seats of a round: there are six numbers."""


def deal(g: State, t: Table) -> None:
    """Used objects and locations don't come back in this game."""
    r = Round(seats=dealt_in(g, t), phase="hide")
    for seat in r.seats:
        g.scores.setdefault(seat, 0)
        r.objects[seat] = draw_object(g, t, f"object {seat}", r.objects.values())
        r.locations[seat] = draw_location(g, t, f"location {seat}", r.locations.values())
    r.weight = heaviest(g)
    g.round = r


def dealt_in(g: State, t: Table) -> list[str]:
    """All at the table; where they are more than six, those who have played go before newcomers."""
    playing = [seat for seat in t.seats if seat in g.scores]
    others = [seat for seat in t.seats if seat not in g.scores]
    chosen = [*playing, *others][:MOST]
    return [seat for seat in t.seats if seat in chosen]


def swap(g: State, t: Table, seat: str) -> None:
    """An object one doesn't know, for another. It is used up, and not among the six."""
    r = g.round
    r.objects[seat] = draw_object(g, t, f"swap {seat}", r.objects.values())
    r.swapped.append(seat)


def heaviest(g: State) -> int:
    """The bytes of the heaviest object that could have been dealt."""
    return max(_stock(), *(weigh(thing(id, g.our_objects)) for id in g.our_objects), 0)


@cache
def _stock() -> int:
    return max(weigh(thing(id, {})) for id in objects())
