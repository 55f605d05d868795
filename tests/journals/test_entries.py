"""Appending and reading: what every journal promises about the entries of a room."""

import asyncio
from typing import Any

import pytest

from facedown.journals import Conflict, Unwritable
from tests.journals.steps import append_all, texts


async def test_an_entry_is_there_once_its_append_returned(journal):
    """What was acknowledged is read back, byte for byte, under the position it was given."""
    position = await journal.append("ABCD", 0, b"\x00opened\xff")

    assert await journal.read("ABCD") == [(position, b"\x00opened\xff")]


async def test_entries_keep_their_order(journal):
    """Entries are read in the order in which they were appended, under growing positions."""
    positions = await append_all(journal, "ABCD", *(f"{n}" for n in range(40)))

    assert positions == sorted(set(positions))
    assert min(positions) > 0
    assert await texts(journal, "ABCD") == [f"{n}" for n in range(40)]


async def test_reading_on_from_a_position(journal):
    """Reading after a position gives what came past it, and nothing after the last one."""
    first, second, third = await append_all(journal, "ABCD", "one", "two", "three")

    assert await journal.read("ABCD", first) == [(second, b"two"), (third, b"three")]
    assert await journal.read("ABCD", third) == []


async def test_a_room_that_never_was_is_empty(journal):
    """Reading a room without entries is no error: there is nothing."""
    assert await journal.read("NONE") == []


async def test_an_append_after_a_passed_position_is_a_conflict(journal):
    """Who has not seen the last entry stores nothing, whether they missed one or all."""
    first, _ = await append_all(journal, "ABCD", "one", "two")

    for stale in (0, first):
        with pytest.raises(Conflict):
            await journal.append("ABCD", stale, b"late")
    assert await texts(journal, "ABCD") == ["one", "two"]


async def test_an_append_after_a_position_to_come_is_a_conflict(journal):
    """No gap can be made: an append after something that is not there stores nothing."""
    (last,) = await append_all(journal, "ABCD", "one")

    for beyond in (last + 1, last + 900):
        with pytest.raises(Conflict):
            await journal.append("ABCD", beyond, b"early")
        with pytest.raises(Conflict):
            await journal.append("NEW", beyond, b"early")
    assert await texts(journal, "ABCD") == ["one"]
    assert await journal.read("NEW") == []


async def test_a_conflict_is_its_own_callers_alone(journal):
    """Appends that arrive together stand for themselves: one conflict fails no other room."""
    await append_all(journal, "TAKEN", "one")
    rooms = [f"ROOM{n}" for n in range(20)]

    results = await asyncio.gather(
        *(journal.append(room, 0, b"first") for room in rooms[:10]),
        journal.append("TAKEN", 0, b"late"),
        *(journal.append(room, 0, b"first") for room in rooms[10:]),
        return_exceptions=True,
    )

    assert [r for r in results if isinstance(r, Exception)] == [results[10]]
    assert isinstance(results[10], Conflict)
    for room in rooms:
        assert await texts(journal, room) == ["first"]


async def test_a_race_has_exactly_one_winner(journal):
    """However many append after the same position, one is stored, and only that one is told so."""
    after: Any = 0
    won = []
    for round_ in range(500):
        tries = [f"{round_} {racer}" for racer in range(4)]
        results = await asyncio.gather(
            *(journal.append("RACE", after, text.encode()) for text in tries),
            return_exceptions=True,
        )
        winners = [i for i, result in enumerate(results) if isinstance(result, int)]
        assert len(winners) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 3
        after = results[winners[0]]
        won.append(tries[winners[0]])

    assert await texts(journal, "RACE") == won


async def test_rooms_do_not_mix(journal):
    """Many rooms at once: each has all of its own entries, in order, and no other's."""
    rooms = [f"R{n}" for n in range(60)]

    await asyncio.gather(
        *(append_all(journal, room, *(f"{room} {n}" for n in range(15))) for room in rooms)
    )

    for room in rooms:
        assert await texts(journal, room) == [f"{room} {n}" for n in range(15)]


async def test_a_code_is_told_from_its_own_beginning_and_case(journal):
    """AB, ABC and ab are three rooms."""
    for room in ("AB", "ABC", "ab"):
        await append_all(journal, room, room)
    await journal.drop("AB")

    assert [await texts(journal, room) for room in ("AB", "ABC", "ab")] == [[], ["ABC"], ["ab"]]


