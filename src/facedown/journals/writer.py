"""How many appends share one commit: a thread that stores all that came while it stored the last.

A commit that has reached the disk costs the same for one entry as for a hundred. One thread takes
whatever is in line, stores it in one transaction, and hands all results back to the event loop
in one call; what arrives meanwhile is the next batch. Nothing waits for a batch to fill.
"""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any

from facedown.journals.errors import Unknown

# Pages given back to the file system after a batch that dropped rooms: some ms at most.
PAGES_FREED = 256

# What a job does inside the transaction, given the wall time of its batch; an exception that it
# returns is its own, one that it raises is everybody's.
Work = Callable[[sqlite3.Connection, float], object]

logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, repr=False)
class Job:
    """Something to store, and the future that waits for it."""

    work: Work
    done: asyncio.Future[Any]
    # Whose followers are to be told.
    room: str | None
    frees: bool


class Writer:
    """The one thread that writes to a file."""

    def __init__(
        self,
        db: sqlite3.Connection,
        clock: Callable[[], float],
        stored: Callable[[set[str]], None],
    ) -> None:
        self._db = db
        self._clock = clock
        self._stored = stored
        # Jobs that are in line or being stored; counted in the loop only.
        self.pending = 0
        self._line: SimpleQueue[Job | None] = SimpleQueue()
        # A daemon: an exit without close() loses nothing that was acknowledged.
        self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    def put(self, job: Job) -> None:
        """Stand in line; jobs are stored in the order of these calls."""
        self.pending += 1
        self._line.put(job)

    def finish(self) -> None:
        """Store what is in line, end the thread and close the file. Blocks; the last call."""
        self._line.put(None)
        self._thread.join()

    def _run(self) -> None:
        while batch := self._take():
            outcomes = self._commit(batch)
            self._hand_back(batch, outcomes)
            if any(job.frees for job in batch):
                self._free_pages()
        self._db.close()

    def _take(self) -> list[Job]:
        """All that is in line, waiting for the first; empty when finished."""
        batch = []
        job = self._line.get()
        while job is not None:
            batch.append(job)
            if self._line.empty():
                return batch
            job = self._line.get()
        if batch:
            # The end came in the same breath: store these first, then meet it again.
            self._line.put(None)
        return batch

    def _commit(self, batch: list[Job]) -> list[object]:
        """What came of each job; Unknown for all of them if the commit failed."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            at = self._clock()
            outcomes = [job.work(self._db, at) for job in batch]
            self._db.execute("COMMIT")
            return outcomes
        # Whatever it was, the next batch deserves its try: this thread is all there is.
        except Exception as error:
            name = getattr(error, "sqlite_errorname", type(error).__name__)
            logger.error("%d things could not be stored in the journal: %s", len(batch), name)
            with suppress(sqlite3.Error):
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
            return [Unknown() for _ in batch]

    def _hand_back(self, batch: list[Job], outcomes: list[object]) -> None:
        """Wake the loop once for the whole batch."""
        # A loop that is closed has nobody left to tell.
        with suppress(RuntimeError):
            loop = batch[0].done.get_loop()
            loop.call_soon_threadsafe(self._tell, batch, outcomes)

    def _tell(self, batch: list[Job], outcomes: list[object]) -> None:
        """In the loop: every future its outcome, and then the followers."""
        self.pending -= len(batch)
        for job, outcome in zip(batch, outcomes, strict=True):
            if job.done.done():
                continue  # Whoever asked was cancelled meanwhile.
            if isinstance(outcome, Exception):
                job.done.set_exception(outcome)
            else:
                job.done.set_result(outcome)
        self._stored({job.room for job in batch if job.room is not None})

    def _free_pages(self) -> None:
        """Give some of the pages of dropped rooms back to the file system."""
        # If it fails they stay in the file, to be used again. As a script, because execute()
        # takes one step only, which frees a single page.
        with suppress(sqlite3.Error):
            self._db.executescript(f"PRAGMA incremental_vacuum({PAGES_FREED})")
