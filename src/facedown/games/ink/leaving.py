"""What becomes of the round when somebody leaves for good, and how the last call is called."""

from collections.abc import Callable, Generator
from typing import Any

from facedown.games.ink.state import State
from facedown.table.answers import Again, Answers
from facedown.table.ask import HOST, Ask, Call
from facedown.table.game import Table

LEAST = 3
"""The fewest seats for a round."""

Part = Generator[Ask | Again, Answers, Any]
"""A part of a round."""


class TooFew(Exception):
    """Under three present: this round is not scored."""


def present(g: State, t: Table) -> tuple[str, ...]:
    """The seats dealt in that have not left for good. A lost connection is not gone."""
    at_table = t.seats
    return tuple(seat for seat in g.round.seats if seat in at_table)


def heed(
    g: State,
    t: Table,
    ask: Callable[[], Ask],
    before: Answers | None = None,
) -> Part:
    """Ask (or put the wait back), and deal with whoever leaves meanwhile, and with the last call.

    `ask` says what is asked as the table is at that moment.
    """
    got = yield ask() if before is None else put_back(before, ask())
    while got.gone or (got.call and got.call.name == "last_call"):
        if len(present(g, t)) < LEAST:
            raise TooFew
        got = yield put_back(got, ask(), hurry=got.call is not None)
    return got


def put_back(got: Answers, now: Ask, hurry: bool = False) -> Again:
    """The interrupted wait, as it is to be asked now."""
    return got.again(hurry=hurry, seats=now.seats, form=now.form, calls=now.calls)


def may_hurry() -> dict[str, Call]:
    """The host may start the last call for all, when more than one is idle."""
    return {"last_call": Call((HOST,))}
