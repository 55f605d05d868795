"""When a wait closes, and what it takes until then."""

from typing import Any

import pytest

from facedown.table.ask import HOST, Ask, Call
from facedown.table.entries import Answered, Lapsed
from facedown.table.forms import Form, Number, OneOf, OneSeat, Text
from facedown.table.refused import need
from tests.table.toys import Toys, told


def once(**ask):
    """A scene of one ask of all, which notes how the wait ended."""

    def scene(g, t):
        ask.setdefault("seats", t.seats)
        got = yield Ask(name="pick", **ask)
        g.said.append([got.by, list(got.missing), got.lapsed, got.skipped, got.drafts])
        yield Ask((HOST,), "after")
        return None

    return scene


# Answers


def test_a_wait_closes_when_all_who_are_asked_have_answered():
    """The last answer closes the wait; answers stand in the order in which they came."""
    table = Toys(once()).answer("Cy").answer("Ann")
    assert table.asks == "pick"
    table.answer("Bo")
    assert table.asks == "after"
    assert list(table.said[0][0]) == ["Cy", "Ann", "Bo"]


def test_an_answer_may_be_changed_and_taken_back():
    """Until the wait closes an answer can be changed, and null takes it back."""
    table = Toys(once(form=Number(1, 9))).answer("Ann", 1).answer("Ann", 2).answer("Bo", 3)
    table.answer("Bo", None)
    assert table.wait.by == {"Ann": 2}
    assert table.answer("Bo", 4).answer("Cy", 5).said[0][0] == {"Ann": 2, "Bo": 4, "Cy": 5}


def test_taking_back_what_was_not_given_changes_nothing():
    """A seat that has given nothing may say so."""
    assert Toys(once()).answer("Bo", None).wait.by == {}


def test_only_the_asked_may_answer():
    """Somebody else's answer is refused, a stranger's too, and so is the host's for a seat."""
    table = Toys(once(seats=("Ann",)))
    assert table.refuses("answer", "Bo") == "not_asked"
    assert table.refuses("answer", "Nobody") == "not_asked"
    assert table.refuses("answer", HOST) == "not_asked"


def test_the_form_is_the_door():
    """An answer that the form does not allow never reaches the rules."""
    table = Toys(once(form=OneSeat(("Ann", "Bo", "Cy"), but_self=True)))
    assert table.refuses("answer", "Ann", "Ann") == "self"
    bad: list[Any] = ["Di", 3, [], {}, True]
    for value in bad:
        assert table.refuses("answer", "Ann", value) == "form"


def test_an_answer_is_for_one_wait():
    """An answer to a wait that is over is stale, whatever the position of the journal."""
    table = Toys(once())
    old = table.position.name
    table.answer("Ann").answer("Bo").answer("Cy")
    assert table.refuses("answer", "Ann", wait=old) == "stale"
    assert table.refuses("answer", HOST, wait=(7, 99, 0)) == "stale"


def test_simultaneous_voters_do_not_race():
    """Two who answer the same wait at once both count: the wait's name stays until it closes."""
    table = Toys(once())
    wait = table.position.name
    table.answer("Ann", wait=wait).answer("Bo", wait=wait)
    assert list(table.wait.by) == ["Ann", "Bo"]


def test_the_one_asked_or_its_stand_in():
    """`one` is the answer where one seat was asked; what stands in for it where it gave none."""

    def scene(g, t):
        got = yield Ask(("Ann",), "word", Text(9), within=5, absent="…")
        g.said.append(got.one)
        got = yield Ask(("Ann",), "word", Text(9), within=5, absent="…")
        g.said.append([got.one, got.standing_in()])
        yield Ask((HOST,), "after")

    table = Toys(scene).answer("Ann", "sun").lapse()
    assert table.said == ["sun", ["…", {"Ann": "…"}]]


def test_not_before_the_earliest():
    """An ask with an earliest moment cannot be answered before, not even taken back."""
    table = Toys(once(earliest=3.0))
    assert table.refuses("answer", "Ann") == "early"
    assert table.frame().ask.opens == 3.0
    assert "Ann" in table.later(3).answer("Ann").wait.by


# Clocks


