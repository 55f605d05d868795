"""Which words there are to hide, and which category, level and forms each has."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal, get_args

from msgspec import Struct, convert

Level = Literal["easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""From what a six-year-old knows, over what a ten-year-old knows, to what is harder."""


class Word(Struct, frozen=True):
    """A word that may be dealt: `forms` holds it as printed on a card, by language code."""

    id: str
    category: str
    level: Level
    family: bool
    forms: dict[str, str]


@cache
def words() -> dict[str, Word]:
    """Every word by its id, category after category, in the order of the files."""
    return {word.id: word for sheet in _sheets() for word in _words_of(sheet)}


@cache
def categories() -> tuple[str, ...]:
    """The ids of all categories that have words, in alphabetical order."""
    return tuple(_category(sheet) for sheet in _sheets())


@cache
def languages() -> tuple[str, ...]:
    """The codes of the languages every word has a form in."""
    return tuple(next(iter(words().values())).forms)


def _sheets() -> list[Traversable]:
    folder = files(__package__) / "content"
    sheets = (entry for entry in folder.iterdir() if entry.name.endswith(".tsv"))
    return sorted(sheets, key=_category)


def _category(sheet: Traversable) -> str:
    return sheet.name.removesuffix(".tsv")


def _words_of(sheet: Traversable) -> Iterator[Word]:
    header, *rows = sheet.read_text(encoding="utf-8").splitlines()
    codes = header.split("\t")[3:]
    for row in rows:
        id, level, family, *forms = row.split("\t")
        yield Word(
            id=id,
            category=_category(sheet),
            level=convert(level, Level),
            family={"yes": True, "no": False}[family],
            forms=dict(zip(codes, forms, strict=True)),
        )
