"""Which objects there are to hide, and where: the stock, read from `content/`."""

from functools import cache
from importlib.resources import files
from typing import Literal, get_args

from msgspec import Struct, convert

from facedown.table.letters import fold

Level = Literal["easy", "medium", "hard"]
LEVELS: tuple[Level, ...] = get_args(Level)
"""How hard an object is to draw with a finger."""


class Object(Struct, frozen=True):
    """Something to hide: what it is called by language, and what it must not be dealt with."""

    id: str
    level: Level
    kin: str
    """Objects alike in shape or meaning have one kin; of one kin one is on the table."""
    names: dict[str, str]


class Location(Struct, frozen=True):
    """Where to hide it: by language what it is called, and six things that belong there."""

    id: str
    kin: str
    names: dict[str, str]
    ideas: dict[str, list[str]]


@cache
def objects() -> dict[str, Object]:
    """Every object by its id."""
    rows, languages = _rows("objects.tsv", 4)
    return {
        id: Object(id, convert(level, Level), kin, dict(zip(languages, names, strict=True)))
        for id, level, _, kin, *names in rows
    }


@cache
def locations() -> dict[str, Location]:
    """Every location by its id. A column of six ideas, divided by commas, follows each name."""
    rows, columns = _rows("locations.tsv", 5)
    languages = columns[::2]
    return {
        id: Location(
            id, kin, dict(zip(languages, told[::2], strict=True)),
            {code: ideas.split(", ") for code, ideas in zip(languages, told[1::2], strict=True)},
        )
        for id, kin, _, _, _, *told in rows
    }  # fmt: skip


@cache
def up_to(level: Level) -> tuple[str, ...]:
    """The ids of the objects that are no harder than this."""
    hardest = LEVELS.index(level)
    return tuple(o.id for o in objects().values() if LEVELS.index(o.level) <= hardest)


@cache
def languages() -> tuple[str, ...]:
    """The codes of the languages everything has a name in."""
    return tuple(next(iter(objects().values())).names)


@cache
def kin_by_name() -> dict[str, str]:
    """The kin of each name, in any language: for objects that players bring themselves."""
    return {fold(name): o.kin for o in objects().values() for name in o.names.values()}


@cache
def location_by_name() -> dict[str, str]:
    """The kin of each location's name, in any language."""
    return {fold(name): at.kin for at in locations().values() for name in at.names.values()}


def _rows(file: str, fixed: int) -> tuple[list[list[str]], list[str]]:
    text = (files(__package__) / "content" / file).read_text(encoding="utf-8")
    header, *rows = (line.split("\t") for line in text.splitlines())
    return rows, header[fixed:]