def test_a_wait_lapses_at_its_deadline_and_not_before():
    """A deadline is data: only once it has passed does a lapse count."""
    table = Toys(once(within=30.0)).answer("Ann")
    assert table.left == 30
    wait = table.wait.name
    assert table.refuses("act", Lapsed(id="x", at=29.9, wait=wait)) == "early"
    table.lapse()
    assert table.said[0][1:4] == [["Bo", "Cy"], True, False]


def test_without_a_clock_nothing_lapses():
    """An ask without seconds waits for those present as long as it takes."""
    table = Toys(once())
    assert table.left is None
    wait = table.wait.name
    assert table.refuses("act", Lapsed(id="x", at=1e9, wait=wait)) == "early"


def test_drafts_are_taken_when_time_is_up():
    """What was prepared counts as drafts of those who gave nothing; committed answers win."""
    table = Toys(once(form=Number(1, 9), within=9.0)).answer("Ann", 1)
    table.lapse(Ann={"": 2}, Bo={"": 3}, Cy={"": 99}, Nobody={"": 4})
    assert table.said[0][0] == {"Ann": 1}
    assert table.said[0][4] == {"Bo": 3}


def test_the_drafts_of_a_seat_that_has_left_are_not_taken():
    """Who has left has prepared nothing."""
    table = Toys(once(form=Number(1, 9), within=9.0)).seat("left", "Bo")
    assert table.lapse(Bo={"": 3}, Cy={"": 4}).said[0][4] == {"Cy": 4}


def test_an_ask_of_nobody_ends_by_its_clock_or_a_call():
    """Where nobody is asked, the clock runs out, or somebody interrupts."""
    table = Toys(once(seats=(), within=10.0, calls={"stop": Call(("Bo",))}))
    assert table.left == 10
    assert table.asks == "pick"
    assert Toys(once(seats=(), within=10.0)).lapse().asks == "after"
    assert table.call("stop", "Bo").asks == "after"


# The last call


def last_call(**more):
    """A vote of a minute, with ten seconds for the last one."""
    return once(within=60.0, last_call=10.0, form=OneOf(("yes", "no")), **more)


def test_all_but_one_done_begins_the_last_call():
    """When one alone is missing, so many seconds remain."""
    table = Toys(last_call()).later(5).answer("Ann", "yes")
    assert table.left == 55
    assert not table.frame().ask.last
    table.later(5).answer("Bo", "no")
    assert table.left == 10
    assert table.frame().ask.last
    assert table.frame().ask.end == 20


def test_in_the_last_call_answers_stand():
    """What has been given cannot be changed once the last call runs; what is missing may come."""
    table = Toys(last_call()).answer("Ann", "yes").answer("Ann", "no").answer("Bo", "no")
    assert table.frame().ask.locks == table.clock
    assert table.refuses("answer", "Ann", "yes") == "locked"
    assert table.refuses("answer", "Ann", None) == "locked"
    assert table.answer("Cy", "yes").asks == "after"


def test_the_last_seconds_of_the_clock_are_a_last_call_too():
    """Ten seconds before the deadline what has been given stands, however many are missing."""
    table = Toys(last_call()).answer("Ann", "yes").later(49)
    table.answer("Ann", "no").later(1)
    assert table.refuses("answer", "Ann", "yes") == "locked"
    assert table.frame().ask.locks == 50


def test_the_last_call_never_lengthens_the_clock():
    """With less than the last call left, the clock stays."""
    table = Toys(last_call()).later(55).answer("Ann", "yes").answer("Bo", "no")
    assert table.left == 5


def test_no_last_call_where_one_device_holds_all():
    """On one device that goes round, a last call would only hurry whose turn comes last."""
    one = dict.fromkeys(("Ann", "Bo", "Cy"), "phone")
    table = Toys(last_call(), devices=one).answer("Ann", "yes").answer("Bo", "no")
    assert table.left == 180
    both = last_call(seats=(HOST, "Ann", "Bo", "Cy"))
    table = Toys(both, devices=one).answer(HOST, "yes").answer("Ann", "yes").answer("Bo", "no")
    assert table.left == 180


