"""What a game is to the table, and what a scene may know besides its own state."""

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from facedown.table.answers import Again, Answers
from facedown.table.ask import Ask
from facedown.table.draw import Draws
from facedown.table.evening import Evening
from facedown.table.forms import Form
from facedown.table.roster import Roster

Scene = Generator[Ask | Again, Answers, str | None]
"""One round, the lobby, the awards: yields asks, is sent answers, returns the next scene's name,
or none.
"""


class Table(Draws):
    """What a scene may know besides its state: the draws, and who sits at the table."""

    def __init__(
        self, roster: Roster, seed: int, scene: int, given: Mapping[str, Any] | None = None
    ) -> None:
        super().__init__(seed, scene, given)
        self._roster = roster

    @property
    def seats(self) -> tuple[str, ...]:
        """All seats at the table now, in seating order to the left."""
        return self._roster.seats

    @property
    def host(self) -> str | None:
        """The host's own seat, if the host has one."""
        return self._roster.host

    def here(self, seat: str) -> bool:
        """Whether a seat (or the host) is at the table and not away."""
        return self._roster.here(seat)

    @property
    def own_phones(self) -> bool:
        """Whether no device holds more than one seat. For the lobby alone: games never learn the
        mode.
        """
        return len({place.device for place in self._roster.places}) == len(self._roster.places)


class Empty(Struct):
    """The options of a game that has none."""


def _nothing(*_: Any) -> Any:
    return None


@dataclass(frozen=True, eq=False)
class Game:
    """A folder of `games/`, as the table needs it."""

    name: str
    least: int
    """The fewest and the most seats it takes."""
    most: int
    State: type[Struct]
    """All the game remembers from scene to scene: plain data."""
    scenes: Mapping[str, Callable[[Any, Table], Scene]]
    """By name; a match begins with the first."""
    view: Callable[[Any], Any]
    """What the table shows, as one tree of structs, from the state alone."""
    begin: Callable[[Evening, Any, Table], Any]
    """The state of a new match, from (evening, options, table)."""
    settle: Callable[[Any, Evening], Evening]
    """The evening after the match, from (state, evening)."""
    place: int = 100
    """Where it stands in the lobby: lower numbers first, and the lowest is chosen at first."""
    rules: int = 1
    """The version of the rules; a round begun under another one is started afresh."""
    Options: type[Struct] = Empty
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    """By name: options that differ from the defaults."""
    resolve: Callable[[Any, int, bool], Any] = lambda options, seats, own_phones: options
    """The options as they come to at a table of so many seats (`auto` decided, too much cut)."""
    minutes: Callable[[Any, int], float] = lambda options, seats: 0.0
    """How long a match will take, from (resolved options, seats)."""
    gives: Mapping[str, Form] = field(default_factory=dict)
    """By kind: texts of their own that players may give in the lobby."""
    voided: Callable[[Any], str | None] = _nothing
    """The scene after a round that the host voids; None: the match is over."""
    ended: Callable[[Any], str | None] = _nothing
    """The scene after the host has ended the match; None: at once the lobby."""
    fits: Callable[[Any, int], str | None] = _nothing
    """A code of what is amiss with (resolved options, seats), or None."""
    View: type | None = None
    """The struct that `view` returns, for the generated types."""

    @property
    def first(self) -> str:
        """The scene with which a match begins."""
        return next(iter(self.scenes))
