"""A device comes: it gets the whole frame, and its seats are back. A device goes: see absence."""

from facedown.room.absence import come_back
from facedown.room.device import Line, Link
from facedown.room.faults import Unwell
from facedown.room.room import Room
from facedown.room.show import send_whole

LINES_OF_ONE = 4
"""Lines that one device may have (windows of one browser); the oldest is closed for a fifth."""


async def connect(room: Room, device: str, line: Line, *, tv: bool = False) -> Link:
    """Join a line to the room, and send it all that it may see."""
    link = Link(device, line, tv)
    async with room.turn():
        make_way(room, device)
        room.links.append(link)
        try:
            await room.show(but=link)  # the others learn that it is linked; it gets the whole
            await send_whole(room, link)
        except BaseException:
            room.links.remove(link)
            raise
        try:
            await come_back(room, device)
        except Unwell:
            # It has its frame, and its seats are back as soon as the table is well again.
            room.timers.set(f"back {device}", 1.0, lambda: returned(room, device))
    return link


async def returned(room: Room, device: str) -> None:
    """The seats of a device that has come are back, if they still are not."""
    async with room.turn():
        await come_back(room, device)


def make_way(room: Room, device: str) -> None:
    """Close the oldest lines of a device that has too many: it is elsewhere now."""
    mine = [link for link in room.links if link.device == device]
    for link in mine[: max(0, len(mine) - LINES_OF_ONE + 1)]:
        hang_up(room, link, "elsewhere")


def hang_up(room: Room, link: Link, code: str) -> None:
    """Close a line, without waiting for it. The lock must be held."""
    room.links.remove(link)
    room.timers.spawn(link.line.close(code))


async def disconnect(room: Room, link: Link) -> None:
    """A line is gone. The device's seats stay; after the grace time they are away."""
    async with room.lock:  # not in its turn: a line goes even if the journal fails
        if link not in room.links:
            return
        room.links.remove(link)
        if not room.closed and not room.torn:
            await room.show()