async def test_entries_may_be_big_or_empty(journal):
    """An evening of drawings in one entry of 900 kB, or no byte at all: as it was given."""
    big = bytes(range(256)) * 3600
    first = await journal.append("ABCD", 0, big)
    second = await journal.append("ABCD", first, b"")
    await journal.keep("ABCD", "sheet", big)

    assert await journal.read("ABCD") == [(first, big), (second, b"")]
    assert await journal.kept("ABCD") == {"sheet": big}


async def test_a_dropped_room_is_gone(journal):
    """After a drop nothing of the room is left, and its code starts from nothing; twice is once."""
    await append_all(journal, "ABCD", "one", "two")
    await journal.keep("ABCD", "draft", b"x")
    await append_all(journal, "WXYZ", "stays")
    await journal.drop("ABCD")
    await journal.drop("ABCD")

    assert await journal.read("ABCD") == []
    assert await journal.kept("ABCD") == {}
    assert await texts(journal, "WXYZ") == ["stays"]
    await append_all(journal, "ABCD", "anew")
    assert await texts(journal, "ABCD") == ["anew"]
    assert await journal.kept("ABCD") == {}


@pytest.mark.parametrize("odd", ["", "a b", "a.b", "*", ">", "../x", "ž", "a\n", "A" * 33, "a\0"])
async def test_a_room_is_named_by_a_code(journal, odd):
    """A room is called by letters and digits; anything else is refused by every verb, unrepeated.

    Some stores would read a dot or a star as more than a name.
    """
    verbs = [
        lambda: journal.append(odd, 0, b"x"),
        lambda: journal.read(odd),
        lambda: anext(journal.follow(odd, 0)),
        lambda: journal.drop(odd),
        lambda: journal.keep(odd, "key", b"x"),
        lambda: journal.clear(odd),
        lambda: journal.kept(odd),
    ]
    for verb in verbs:
        with pytest.raises(ValueError, match="letters or digits") as refused:
            await verb()
        assert str(refused.value) == "A room's code is 1 to 32 letters or digits."


async def test_a_closed_journal_says_so(journal):
    """Closing twice is closing once; afterwards every verb says that the journal is closed."""
    await append_all(journal, "ABCD", "one")
    await journal.close()
    await asyncio.gather(journal.close(), journal.close())

    verbs = [
        lambda: journal.append("ABCD", 1, b"x"),
        lambda: journal.read("ABCD"),
        lambda: anext(journal.follow("ABCD", 0)),
        lambda: journal.drop("ABCD"),
        lambda: journal.keep("ABCD", "key", b"x"),
        lambda: journal.clear("ABCD"),
        lambda: journal.kept("ABCD"),
        lambda: journal.rooms(),
        lambda: journal.alive(1.0),
        lambda: journal.last_alive(),
    ]
    for verb in verbs:
        with pytest.raises(Unwritable, match="closed"):
            await verb()


async def test_closing_stores_what_is_in_line(journal):
    """Appends called before the close are answered, not left hanging."""
    appends = [asyncio.ensure_future(journal.append(f"R{n}", 0, b"x")) for n in range(30)]
    await asyncio.sleep(0)
    await journal.close()

    assert all(position > 0 for position in await asyncio.gather(*appends))


async def test_a_read_sees_what_was_called_before(journal):
    """Whoever reads sees the appends called before, though none of them has returned yet."""
    appends = [asyncio.ensure_future(journal.append(f"R{n}", 0, b"x")) for n in range(30)]
    await asyncio.sleep(0)

    assert len(await journal.rooms()) == 30
    assert len(await journal.read("R29")) == 1
    await asyncio.gather(*appends)


async def test_being_cancelled_leaves_the_journal_sound(journal):
    """Who gives up waiting harms nobody: their entry is there or not, and the room goes on."""
    for n in range(20):
        giving_up = asyncio.ensure_future(journal.append(f"R{n}", 0, b"mine"))
        await asyncio.sleep(0)
        giving_up.cancel()
        await asyncio.gather(giving_up, return_exceptions=True)

    for n in range(20):
        entries = await journal.read(f"R{n}")
        assert [data for _, data in entries] in ([], [b"mine"])
        last = entries[-1][0] if entries else 0
        assert await journal.append(f"R{n}", last, b"next") > last
