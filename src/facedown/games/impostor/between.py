"""What is not a round: the void round, the pause for want of seats, the awards."""

from collections.abc import Mapping

from facedown.games.impostor.leaving import LEAST
from facedown.games.impostor.points import score
from facedown.games.impostor.reveal import onward
from facedown.games.impostor.state import Awards, State
from facedown.table.ask import HOST, Ask
from facedown.table.game import Scene, Table


def voided_(g: State, t: Table) -> Scene:
    """A void round shows its word, not the roles. It is dealt again."""
    yield from onward(g, t)
    return "round"


def pause_(g: State, t: Table) -> Scene:
    """Under three seats: until somebody joins, or the host ends the match."""
    while len(t.seats) < LEAST:
        yield Ask((), "pause", seating=("sat", "left"))
    return "round"


def awards_(g: State, t: Table) -> Scene:
    """The winner, the best liar, the sharpest eye."""
    g.awards = Awards(most(g.scores), most(g.lies), most(g.hits))
    yield Ask((HOST,), "awards", absent="ok")
    return None


def most(of: Mapping[str, int]) -> list[str]:
    """Who has the most; ties share, and nobody is honoured for nothing."""
    top = max(of.values(), default=0)
    return [seat for seat, count in of.items() if count == top > 0]


def voided(g: State) -> str | None:
    """The host voids the round: no points, a new word."""
    if g.awards is not None:
        return "awards"  # there is no round to be voided any more
    if not g.round.word:
        return "round"
    g.round.ending, g.round.open = "void", False
    return "voided"


def ended(g: State) -> str | None:
    """The host ends the match: with honours, if at least one round was scored."""
    score(g)
    return "awards" if g.played and g.awards is None else None
