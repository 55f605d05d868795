"""What becomes of an act: the verb that takes it, and one at a time in a room."""

from facedown.room import play, seats
from facedown.room.acts import Answer, AnyAct, CallOut, Draft, Leave, Open, Rename, Rule, Sit
from facedown.room.device import Link
from facedown.room.draft import draft
from facedown.room.room import Room
from facedown.room.rule import rule
from facedown.table.refused import need


async def act(room: Room, link: Link, what: AnyAct) -> None:
    """Take an act of a device. Stored and shown when this returns; Refused: nothing has changed."""
    need(not link.tv, "tv")
    # Named after its device too, so that nobody can use up the id of another's act.
    id = f"{link.device[:8]}-{what.id}"
    async with room.turn():
        if id in room.counted:
            return
        match what:
            case Answer():
                await play.answer(room, link, what, id)
            case CallOut():
                await play.call(room, link, what, id)
            case Draft():
                await draft(room, link, what)
            case Sit():
                await seats.sit(room, link, what, id)
            case Rename():
                await seats.rename(room, link, what, id)
            case Leave():
                await seats.leave(room, link, what, id)
            case Rule():
                await rule(room, link, what, id)


async def open_for(room: Room, link: Link, what: Open) -> None:
    """A device of several seats sees as this one from now on, or as none."""
    need(not link.tv, "tv")
    async with room.turn():
        held = room.position.roster.held_by(link.device)
        need(what.seat is None or what.seat in held, "not_yours")
        link.open = what.seat
        await room.show()
