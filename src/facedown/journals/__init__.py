"""Where rooms are recorded: `open_journal` gives a journal, `Journal` says what it promises."""

import time
from collections.abc import Callable
from pathlib import Path

from facedown.journals.errors import Conflict, JournalError, NewerFormat, Unknown, Unwritable
from facedown.journals.memory import MemoryJournal
from facedown.journals.protocol import Entry, Journal
from facedown.journals.sqlite import SqliteJournal
from facedown.journals.surely import append_surely

__all__ = [
    "Conflict",
    "Entry",
    "Journal",
    "JournalError",
    "NewerFormat",
    "Unknown",
    "Unwritable",
    "append_surely",
    "open_journal",
]


def open_journal(path: Path | None, clock: Callable[[], float] = time.time) -> Journal:
    """The journal in this file, made if it is missing; None: one that lasts as long as we do.

    `clock` gives the wall time (seconds) that `rooms()` reports. Unwritable, NewerFormat.
    """
    return MemoryJournal(clock) if path is None else SqliteJournal(path, clock)
