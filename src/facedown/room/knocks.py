"""Somebody knocks: asks to be let in where play has begun, or the room is locked."""

from functools import partial

import msgspec

from facedown.journals import JournalError
from facedown.room.faults import Unwell
from facedown.room.room import KNOCK, Room, ignore
from facedown.table.refused import need

MOST = 20
WAITS = 300.0
"""Seconds for which a knock stands while its device is gone: a phone locks itself while one
waits, and who is let in meanwhile should find a seat.
"""


async def knock(room: Room, device: str, name: str) -> None:
    """Ask to be let in, or ask under another name. Kept, so that a restart does not forget it."""
    taken = [other for who, other in room.knocks.items() if who != device]
    need(name not in taken, "name_taken")
    need(len(taken) < MOST, "too_many")
    if room.knocks.get(device) != name:
        await keep(room, device, name)
        room.knocks[device] = name
        await room.show()


async def keep(room: Room, device: str, name: str) -> None:
    """Store a knock beside the journal."""
    try:
        await room.journal.keep(room.code, KNOCK + device, msgspec.msgpack.encode(name))
    except JournalError:
        raise Unwell from None


def withdraw(room: Room, device: str) -> None:
    """A knock is answered, or nobody waits for the answer any more."""
    if room.knocks.pop(device, None) is not None:
        room.journal.keep(room.code, KNOCK + device, None).add_done_callback(ignore)


async def turn_away(room: Room, device: str) -> None:
    """Do not let them in. Nobody there any more: all the better."""
    if device in room.knocks:
        withdraw(room, device)
        await room.show()


def watch(room: Room) -> None:
    """For each device that knocks and is gone, a timer; for each that is here, none."""
    if not room.knocks:
        return
    linked = room.linked()
    for device in room.knocks:
        name = f"knock {device}"
        if device in linked:
            room.timers.drop(name)
        elif name not in room.timers:
            room.timers.set(name, WAITS, partial(give_up, room, device))


async def give_up(room: Room, device: str) -> None:
    """Who knocked has been gone for long."""
    async with room.turn():
        if device not in room.linked():
            await turn_away(room, device)
