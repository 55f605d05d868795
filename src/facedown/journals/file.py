"""How a journal's file is made and opened: who may read it, and how hard it is written."""

import os
import sqlite3
import time
from pathlib import Path

from facedown.journals.errors import Unwritable
from facedown.journals.migrations import known_version, migrate

# How long (seconds) another process may hold the file before we give up on it.
PATIENCE = 5.0
# The log is cut back to this (bytes) once it has grown past it and was written back.
LOG_LIMIT = 16 * 1024 * 1024


def open_file(path: Path) -> tuple[sqlite3.Connection, sqlite3.Connection]:
    """A connection that writes and one that only reads, on a file of today's format.

    Made with its folder if it is not there, for its owner alone, since it holds secrets.
    Unwritable: nothing can be written there. NewerFormat: a later Facedown wrote it.
    """
    try:
        make(path)
        writer = connect(path)
        try:
            # Before anything is set: a newer file is left as it is.
            known_version(writer)
            prepare(writer)
            migrate(writer)
        except BaseException:
            writer.close()
            raise
        reader = connect(path)
        reader.execute("PRAGMA query_only = ON")
        return writer, reader
    except OSError as error:
        raise Unwritable(f"The journal {path} cannot be written: {error.strerror}.") from None
    except sqlite3.Error as error:
        raise Unwritable(f"The journal {path} cannot be used: {error}.") from None


def make(path: Path) -> None:
    """The folder (0700) and the file (0600), where they are missing; the log inherits from it."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def connect(path: Path) -> sqlite3.Connection:
    """A connection in plain autocommit, opened here and used by one other thread."""
    return sqlite3.connect(path, PATIENCE, isolation_level=None, check_same_thread=False)


def prepare(db: sqlite3.Connection) -> None:
    """Settings of the writing connection: a log, and a commit that has reached the disk."""
    # Must precede the log: it is fixed when the file gets its first page.
    db.execute("PRAGMA auto_vacuum = INCREMENTAL")
    if switch_to_log(db) != "wal":
        raise sqlite3.OperationalError("this file system cannot hold its log (a network drive?)")
    db.execute("PRAGMA synchronous = FULL")
    db.execute(f"PRAGMA journal_size_limit = {LOG_LIMIT}")


def switch_to_log(db: sqlite3.Connection) -> str:
    """The mode the file is in after asking for a write-ahead log."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return str(db.execute("PRAGMA journal_mode = WAL").fetchone()[0])
        except sqlite3.OperationalError as error:
            # SQLite doesn't wait by itself where two processes make the switch at once.
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.02)
