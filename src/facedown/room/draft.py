"""Drafts: what a seat has prepared, kept beside the journal, and shown to that seat alone."""

from typing import Any

import msgspec

from facedown.journals import JournalError
from facedown.room.acts import Draft
from facedown.room.device import Link
from facedown.room.faults import Unwell
from facedown.room.play import may_act_for
from facedown.room.room import DRAFT, Room, wait_key
from facedown.table.refused import Refused, need
from facedown.table.tree import weigh

_encode = msgspec.json.Encoder().encode

MOST = 6000
"""Pieces that one seat may prepare for one wait (a drawing's strokes, at the most)."""
HEAVIEST = 1024 * 1024
"""Bytes that they may take in all."""


async def draft(room: Room, link: Link, act: Draft) -> None:
    """Something prepared: the latest value of a key wins, None drops it.

    Stored when this returns, like any act; refused, nothing has changed. The line that sent it is
    not sent it back: a drawing would cross the wire twice.
    """
    may_act_for(room, link, act.seat)
    may_draft(room, act)
    wait = wait_key(room.position.name)
    mine = room.drafts.setdefault(wait, {}).setdefault(act.seat, {})
    value = None if act.value is None else legal(room, mine, act)
    before = mine.get(act.key)
    put(mine, act.key, value)
    try:
        room.drawn = drawn(room)
        await keep(room, f"{DRAFT}{wait}/{act.seat}/{act.key}", value)
    except BaseException:
        put(mine, act.key, before)
        room.drawn = None
        raise
    if act.value is None or _encode(value) == _encode(act.value):
        link.wrote = f"/ask/mine/{act.seat}/draft/{act.key}"
    try:
        await room.show()
    finally:
        link.wrote = None


def may_draft(room: Room, act: Draft) -> None:
    """Refused unless the seat is asked, and can still change what it gave."""
    wait, position = room.position.wait, room.position
    need(wait is not None and act.wait == position.name, "stale")
    assert wait is not None
    need(position.paused is None, "paused")
    need(act.seat in wait.asked(position.roster), "not_asked")
    done = act.seat in wait.by
    need(not (done and wait.ask.form.drafted), "locked")  # handed in: taken back before it goes on
    need(not (done and wait.last_call_runs(room.now(), position.due())), "locked")


def legal(room: Room, mine: dict[str, Any], act: Draft) -> Any:
    """The piece as its form lets it in."""
    assert room.position.ask is not None
    need(len(mine) < MOST or act.key in mine, "too_many")
    try:
        value = room.position.ask.form.draft(act.key, act.value, act.seat)
        need(weigh(mine) + weigh(value) <= HEAVIEST, "too_heavy")
        return value
    except Refused:
        raise
    except Exception:
        room.blame("a draft")
        raise Unwell from None


def put(mine: dict[str, Any], key: str, value: Any) -> None:
    """A piece under its key; None: no piece."""
    if value is None:
        mine.pop(key, None)
    else:
        mine[key] = value


def drawn(room: Room) -> Any:
    """What is to be shown; a view that fails at a draft costs only the draft."""
    try:
        return room.tree()
    except Exception:
        room.blame("a draft")
        raise Unwell from None


async def keep(room: Room, key: str, value: Any) -> None:
    """Store a piece beside the journal, or drop it."""
    try:
        data = None if value is None else msgspec.msgpack.encode(value)
        await room.journal.keep(room.code, key, data)
    except (OverflowError, UnicodeError, RecursionError):
        raise Refused("form") from None
    except JournalError:
        raise Unwell from None
