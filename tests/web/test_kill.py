"""kill -9 in the middle of everything: nothing acknowledged is lost, and nobody is stuck."""

import asyncio
import contextlib
import json
import random
import secrets
from collections import Counter

import aiohttp
import pytest

from facedown.journals import open_journal
from facedown.room.device import device_of
from facedown.table.entries import decode
from tests.room.toy import WORD
from tests.web.phone import Phone, make_room
from tests.web.process import Process

ROOMS, SEATS, LIVES = 3, 4, 4


class Party:
    """Some rooms full of phones that play as fast as they can, and note what was acknowledged."""

    def __init__(self, process: Process, session: aiohttp.ClientSession) -> None:
        self.process, self.session, self.rng = process, session, random.Random(7)
        self.rooms: list[list[Phone]] = []
        self.stored: list[str] = []
        """Acknowledged acts that are entries of the journal, by their ids there."""

    async def begin(self) -> None:
        """Everybody sits down, and the games begin."""
        for _ in range(ROOMS):
            token = secrets.token_urlsafe(18)
            code = await make_room(self.session, self.process.url, token)
            phones = [
                Phone(self.session, self.process.url, code, token if n == 0 else None)
                for n in range(SEATS)
            ]
            self.rooms.append(phones)
            for n, phone in enumerate(phones):
                await phone.come()
                await self.do(phone, "sit", name=f"Player {chr(97 + n)}")
            await self.answer(phones[0], "ok", "host")

    @property
    def phones(self) -> list[Phone]:
        """All of them."""
        return [phone for room in self.rooms for phone in room]

    async def do(self, phone: Phone, t: str, **fields: object) -> None:
        """An act; noted if it was acknowledged as stored."""
        act = {"t": t, "id": secrets.token_urlsafe(8), **fields}
        reply = phone.promise(act)
        await phone.send(act)
        self.note(phone, act, await reply)

    def note(self, phone: Phone, act: dict[str, object], reply: dict[str, object]) -> None:
        """Remember what the table has promised."""
        if reply["t"] == "ok" and act["t"] != "draft":
            self.stored.append(f"{(device_of(phone.token, phone.code) or '')[:8]}-{act['id']}")

    async def answer(self, phone: Phone, value: object, seat: str) -> None:
        """Answer the open ask."""
        await self.do(phone, "answer", wait=phone.ask["wait"], seat=seat, value=value)

    async def one_move(self, phone: Phone, host: bool) -> None:
        """Whatever this phone may do just now."""
        ask, rng = phone.ask, self.rng
        if ask is None:
            return
        if ask["name"] in ("deal_with_it", "next"):
            if host:
                await self.answer(phone, "ok", "host")
            return
        value: object = rng.choice(ask["asked"]) if ask["name"] == "vote" else [f"n{rng.random()}"]
        wait = ask["wait"]
        match rng.randrange(6):
            case 0:
                await self.do(phone, "draft", wait=wait, seat=phone.seat, value=value)
            case 1 if ask["name"] == "vote":
                await self.do(phone, "call", wait=wait, seat=phone.seat, name="said", about="psst")
            case 2:
                await self.answer(phone, None, phone.seat)
            case 3 if host:
                await self.do(phone, "rule", what="skip", wait=wait)
            case _:
                await self.answer(phone, value, phone.seat)

    async def play(self, phone: Phone, host: bool) -> None:
        """Move after move, until the table is gone."""
        with contextlib.suppress(ConnectionError, aiohttp.ClientError, AttributeError, TypeError):
            while not phone.closed.is_set():
                await self.one_move(phone, host)
                await asyncio.sleep(0.002 * self.rng.random())

    async def everybody_plays(self, seconds: float) -> None:
        """For a while, until the table is killed in the middle of it."""
        moves = [
            asyncio.create_task(self.play(phone, n == 0))
            for room in self.rooms
            for n, phone in enumerate(room)
        ]
        await asyncio.sleep(seconds)
        self.process.kill()
        for phone in self.phones:
            await asyncio.wait_for(phone.closed.wait(), 20)
        for move in moves:
            move.cancel()
        await asyncio.gather(*moves, return_exceptions=True)

    async def everybody_returns(self) -> None:
        """Each connects, and sends again what was not acknowledged."""
        for phone in self.phones:
            pending = list(phone.unstored.values())
            phone.unstored.clear()
            await phone.come()
            replies = [(act, phone.promise(act)) for act in pending if phone.ask]
            for act, _ in replies:
                await phone.send(act)
            for act, reply in replies:
                self.note(phone, act, await asyncio.wait_for(reply, 20))
        await self.quiet()

    async def quiet(self) -> None:
        """Until each phone has seen all that the table has sent."""
        for _ in range(2):
            for phone in self.phones:
                await phone.ping()


