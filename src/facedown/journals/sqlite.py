"""A journal in one SQLite file: durable without a server."""

import asyncio
import sqlite3
import time
from asyncio import Future
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from facedown.journals import statements
from facedown.journals.errors import Unknown, Unwritable
from facedown.journals.file import open_file
from facedown.journals.following import Bell, follow
from facedown.journals.protocol import Entry, a_code, a_key
from facedown.journals.writer import Job, Work, Writer

T = TypeVar("T")


class SqliteJournal:
    """The protocol over a file: one thread writes in batches, another reads, the loop waits.

    Several processes may open one file; each sees the entries of the others, within a second.
    """

    def __init__(self, path: Path, clock: Callable[[], float] = time.time) -> None:
        """Open or make the file; blocks. Unwritable, NewerFormat: see `open_file`."""
        writer, self._reader = open_file(path)
        self._bell = Bell()
        self._writer = Writer(writer, clock, self._bell.ring)
        self._reading = ThreadPoolExecutor(1, "journal-reads")
        self._closed: Future[None] | None = None

    async def append(self, room: str, after: int, data: bytes) -> int:
        """See `Journal.append`."""
        position: int = await self._store(
            partial(statements.append, a_code(room), after, data), ring=room
        )
        return position

    async def read(self, room: str, after: int = 0) -> list[Entry]:
        """See `Journal.read`."""
        return await self._read(partial(statements.entries, a_code(room), after))

    def follow(self, room: str, after: int) -> AsyncIterator[Entry]:
        """See `Journal.follow`."""
        self._open()
        return follow(self._tail, self._bell, a_code(room), after)

    async def drop(self, room: str) -> None:
        """See `Journal.drop`."""
        await self._store(partial(statements.drop, a_code(room)), ring=room, frees=True)

    def keep(self, room: str, key: str, data: bytes | None) -> Future[None]:
        """See `Journal.keep`."""
        return self._store(partial(statements.keep, a_code(room), a_key(key), data))

    def clear(self, room: str, prefix: str = "") -> Future[None]:
        """See `Journal.clear`."""
        return self._store(partial(statements.clear, a_code(room), prefix))

    async def kept(self, room: str) -> dict[str, bytes]:
        """See `Journal.kept`."""
        return await self._read(partial(statements.kept, a_code(room)))

    async def rooms(self) -> list[tuple[str, float]]:
        """See `Journal.rooms`."""
        return await self._read(statements.rooms)

    async def alive(self, at: float) -> None:
        """See `Journal.alive`."""
        await self._store(partial(statements.stamp, at))

    async def last_alive(self) -> float | None:
        """See `Journal.last_alive`."""
        return await self._read(statements.last_alive)

    async def close(self) -> None:
        """See `Journal.close`."""
        if self._closed is None:
            self._bell.silence()
            loop = asyncio.get_running_loop()
            self._closed = loop.run_in_executor(self._reading, self._end)
        # Shielded, so that a second closer who gives up doesn't take the first along.
        await asyncio.shield(self._closed)
        self._reading.shutdown(wait=False)

    def _end(self) -> None:
        # The writer goes last: who closes a file last writes its log back.
        self._reader.close()
        self._writer.finish()

    def _open(self) -> None:
        if self._closed is not None:
            raise Unwritable("The journal is closed.")

    def _store(self, work: Work, ring: str | None = None, frees: bool = False) -> Future[Any]:
        """Put work in line for the writer; done when it is durable."""
        self._open()
        done: Future[Any] = asyncio.get_running_loop().create_future()
        self._writer.put(Job(work, done, ring, frees))
        return done

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """Run a query in the reading thread, once all that was called before is settled."""
        self._open()
        if self._writer.pending:
            await asyncio.gather(self._store(statements.nothing), return_exceptions=True)
        return await self._query(query)

    async def _query(self, query: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._reading, self._ask, query)

    def _ask(self, query: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return query(self._reader)
        except sqlite3.Error:
            raise Unknown("The journal could not be read just now.") from None

    async def _tail(self, room: str, after: int) -> tuple[list[Entry], bool]:
        return await self._query(partial(statements.tail, room, after))
