"""What becomes of the cards when somebody leaves in the middle of a round."""

from collections.abc import Generator
from typing import Any

from facedown.games.hat.cards import bury, draw, turn
from facedown.games.hat.film import shoot
from facedown.games.hat.state import Ending, Round, State
from facedown.table.answers import Again, Answers
from facedown.table.ask import Ask
from facedown.table.draw import Draws

LEAST = 2
"""The fewest seats for a round."""

Part = Generator[Ask | Again, Answers, Any]
"""A part of a round."""


class RoundOver(Exception):
    """The round ends here, in this way."""

    def __init__(self, ending: Ending) -> None:
        super().__init__(ending)
        self.ending: Ending = ending


def leave(g: State, draws: Draws, seat: str) -> None:
    """The cards in front go under the pile, penalties stay, arrows skip the seat."""
    r = g.round
    if seat not in r.seats:
        return
    following = neighbour(r, seat, "left")
    onward = neighbour(r, seat, "right" if r.card and r.card.arrow == "right" else "left")
    r.seats.remove(seat)
    for card in r.front.pop(seat):
        bury(g, card)

    if seat == r.passer:
        put_aside(g)
    elif seat == r.to:
        offer_on(g, draws, onward)
    shoot(r, "left", seat)

    if len(r.seats) < LEAST:
        raise RoundOver("one_left")
    if len(r.seats) == 2 and r.each == 1:
        raise RoundOver("two_left")
    if seat == r.passer:
        draw(g, draws, following)


def put_aside(g: State) -> None:
    """The card under way goes under the pile: nobody is there to pass it on, or gets it."""
    r = g.round
    if r.card:
        bury(g, r.card)
        shoot(r, "buried", r.passer)
    r.card, r.at, r.to, r.name, r.ideas, r.suggested = None, "", None, None, None, False


def offer_on(g: State, draws: Draws, onward: str) -> None:
    """An open offer moves to the next seat in its direction, face down again if it was turned up.

    Where the arrow allows anyone, the passer chooses again.
    """
    r = g.round
    assert r.card
    if r.card.up:
        turn(draws, r.card, up=False)
    r.suggested = False
    if r.card.arrow == "any":
        r.at, r.to, r.name = "held", None, None
        return
    r.at, r.to = "offered", onward
    shoot(r, "moved", r.passer)


def neighbour(r: Round, seat: str, way: str) -> str:
    """The next seat to the left or to the right."""
    return r.seats[(r.seats.index(seat) + (1 if way == "left" else -1)) % len(r.seats)]
