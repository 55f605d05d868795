"""What a seat's card shows: the same fields and as many bytes for an impostor as for others."""

from typing import Literal

from msgspec import Struct

from facedown.games.impostor.pool import forms_of
from facedown.games.impostor.state import State
from facedown.table.secret import Secret


class Card(Struct):
    """One card. It also holds all that its own seat may be asked about a typed clue."""

    impostor: Literal[0, 1]
    category: str
    """The category's id; empty where this card does not show it."""
    word: dict[str, str]
    """By language; empty on an impostor's card."""
    partners: list[str]
    """The other impostors, where they know each other."""


def crew_card(category: str, forms: dict[str, str]) -> Card:
    """The card of one of the others: the category and the word."""
    return Card(0, category, forms, [])


def impostor_card(category: str, partners: list[str]) -> Card:
    """The card of an impostor: perhaps the category, perhaps the partners."""
    return Card(1, category, {}, partners)


def cards(g: State) -> dict[str, Secret[Card]]:
    """Every card, each for its own seat alone, padded to the heaviest of the deal."""
    return {seat: Secret(card(g, seat), {seat}, g.round.weight) for seat in g.round.seats}


def card(g: State, seat: str) -> Card:
    """The card of one seat."""
    r = g.round
    if seat not in r.impostors:
        return crew_card(r.category, forms_of(r.word, g.ours))
    partners = [other for other in r.impostors if other != seat] if g.options.know else []
    return impostor_card("" if g.options.sees == "nothing" else r.category, partners)
