"""What penalties count: fewest wins, and over several rounds they add up."""

from collections.abc import Iterable, Mapping

from facedown.games.hat.state import Round, State


def of_round(r: Round) -> dict[str, int]:
    """The penalties of a round so far, those of who has left too."""
    return {seat: len(cards) for seat, cards in r.penalties.items()}


def total(g: State) -> dict[str, int]:
    """Everybody's points, those of the round on the table included."""
    return added(g.points, of_round(g.round))


def score(g: State) -> None:
    """A round that is over counts, once."""
    r = g.round
    if not r.open:
        return
    g.points = added(g.points, of_round(r))
    g.slips = added(g.slips, r.slips)
    g.caught = added(g.caught, r.caught)
    g.played += 1
    g.starter = r.third
    g.round = Round()


def welcome(g: State, seats: Iterable[str]) -> None:
    """Who joins later begins with as many points as whoever leads, or watching would win."""
    for seat in seats:
        before = [points for other, points in g.points.items() if other in seats]
        g.points.setdefault(seat, min(before, default=0))


def fewest(points: Mapping[str, int], seats: Iterable[str]) -> list[str]:
    """Who of the seats that played has the fewest points; ties share."""
    played = [seat for seat in seats if seat in points]
    best = min((points[seat] for seat in played), default=0)
    return [seat for seat in played if points[seat] == best]


def most(of: Mapping[str, int]) -> list[str]:
    """Who has the most; ties share, and nobody is honoured for nothing."""
    top = max(of.values(), default=0)
    return [seat for seat, count in of.items() if count == top > 0]


def added(one: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    """Two counts in one."""
    return {seat: one.get(seat, 0) + other.get(seat, 0) for seat in {**one, **other}}
