"""How an interrupted wait is put back."""

from facedown.table.ask import HOST, Ask, Call
from facedown.table.forms import Number, OneSeat
from tests.table.toys import Toys


def interrupted(deal_with=lambda got: {}, more=0, **ask):
    """A scene whose wait is interrupted by "stop", dealt with by an ask of the host, and put
    back.
    """

    def scene(g, t):
        stop = {"stop": Call((*t.seats, HOST), Number(1, 9))}
        got = yield Ask(t.seats, "pick", Number(1, 9), calls=stop, **ask)
        while got.call:
            g.said.append([got.call.name, got.call.seat, got.call.about])
            yield Ask((HOST,), "confirm")
            got = yield got.again(more, **deal_with(got))
        g.said.append(got.by)
        return None

    return scene


def test_a_call_closes_the_wait():
    """An interruption comes before the answers, and says by whom and about what."""
    table = Toys(interrupted()).call("stop", "Bo", 3)
    assert table.asks == "confirm"
    assert table.said == [["stop", "Bo", 3]]


def test_only_calls_that_the_ask_allows():
    """An unknown call, one by somebody else, or one about nothing is refused."""

    def scene(g, t):
        yield Ask(t.seats, "pick", calls={"stop": Call(("Bo", "Cy"), OneSeat(t.seats))})

    table = Toys(scene)
    assert table.refuses("call", "go", "Bo", "Ann") == "no_such_call"
    assert table.refuses("call", "stop", "Ann", "Ann") == "no_such_call"
    assert table.refuses("call", "stop", "Bo", "Nobody") == "form"
    assert table.refuses("call", "stop", HOST, "Ann") == "no_such_call"
    assert table.seat("left", "Cy").refuses("call", "stop", "Cy", "Ann") == "not_seated"


def test_again_is_the_same_wait():
    """The same name, answers and clock: an answer sent before the interruption still counts."""
    table = Toys(interrupted(within=60.0)).answer("Ann", 1).later(20)
    name = table.position.name
    table.call("stop", "Bo", 3)
    assert table.position.name != name
    table.later(100).answer(HOST)
    assert table.position.name == name
    assert table.wait.by == {"Ann": 1}
    assert table.left == 40
    assert table.answer("Bo", 2, wait=name).wait.by == {"Ann": 1, "Bo": 2}


def test_an_answer_during_the_interruption_is_stale():
    """While the interruption is dealt with, the interrupted wait takes nothing."""
    table = Toys(interrupted())
    name = table.position.name
    table.call("stop", "Bo", 3)
    assert table.refuses("answer", "Ann", 1, wait=name) == "stale"


def test_again_may_give_more_time():
    """`more` seconds on top of those that were left, also after the clock ran out."""

    def scene(g, t):
        votes = yield Ask(t.seats, "vote", within=60.0)
        votes = yield votes.again(more=15)
        g.said.append(votes.lapsed)

    table = Toys(scene).answer("Ann").lapse()
    assert table.left == 15
    assert table.wait.by == {"Ann": "ok"}
    assert table.lapse().position.over


def test_more_time_is_for_each_hand():
    """Where two share a phone it goes through both their hands once more, as the ask itself did."""

    def scene(g, t):
        votes = yield Ask(t.seats, "vote", within=60.0)
        yield votes.again(more=15)

    table = Toys(scene, devices={"Ann": "phone of Bo"})
    assert table.left == 120
    assert table.answer("Cy").lapse().left == 30


def test_answers_illegal_under_a_changed_form_are_given_back():
    """Who named a seat that can no longer be named is asked anew; the others' answers stay."""
    table = Toys(interrupted(lambda got: {"form": Number(1, 5)})).answer("Ann", 7).answer("Bo", 5)
    table.call("stop", "Cy", 1).answer(HOST)
    assert table.wait.by == {"Bo": 5}


def test_drafts_illegal_under_a_changed_form_are_not_taken():
    """What was prepared for the form as it was does not slip past the form as it is."""

    def scene(g, t):
        got = yield Ask(("Ann", "Bo"), "pick", Number(1, 9), within=9.0, calls={"s": Call(("Cy",))})
        got = yield got.again(form=Number(1, 5))
        g.said.append(got.drafts)
        yield Ask((HOST,), "after")

    assert Toys(scene).call("s", "Cy").lapse(Ann={"": 7}, Bo={"": 5}).said == [{"Bo": 5}]


def test_the_answers_of_those_no_longer_asked_are_dropped():
    """A wait put back for fewer seats keeps only their answers."""
    table = Toys(interrupted(lambda got: {"seats": ("Ann", "Bo")})).answer("Ann", 1).answer("Cy", 2)
    table.call("stop", "Bo", 3).answer(HOST)
    assert table.wait.by == {"Ann": 1}
    assert table.answer("Bo", 3).said[-1] == {"Ann": 1, "Bo": 3}


def test_who_leaves_during_the_interruption_is_not_waited_for():
    """The wait put back asks only those who are still at the table; it may close at once."""
    table = Toys(interrupted()).answer("Ann", 1).answer("Bo", 2).call("stop", "Bo", 3)
    table.seat("left", "Cy").answer(HOST)
    assert table.position.over
    assert table.said[-1] == {"Ann": 1, "Bo": 2}


def test_the_last_call_survives_an_interruption():
    """The last call goes on where it stood, and is off when a second one is missing again."""
    scene = interrupted(within=60.0, last_call=10.0)
    table = Toys(scene).seat("away", "Cy").later(20).answer("Ann", 1)
    assert table.left == 10
    table.later(4).call("stop", "Bo", 1).later(50).answer(HOST)
    assert table.left == 6
    assert table.refuses("answer", "Ann", 2) == "locked"
    assert table.seat("back", "Cy").left == 36


def test_a_last_call_alone_leaves_no_clock_behind():
    """A wait without a clock has none after an interrupted last call is off."""
    table = Toys(interrupted(last_call=10.0)).seat("away", "Cy").answer("Ann", 1)
    table.call("stop", "Bo", 1).answer(HOST)
    assert table.left == 10
    assert table.seat("back", "Cy").left is None


def test_time_is_given_back_when_a_standing_wait_is_interrupted():
    """A wait that closes and is put back during a pause has the time it had."""

    def scene(g, t):
        got = yield Ask(t.seats, "pick", within=60.0, seating=("left",), earliest=20.0)
        yield got.again()

    table = Toys(scene).later(10).rule("pause").later(100).seat("left", "Bo").later(100)
    assert table.rule("resume").left == 50
    assert table.frame().ask.opens == table.clock + 10


def test_patience_begins_anew_after_an_interruption():
    """Those away are given their seconds from the moment the wait is put back."""
    table = Toys(interrupted()).answer("Ann", 1).answer("Bo", 2).seat("away", "Cy").later(15)
    assert table.call("stop", "Bo", 1).answer(HOST).left == 20
