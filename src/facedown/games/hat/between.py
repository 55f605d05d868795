"""What is not a round: the pause for want of seats, the awards, and how a match breaks off."""

from facedown.games.hat.leaving import LEAST
from facedown.games.hat.points import fewest, most, score
from facedown.games.hat.state import Awards, Round, State
from facedown.table.ask import HOST, Ask
from facedown.table.game import Scene, Table


def pause_(g: State, t: Table) -> Scene:
    """Alone at the table: until somebody joins, or the host ends the match."""
    while len(t.seats) < LEAST:
        yield Ask((), "pause", seating=("sat", "left"))
    return "round"


def awards_(g: State, t: Table) -> Scene:
    """The winner, the best bluffer, the sharpest eye: of those who are still at the table."""
    here = {seat: 0 for seat in t.seats}
    g.awards = Awards(
        winner=fewest(g.points, t.seats),
        bluffer=most({seat: g.slips.get(seat, 0) for seat in here}),
        eye=most({seat: g.caught.get(seat, 0) for seat in here}),
    )
    yield Ask((HOST,), "awards", absent="ok")
    return None


def voided(g: State) -> str | None:
    """The host voids the round: nothing of it counts, and all cards are shuffled again."""
    if g.awards is not None:
        return None
    g.round = Round()
    return "round"


def ended(g: State) -> str | None:
    """The host ends the match: with honours, if at least one round was played to its end."""
    score(g)
    g.round = Round()
    return "awards" if g.played and g.awards is None else None
