"""A server that appends without pause and writes down what was acknowledged: made to be killed.

    python child.py JOURNAL ACKS NAME ROOMS ENTRIES

Each of ROOMS rooms gets ENTRIES entries "NAME n room", by competing tasks if there are several of
us. A line "room position entry" is in the file ACKS once, and only once, an append returned.
"""

import asyncio
import os
import sys
from pathlib import Path

from facedown.journals import Conflict, Journal, append_surely, open_journal


async def fill(journal: Journal, room: str, name: str, entries: int, acks: int) -> None:
    """Append to one room, noting each acknowledgement before the next append."""
    last = ([0] + [position for position, _ in await journal.read(room)])[-1]
    done = 0
    while done < entries:
        entry = f"{name} {done} {room}"
        journal.keep(room, "draft", entry.encode())
        try:
            last = await append_surely(journal, room, last, entry.encode())
        except Conflict:
            last = (await journal.read(room, last))[-1][0]
            continue
        # Straight to the system, so that it survives what is about to happen to us.
        os.write(acks, f"{room} {last} {entry}\n".encode())
        done += 1


async def main(path: str, acks: str, name: str, rooms: str, entries: str) -> None:
    """Fill all rooms at once."""
    journal = open_journal(Path(path))
    notes = os.open(acks, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    fills = (fill(journal, f"R{n}", name, int(entries), notes) for n in range(int(rooms)))
    await asyncio.gather(*fills)
    await journal.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
