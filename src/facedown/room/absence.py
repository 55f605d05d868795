"""Who is away: a dropped connection is not, until the grace time has passed."""

from collections.abc import Iterator
from functools import partial

from facedown.room.ids import new_id
from facedown.room.room import Room
from facedown.table.entries import Seated
from facedown.table.secret import HOST

GRACE = 10.0
"""Seconds after which whoever is not connected is away."""


def watch(room: Room) -> None:
    """For each device that is gone, a timer; for each that is here, none."""
    roster = room.position.roster
    gone = {place.device for place in roster.places} | {roster.hosting}
    gone -= room.linked()
    late = {f"away {device}": device for device in gone if any(present(room, device))}
    for name in room.timers.named("away "):
        if name not in late:
            room.timers.drop(name)
    for name, device in late.items():
        if name not in room.timers:
            room.timers.set(name, GRACE, partial(go_away, room, device))


def present(room: Room, device: str) -> Iterator[str]:
    """The seats of a device, and perhaps the host, that are not away yet."""
    roster = room.position.roster
    for seat in roster.held_by(device):
        if seat not in roster.away:
            yield seat
    if device and roster.hosting == device and HOST not in roster.away:
        yield HOST


async def go_away(room: Room, device: str) -> None:
    """The grace time is over: the table plays on without the seats of this device."""
    async with room.turn():
        if device in room.linked():
            return
        for seat in list(present(room, device)):
            if seat in present(room, device):  # the host's role may have passed on meanwhile
                await room.commit(Seated(id=new_id(), at=room.now(), what="away", seat=seat))


async def come_back(room: Room, device: str) -> None:
    """A device is here again: so are its seats. In its turn."""
    roster = room.position.roster
    if device not in room.linked():
        return
    back = [seat for seat in roster.held_by(device) if seat in roster.away]
    if roster.hosting == device and HOST in roster.away:
        back.append(HOST)
    for seat in back:
        await room.commit(Seated(id=new_id(), at=room.now(), what="back", seat=seat))