def test_no_last_call_before_anybody_is_done():
    """Who is alone at the table because the others are away is not hurried by them."""
    table = Toys(last_call()).seat("away", "Bo").seat("away", "Cy")
    assert table.left == 60


def test_somebody_back_ends_the_last_call():
    """When a second one is missing again, the last call is off."""
    table = Toys(last_call()).seat("away", "Cy").answer("Ann", "yes")
    assert table.left == 10
    table.later(4).seat("back", "Cy")
    assert table.left == 56
    assert not table.frame().ask.last


# Several seats on one device


@pytest.mark.parametrize(("hands", "seconds"), [("a b c", 20), ("a a b", 40), ("a a a", 60)])
def test_a_device_that_goes_round_has_the_seconds_of_each(hands, seconds):
    """A deadline is the seconds of one hand times the most asked seats on one device."""
    devices = dict(zip(("Ann", "Bo", "Cy"), hands.split(), strict=True))
    assert Toys(once(within=20.0), devices=devices).left == seconds


def test_only_the_asked_seats_of_a_device_count():
    """A device that holds several seats, of which one is asked, has the time of one."""
    devices = dict.fromkeys(("Ann", "Bo", "Cy"), "phone")
    assert Toys(once(seats=("Bo",), within=20.0), devices=devices).left == 20


# Absence


def test_away_closes_no_wait_but_ends_patience():
    """If only away seats are missing, the wait lapses after twenty seconds."""
    table = Toys(once()).answer("Ann").answer("Bo")
    assert table.left is None
    table.later(3).seat("away", "Cy")
    assert table.asks == "pick"
    assert table.left == 20
    assert table.lapse().said[0][1:3] == [["Cy"], True]


def test_patience_counts_from_the_last_who_was_waited_for():
    """While somebody present is missing too, nobody's patience runs."""
    table = Toys(once()).seat("away", "Cy").later(100).answer("Ann")
    assert table.left is None
    assert table.later(50).answer("Bo").left == 20


def test_patience_begins_anew_when_somebody_comes_or_goes():
    """A short return gives those away another twenty seconds."""
    table = Toys(once()).answer("Ann").answer("Bo").seat("away", "Cy").later(15)
    assert table.seat("back", "Cy").left is None
    assert table.seat("away", "Cy").left == 20


def test_an_away_seat_may_still_answer():
    """Away says only that nobody waits; an answer counts all the same."""
    table = Toys(once()).seat("away", "Cy").answer("Cy").answer("Ann").answer("Bo")
    assert table.asks == "after"


def test_spoken_waits_have_patience_until_the_host_goes_on():
    """Where names are spoken a locked phone is no absent player: the host goes on without them."""
    table = Toys(once(patience=None)).answer("Ann").answer("Bo").seat("away", "Cy")
    assert table.left is None
    assert table.rule("skip").said[0][1:4] == [["Cy"], True, True]


def test_the_clock_may_be_shorter_than_patience():
    """Patience never lengthens a wait."""
    table = Toys(once(within=8.0)).answer("Ann").answer("Bo").seat("away", "Cy")
    assert table.left == 8


def test_who_leaves_is_not_waited_for():
    """A seat that leaves for good is out of the wait, and what it gave does not count."""
    table = Toys(once()).answer("Cy").answer("Ann").seat("left", "Cy")
    assert list(table.wait.by) == ["Ann"]
    assert list(table.answer("Bo").said[0][0]) == ["Ann", "Bo"]


def test_the_leaving_of_the_last_one_missing_closes_the_wait():
    """When only the leaver was missing, all are done."""
    assert Toys(once()).answer("Ann").answer("Bo").seat("left", "Cy").asks == "after"


def test_all_who_were_asked_have_left():
    """A wait of which nobody is left closes."""
    assert Toys(once(seats=("Cy",))).seat("left", "Cy").asks == "after"


