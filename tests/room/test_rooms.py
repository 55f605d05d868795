"""All rooms of a server: made once, found by their code, asleep and awake, and gone for good."""

import asyncio
import re
import time

import pytest

from facedown.room import rooms as rooms_module
from facedown.room.acts import Sit
from facedown.room.codes import ALPHABET, folded, new_code
from facedown.room.housekeeping import clear_out, sleep_well
from facedown.room.table_acts import act
from facedown.table.refused import Refused
from tests.room.conftest import on_each_journal
from tests.room.house import Guest
from tests.room.toy import WORD


async def test_tapped_twice_one_room(house):
    """The same request by the same device, at once and later: one room; another makes another."""
    await house.rooms.start()
    token = "t" * 22

    async def make(request="r", by=token):
        return (await house.rooms.make(by, request, hosted=True, language="en")).code

    first, second = await asyncio.gather(make(), make())
    assert first == second == await make()
    assert len({first, await make("s"), await make(by="u" * 22)}) == 3


async def test_a_room_that_could_not_be_made_can_be_asked_for_again(house, flaky):
    """The journal fails: refused, and the same request again makes it."""
    await house.rooms.start()
    flaky.fail = ["lost"]
    with pytest.raises(Refused, match="unwell"):
        await house.rooms.make("t" * 22, "r", hosted=True, language="en")
    assert await house.rooms.make("t" * 22, "r", hosted=True, language="en")


async def test_no_code_twice(house, monkeypatch):
    """A code that a room has, awake or asleep, is drawn again."""
    await house.open("Ann")
    taken = house.code
    codes = iter([taken, taken, "ZZZZZ"])
    monkeypatch.setattr(rooms_module, "new_code", lambda: next(codes))
    house.kill()
    house.rooms.awake.clear()
    made = await house.rooms.make("t" * 22, "r", hosted=True, language="en")
    assert made.code == "ZZZZZ"


def test_codes():
    """Twenty clear letters; typed in any way the same code."""
    for _ in range(2000):
        assert re.fullmatch(f"[{ALPHABET}]{{5}}", new_code())
    assert not set(ALPHABET) & set("AEIOUY01258")
    assert folded(" b-c d_fg") == folded("bcdfg") == "BCDFG"
    for wrong in ("", "BCDF", "BCDFGH", "BCDF0", "ABCDE", "BCDFG/", "é" * 5, "B\0CDFG"):
        assert folded(wrong) is None


@on_each_journal
async def test_ten_come_at_once_to_a_room_asleep(house):
    """A storm after a restart wakes one room, once."""
    await house.open("Ann")
    await house.restart()
    house.rooms.let_sleep(house.room)
    house.rooms.awake.clear()
    found = await asyncio.gather(*(house.rooms.find(house.code) for _ in range(10)))
    assert len({id(room) for room in found}) == 1
    assert await house.rooms.find("ZZZZZ") is None


@on_each_journal
async def test_asleep_nothing_is_lost(house):
    """Everybody away for long: the room sleeps, and wakes with drafts, knocks and clocks."""
    ann, bo = await house.play("Ann", "Bo")
    await bo.draft("s1")
    cy = await (await Guest(house).come()).sit("Cy")
    end = ann.frame["ask"]["end"]
    for guest in (ann, bo, cy):
        await guest.go()
    sleep_well(house.rooms)
    assert house.code in house.rooms.awake, "somebody may be back in a moment"
    await house.wait(20)
    sleep_well(house.rooms)
    assert house.code in house.rooms.awake, "a knock still waits"
    await house.journal.keep(house.code, f"knock/{cy.device}", b"\xa2Cy")
    house.room.timers.drop(f"knock {cy.device}")
    sleep_well(house.rooms)
    assert house.code not in house.rooms.awake

    house.time.ahead += 3000
    await bo.come()
    assert bo.frame["ask"]["mine"]["s2"]["draft"] == {"": "s1"}
    assert bo.frame["ask"]["end"] == pytest.approx(end + 3010, abs=4)
    await cy.come()
    assert cy.frame["you"]["knocking"] == "Cy"


