"""Answers, calls and drafts: what a device does for a seat that it holds."""

import msgspec

from facedown.room.acts import Answer, CallOut, Draft
from facedown.room.device import Link
from facedown.room.room import Room, wait_key
from facedown.table.entries import Answered, Called
from facedown.table.refused import need
from facedown.table.secret import HOST

MOST_DRAFTS = 6000
"""Pieces that one seat may prepare for one wait (a drawing's strokes, at the most)."""


async def answer(room: Room, link: Link, act: Answer, id: str) -> None:
    """An answer to the open ask, or its taking back."""
    may_act_for(room, link, act.seat)
    entry = Answered(id=id, at=room.now(), wait=act.wait, seat=act.seat, value=act.value)
    await room.commit(entry)


async def call(room: Room, link: Link, act: CallOut, id: str) -> None:
    """An interruption."""
    may_act_for(room, link, act.seat)
    await room.commit(
        Called(id=id, at=room.now(), wait=act.wait, name=act.name, seat=act.seat, about=act.about)
    )


async def draft(room: Room, link: Link, act: Draft) -> None:
    """Something prepared: kept beside the journal under its key, and shown to its own seat."""
    may_act_for(room, link, act.seat)
    wait, name = room.position.wait, room.position.name
    need(wait is not None and act.wait == name, "stale")
    assert wait is not None
    need(room.position.paused is None, "paused")
    need(act.seat in wait.asked(room.position.roster), "not_asked")
    need(
        not (act.seat in wait.by and wait.last_call_runs(room.now(), room.position.due())), "locked"
    )
    mine = room.drafts.setdefault(wait_key(name), {}).setdefault(act.seat, {})
    key = f"{wait_key(name)}/{act.seat}/{act.key}"
    if act.value is None:
        mine.pop(act.key, None)
        await room.journal.keep(room.code, key, None)
    else:
        need(len(mine) < MOST_DRAFTS or act.key in mine, "too_many")
        mine[act.key] = wait.ask.form.draft(act.key, act.value, act.seat)
        await room.journal.keep(room.code, key, msgspec.msgpack.encode(mine[act.key]))
    await room.show()


def may_act_for(room: Room, link: Link, seat: str) -> None:
    """Refused unless the device holds the seat (or, for `HOST`, rules)."""
    roster = room.position.roster
    if seat == HOST:
        need(roster.hosting == link.device, "not_host")
    else:
        need(seat in roster.held_by(link.device), "not_yours")
