"""What is done every second and every minute: stamps that we are alive; what is old goes."""

import asyncio
import logging
import time

from facedown.journals import JournalError
from facedown.room.rooms import Rooms
from facedown.table.refused import Refused

log = logging.getLogger("facedown.rooms")

LASTS = 48 * 3600.0
"""Seconds after its last act for which a room is kept."""


async def keep_house(rooms: Rooms) -> None:
    """Until cancelled."""
    tick = 0
    while True:
        await asyncio.sleep(1)
        tick += 1
        try:
            await rooms.journal.alive(rooms.clock.now())
            if tick % 60 == 0:
                sleep_well(rooms)
                await clear_out(rooms)
        except Exception as fault:  # a full disk must not end the stamps for good
            log.warning("keeping house: %s", type(fault).__name__)


def sleep_well(rooms: Rooms) -> None:
    """Rooms from which everybody has been away for long sleep in the journal."""
    for room in list(rooms.awake.values()):
        rooms.let_sleep(room)


async def clear_out(rooms: Rooms) -> None:
    """Rooms in which nothing has happened for 48 hours go, with all their data."""
    for code, last in await rooms.journal.rooms():
        if time.time() - last > LASTS:
            try:
                await expire(rooms, code)
            except (Refused, JournalError) as trouble:
                log.warning("room %s could not be cleared out: %s", code, type(trouble).__name__)


async def expire(rooms: Rooms, code: str) -> None:
    """One room goes, unless somebody is in it, or is just coming in."""
    room = rooms.awake.get(code)
    if room is not None:
        if not room.links:
            await rooms.delete(room)
    elif code not in rooms.waking:
        # Not woken for it: one that cannot be woken goes as well.
        await rooms.journal.drop(code)
