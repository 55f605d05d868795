"""Whatever is said on a line or asked over HTTP: a plain answer, nothing changed, and it lives on.

`FACEDOWN_EXAMPLES` multiplies the number of tries.
"""

import asyncio
import json
import os
import threading
from collections.abc import Coroutine, Iterator
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from facedown.web import limits
from tests.web.phone import Phone
from tests.web.raw import Raw
from tests.web.table import OpenTable

T = TypeVar("T")

TRIES = max(5, round(40 * float(os.environ.get("FACEDOWN_EXAMPLES", "1"))))
many = settings(
    max_examples=TRIES, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)

PLAIN = {100, 101, 200, 201, 304, 400, 403, 404, 405, 413, 417, 429, 503}
"""Every status that the table gives on purpose."""


class Elsewhere:
    """A loop in a thread of its own, in which the table stays open over many tries."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self._thread.start()
        self.table: OpenTable
        self.players: list[Phone]

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something there."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    def end(self) -> None:
        """Close the loop."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(20)
        self.loop.close()


@pytest.fixture(scope="module")
def there() -> Iterator[Elsewhere]:
    """A game of three is under way."""
    elsewhere = Elsewhere()

    async def open_table() -> None:
        elsewhere.table = await OpenTable().start()
        elsewhere.players = await elsewhere.table.play("Ann", "Bo", "Cy")

    with pytest.MonkeyPatch.context() as patch:
        # What is tried here is what is said, not how fast.
        patch.setattr(limits, "BURST", 1e9)
        elsewhere.run(open_table())
        yield elsewhere
        elsewhere.run(elsewhere.table.stop())
    elsewhere.end()


# What might be said

texts = st.one_of(
    st.text(max_size=30),
    st.sampled_from(
        ["", "s1", "s2", "host", "tv", "ok", "pause", "delete", "../..", "\0", "😀" * 9]
    ),
)
numbers = st.one_of(
    st.integers(-3, 9), st.sampled_from([2**53, -(2**63), 2**64, 2**70, 10**400, 1e308, -0.0])
)
values = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, texts),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(texts, inner, max_size=4)),
    max_leaves=12,
)
waits = st.one_of(st.just([2, 0, 0]), st.just([1, 0, 0]), st.lists(numbers, max_size=4), values)
TAGS = ["hello", "answer", "call", "draft", "open", "sit", "rename", "leave", "rule", "ping", "ok"]
NAMED = {
    "t": st.sampled_from(TAGS),
    "id": st.one_of(st.text("abcXYZ019_-", min_size=1, max_size=40), values),
    "wait": waits,
    "seat": st.one_of(st.sampled_from(["s1", "s2", "s3", "s9", "host"]), values),
    "value": values,
    "name": st.one_of(st.sampled_from(["said", "break_rule", "Ann", "vote"]), values),
    "about": values,
    "key": st.one_of(st.just(""), values),
    "what": st.one_of(
        st.sampled_from(["skip", "void", "kick", "delete", "outage", "admit"]), values
    ),
    "step": values,
    "seconds": values,
    "device": values,
    "order": values,
    "text": values,
    "token": values,
    "n": values,
}
shaped = st.fixed_dictionaries({"t": NAMED.pop("t")}, optional=NAMED)
encoded = shaped.map(lambda message: json.dumps(message).encode())


@st.composite
def garbled(draw: st.DrawFn) -> bytes:
    """A message with some bytes of it changed, dropped or doubled."""
    data = bytearray(draw(encoded))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, max(0, len(data) - 1)))
        data[at : at + draw(st.integers(0, 3))] = draw(st.binary(max_size=3))
    return bytes(data)


likely = st.fixed_dictionaries(
    {
        "t": st.sampled_from(["answer", "call", "draft", "rename", "open", "ping"]),
        "id": st.text("abc", min_size=1, max_size=9),
        "wait": st.just([2, 0, 0]),
        "seat": st.sampled_from(["s3", "s3", "s1", "host"]),
        "value": st.sampled_from(["s1", "s2", None, "s9", 1]),
        "name": st.sampled_from(["said", "Cyril", "Ann"]),
        "about": st.sampled_from(["psst", "", 7]),
        "n": st.integers(0, 9),
    }
).map(lambda message: json.dumps(message).encode())

said = st.one_of(likely, encoded, garbled(), st.binary(max_size=200))
told = st.lists(said, min_size=1, max_size=12)


async def say(raw: Raw, messages: list[bytes], opcode: int) -> list[dict[str, Any]]:
    """Say all this, and hear all that is answered to it."""
    for message in messages:
        raw.frame(message, opcode)
    raw.frame(b'{"t":"ping","n":424242}')
    heard: list[dict[str, Any]] = []
    while not heard or heard[-1].get("n") != 424242:
        kind, data = await raw.hear()
        assert kind == 1, (kind, data)
        heard.append(json.loads(data))
    return heard


