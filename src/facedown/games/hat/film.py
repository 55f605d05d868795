"""The film of a round: every moment at which something came to lie elsewhere.

It is shot while the round is played, and shown to nobody before it is over.
"""

from typing import Any

from msgspec import Struct

from facedown.games.hat.deck import Arrow
from facedown.games.hat.state import Card, Happened, Round, Still


class FilmCard(Struct):
    """A card that was on the table, both its sides."""

    picture: str
    arrow: Arrow
    black: bool


class Film(Struct):
    """The round from the deal to its end. A still's cards are places in `cards`."""

    cards: list[FilmCard]
    stills: list[Still]


def shoot(r: Round, what: Happened, seat: str | None = None, **more: Any) -> None:
    """One still of the table as it lies now."""
    more = {"to": r.to, "name": r.name, "right": None, "slip": False} | more
    r.stills.append(
        Still(
            what=what,
            seat=seat,
            card=r.card.number if r.card else None,
            seats=list(r.seats),
            front={seat: _numbers(r.front[seat]) for seat in r.seats},
            up=[card.number for seat in r.seats for card in r.front[seat] if card.up],
            penalties={seat: _numbers(cards) for seat, cards in r.penalties.items()},
            **more,
        )
    )


def film(r: Round) -> Film:
    """The film, of the cards that were seen by the table alone."""
    every = {card.number: card for card in _cards(r)}
    seen = sorted({number for still in r.stills for number in _in(still)})
    return Film(
        [FilmCard(every[n].picture, every[n].arrow, every[n].black) for n in seen],
        [_numbered(still, {number: at for at, number in enumerate(seen)}) for still in r.stills],
    )


def _numbered(still: Still, at: dict[int, int]) -> Still:
    return Still(
        what=still.what,
        seat=still.seat,
        to=still.to,
        card=None if still.card is None else at[still.card],
        name=still.name,
        right=still.right,
        slip=still.slip,
        seats=still.seats,
        front={seat: [at[number] for number in row] for seat, row in still.front.items()},
        up=[at[number] for number in still.up],
        penalties={seat: [at[n] for n in row] for seat, row in still.penalties.items()},
        votes=still.votes,
    )


def _in(still: Still) -> list[int]:
    under_way = [] if still.card is None else [still.card]
    rows = (*still.front.values(), *still.penalties.values())
    return [*under_way, *(number for row in rows for number in row)]


def _cards(r: Round) -> list[Card]:
    lying = [card for row in (*r.front.values(), *r.penalties.values()) for card in row]
    return [*r.pile, *lying, *([r.card] if r.card else [])]


def _numbers(cards: list[Card]) -> list[int]:
    return [card.number for card in cards]
