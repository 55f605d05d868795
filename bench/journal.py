"""How many appends a second the SQLite journal takes, beside SQLite as it comes.

    python bench/journal.py [SECONDS] [FOLDER]

Both sides store the same 300-byte entries in a write-ahead log with synchronous=FULL, in the same
FOLDER (a fresh one below it; the default is the system's for temporary files: make sure it is a
disk, not memory), in turns, SECONDS (2) each. The yardstick is one connection that commits every
append by itself. Ours has one task a room, each waiting for its append before the next. Ratios
come first: they hold from machine to machine, the figures below them don't.
"""

import asyncio
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles

from facedown.journals import Journal, open_journal

ENTRY = os.urandom(300)
ROOMS = (1, 10, 100)


def plain(path: Path, rooms: int, seconds: float) -> list[float]:
    """How long (seconds) each append took with a commit of its own, room by room in turn."""
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute(
        "CREATE TABLE journal (room TEXT, seq INTEGER, data BLOB, PRIMARY KEY (room, seq))"
        " WITHOUT ROWID"
    )
    took: list[float] = []
    for start in until(seconds):
        row = (f"R{len(took) % rooms}", len(took) // rooms, ENTRY)
        db.execute("INSERT INTO journal VALUES (?, ?, ?)", row)
        took.append(time.perf_counter() - start)
    db.close()
    return took


async def ours(path: Path, rooms: int, seconds: float) -> list[float]:
    """How long (seconds) each append took in the journal, all rooms at once."""
    journal = open_journal(path)
    took: list[float] = []
    await asyncio.gather(*(play(journal, f"R{n}", seconds, took) for n in range(rooms)))
    await journal.close()
    return took


async def play(journal: Journal, room: str, seconds: float, took: list[float]) -> None:
    """Append to one room, one entry after another."""
    last = 0
    for start in until(seconds):
        last = await journal.append(room, last, ENTRY)
        took.append(time.perf_counter() - start)


def until(seconds: float) -> Iterator[float]:
    """The time of each round, until they are up."""
    end = time.perf_counter() + seconds
    while (now := time.perf_counter()) < end:
        yield now


def describe(who: str, rooms: int, took: list[float], seconds: float) -> str:
    """A line of figures."""
    cuts = quantiles(took, n=100)
    p50, p99 = 1000 * cuts[49], 1000 * cuts[98]
    rate = len(took) / seconds
    return f"{who:<8}{rooms:>6} rooms {rate:>9,.0f}/s   p50 {p50:6.2f} ms   p99 {p99:6.2f} ms"


def main(seconds: float = 2.0, folder: str | None = None) -> None:
    """Measure both at each number of rooms, and print ratios, then figures."""
    ratios, figures = [], []
    with tempfile.TemporaryDirectory(dir=folder) as fresh:
        for rooms in ROOMS:
            yardstick = plain(Path(fresh) / f"plain{rooms}.db", rooms, seconds)
            journal = asyncio.run(ours(Path(fresh) / f"ours{rooms}.db", rooms, seconds))
            ratio = len(journal) / len(yardstick)
            ratios.append(f"{rooms:>4} rooms: {ratio:5.2f} times the appends of plain SQLite")
            figures.append(describe("plain", rooms, yardstick, seconds))
            figures.append(describe("journal", rooms, journal, seconds))
    print(*ratios, "", *figures, sep="\n")


if __name__ == "__main__":
    main(float(sys.argv[1]) if sys.argv[1:] else 2.0, *sys.argv[2:3])
