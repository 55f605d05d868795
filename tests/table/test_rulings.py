"""What the host may rule, and what it does to the open wait."""

from typing import Any

import pytest

from facedown.table.ask import HOST, Ask
from facedown.table.forms import Number
from tests.table.toys import Toys


def scene(g, t):
    """One wait of half a minute, which notes what came of it."""
    got = yield Ask(t.seats, "pick", Number(1, 9), within=30.0, nudge=5.0, earliest=2.0)
    g.said.append([got.by, got.lapsed, got.skipped, got.drafts])
    yield Ask((HOST,), "after")
    return "next"


def test_skip_goes_on_without_those_who_are_missing():
    """The host ends a wait; what was prepared is taken as when time runs out."""
    table = Toys(scene).later(3).answer("Ann", 1).rule("skip", drafts={"Bo": {"": 2}})
    assert table.said == [[{"Ann": 1}, True, True, {"Bo": 2}]]


def test_a_skip_is_for_one_wait():
    """A skip that comes when the wait is over skips nothing."""
    table = Toys(scene)
    assert table.refuses("rule", "skip", wait=(7, 3, 0)) == "stale"


def test_while_paused_no_clock_runs_and_no_answer_counts():
    """A pause stops everything; what was left is left when it ends."""
    table = Toys(scene).later(10).rule("pause").later(500)
    assert table.left is None
    assert table.frame().paused == 10
    assert table.frame().ask.end - table.frame().paused == 20
    assert table.refuses("answer", "Ann", 1) == "paused"
    assert table.refuses("rule", "pause") == "paused"
    table.rule("resume")
    assert table.left == 20
    assert table.refuses("rule", "resume") == "running"


def test_calls_wait_for_the_end_of_a_pause_too():
    """Nobody interrupts a paused scene."""
    table = Toys(scene).rule("pause")
    assert table.refuses("call", "stop", "Ann") == "paused"


def test_a_skip_ends_a_pause():
    """The host may go on straight from a pause."""
    table = Toys(scene).rule("pause").later(9).rule("skip")
    assert table.position.paused is None
    assert table.asks == "after"


def test_more_adds_to_the_clock():
    """The host's grace, or time lost in an outage, is added to what is left."""
    table = Toys(scene).later(10).rule("more", seconds=30)
    assert table.left == 50
    assert table.rule("pause").later(5).rule("more", seconds=10).rule("resume").left == 60


def test_an_outage_gives_time_back_and_is_no_ruling():
    """What was lost while the server was down is given back; the table sees no ruling of it."""
    table = Toys(scene).later(10).rule("outage", seconds=7)
    assert table.left == 27
    assert table.frame().ruling is None


def test_more_leaves_open_what_is_open():
    """Time given after the earliest moment does not close the wait to answers again."""
    table = Toys(scene).later(3).rule("more", seconds=30)
    assert table.answer("Ann", 1).wait.by == {"Ann": 1}
    assert Toys(scene).rule("more", seconds=30).later(3).refuses("answer", "Ann", 1) == "early"


@pytest.mark.parametrize(
    ("what", "hook", "following"),
    [
        ("void", "voided", "once more"),
        ("end", "ended", "awards"),
    ],
)
def test_void_and_end_break_the_scene_off(what, hook, following):
    """The round does not count, or the match ends; the game says what follows."""
    hooks: dict[str, Any] = {hook: lambda g: following}
    table = Toys(scene, **hooks).rule(what)
    assert table.position.over
    assert table.position.next == following
    assert table.asks is None
    assert table.refuses("answer", "Ann", 1) == "over"
    assert table.refuses("rule", what) == "over"
    assert table.refuses("rule", "more", seconds=5) == "over"
    assert table.refuses("rule", "pause") == "over"
    assert table.refuses("rule", "skip") == "over"


def test_a_scene_names_what_follows():
    """What a scene returns is the scene that comes next."""
    table = Toys(scene).rule("skip").answer(HOST)
    assert table.position.over
    assert table.position.next == "next"


def test_the_last_ruling_is_shown():
    """The table sees what was ruled, of whom and when."""
    table = Toys(scene)
    assert table.frame().ruling is None
    ruling = table.later(4).rule("kick", seat="Cy").frame().ruling
    assert (ruling.what, ruling.seat, ruling.at) == ("kick", "Cy", 4)


def test_no_ruling_but_those_there_are():
    """An unknown ruling is refused."""
    assert Toys(scene).refuses("rule", "flip the table") == "no_such_ruling"


# The host's role


def test_the_role_is_handed_on():
    """The host hands the role to the device of another seat, for good."""
    table = Toys(scene).rule("host", seat="Bo", device="phone of Bo")
    assert (table.frame().host.seat, table.frame().host.acting) == ("Bo", False)
    assert table.refuses("rule", "host", seat="Nobody", device="d") == "not_seated"


def test_the_role_is_handed_to_one_who_stands_in():
    """While the host is away another rules; it is told; and the host has the role back after."""
    table = Toys(scene).seat("away", HOST)
    table.rule("host", seat="Bo", device="phone of Bo", acting=True)
    assert (table.frame().host.seat, table.frame().host.acting) == ("Bo", True)
    assert table.position.roster.here(HOST)
    home = table.position.roster
    table.rule("host", seat=home.home_seat, device=home.home)
    assert (table.frame().host.seat, table.frame().host.acting) == ("Ann", False)


def test_the_role_never_passes_to_one_who_may_not_answer():
    """Who is barred from an ask cannot become the host while it is asked, nor by a device alone."""

    def judged(g, t):
        yield Ask((HOST,), "judge", barred=("Bo",))
        yield Ask((HOST,), "after")

    table = Toys(judged)
    assert table.refuses("rule", "host", seat="Bo", device="phone of Bo") == "barred"
    assert table.refuses("rule", "host", seat=None, device="phone of Bo") == "barred"
    assert table.rule("host", seat=None, device="tablet").frame().host.seat is None
    table.answer(HOST).rule("host", seat="Bo", device="phone of Bo")
    assert table.frame().host.seat == "Bo"


def test_who_is_kicked_leaves_and_may_not_sit_again():
    """A kicked seat has left, its answer does not count, and its device is barred."""
    table = Toys(scene).later(3).answer("Cy", 1).rule("kick", seat="Cy")
    assert table.position.roster.seats == ("Ann", "Bo")
    assert table.wait.by == {}
    assert table.position.roster.barred == ["phone of Cy"]
    assert table.refuses("rule", "kick", seat="Cy") == "not_seated"


def test_the_host_who_removes_a_seat_of_their_own_device_stays():
    """A seat on the host's device can be taken away without barring the host."""
    table = Toys(scene, devices={"Bo": "phone of Ann"}).rule("kick", seat="Bo")
    assert table.position.roster.barred == []


def test_a_kick_closes_a_wait_like_any_leaving():
    """The rules deal with who was kicked as with who left."""

    def careful(g, t):
        got = yield Ask(t.seats, "pick", seating=("left",))
        g.said.append(got.gone)
        yield Ask((HOST,), "after")

    assert Toys(careful).rule("kick", seat="Cy").said == ["Cy"]
