"""An older file is brought up, step by step, and loses nothing on the way."""

import sqlite3

import pytest

from facedown.journals import migrations, open_journal
from tests.journals.steps import append_all, texts

# Written out by hand, not made by today's code: this is what lies on people's disks.
VERSION_1 = """
PRAGMA auto_vacuum = INCREMENTAL;
PRAGMA journal_mode = WAL;
CREATE TABLE journal (
    room TEXT NOT NULL, seq INTEGER NOT NULL, at REAL NOT NULL, data BLOB NOT NULL,
    PRIMARY KEY (room, seq)
) WITHOUT ROWID;
INSERT INTO journal VALUES ('ABCD', 1, 1000.0, x'6f6e65'), ('ABCD', 2, 1060.0, x'74776f');
INSERT INTO journal VALUES ('WXYZ', 1, 1030.0, x'68656c6c6f');
PRAGMA user_version = 1;
"""


@pytest.fixture
def old(tmp_path):
    """A file of version 1 with two rooms."""
    db = sqlite3.connect(tmp_path / "journal.db")
    db.executescript(VERSION_1)
    db.close()
    return tmp_path / "journal.db"


def version(path):
    """The version a file says it has."""
    db = sqlite3.connect(path)
    found = db.execute("PRAGMA user_version").fetchone()[0]
    db.close()
    return found


async def test_version_1_comes_up(old):
    """Version 1 had no drafts and no stamp: its rooms are there, and get both."""
    journal = open_journal(old)

    assert await texts(journal, "ABCD") == ["one", "two"]
    assert await journal.rooms() == [("ABCD", 1060.0), ("WXYZ", 1030.0)]
    assert await journal.kept("ABCD") == {}
    assert await journal.last_alive() is None
    await append_all(journal, "ABCD", "three", after=2)
    await journal.keep("ABCD", "draft", b"x")
    await journal.alive(1070.0)
    assert await journal.kept("ABCD") == {"draft": b"x"}
    assert await journal.last_alive() == 1070.0
    await journal.close()
    assert version(old) == 2


async def test_an_old_file_ends_as_a_new_one(old, tmp_path):
    """Whether brought up or made today, a file has the same tables."""
    tables = []
    for path in (old, tmp_path / "new.db"):
        await open_journal(path).close()
        db = sqlite3.connect(path)
        rows = db.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
        tables.append([(name, "".join(sql.split())) for name, sql in rows])
        assert db.execute("PRAGMA auto_vacuum").fetchone() == (2,)
        db.close()

    assert tables[0] == tables[1]


async def test_a_step_that_fails_changes_nothing(old, monkeypatch):
    """A migration is all or nothing: after a fault half-way the old file is as it was."""

    def breaks(db):
        db.execute("CREATE TABLE half (x)")
        raise RuntimeError

    monkeypatch.setattr(migrations, "STEPS", (*migrations.STEPS, breaks))
    with pytest.raises(RuntimeError):
        open_journal(old)
    monkeypatch.undo()

    assert version(old) == 1
    journal = open_journal(old)
    assert await texts(journal, "ABCD") == ["one", "two"]
    await journal.close()


async def test_opening_twice_migrates_once(old):
    """A file of today's version is opened as it is, also while another holds it open."""
    first, second = open_journal(old), open_journal(old)

    await append_all(first, "ABCD", "three", after=2)
    assert await texts(second, "ABCD") == ["one", "two", "three"]
    await first.close()
    await second.close()
