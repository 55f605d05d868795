"""A round of hat, as the rulebook tells it."""

from facedown.games.hat.answer import answer
from facedown.games.hat.leaving import LEAST, Part, RoundOver
from facedown.games.hat.offer import offer, turn_over
from facedown.games.hat.points import score
from facedown.games.hat.setup import deal, who_begins
from facedown.games.hat.state import State
from facedown.games.hat.verdict import verdict
from facedown.table.ask import HOST, Ask
from facedown.table.game import Scene, Table


def round_(g: State, t: Table) -> Scene:
    """Deal; then one card after another goes round, until somebody has three penalties."""
    if len(t.seats) < LEAST:
        return "pause"
    deal(g, t)

    try:
        yield from who_begins(g, t)
        while True:
            yield from one_step(g, t)
    except RoundOver as over:
        g.round.ending = over.ending

    g.round.open = True
    g.round.ideas = None
    yield Ask((HOST,), "film", absent="ok")

    score(g)
    return "round" if g.played < g.rounds else "awards"


def one_step(g: State, t: Table) -> Part:
    """Whatever the card under way is waiting for."""
    match g.round.at:
        case "drawn":
            yield from turn_over(g, t)
        case "held":
            yield from offer(g, t)
        case "offered":
            yield from answer(g, t)
        case "shown":
            yield from verdict(g, t)
