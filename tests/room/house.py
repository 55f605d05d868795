"""A server in a test: rooms over a journal, guests with devices, and a clock that is moved."""

import asyncio
import json
import secrets
from collections.abc import Iterator
from typing import Any

import jsonpatch

from facedown.games import with_lobby
from facedown.journals import Journal
from facedown.room.acts import (
    Act,
    Answer,
    CallOut,
    Draft,
    Leave,
    Offer,
    Open,
    Rename,
    Rule,
    Sit,
    Take,
)
from facedown.room.clock import Clock
from facedown.room.connect import disconnect
from facedown.room.device import Link, device_of
from facedown.room.peek import open_for
from facedown.room.room import Room
from facedown.room.rooms import Rooms
from facedown.room.table_acts import act
from facedown.table.refused import Refused
from tests.room.toy import Toy

PATIENCE = 20.0
"""Seconds after which a test that waits has failed. Real ones, and never waited in full."""


class Time:
    """The loop's time, which a test can move on; all that was to happen meanwhile happens."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        real, self.ahead = loop.time, 0.0
        loop.time = lambda: real() + self.ahead  # type: ignore[method-assign]


class TestClock(Clock):
    """The table's clock, by the loop's time."""

    __test__ = False

    def __init__(self, start: float = 1_000_000.0) -> None:
        self._loop = asyncio.get_running_loop()
        self._zero = start - self._loop.time()

    def now(self) -> float:
        """Seconds since 1970."""
        return self._zero + self._loop.time()

    def not_before(self, moment: float | None) -> None:
        """Go on from a moment that has been."""
        if moment is not None and self.now() < moment:
            self._zero += moment - self.now()


class FakeLine:
    """A line that keeps every byte, and applies each patch as docs/protocol.md says."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.frame: Any = None
        self.bye: str | None = None

    async def send(self, data: bytes) -> None:
        """One message arrives."""
        self.heard.append(data)
        message = json.loads(data)
        match message["t"]:
            case "full":
                self.frame = message["frame"]
            case "patch":
                self.frame = jsonpatch.apply_patch(self.frame, message["ops"])
            case other:
                raise AssertionError(other)

    async def close(self, code: str) -> None:
        """The table hangs up."""
        self.bye = code


class House:
    """One server after another on one journal."""

    def __init__(self, journal: Journal, toy: Toy, time: Time) -> None:
        self.journal, self.toy, self.time = journal, toy, time
        self.code = ""
        self.guests: list[Guest] = []
        self.rooms = self._open(TestClock())

    def _open(self, clock: Clock) -> Rooms:
        game = self.toy.game()
        return Rooms(with_lobby({game.name: game}), self.journal, clock)

    @property
    def room(self) -> Room:
        """The room, awake."""
        return self.rooms.awake[self.code]

    async def open(self, *names: str, hosted: bool = True) -> "list[Guest]":
        """A room in whose lobby these sit; the first is its host."""
        await self.rooms.start()
        guests = [Guest(self) for _ in names] or [Guest(self)]
        room = await self.rooms.make(guests[0].token, "r", hosted=hosted, language="en")
        self.code = room.code
        for guest, name in zip(guests, names, strict=False):
            await guest.come()
            await guest.sit(name)
        return guests

    async def play(self, *names: str) -> "list[Guest]":
        """The same, and the game has begun."""
        guests = await self.open(*names)
        await guests[0].answer("ok", seat="host")
        assert guests[0].frame["ask"]["name"] == "vote"
        return guests

    async def wait(self, seconds: float) -> None:
        """Time passes."""
        while seconds > 0:
            step = min(seconds, 1.0)
            self.time.ahead += step
            seconds -= step
            await self.calm()

    async def calm(self) -> None:
        """Whatever is under way is done."""
        async with asyncio.timeout(PATIENCE * 50):
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            # Nothing tells when a room is calm.
            while any(map(busy, self.rooms.awake.values())):  # noqa: ASYNC110
                await asyncio.sleep(0.0005)

    def kill(self) -> None:
        """The server is gone, as by kill -9: nothing more is said, stamped or stored."""
        for room in self.rooms.awake.values():
            room.timers.rest()
            room.closed = True

    async def restart(self, after: float = 0.0, clock: Clock | None = None) -> None:
        """The server was killed, and comes back so many seconds later; everybody returns."""
        await self.rooms.journal.alive(self.rooms.clock.now())
        was = self.rooms.clock.now()
        self.kill()
        self.time.ahead += after
        self.rooms = self._open(clock or TestClock(was + after))
        await self.rooms.start()
        for guest in self.guests:
            if guest.link is not None:
                await guest.come()
        await self.calm()


