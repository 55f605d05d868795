"""The points table, and tallies over every ballot."""

from collections import Counter
from itertools import product

import pytest

from facedown.games.impostor.ballot import most_named
from facedown.games.impostor.between import most
from facedown.games.impostor.playing import play
from facedown.games.impostor.points import correct, earned
from facedown.games.impostor.state import Ending
from facedown.table.ask import HOST

ROWS: list[tuple[Ending, int, int, int]] = [
    # ending, a correct vote, the impostor concerned, the partner
    ("escaped", 0, 3, 3),
    ("guessed", 1, 2, 2),
    ("missed", 1, 0, 2),
    ("said_by_other", 0, 3, 3),
    ("still_tied", 0, 3, 3),
    ("said_by_impostor", 0, 2, 2),
    ("too_few", 0, 3, 3),
]


@pytest.mark.parametrize("ending, vote, concerned, partner", ROWS)
def test_the_points_table(ending: Ending, vote: int, concerned: int, partner: int) -> None:
    """Each row; those without a correct vote get nothing."""
    points = earned(ending, "abcdefg", "ab", "a", ["c", "d"])

    assert points == {"a": concerned, "b": partner, "c": vote, "d": vote, "e": 0, "f": 0, "g": 0}


def test_a_correct_vote_is_one_of_the_others_votes_for_any_impostor() -> None:
    """Impostors vote too, for no points."""
    votes = {"a": "b", "b": "a", "c": "a", "d": "b", "e": "c"}

    assert correct(votes, ["a", "b"]) == ["c", "d"]


@pytest.mark.parametrize("n", [3, 4, 5])
def test_every_ballot(n: int) -> None:
    """Out is who has more votes than any other; else there is a tie of exactly those with most."""
    seats = "abcde"[:n]
    for named in product(*([s for s in seats if s != voter] for voter in seats)):
        votes = dict(zip(seats, named, strict=True))
        top, tally = most_named(votes), Counter(named)
        assert set(top) == {s for s in seats if tally[s] == max(tally.values())}


def test_every_ballot_of_six_and_what_it_earns() -> None:
    """Some may not have voted; a correct vote is worth one only if an impostor is out."""
    seats = "abcdef"
    for named in product(*(["", *(s for s in seats if s != voter)] for voter in seats[:4])):
        votes = {voter: whom for voter, whom in zip(seats, named, strict=False) if whom}
        top = most_named(votes)
        assert (len(top) == 0) == (not votes)
        for out in top if len(top) == 1 else ():
            ending: Ending = "missed" if out == "a" else "escaped"
            points = earned(ending, seats, "a", out, correct(votes, "a"))
            right = sum(whom == "a" for whom in votes.values())
            assert sum(points.values()) == (right if out == "a" else 3)
            assert points["a"] == (0 if out == "a" else 3)


def test_three_against_one_is_no_tie() -> None:
    """An exact tally."""
    assert most_named({"a": "d", "b": "d", "c": "d", "d": "a"}) == ("d",)


def test_ties_share_and_an_award_nobody_earned_is_not_given() -> None:
    """At the end."""
    assert most({"a": 2, "b": 0, "c": 2}) == ["a", "c"]
    assert most({"a": 0}) == [] == most({})


def test_awards() -> None:
    """Winner, best liar, sharpest eye: rounds that the impostors survived included."""
    table = play("Ann Bo Cy Di", impostor="Di", rounds=2, circles="1", debate=0).talk()
    table.votes(Ann="Bo", Bo="Di", Cy="Bo", Di="Bo").answer(HOST)
    table.then(impostors=["s1"]).talk().votes(Ann="Bo", Bo="Ann", Cy="Ann", Di="Ann")
    table.rules("skip").answer(table.asked).then()

    assert table.scores == {"Ann": 0, "Bo": 1, "Cy": 1, "Di": 4}
    assert table.view.awards
    honours = [table.view.awards.winner, table.view.awards.liar, table.view.awards.eye]
    assert honours == [["s4"], ["s4"], ["s2"]]

    table.answer(HOST)
    evening = table.settled()
    match = evening.matches[0]
    assert (match.game, match.winners, match.rounds) == ("impostor", ["s4"], 2)
    assert evening.used["impostor"] == table.state.used and len(table.state.used) == 2
    assert evening.counts["impostor"]["s1"] == [1, 0, 1, 1]
