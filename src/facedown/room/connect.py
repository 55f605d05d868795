"""A device comes: it gets the whole frame, and its seats are back. A device goes: see absence."""

import msgspec

from facedown.room.absence import come_back
from facedown.room.device import Line, Link
from facedown.room.room import Room
from facedown.table.refused import need
from facedown.table.tree import whole

_encode = msgspec.json.Encoder().encode


async def connect(room: Room, device: str, line: Line, *, tv: bool = False) -> Link:
    """Join a line to the room, and send it all that it may see."""
    link = Link(device, line, tv)
    async with room.lock:
        need(not room.closed, "no_such_room")
        room.links.append(link)
        await room.show(but=link)  # the others learn that it is linked; it gets the whole
        await send_whole(room, link)
        await come_back(room, device)
    return link


async def send_whole(room: Room, link: Link) -> None:
    """All that this line may see, at once."""
    parts = room.shown
    assert parts is not None
    room.look(link)
    tree = _encode(whole(parts, {**parts.overlay(link.viewer), "/you": link.you}))
    await link.line.send(b'{"t":"full","at":%.3f,"frame":%b}' % (room.clock.now(), tree))


async def disconnect(room: Room, link: Link) -> None:
    """A line is gone. The device's seats stay; after the grace time they are away."""
    async with room.lock:
        if link in room.links:
            room.links.remove(link)
            if not room.closed:
                await room.show()
