"""What is left in a file after a crash: all that was acknowledged, and no gap."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

import facedown
from facedown.journals import open_journal
from tests.journals.steps import append_all, texts

CHILD = Path(__file__).with_name("child.py")
SOURCES = str(Path(next(iter(facedown.__path__))).parent)


def start(
    journal: Path, acks: Path, name: str, rooms: int, entries: int
) -> subprocess.Popen[bytes]:
    """A process that appends to the journal until it is done, or killed."""
    command = [sys.executable, CHILD, journal, acks, name, rooms, entries]
    return subprocess.Popen(
        [str(word) for word in command], env={**os.environ, "PYTHONPATH": SOURCES}
    )


def acknowledged(acks: Path) -> list[tuple[str, int, str]]:
    """Room, position and entry of every append that returned; without a line cut short."""
    if not acks.exists():
        return []
    lines = acks.read_text().split("\n")[:-1]
    return [(room, int(at), entry) for room, at, entry in (line.split(" ", 2) for line in lines)]


async def check(path: Path, acks: Path) -> int:
    """All that was acknowledged is stored, each room is one chain; how many there are."""
    journal = open_journal(path)
    acked = acknowledged(acks)
    stored = {room: dict(await journal.read(room)) for room, _ in await journal.rooms()}
    await journal.close()
    for room, position, entry in acked:
        assert stored[room][position].decode() == entry
    for entries in stored.values():
        # This backend's positions are dense, so that a gap would show.
        assert list(entries) == list(range(1, len(entries) + 1))
    return len(acked)


async def test_killed_under_load_nothing_acknowledged_is_lost(tmp_path):
    """A server killed five times while 30 rooms append: every entry it confirmed is there."""
    path, acks = tmp_path / "journal.db", tmp_path / "acks"
    before = 0
    for life in range(5):
        child = start(path, acks, f"life{life}", rooms=30, entries=10**6)
        try:
            await_acks(acks, before + 150 + 70 * life, child)
        finally:
            child.kill()
            child.wait()
        before = await check(path, acks)


def await_acks(acks: Path, count: int, child: subprocess.Popen[bytes]) -> None:
    """Wait until so many appends were confirmed."""
    deadline = time.monotonic() + 60
    while len(acknowledged(acks)) < count:
        assert child.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.01)


async def test_two_servers_on_one_file(tmp_path):
    """Two processes that fight for the same rooms store each entry once, and lose none."""
    path, acks = tmp_path / "journal.db", tmp_path / "acks"
    children = [start(path, acks, name, rooms=3, entries=60) for name in ("ann", "bo")]
    assert [child.wait(60) for child in children] == [0, 0]

    assert await check(path, acks) == 2 * 3 * 60
    journal = open_journal(path)
    for n in range(3):
        entries = await texts(journal, f"R{n}")
        for name in ("ann", "bo"):
            mine = [entry for entry in entries if entry.startswith(name)]
            assert mine == [f"{name} {i} R{n}" for i in range(60)]
    await journal.close()


async def test_a_follower_hears_of_another_process(tmp_path):
    """An entry that another opener of the file stored reaches a follower all the same."""
    ours, theirs = open_journal(tmp_path / "journal.db"), open_journal(tmp_path / "journal.db")
    (first,) = await append_all(ours, "ABCD", "ours")
    follower = ours.follow("ABCD", first)
    (second,) = await append_all(theirs, "ABCD", "theirs", after=first)

    assert await anext(follower) == (second, b"theirs")
    await ours.close()
    await theirs.close()


@pytest.mark.parametrize("cut", [1, 100, 3000, 9000])
async def test_a_torn_log_loses_the_end_only(tmp_path, cut):
    """The power failed in the last write: what is left is a beginning without a gap, and goes on.

    The file and its log are copied in mid-service, and the log's end is torn off or garbled.
    """
    journal = open_journal(tmp_path / "journal.db")
    written = [f"{n} {'x' * 700}" for n in range(30)]
    await append_all(journal, "ABCD", *written)
    for kind in ("torn", "garbled"):
        copy = tmp_path / f"{kind}.db"
        shutil.copy(tmp_path / "journal.db", copy)
        log = (tmp_path / "journal.db-wal").read_bytes()
        rest = b"\xa5" * cut if kind == "garbled" else b""
        copy.with_name(f"{kind}.db-wal").write_bytes(log[:-cut] + rest)

        after = open_journal(copy)
        left = await texts(after, "ABCD")
        assert 0 < len(left) < len(written)
        assert left == written[: len(left)]
        await append_all(after, "ABCD", "goes on", after=len(left))
        assert await texts(after, "ABCD", len(left)) == ["goes on"]
        await after.close()
    await journal.close()


async def test_reopening_keeps_everything(tmp_path, clock):
    """Closed and opened again, a journal has its entries, drafts, times and stamp."""
    journal = open_journal(tmp_path / "journal.db", clock)
    entries = [(p, b"x") for p in await append_all(journal, "ABCD", "x", "x")]
    journal.keep("ABCD", "draft", b"y")
    await journal.alive(clock.now + 1)
    rooms = await journal.rooms()
    await journal.close()
    assert [path.name for path in tmp_path.iterdir()] == ["journal.db"]

    clock.now += 900
    again = open_journal(tmp_path / "journal.db", clock)
    assert await again.read("ABCD") == entries
    assert await again.kept("ABCD") == {"draft": b"y"}
    assert await again.rooms() == rooms
    assert await again.last_alive() == clock.now - 899
    await again.close()
