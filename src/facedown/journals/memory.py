"""A journal that lasts as long as its process: for tests, and for an evening without a disk."""

import asyncio
import time
from asyncio import Future
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field

from facedown.journals.errors import Conflict, Unwritable
from facedown.journals.following import Bell, follow
from facedown.journals.protocol import Entry, a_code, a_key


@dataclass(slots=True)
class Room:
    """One room's entries, what is kept beside them, and when the last one came."""

    entries: list[Entry] = field(default_factory=list, repr=False)
    kept: dict[str, bytes] = field(default_factory=dict, repr=False)
    last: float = 0.0

    @property
    def head(self) -> int:
        """The position of the last entry, 0 before the first."""
        return self.entries[-1][0] if self.entries else 0


class MemoryJournal:
    """The protocol over plain dicts.

    Positions come from one counter for all rooms, as in a stream that rooms share: whoever
    counts on the next number instead of the returned one notices here, not in a cluster.
    """

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._rooms: dict[str, Room] = {}
        self._position = 0
        self._alive: float | None = None
        self._bell = Bell()

    async def append(self, room: str, after: int, data: bytes) -> int:
        """See `Journal.append`."""
        self._open()
        record = self._rooms.get(a_code(room)) or Room()
        if after != record.head:
            raise Conflict
        self._position = position = self._position + 1
        record.entries.append((position, bytes(data)))
        record.last = self._clock()
        self._rooms[room] = record
        self._bell.ring([room])
        # Others get their turn before the answer is there, as with any real store.
        await asyncio.sleep(0)
        return position

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        """See `Journal.read`."""
        self._open()
        await asyncio.sleep(0)
        entries = self._room(room).entries
        return [entry for entry in entries if entry[0] > after]

    def follow(self, room: str, after: int) -> AsyncIterator[Entry]:
        """See `Journal.follow`."""
        self._open()
        return follow(self._tail, self._bell, a_code(room), after)

    async def drop(self, room: str) -> None:
        """See `Journal.drop`."""
        self._open()
        self._rooms.pop(a_code(room), None)
        self._bell.ring([room])
        await asyncio.sleep(0)

    def keep(self, room: str, key: str, data: bytes | None) -> Future[None]:
        """See `Journal.keep`."""
        self._open()
        kept = self._room(room).kept
        if data is None:
            kept.pop(a_key(key), None)
        else:
            kept[a_key(key)] = bytes(data)
        return done()

    def clear(self, room: str, prefix: str = "") -> Future[None]:
        """See `Journal.clear`."""
        self._open()
        record = self._room(room)
        record.kept = {k: data for k, data in record.kept.items() if not k.startswith(prefix)}
        return done()

    async def kept(self, room: str) -> dict[str, bytes]:
        """See `Journal.kept`."""
        self._open()
        await asyncio.sleep(0)
        return dict(sorted(self._room(room).kept.items()))

    async def rooms(self) -> list[tuple[str, float]]:
        """See `Journal.rooms`."""
        self._open()
        return sorted((code, room.last) for code, room in self._rooms.items())

    async def alive(self, at: float) -> None:
        """See `Journal.alive`."""
        self._open()
        self._alive = at

    async def last_alive(self) -> float | None:
        """See `Journal.last_alive`."""
        self._open()
        return self._alive

    async def close(self) -> None:
        """See `Journal.close`."""
        self._bell.silence()

    def _open(self) -> None:
        if self._bell.silent:
            raise Unwritable("The journal is closed.")

    def _room(self, room: str) -> Room:
        """The room's record; an empty one that nobody holds if it has no entries."""
        return self._rooms.get(a_code(room)) or Room()

    async def _tail(self, room: str, after: int) -> tuple[list[Entry], bool]:
        entries = await self.read(room, after)
        return entries, self._room(room).head < after


def done() -> Future[None]:
    """A future that is done already."""
    future = asyncio.get_running_loop().create_future()
    future.set_result(None)
    return future
