"""What lasts longer than a game: matches played, what was used up, and what comes next."""

from typing import Any

from msgspec import Struct, field


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
