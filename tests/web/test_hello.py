"""The first words on a line: who is let in, and who is told what."""

import asyncio
import json

import pytest

from facedown.web import limits, speak
from tests.web.raw import Raw

TOKEN = "a" * 32


async def first(table, data: bytes, opcode: int = 1, code: str = ""):
    """What the table says to a first message, and how it hangs up."""
    raw = await Raw.to(table.url)
    await raw.upgrade(f"/r/{code or table.code}/ws")
    raw.frame(data, opcode)
    kind, said = await raw.hear()
    raw.agree()
    closing = await raw.rest()
    raw.close()
    assert kind == 1
    return json.loads(said), closing


async def test_hello_and_the_whole_frame(table):
    """The frame comes at once, with the table's moment; by the code typed in any way."""
    (ann,) = await table.open("Ann")
    assert ann.frame["room"]["code"] == table.code
    assert ann.behind > 0
    watcher = table.phone()
    watcher.code = f"{table.code[:2]}-{table.code[2:]}".lower()
    await watcher.come()
    assert watcher.frame["you"] == {
        "seats": [], "host": False, "open": None, "tv": False, "knocking": None,
    }  # fmt: skip
    # The same device by any spelling of the code.
    again = table.phone(ann.token)
    again.code = watcher.code
    await again.come()
    assert again.frame == ann.frame


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (b'{"t":"ping","n":1}', "hello_first"),
        (b'{"t":"sit","id":"x","name":"Ann"}', "hello_first"),
        (b'{"t":"hello","token":"short"}', "token"),
        (b'{"t":"hello","token":"' + b"!" * 32 + b'"}', "token"),
        (b'{"t":"hello","token":"' + b"a" * 65 + b'"}', "form"),
        (b'{"t":"hello"}', "form"),
        (b'{"t":"hello","token":7}', "form"),
        (b"hello", "form"),
        (b"", "form"),
        (b"\xff\xfe", "form"),
        (b"[" * 60_000, "form"),
        (b" " * 70_000, "too_big"),
    ],
)
@pytest.mark.parametrize("opcode", [1, 2])
async def test_anything_else_is_refused(table, said, code, opcode):
    """A plain code to the sender, and the line is closed; the others hear nothing."""
    (ann,) = await table.open("Ann")
    heard = len(ann.heard)
    answer, _ = await first(table, said, opcode)
    assert answer == {"t": "no", "id": None, "code": code, "args": {}}
    assert len(ann.heard) == heard
    assert len(table.room.links) == 1


async def test_who_says_nothing_is_hung_up_on(table, monkeypatch):
    """After the time for a hello, pings or not, the line is closed."""
    await table.open("Ann")
    monkeypatch.setattr(speak, "HELLO_WITHIN", 0.1)
    raw = await Raw.to(table.url)
    await raw.upgrade(f"/r/{table.code}/ws")
    raw.frame(b"", opcode=9)
    assert await raw.hear() == (1, b'{"t":"no","id":null,"code":"hello_first","args":{}}')
    raw.close()


@pytest.mark.parametrize("code", ["BCDFG", "bcdfg", "nonsense", "-", "%00%00", "B" * 500])
async def test_a_wrong_code_says_so(table, code):
    """Every wrong code gets the same words, on the socket, where a page can read them."""
    raw = await Raw.to(table.url)
    assert b" 101 " in await raw.upgrade(f"/r/{code}/ws")
    assert await raw.hear() == (1, b'{"t":"bye","code":"no_such_room"}')
    raw.agree()
    raw.close()


async def test_a_room_full_of_lines(table, monkeypatch):
    """More lines than a room takes: refused, and those inside stay."""
    (ann,) = await table.open("Ann")
    monkeypatch.setattr(limits, "LINES_PER_ROOM", 2)
    await table.phone().come()
    late = await table.phone().come()
    assert late.refusals[0]["code"] == "too_many"
    assert await ann.ping()


async def test_a_room_full_of_strangers(table, monkeypatch):
    """Who knows the code can fill a room, and locks nobody out who has a seat or rules."""
    ann, bo = await table.open("Ann", "Bo")
    await ann.go()
    await bo.go()
    await table.gone(0)
    monkeypatch.setattr(limits, "LINES_PER_ROOM", 3)
    for _ in range(3):
        await table.phone().come()
    for phone in (ann, bo):
        await phone.come()
        assert phone.frame is not None and phone.refusals == []
    assert (await bo.do("leave", seat=bo.seat))["t"] == "ok"
    await bo.go()
    await bo.come()
    assert bo.refusals[0]["code"] == "too_many"


async def test_a_page_of_another_site_is_not_let_in(table):
    """The origin is checked before anything is told."""
    await table.open("Ann")
    host = table.url.removeprefix("http://")
    for origin, status in [
        ("http://evil.example", b" 403 "), ("null", b" 403 "), ("http://[", b" 403 "),
        (f"http://{host}.evil.example", b" 403 "), (table.url, b" 101 "),
    ]:  # fmt: skip
        raw = await Raw.to(table.url)
        assert status in await raw.upgrade(f"/r/{table.code}/ws", Origin=origin, Host=host)
        raw.close()


async def test_no_upgrade_no_socket(table):
    """The socket's address asked for as a page: a plain refusal."""
    await table.open("Ann")
    for code, status in [(table.code, 400), ("ZZZZZ", 404)]:
        async with table.session.get(f"{table.url}/r/{code}/ws") as answer:
            assert answer.status == status
            assert set(await answer.json()) == {"code", "args"}


async def test_ten_come_at_once_fifty_times(table):
    """A fresh code is found by all who come in the same moment."""
    for _ in range(5):
        await table.open("Ann")
        await asyncio.gather(*(table.phone().come() for _ in range(10)))
        assert all(phone.frame for phone in table.phones)
