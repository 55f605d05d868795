"""What is not a round: the gallery, and what follows when the host breaks off."""

from collections.abc import Mapping

from facedown.games.ink.points import score
from facedown.games.ink.state import Round, State
from facedown.table.ask import HOST, Ask
from facedown.table.game import Scene, Table


def gallery_(g: State, t: Table) -> Scene:
    """Who has won, and all drawings of the match, each as a film of its strokes."""
    g.ended, g.round = True, Round()
    yield Ask((HOST,), "gallery", absent="ok")
    return None


def most(of: Mapping[str, int]) -> list[str]:
    """Who has the most points; ties share, and nobody wins with none."""
    top = max(of.values(), default=0)
    return [seat for seat, count in of.items() if count == top > 0]


def voided(g: State) -> str | None:
    """The host voids the round: no points, and it is dealt again."""
    if g.ended:
        return None
    g.round = Round()
    return "round"


def ended(g: State) -> str | None:
    """The host ends the match, on completed rounds."""
    score(g)
    return "gallery" if g.played and not g.ended else None