async def line_of(table: OpenTable, token: str) -> Raw:
    """A line of whoever has this token, spoken by hand."""
    raw = await Raw.to(table.url)
    await raw.upgrade(f"/r/{table.code}/ws")
    raw.frame(json.dumps({"t": "hello", "token": token}).encode())
    await raw.hear()
    return raw


async def is_well(table: OpenTable, phones: list[Phone]) -> None:
    """Everybody is there, and the table answers."""
    for phone in phones:
        assert not phone.closed.is_set()
        await phone.ping()
    async with table.session.get(f"{table.url}/healthz") as answer:
        assert answer.status == 200


@many
@given(messages=told, opcode=st.sampled_from([1, 2]))
def test_a_watcher_changes_nothing_for_players(there, messages, opcode):
    """Whatever somebody without a seat says, players other than the host hear nothing of it, and
    the host at most a knock.
    """

    async def attempt() -> None:
        ann, bo, cy = there.players
        await is_well(there.table, there.players)
        frame, heard = ann.frame, (len(bo.heard), len(cy.heard))
        raw = await line_of(there.table, "w" * 32)
        answers = await say(raw, messages, opcode)
        raw.close()
        assert {answer["t"] for answer in answers} <= {"ok", "no", "pong", "patch"}
        assert "unwell" not in {answer.get("code") for answer in answers}
        assert (len(bo.heard), len(cy.heard)) == heard
        await is_well(there.table, there.players)
        before, now = dict(frame), dict(ann.frame)
        assert before.pop("room") | {"knocks": 0} == now.pop("room") | {"knocks": 0}
        assert before == now

    there.run(attempt())


@many
@given(messages=told, opcode=st.sampled_from([1, 2]))
def test_what_is_refused_changes_nothing(there, messages, opcode):
    """A player says anything: where nothing was acknowledged, nobody else hears a byte."""

    async def attempt() -> None:
        ann, bo, cy = there.players
        await is_well(there.table, there.players)
        frames, heard = (ann.frame, bo.frame), (len(ann.heard), len(bo.heard))
        raw = await line_of(there.table, cy.token)
        answers = await say(raw, messages, opcode)
        raw.close()
        assert "unwell" not in {answer.get("code") for answer in answers}
        await is_well(there.table, [ann, bo])
        if not any(answer["t"] == "ok" for answer in answers):
            assert (ann.frame, bo.frame) == frames
            assert (len(ann.heard) - 1, len(bo.heard) - 1) == heard  # but for a pong
        if ann.ask["name"] == "deal_with_it":
            await ann.answer("ok", "host")
        if cy.frame["you"]["seats"] == []:
            await cy.do("sit", name="Cy")
            await ann.rule("admit", device=ann.frame["room"]["knocks"][-1]["device"])
            await ann.rule("void")

    there.run(attempt())


# What might be asked

paths = st.one_of(
    st.sampled_from(
        ["/", "/healthz", "/api/rooms", "/api/rooms/BCDFG", "/r/BCDFG/ws", "/assets/a.js", "/tv"]
    ),
    st.text(st.characters(codec="latin-1", exclude_characters="\r\n "), max_size=60).map(
        lambda path: "/" + path
    ),
)
methods = st.sampled_from(["GET", "HEAD", "POST", "PUT", "OPTIONS", "TRACE", "get", "", "BREW"])
header = st.tuples(
    st.sampled_from(
        ["Host", "Origin", "Content-Length", "Transfer-Encoding", "Upgrade", "Connection", "Range",
         "Sec-WebSocket-Key", "Sec-WebSocket-Version", "Content-Encoding", "Expect", "Cookie",
         "X-Forwarded-For", "If-None-Match", "Content-Type", "X"]
    ),
    st.one_of(
        st.text(st.characters(codec="latin-1", exclude_characters="\r\n"), max_size=30),
        st.sampled_from(
            ["websocket", "upgrade", "chunked", "gzip", "13", "0", "-1", "99999999999", "bytes=0-",
             "100-continue", "http://[", "127.0.0.1", "a" * 9000]
        ),
    ),
)  # fmt: skip


@st.composite
def requests(draw: st.DrawFn) -> bytes:
    """A request, more or less."""
    lines = [f"{draw(methods)} {draw(paths)} HTTP/1.{draw(st.integers(0, 1))}"]
    lines += [f"{name}: {value}" for name, value in draw(st.lists(header, max_size=6))]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + draw(st.binary(max_size=60))


@many
@given(request=st.one_of(requests(), st.binary(max_size=200)))
def test_any_request(there, request):
    """A status that says what is wrong with it, never a fault of ours; and no word of a secret."""

    async def attempt() -> None:
        raw = await Raw.to(there.table.url)
        raw.write(request)
        answer = await raw.what_comes(0.1)
        raw.close()
        if answer.startswith(b"HTTP/1."):
            status = int(answer.split(b" ", 2)[1])
            assert status in PLAIN, answer
            assert status < 200 or b"Content-Security-Policy" in answer
        await is_well(there.table, there.players)

    there.run(attempt())
