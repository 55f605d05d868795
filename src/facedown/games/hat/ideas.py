"""Characters for a passer who is stuck, which tell nothing about a card that lies face down."""

from facedown.games.hat.content import LANGUAGES, characters, pictures
from facedown.games.hat.state import Round
from facedown.table.draw import Draws

Ideas = dict[str, list[str]]
"""By language: some characters."""

FITTING, ANY = 3, 5
"""How many characters are told: of a picture all can see, and of the deck at large."""


def think_of(r: Round, draws: Draws) -> Ideas:
    """Of the drawn card's own picture while all see it; afterwards of any pictures whatever.

    A card that lies face down has no say in what is drawn: an idea must remind nobody of it.
    """
    card = r.card
    if r.at == "drawn" and card and card.picture in pictures():
        return {lang: fitting(draws, lang, card.picture) for lang in LANGUAGES}
    return {lang: anything(draws, lang) for lang in LANGUAGES}


def fitting(draws: Draws, language: str, picture: str) -> list[str]:
    """Some characters that one picture may call to mind."""
    return draws.some(characters(language)[picture], FITTING, f"idea {language}")


def anything(draws: Draws, language: str) -> list[str]:
    """A character each of some pictures, drawn from the whole deck, wherever its cards are."""
    drawn = draws.some(tuple(pictures()), ANY, f"ideas {language}")
    names = [draws.choose(characters(language)[id], f"idea {language}") for id in drawn]
    return list(dict.fromkeys(names))
