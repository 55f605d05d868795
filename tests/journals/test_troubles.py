"""A full disk, a failing one, a wrong place, a strange file: what the host is told."""

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
import tempfile
import textwrap
import threading
from collections.abc import Callable
from itertools import count

import pytest

from facedown.journals import NewerFormat, Unknown, Unwritable, open_journal
from facedown.journals.sqlite import SqliteJournal
from tests.journals.steps import append_all, texts
from tests.journals.test_crash import SOURCES

posix = pytest.mark.skipif(os.name != "posix", reason="limits, users and modes are POSIX's")


def run(code: str, *arguments: object) -> str:
    """What a few lines print in a process of their own."""
    words = [sys.executable, "-c", textwrap.dedent(code), *map(str, arguments)]
    env = {**os.environ, "PYTHONPATH": SOURCES, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        words, env=env, check=True, text=True, stdout=subprocess.PIPE, cwd="/"
    ).stdout.strip()


async def hold(journal: SqliteJournal) -> Callable[[], None]:
    """Hold the writer up, so that all that follows gathers into one batch; call to let it go."""
    reached, gate = threading.Event(), threading.Event()

    def wait(db, at):
        reached.set()
        gate.wait(30)

    journal._store(wait)
    await asyncio.to_thread(reached.wait, 30)
    return gate.set


async def test_what_arrives_during_a_commit_shares_the_next(tmp_path):
    """However much comes while the writer is busy, it costs one commit more, not one each."""
    ticks = count()
    journal = SqliteJournal(tmp_path / "journal.db", lambda: float(next(ticks)))
    release = await hold(journal)
    asyncio.get_running_loop().call_later(0.05, release)
    await asyncio.gather(*(journal.append(f"R{n}", 0, b"x") for n in range(300)))

    # The clock is read once a batch: 0 for the one that was held up.
    assert {at for _, at in await journal.rooms()} == {1.0}
    await journal.close()


async def test_a_full_disk_is_survived(tmp_path, caplog):
    """Where there is no room left all of a batch is unknown, nothing is stored, and it goes on."""
    journal = SqliteJournal(tmp_path / "journal.db")
    (first,) = await append_all(journal, "ABCD", "opened")
    pages = journal._writer._db.execute("PRAGMA page_count").fetchone()[0]
    journal._writer._db.execute(f"PRAGMA max_page_count = {pages + 2}")

    secret = b"the word is sun " * 4000
    release = await hold(journal)
    asyncio.get_running_loop().call_later(0.05, release)
    results = await asyncio.gather(
        journal.keep("ABCD", "draft", b"the word is sun"),
        *(journal.append(f"R{n}", 0, b"small") for n in range(5)),
        journal.append("ABCD", first, secret),
        return_exceptions=True,
    )
    assert {type(result) for result in results} == {Unknown}
    assert await texts(journal, "ABCD") == ["opened"]
    assert await journal.kept("ABCD") == {}
    assert [room for room, _ in await journal.rooms()] == ["ABCD"]
    assert "sun" not in caplog.text + "".join(map(repr, results))

    journal._writer._db.execute(f"PRAGMA max_page_count = {pages + 1000}")
    assert await journal.append("ABCD", first, secret) > first
    await journal.close()


@posix
def test_a_failing_disk_is_survived(tmp_path):
    """Where the system refuses to write, appends are unknown; once it writes again, they go on."""
    code = """
        import asyncio, logging, resource, sys
        from pathlib import Path
        from facedown.journals import Unknown, append_surely, open_journal

        async def main():
            logging.disable()
            journal = open_journal(Path(sys.argv[1]))
            last = await journal.append("ABCD", 0, b"opened")
            hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
            resource.setrlimit(resource.RLIMIT_FSIZE, (30_000, hard))
            failed = 0
            for n in range(60):
                try:
                    last = await journal.append("ABCD", last, b"%d" % n * 1000)
                except Unknown:
                    failed += 1
            resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
            last = await append_surely(journal, "ABCD", last, b"goes on")
            read = await journal.read("ABCD")
            await journal.close()
            again = open_journal(Path(sys.argv[1]))
            print(failed > 0, read[-1] == (last, b"goes on"), read == await again.read("ABCD"))
            await again.close()

        asyncio.run(main())
    """
    assert run(code, tmp_path / "journal.db") == "True True True"


async def test_what_a_batch_cannot_take_ends_no_writer(tmp_path):
    """A fault of our own in a batch is unknown to its callers, and the writer goes on living."""
    journal = SqliteJournal(tmp_path / "journal.db")
    with pytest.raises(Unknown):
        await journal.append("ABCD", 2**70, b"x")

    assert await journal.append("ABCD", 0, b"x") > 0
    await journal.close()


def test_a_place_below_a_file_is_unwritable(tmp_path):
    """A path that leads through a file is told to the host, in a sentence."""
    (tmp_path / "file").write_text("")

    with pytest.raises(Unwritable, match=r"cannot be written: (Not a directory|File exists)\.$"):
        open_journal(tmp_path / "file" / "journal.db")
    with pytest.raises(Unwritable, match=r"cannot be written: Is a directory\.$"):
        open_journal(tmp_path)


@posix
def test_a_folder_without_rights_is_unwritable(tmp_path):
    """A user who may not write to the folder is told so."""
    code = """
        import os, sys
        from pathlib import Path
        from facedown.journals import Unwritable, open_journal
        os.chmod(sys.argv[1], 0o555)
        if os.geteuid() == 0:
            os.setuid(65534)
        try:
            open_journal(Path(sys.argv[1]) / "journal.db")
        except Unwritable as error:
            print(error)
    """
    with tempfile.TemporaryDirectory() as folder:
        assert run(code, folder).endswith("journal.db cannot be written: Permission denied.")


async def test_a_file_of_something_else_is_left_alone(tmp_path):
    """A file that is no journal is refused, and not a byte of it is changed."""
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ann, " * 500)

    with pytest.raises(Unwritable, match="file is not a database"):
        open_journal(path)
    assert path.read_text() == "Dear Ann, " * 500


@posix
async def test_the_file_is_its_owners_alone(tmp_path):
    """A new folder is 0700, the file and its log 0600, whatever the umask: they hold secrets."""
    before = os.umask(0)
    try:
        journal = open_journal(tmp_path / "new" / "journal.db")
        await append_all(journal, "ABCD", "one")
    finally:
        os.umask(before)
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "new").iterdir()}
    await journal.close()

    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700
    assert modes == dict.fromkeys(["journal.db", "journal.db-wal", "journal.db-shm"], 0o600)


async def test_dropped_rooms_give_their_space_back(tmp_path):
    """The file shrinks as rooms are dropped, a little with every drop, without a pause."""
    path = tmp_path / "journal.db"
    journal = open_journal(path)
    for n in range(8):
        await append_all(journal, f"R{n}", *("x" * 50_000 for _ in range(10)))
    for n in range(8):
        await journal.drop(f"R{n}")
    await journal.close()

    assert path.stat().st_size < 8 * 10 * 50_000 / 10


async def test_a_newer_file_is_left_alone(tmp_path):
    """A file of a later Facedown is refused in a sentence that names both formats, unchanged."""
    path = tmp_path / "journal.db"
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE of_the_future (x)")
        db.execute("PRAGMA user_version = 99")
    db.close()
    before = path.read_bytes()

    with pytest.raises(NewerFormat, match="format 99, and this Facedown knows formats up to 2"):
        open_journal(path)
    assert path.read_bytes() == before
