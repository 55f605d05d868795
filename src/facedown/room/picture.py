"""What a room shows, drawn anew only where it can have changed."""

from typing import Any

from facedown.table.frame import Drafts, Knock, around, moving, played
from facedown.table.position import Position
from facedown.table.roster import Roster
from facedown.table.tree import Split, joined, split


class Picture:
    """The tree of a room. What stands around the game is kept from act to act, and the game's own
    view as long as the scene has not gone on: of ten who vote, only the last changes it.
    """

    def __init__(self, code: str) -> None:
        self._code = code
        self._around = Split({}, {})
        self._roster: Roster | None = None
        self._known: tuple[Any, ...] = ()
        self._played = Split({}, {})
        self._position: Position | None = None
        self._moves = -1

    def drawn(
        self,
        position: Position,
        drafts: Drafts,
        linked: frozenset[str],
        knocks: tuple[tuple[str, str], ...],
    ) -> Split:
        """All there is to be seen at a position, secrets apart."""
        known = (position.opened.id, position.roster.changes, linked, knocks)
        if position.roster is not self._roster or known != self._known:
            waiting = tuple(Knock(device, name) for device, name in knocks)
            self._around = split(around(position, self._code, linked, waiting))
            self._roster, self._known = position.roster, known
        if position is not self._position or position.moves != self._moves:
            self._position = None  # should the view fail, nothing is known of it
            self._played = split(played(position))
            self._position, self._moves = position, position.moves
        return joined(joined(self._around, self._played), split(moving(position, drafts)))
