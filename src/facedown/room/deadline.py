"""Deadlines, by the server's clock: when a wait's time is up, it lapses."""

from functools import partial

from facedown.room.room import Room, new_id
from facedown.table.ask import Wait
from facedown.table.entries import Lapsed
from facedown.table.refused import Refused


def watch(room: Room) -> None:
    """Set the one timer of the room to when the open wait lapses."""
    due, name = room.position.due(), room.position.name
    if due is None or name is None:
        room.drop("deadline")
    else:
        room.later("deadline", due - room.clock.now(), partial(lapse, room, name))


async def lapse(room: Room, name: Wait) -> None:
    """The time of this wait is up, unless an act was quicker."""
    async with room.lock:
        due = room.position.due()
        if room.position.name != name or due is None or room.closed:
            return
        if room.clock.now() < due:
            watch(room)
            return
        entry = Lapsed(id=new_id(), at=room.now(), wait=name, drafts=room.open_drafts())
        try:
            await room.commit(entry)
        except Refused:
            # The table failed, not the wait: try again, or the room would stand still.
            room.later("deadline", 2.0, partial(lapse, room, name))
