"""A table on the network, in the process of the test: the real server on a port of its own."""

import asyncio
import ssl
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp import web

from facedown.games import with_lobby
from facedown.journals import open_journal
from facedown.room.rooms import Rooms
from facedown.settings import Settings
from facedown.web.app import application, close
from facedown.web.server import Runner
from tests.room.toy import Toy
from tests.web.phone import Phone, make_room


class OpenTable:
    """A running server, and the phones that are at it."""

    def __init__(self, toy: Toy | None = None, **settings: Any) -> None:
        self.toy = toy or Toy(within=None)
        self.settings = Settings(data=Path("nowhere"), **settings)
        self.phones: list[Phone] = []
        self.code = ""

    async def start(self, tls: ssl.SSLContext | None = None) -> "OpenTable":
        """Open it, on some free port of this computer."""
        self.rooms = Rooms(with_lobby({"toy": self.toy.game()}), open_journal(None))
        await self.rooms.start()
        self.app = application(self.settings, self.rooms)
        self.runner = Runner(self.app, shutdown_timeout=2)
        await self.runner.setup()
        await web.TCPSite(self.runner, "127.0.0.1", 0, ssl_context=tls).start()
        port = self.runner.addresses[0][1]
        self.url = f"{'https' if tls else 'http'}://127.0.0.1:{port}"
        self.session = aiohttp.ClientSession(connector=aiohttp.TCPConnector(ssl=False, limit=0))
        return self

    async def stop(self) -> None:
        """Close it."""
        await close(self.runner, self.rooms)
        await self.session.close()

    @property
    def room(self) -> Any:
        """The room as the server has it."""
        return self.rooms.awake[self.code]

    def phone(self, token: str | None = None, *, tv: bool = False) -> Phone:
        """One more device."""
        phone = Phone(self.session, self.url, self.code, token, tv=tv)
        self.phones.append(phone)
        return phone

    async def open(self, *names: str) -> list[Phone]:
        """A room in whose lobby these sit; the first is its host."""
        token = "host" * 8
        self.code = await make_room(self.session, self.url, token)
        phones = [self.phone(token if n == 0 else None) for n in range(len(names))]
        for phone, name in zip(phones, names, strict=True):
            await phone.come()
            assert (await phone.do("sit", name=name))["t"] == "ok"
        return phones

    async def play(self, *names: str) -> list[Phone]:
        """The same, and the game has begun."""
        phones = await self.open(*names)
        assert (await phones[0].answer("ok", "host"))["t"] == "ok"
        for phone in phones:
            await phone.until_asked("vote")
        return phones

    async def gone(self, count: int) -> None:
        """Wait until so many lines are left in the room."""
        async with asyncio.timeout(20):
            while len(self.room.links) != count:  # noqa: ASYNC110
                await asyncio.sleep(0.005)
