"""Any bytes on a line: a plain refusal to the sender alone, and nothing has changed."""

import asyncio
import contextlib
import json

import pytest

from facedown.web import limits
from tests.web.raw import Raw

WAIT = "[2,0,0]"
BAD = {
    "no json": b"{",
    "no object": b"7",
    "no tag": b"{}",
    "another tag": b'{"t":"boo"}',
    "hello again": b'{"t":"hello","token":"' + b"a" * 32 + b'"}',
    "no id": b'{"t":"sit","name":"X"}',
    "bad id": b'{"t":"sit","id":"a b","name":"X"}',
    "long id": b'{"t":"sit","id":"' + b"a" * 41 + b'","name":"X"}',
    "half a character": b'{"t":"sit","id":"x","name":"\\ud800"}',
    "half a character in an answer": (
        b'{"t":"answer","id":"x","wait":[2,0,0],"seat":"s2","value":"\\ud800"}'
    ),
    "no utf-8": b'{"t":"sit","id":"x","name":"\xff"}',
    "not a number": b'{"t":"ping","n":NaN}',
    "endless": b'{"t":"rule","id":"x","what":"more","seconds":1e999}',
    "huge ping": b'{"t":"ping","n":' + b"9" * 5000 + b"}",
    "large ping": b'{"t":"ping","n":' + b"9" * 40 + b"}",
    "huge number": b'{"t":"answer","id":"x","wait":[2,0,0],"seat":"s2","value":' + b"9" * 99 + b"}",
    "huge wait": b'{"t":"answer","id":"x","wait":[' + b"9" * 40 + b',0,0],"seat":"s2","value":1}',
    "deep": b'{"t":"answer","id":"x","wait":[2,0,0],"seat":"s2","value":' + b"[" * 30000,
    "deep and closed": (
        b'{"t":"answer","id":"x","wait":[2,0,0],"seat":"s2","value":'
        + b"[" * 800
        + b"]" * 800
        + b"}"
    ),
    "another's shape": b'{"t":"answer","id":"x","wait":[2,0,0],"seat":"s2","value":{"a":[1]}}',
    "long seat": b'{"t":"leave","id":"x","seat":"' + b"s" * 99 + b'"}',
    "long key": b'{"t":"draft","id":"x","wait":[2,0,0],"seat":"s2","key":"/../","value":1}',
    "step below": b'{"t":"rule","id":"x","what":"rewind","step":-1}',
    "nul": b"\x00",
    "byte order mark": b"\xef\xbb\xbf{}",
}


@pytest.fixture
async def playing(table):
    """Ann hosts, Bo will say anything, Cy looks on."""
    ann, bo, cy = await table.play("Ann", "Bo", "Cy")
    assert ann.ask["wait"] == json.loads(WAIT)
    return ann, bo, cy


@pytest.mark.parametrize("opcode", ["send_str", "send_bytes"])
async def test_each_kind_of_nonsense(playing, opcode):
    """Refused as `form`; nobody else hears a byte, and the sender's next act counts."""
    ann, bo, cy = playing
    heard, entries = (len(ann.heard), len(cy.heard)), bo.frame
    for name, data in BAD.items():
        bo.refusals.clear()
        replies = len(bo.heard)
        if opcode == "send_bytes":
            await bo.socket.send_bytes(data)
        else:
            await bo.socket.send_frame(data, 1)
        await bo.until(lambda replies=replies: len(bo.heard) > replies)
        said = json.loads(bo.heard[-1])
        assert (said["t"], said["code"]) == ("no", "form"), name
    assert (len(ann.heard), len(cy.heard)) == heard
    assert bo.frame == entries
    assert (await bo.answer("s1"))["t"] == "ok"


async def test_too_big(playing):
    """More than 64 KiB: said so, then closed; the phone comes back to the same screen."""
    ann, bo, _ = playing
    frame = bo.frame
    await bo.socket.send_str(" " * (limits.MESSAGE + 1))
    await bo.closed.wait()
    assert (bo.refusals[0]["code"], bo.socket.close_code) == ("too_big", 1009)
    await bo.come()
    assert bo.frame == frame
    assert await ann.ping()


async def test_much_too_big(playing):
    """So big that it is not even read: closed with the standard's own code."""
    ann, bo, _ = playing
    with contextlib.suppress(ConnectionError):
        await bo.socket.send_str(" " * 2_000_000)
    await bo.closed.wait()
    assert await ann.ping()


async def test_too_fast(playing):
    """More than a burst: refused by name, without hurting anybody; a little later all is well."""
    ann, bo, _ = playing
    acts = [{"t": "leave", "id": f"f{n}", "seat": "s1"} for n in range(200)]
    replies = [bo.promise(act) for act in acts]
    for act in acts:
        await bo.send(act)
    codes = [(await asyncio.wait_for(reply, 20))["code"] for reply in replies]
    assert codes[0] == "not_yours"
    assert 10 < codes.count("too_fast") < 100
    assert codes.count("too_fast") + codes.count("not_yours") == 200
    assert await ann.ping()
    await asyncio.sleep(0.1)
    assert (await bo.answer("s1"))["t"] == "ok"


@pytest.mark.parametrize(
    "bytes_",
    [
        b"\x83\x80\0\0\0\0",  # an opcode that is none
        b"\xf1\x80\0\0\0\0",  # reserved bits
        b"\x80\x80\0\0\0\0",  # the end of a message that has not begun
        b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff\0\0\0\0",  # longer than anything
        b"\x89\xfe\x10\x00\0\0\0\0" + b"x" * 4096,  # a ping that is too long
        b"\x88\x82\0\0\0\0\x03\x00",  # a close code that is none
        b"\x88\x84\0\0\0\0\x03\xe8\xff\xff",  # a reason that is no text
        b"GET / HTTP/1.1\r\n\r\n",
        bytes(range(256)),
    ],
)
async def test_no_frames_at_all(table, playing, bytes_):
    """What breaks the WebSocket protocol closes the line, and no other."""
    ann, _, _ = playing
    raw = await Raw.to(table.url)
    await raw.upgrade(f"/r/{table.code}/ws")
    raw.frame(b'{"t":"hello","token":"' + b"r" * 32 + b'"}')
    await raw.hear()
    raw.write(bytes_)
    raw.writer.write_eof()
    await raw.rest()
    raw.close()
    await table.gone(3)
    assert await ann.ping()


async def test_a_message_in_pieces(table, playing):
    """Split into many frames, with a ping in between, it is one message; the ping is answered."""
    raw = await Raw.to(table.url)
    await raw.upgrade(f"/r/{table.code}/ws")
    raw.frame(b'{"t":"hello","token":"' + b"r" * 32 + b'"}')
    await raw.hear()
    raw.frame(b'{"t":"pi', first=0)
    raw.frame(b"are you there", opcode=9)
    raw.frame(b'ng","n":5}', opcode=0)
    assert await raw.hear() == (10, b"are you there")
    kind, said = await raw.hear()
    assert (kind, json.loads(said)["n"]) == (1, 5)
    raw.close()
