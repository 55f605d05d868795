"""The only phone is gone, and with it all seats: whoever knocks then may go on with the evening."""

from functools import partial

from facedown.room import knocks
from facedown.room.host import handed
from facedown.room.ids import new_id
from facedown.room.room import Room
from facedown.table.entries import Ruled
from facedown.table.opening import LOBBY

WAITS = 60.0
"""Seconds that somebody must have knocked at a table at which nobody is: longer than a phone that
was put down needs to be picked up again.
"""


def watch(room: Room) -> None:
    """A timer while nobody is there but one who knocks; else none."""
    if knocker(room) is None:
        room.timers.drop("stranded")
    elif "stranded" not in room.timers:
        room.timers.set("stranded", WAITS, partial(relieve, room))


def knocker(room: Room) -> str | None:
    """The device that has knocked longest at a table at which nobody is, if it is still there."""
    roster, linked = room.position.roster, room.linked()
    if roster.anybody():
        return None
    return next((d for d in room.knocks if d in linked and d not in roster.barred), None)


async def relieve(room: Room) -> None:
    """Who knocks stands in as host, and may hold the seats. What is played waits for them: nothing
    may run out before they have.
    """
    async with room.turn():
        device = knocker(room)
        if device is None:
            return
        if room.position.game.name != LOBBY and room.position.paused is None:
            await room.commit(Ruled(id=new_id(), at=room.now(), what="pause"))
        acting = bool(room.position.roster.home)
        await room.commit(handed(room, None, device, acting=acting))
        knocks.withdraw(room, device)
        await room.show()