def test_coming_and_going_may_close_a_wait():
    """Where the rules say so, whoever comes or goes closes the wait, and the rules deal with it."""

    def scene(g, t):
        got = yield Ask(t.seats, "pick", seating=("sat", "left"))
        while got.seated:
            g.said.append([got.seated.what, got.gone, list(t.seats)])
            got = yield got.again(seats=t.seats)

    table = Toys(scene, roster=None).answer("Ann")
    table.seat("sat", "s1", name="Di", device="d")
    table.seat("left", "Bo")
    assert table.said == [
        ["sat", None, ["Ann", "Bo", "Cy", "s1"]],
        ["left", "Bo", ["Ann", "Cy", "s1"]],
    ]
    assert table.answer("Cy").answer("s1").position.over


def test_a_seat_that_moves_may_close_a_wait():
    """Where the rules say so: the lobby counts the phones."""
    table = Toys(once(seating=("moved",)))
    assert table.seat("moved", "Bo", device="phone of Ann").asks == "after"
    table = Toys(once(within=20.0)).seat("moved", "Bo", device="phone of Ann")
    assert table.asks == "pick"


# Nobody present


def nobody(table):
    """All go away, the host last."""
    for seat in (*table.position.roster.seats, HOST):
        table.seat("away", seat)
    return table


def test_with_nobody_present_no_clock_runs():
    """The clock stands from the moment the last one is away, and the lost time is given back."""
    table = nobody(Toys(once(within=30.0)).later(10))
    assert table.left is None
    table.later(1000).seat("back", "Bo")
    assert table.left == 20


def test_a_pause_and_an_empty_table_give_time_back_once():
    """However pause and absence overlap, every second is given back once."""
    table = nobody(Toys(once(within=30.0)).later(10).rule("pause").later(5))
    table.later(5).seat("back", "Bo").later(5).rule("resume")
    assert table.left == 20
    table = nobody(Toys(once(within=30.0)).later(10)).later(5).rule("pause").later(5)
    table.rule("resume").later(5).seat("back", "Bo")
    assert table.left == 20
    table = nobody(Toys(once(within=30.0)).later(10)).later(5).rule("pause").later(5)
    table.seat("back", "Bo").later(5).rule("resume")
    assert table.left == 20


def test_a_wait_that_opens_at_an_empty_table_has_all_its_time():
    """Time is given back from the opening of the wait, not from the moment the table emptied."""

    def scene(g, t):
        yield Ask(("Cy",), "one")
        yield Ask(("Ann",), "two", within=30.0)

    table = nobody(Toys(scene)).later(100).seat("left", "Cy")
    assert table.asks == "two"
    assert table.later(100).seat("back", "Ann").left == 30


def test_an_empty_table_stays_as_it_was_opened():
    """A scene that opens with nobody present has its time when somebody is there."""
    roster = Toys(once()).position.roster
    roster.away = ["Ann", "Bo", "Cy", HOST]
    table = Toys(once(within=30.0), roster=roster).later(500)
    assert table.left is None
    assert table.seat("back", "Ann").left == 30


def test_every_wait_can_be_made_again_from_the_journal():
    """Clocks, answers and names are what the journal makes of them."""
    table = nobody(Toys(last_call()).answer("Ann", "yes").later(3)).later(9).seat("back", "Ann")
    table.rule("more", seconds=30).rule("pause").later(2).rule("resume")
    assert told(table.refold()) == table.seen()


# Answers that are handed in with what was drafted


class Sketch(Form, frozen=True, tag="sketch"):
    """Any number of letters, each drafted by itself."""

    drafted = True

    def check(self, value, seat):
        """The word that it is done."""
        need(value == "ok", "form")
        return "ok"

    def draft(self, key, value, seat):
        """One letter."""
        need(isinstance(value, str) and len(value) == 1, "form")
        return value

    def gather(self, drafts, seat):
        """The letters in their order."""
        return "".join(drafts[key] for key in sorted(drafts)) or None


def hand_in(table, seat, **kept):
    """As the room does: the answer takes what the seat has drafted."""
    drafts = table.wait.to_hand_in(seat, kept)
    table.act(Answered(id=table.next_id(), at=table.clock, wait=table.position.name, seat=seat,
                       value="ok", drafts=drafts))  # fmt: skip
    return drafts


