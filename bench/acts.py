"""How many acts a table carries, beside the floor below which no server of its kind can go."""

import argparse
import asyncio
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.game import GAMES
from bench.phones import dial
from bench.rooms import Ten
from facedown.games import with_lobby
from facedown.journals import open_journal
from facedown.room.acts import Answer, Sit
from facedown.room.connect import connect
from facedown.room.device import device_of
from facedown.room.rooms import Rooms
from facedown.room.table_acts import act

PORT = 3290


@dataclass
class Run:
    """What one server did."""

    acts: int
    seconds: float
    processor: float
    """Seconds of processor time that the server used."""
    size: int
    """Bytes of a frame, on average."""
    took: list[float]

    @property
    def rate(self) -> float:
        """Acts per second of the server's processor time."""
        return self.acts / self.processor


@contextmanager
def server(kind: str, data: Path, *size: str) -> Iterator[subprocess.Popen[str]]:
    """A server process, from its start until it is ended."""
    command = [sys.executable, "-m", "bench.serve", kind, str(PORT), str(data), *size]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == "ready"
        yield process
    finally:
        process.terminate()
        process.wait(20)


async def measure(
    kind: str, game: str, pid: int, rooms: int, seconds: float, pause: float = 0.0
) -> Run:
    """Rooms of ten playing at once for so many seconds."""
    tables = [Ten(n, game) for n in range(rooms)]
    for table in tables:
        await (table.fill_table(PORT) if kind == "table" else table.fill_floor(PORT))
    warm = time.perf_counter() + 1
    await asyncio.gather(*(table.play(warm) for table in tables))
    for table in tables:
        table.took.clear()
        table.acts = table.frames = table.bytes = 0
    before, start = processor(pid), time.perf_counter()
    await asyncio.gather(*(table.play(start + seconds, pause) for table in tables))
    run = Run(
        sum(t.acts for t in tables),
        time.perf_counter() - start,
        processor(pid) - before,
        round(sum(t.bytes for t in tables) / sum(t.frames for t in tables)),
        [one for t in tables for one in t.took],
    )
    for table in tables:
        table.hang_up()
    return run


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def memory(pid: int) -> int:
    """Bytes that a process holds (Linux)."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096


def throughput(data: Path, game: str, rooms: int, seconds: float) -> tuple[Run, Run]:
    """The table and its floor, under all the load they take."""
    with server("table", data / game) as process:
        table = asyncio.run(measure("table", game, process.pid, rooms, seconds))
    with server("floor", data, str(table.size)) as process:
        floor = asyncio.run(measure("floor", game, process.pid, rooms, seconds))
    return table, floor


def delay(data: Path, rate: float, rooms: int, seconds: float) -> Run:
    """The table at a third of what it carries: each room acts at its own pace."""
    with server("table", data / "third") as process:
        pause = rooms / (rate / 3)
        return asyncio.run(measure("table", "turns", process.pid, rooms, seconds, pause))


async def weigh(pid: int, rooms: int) -> float:
    """Bytes of memory that a room of ten takes."""
    first = [Ten(1000 + n) for n in range(5)]
    for table in first:
        await table.fill_table(PORT)
    before = memory(pid)
    tables = [Ten(2000 + n) for n in range(rooms)]
    for table in tables:
        await table.fill_table(PORT)
        for _ in range(20):
            await table.act()
    weight = (memory(pid) - before) / rooms
    for table in (*first, *tables):
        table.hang_up()
    return weight


class Silent:
    """A line that nobody listens at."""

    async def send(self, data: bytes) -> None:
        """Nothing."""

    async def close(self, code: str) -> None:
        """Nothing."""


async def write_rooms(data: Path, rooms: int, acts: int) -> list[tuple[str, str]]:
    """(code, token) of rooms of ten in mid-game, as a server left them in its journal."""
    house = Rooms(with_lobby(GAMES), open_journal(data / "journal.sqlite3"))
    made = await asyncio.gather(*(write_room(house, acts) for _ in range(rooms)))
    await house.stop()
    return made


async def write_room(house: Rooms, acts: int) -> tuple[str, str]:
    """One room of ten, some acts into its game."""
    tokens = [secrets.token_urlsafe(18) for _ in range(10)]
    room = await house.make(tokens[0], "bench", hosted=True, language="en")
    links = []
    for n, token in enumerate(tokens):
        links.append(await connect(room, device_of(token, room.code) or "", Silent()))
        await act(room, links[n], Sit(id="sit", name=f"Player {n}"))
    await act(room, links[0], Answer(id="go", wait=(1, 0, 0), seat="host", value="ok"))
    for n in range(acts):
        seat = f"s{n % 10 + 1}"
        await act(room, links[n % 10], Answer(id=f"a{n}", wait=(2, n, 0), seat=seat, value="sun"))
    return room.code, tokens[0]


async def resume(made: list[tuple[str, str]]) -> float:
    """Seconds until a phone of every room is back on its screen."""
    start = time.perf_counter()

    async def back(n: int, code: str, token: str) -> None:
        phone = await dial(PORT, code, f"127.9.{n // 250}.{2 + n % 250}")
        phone.say({"t": "hello", "token": token})
        await phone.heard("full")

    await asyncio.gather(*(back(n, *room) for n, room in enumerate(made)))
    return time.perf_counter() - start


def main() -> None:
    """Run all, and print a table: ratios first."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="ten seconds, for a look")
    parser.add_argument("--rooms", type=int, default=40, help="rooms of ten that play at once")
    args = parser.parse_args()
    seconds, rooms, resumed = (2.0, 10, 100) if args.quick else (8.0, args.rooms, 1000)
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        turns = throughput(data, "turns", rooms, seconds)
        votes = throughput(data, "votes", rooms, seconds)
        third = delay(data, turns[0].acts / turns[0].seconds, rooms, seconds)
        with server("table", data / "weight") as process:
            weight = asyncio.run(weigh(process.pid, 20 if args.quick else 60))
        made = asyncio.run(write_rooms(data / "resume", resumed, 30))
        with server("table", data / "resume"):
            back = asyncio.run(resume(made))
    report(turns, votes, third, weight, resumed, back)


