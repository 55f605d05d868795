"""A device that is handed round opens for one of its seats; a second look is told to the table."""

from facedown.room.acts import Open
from facedown.room.device import Link
from facedown.room.ids import new_id
from facedown.room.room import Room
from facedown.table.entries import Seated
from facedown.table.opening import LOBBY
from facedown.table.refused import need


async def open_for(room: Room, link: Link, what: Open) -> None:
    """A device sees as this one of its seats from now on, in no window as another; or as none."""
    need(not link.tv, "tv")
    async with room.turn():
        held = room.position.roster.held_by(link.device)
        need(what.seat is None or what.seat in held, "not_yours")
        if what.seat is not None and is_second_look(room, link, what.seat):
            # Told first: what the table was not told of, nobody has seen.
            await room.commit(Seated(id=new_id(), at=room.now(), what="peeked", seat=what.seat))
        for each in room.links:
            if each.device == link.device:
                each.open_for(None, room.position)
        link.open_for(what.seat, room.position)
        await room.show()


def is_second_look(room: Room, link: Link, seat: str) -> bool:
    """Whether the device opens for a seat that nothing is waited for from. (In the lobby nothing
    is hidden yet.)
    """
    position = room.position
    return (
        position.game.name != LOBBY
        and position.roster.passed_round(link.device)
        and seat != link.open
        and not position.owes(seat)
    )
