"""How a follower gets every entry once: read, wait for the bell, read again."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable

from facedown.journals.protocol import Entry

# How long an entry that another process wrote into the same store may stay unseen.
LOOK_AGAIN = 1.0

Tail = Callable[[str, int], Awaitable[tuple[list[Entry], bool]]]


class Bell:
    """Rings once for a room when something new is in it."""

    def __init__(self) -> None:
        self._next: dict[str, asyncio.Future[None]] = {}
        self.silent = False

    def next(self, room: str) -> asyncio.Future[None]:
        """The room's next ring; shared by all who wait for it."""
        if room not in self._next:
            self._next[room] = asyncio.get_running_loop().create_future()
        return self._next[room]

    def ring(self, rooms: Iterable[str]) -> None:
        """Wake whoever waits for one of these rooms."""
        for room in rooms:
            ring = self._next.pop(room, None)
            if ring is not None and not ring.done():
                ring.set_result(None)

    def silence(self) -> None:
        """Wake everybody for the last time: there will be nothing more."""
        self.silent = True
        self.ring(list(self._next))


async def follow(tail: Tail, bell: Bell, room: str, after: int) -> AsyncIterator[Entry]:
    """The entries of a room past a position, without a gap, until dropped or silenced.

    `tail` reads what is past a position, and says whether the position itself is gone.
    """
    while not bell.silent:
        # Taken before reading, so that what is appended meanwhile rings.
        ring = bell.next(room)
        entries, gone = await tail(room, after)
        if gone:
            return
        for position, data in entries:
            after = position
            yield position, data
        if not entries:
            await asyncio.wait({ring}, timeout=LOOK_AGAIN)
