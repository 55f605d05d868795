"""What is done at the same moment is shown together, and nothing is acknowledged before."""

import asyncio

import pytest

from facedown.room.acts import Answer, Rule
from facedown.room.room import MOST_UNSHOWN
from facedown.room.table_acts import act
from facedown.table.refused import Refused

on_disk = pytest.mark.parametrize("flaky", ["sqlite"], indirect=True)
NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")


def vote(guest, seat: str, id: str = "v"):
    """An answer that is on its way."""
    return act(
        guest.house.room,
        guest.link,
        Answer(id=id, wait=guest.wait, seat=guest.seat, value=seat),
    )


@on_disk
async def test_votes_at_the_same_moment_are_shown_together(house):
    """Each is stored and counts; the others are sent one patch for several of them."""
    *voters, last = await house.play(*NAMES)
    heard = len(last.line.heard)
    await asyncio.gather(*(vote(voter, "s1") for voter in voters))
    assert len(last.line.heard) - heard < len(voters)
    assert all(voter.frame["ask"]["mine"][voter.seat]["answer"] == "s1" for voter in voters)
    await last.answer("s1")
    assert last.frame["view"]["votes"] == {f"s{n + 1}": "s1" for n in range(len(NAMES))}


@on_disk
async def test_no_act_is_acknowledged_before_it_is_shown(house):
    """Whoever is told that an act counts has been sent what it changed."""
    guests = await house.play(*NAMES)

    async def voted(guest) -> object:
        await vote(guest, "s2")
        return guest.frame["ask"]["mine"].get(guest.seat, {"answer": "s2"})["answer"]

    assert await asyncio.gather(*map(voted, guests[:-1])) == ["s2"] * (len(guests) - 1)


@on_disk
async def test_a_refusal_in_the_line_leaves_nobody_waiting(house):
    """Who was to show the others' acts is refused: they are shown all the same."""
    ann, bo, cy, di = await house.play("Ann", "Bo", "Cy", "Di")
    wrong = vote(cy, "s9")
    done = await asyncio.gather(vote(ann, "s1"), vote(bo, "s1"), wrong, return_exceptions=True)
    assert list(done[:2]) == [None, None] and isinstance(done[2], Refused)
    assert bo.frame["ask"]["mine"]["s2"]["answer"] == "s1"
    assert di.frame["ask"]["mine"]["s4"]["answer"] is None


@on_disk
async def test_one_who_hangs_up_in_the_line_leaves_nobody_waiting(house):
    """Who was to show the others' acts is gone: they are shown all the same."""
    ann, bo, cy = await house.play("Ann", "Bo", "Cy")
    first = asyncio.ensure_future(vote(ann, "s1"))
    second = asyncio.ensure_future(vote(bo, "s1"))
    third = asyncio.ensure_future(vote(cy, "s1"))
    await asyncio.sleep(0)
    third.cancel()
    async with asyncio.timeout(20):
        await asyncio.gather(first, second)
    await house.calm()
    assert bo.frame["ask"]["mine"]["s2"]["answer"] == "s1"


@on_disk
async def test_a_flood_is_shown_now_and_then(house):
    """However long the line, nobody waits for more than so many acts of others."""
    guests = await house.play("Ann", "Bo", "Cy")
    ann, bo, cy = guests
    heard = len(ann.line.heard)
    seats = ("s1", "s2", "s3")
    acts = [vote(g, seats[n % 3], f"n{n}") for n in range(3 * MOST_UNSHOWN) for g in (ann, bo)]
    await asyncio.gather(*acts)
    assert ann.frame["ask"]["mine"]["s1"]["answer"] == seats[(3 * MOST_UNSHOWN - 1) % 3]
    assert cy.frame["ask"]["mine"]["s3"]["answer"] is None
    assert len(ann.line.heard) - heard > 1


@on_disk
async def test_what_was_done_before_a_room_is_deleted_is_acknowledged(house):
    """The host's last word does not leave others waiting for ever."""
    ann, bo, cy = await house.play("Ann", "Bo", "Cy")
    votes = asyncio.gather(vote(bo, "s1"), vote(cy, "s1"))
    room = house.room
    deleting = asyncio.ensure_future(house.rooms.delete(room))
    async with asyncio.timeout(20):
        await votes
        await deleting
    late = act(room, ann.link, Rule(id="r", what="pause"))
    with pytest.raises(Refused):
        await late


async def test_what_cannot_be_drawn_is_given_up(house, monkeypatch, caplog):
    """An act that is stored, and a frame that fails: the evening goes on in the lobby."""
    ann, bo = await house.play("Ann", "Bo")
    picture = house.room.picture
    drawn, faults = picture.drawn, [ValueError("s2 named the word")]

    def fails_once(*of):
        if faults:
            raise faults.pop()
        return drawn(*of)

    monkeypatch.setattr(picture, "drawn", fails_once)
    await ann.answer("s2")
    assert (bo.frame["game"], bo.frame["restarted"]) == ("lobby", True)
    assert "named the word" not in caplog.text
