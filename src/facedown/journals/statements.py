"""What each verb of a journal is in SQL: first those that write, then those that ask."""

import sqlite3

from facedown.journals.errors import Conflict
from facedown.journals.protocol import Entry

APPEND = (
    "INSERT INTO journal SELECT ?1, ?2, ?3, ?4"
    " WHERE ?2 = (SELECT coalesce(max(seq), 0) + 1 FROM journal WHERE room = ?1)"
)
KEEP = (
    "INSERT INTO kept SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM journal WHERE room = ?1)"
    " ON CONFLICT (room, key) DO UPDATE SET data = excluded.data"
)
# Hops from room to room: a plain GROUP BY would read every entry there is.
ROOMS = (
    "WITH RECURSIVE rooms (room) AS (SELECT min(room) FROM journal UNION ALL"
    " SELECT (SELECT min(room) FROM journal WHERE room > rooms.room)"
    " FROM rooms WHERE rooms.room IS NOT NULL)"
    " SELECT room, (SELECT at FROM journal WHERE room = rooms.room ORDER BY seq DESC LIMIT 1)"
    " FROM rooms WHERE room IS NOT NULL"
)


def append(room: str, after: int, data: bytes, db: sqlite3.Connection, at: float) -> int | Conflict:
    """Store an entry if `after` is the room's last position: its position, or a Conflict."""
    stored = db.execute(APPEND, (room, after + 1, at, data)).rowcount
    # Returned, not raised: a conflict is one caller's, a raise would undo the whole batch.
    return after + 1 if stored else Conflict()


def drop(room: str, db: sqlite3.Connection, at: float) -> None:
    """Delete a room's entries and all that is kept for it."""
    db.execute("DELETE FROM journal WHERE room = ?", (room,))
    db.execute("DELETE FROM kept WHERE room = ?", (room,))


def keep(room: str, key: str, data: bytes | None, db: sqlite3.Connection, at: float) -> None:
    """Put the value of a key, or remove it."""
    if data is None:
        db.execute("DELETE FROM kept WHERE room = ? AND key = ?", (room, key))
    else:
        db.execute(KEEP, (room, key, data))


def clear(room: str, prefix: str, db: sqlite3.Connection, at: float) -> None:
    """Remove the values of all keys that start with this."""
    db.execute("DELETE FROM kept WHERE room = ? AND instr(key, ?) = 1", (room, prefix))


def stamp(alive: float, db: sqlite3.Connection, at: float) -> None:
    """Put the last-alive stamp."""
    db.execute("INSERT OR REPLACE INTO alive VALUES (1, ?)", (alive,))


def nothing(db: sqlite3.Connection, at: float) -> None:
    """Only wait for one's turn."""


def entries(room: str, after: int, db: sqlite3.Connection) -> list[Entry]:
    """A room's entries past a position."""
    rows = "SELECT seq, data FROM journal WHERE room = ? AND seq > ? ORDER BY seq"
    return db.execute(rows, (room, after)).fetchall()


def tail(room: str, after: int, db: sqlite3.Connection) -> tuple[list[Entry], bool]:
    """A room's entries past a position, and whether the position itself is gone."""
    found = entries(room, after, db)
    if found or not after:
        return found, False
    head = db.execute("SELECT max(seq) FROM journal WHERE room = ?", (room,)).fetchone()[0]
    return found, (head or 0) < after


def kept(room: str, db: sqlite3.Connection) -> dict[str, bytes]:
    """All that is kept for a room."""
    rows = "SELECT key, data FROM kept WHERE room = ? ORDER BY key"
    return dict(db.execute(rows, (room,)).fetchall())


def rooms(db: sqlite3.Connection) -> list[tuple[str, float]]:
    """Every room with the time of its last entry."""
    return db.execute(ROOMS).fetchall()


def last_alive(db: sqlite3.Connection) -> float | None:
    """The last-alive stamp."""
    row = db.execute("SELECT at FROM alive").fetchone()
    return None if row is None else float(row[0])
