"""Drafts beside the entries, and the stamps that outlive a server: on every journal."""

import asyncio

import pytest

from tests.journals.conftest import NOON
from tests.journals.steps import append_all


@pytest.fixture
async def room(journal) -> str:
    """A room that has begun."""
    await append_all(journal, "ABCD", "opened")
    return "ABCD"


async def test_the_latest_value_of_a_key_wins(journal, room):
    """A draft replaces the one before it; other keys are left alone."""
    await journal.keep(room, "ann/vote", b"Bo")
    await journal.keep(room, "bo/vote", b"Cy")
    await journal.keep(room, "ann/vote", b"Di")

    assert await journal.kept(room) == {"ann/vote": b"Di", "bo/vote": b"Cy"}


async def test_none_removes_a_key(journal, room):
    """A draft withdrawn is gone, an empty one is not; withdrawing what is not there is no error."""
    await journal.keep(room, "ann", b"x")
    await journal.keep(room, "bo", b"")
    await journal.keep(room, "ann", None)
    await journal.keep(room, "cy", None)

    assert await journal.kept(room) == {"bo": b""}


async def test_nobody_has_to_wait_for_a_keep(journal, room):
    """Keeps count in the order of the calls, awaited or not, and before an append that follows."""
    for n in range(100):
        journal.keep(room, "stroke", b"%d" % n)
    journal.keep(room, "gone", b"x")
    journal.keep(room, "gone", None)

    assert await journal.kept(room) == {"stroke": b"99"}


async def test_an_append_and_a_keep_in_one_breath(journal):
    """A keep called after a room's first append finds the room, though neither was awaited yet."""
    first = asyncio.ensure_future(journal.append("NEW", 0, b"opened"))
    await asyncio.sleep(0)
    journal.keep("NEW", "draft", b"x")
    await first
    await journal.keep("NEW", "second", b"y")

    assert await journal.kept("NEW") == {"draft": b"x", "second": b"y"}


async def test_clearing_a_prefix(journal, room):
    """A wait's drafts go at once by the beginning of their keys, read as plain characters."""
    keys = ["w1/ann/1", "w1/ann/2", "w10/ann/1", "w1%ann", "W1/ann/1", "x/w1/"]
    for key in keys:
        journal.keep(room, key, b"x")
    await journal.clear(room, "w1/")
    assert list(await journal.kept(room)) == sorted(["w10/ann/1", "w1%ann", "W1/ann/1", "x/w1/"])

    await journal.clear(room, "w1%")
    await journal.clear(room, "_")
    assert list(await journal.kept(room)) == sorted(["w10/ann/1", "W1/ann/1", "x/w1/"])


async def test_clearing_a_room(journal, room):
    """Without a prefix everything kept for the room goes, and nothing of another; entries stay."""
    await append_all(journal, "WXYZ", "opened")
    await journal.keep(room, "ann", b"x")
    await journal.keep("WXYZ", "ann", b"x")
    await journal.clear(room)

    assert await journal.kept(room) == {}
    assert await journal.kept("WXYZ") == {"ann": b"x"}
    assert len(await journal.read(room)) == 1


async def test_keys_come_in_order(journal, room):
    """Kept values are read in the order of their keys, whatever order they came in."""
    for key in ("c", "B", "a", "b/2", "b/10"):
        await journal.keep(room, key, b"x")

    assert list(await journal.kept(room)) == ["B", "a", "b/10", "b/2", "c"]


async def test_a_late_draft_revives_no_room(journal, room):
    """For a room without entries nothing is kept: secrets must not outlive their room."""
    await journal.drop(room)
    await journal.keep(room, "ann", b"late")
    await journal.keep("NONE", "ann", b"lost")

    assert await journal.kept(room) == {}
    assert await journal.kept("NONE") == {}
    assert await journal.rooms() == []


@pytest.mark.parametrize("odd", ["", "tab\t", "ž", "a\0", "k" * 201, "\ud800"])
async def test_a_key_is_printable(journal, room, odd):
    """A key is printable ASCII; anything else is refused, also where it would be removed."""
    for data in (b"x", None):
        with pytest.raises(ValueError, match="printable ASCII"):
            await journal.keep(room, odd, data)


async def test_rooms_tell_when_they_last_moved(journal, clock):
    """Each room is listed once, with the wall time of its last entry; drafts don't move it."""
    await append_all(journal, "OLD", "one", "two")
    clock.now += 60
    last = await append_all(journal, "NEW", "one")
    clock.now += 60
    await append_all(journal, "NEW", "two", after=last[0])
    await append_all(journal, "GONE", "one")
    clock.now += 60
    await journal.keep("OLD", "draft", b"x")
    await journal.drop("GONE")

    assert sorted(await journal.rooms()) == [("NEW", NOON + 120), ("OLD", NOON)]


async def test_an_empty_journal_has_no_rooms(journal):
    """Before the first append there is no room, and no stamp."""
    assert await journal.rooms() == []
    assert await journal.last_alive() is None


async def test_the_last_stamp_counts(journal):
    """The server's stamp is the last one given, to the millisecond, and no room's affair."""
    for second in range(5):
        await journal.alive(NOON + second + 0.125)

    assert await journal.last_alive() == NOON + 4.125
    assert await journal.rooms() == []
