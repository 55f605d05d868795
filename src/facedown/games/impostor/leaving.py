"""What becomes of the round when somebody leaves before its last ballot closes."""

from collections.abc import Callable, Generator
from typing import Any

from facedown.games.impostor.state import Ending, State
from facedown.table.answers import Again, Answers
from facedown.table.ask import HOST, Ask
from facedown.table.game import Table

LEAST = 3
"""The fewest seats for a round."""

Part = Generator[Ask | Again, Answers, Any]
"""A part of a round."""


class RoundOver(Exception):
    """The round ends here, in this way."""

    def __init__(self, ending: Ending) -> None:
        super().__init__(ending)
        self.ending: Ending = ending


def present(g: State, t: Table) -> tuple[str, ...]:
    """The seats dealt in that have not left for good. A lost connection is not gone."""
    at_table = t.seats
    return tuple(seat for seat in g.round.seats if seat in at_table)


def heed(
    g: State,
    t: Table,
    ask: Callable[[], Ask],
    before: Answers | None = None,
    more: float = 0,
) -> Part:
    """Ask (or, after an interruption, put the wait back), and deal with whoever leaves meanwhile.

    `ask` says what is asked as the table is at that moment: a seat that has left is asked nothing,
    and cannot be named; votes for it are given back.
    """
    got = yield ask() if before is None else put_back(before, ask(), more)
    while got.gone:
        leave(g, t, got.gone)
        got = yield put_back(got, ask())
    return got


def put_back(got: Answers, now: Ask, more: float = 0) -> Again:
    """The interrupted wait, as it is to be asked now."""
    return got.again(more, seats=now.seats, form=now.form, calls=now.calls, barred=now.barred)


def leave(g: State, t: Table, seat: str) -> None:
    """An impostor's leaving voids the round, and so does that of a tied seat in the runoff.

    So it is with fewer than three left. Any other is passed over.
    """
    r = g.round
    if seat in r.impostors or seat in r.tied:
        raise RoundOver("void")
    if seat in r.seats and len(present(g, t)) < LEAST:
        raise RoundOver("void")
    if seat in r.ready:
        r.ready.remove(seat)


def ruler(g: State, t: Table, concerned: str) -> str:
    """Who rules on a seat: the host, or where that is the host's own, the next one present."""
    if t.host != concerned:
        return HOST
    seats = g.round.seats
    at = seats.index(concerned)
    following = [seat for seat in (*seats[at + 1 :], *seats[:at]) if seat in t.seats]
    return next((seat for seat in following if t.here(seat)), (*following, HOST)[0])
