"""Lines that are slow, dead, or about to close: nobody else ever waits for them."""

import asyncio
import socket

from facedown.room.acts import Answer, CallOut
from facedown.room.device import device_of
from facedown.room.table_acts import act
from facedown.web import limits
from facedown.web import socket as line
from tests.web.raw import Raw

HELLO = b'{"t":"hello","token":"' + b"r" * 32 + b'"}'


async def come(table, buffer: int | None = None) -> Raw:
    """A watcher whose bytes we read ourselves, or do not."""
    raw = await Raw.to(table.url, buffer)
    await raw.upgrade(f"/r/{table.code}/ws")
    raw.frame(HELLO)
    await raw.hear()
    return raw


async def chatter(table, host, times: int, start: int = 0) -> None:
    """Much that all must see, faster than any phone could send it."""
    link = next(link for link in table.room.links if link.device == device(table, host))
    for n in range(start, start + times):
        about = f"{n} " + "lorem ipsum dolor sit amet"
        wait = table.room.position.name
        said = CallOut(id=f"c{n}", wait=wait, seat="s1", name="said", about=about)
        await act(table.room, link, said)
        back = Answer(id=f"b{n}", wait=table.room.position.name, seat="host", value="ok")
        await act(table.room, link, back)


def device(table, phone) -> str:
    """The public id of a phone."""
    return device_of(phone.token, table.code) or ""


async def test_who_does_not_read_is_dropped_not_buffered(table, monkeypatch):
    """A client that stops reading: the room goes on at once, and its line is cut, not filled."""
    ann, bo = await table.play("Ann", "Bo")
    slow = await come(table, buffer=4096)
    theirs = table.room.links[-1].line._request.transport
    theirs.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    monkeypatch.setattr(limits, "BACKLOG", 16 * 1024)
    async with asyncio.timeout(20):
        await chatter(table, ann, 150)
        await table.gone(2)
    await bo.until(lambda: len(bo.frame["view"]["said"]) == 150)
    assert ann.frame["view"] == {**bo.frame["view"], "word": None}
    slow.close()


async def test_nobody_waits_for_a_slow_reader(table, monkeypatch):
    """While much waits for a client that is slow, and is not cut yet, acts take no longer: aiohttp
    itself would wait for it every 256 KiB, in the middle of showing an act to all.
    """
    ann, bo = await table.play("Ann", "Bo")
    slow = await come(table, buffer=4096)
    theirs = table.room.links[-1].line._request.transport
    theirs.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    monkeypatch.setattr(limits, "BACKLOG", 10**9)
    times = 0
    async with asyncio.timeout(20):
        while theirs.get_write_buffer_size() < 300 * 1024:
            await chatter(table, ann, 50, start=times)
            times += 50
    await bo.until(lambda: len(bo.frame["view"]["said"]) == times)
    slow.close()


async def test_pings_that_nobody_reads_fill_no_memory(table, monkeypatch):
    """A client that sends pings and reads no pong is dropped as well."""
    ann, _ = await table.play("Ann", "Bo")
    slow = await come(table, buffer=4096)
    theirs = table.room.links[-1].line._request.transport
    theirs.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    monkeypatch.setattr(limits, "BACKLOG", 16 * 1024)
    async with asyncio.timeout(20):
        while len(table.room.links) > 2:
            for _ in range(50):
                slow.frame(b"x" * 100, opcode=9)
            await asyncio.sleep(0)
    assert await ann.ping()
    slow.close()


async def test_a_dead_line_is_noticed(table, monkeypatch):
    """Half open: a phone out of reach answers no ping, and is soon not connected any more."""
    monkeypatch.setattr(line, "HEARTBEAT", 0.2)
    ann, _ = await table.play("Ann", "Bo")
    dead = await come(table)
    assert len(table.room.links) == 3
    await table.gone(2)
    assert await ann.ping()
    dead.close()


async def test_a_line_that_closes_disturbs_nobody(table):
    """Phones vanish without a word while others act: every act is acknowledged and shown."""
    ann, bo, cy = await table.play("Ann", "Bo", "Cy")
    watchers = [await table.phone().come() for _ in range(10)]
    for watcher in watchers:
        watcher.vanish()
        wait = ann.ask["wait"]
        assert (await ann.do("call", wait=wait, seat="s1", name="said", about="x"))["t"] == "ok"
        assert (await ann.answer("ok", "host"))["t"] == "ok"
    await cy.until(lambda: len(cy.frame["view"]["said"]) == 10)
    await table.gone(3)
    assert bo.frame["view"]["said"] == ["x"] * 10


async def test_the_dot_goes_out_and_on(table):
    """A phone that hangs up is seen to be gone, and seen to be back."""
    ann, bo = await table.open("Ann", "Bo")
    await bo.go()
    await ann.until(lambda: not ann.frame["seats"][1]["linked"])
    await bo.come()
    await ann.until(lambda: ann.frame["seats"][1]["linked"])


async def test_the_table_closes(table):
    """Every phone is told to come back, and the lines are closed properly."""
    phones = await table.play("Ann", "Bo")
    await table.phone(tv=True).come()
    silent = await come(table)
    async with asyncio.timeout(20):
        await table.rooms.stop()
        for phone in table.phones:
            await phone.closed.wait()
    assert [phone.bye for phone in table.phones] == ["restart"] * 3
    assert phones[0].socket.close_code == 1000
    silent.close()


async def test_deleted(table):
    """The host deletes the room: acknowledged once all is gone, and everybody is told."""
    ann, bo = await table.play("Ann", "Bo")
    tv = await table.phone(tv=True).come()
    assert (await bo.rule("delete"))["code"] == "not_host"
    assert (await ann.rule("delete"))["t"] == "ok"
    for phone in (ann, bo, tv):
        await phone.closed.wait()
        assert phone.bye == "deleted"
    assert await table.rooms.journal.rooms() == []
    await bo.come()
    assert bo.bye == "no_such_room"


async def test_kicked_is_told(table):
    """Shown out with a word; coming back, one only watches."""
    ann, bo = await table.open("Ann", "Bo")
    assert (await ann.rule("kick", seat="s2"))["t"] == "ok"
    await bo.closed.wait()
    assert bo.bye == "kicked"
    await bo.come()
    assert bo.frame["you"]["seats"] == []


async def test_the_acknowledgement_comes_after_the_patch(table):
    """When an act is acknowledged the sender has seen what became of it; sent twice, twice."""
    ann, _ = await table.play("Ann", "Bo")
    for _ in range(2):
        reply = await ann.answer("s2", id="same")
        assert reply == {"t": "ok", "id": "same"}
        assert ann.ask["mine"]["s1"]["answer"] == "s2"
