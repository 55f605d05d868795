"""Hide: all draw at the same time, each on their own board."""

import msgspec

from facedown.games.ink.deal import swap
from facedown.games.ink.drawing import Hiding
from facedown.games.ink.leaving import Part, heed, may_hurry, present
from facedown.games.ink.options import seconds
from facedown.games.ink.state import State
from facedown.table.ask import Ask, Call
from facedown.table.game import Table


def hide(g: State, t: Table) -> Part:
    """When all present but one are done, the last call; at its end boards are taken as they are."""
    got = yield from heed(g, t, lambda: _hide(g, t))
    while got.call:
        if got.call.name == "begin":
            g.round.begun.append(got.call.seat)
        if got.call.name == "swap":
            swap(g, t, got.call.seat)
        got = yield from heed(g, t, lambda: _hide(g, t), got)

    # Who has left has no drawing; their object stays on the table as nobody's.
    for seat in present(g, t):
        strokes = got.drafts.get(seat, [])
        g.round.ink[seat] = msgspec.json.encode(strokes).decode()
        g.round.strokes[seat] = len(strokes)


def _hide(g: State, t: Table) -> Ask:
    r = g.round
    blank = tuple(seat for seat in present(g, t) if seat not in r.begun)
    return Ask(
        present(g, t), "hide", Hiding(who=tuple(r.begun)),
        within=seconds(g.options), last_call=g.options.last_call, seating=("left",),
        # How many are done is seen by all; not who, and nothing of how far anybody is.
        seen="count",
        calls={
            "begin": Call(blank),
            # Before the first stroke, once.
            "swap": Call(tuple(seat for seat in blank if seat not in r.swapped)),
            **may_hurry(),
        },
    )  # fmt: skip
