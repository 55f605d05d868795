"""How a change is sent: to every line what is new for it, and nothing of what is not for it."""

from typing import TYPE_CHECKING

import msgspec

from facedown.room.device import Link
from facedown.table.patch import Patch
from facedown.table.tree import Split, whole

if TYPE_CHECKING:
    from facedown.room.room import Room

_encode = msgspec.json.Encoder().encode


async def show(room: "Room", before: Split, now: Split, but: Link | None) -> None:
    """Send every line (but one) what has changed from one tree to the next."""
    patch = Patch(before, now)
    for link in list(room.links):
        if link is not but and (ops := news(room, link, patch)):
            await link.line.send(b'{"t":"patch","ops":[%b]}' % ops)


def news(room: "Room", link: Link, patch: Patch) -> bytes:
    """What a line is to be sent: the operations, empty if nothing is new for it."""
    was, you = link.viewer, link.you
    link.look(room.position, room.knocks.get(link.device))
    ops = patch.ops(was, link.viewer, link.wrote)
    if link.you == you:
        return ops
    mine = b'{"op":"replace","path":"/you","value":%b}' % link.you
    return ops + b"," + mine if ops else mine


async def send_whole(room: "Room", link: Link) -> None:
    """All that this line may see, at once."""
    parts = room.shown
    assert parts is not None
    link.look(room.position, room.knocks.get(link.device))
    tree = _encode(whole(parts, {**parts.overlay(link.viewer), "/you": link.you}))
    await link.line.send(b'{"t":"full","at":%.3f,"frame":%b}' % (room.clock.now(), tree))
