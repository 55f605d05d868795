"""What one more act makes of a position, and what the journal makes of it all."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from facedown.table.ask import HOST, Ask, Call
from facedown.table.entries import Answered, Opened, Seated
from facedown.table.forms import Number
from facedown.table.refused import Refused, need
from tests.table.toys import Toys, told


def rounds(g, t):
    """A few waits of every kind."""
    for step in range(5):
        got = yield Ask(
            t.seats,
            f"pick {step}",
            Number(1, 9),
            within=30.0,
            last_call=10.0,
            calls={"stop": Call((*t.seats, HOST))},
            seating=("left",) if step % 2 else (),
            undo=step < 3,
        )
        while got.call or got.gone:
            yield Ask((HOST,), "confirm", undo=True)
            got = yield got.again(more=5)
        g.said.append([got.by, t.below(1000, "luck")])
    return "rounds"


def test_an_act_counts_once():
    """An act that is sent twice counts once, and the second time is no error."""
    table = Toys(rounds)
    act = Answered(id="mine", at=0.0, wait=(7, 0, 0), seat="Ann", value=3)
    table.act(act).answer("Ann", 4)
    table.act(act)
    assert table.wait.by == {"Ann": 4}
    sit = Seated(id="sit", at=0.0, what="sat", seat="s1", name="Di", device="d")
    assert table.act(sit).act(sit).position.roster.seats == ("Ann", "Bo", "Cy", "s1")


def test_an_act_that_was_refused_may_be_sent_again():
    """Only acts that were taken are counted."""
    table = Toys(rounds)
    act = Answered(id="mine", at=0.0, wait=(7, 0, 0), seat="Ann", value=99)
    assert table.refuses("act", act) == "form"
    assert table.refuses("act", act) == "form"


def test_a_scene_is_opened_by_its_own_entry_alone():
    """An opening is no act within a scene."""
    table = Toys(rounds)
    again = Opened(
        id="o2", at=0, game="toy", scene="scene", number=8, seed=1, state=b"", roster=b"",
        evening=b"",
    )  # fmt: skip
    assert table.refuses("act", again) == "form"


def test_a_rule_that_raises_loses_nothing():
    """A fault of the rules spoils the position, and the journal makes it again as it was."""

    def faulty(g, t):
        got = yield Ask(t.seats, "pick", Number(1, 9))
        g.said.append(got.by)
        if 9 in got.by.values():
            raise ZeroDivisionError("a fault of the rules")
        yield Ask((HOST,), "after")

    table = Toys(faulty).answer("Ann", 1).answer("Bo", 2)
    before = table.seen()
    with pytest.raises(ZeroDivisionError):
        table.answer("Cy", 9)
    assert told(table.refold()) == before
    table.position = table.refold()
    assert table.answer("Cy", 8).asks == "after"


def test_a_scene_does_not_refuse():
    """Illegal input is refused by forms; a scene that refuses is a fault, or an act would be half
    taken.
    """

    def proud(g, t):
        yield Ask(t.seats, "pick")
        need(False, "not_me")

    table = Toys(proud).answer("Ann").answer("Bo")
    with pytest.raises(RuntimeError, match="not_me"):
        table.answer("Cy")


def test_a_fault_names_no_secret():
    """What a scene's entries say is in no repr: logs hold no answers."""
    act = Answered(id="mine", at=0.0, wait=(7, 0, 0), seat="Ann", value="the word")
    assert "word" not in repr(act)


def act(table, rng):
    """One act, legal or not."""
    p, dice = table.position, rng.random()
    seats = p.roster.seats
    who = rng.choice((*seats, HOST, "Nobody"))
    table.later(rng.random() * 9)
    try:
        if dice < 0.5:
            table.answer(who, rng.choice((1, 5, 9, None, "x")))
        elif dice < 0.6:
            table.call("stop", who)
        elif dice < 0.7 and p.due() is not None:
            table.lapse(Ann={"": 3}, Bo={"": 77})
        elif dice < 0.8 and len(seats) > 1:
            table.seat(rng.choice(("away", "back", "away", "back", "left")), who)
        elif dice < 0.82:
            table.seat("sat", f"s{p.roster.next}", rng.choice("ABCDEF"), "d")
        elif dice < 0.86:
            table.rule("rewind", step=rng.randrange(4))
        elif dice < 0.97:
            what = rng.choice(("skip", "pause", "resume", "more", "lock"))
            table.rule(what, seconds=9.0)
        else:
            table.rule("host", seat=who, device=f"phone of {who}")
    except Refused:
        pass


@settings(deadline=None)
@given(st.randoms(use_true_random=False))
def test_the_journal_makes_the_position_again(rng):
    """Whatever is done, folding the journal, or any beginning of it, gives what was live."""
    table = Toys(rounds, seats="Ann Bo Cy Di", devices={"Di": "phone of Cy"})
    lived = [(0, table.seen())]
    for _ in range(40):
        act(table, rng)
        lived.append((len(table.journal), table.seen()))
    assert told(table.refold()) == table.seen()
    n, seen = rng.choice(lived)
    table.journal = table.journal[:n]
    assert told(table.refold()) == seen


@settings(deadline=None)
@given(st.randoms(use_true_random=False))
def test_no_name_is_used_for_two_waits(rng):
    """A wait's name belongs to one ask; put back it is the same wait, rewound it is another."""
    table = Toys(rounds, seats="Ann Bo Cy Di")
    waits: dict[Any, Any] = {}
    for _ in range(60):
        turn = sum(getattr(e, "what", "") == "rewind" for e in table.journal)
        if table.position.name:
            about = (table.asks, turn if table.position.name[2] == turn else None)
            assert waits.setdefault(table.position.name, about)[0] == about[0]
        act(table, rng)
