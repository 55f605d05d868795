"""Objects and locations as the table shows them: each phone in its own language."""

from collections.abc import Mapping

from msgspec import Struct

from facedown.games.ink.content import languages, locations, objects


class Thing(Struct):
    """An object."""

    id: str
    names: dict[str, str]
    """By language."""
    picture: str | None
    """`content/pictures/<picture>.svg`; None for what players brought."""


class Where(Struct):
    """A location."""

    id: str
    names: dict[str, str]
    ideas: dict[str, list[str]]
    """By language: a few things that belong there; none for what players brought."""
    vignette: str | None
    """`content/vignettes/<vignette>.svg`."""


def thing(id: str, ours: Mapping[str, str]) -> Thing:
    """An object of the stock, or one of the players' own."""
    if id in ours:
        return Thing(id, dict.fromkeys(languages(), ours[id]), None)
    return Thing(id, objects()[id].names, id)


def where(id: str, ours: Mapping[str, str]) -> Where:
    """A location of the stock, or one of the players' own."""
    if id in ours:
        return Where(id, dict.fromkeys(languages(), ours[id]), {}, None)
    at = locations()[id]
    return Where(id, at.names, at.ideas, id)
