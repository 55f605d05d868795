"""How the host goes back to an earlier wait, and when not."""

from facedown.table.ask import HOST, Ask, Call
from facedown.table.entries import Answered
from facedown.table.forms import Number
from tests.table.toys import Toys, told


def clues(shown_from=9):
    """Four waits one after another; from `shown_from` on they have shown a secret."""

    def scene(g, t):
        for step in range(4):
            got = yield Ask(t.seats, f"clue {step}", Number(1, 9), 30.0, undo=step < shown_from)
            g.said.append(list(got.by.values()))
        return None

    return scene


def all_give(table, number):
    """Every seat answers."""
    for seat in table.position.roster.seats:
        table.answer(seat, number)
    return table


def test_a_rewind_plays_an_earlier_wait_over():
    """What came after is as if it had never been; the wait has all its time."""
    table = all_give(all_give(Toys(clues()), 1), 2).later(5)
    assert table.position.rewindable() == 1
    table.rule("rewind", step=1)
    assert table.asks == "clue 1"
    assert table.said == [[1, 1, 1]]
    assert table.wait.by == {}
    assert table.left == 30
    assert all_give(table, 3).said == [[1, 1, 1], [3, 3, 3]]


def test_a_wait_can_be_played_over_itself():
    """To go back to the open wait is to begin it anew."""
    table = Toys(clues()).answer("Ann", 1).later(9).rule("rewind", step=0)
    assert table.wait.by == {}
    assert table.left == 30


def test_a_name_is_never_used_twice():
    """An answer meant for the wait before the rewind is stale, at every step from then on."""
    table = all_give(Toys(clues()), 1)
    old = [(7, 0, 0), table.position.name]
    table.rule("rewind", step=0)
    assert table.position.name not in old
    assert table.refuses("answer", "Ann", 1, wait=(7, 0, 0)) == "stale"
    all_give(table, 1)
    assert table.position.name not in old
    table.rule("rewind", step=0)
    assert table.position.name == (7, 0, 2)


def test_undone_acts_stay_counted():
    """An act sent again after it has been undone is not folded a second time."""
    act = Answered(id="twice", at=0.0, wait=(7, 0, 0), seat="Ann", value=1)
    table = Toys(clues()).act(act).rule("rewind", step=0)
    assert table.act(act).wait.by == {}


def test_no_way_back_past_a_shown_secret():
    """From the first wait that shows a secret on there is no going back before or to it."""
    table = all_give(all_give(Toys(clues(shown_from=2)), 1), 2)
    assert table.position.rewindable() is None
    assert table.refuses("rule", "rewind", step=1) == "shown"
    assert table.refuses("rule", "rewind", step=2) == "shown"
    assert all_give(table, 3).refuses("rule", "rewind", step=0) == "shown"


def test_to_and_past_the_waits_that_allow_it():
    """`undo` is meant of the wait gone back to, of those between, and of the open one."""
    table = all_give(Toys(clues(shown_from=2)), 1)
    assert table.position.rewindable() == 0
    assert table.frame().ask.rewind == 0
    assert table.rule("rewind", step=0).asks == "clue 0"


def test_a_wait_put_back_after_a_secret_was_shown():
    """A wait that is put back without `undo` has shown a secret, and stops a rewind as well."""

    def scene(g, t):
        yield Ask(t.seats, "first", undo=True)
        got = yield Ask(t.seats, "second", undo=True, calls={"show": Call((HOST,))})
        yield got.again(undo=False)

    table = all_give(Toys(scene), "ok")
    assert table.position.rewindable() == 0
    assert table.call("show", HOST).position.rewindable() is None
    assert table.refuses("rule", "rewind", step=0) == "shown"


def test_only_to_waits_that_have_been():
    """There is no going back to what has not been asked."""
    table = Toys(clues())
    for step in (-1, 1, 99):
        assert table.refuses("rule", "rewind", step=step) == "no_such_wait"
    assert table.position.rewindable() is None


def test_comings_and_goings_survive():
    """Who came, left or moved has done so, whatever is played over."""
    table = all_give(Toys(clues()), 1).seat("left", "Cy").seat("sat", "s1", "Di", "d")
    table.seat("away", "Bo").rule("rewind", step=0)
    assert table.position.roster.seats == ("Ann", "Bo", "s1")
    assert table.position.roster.away == ["Bo"]
    assert table.answer("Ann", 1).left == 20


def test_rulings_about_the_room_survive():
    """The host, the lock, the order and who was kicked are facts; skips and time are play."""
    table = Toys(clues()).rule("lock").rule("skip").rule("hide").rule("kick", seat="Cy")
    table.rule("order", order=("Bo", "Ann")).rule("host", seat="Bo", device="phone of Bo")
    table.rule("language", text="cs").rule("rewind", step=0)
    roster = table.position.roster
    assert (roster.locked, roster.hidden, roster.seats) == (True, True, ("Bo", "Ann"))
    assert (roster.host, roster.barred, roster.language) == ("Bo", ["phone of Cy"], "cs")
    assert table.said == []


