"""Leaving for good in every phase, and too few seats."""

import pytest

from facedown.games.ink.playing import LINE, Play, play
from facedown.table.ask import HOST


def test_leaving_while_all_draw() -> None:
    """No drawing is shown; the object stays on the table as nobody's."""
    table = play().draws("Bo", LINE).done("Bo")
    theirs = table.state.round.objects["s2"]
    table.leaves("Bo").done()

    assert table.asks("find") and table.asked == "Ann Cy Di"
    assert table.named(table.view.drawings).keys() == {"Ann", "Cy", "Di"}
    assert theirs in table.state.round.six
    assert table.form("Ann").of == ("s3", "s4")


def test_the_last_one_who_draws_leaves() -> None:
    """All others are done: on to the placing."""
    assert play().done("Ann", "Bo", "Cy").leaves("Di").asks("find")


def test_the_object_of_a_leaver_is_never_right() -> None:
    """Who takes a drawing for it is wrong."""
    table = play().leaves("Di").drawn()
    table.places("Ann", Bo="Di", Cy="Cy").places("Bo", Ann="Di", Cy="Di")
    table.places("Cy", Ann="Ann", Bo="Di").turned()

    assert table.points == {"Ann": 3, "Bo": 0, "Cy": 3, "Di": 0}


def test_leaving_while_all_place() -> None:
    """The drawing stays and guessers score; the leaver's votes don't count."""
    table = play().drawn()
    table.places("Di", Ann="Ann", Bo="Bo", Cy="Cy").leaves("Di")
    assert table.asks("find") and "s4" in table.view.drawings
    table.places("Ann", Bo="Cy", Cy="Bo", Di="Di").places("Bo", Ann="Cy", Cy="Ann", Di="Di")
    table.places("Cy", Ann="Bo", Bo="Ann", Di="Ann").turned()

    assert table.points == {"Ann": 1, "Bo": 1, "Cy": 0, "Di": 2}
    assert "s4" not in table.view.drawings["s1"].votes


def test_who_left_for_good_is_no_guesser() -> None:
    """Found by all who are left: nothing for the artist."""
    table = play().drawn()
    table.places("Di", Ann="Cy", Bo="Cy", Cy="Bo").leaves("Di").found(Ann="Bo Cy").turned()

    assert table.points["Ann"] == 0


def test_a_lost_connection_is_not_leaving() -> None:
    """Their board is taken as it is, and their cards are placed by chance."""
    table = play("Ann Bo Cy").draws("Cy", LINE).away("Cy").done("Ann", "Bo")
    # Bo was the last one present, so the last call runs; Cy is waited for no longer than that.
    assert table.left == 5
    table.wait(5)
    assert table.asks("find") and table.state.round.strokes["s3"] == 1

    table.places("Ann", Bo="Bo", Cy="Cy").places("Bo", Ann="Ann", Cy="Cy").wait(20)
    assert table.asks("turn") and table.state.round.random["s3"] == ["s1", "s2"]


def three_at(ask: str) -> Play:
    """Three seats, in the second round, at this wait."""
    table = play("Ann Bo Cy", veto=True).drawn().found(Ann="Bo").turned().rules("skip")
    table.answer(HOST).then()
    if ask != "hide":
        table.drawn()
    if ask not in ("hide", "find"):
        table.found(Bo="Ann")
    if ask not in ("hide", "find", "turn"):
        table.turned()
    if ask == "next":
        table.rules("skip")
    assert table.asks(ask)
    return table


@pytest.mark.parametrize("ask", ["hide", "find"])
@pytest.mark.parametrize("who", ["Ann", "Bo", "Cy"])
def test_under_three_present_the_round_is_not_scored(ask: str, who: str) -> None:
    """The game ends on completed rounds."""
    table = three_at(ask).leaves(who)
    while table.position.over and table.position.next:
        table.then()

    assert table.asks("gallery") and table.view.short
    assert table.scores == {"Ann": 2, "Bo": 1, "Cy": 0} and table.view.winners == ["s1"]
    table.answer(HOST)
    assert table.settled().matches[0].rounds == 1


@pytest.mark.parametrize("ask", ["turn", "veto", "next"])
def test_once_all_cards_lie_the_round_is_scored(ask: str) -> None:
    """Whoever leaves then; after it there are too few for another."""
    table = three_at(ask).leaves("Cy")
    table.turned()
    if table.asks("veto"):
        table.rules("skip")
    table.answer(HOST).then().then()

    assert table.asks("gallery") and table.view.short and table.state.played == 2
    assert table.scores == {"Ann": 3, "Bo": 3, "Cy": 0}


def test_with_a_newcomer_they_are_three_again() -> None:
    """The round is not scored, but dealt anew."""
    table = play("Ann Bo Cy").drawn().sits("Di").leaves("Bo").then()

    assert table.asks("hide") and table.asked == "Ann Cy Di" and table.view.number == 1


def test_a_watcher_who_leaves_is_nothing_to_the_round() -> None:
    """All goes on, in the same wait."""
    table = play("Ann Bo Cy").sits("Di").done("Ann")
    wait = table.position.name
    table.leaves("Di")

    assert table.position.name == wait and table.asked == "Ann Bo Cy"


def test_the_last_call_runs_on_when_somebody_leaves() -> None:
    """Nobody gains time by it."""
    table = play("Ann Bo Cy Di Ed").done("Ann", "Bo", "Cy", "Di").wait(3).leaves("Ann")
    assert table.left == 2

    table = play("Ann Bo Cy Di Ed").call("last_call", HOST).wait(3).leaves("Bo")
    assert table.left == 2


def test_an_artist_who_has_left_marks_nothing() -> None:
    """And earns for what was found all the same."""
    table = play().drawn().found(Ann="Bo").leaves("Ann")
    assert table.refuses("call", "mark", "Ann", []) == "not_seated"

    assert table.turned().points["Ann"] == 2


def test_vetoes_of_those_who_are_left() -> None:
    """More than half of the others present."""
    table = play(veto=True).drawn().found(Ann="Bo").turned().leaves("Di")
    table.answer("Bo", ["Ann"]).answer("Cy", []).answer("Ann", [])
    assert table.points["Ann"] == 2

    table = play(veto=True).drawn().found(Ann="Bo").turned().leaves("Di")
    table.answer("Bo", ["Ann"]).answer("Cy", ["Ann"]).answer("Ann", [])
    assert table.points["Ann"] == 0


@pytest.mark.parametrize("ask", ["hide", "find", "turn", "veto", "next"])
def test_when_everybody_leaves_nothing_breaks(ask: str) -> None:
    """It ends in the gallery, or waits for somebody who goes on."""
    table = three_at(ask)
    for name in ("Cy", "Ann", "Bo"):
        table.leaves(name)
        while table.position.over and table.position.next:
            table.then()

    assert table.asks("gallery") or table.asks("turn") or table.asks("next") or table.asks("veto")
