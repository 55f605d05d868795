"""Following a room: every entry once, in order, without a gap, on every journal."""

import asyncio

import pytest

from facedown.journals import following
from tests.journals.steps import append_all, take


@pytest.fixture(autouse=True)
def never_look_again(monkeypatch):
    """A follower that is not woken sleeps on: what it looks up by itself must hide no gap."""
    monkeypatch.setattr(following, "LOOK_AGAIN", 3600)


async def test_a_follower_gets_what_is_there_and_what_comes(journal):
    """Entries stored before and after the follower came, in one row."""
    await append_all(journal, "ABCD", "one", "two")
    follower = journal.follow("ABCD", 0)
    before = await take(follower, 2)
    coming = asyncio.ensure_future(take(follower, 1))
    await asyncio.sleep(0.01)
    await journal.append("ABCD", before[-1][0], b"three")

    assert [data for _, data in before + await coming] == [b"one", b"two", b"three"]


async def test_a_follower_starts_past_its_position(journal):
    """Who knows the room up to a position is told only what came past it."""
    first, second = await append_all(journal, "ABCD", "one", "two")

    assert await take(journal.follow("ABCD", first), 1) == [(second, b"two")]


async def test_followers_miss_nothing_while_others_append(journal):
    """Ten followers that join at odd moments all see the same entries as a reader afterwards."""

    async def late(moment: int):
        await asyncio.sleep(moment / 500)
        return await take(journal.follow("BUSY", 0), 300)

    followers = [asyncio.ensure_future(late(moment)) for moment in range(10)]
    await append_all(journal, "BUSY", *(f"{n}" for n in range(300)))

    stored = await journal.read("BUSY")
    for seen in await asyncio.gather(*followers):
        assert seen == stored


async def test_a_follower_may_come_before_the_room(journal):
    """Following a code that has no entries yet waits for the first."""
    waiting = asyncio.ensure_future(take(journal.follow("SOON", 0), 1))
    await asyncio.sleep(0.01)
    (position,) = await append_all(journal, "SOON", "opened")

    assert await waiting == [(position, b"opened")]


async def test_a_follower_hears_of_its_own_room_only(journal):
    """Entries of other rooms wake nobody into seeing them."""
    waiting = asyncio.ensure_future(take(journal.follow("MINE", 0), 1))
    await append_all(journal, "YOURS", *"abc")
    await append_all(journal, "MINE", "mine")

    assert [data for _, data in await waiting] == [b"mine"]


@pytest.mark.parametrize("end", ["drop", "close"])
async def test_a_follower_ends_with_its_room_or_the_journal(journal, end):
    """After a drop, or when the journal closes, following ends without an error."""
    await append_all(journal, "ABCD", "one", "two")
    follower = journal.follow("ABCD", 0)
    await take(follower, 2)
    resting = asyncio.ensure_future(anext(follower, "the end"))
    await asyncio.sleep(0.01)
    await (journal.drop("ABCD") if end == "drop" else journal.close())

    async with asyncio.timeout(30):
        assert await resting == "the end"


async def test_a_follower_may_leave(journal):
    """A follower that is cancelled while it waits leaves the room as it was for the others."""
    stays = asyncio.ensure_future(take(journal.follow("ABCD", 0), 1))
    leaves = asyncio.ensure_future(take(journal.follow("ABCD", 0), 1))
    await asyncio.sleep(0.01)
    leaves.cancel()
    await asyncio.gather(leaves, return_exceptions=True)
    await append_all(journal, "ABCD", "one")

    assert [data for _, data in await stays] == [b"one"]
