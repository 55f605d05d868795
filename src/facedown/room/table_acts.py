"""What becomes of an act: the verb that takes it, and one at a time in a room."""

from facedown.room import hand_over, play, seats
from facedown.room.acts import (
    Answer,
    AnyAct,
    CallOut,
    Draft,
    Leave,
    Offer,
    Rename,
    Rule,
    Sit,
    Take,
)
from facedown.room.device import Link
from facedown.room.draft import draft
from facedown.room.room import Room
from facedown.room.rule import rule
from facedown.table.refused import need


async def act(room: Room, link: Link, what: AnyAct) -> str | None:
    """Take an act of a device. Stored and shown when this returns; Refused: nothing has changed.

    Of an offer the code is returned, for this device alone.
    """
    need(not link.tv, "tv")
    # Named after its device too, so that nobody can use up the id of another's act.
    id = f"{link.device[:8]}-{what.id}"
    code = await _in_turn(room, link, what, id)
    await room.seen()
    return code


async def _in_turn(room: Room, link: Link, what: AnyAct, id: str) -> str | None:
    async with room.turn():
        if id in room.counted:
            return None
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
            case Offer():
                return await hand_over.offer(room, link, what, id)
            case Take():
                await hand_over.take(room, link, what, id)
            case Rule():
                await rule(room, link, what, id)
    return None