def test_a_leaver_may_close_the_wait_gone_back_to():
    """Where the rules deal with leavers, they deal with them again, under a new name."""

    def scene(g, t):
        for step in range(3):
            got = yield Ask(t.seats, f"clue {step}", undo=True, seating=("left",))
            while got.gone:
                g.said.append(got.gone)
                yield Ask((HOST,), "bury", undo=True)
                got = yield got.again()

    table = all_give(Toys(scene), "ok")
    old = table.position.name
    table.seat("left", "Cy").answer(HOST).rule("rewind", step=0)
    assert table.asks == "bury"
    table.answer(HOST)
    assert table.asks == "clue 0"
    assert table.refuses("answer", "Ann", wait=(7, 0, 0)) == "stale"
    assert all_give(table, "ok").position.name != old


def test_back_to_a_wait_that_followed_one_that_closed_at_once():
    """A wait of somebody who has left closes at once; going back counts from the right act."""

    def scene(g, t):
        yield Ask(("Di",), "gone", undo=True)
        yield Ask(("Ann",), "first", Number(1, 9), undo=True)
        yield Ask(("Bo",), "second", undo=True)

    table = Toys(scene).answer("Ann", 1)
    assert table.asks == "second"
    assert table.rule("rewind", step=1).asks == "first"
    assert table.wait.by == {}


def test_a_rewind_ends_a_pause():
    """Like a skip: the host goes back straight from a pause."""
    table = all_give(Toys(clues()), 1).rule("pause").later(50).rule("rewind", step=0)
    assert table.position.paused is None
    assert table.left == 30


def test_a_pause_that_is_over_is_not_brought_back():
    """A pause that began before the wait gone back to, and has ended since, stays ended."""

    def scene(g, t):
        for step in range(3):
            yield Ask(t.seats, f"clue {step}", within=30.0, undo=True, seating=("left",))

    table = Toys(scene).rule("pause").later(5).seat("left", "Cy").later(5).rule("resume")
    assert table.asks == "clue 1"
    assert table.left == 30
    all_give(table, "ok").later(7).rule("rewind", step=1)
    assert table.position.paused is None
    assert table.left == 30


def test_a_rewind_can_be_rewound():
    """Back, on, and further back: every time the journal makes the same position."""
    table = all_give(all_give(Toys(clues()), 1), 2).rule("rewind", step=1)
    all_give(all_give(table, 3), 4).rule("rewind", step=2)
    assert table.said == [[1, 1, 1], [3, 3, 3]]
    table.rule("rewind", step=0).answer("Ann", 5)
    assert told(table.refold()) == table.seen()


def test_the_past_has_the_clocks_it_had():
    """Going back twice, the wait gone back to first keeps the time that it was given then."""

    def scene(g, t):
        for step in range(3):
            ask = Ask(t.seats, f"clue {step}", Number(1, 9), 30.0, last_call=10.0, undo=True)
            got = yield ask
            g.said.append(got.left)

    table = Toys(scene).later(100).rule("rewind", step=0).later(5).answer("Ann", 1)
    table.answer("Ann", 2).answer("Bo", 1).answer("Cy", 1)
    assert table.said == [25]
    table.rule("rewind", step=1)
    assert table.said == [25]
    assert told(table.refold()) == table.seen()


def test_an_interrupted_wait_has_a_new_name_too():
    """Back in an interruption, the wait put back after it is not called as it was before."""

    def scene(g, t):
        got = yield Ask(t.seats, "clue", undo=True, calls={"stop": Call(t.seats)})
        yield Ask((HOST,), "confirm", undo=True)
        yield got.again()

    table = Toys(scene)
    old = table.position.name
    table.call("stop", "Bo").answer(HOST)
    assert table.position.name == old
    table.rule("rewind", step=1).answer(HOST)
    assert table.asks == "clue"
    assert table.refuses("answer", "Ann", wait=old) == "stale"


def test_not_after_the_scene():
    """A scene that is over is not played over: the host may only void the next."""
    table = Toys(clues()).rule("void")
    assert table.refuses("rule", "rewind", step=0) == "over"


def judged(g, t):
    """Bo is judged, and may not rule meanwhile; then all go on."""
    yield Ask((HOST,), "judge", barred=("Bo",), undo=True)
    yield Ask(t.seats, "on", undo=True)


def rules(table, seat):
    """The role passes to a seat."""
    return table.rule("host", seat=seat, device=f"phone of {seat}")


def test_a_rewind_hands_no_role_to_whom_its_wait_bars():
    """Bo rules by now, and would judge himself."""
    table = rules(Toys(judged).answer(HOST), "Bo")
    assert table.refuses("rule", "rewind", step=0) == "barred"


def test_who_ruled_in_between_bars_no_rewind():
    """Bo stood in while Ann was gone; she is back, and may take back what she did."""
    table = rules(rules(Toys(judged).answer(HOST), "Bo"), "Ann")
    assert table.rule("rewind", step=0).asks == "judge"
    assert told(table.refold()) == table.seen()
