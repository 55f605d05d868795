"""How a room comes back from its journal: fold what was opened last, lay the drafts beside it."""

from typing import Any

import msgspec

from facedown.room.room import Room, new_id
from facedown.table import opening
from facedown.table.entries import Opened, Ruled, decode
from facedown.table.position import fold


def replay(room: Room, stored: list[tuple[int, bytes]]) -> Opened | None:
    """Set the room's position, cursor and counted ids from its stored entries.

    Where the scene was opened by other code it starts afresh: the entry that says so is returned,
    and is still to be stored.
    """
    entries = [decode(data) for _, data in stored]
    start = max(at for at, entry in enumerate(entries) if isinstance(entry, Opened))
    opened, since = entries[start], entries[start + 1 :]
    assert isinstance(opened, Opened)
    room.cursor = stored[-1][0]
    for entry in entries:
        room.count(entry.id)
    if not opening.outdated(room.games, opened):
        room.position = fold(room.games[opened.game], opened, since)
        return None
    roster = opening.roster_since(opened, since)
    fresh = opening.afresh(room.games, opened, roster, id=new_id(), at=entries[-1].at)
    room.position = fold(room.games[fresh.game], fresh)
    return fresh


async def hydrate(room: Room, stopped: float | None = None) -> bool:
    """Bring a room back; False if there is none.

    `stopped`: when a table last ran here, by the wall clock. The time since then, in which nobody
    could play, is given back to the clocks.
    """
    stored = await room.journal.read(room.code)
    if not stored:
        return False
    fresh = replay(room, stored)
    await _lay_drafts(room)
    async with room.lock:
        if fresh:
            await room.take(fresh)
        while room.position.over:  # a crash came between the end of a scene and the next
            await room.take(room.following())
        await _give_back(room, stopped)
    room.shown = room.tree()
    return True


async def _give_back(room: Room, stopped: float | None) -> None:
    lost = 0.0 if stopped is None else room.clock.now() - stopped
    if lost > 0 and room.position.due() is not None:
        await room.take(Ruled(id=new_id(), at=room.now(), what="more", seconds=lost))


async def _lay_drafts(room: Room) -> None:
    """Drafts of this scene, as they were kept; those of earlier scenes are forgotten."""
    number = str(room.position.opened.number)
    for key, data in (await room.journal.kept(room.code)).items():
        wait, seat, name = key.split("/", 2)
        if wait.split(".")[0] == number:
            value: Any = msgspec.msgpack.decode(data)
            room.drafts.setdefault(wait, {}).setdefault(seat, {})[name] = value
