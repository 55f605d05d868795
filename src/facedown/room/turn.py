"""One act at a time: the turn in which something, and nothing else, happens to a room."""

from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from facedown.room.room import Room


class Turn:
    """The time in which one act, and no other, happens to a room; at its beginning it is whole."""

    __slots__ = ("_room",)

    def __init__(self, room: "Room") -> None:
        self._room = room

    async def __aenter__(self) -> None:
        room = self._room
        room.line_up += 1
        try:
            await room.lock.acquire()
        finally:
            room.line_up -= 1
            if room.unshown and not room.line_up and not room.lock.locked():
                room.timers.set("show", 0.0, room.look_after)  # who was to show it is gone
        if room.closed or room.torn or room.position.over:
            try:
                await room.ready()
            except BaseException:
                room.lock.release()
                raise

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        room = self._room
        try:
            if room.unshown and not room.line_up and not room.torn and not room.closed:
                await room.show()
        finally:
            room.lock.release()
