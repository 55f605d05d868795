"""How an append that nobody confirmed is settled: was it stored, or has it to be stored again?"""

import asyncio
import random
import time

from facedown.journals.errors import Conflict, Unknown
from facedown.journals.protocol import Journal

# Seconds between tries: the first, and the longest.
FIRST_WAIT = 0.2
LONGEST_WAIT = 2.0


async def append_surely(
    journal: Journal, room: str, after: int, data: bytes, patience: float = 10.0
) -> int:
    """Append an entry once, trying again while the journal gives no answer; its position.

    `data` must carry an id of its own, as every entry does: equal data is the same entry.
    Conflict: another entry came first. Unknown: no answer within `patience` seconds; this
    entry may still be stored, so fold the room anew before going on.
    """
    deadline = time.monotonic() + patience
    wait = FIRST_WAIT
    asked_before = False
    while True:
        try:
            return await journal.append(room, after, data)
        except Conflict:
            if not asked_before:
                raise
            return await own(journal, room, after, data)
        except Unknown:
            if time.monotonic() + wait > deadline:
                raise
        asked_before = True
        # Jitter, so that the rooms of a table that was away don't return all at once.
        await asyncio.sleep(wait * random.uniform(0.5, 1.0))
        wait = min(2 * wait, LONGEST_WAIT)


async def own(journal: Journal, room: str, after: int, data: bytes) -> int:
    """The position of an entry that an earlier try may have stored; Conflict if none did."""
    # Had it been stored, it would be the first past `after`: its append was conditional.
    for position, stored in (await journal.read(room, after))[:1]:
        if stored == data:
            return position
    raise Conflict