def test_what_was_drafted_is_handed_in():
    """The answer itself is short; the rules get what was drafted, from who is done and who not."""
    table = Toys(once(form=Sketch()))
    hand_in(table, "Ann", a="x", b="y")
    hand_in(table, "Bo")
    assert table.wait.by == {"Ann": "ok", "Bo": "ok"}
    table.rule("skip", drafts={"Cy": {"a": "z"}, "Ann": {"a": "other"}})
    assert table.said[0][4] == {"Ann": "xy", "Cy": "z"}


def test_done_and_undone_only_the_news_is_stored():
    """Over and over: nothing is stored twice; what was dropped meanwhile is."""
    table = Toys(once(form=Sketch()))
    assert hand_in(table, "Ann", a="x", b="y") == {"a": "x", "b": "y"}
    table.answer("Ann", None)
    assert hand_in(table, "Ann", a="x", b="y") == {}
    table.answer("Ann", None)
    assert hand_in(table, "Ann", a="x", c="z") == {"c": "z", "b": None}
    hand_in(table, "Bo"), hand_in(table, "Cy")
    assert table.said[0][4] == {"Ann": "xz"}


def test_what_is_taken_back_and_not_given_again_is_not_handed_in():
    """Then only what the seat has prepared when time is up counts."""
    table = Toys(once(form=Sketch()))
    hand_in(table, "Ann", a="x")
    table.answer("Ann", None)
    table.rule("skip", drafts={"Ann": {"b": "y"}})
    assert table.said[0][4] == {"Ann": "y"}


def test_illegal_pieces_are_passed_over_one_by_one():
    """The rest stands."""
    table = Toys(once(form=Sketch()))
    hand_in(table, "Ann", a="x", b=7, c="z")
    table.rule("skip")
    assert table.said[0][4] == {"Ann": "xz"}


def test_what_was_handed_in_outlives_an_interruption():
    """And it is the same when folded anew."""

    def scene(g, t):
        got = yield Ask(t.seats, "pick", Sketch(), calls={"stop": Call(t.seats)})
        while got.call:
            got = yield got.again()
        g.said.append(got.drafts)
        yield Ask((HOST,), "after")
        return None

    table = Toys(scene)
    hand_in(table, "Ann", a="x")
    table.call("stop", "Bo")
    hand_in(table, "Bo", a="b"), hand_in(table, "Cy")
    assert table.said == table.refold().state.said == [{"Ann": "x", "Bo": "b"}]


def test_who_leaves_takes_along_what_was_handed_in():
    """Nothing of it reaches the rules."""
    table = Toys(once(form=Sketch()))
    hand_in(table, "Ann", a="x")
    table.seat("left", "Ann")
    hand_in(table, "Bo"), hand_in(table, "Cy")
    assert table.said[0][4] == {}


# The last call, for all


def hurried(**ask):
    """A scene in which anyone may call the last call."""

    def scene(g, t):
        got = yield Ask(t.seats, "pick", calls={"hurry": Call(t.seats)}, **ask)
        while got.call:
            got = yield got.again(hurry=True)
        g.said.append(list(got.by))
        yield Ask((HOST,), "after")
        return None

    return scene


def test_the_last_call_for_all():
    """So many seconds remain, however many are idle; what has been given stands."""
    table = Toys(hurried(last_call=5.0)).answer("Ann").call("hurry", "Bo")
    assert table.left == 5
    assert table.refuses("answer", "Ann", None) == "locked"
    table.later(3).answer("Bo").later(2).lapse()
    assert table.said == [["Ann", "Bo"]]


def test_a_clock_that_ends_sooner_is_not_moved():
    """The last call never gives time."""
    assert Toys(hurried(last_call=5.0, within=3)).call("hurry", "Bo").left == 3
    assert Toys(hurried(last_call=5.0, within=60)).call("hurry", "Bo").left == 5


def test_where_one_alone_is_missing_the_last_call_is_not_begun_again():
    """It runs already."""
    table = Toys(hurried(last_call=5.0)).answer("Ann").answer("Bo").later(3).call("hurry", "Cy")
    assert table.left == 2


def test_where_one_device_holds_all_there_is_no_last_call():
    """It would hurry the one whose turn comes last."""
    table = Toys(hurried(last_call=5.0), devices=dict.fromkeys(("Ann", "Bo", "Cy"), "tablet"))
    assert table.call("hurry", "Bo").left is None
