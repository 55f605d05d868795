"""What a round is worth, and to whom."""

from collections.abc import Sequence

from facedown.games.impostor.impostors import count_scored
from facedown.games.impostor.state import Ending, Round, State, Votes

SURVIVED: tuple[Ending, ...] = ("escaped", "still_tied", "too_few", "said_by_other")


def earned(
    ending: Ending,
    seats: Sequence[str],
    impostors: Sequence[str],
    out: str | None,
    correct: Sequence[str],
) -> dict[str, int]:
    """The points of each seat, by the table of the rules.

    `out` is the impostor who is out or said the word; `correct` are the seats with a correct vote.
    """
    points = dict.fromkeys(seats, 0)
    if ending in SURVIVED:
        return points | dict.fromkeys(impostors, 3)

    points |= dict.fromkeys(impostors, 2)
    if ending == "missed" and out is not None:
        points[out] = 0
    if ending in ("guessed", "missed"):
        points |= dict.fromkeys(correct, 1)
    return points


def correct(votes: Votes, impostors: Sequence[str]) -> list[str]:
    """A correct vote is one of the others' votes for any impostor."""
    return [s for s, named in votes.items() if named in impostors and s not in impostors]


def of_round(r: Round) -> dict[str, int]:
    """The points of a round that has ended; none where it is void."""
    if r.ending in ("", "void"):
        return {}
    out = r.accused if r.ending in ("guessed", "missed") else r.said_by
    return earned(r.ending, r.seats, r.impostors, out, hits(r))


def hits(r: Round) -> list[str]:
    """Whose vote in the last ballot was correct, as far as the table knows."""
    return correct({**r.votes, **r.also}, r.impostors)


def score(g: State) -> None:
    """Enter the round in the books. A void one leaves no trace there."""
    r = g.round
    if r.ending in ("", "void"):
        return
    for seat, points in of_round(r).items():
        g.scores[seat] = g.scores.get(seat, 0) + points
        if seat in r.impostors:
            g.lies[seat] = g.lies.get(seat, 0) + points
    for seat in hits(r):
        g.hits[seat] = g.hits.get(seat, 0) + 1
    count_scored(g, r.seats, r.impostors)
    g.played += 1
    g.round = Round()
