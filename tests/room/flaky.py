"""A journal that fails when told to, in each of the ways in which one can."""

import asyncio
from asyncio import Future
from typing import Any

from facedown.journals import Conflict, Journal, Unknown


class Flaky:
    """A journal in front of another. `fail` says what becomes of the next appends."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self.fail: list[str] = []
        """`lost`: Unknown, not stored; `stored`: Unknown, but stored; `conflict`; `fine`."""
        self.unreadable = False
        self.full = False
        """Nothing can be kept, dropped or stamped."""
        self.gate: asyncio.Event | None = None
        """While it is there, appends wait for it."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._journal, name)

    async def append(self, room: str, after: int, data: bytes) -> int:
        """See `Journal.append`."""
        if self.gate:
            await self.gate.wait()
        how = self.fail.pop(0) if self.fail else "fine"
        if how == "lost":
            raise Unknown
        if how == "conflict":
            raise Conflict
        position = await self._journal.append(room, after, data)
        if how == "stored":
            raise Unknown
        return position

    async def read(self, room: str, after: int = 0) -> Any:
        """See `Journal.read`."""
        if self.unreadable:
            raise Unknown
        return await self._journal.read(room, after)

    def keep(self, room: str, key: str, data: bytes | None) -> "Future[None]":
        """See `Journal.keep`."""
        if not self.full:
            return self._journal.keep(room, key, data)
        failed: Future[None] = asyncio.get_running_loop().create_future()
        failed.set_exception(Unknown())
        return failed

    async def drop(self, room: str) -> None:
        """See `Journal.drop`."""
        if self.full:
            raise Unknown
        await self._journal.drop(room)
