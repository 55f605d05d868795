"""What a journal promises, whatever keeps it: a file, a cluster, or only memory.

Positions are opaque, increasing integers: after 3 may come 4 or 900. Only 0 has a meaning of its
own: before the first entry. An entry is bytes that carry an id of their own, so that whoever
appended it can find it again. A journal belongs to one event loop.
"""

import re
from asyncio import Future
from collections.abc import AsyncIterator
from typing import Protocol

CODE = re.compile(r"[A-Za-z0-9]{1,32}")
LONGEST_KEY = 200

Entry = tuple[int, bytes]


class Journal(Protocol):
    """The append-only record of rooms, what is kept beside it, and the server's last-alive stamp.

    Everything raises `Unwritable` once the journal is closed, `Unknown` where the store fails, and
    ValueError for a room that is no code or a key that is none. All counts in the order of the
    calls, awaited or not: an append called after a `keep` is stored with it or later, never
    earlier, and a read sees all that was called before it.
    """

    async def append(self, room: str, after: int, data: bytes) -> int:
        """Add an entry to a room if `after` is still its last position; durable when it returns.

        Gives the entry's position. Conflict: something else came first, nothing is stored.
        Unknown (and being cancelled): it may be stored or not; see `append_surely`.
        """

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        """A room's entries past a position, in order; none for a room that does not exist."""

    def follow(self, room: str, after: int) -> AsyncIterator[Entry]:
        """A room's entries past a position, those stored and those to come, each once, no gap.

        Ends when the entries it has given are dropped, and when the journal is closed.
        """

    async def drop(self, room: str) -> None:
        """Forget a room: its entries and all that is kept for it."""

    def keep(self, room: str, key: str, data: bytes | None) -> Future[None]:
        """Keep a value beside a room's entries; the latest of a key wins, None removes it.

        In line when called, durable when the future is done; nobody has to await it. Where a
        room has no entries nothing is kept, so a draft that comes late revives no dropped room.
        """

    def clear(self, room: str, prefix: str = "") -> Future[None]:
        """Remove every kept value of a room whose key starts with this; awaited or not, as keep."""

    async def kept(self, room: str) -> dict[str, bytes]:
        """What is kept for a room, by key, in the order of the keys."""

    async def rooms(self) -> list[tuple[str, float]]:
        """Every room with entries and the wall time (seconds) of its last one, by code."""

    async def alive(self, at: float) -> None:
        """Stamp that the server was alive at this wall time (seconds), about every second."""

    async def last_alive(self) -> float | None:
        """The last stamp: how long an outage was, asked at start; None before the first."""

    async def close(self) -> None:
        """Store what is in line, end all followers, let go of the store. Twice is once."""


def a_code(room: str) -> str:
    """The room, if it is a code: 1 to 32 letters or digits, as any store can name it."""
    if not CODE.fullmatch(room):
        raise ValueError("A room's code is 1 to 32 letters or digits.")
    return room


def a_key(key: str) -> str:
    """The key, if it is one: 1 to 200 printable ASCII characters."""
    if not (0 < len(key) <= LONGEST_KEY and key.isascii() and key.isprintable()):
        raise ValueError("A key is 1 to 200 printable ASCII characters.")
    return key
