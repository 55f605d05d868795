"""What can be done to a card: named, turned, drawn, taken in hand, put under the pile."""

from facedown.games.hat.film import shoot
from facedown.games.hat.state import Card, State
from facedown.table.draw import Draws


def name_afresh(draws: Draws, card: Card) -> Card:
    """A card gets another name on the wire, drawn, so that it tells nothing of what it was."""
    card.id = f"{draws.below(2**48, 'card'):012x}"
    return card


def turn(draws: Draws, card: Card, *, up: bool) -> None:
    """A card is turned, and not called what it was called before."""
    card.up = up
    name_afresh(draws, card)


def draw(g: State, draws: Draws, seat: str) -> None:
    """A seat takes the top card, and all see it."""
    r = g.round
    r.card = name_afresh(draws, r.pile.pop(0))
    r.at, r.passer, r.to, r.name, r.ideas, r.fresh = "drawn", seat, None, None, None, True
    r.suggested = False
    shoot(r, "drawn", seat)


def take_in_hand(g: State, draws: Draws, card: Card, seat: str) -> None:
    """A card that lay in front of a seat must be passed on by it, face down."""
    r = g.round
    r.card, r.fresh = card, card.up
    if card.up:
        turn(draws, card, up=False)
    r.at, r.passer, r.to, r.name, r.ideas = "held", seat, None, None, None


def bury(g: State, card: Card) -> None:
    """A card goes under the pile, face up as all that lie there, and begins anew."""
    card.up, card.names = True, []
    g.round.pile.append(card)
