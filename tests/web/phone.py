"""A client written from docs/protocol.md alone: it knows nothing of the server's code.

Patches are applied by the `jsonpatch` library, so that ours is not checked by itself. Used by the
tests of the socket, of crashes, and in browsers.
"""

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any

import aiohttp
import jsonpatch

PATIENCE = 20.0
"""Seconds after which something that should have come has not. Never waited when all is well."""


class Phone:
    """A device: its secret, what is on its screen, and every byte that it was ever sent."""

    def __init__(
        self,
        session: aiohttp.ClientSession,
        url: str,
        code: str,
        token: str | None = None,
        *,
        tv: bool = False,
    ) -> None:
        self.session, self.url, self.code, self.tv = session, url, code, tv
        self.token = token or secrets.token_urlsafe(18)
        self.socket: aiohttp.ClientWebSocketResponse
        self.frame: Any = None
        self.behind: float = 0.0
        """The table's moment in the last `full`."""
        self.heard: list[bytes] = []
        self.bye: str | None = None
        self.refusals: list[dict[str, Any]] = []
        """What was refused without saying which act."""
        self.unstored: dict[str, dict[str, Any]] = {}
        """Acts that are not acknowledged yet, in order: sent again after a reconnect."""
        self.closed = asyncio.Event()
        self._replies: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._drafted: dict[str, Any] = {}
        """What stood where a draft on its way will stand."""
        self._news = asyncio.Condition()
        self._reading: asyncio.Task[None] | None = None
        self._pings = 0

    # Coming and going

    async def come(self) -> "Phone":
        """Connect, say hello, and have the frame; then send again what is not acknowledged."""
        self.socket = await self.session.ws_connect(
            f"{self.url}/r/{self.code}/ws",
            max_msg_size=0,
            timeout=aiohttp.ClientWSTimeout(ws_close=1.0),
        )
        self.closed, self.bye, self.frame = asyncio.Event(), None, None
        await self.send({"t": "hello", "token": self.token, "tv": self.tv})
        self._reading = asyncio.create_task(self._read())
        await self.until(lambda: self.frame is not None or self.closed.is_set())
        for act in list(self.unstored.values()):
            await self.send(act)
        return self

    async def go(self) -> None:
        """Hang up."""
        await self.socket.close()
        await self.closed.wait()

    def vanish(self) -> None:
        """Be gone without a word, as a phone out of reach."""
        if self._reading:
            self._reading.cancel()
        transport = self.socket._response.connection and self.socket._response.connection.transport
        if transport:
            transport.abort()

    # Speaking

    async def send(self, message: object) -> None:
        """One message."""
        await self.socket.send_str(json.dumps(message))

    async def do(self, t: str, id: str | None = None, **fields: Any) -> dict[str, Any]:
        """An act, and the reply to it: `ok` or `no`."""
        act = {"t": t, "id": id or secrets.token_urlsafe(8), **fields}
        reply = self.promise(act)
        await self.send(act)
        return await asyncio.wait_for(reply, PATIENCE)

    def promise(self, act: dict[str, Any]) -> "asyncio.Future[dict[str, Any]]":
        """The reply that will come to an act, whenever it is sent."""
        reply: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._replies[act["id"]], self.unstored[act["id"]] = reply, act
        if act["t"] == "draft":
            mine = self.ask["mine"].get(act["seat"]) or {"draft": {}}
            self._drafted[act["id"]] = mine["draft"].get(act.get("key", ""))
        return reply

    async def answer(self, value: Any, seat: str | None = None, **more: Any) -> dict[str, Any]:
        """Answer the open ask."""
        wait = more.pop("wait", None) or self.ask["wait"]
        return await self.do("answer", wait=wait, seat=seat or self.seat, value=value, **more)

    async def rule(self, what: str, **more: Any) -> dict[str, Any]:
        """A ruling."""
        return await self.do("rule", what=what, **more)

    async def ping(self) -> float:
        """The moment, by the table's clock."""
        self._pings += 1
        reply = self._replies[f"ping {self._pings}"] = asyncio.get_running_loop().create_future()
        await self.send({"t": "ping", "n": self._pings})
        return float((await asyncio.wait_for(reply, PATIENCE))["at"])

    # What is on the screen

    @property
    def ask(self) -> Any:
        """The open ask."""
        return self.frame["ask"]

    @property
    def seat(self) -> str:
        """The first seat that it holds."""
        return str(self.frame["you"]["seats"][0])

    async def until(self, claim: Callable[[], bool]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(claim)

    async def until_asked(self, name: str) -> None:
        """Wait until the open ask has this name."""
        await self.until(lambda: bool(self.frame and self.ask and self.ask["name"] == name))

    # Hearing

    async def _read(self) -> None:
        try:
            async for message in self.socket:
                if message.type is aiohttp.WSMsgType.TEXT:
                    self._hear(message.data.encode())
                    async with self._news:
                        self._news.notify_all()
        finally:
            self.closed.set()
            async with self._news:
                self._news.notify_all()

    def _hear(self, data: bytes) -> None:
        self.heard.append(data)
        message = json.loads(data)
        match message["t"]:
            case "full":
                self.frame, self.behind = message["frame"], message["at"]
            case "patch":
                self.frame = jsonpatch.apply_patch(self.frame, message["ops"])
            case "ok" | "no" if message["id"] is not None:
                act = self.unstored.pop(message["id"], None)
                if act and act["t"] == "draft" and message["t"] == "ok":
                    self._put_draft(act)
                self._settle(message["id"], message)
            case "no":
                self.refusals.append(message)
            case "pong":
                self._settle(f"ping {message['n']}", message)
            case "bye":
                self.bye = message["code"]
            case other:
                raise AssertionError(f"not in the protocol: {other}")

    def _put_draft(self, act: dict[str, Any]) -> None:
        """A draft is not sent back to the line that sent it, unless it was tidied."""
        mine = self.ask and self.ask["mine"].get(act["seat"])
        if not mine or self.ask["wait"] != list(act["wait"]):
            return
        key, value = act.get("key", ""), act["value"]
        if value is None:
            mine["draft"].pop(key, None)
        elif mine["draft"].get(key) == self._drafted.pop(act["id"], None):
            mine["draft"][key] = value

    def _settle(self, name: str, message: dict[str, Any]) -> None:
        reply = self._replies.pop(name, None)
        if reply and not reply.done():
            reply.set_result(message)


async def make_room(session: aiohttp.ClientSession, url: str, token: str, **more: Any) -> str:
    """The code of a new room."""
    body = {"id": secrets.token_urlsafe(8), "token": token, **more}
    async with session.post(f"{url}/api/rooms", json=body) as answer:
        assert answer.status == 201, await answer.text()
        return str((await answer.json())["code"])
