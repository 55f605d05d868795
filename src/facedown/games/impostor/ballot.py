"""Who is out: the secret ballot, the pointing, the runoff and the quorum."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from facedown.games.impostor.interrupt import hear, may_say
from facedown.games.impostor.leaving import Part, RoundOver, present
from facedown.games.impostor.state import State, Votes
from facedown.table.answers import Answers
from facedown.table.ask import HOST, Ask
from facedown.table.forms import EachOf, OneSeat
from facedown.table.game import Table
from facedown.table.refused import need

EXTENSION = 15.0
"""Seconds more, for one hand, for a ballot in which fewer than half have voted."""


class Pointing(EachOf, frozen=True, tag="each_of"):
    """Who pointed at whom, as the host saw it: at least one."""

    def check(self, value: Any, seat: str) -> dict[str, str]:
        """Not empty: nobody's pointing is no ballot."""
        pointed = super().check(value, seat)
        need(pointed, "form")
        return pointed


def vote(g: State, t: Table) -> Part:
    """Most votes is out. The tied go to one runoff; tied again, the impostors escape."""
    r = g.round
    r.first = r.votes = yield from ballot(g, t)

    top = most_named(r.votes)
    if len(top) > 1:
        r.tied = [seat for seat in r.seats if seat in top]
        r.votes = {}
        r.votes = yield from ballot(g, t)
        top = most_named(r.votes)
    if len(top) != 1:
        raise RoundOver("still_tied")

    r.accused = top[0]
    if r.accused not in r.impostors:
        raise RoundOver("escaped")


def ballot(g: State, t: Table) -> Part:
    """One ballot, by the option: who named whom."""
    voted = yield from (pointing if g.options.ballot == "pointing" else secret)(g, t)
    return voted


def secret(g: State, t: Table) -> Part:
    """Everybody picks one other seat, and may change its mind until the ballot closes."""
    got = yield from hear(g, t, lambda: _secret(g, t))
    if too_few(g, t, got) and not got.skipped:
        got = yield from hear(g, t, lambda: _secret(g, t), got, more=EXTENSION)

    if too_few(g, t, got):
        g.round.first = g.round.first or in_seating_order(g, got.by)
        raise RoundOver("too_few")
    return in_seating_order(g, got.by)


def in_seating_order(g: State, by: Votes) -> Votes:
    """The votes, without a trace of who was quick: when somebody voted tells as much as whom."""
    return {seat: by[seat] for seat in g.round.seats if seat in by}


def pointing(g: State, t: Table) -> Part:
    """On three everybody points; the host enters the accused (or tied) and who pointed at them.

    Only with nobody there to be the host does a tie stand.
    """
    got = yield from hear(g, t, lambda: _pointing(g, t))
    while got.skipped:
        got = yield from hear(g, t, lambda: _pointing(g, t), got)
    return got.one or {}


def too_few(g: State, t: Table, got: Answers) -> bool:
    """Whether fewer than half of the seats dealt in and not gone for good have voted."""
    return 2 * len(got.by) < len(present(g, t))


def most_named(votes: Mapping[str, str]) -> tuple[str, ...]:
    """The seat named most often; several if they are tied, none if nobody voted."""
    tally = Counter(votes.values())
    return tuple(seat for seat, count in tally.items() if count == max(tally.values()))


def candidates(g: State, t: Table) -> tuple[str, ...]:
    """Who may be named: everybody, in a runoff only the tied."""
    return tuple(seat for seat in present(g, t) if not g.round.tied or seat in g.round.tied)


def _secret(g: State, t: Table) -> Ask:
    runoff = bool(g.round.tied)
    return Ask(
        present(g, t), "runoff" if runoff else "vote", OneSeat(candidates(g, t), but_self=True),
        within=g.options.ballot_time, calls=may_say(g, t), seating=("left",), patience=None,
        seen="who" if g.options.voters_seen == "names" else "count",
        undo=not runoff,  # who is tied has been shown
    )  # fmt: skip


def _pointing(g: State, t: Table) -> Ask:
    return Ask(
        (HOST,), "pointing", Pointing(present(g, t), candidates(g, t), but_self=True),
        calls=may_say(g, t), seating=("left",), undo=True,
    )  # fmt: skip
