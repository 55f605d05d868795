"""Deadlines: by the server's clock alone, lost to nobody, and never the end of a room."""

import pytest

from facedown.room import deadline
from tests.room.toy import WORD, Toy


async def test_time_is_up(house):
    """Nobody votes: the wait lapses at its end, not before."""
    ann, _ = await house.play("Ann", "Bo")
    await house.wait(29)
    assert ann.ask == "vote"
    await house.wait(2)
    assert ann.ask == "note"


async def test_a_timer_that_is_early_waits_on(house):
    """The loop's timer goes off before the time is up: nothing lapses."""
    ann, _ = await house.play("Ann", "Bo")
    await deadline.lapse(house.room, ann.wait)
    assert ann.ask == "vote"
    await house.wait(31)
    assert ann.ask == "note"


async def test_an_act_was_quicker(house):
    """A lapse for a wait that is over does nothing."""
    ann, bo = await house.play("Ann", "Bo")
    wait = ann.wait
    await ann.answer("s2")
    await bo.answer("s2")
    await deadline.lapse(house.room, wait)
    assert ann.ask == "note"


async def test_paused_the_clock_stands(house):
    """A minute of pause costs nobody a second."""
    ann, _ = await house.play("Ann", "Bo")
    end = ann.frame["ask"]["end"]
    await house.wait(10)
    await ann.rule("pause")
    await house.wait(60)
    assert ann.ask == "vote"
    await ann.rule("resume")
    assert ann.frame["ask"]["end"] == pytest.approx(end + 60, abs=5)
    await house.wait(18)
    assert ann.ask == "vote"
    await house.wait(5)
    assert ann.ask == "note"


async def test_with_nobody_present_no_clock_runs(house):
    """All have gone: after the grace time clocks stand, until somebody is back."""
    ann, bo = await house.play("Ann", "Bo")
    await ann.go()
    await bo.go()
    await house.wait(3600)
    assert house.room.position.ask.name == "vote"
    await bo.come()
    await house.wait(15)
    assert bo.ask == "vote"
    await house.wait(10)
    assert bo.ask == "note"


async def test_more_time(house):
    """The host adds ten seconds, once."""
    ann, _ = await house.play("Ann", "Bo")
    await ann.rule("more", seconds=10, id="more")
    await ann.rule("more", seconds=10, id="more")
    await house.wait(38)
    assert ann.ask == "vote"
    await house.wait(3)
    assert ann.ask == "note"


async def test_a_lapse_that_cannot_be_stored_is_tried_again(house, flaky):
    """The journal is away when time is up: the wait ends as soon as it is back."""
    ann, _ = await house.play("Ann", "Bo")
    await house.wait(28)
    flaky.fail = ["lost"] * 3
    await house.wait(15)
    assert ann.ask == "note"


async def test_rules_that_fail_at_the_end_of_a_wait_end_the_scene(house, toy, caplog):
    """A lapse that raises would raise for ever: the scene is given up, and says so; the evening
    goes on.
    """
    ann, bo = await house.play("Ann", "Bo")
    await bo.draft("s1")
    toy.lapse_breaks = True
    await house.wait(31)
    assert ann.frame["game"] == "lobby"
    assert ann.frame["restarted"]
    assert WORD not in caplog.text
    toy.lapse_breaks = False
    await ann.answer("ok", seat="host")
    assert bo.ask == "vote"


@pytest.mark.parametrize("toy", [Toy(within=None)])
async def test_no_clock_no_lapse(house):
    """A wait without a clock waits."""
    ann, _ = await house.play("Ann", "Bo")
    await house.wait(120)
    assert ann.ask == "vote"
