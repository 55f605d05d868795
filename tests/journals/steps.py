"""Small steps that tests of journals share."""

import asyncio
from collections.abc import AsyncIterator

from facedown.journals import Entry, Journal


async def append_all(journal: Journal, room: str, *texts: str, after: int = 0) -> list[int]:
    """Append these one after another; their positions."""
    positions = []
    for text in texts:
        after = await journal.append(room, after, text.encode())
        positions.append(after)
    return positions


async def texts(journal: Journal, room: str, after: int = 0) -> list[str]:
    """The entries of a room as text."""
    return [data.decode() for _, data in await journal.read(room, after)]


async def take(entries: AsyncIterator[Entry], count: int) -> list[Entry]:
    """The next few entries of a follower; fails rather than hangs if they don't come."""
    async with asyncio.timeout(30):
        return [await anext(entries) for _ in range(count)]