def screen(phone: Phone, *, moments: bool = False) -> bytes:
    """The bytes of what is on a phone's screen, with or without the moments in it."""
    frame = json.loads(json.dumps(phone.frame))
    if not moments and frame["ask"]:
        for moment in ("end", "opens", "locks", "nudge"):
            frame["ask"].pop(moment)
    return json.dumps(frame, sort_keys=True).encode()


def shared(phone: Phone) -> object:
    """What all phones of a room see alike."""
    frame = json.loads(screen(phone, moments=True))
    frame["view"].pop("word")
    frame["room"].pop("knocks")
    ask = frame["ask"]
    return [frame["seats"], frame["view"], frame["number"], ask and (ask["wait"], ask["end"])]


@pytest.fixture
async def party(tmp_path):
    """A server process, and the phones."""
    process = Process(tmp_path)
    async with aiohttp.ClientSession() as session:
        await process.start(session)
        yield Party(process, session)
        process.kill()


async def test_killed_again_and_again(party):
    """Killed at random moments while twelve phones play: all that was acknowledged is stored
    once, each phone is back on one and the same table, and can go on.
    """
    await party.begin()
    for _ in range(LIVES):
        await party.everybody_plays(0.2 + 0.5 * party.rng.random())
        await party.process.start(party.session)
        await party.everybody_returns()
        for room in party.rooms:
            assert all(shared(phone) == shared(room[0]) for phone in room)
    await every_room_goes_on(party)
    party.process.kill()

    journal = open_journal(party.process.journal)
    stored: Counter[str] = Counter()
    for room in party.rooms:
        stored.update(decode(data).id for _, data in await journal.read(room[0].code))
    await journal.close()
    assert len(party.stored) > 100
    assert [id for id in party.stored if stored[id] != 1] == []
    assert max(stored.values()) == 1
    assert no_secret_in(party)


async def every_room_goes_on(party) -> None:
    """The host of each voids the round, and a fresh vote is asked."""
    for room in party.rooms:
        number = room[0].frame["number"]
        assert (await room[0].rule("void"))["t"] == "ok"
        await room[-1].until(lambda room=room, number=number: room[-1].frame["number"] > number)
        assert room[-1].ask["name"] == "vote"


def no_secret_in(party) -> bool:
    """The word only at its holder's, no token anywhere, and nothing of it in the log."""
    log = party.process.log.read_bytes()
    for room in party.rooms:
        for phone in room:
            heard = b"".join(phone.heard)
            assert (WORD.encode() in heard) == (phone is room[1])
            assert not any(other.token.encode() in heard + log for other in room)
    assert WORD.encode() not in log
    return True


async def test_the_same_screen_and_the_clock_right(party):
    """Killed in mid-vote: byte for byte the same screen for everybody, and the time of the outage
    given back; twice in a row.
    """
    await party.begin()
    (ann, bo, *_), *_ = party.rooms
    await party.answer(ann, "s2", ann.seat)
    await party.do(bo, "draft", wait=bo.ask["wait"], seat=bo.seat, value="s1")
    for _ in range(2):
        await party.quiet()
        before = {phone: screen(phone) for phone in party.phones}
        ends = {phone: phone.ask["end"] for phone in party.phones}
        at = await ann.ping()
        party.process.kill()
        for phone in party.phones:
            await asyncio.wait_for(phone.closed.wait(), 20)
        await asyncio.sleep(0.5)
        await party.process.start(party.session)
        await party.everybody_returns()
        for phone in party.phones:
            assert screen(phone) == before[phone]
        for phone, end in ends.items():
            # What was left then is left now, but for the time played and the last stamp's second.
            played = await phone.ping() - at
            assert 0 < phone.ask["end"] - end <= played + 2.5


async def test_told_to_end(party):
    """A service manager ends it: every phone is told to come back, at once and cleanly."""
    await party.begin()
    ended = asyncio.create_task(asyncio.to_thread(party.process.stop))
    for phone in party.phones:
        await asyncio.wait_for(phone.closed.wait(), 20)
        assert phone.bye == "restart"
    assert await ended == 0
    assert party.process.log.read_text() == ""
    await party.process.start(party.session)
    await party.everybody_returns()
    assert all(phone.ask["name"] == "vote" for phone in party.phones)
