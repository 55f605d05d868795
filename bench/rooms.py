"""Rooms of ten phones: how they are filled, and how an act goes round one."""

import asyncio
import http.client
import json
import secrets
import time

from bench.phones import Phone, dial

TEN = 10


def address(n: int) -> str:
    """An address of its own for the n-th room: limits for one address are not what is measured."""
    return f"127.{1 + n // 60000}.{n // 250 % 240}.{2 + n % 250}"


class Ten:
    """A room of ten phones in which one act is under way at a time."""

    def __init__(self, n: int) -> None:
        self.n, self.phones = n, list[Phone]()
        self.acts, self.seen, self.bytes = 0, 0, 0
        self.took: list[float] = []
        """Seconds from each act to the last of ten phones."""
        self._all_have_seen = asyncio.Event()

    def _saw(self, size: int) -> None:
        self.seen += 1
        self.bytes += size
        if self.seen == TEN:
            self._all_have_seen.set()

    async def fill_table(self, port: int) -> None:
        """Make a room, seat ten, start the game."""
        tokens = [secrets.token_urlsafe(18) for _ in range(TEN)]
        code = await asyncio.to_thread(make, port, tokens[0], address(self.n))
        for at, token in enumerate(tokens):
            phone = await dial(port, code, address(self.n))
            phone.say({"t": "hello", "token": token})
            await phone.heard("full")
            phone.say({"t": "sit", "id": "sit", "name": f"Player {at}"})
            await phone.heard("ok")
            self.phones.append(phone)
        start = {"t": "answer", "id": "go", "wait": [1, 0, 0], "seat": "host", "value": "ok"}
        self.phones[0].say(start)
        await self.phones[0].heard("ok")
        await self._listen()

    async def fill_floor(self, port: int) -> None:
        """Ten sockets."""
        for _ in range(TEN):
            self.phones.append(await dial(port, f"ROOM{self.n}", address(self.n)))
        await self._listen()

    async def _listen(self) -> None:
        await asyncio.sleep(0.05)
        for phone in self.phones:
            phone.seen, phone.messages = self._saw, None

    async def act(self) -> None:
        """The next clue, until all ten phones have seen it."""
        self.seen = 0
        self._all_have_seen.clear()
        at, before = self.acts % TEN, time.perf_counter()
        self.phones[at].say(
            {
                "t": "answer",
                "id": f"a{self.acts}",
                "wait": [2, self.acts, 0],
                "seat": f"s{at + 1}",
                "value": "stripes",
            }
        )
        self.acts += 1
        await asyncio.wait_for(self._all_have_seen.wait(), 30)
        self.took.append(time.perf_counter() - before)

    async def play(self, until: float, pause: float = 0.0) -> None:
        """Act after act until this moment (time.perf_counter), perhaps with pauses."""
        while time.perf_counter() < until:
            await self.act()
            if pause:
                await asyncio.sleep(pause * (0.5 + secrets.randbelow(1000) / 1000))

    def hang_up(self) -> None:
        """All go."""
        for phone in self.phones:
            phone.hang_up()


def make(port: int, token: str, address: str) -> str:
    """The code of a new room."""
    line = http.client.HTTPConnection("127.0.0.1", port, 20, source_address=(address, 0))
    line.request("POST", "/api/rooms", json.dumps({"id": "bench", "token": token}))
    answer = line.getresponse()
    told = json.loads(answer.read())
    line.close()
    return str(told["code"])
