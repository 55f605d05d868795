"""From scene to scene: what is opened after one that is over, and what if it cannot be."""

import secrets
from typing import TYPE_CHECKING, Any

from facedown.room.faults import Unwell
from facedown.room.ids import new_id
from facedown.room.timers import RETRY
from facedown.table import opening
from facedown.table.entries import Opened
from facedown.table.position import Position, fold

if TYPE_CHECKING:
    from facedown.room.room import Room

MOST_IN_A_ROW = 20
"""Scenes that may end at once, without waiting for anybody, before the lobby is opened instead."""


async def settle(room: "Room") -> None:
    """Open what follows, until a scene waits for somebody."""
    try:
        for _ in range(MOST_IN_A_ROW):
            if not room.position.over:
                return
            await room.take(following(room))
        await room.take(lobby(room))
    except Unwell:
        room.timers.set("mend", RETRY, room.look_after)
        raise


def following(room: "Room") -> Opened:
    """The entry that opens what comes after the scene that is over."""
    try:
        opened = opening.following(room.games, room.position, **_how(room))
        position = Position(room.games[opened.game], opened)
        if not position.over:
            room.tree(position)
        return opened
    except Exception:
        room.blame("what follows")
        return lobby(room)


def lobby(room: "Room") -> Opened:
    """The entry that opens the lobby because a scene failed: the evening goes on."""
    # Folded afresh: what failed may have been in the middle of changing the evening.
    whole = fold(room.position.game, room.position.opened, room.since)
    return opening.lobby_after_fault(room.games, whole, **_how(room))


def _how(room: "Room") -> dict[str, Any]:
    """The id, the moment and the seed of a scene to be opened."""
    return {"id": new_id(), "at": room.now(), "seed": secrets.randbits(63)}
