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
    """A room of ten phones, in which one acts after the other, or all at once (`votes`)."""

    def __init__(self, n: int, game: str = "turns") -> None:
        self.n, self.game, self.phones = n, game, list[Phone]()
        self.acts, self.steps, self.seen, self.bytes = 0, 0, 0, 0
        self.frames = 0
        self.took: list[float] = []
        """Seconds from each act to the last of ten phones (of votes: to its acknowledgement)."""
        self._awaited = 0
        self._complete = asyncio.Event()

    def _count(self) -> None:
        self.seen += 1
        if self.seen == self._awaited:
            self._complete.set()

    def _saw(self, size: int) -> None:
        self.frames += 1
        self.bytes += size
        if self.game == "turns":
            self._count()

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
        lobby = {"wait": [1, 0, 0], "seat": "host"}
        host = self.phones[0]
        host.say({"t": "call", "id": "game", "name": "choose_game", "about": self.game, **lobby})
        await host.heard("ok")
        host.say({"t": "answer", "id": "go", "value": "ok", **lobby})
        await host.heard("ok")
        await self._listen()

    async def fill_floor(self, port: int) -> None:
        """Ten sockets."""
        for _ in range(TEN):
            self.phones.append(await dial(port, f"ROOM{self.n}", address(self.n)))
        await self._listen()
        if self.game == "votes":  # nobody acknowledges: each phone is sent each act
            self.game = "floor"
            for phone in self.phones:
                phone.seen = self._echo

    def _echo(self, size: int) -> None:
        self._saw(size)
        self._count()

    async def _listen(self) -> None:
        await asyncio.sleep(0.05)
        for phone in self.phones:
            phone.seen, phone.messages = self._saw, None
            phone.done = self._count if self.game == "votes" else None

    async def act(self) -> None:
        """The next clue, until all ten phones have seen it; or a ballot of all ten."""
        before, together = time.perf_counter(), self.game != "turns"
        self.seen, self._awaited = 0, {"turns": TEN, "votes": TEN, "floor": TEN * TEN}[self.game]
        self._complete.clear()
        for at in range(TEN) if together else (self.steps % TEN,):
            self.phones[at].say(self._answer(at))
        self.steps += 1
        self.acts += TEN if together else 1
        await asyncio.wait_for(self._complete.wait(), 30)
        self.took.append(time.perf_counter() - before)

    def _answer(self, at: int) -> dict[str, object]:
        value = "stripes" if self.game == "turns" else f"s{(at + 1) % TEN + 1}"
        return {
            "t": "answer",
            "id": f"a{self.steps}",
            "wait": [2, self.steps, 0],
            "seat": f"s{at + 1}",
            "value": value,
        }

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
