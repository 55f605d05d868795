"""What the table shows of a match. What lies face down is not in it at all, for nobody may look."""

from msgspec import Struct

from facedown.games.hat.deck import Arrow
from facedown.games.hat.film import Film, film
from facedown.games.hat.options import Names
from facedown.games.hat.points import of_round, total
from facedown.games.hat.state import At, Awards, Card, Ending, State, Verdict
from facedown.table.secret import Secret


class Back(Struct):
    """The back of a card."""

    arrow: Arrow
    black: bool


class CardView(Struct):
    """A card, of which one side is seen: the picture if it lies face up, else the back.

    The id is another one each time the card is turned.
    """

    id: str
    picture: str | None
    back: Back | None


class View(Struct):
    """A match as everybody at the table sees it."""

    number: int
    """Of the round that is played, or the last one at the end."""
    rounds: int
    last: bool
    names: Names
    typed: bool
    each: int
    """Cards in front of each seat."""
    seats: list[str]
    """Those who play, to the left; who is not among them watches."""
    pile: int
    top: str | None
    """The picture on top of the pile."""
    front: dict[str, list[CardView]]
    """The oldest, bottom card first."""
    penalties: dict[str, list[str]]
    """Pictures; those of who has left, too."""
    card: CardView | None
    """The card under way."""
    at: At
    """Where it is: drawn, held, offered, shown; empty before the first and after the last."""
    passer: str | None
    to: str | None
    name: str | None
    """What it is offered as, where names are typed: of this one offer, never of earlier ones."""
    first: str | None
    """While it is shown: the typed name it was introduced with."""
    suggested: bool
    """The name is taken as right, unless somebody asks for a vote."""
    verdict: Verdict | None
    """How the last refusal ended, until the next offer is made."""
    quiet: int
    """Offers since the last penalty."""
    ending: Ending
    ideas: Secret[dict[str, list[str]] | None]
    """By language: characters for the passer alone."""
    points: dict[str, int]
    """Penalties of this round."""
    scores: dict[str, int]
    """Of the match, those of this round included; fewest wins."""
    film: Film | None
    """Once the round is over."""
    awards: Awards | None


def view(g: State) -> View:
    """The view, from the state alone."""
    r, o = g.round, g.options
    dealt = bool(r.front)
    number = g.played + dealt
    return View(
        number=number,
        rounds=g.rounds,
        last=number >= g.rounds,
        names=o.names,
        typed=o.said == "typed",
        each=r.each,
        seats=r.seats,
        pile=len(r.pile),
        top=r.pile[0].picture if r.pile else None,
        front={seat: [lying(card) for card in cards] for seat, cards in r.front.items()},
        penalties={seat: [card.picture for card in row] for seat, row in r.penalties.items()},
        card=lying(r.card) if r.card else None,
        at=r.at,
        passer=r.passer,
        to=r.to,
        name=r.name,
        first=r.card.names[0] if r.card and r.at == "shown" and r.card.names else None,
        suggested=r.suggested,
        verdict=r.verdict,
        quiet=r.quiet,
        ending=r.ending,
        ideas=Secret(r.ideas, {r.passer} if r.ideas and r.passer else ()),
        points=of_round(r),
        scores=total(g),
        film=film(r) if r.open else None,
        awards=g.awards,
    )


def lying(card: Card) -> CardView:
    """The one side of a card that lies up."""
    if card.up:
        return CardView(card.id, card.picture, None)
    return CardView(card.id, None, Back(card.arrow, card.black))
