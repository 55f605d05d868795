"""Which pictures the deck has, and which characters each may call to mind."""

from functools import cache
from importlib.resources import files

from msgspec import Struct

LANGUAGES = ("en", "cs")


class Picture(Struct, frozen=True):
    """The picture of a card: its file is `content/pictures/<id>.svg`."""

    id: str
    labels: dict[str, str]
    """What is to be seen, in words, by language."""
    tags: tuple[str, ...]


@cache
def pictures() -> dict[str, Picture]:
    """Every picture by its id, in the order of the file."""
    return {
        id: Picture(id, {"en": en, "cs": cs}, tuple(tags.split()))
        for id, _, en, cs, tags in _rows("deck.tsv")
    }


@cache
def characters(language: str) -> dict[str, tuple[str, ...]]:
    """By picture: examples of whom it may call to mind, for who speaks this language."""
    return {
        picture: tuple(names.split("; ")) for picture, names in _rows(f"characters.{language}.tsv")
    }


def _rows(sheet: str) -> list[list[str]]:
    text = (files(__package__) / "content" / sheet).read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines()[1:]]
