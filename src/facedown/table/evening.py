"""What lasts longer than a game: matches played, what was used up, and what comes next."""

from collections.abc import Mapping
from typing import Any, TypeVar

from msgspec import Struct, field

T = TypeVar("T")

LATELY = 60
"""Of so many seats that left last the names are known, whether they have played or not."""


class Match(Struct):
    """One game that was played to its end at this table."""

    game: str
    points: dict[str, int]
    """The points of each seat, by the game's own rules."""
    winners: list[str]
    rounds: int


class Evening(Struct):
    """Carried from scene to scene; a game reads it in `begin` and adds to it in `settle`."""

    matches: list[Match] = field(default_factory=list)
    used: dict[str, list[str]] = field(default_factory=dict)
    """By game: the content (ids of words, pictures) that has been on the table tonight, or on an
    evening that was carried along. An id of what players brought themselves has a colon.
    """
    options: dict[str, dict[str, Any]] = field(default_factory=dict)
    """By game: the options last chosen, so that "again" keeps them."""
    gifts: dict[str, dict[str, dict[str, list[str]]]] = field(default_factory=dict)
    """By game, kind and giver (a seat or the host): texts of the players' own. Secret."""
    counts: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    """By game and seat: what a game itself wants to remember over matches."""
    game: str = ""
    """The game last chosen."""
    next: str = ""
    """The game to be opened now; empty: the lobby."""


def still_named(gone: Mapping[str, T], evening: Evening) -> dict[str, T]:
    """Of the seats that have left, by their ids, those that a view may still name: who played in a
    match of the evening, and who left lately.

    Else somebody who sits down and leaves, over and over, would make every frame longer for good.
    """
    played = {seat for match in evening.matches for seat in match.points}
    early = len(gone) - LATELY
    return {seat: it for n, (seat, it) in enumerate(gone.items()) if n >= early or seat in played}
