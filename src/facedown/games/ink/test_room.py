"""A match in a live room: strokes outlive reloads and crashes, and are handed in by the server."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from facedown.games import with_lobby
from facedown.games.ink import game
from facedown.games.ink.playing import LINE
from facedown.journals import open_journal
from facedown.room.acts import Rule
from facedown.room.clock import Clock
from facedown.room.rooms import Rooms
from tests.room.house import Guest, House, Time
from tests.room.toy import Toy

DOT = [0, 3, 2, 500, 500]


class Studio(House):
    """A server on which ink is played."""

    def _open(self, clock: Clock) -> Rooms:
        return Rooms(with_lobby({"ink": game}), self.journal, clock)


@pytest.fixture
async def studio(tmp_path: Path) -> AsyncIterator[Studio]:
    """On a journal in a file, so that a crash is a crash."""
    journal = open_journal(tmp_path / "journal.db")
    made = Studio(journal, Toy(), Time())
    yield made
    made.kill()
    await journal.close()


async def dealt(studio: Studio) -> list[Guest]:
    """Three phones and a match that has begun."""
    guests = await studio.open("Ann", "Bo", "Cy")
    await guests[0].answer("ok", seat="host")
    for guest in guests:
        assert guest.ask == "hide"
        await guest.call("begin")
    return guests


def mine(guest: Guest) -> dict[str, object]:
    """What a phone knows of its own drawing."""
    kept: dict[str, object] = guest.frame["ask"]["mine"][guest.seat]["draft"]
    return kept


async def test_a_drawing_outlives_everything(studio: Studio) -> None:
    """A reload, a killed server: at most the stroke under the finger is lost."""
    ann, bo, cy = await dealt(studio)
    await ann.draft(LINE, key="0")
    await ann.come()
    await ann.draft(DOT, key="1")
    await studio.restart()
    assert mine(ann) == {"0": LINE, "1": DOT}
    await ann.draft("undo", key="2")

    for guest in (ann, bo, cy):
        await guest.answer("ok")
    assert cy.ask == "find"
    assert [json.loads(ink) for ink in cy.frame["view"]["ink"].values()] == [[LINE], [], []]


async def test_done_hands_in_what_the_server_has(studio: Studio) -> None:
    """The phone says a word; until it is taken back no stroke is taken any more."""
    ann, bo, cy = await dealt(studio)
    await ann.draft(LINE, key="0")
    await ann.answer("ok")
    assert await ann.refused("draft", DOT, key="1") == "locked"
    await studio.restart()
    assert ann.frame["ask"]["mine"]["s1"]["answer"] == "ok"
    await ann.answer(None)
    await ann.draft(DOT, key="1")
    await ann.answer("ok")
    await bo.answer("ok")
    await studio.wait(6)

    assert cy.ask == "find"
    assert json.loads(next(iter(cy.frame["view"]["ink"].values()))) == [LINE, DOT]


async def test_the_last_one_is_cut_off(studio: Studio) -> None:
    """By the server's clock, in both phases: the board as it is, the other cards by chance."""
    ann, bo, cy = await dealt(studio)
    await ann.answer("ok")
    await bo.answer("ok")
    await cy.draft(LINE, key="0")
    assert cy.frame["ask"]["last"]
    await studio.wait(6)
    assert json.loads(list(ann.frame["view"]["ink"].values())[2]) == [LINE]

    for guest, others in ((ann, ("s2", "s3")), (bo, ("s1", "s3"))):
        beside = guest.frame["ask"]["mine"][guest.seat]["form"]["beside"]
        await guest.answer(dict(zip(others, beside, strict=False)))
    beside = cy.frame["ask"]["mine"]["s3"]["form"]["beside"]
    await cy.draft({"s2": beside[4]})
    await studio.wait(6)

    assert cy.ask == "turn"
    drawn = cy.frame["view"]["drawings"]["s1"]
    assert drawn["random"] == ["s3"] and drawn["votes"]["s3"] != beside[4]


async def test_strokes_are_refused_one_by_one(studio: Studio) -> None:
    """Wrong, outside, for another seat, after the end: the rest stands."""
    ann, bo, cy = await dealt(studio)
    await ann.draft(LINE, key="0")
    wrong = (
        ([0, 0, 0, 2000, 1], "outside"),
        ([0, 0, 0, "x", 1], "stroke"),
        ([0, 0, 0, *[1] * 5000], "stroke_long"),
        ({"a": 1}, "stroke"),
    )
    for stroke, code in wrong:
        assert await ann.refused("draft", stroke, key="1") == code
    assert await ann.refused("draft", LINE, key="4000") == "drawing_full"
    assert await ann.refused("draft", LINE, key="two") == "form"
    assert mine(ann) == {"0": LINE}

    wait = ann.wait
    for guest in (ann, bo, cy):
        await guest.answer("ok")
    assert await ann.refused("draft", LINE, key="1", wait=wait) == "stale"
    assert json.loads(next(iter(bo.frame["view"]["ink"].values()))) == [LINE]


async def test_nothing_of_a_drawing_reaches_anybody_else(studio: Studio) -> None:
    """Not a byte on any other line, while it is drawn and when it is done and taken back."""
    ann, bo, cy = await dealt(studio)
    board = await Guest(studio, tv=True).come()
    heard = [len(guest.line.heard) for guest in (bo, cy, board)]
    for n in range(5):
        await ann.draft(LINE, key=str(n))
    assert heard == [len(guest.line.heard) for guest in (bo, cy, board)]

    await ann.answer("ok")
    await ann.answer(None)
    for guest in (bo, cy, board):
        assert json.dumps(LINE).replace(" ", "").encode() not in b"".join(guest.line.heard)


async def test_the_host_goes_on(studio: Studio) -> None:
    """Without those who are missing: their boards are taken as they are."""
    ann, bo, _ = await dealt(studio)
    await bo.draft(LINE, key="0")
    await ann.do(Rule, what="skip", wait=ann.wait)

    assert json.loads(ann.frame["view"]["ink"]["1-s2"]) == [LINE]
