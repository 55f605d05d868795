"""What happens when somebody has said the word."""

from collections import Counter

from facedown.games.impostor.leaving import Part, RoundOver, heed, present, ruler
from facedown.games.impostor.state import State
from facedown.table.ask import HOST, Ask, Call
from facedown.table.forms import OneOf
from facedown.table.game import Table

TAKE_BACK = 10.0
"""Seconds in which nothing is revealed yet."""
OBJECTION = 30.0


def word_said(g: State, t: Table, named: str) -> Part:
    """The host confirms, or the next seat where the host is the one named; else all goes on."""
    g.round.named = named
    confirmed = yield from heed(g, t, lambda: _confirm(g, t, named))
    g.round.named = None

    if confirmed.one == "yes":
        yield from stands(g, t, named, confirmed.ask.seats[0])


def stands(g: State, t: Table, said_by: str, confirmer: str) -> Part:
    """For ten seconds the confirmer may take it back, or any seat object; then the round ends."""
    g.round.said_by = said_by
    own = t.host if confirmer == HOST else confirmer
    got = yield from heed(g, t, lambda: _ten_seconds(g, t, confirmer, own))
    while got.skipped:
        got = yield from heed(g, t, lambda: _ten_seconds(g, t, confirmer, own), got)

    if got.call and got.call.name == "take_back":
        raise RoundOver("void")
    if got.call:
        yield from objection(g, t, said_by, own)
    raise RoundOver("said_by_impostor" if said_by in g.round.impostors else "said_by_other")


def objection(g: State, t: Table, said_by: str, confirmer: str | None) -> Part:
    """All but the confirmer and the one named vote; a tie upholds the confirmer."""
    got = yield from heed(g, t, lambda: _objection(g, t, said_by, confirmer))
    tally = Counter(got.by.values())
    if tally["overrule"] > tally["uphold"]:
        raise RoundOver("void")


def _confirm(g: State, t: Table, named: str) -> Ask:
    return Ask(
        (ruler(g, t, named),), "confirm", OneOf(("yes", "no")),
        absent="no", barred=(named,), seating=("left",), undo=True,
    )  # fmt: skip


def _ten_seconds(g: State, t: Table, confirmer: str, own: str | None) -> Ask:
    others = tuple(seat for seat in present(g, t) if seat != own)
    calls = {"take_back": Call((confirmer,)), "object": Call(others)}
    return Ask((), "said", within=TAKE_BACK, calls=calls, seating=("left",))


def _objection(g: State, t: Table, said_by: str, confirmer: str | None) -> Ask:
    voters = tuple(seat for seat in present(g, t) if seat not in (said_by, confirmer))
    return Ask(
        voters, "objection", OneOf(("uphold", "overrule")),
        within=OBJECTION, patience=None, seating=("left",),
    )  # fmt: skip