async def test_asleep_in_the_same_breath(house):
    """A device found the room, which fell asleep before it was in: it is in the one woken."""
    ann, bo = await house.play("Ann", "Bo")
    await ann.go()
    await bo.go()
    await house.wait(15)
    room = house.room
    find = house.rooms.find

    async def find_and_sleep(code):
        found = await find(code)
        house.rooms.find = find
        assert house.rooms.let_sleep(found)
        return found

    house.rooms.find = find_and_sleep
    await ann.come()
    assert house.room is not room
    await ann.answer("s2")
    assert ann.frame["ask"]["mine"]["s1"]["answer"] == "s2"


@on_each_journal
async def test_deleted_with_all_its_data(house):
    """At once: entries, drafts, knocks, and everybody is told. The code is free again."""
    ann, bo = await house.play("Ann", "Bo")
    await bo.draft("s1")
    await house.rooms.delete(house.room)
    assert (ann.line.bye, bo.line.bye) == ("deleted", "deleted")
    assert await house.journal.rooms() == []
    assert await house.journal.kept(house.code) == {}
    assert await house.rooms.find(house.code) is None
    with pytest.raises(Refused, match="no_such_room"):
        await ann.come()


async def test_a_room_that_cannot_be_deleted_is_still_there(house, flaky):
    """The disk fails: refused, and the game goes on."""
    ann, bo = await house.play("Ann", "Bo")
    flaky.full = True
    with pytest.raises(Refused, match="unwell"):
        await house.rooms.delete(house.room)
    flaky.full = False
    await ann.answer("s2")
    assert bo.line.bye is None


async def test_an_act_for_a_room_that_is_gone(house):
    """Deleted while an act waited for its turn: refused, and nothing is stored."""
    ann, _ = await house.play("Ann", "Bo")
    room, link = house.room, ann.link
    await house.rooms.delete(room)
    with pytest.raises(Refused, match="no_such_room"):
        await act(room, link, Sit(id="x", name="Cy"))
    assert await house.journal.rooms() == []


async def test_old_rooms_go(house, monkeypatch):
    """48 hours after its last act a room goes, asleep, awake or not to be woken; not one that
    somebody is in.
    """
    (ann,) = await house.open("Ann")
    asleep = await house.rooms.make("a" * 22, "r", hosted=True, language="en")
    house.rooms.let_sleep(asleep)
    broken = await house.rooms.make("b" * 22, "r", hosted=True, language="en")
    await house.journal.append(broken.code, broken.cursor, b"not an entry")
    house.rooms.let_sleep(broken)
    with pytest.raises(Refused, match="unwell"):
        await house.rooms.find(broken.code)

    await clear_out(house.rooms)
    assert len(await house.journal.rooms()) == 3
    later = time.time() + 48 * 3600 + 60
    monkeypatch.setattr("facedown.room.housekeeping.time.time", lambda: later)
    await clear_out(house.rooms)
    assert [code for code, _ in await house.journal.rooms()] == [house.code]
    await ann.go()
    await clear_out(house.rooms)
    assert await house.journal.rooms() == []


async def test_a_room_that_cannot_be_read_just_now(house, flaky, caplog):
    """The journal fails while a room is woken: refused, and found the next time."""
    ann, _ = await house.play("Ann", "Bo")
    house.kill()
    house.rooms.awake.clear()
    flaky.unreadable = True
    with pytest.raises(Refused, match="unwell"):
        await ann.come()
    flaky.unreadable = False
    await ann.come()
    assert ann.ask == "vote"
    assert WORD not in caplog.text


async def test_stopping_waits_for_the_act_under_way(house, flaky):
    """The table closes in the middle of an act: it is stored, then all are told to come back."""
    ann, bo = await house.play("Ann", "Bo")
    flaky.gate = asyncio.Event()
    acting = asyncio.create_task(ann.answer("s2", id="last"))
    await asyncio.sleep(0.01)
    stopping = asyncio.create_task(house.rooms.stop())
    await asyncio.sleep(0.01)
    assert "restart" not in (ann.line.bye, bo.line.bye)
    flaky.gate.set()
    await stopping
    await acting
    assert [entry.id for entry in house.room.since][-1].endswith("-last")
    assert (ann.line.bye, bo.line.bye) == ("restart", "restart")
