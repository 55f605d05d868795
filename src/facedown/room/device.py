"""A device at the table: its secret, its public id, and the set of names it sees as."""

import hashlib
import re
from typing import Protocol

import msgspec

from facedown.table.ask import Wait
from facedown.table.frame import You
from facedown.table.position import Position
from facedown.table.roster import Roster
from facedown.table.secret import HOST, TV, Viewer, held

_encode = msgspec.json.Encoder().encode

TOKEN = re.compile(r"[A-Za-z0-9_-]{22,64}")


def device_of(token: str, code: str) -> str | None:
    """The public id, in this room, of whoever holds the token; None if it is no token.

    A hash, so that the token is kept nowhere and an id is no credential. Looking an id up is no
    comparison that time could be measured of: nobody can choose what a token hashes to.
    """
    if not TOKEN.fullmatch(token):
        return None
    return hashlib.blake2b(f"{code}/{token}".encode(), digest_size=12).hexdigest()


class Line(Protocol):
    """How a device is reached. Sending never waits for a slow reader: it is dropped instead."""

    async def send(self, data: bytes) -> None:
        """One message, whole. Never raises."""

    async def close(self, code: str) -> None:
        """Say `bye` with this code, and hang up. Never raises."""


class Link:
    """One open line of a device: whom it sees as, and what it was last told of itself."""

    __slots__ = (
        "_known",
        "_owed",
        "_wait",
        "device",
        "line",
        "open",
        "tv",
        "viewer",
        "wrote",
        "you",
    )

    def __init__(self, device: str, line: Line, tv: bool) -> None:
        self.device, self.line, self.tv = device, line, tv
        self.open: str | None = None
        """Which of several seats the device was opened for; None: it is covered."""
        self._wait: Wait | None = None
        self._owed = False
        self.viewer: Viewer = frozenset()
        """The names it sees as. A board sees as nobody at the table, whoever's browser it is."""
        self.you = b""
        """What it is to know of itself, encoded."""
        self.wrote: str | None = None
        """A place in the tree that it writes just now: it is not sent what it has sent itself."""
        self._known: tuple[Roster | None, int, str | None, str | None] = (None, 0, None, None)

    def open_for(self, seat: str | None, position: Position) -> None:
        """See as this one of several seats, for as long as `look` finds reason to; None: cover."""
        self.open, self._wait = seat, position.name
        self._owed = seat is not None and position.owes(seat)

    def look(self, position: Position, knocking: str | None) -> None:
        """Learn whom the device sees as now; derived again only when something has changed."""
        self._cover(position)
        roster = position.roster
        known = (roster, roster.changes, self.open, knocking)
        if known[0] is self._known[0] and known[1:] == self._known[1:]:
            return
        self._known = known
        self.viewer, you = _seen_by(self, roster, knocking)
        self.you = _encode(you)

    def _cover(self, position: Position) -> None:
        """Between hands a device sees as none: once the seat it was opened for has answered or
        gone, or the wait is another one, it is covered, whatever the client does.
        """
        if self.open is None:
            return
        roster, owes = position.roster, position.owes(self.open)
        here = roster.passed_round(self.device) and self.open in roster.held_by(self.device)
        if not here or position.name != self._wait or (self._owed and not owes):
            self.open = None
        self._owed = owes


def _seen_by(link: Link, roster: Roster, knocking: str | None) -> tuple[Viewer, You]:
    if link.tv:
        return frozenset({TV}), You((), False, None, True, None)
    seats, hosts = roster.held_by(link.device), roster.hosting == link.device
    # A device that is handed round sees as the one it was opened for, or as none.
    round_ = roster.passed_round(link.device)
    seat = link.open if round_ else next(iter(seats), None)
    seat = seat if seat in seats else None
    names = {seat} if seat else set()
    names |= {held(one) for one in seats} if round_ else set()
    return frozenset(names | ({HOST} if hosts else set())), You(seats, hosts, seat, False, knocking)
