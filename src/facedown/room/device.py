"""A device at the table: its secret, its public id, and the set of names it sees as."""

import hashlib
import re
from typing import Protocol

from facedown.table.frame import You
from facedown.table.roster import Roster
from facedown.table.secret import HOST, TV, Viewer

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
    """One open line of a device: what it may see, and what it was last sent."""

    __slots__ = ("device", "line", "open", "overlay", "tv")

    def __init__(self, device: str, line: Line, tv: bool) -> None:
        self.device, self.line, self.tv = device, line, tv
        self.open: str | None = None
        """Which of several seats the device was opened for."""
        self.overlay: dict[str, bytes] = {}

    def seat(self, roster: Roster) -> str | None:
        """The one seat that the device sees as now."""
        held = roster.held_by(self.device)
        if len(held) == 1:
            return held[0]
        return self.open if self.open in held else None

    def viewer(self, roster: Roster) -> Viewer:
        """The names it sees as. A board sees as nobody at the table, whoever's browser it is."""
        if self.tv:
            return frozenset({TV})
        seat = self.seat(roster)
        names = {seat} if seat else set()
        return frozenset(names | ({HOST} if roster.hosting == self.device else set()))

    def you(self, roster: Roster, knocking: str | None) -> You:
        """What the device is to know of itself."""
        if self.tv:
            return You((), False, None, True, None)
        held = roster.held_by(self.device)
        return You(held, roster.hosting == self.device, self.seat(roster), False, knocking)