def report(
    turns: tuple[Run, Run],
    votes: tuple[Run, Run],
    third: Run,
    weight: float,
    rooms: int,
    back: float,
) -> None:
    """The figures."""
    median = statistics.median(third.took) * 1000
    p99 = statistics.quantiles(third.took, n=100)[98] * 1000
    rates = [[f"{pair[at].rate:,.0f}" for pair in (turns, votes)] for at in (0, 1)]
    ratios = [f"{table.rate / floor.rate:.2f}" for table, floor in (turns, votes)]
    sizes = [f"{table.size}" for table, _ in (turns, votes)]
    walls = [f"{table.acts / table.seconds:,.0f}" for table, _ in (turns, votes)]
    rows: list[tuple[str, str, str]] = [
        ("acts per processor second, in turn and all ten at once", "in turn", "at once"),
        ("  the table, of the floor", ratios[0], ratios[1]),
        ("  the table", rates[0][0], rates[0][1]),
        ("  the floor", rates[1][0], rates[1][1]),
        ("  bytes of a frame", sizes[0], sizes[1]),
        ("the table: acts per second", walls[0], walls[1]),
        ("act to the last of ten phones at a third of that, median", f"{median:.1f} ms", ""),
        ("the same, p99", f"{p99:.1f} ms", ""),
        ("memory of a room of ten", f"{weight / 1000:.0f} kB", ""),
        (f"{rooms} rooms resumed after a restart", f"{back:.2f} s", ""),
    ]
    for name, one, other in rows:
        print(f"{name:58} {one:>10} {other:>10}")


if __name__ == "__main__":
    main()