def busy(room: Room) -> bool:
    """Whether something happens in a room just now."""
    now = asyncio.get_running_loop().time()
    due_now = any(handle.when() <= now for handle, _ in room.timers._set.values())
    return bool(room.timers._tasks) or room.lock.locked() or due_now


class Guest:
    """Somebody with a device."""

    def __init__(self, house: House, token: str | None = None, tv: bool = False) -> None:
        self.house, self.tv = house, tv
        self.token = token or secrets.token_urlsafe(18)
        self.link: Link | None = None
        self.line = FakeLine()
        self.prefix, self.acts = secrets.token_hex(4), 0
        house.guests.append(self)

    @property
    def device(self) -> str:
        """The public id of the device."""
        return device_of(self.token, self.house.code) or ""

    @property
    def frame(self) -> Any:
        """What is on the screen."""
        return self.line.frame

    @property
    def seat(self) -> str:
        """The first seat that the device holds."""
        seat: str = self.frame["you"]["seats"][0]
        return seat

    @property
    def ask(self) -> str:
        """The open ask's name."""
        name: str = self.frame["ask"]["name"]
        return name

    async def come(self) -> "Guest":
        """Connect (again), on a new line."""
        self.line = FakeLine()
        code = self.house.code
        _, self.link = await self.house.rooms.join(code, self.device, self.line, tv=self.tv)
        await self.house.calm()
        return self

    async def go(self) -> None:
        """Hang up."""
        assert self.link
        await disconnect(self.house.room, self.link)
        self.link = None
        await self.house.calm()

    async def do(self, kind: type[Act], id: str | None = None, **what: Any) -> str:
        """An act; Refused as the table says. Of an offer, its code."""
        self.acts += 1
        assert self.link
        made = kind(id=id or f"{self.prefix}-{self.acts}", **what)
        code = await act(self.house.room, self.link, made)  # type: ignore[arg-type]
        await self.house.calm()
        return code or ""

    async def refused(self, verb: str, *args: Any, **more: Any) -> str:
        """The code with which something is refused; nobody has seen anything of it."""
        before = [(len(guest.line.heard), guest.frame) for guest in self.house.guests]
        try:
            await getattr(self, verb)(*args, **more)
        except Refused as refused:
            assert before == [(len(guest.line.heard), guest.frame) for guest in self.house.guests]
            return refused.code
        raise AssertionError("not refused")

    @property
    def wait(self) -> tuple[int, int, int]:
        """The open wait's name."""
        scene, step, turn = self.frame["ask"]["wait"]
        return scene, step, turn

    async def sit(self, name: str, id: str | None = None) -> "Guest":
        """Take a seat, or knock."""
        await self.do(Sit, id, name=name)
        return self

    async def answer(self, value: Any, seat: str = "", id: str | None = None, **more: Any) -> None:
        """Answer the open ask."""
        wait = more.get("wait") or self.wait
        await self.do(Answer, id, wait=wait, seat=seat or self.seat, value=value)

    async def call(self, name: str, about: Any = "ok", seat: str = "") -> None:
        """Interrupt."""
        await self.do(CallOut, wait=self.wait, seat=seat or self.seat, name=name, about=about)

    async def draft(self, value: Any, key: str = "", **more: Any) -> None:
        """Prepare. What it has sent itself it is not sent back, so it lays it into its frame."""
        wait = more.get("wait") or self.wait
        await self.do(Draft, wait=wait, seat=self.seat, key=key, value=value)
        mine = self.frame["ask"]["mine"][self.seat]["draft"]
        if value is None:
            mine.pop(key, None)
        else:
            mine[key] = value

    async def rule(self, what: str, id: str | None = None, **more: Any) -> None:
        """Rule."""
        await self.do(Rule, id, what=what, **more)

    async def rename(self, name: str, seat: str = "") -> None:
        """Be called something else."""
        await self.do(Rename, seat=seat or self.seat, name=name)

    async def leave(self, seat: str = "") -> None:
        """Leave for good."""
        await self.do(Leave, seat=seat or self.seat)

    async def offer(self, seat: str = "", id: str | None = None) -> str:
        """Make a seat ready to move; its code."""
        return await self.do(Offer, id, seat=seat or self.seat)

    async def take(self, code: str, id: str | None = None) -> None:
        """Hold from now on the seat of this code."""
        await self.do(Take, id, take=code)

    async def open(self, seat: str | None) -> None:
        """See as one of several seats."""
        assert self.link
        await open_for(self.house.room, self.link, Open(seat=seat))


def names(guest: Guest) -> list[str]:
    """The names at the table, as a guest sees them."""
    return [seat["name"] for seat in guest.frame["seats"]]


def dots(guest: Guest) -> Iterator[tuple[bool, bool]]:
    """(connected, away) of each seat."""
    return ((seat["linked"], seat["away"]) for seat in guest.frame["seats"])
