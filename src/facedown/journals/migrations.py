"""How the file of an older Facedown becomes today's: one step for each version, in order."""

import sqlite3
from collections.abc import Callable

from facedown.journals.errors import NewerFormat

Step = Callable[[sqlite3.Connection], None]


def entries(db: sqlite3.Connection) -> None:
    """To version 1: rooms and their entries, with the wall time of each."""
    db.execute(
        "CREATE TABLE journal (room TEXT NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL,"
        " data BLOB NOT NULL, PRIMARY KEY (room, seq)) WITHOUT ROWID"
    )


def kept_and_alive(db: sqlite3.Connection) -> None:
    """To version 2: drafts survive a crash, and a start can tell how long the server was away."""
    db.execute(
        "CREATE TABLE kept (room TEXT NOT NULL, key TEXT NOT NULL, data BLOB NOT NULL,"
        " PRIMARY KEY (room, key)) WITHOUT ROWID"
    )
    db.execute("CREATE TABLE alive (one INTEGER PRIMARY KEY CHECK (one = 1), at REAL NOT NULL)")


# Append only: step n leads from version n to n + 1. A file in the field has run a prefix of this.
STEPS: tuple[Step, ...] = (entries, kept_and_alive)


def known_version(db: sqlite3.Connection) -> int:
    """The version of an open file; NewerFormat if a later Facedown wrote it."""
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    if version > len(STEPS):
        raise NewerFormat(
            f"The journal has format {version}, and this Facedown knows formats up to"
            f" {len(STEPS)}. It was left untouched; start the newer Facedown instead."
        )
    return version


def migrate(db: sqlite3.Connection) -> None:
    """Bring an open file to today's version, in one transaction; NewerFormat if it is past it."""
    # Two processes may open one new file at once: the second finds the steps done.
    db.execute("BEGIN IMMEDIATE")
    try:
        for step in STEPS[known_version(db) :]:
            step(db)
        db.execute(f"PRAGMA user_version = {len(STEPS)}")
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise
