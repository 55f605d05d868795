"""All rooms of this server: made, found (back from the journal if need be), and let go."""

import asyncio
import logging
import secrets
import time

from facedown.journals import Journal
from facedown.room import absence, deadline, host
from facedown.room.clock import Clock
from facedown.room.codes import new_code
from facedown.room.device import device_of
from facedown.room.hydrate import hydrate
from facedown.room.room import Room, new_id
from facedown.table import opening
from facedown.table.opening import Games
from facedown.table.refused import Refused, need
from facedown.table.roster import Roster

log = logging.getLogger("facedown.rooms")

LASTS = 48 * 3600.0
"""Seconds after its last act for which a room is kept."""
REMEMBERED = 600.0
"""Seconds for which a request to make a room, sent again, gives the same room."""


class Rooms:
    """The rooms that are awake, and the journal in which the others sleep."""

    def __init__(self, games: Games, journal: Journal, clock: Clock | None = None) -> None:
        self.games, self.journal, self.clock = games, journal, clock or Clock()
        self.awake: dict[str, Room] = {}
        self._waking: dict[str, asyncio.Future[Room | None]] = {}
        self._made: dict[str, tuple[float, str]] = {}
        self._stopped: float | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Learn how long no table ran here, and begin to keep house."""
        self._stopped = await self.journal.last_alive()
        self._task = asyncio.create_task(self._keep_house())

    async def make(self, token: str, request: str, *, hosted: bool, language: str) -> Room:
        """A new room. `hosted`: the device of this token rules; else the first who sits down does.

        The same request by the same device again gives the same room.
        """
        key = device_of(token, request)
        need(key is not None, "token")
        made = self._made.get(key or "")
        if made and (room := await self.find(made[1])):
            return room
        code = await self._free_code()
        # Remembered before anything is awaited again, or a double tap would make two.
        self._made[key or ""] = (time.monotonic(), code)
        waking: asyncio.Future[Room | None] = asyncio.get_running_loop().create_future()
        self._waking[code] = waking
        try:
            room = await self._open(
                code, (device_of(token, code) or "") if hosted else "", language
            )
            waking.set_result(room)
            return room
        except BaseException:
            waking.set_result(None)
            del self._made[key or ""]
            raise
        finally:
            del self._waking[code]

    async def _open(self, code: str, device: str, language: str) -> Room:
        room = self._room(code)
        roster = Roster(hosting=device, home=device, language=language)
        async with room.lock:
            await room.take(
                opening.first(
                    self.games, roster, id=new_id(), at=self.clock.now(), seed=secrets.randbits(63)
                )
            )
            room.shown = room.tree()
        self.awake[code] = room
        return room

    async def find(self, code: str) -> Room | None:
        """The room with this code, awake; None if there is none."""
        if room := self.awake.get(code):
            return None if room.closed else room
        if code not in self._waking:
            self._waking[code] = asyncio.ensure_future(self._wake(code))
            self._waking[code].add_done_callback(lambda _: self._waking.pop(code, None))
        return await asyncio.shield(self._waking[code])

    async def _wake(self, code: str) -> Room | None:
        room = self._room(code)
        try:
            if not await hydrate(room, self._stopped):
                return None
        except Refused:
            raise
        except Exception as fault:
            log.error("room %s cannot be woken: %s", code, type(fault).__name__)
            raise Refused("unwell") from None
        self.awake[code] = room
        for look in room.after:
            look(room)
        return room

    def _room(self, code: str) -> Room:
        room = Room(code, self.games, self.journal, self.clock)
        room.after = [deadline.watch, absence.watch, host.watch]
        return room

    async def _free_code(self) -> str:
        while True:
            code = new_code()
            if code not in self._waking and await self.find(code) is None:
                return code

    async def delete(self, room: Room, code: str = "deleted") -> None:
        """A room and all its data go at once. The lock must not be held."""
        async with room.lock:
            room.closed = True
            room.rest()
            await self.journal.drop(room.code)
            self.awake.pop(room.code, None)
            for link in room.links:
                await link.line.close(code)
            room.links.clear()

    async def stop(self) -> None:
        """The table closes: tell every device to come back, and store what is in line."""
        if self._task:
            self._task.cancel()
        for room in list(self.awake.values()):
            room.rest()
            for link in list(room.links):
                await link.line.close("restart")
        await self.journal.alive(time.time())
        await self.journal.close()

    # Keeping house

    async def _keep_house(self) -> None:
        """Every second a stamp that we are alive; every minute what is old goes."""
        tick = 0
        while True:
            try:
                await self.journal.alive(self.clock.now())
                if tick % 60 == 59:
                    await self._clear_out()
            except Exception as fault:  # a full disk must not end the stamps for good
                log.warning("keeping house: %s", type(fault).__name__)
            tick += 1
            await asyncio.sleep(1)

    async def _clear_out(self) -> None:
        now = time.monotonic()
        self._made = {k: v for k, v in self._made.items() if now - v[0] < REMEMBERED}
        for code, last in await self.journal.rooms():
            if time.time() - last > LASTS and not self._in_use(code):
                room = await self.find(code)
                if room:
                    await self.delete(room)
        for code, room in list(self.awake.items()):
            if not room.links and not room.timers and not room.tasks and not room.lock.locked():
                # Everybody has been away for long: it sleeps in the journal.
                del self.awake[code]

    def _in_use(self, code: str) -> bool:
        room = self.awake.get(code)
        return bool(room and room.links)
