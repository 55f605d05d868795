"""Deadlines, by the server's clock: when a wait's time is up, it lapses."""

from functools import partial

from facedown.room.faults import Fault, Unwell
from facedown.room.ids import new_id
from facedown.room.onward import lobby
from facedown.room.room import Room
from facedown.table.ask import Wait
from facedown.table.entries import Lapsed


def watch(room: Room) -> None:
    """Set the one timer of the room to when the open wait lapses."""
    due, name = room.position.due(), room.position.name
    if due is None or name is None:
        room.timers.drop("deadline")
    else:
        room.timers.by("deadline", due - room.clock.now(), partial(look, room))


async def look(room: Room) -> None:
    """It may be time: for the wait that is open now, or it may not be yet."""
    if (name := room.position.name) is not None:
        await lapse(room, name)


async def lapse(room: Room, name: Wait) -> None:
    """The time of this wait is up, unless an act was quicker."""
    async with room.turn():
        due = room.position.due()
        if room.position.name != name or due is None or room.clock.now() < due:
            watch(room)
            return
        entry = Lapsed(id=new_id(), at=room.now(), wait=name, drafts=room.open_drafts())
        try:
            await room.commit(entry)
        except Fault:
            await give_up(room)


async def give_up(room: Room) -> None:
    """The rules fail at the end of this wait, and will fail again: the scene is given up.

    Nobody could ever answer it, so that the table would stand still for good.
    """
    try:
        await room.take(lobby(room))
        await room.show()
    except Fault:
        raise Unwell from None
