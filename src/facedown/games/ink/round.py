"""A round of ink, as the rulebook tells it."""

from facedown.games.ink.deal import deal
from facedown.games.ink.find import find
from facedown.games.ink.hide import hide
from facedown.games.ink.leaving import LEAST, TooFew
from facedown.games.ink.points import score
from facedown.games.ink.reveal import reveal
from facedown.games.ink.state import Round, State
from facedown.table.game import Scene, Table


def round_(g: State, t: Table) -> Scene:
    """Hide, find, score, next."""
    if len(t.seats) < LEAST:
        return too_few(g)
    deal(g, t)

    try:
        yield from hide(g, t)
        yield from find(g, t)
    except TooFew:
        # With a newcomer they may be three again; then it is dealt anew.
        g.round = Round()
        return "round"

    yield from reveal(g, t)
    score(g)
    return "round" if g.played < g.options.rounds else "gallery"


def too_few(g: State) -> str:
    """Under three present the game ends on completed rounds."""
    g.short = True
    return "gallery"
