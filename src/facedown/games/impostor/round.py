"""A round of impostor, as the rulebook tells it."""

from facedown.games.impostor.ballot import vote
from facedown.games.impostor.deal import deal
from facedown.games.impostor.guess import guess
from facedown.games.impostor.interrupt import hear, may_say, may_void, take_clue
from facedown.games.impostor.leaving import LEAST, Part, RoundOver, present
from facedown.games.impostor.points import score
from facedown.games.impostor.reveal import onward, who_else
from facedown.games.impostor.state import State
from facedown.table.ask import PATIENCE, Ask
from facedown.table.game import Scene, Table


def round_(g: State, t: Table) -> Scene:
    """Deal, look, give clues, talk, vote, reveal."""
    if len(t.seats) < LEAST:
        return "pause"
    deal(g, t)

    try:
        yield from look(g, t)
        yield from clues(g, t)
        yield from debate(g, t)
        yield from vote(g, t)
        yield from guess(g, t)
    except RoundOver as over:
        g.round.ending = over.ending
        g.round.turn = g.round.named = None
    if g.round.ending == "void":
        return "voided"

    g.round.open = True
    yield from who_else(g, t)
    yield from onward(g, t)
    score(g)
    return "round" if g.played < g.rounds else "awards"


def look(g: State, t: Table) -> Part:
    """Everybody opens their own card; the next step starts when all have looked."""
    # Asked of all alike: who is slow must tell nothing.
    yield from hear(
        g, t,
        lambda: Ask(
            present(g, t), "look", calls=may_say(g, t), seating=("left",), undo=True,
            patience=PATIENCE if g.options.clues == "typed" else None,
        ),
    )  # fmt: skip


def clues(g: State, t: Table) -> Part:
    """In the order shown each gives one word; every second circle runs in reverse."""
    r = g.round
    while not enough(g, t):
        r.circle += 1
        back = r.circle % 2 == 0 and g.options.circles != "until_ready"
        for seat in reversed(r.order) if back else r.order:
            if seat in t.seats and not r.enough:
                yield from take_clue(g, t, seat)


def enough(g: State, t: Table) -> bool:
    """Whether the circles are done, or more than half of the table is ready."""
    r = g.round
    if g.options.circles != "until_ready":
        return r.circle >= int(g.options.circles)
    return r.enough or (r.circle > 0 and 2 * len(r.ready) > len(present(g, t)))


def debate(g: State, t: Table) -> Part:
    """By the clock; the host may end it or give it more."""
    g.round.enough = True
    if g.options.debate:
        yield from hear(
            g, t,
            lambda: Ask(
                (), "debate", within=g.options.debate,
                calls={**may_say(g, t), **may_void(g)}, seating=("left",), undo=True,
            ),
        )  # fmt: skip
