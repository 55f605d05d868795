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
        await room.lock.acquire()
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
        self._room.lock.release()
