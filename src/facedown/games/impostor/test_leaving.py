"""Leaving for good, and too few seats."""

from typing import Any

import pytest

from facedown.games.impostor.playing import Play, play
from facedown.table.ask import HOST


def at(ask: str, **options: Any) -> Play:
    """Five seats at this wait; Ed is the impostor and Di has the third clue."""
    table = play("Ann Bo Cy Di Ed", impostor="Ed", order="Bo Cy Di Ann Ed", **options)
    if ask != "look":
        table.all("ok")
    if ask not in ("look", "clue"):
        table.talk() if ask != "debate" else table.clues()
    if ask == "runoff":
        table.votes(Ann="Bo", Bo="Ann", Cy="Ann", Di="Bo", Ed="Cy")
    if ask in ("confirm", "said", "objection"):
        table.call("word_said", "Cy", "Bo")
    if ask in ("said", "objection"):
        table.answer(HOST, "yes")
    if ask == "objection":
        table.call("object", "Di")
    assert table.asks(ask)
    return table


BEFORE = ["look", "clue", "debate", "vote", "runoff", "confirm", "said", "objection"]


@pytest.mark.parametrize("ask", BEFORE)
def test_an_impostors_leaving_voids_the_round(ask: str) -> None:
    """At any time before the last ballot closes."""
    table = at(ask).leaves("Ed")

    assert table.ending == "void" and table.position.next == "voided"
    assert set(table.scores.values()) == {0}


@pytest.mark.parametrize("ask", BEFORE)
def test_any_other_is_passed_over(ask: str) -> None:
    """The wait goes on without them."""
    table = at(ask).leaves("Di")

    assert table.asks(ask) and "Di" not in table.asked


def test_afterwards_the_round_is_scored() -> None:
    """A missing guess is wrong."""
    table = at("vote").votes(Ann="Ed", Bo="Ed", Cy="Ed", Di="Ed", Ed="Ann").leaves("Ed")

    assert table.ending == "missed"
    assert table.points == {"Ann": 1, "Bo": 1, "Cy": 1, "Di": 1, "Ed": 0}


def test_who_would_have_heard_the_guess_leaves() -> None:
    """The host Ann is out; Bo, who would have ruled, leaves: Cy may say that it was said."""
    table = play("Ann Bo Cy Di Ed", impostor="Ann", host="Ann").talk()
    table.votes(Ann="Bo", Bo="Ann", Cy="Ann", Di="Ann", Ed="Ann").wait(20)
    assert table.refuses("call", "aloud", "Cy") == "no_such_call"
    table.leaves("Bo")
    assert table.asks("guess") and table.left == 40

    table.call("aloud", "Cy")
    assert table.asks("judge") and table.asked == "Cy"


def test_a_judge_who_leaves() -> None:
    """What the app thinks of the guess stands."""
    table = play("Ann Bo Cy Di", impostor="Ann", host="Ann", word="giraffe").talk()
    table.votes(Ann="Bo", Bo="Ann", Cy="Ann", Di="Ann").answer("Ann", "giraffe").leaves("Bo")

    assert table.ending == "guessed"


def test_the_turn_of_a_leaver_is_skipped() -> None:
    """In this circle and the next."""
    table = at("clue").clues("ok")
    assert table.asked == "Cy"
    table.leaves("Cy")
    assert table.asked == "Di"
    table.leaves("Ann").clues("ok")

    assert table.asked == "Ed"


def test_the_vote_of_a_leaver_is_dropped_and_votes_for_them_are_given_back() -> None:
    """Who had named them is asked again; nobody can name them now."""
    table = at("vote").votes(Ann="Di", Bo="Ed", Di="Ed").leaves("Di")
    assert table.position.wait and table.named(table.position.wait.by) == {"Bo": "s5"}
    assert table.refuses("answer", "Ann", "Di") == "form"

    table.votes(Ann="Ed", Cy="Ed", Ed="Ann")
    assert table.asks("guess")


def test_a_runoff_that_loses_a_candidate_is_void() -> None:
    """Of the tied Ann and Bo, Bo leaves."""
    assert at("runoff").leaves("Bo").ending == "void"


def test_a_pointing_whose_tied_leave_is_void_too() -> None:
    """There is no other runoff."""
    table = at("pointing", ballot="pointing").points_at(Ann="Bo", Bo="Ann").leaves("Bo")

    assert table.ending == "void"


def test_under_three_seats_the_round_is_void_and_the_match_pauses() -> None:
    """Until somebody joins; then it is dealt again."""
    table = play("Ann Bo Cy", impostor="Cy").all("ok").leaves("Bo")
    assert table.ending == "void"
    table.then().answer(HOST).then()
    assert table.position.next == "pause"

    table.then()
    assert table.asks("pause") and table.left is None
    table.sits("Di")
    assert table.position.next == "round"
    assert table.then().asked == "Ann Cy Di"


def test_the_host_may_end_a_match_that_pauses() -> None:
    """With awards if a round was scored."""
    table = play("Ann Bo Cy", impostor="Cy").talk().rules("skip").leaves("Bo").answer(HOST)
    table.then().then()
    assert table.asks("pause")

    assert table.rules("end").position.next == "awards"


def test_three_dealt_in_are_needed_whoever_watches() -> None:
    """Void; but with the newcomer there are three again, so nothing pauses."""
    table = play("Ann Bo Cy", impostor="Cy").all("ok").sits("Di").leaves("Bo")
    assert table.ending == "void"

    assert table.then().answer(HOST).then().asked == "Ann Cy Di"


def test_a_watcher_who_leaves_is_nothing_to_the_round() -> None:
    """All goes on."""
    table = play("Ann Bo Cy").all("ok").sits("Di")
    wait = table.position.name
    table.leaves("Di")

    assert table.position.name == wait and not table.ending


def test_a_leaver_who_was_ready_is_ready_no_more() -> None:
    """More than half of those who are there."""
    table = play("Ann Bo Cy Di Ed", impostor="Ed", circles="until_ready").all("ok")
    table.call("ready", "Ann").call("ready", "Bo").leaves("Bo")

    assert table.view.ready == 1


def test_a_clue_of_a_leaver_can_be_voided() -> None:
    """Nobody is asked for another."""
    table = at("clue").clues("ok").leaves("Bo").call("void_clue", HOST, "Bo")

    assert table.asked == "Cy" and table.view.clues[0].void


def test_a_void_during_the_pause_changes_nothing() -> None:
    """There is no round to void; it still waits for seats."""
    table = play("Ann Bo Cy", impostor="Cy").talk().rules("skip").leaves("Bo").answer(HOST)
    table.then().then()
    assert table.asks("pause")

    assert table.rules("void").then().position.next == "pause"


def test_when_everybody_has_left_the_match_waits() -> None:
    """Nothing is raised, whoever goes, and whenever."""
    for ask in BEFORE:
        table = at(ask)
        for seat in ("Di", "Bo", "Ann", "Cy", "Ed"):
            table.leaves(seat)
            while table.position.over and table.position.next:
                table.then()
        assert table.asks("next") or table.asks("pause")
