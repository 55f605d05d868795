"""What a room shows, drawn anew only where it can have changed."""

from typing import Any

from facedown.table.frame import Drafts, Knock, around, moving
from facedown.table.position import Position
from facedown.table.roster import Roster
from facedown.table.tree import Split, joined, split


class Picture:
    """The tree of a room, of which what stands around the game is kept from act to act."""

    def __init__(self, code: str) -> None:
        self._code = code
        self._around = Split({}, {})
        self._roster: Roster | None = None
        self._known: tuple[Any, ...] = ()

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
        return joined(self._around, split(moving(position, drafts)))
