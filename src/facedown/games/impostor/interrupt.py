"""What may interrupt a round, and what comes of it."""

from collections.abc import Callable

from facedown.games.impostor.leaving import Part, heed, present, ruler
from facedown.games.impostor.pool import forms_of
from facedown.games.impostor.state import Clue, State
from facedown.games.impostor.word_said import stands, word_said
from facedown.table.answers import Answers
from facedown.table.ask import HOST, PATIENCE, Ask, Call
from facedown.table.forms import Ok, OneSeat, Text
from facedown.table.game import Table
from facedown.table.letters import essence

LONGEST_CLUE = 24
NUDGE = 30.0


def hear(
    g: State, t: Table, ask: Callable[[], Ask], before: Answers | None = None, more: float = 0
) -> Part:
    """Ask; meanwhile the word may be said, a clue be voided, the table be ready, a seat leave."""
    over = g.round.enough
    got = yield from heed(g, t, ask, before, more)
    while got.call:
        yield from interrupted(g, t, got)
        if g.round.enough and not over:
            return got
        got = yield from heed(g, t, ask, got)
    return got


def interrupted(g: State, t: Table, got: Answers) -> Part:
    """One interruption."""
    assert got.call is not None
    match got.call.name:
        case "word_said" if got.ask.name != "look" or got.by:  # not before a card has been opened
            yield from word_said(g, t, got.call.about)
        case "void_clue":
            yield from another_clue(g, t, got.call.about)
        case "ready":
            g.round.ready.append(got.call.seat)
        case "enough":
            g.round.enough = True


def may_say(g: State, t: Table) -> dict[str, Call]:
    """Anyone may say that the word was said, and by whom."""
    seats = present(g, t)
    return {"word_said": Call((*seats, HOST), OneSeat(seats))}


def may_void(g: State) -> dict[str, Call]:
    """The host may void a seat's latest clue."""
    given = tuple(dict.fromkeys(clue.seat for clue in g.round.clues if not clue.void))
    return {"void_clue": Call((HOST,), OneSeat(given))} if given else {}


def may_end_clues(g: State, t: Table) -> dict[str, Call]:
    """Until the table is ready: each seat may say so once, and the host may end the clues."""
    if g.options.circles != "until_ready" or g.round.enough:
        return {}
    waiting = tuple(seat for seat in present(g, t) if seat not in g.round.ready)
    return {"ready": Call(waiting), "enough": Call((HOST,))}


def take_clue(g: State, t: Table, seat: str) -> Part:
    """One word from one seat. A seat that is gone or types none is passed over.

    Where clues are spoken the host may tap for whoever has spoken.
    """
    r = g.round
    before, r.turn = r.turn, seat
    got = yield from hear(g, t, lambda: _clue(g, t, seat))

    if seat in got.by and is_the_word(g, got.by[seat]):
        yield from stands(g, t, seat, ruler(g, t, seat))
    if seat in got.by or (got.skipped and g.options.clues == "spoken"):
        put_down(g, seat, got.one)
    r.turn = before


def another_clue(g: State, t: Table, seat: str) -> Part:
    """The host voids a seat's latest clue, and it is asked for another, without points."""
    latest = next(c for c in reversed(g.round.clues) if c.seat == seat and not c.void)
    latest.void = True
    yield from take_clue(g, t, seat)


def put_down(g: State, seat: str, given: str) -> None:
    """Write a clue down; where clues are spoken only that it was given."""
    r, text = g.round, given if g.options.clues == "typed" else ""
    repeated = bool(text) and essence(text) in [essence(clue.text) for clue in r.clues]
    r.clues.append(Clue(seat, text, r.circle, repeated))


def is_the_word(g: State, given: str) -> bool:
    """Whether a typed clue is the word itself, in any language."""
    forms = forms_of(g.round.word, g.ours).values()
    return g.options.clues == "typed" and essence(given) in map(essence, forms)


def _clue(g: State, t: Table, seat: str) -> Ask:
    typed = g.options.clues == "typed"
    return Ask(
        (seat,), "clue", Text(LONGEST_CLUE, words=1) if typed else Ok(),
        calls={**may_say(g, t), **may_void(g), **may_end_clues(g, t)},
        seating=("left",), undo=True, nudge=NUDGE,
        # A locked phone is no absent player: who speaks needs none.
        patience=PATIENCE if typed else None,
    )  # fmt: skip
