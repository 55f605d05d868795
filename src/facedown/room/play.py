"""Answers and calls: what a device does for a seat that it holds."""

from typing import Any

from facedown.room.acts import Answer, CallOut
from facedown.room.device import Link
from facedown.room.room import Room
from facedown.table.entries import Answered, Called
from facedown.table.refused import need
from facedown.table.secret import HOST


async def answer(room: Room, link: Link, act: Answer, id: str) -> None:
    """An answer to the open ask, or its taking back."""
    may_act_for(room, link, act.seat)
    entry = Answered(
        id=id,
        at=room.now(),
        wait=act.wait,
        seat=act.seat,
        value=act.value,
        drafts=handed_in(room, act),
    )
    await room.commit(entry)


def handed_in(room: Room, act: Answer) -> dict[str, Any]:
    """What goes with an answer, where the form takes what has been drafted."""
    wait = room.position.wait
    if wait is None or act.wait != wait.name or act.value is None:
        return {}
    return wait.to_hand_in(act.seat, room.open_drafts().get(act.seat, {}))


async def call(room: Room, link: Link, act: CallOut, id: str) -> None:
    """An interruption."""
    may_act_for(room, link, act.seat)
    await room.commit(
        Called(id=id, at=room.now(), wait=act.wait, name=act.name, seat=act.seat, about=act.about)
    )


def may_act_for(room: Room, link: Link, seat: str) -> None:
    """Refused unless the device holds the seat (or, for `HOST`, rules)."""
    roster = room.position.roster
    if seat == HOST:
        need(roster.hosting == link.device, "not_host")
    else:
        need(seat in roster.held_by(link.device), "not_yours")
