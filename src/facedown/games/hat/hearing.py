"""What may happen while the table waits: somebody leaves, wants an idea, or the host has enough."""

from collections.abc import Callable, Iterable
from typing import Any

from facedown.games.hat.ideas import think_of
from facedown.games.hat.leaving import Part, RoundOver, leave
from facedown.games.hat.options import NUDGE
from facedown.games.hat.state import State
from facedown.table.answers import Again, Answers
from facedown.table.ask import HOST, PATIENCE, Ask, Call
from facedown.table.forms import Form
from facedown.table.game import Table

LONG = 120
"""Offers without a penalty, after which the host may end the round as it stands."""


def hear(g: State, t: Table, ask: Callable[[], Ask]) -> Part:
    """Ask, and deal with what comes between.

    `ask` says what is asked as the table is at that moment. None: the card has gone elsewhere, and
    it is asked no more.
    """
    got = yield ask()
    while got.gone or aside(g, t, got):
        if got.gone:
            before = whereabouts(g)
            leave(g, t, got.gone)
            if whereabouts(g) != before:
                return None
        got = yield put_back(got, ask())
    return got


def aside(g: State, t: Table, got: Answers) -> bool:
    """Whether it was an interruption after which the same is asked again."""
    if got.call and got.call.name == "end_round":
        raise RoundOver("as_it_stood")
    if got.call and got.call.name == "idea":
        g.round.ideas = think_of(g.round, t)
        return True
    return False


def whereabouts(g: State) -> tuple[object, ...]:
    """Where the card under way is, and between whom."""
    r = g.round
    return (r.at, r.card and r.card.number, r.passer, r.to)


def put_back(got: Answers, now: Ask) -> Again:
    """The interrupted wait, as it is to be asked now."""
    return got.again(seats=now.seats, form=now.form, calls=now.calls)


def asks(g: State, seats: Iterable[str | None], name: str, form: Form, **more: Any) -> Ask:
    """Some players are asked, and nudged if that was chosen.

    Where names are said aloud a locked phone is no absent player: the host goes on.
    """
    return Ask(
        tuple(seat for seat in seats if seat), name, form, seating=("left",),
        patience=PATIENCE if g.options.said == "typed" else None,
        nudge=NUDGE if g.options.nudge else None, **more,
    )  # fmt: skip


def may_end(g: State) -> dict[str, Call]:
    """After many offers without a penalty the host is offered to end the round as it stands."""
    return {"end_round": Call((HOST,))} if g.round.quiet >= LONG else {}


def may_ask_for_ideas(g: State) -> dict[str, Call]:
    """The passer, and nobody else, may be told some characters."""
    return {"idea": Call((g.round.passer,))} if g.round.passer else {}
