"""A server that comes back: the same screens, the clocks right, nothing acknowledged lost."""

import dataclasses

import pytest

from facedown.games import with_lobby
from facedown.room.rooms import Rooms
from facedown.table.entries import Ruled, decode
from tests.room.conftest import on_each_journal
from tests.room.house import Guest, TestClock, names
from tests.room.toy import WORD, Toy


@on_each_journal
async def test_everybody_is_back_on_the_same_screen(house):
    """Killed in the middle of a vote: the same frame for each, but for the moments."""
    ann, bo = await house.play("Ann", "Bo")
    tv = await Guest(house, tv=True).come()
    await bo.answer("s1")
    await ann.draft("s2")
    before = [still(each.frame) for each in (ann, bo, tv)]
    await house.restart(after=100)
    assert [still(each.frame) for each in (ann, bo, tv)] == before
    assert before[0]["ruling"] is None


def still(frame):
    """A frame without its moments."""
    ask = {k: v for k, v in frame["ask"].items() if k not in ("end", "opens", "locks", "nudge")}
    return {**frame, "ask": ask}


@pytest.mark.parametrize("outage", [5, 3600])
async def test_the_lost_time_is_given_back(house, outage):
    """An outage costs nobody a second, and is shown as no ruling."""
    ann, _ = await house.play("Ann", "Bo")
    await house.wait(10)
    end = ann.frame["ask"]["end"]
    await house.restart(after=outage)
    assert ann.frame["ask"]["end"] == pytest.approx(end + outage, abs=2)
    await house.wait(17)
    assert ann.ask == "vote"
    await house.wait(6)
    assert ann.ask == "note"


async def test_woken_long_after_the_restart(house):
    """Nobody came for ten minutes after the restart: those are given back too, and once."""
    ann, bo = await house.play("Ann", "Bo")
    end = ann.frame["ask"]["end"]
    guests, house.guests = house.guests, []
    await house.restart(after=5)
    house.time.ahead += 600
    house.guests = guests
    await ann.come()
    await bo.come()
    assert ann.frame["ask"]["end"] == pytest.approx(end + 605, abs=2)
    given = [e for e in house.room.since if isinstance(e, Ruled) and e.what == "outage"]
    assert len(given) == 1


async def test_two_outages(house):
    """Each is given back once."""
    ann, _ = await house.play("Ann", "Bo")
    end = ann.frame["ask"]["end"]
    await house.restart(after=50)
    await house.restart(after=70)
    assert ann.frame["ask"]["end"] == pytest.approx(end + 120, abs=3)


async def test_stopped_cleanly(house):
    """A clean stop stamps the table's own clock: what follows is lost time like any other."""
    ann, bo = await house.play("Ann", "Bo")
    end = ann.frame["ask"]["end"]
    journal, was = house.journal, house.rooms.clock.now()
    await house.rooms.stop()
    assert (ann.line.bye, bo.line.bye) == ("restart", "restart")

    journal._journal._bell.silent = False  # the memory journal outlives its server
    house.time.ahead += 40
    house.rooms = Rooms(with_lobby({"toy": house.toy.game()}), journal, TestClock(was + 40))
    await house.rooms.start()
    await ann.come()
    await bo.come()
    assert ann.frame["ask"]["end"] == pytest.approx(end + 40, abs=2)


async def test_the_computers_clock_was_set_back(house):
    """An hour back between two starts: the table's clock goes on, and so do its deadlines."""
    ann, _ = await house.play("Ann", "Bo")
    end = ann.frame["ask"]["end"]
    await house.restart(clock=TestClock(house.rooms.clock.now() - 3600))
    assert ann.frame["ask"]["end"] == pytest.approx(end, abs=2)
    await house.wait(33)
    assert ann.ask == "note"


async def test_paused_over_an_outage(house):
    """What is left when the pause ends is what was left when it began."""
    ann, _ = await house.play("Ann", "Bo")
    await house.wait(10)
    await ann.rule("pause")
    await house.restart(after=500)
    assert ann.frame["paused"]
    await ann.rule("resume")
    await house.wait(17)
    assert ann.ask == "vote"
    await house.wait(5)
    assert ann.ask == "note"


@on_each_journal
async def test_found_on_other_code(house, toy):
    """Other rules than those it was opened with: the round starts afresh, dealt anew, with
    the same seats, and says so; once.
    """
    ann, bo, cy = await house.play("Ann", "Bo", "Cy")
    await ann.answer("s2")
    await cy.leave()
    house.toy = dataclasses.replace(toy, rules=2)
    await house.restart()
    assert (ann.ask, ann.frame["restarted"], names(ann)) == ("vote", True, ["Ann", "Bo"])
    assert ann.frame["ask"]["mine"]["s1"]["answer"] is None
    assert bo.frame["view"]["word"] == WORD
    number = ann.frame["number"]
    await house.restart()
    assert ann.frame["number"] == number
    await ann.answer("s2")
    await bo.answer("s2")
    await ann.rule("void")
    assert not ann.frame["restarted"]


async def test_found_by_rules_that_cannot_fold_it(house, toy, caplog):
    """The rules were changed under an old number, and fail: the round starts afresh."""
    ann, bo = await house.play("Ann", "Bo")
    await ann.answer("s2")
    await house.wait(31)
    assert ann.ask == "note"
    house.toy = dataclasses.replace(toy, lapse_breaks=True)
    await house.restart()
    assert (bo.ask, bo.frame["restarted"]) == ("vote", True)
    assert WORD not in caplog.text


async def test_found_without_its_game(house):
    """The game is not there any more: the lobby, with everybody in it."""
    ann, _ = await house.play("Ann", "Bo")
    house.toy = Toy()
    house._open = lambda clock: Rooms(
        with_lobby({"other": dataclasses.replace(house.toy.game(), name="other")}),
        house.journal,
        clock,
    )
    await house.restart()
    assert (ann.frame["game"], ann.frame["restarted"]) == ("lobby", True)
    assert names(ann) == ["Ann", "Bo"]


async def test_killed_between_two_scenes(house, flaky):
    """The last entry of a scene is stored, the next scene is not: it is opened at the start."""
    ann, bo = await house.play("Ann", "Bo")
    flaky.fail = ["fine", "lost"]
    with pytest.raises(Exception, match="unwell"):
        await ann.rule("void")
    await house.restart()
    assert ann.wait[0] == bo.wait[0] == 3


async def test_kicked_and_locked_stay_so(house):
    """What was settled about the room survives."""
    ann, bo = await house.open("Ann", "Bo")
    await ann.rule("kick", seat="s2")
    await ann.rule("hide")
    await house.restart()
    await bo.come()
    await bo.sit("Bo")
    assert bo.frame["you"]["knocking"] == "Bo"
    assert ann.frame["room"]["hidden"]


async def test_rewound_and_restarted(house):
    """After a rewind and a restart waits have the same names."""
    ann, bo = await house.play("Ann", "Bo")
    await ann.answer("s2")
    await bo.answer("s2")
    await ann.rule("rewind", step=0)
    wait = ann.wait
    await house.restart()
    assert ann.wait == wait
    await bo.answer("s2", wait=wait)


async def test_every_entry_says_when_in_order(house):
    """Moments never go back, whatever the clocks did."""
    ann, _ = await house.play("Ann", "Bo")
    await house.restart(clock=TestClock(house.rooms.clock.now() - 10))
    await ann.answer("s2")
    at = [decode(data).at for _, data in await house.journal.read(house.code)]
    assert at == sorted(at)
