"""All rooms of this server: made, found (back from the journal if need be), and let go."""

import asyncio
import logging
import secrets
import time

from facedown.journals import Journal, JournalError, append_surely
from facedown.room import absence, deadline, host, knocks, stranded
from facedown.room.clock import Clock
from facedown.room.codes import new_code
from facedown.room.connect import connect
from facedown.room.device import Line, Link, device_of
from facedown.room.faults import Unwell
from facedown.room.hydrate import hydrate
from facedown.room.ids import new_id
from facedown.room.room import Room, stored_as
from facedown.table import opening
from facedown.table.opening import Games
from facedown.table.position import Position
from facedown.table.refused import Refused, need
from facedown.table.roster import Roster

log = logging.getLogger("facedown.rooms")

REMEMBERED = 600.0
"""Seconds for which a request to make a room, sent again, gives the same room."""
GOODBYE = 3.0
"""Seconds in which all devices are told that the table closes."""


class Rooms:
    """The rooms that are awake, and the journal in which the others sleep."""

    def __init__(self, games: Games, journal: Journal, clock: Clock | None = None) -> None:
        self.games, self.journal, self.clock = games, journal, clock or Clock()
        self.awake: dict[str, Room] = {}
        self.waking: dict[str, asyncio.Future[Room] | asyncio.Future[Room | None]] = {}
        self._made: dict[str, tuple[float, asyncio.Future[str | None]]] = {}
        self._stopped: float | None = None

    async def start(self) -> None:
        """Learn how long no table ran here."""
        self._stopped = await self.journal.last_alive()
        self.clock.not_before(self._stopped)
        await self.journal.alive(self.clock.now())

    # Made

    async def make(self, token: str, request: str, *, hosted: bool, language: str) -> Room:
        """A new room. `hosted`: the device of this token rules; else the first who sits down does.

        The same request by the same device again gives the same room.
        """
        key = device_of(token, request)
        need(key is not None, "token")
        assert key is not None
        self._forget_requests()
        while made := self._made.get(key):
            code = await asyncio.shield(made[1])
            if code and (room := await self.find(code)):
                return room
            if self._made.get(key) is made:
                del self._made[key]
        # Remembered before anything is awaited, or a double tap would make two; and made beside
        # us, so that who hangs up meanwhile leaves no half of a room.
        making = asyncio.ensure_future(self._make(token if hosted else None, language))
        self._made[key] = time.monotonic(), making
        code = await asyncio.shield(making)
        room = await self.find(code) if code else None
        if room is None:
            raise Unwell
        return room

    async def _make(self, token: str | None, language: str) -> str | None:
        """Store the first entry of a room under a free code; None if that failed."""
        try:
            code = await self._free_code()
            device = device_of(token, code) if token else None
            self.waking[code] = asyncio.ensure_future(self._open(code, device or "", language))
            self.waking[code].add_done_callback(lambda _: self.waking.pop(code, None))
            await self.waking[code]
            return code
        except (Refused, JournalError) as trouble:
            log.warning("no room could be made (%s)", type(trouble).__name__)
            return None

    async def _open(self, code: str, device: str, language: str) -> Room:
        """A new room in its lobby; Conflict, Unknown."""
        room = self._room(code)
        roster = Roster(hosting=device, home=device, language=language)
        now, seed = self.clock.now(), secrets.randbits(63)
        opened = opening.first(self.games, roster, id=new_id(), at=now, seed=seed)
        room.position = Position(self.games[opened.game], opened)
        room.shown = room.tree()
        room.cursor = await append_surely(self.journal, code, 0, stored_as(opened))
        self.awake[code] = room
        return room

    async def _free_code(self) -> str:
        while True:
            code = new_code()
            if code not in self.waking and await self.find(code) is None:
                return code

    def _forget_requests(self) -> None:
        now = time.monotonic()
        for key, (at, _) in list(self._made.items()):
            if now - at < REMEMBERED:
                break  # they stand in the order in which they came
            del self._made[key]

    # Found

    async def find(self, code: str) -> Room | None:
        """The room with this code, awake; None if there is none."""
        if room := self.awake.get(code):
            return None if room.closed else room
        if code not in self.waking:
            self.waking[code] = asyncio.ensure_future(self._wake(code))
            self.waking[code].add_done_callback(lambda _: self.waking.pop(code, None))
        return await asyncio.shield(self.waking[code])

    async def join(self, code: str, device: str, line: Line, *, tv: bool) -> tuple[Room, Link]:
        """Connect a line to a room; Refused: `no_such_room`, and `unwell`."""
        while True:
            room = await self.find(code)
            need(room, "no_such_room")
            assert room is not None
            try:
                return room, await connect(room, device, line, tv=tv)
            except Refused:
                # It fell asleep in the same breath: wake it again.
                if not room.closed or self.awake.get(code) is room:
                    raise

    async def _wake(self, code: str) -> Room | None:
        room = self._room(code)
        try:
            if not await hydrate(room, self._stopped):
                return None
        except Refused:
            raise
        except Exception as fault:
            log.error("room %s cannot be woken: %s", code, type(fault).__name__)
            raise Unwell from None
        self.awake[code] = room
        for look in room.after:
            look(room)
        return room

    def _room(self, code: str) -> Room:
        room = Room(code, self.games, self.journal, self.clock)
        room.after = [
            deadline.watch,
            absence.watch,
            host.watch,
            knocks.watch,
            stranded.watch,
        ]
        return room

    # Let go

    async def delete(self, room: Room, but: Link | None = None) -> None:
        """A room and all its data go at once; all lines are closed, but perhaps the one of who
        asked for it.
        """
        async with room.turn():
            await room.show()  # what was acted before is still seen, and acknowledged
            try:
                await self.journal.drop(room.code)
            except JournalError:
                raise Unwell from None
            room.closed = True
            room.timers.rest()
            self.awake.pop(room.code, None)
            lines = [link.line for link in room.links if link is not but]
            room.links.clear()
        await asyncio.gather(*(line.close("deleted") for line in lines))

    def let_sleep(self, room: Room) -> bool:
        """Put a room away in which nothing happens: it sleeps in the journal, whole."""
        quiet = not room.links and room.timers.idle and not room.lock.locked() and not room.torn
        if quiet:
            # Closed, so that who holds it still finds the one that is woken in its place.
            room.closed = True
            self.awake.pop(room.code, None)
        return quiet

    async def stop(self) -> None:
        """The table closes: tell every device to come back, and store what is in line."""
        try:
            async with asyncio.timeout(GOODBYE):
                await asyncio.gather(*map(goodbye, list(self.awake.values())))
        except TimeoutError:
            log.warning("not every device could be told that the table closes")
        for room in self.awake.values():
            room.timers.rest()
        try:
            await self.journal.alive(self.clock.now())
        except JournalError as trouble:
            log.warning("the last stamp could not be stored (%s)", type(trouble).__name__)
        await self.journal.close()


async def goodbye(room: Room) -> None:
    """Once the act under way is done, tell the devices of a room to come back."""
    async with room.lock:
        room.timers.rest()
        lines = [link.line for link in room.links]
    await asyncio.gather(*(line.close("restart") for line in lines))
