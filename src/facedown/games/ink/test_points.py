"""What a round is worth."""

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from facedown.games.ink.playing import play
from facedown.games.ink.points import earned

CHANCES = {3: Fraction(32, 100), 4: Fraction(48, 100), 5: Fraction(5888, 10000),
           6: Fraction(672, 1000)}  # fmt: skip


@pytest.mark.parametrize("guesses, points", [
    ({"B": 1, "C": 2, "D": 2}, {"A": 2, "B": 1}),
    ({"B": 1, "C": 1, "D": 1}, {"B": 1, "C": 1, "D": 1}),
    ({"B": 3, "C": 2, "D": 2}, {}),
    ({"B": 1}, {"B": 1}),
    ({}, {}),
])  # fmt: skip
def test_right_and_wrong(guesses: Any, points: Any) -> None:
    """Each right guess 1; the artist 2 if one at least was right, and one wrong."""
    assert earned(["A"], {"A": 1}, {seat: {"A": n} for seat, n in guesses.items()}) == points


def test_a_veto_costs_the_artist_alone() -> None:
    """Guessers keep theirs."""
    cards = {"B": {"A": 1}, "C": {"A": 2}}

    assert earned(["A"], {"A": 1}, cards, ["A"]) == {"B": 1}


@pytest.mark.parametrize("players", CHANCES)
def test_blind_guessing_exactly(players: Any) -> None:
    """Five possible objects: the artist scores in 32, 48, 59, 67 % of drawings."""
    ways = list(product(range(5), repeat=players - 1))
    scored = sum(
        "A" in earned(["A"], {"A": 0}, {str(seat): {"A": n} for seat, n in enumerate(way)})
        for way in ways
    )

    assert Fraction(scored, len(ways)) == CHANCES[players]
    assert round(100 * float(CHANCES[players])) == {3: 32, 4: 48, 5: 59, 6: 67}[players]


@pytest.mark.parametrize("players", CHANCES)
def test_blind_guessing_at_the_table(players: Any) -> None:
    """The same, where nobody places a card and all are placed by chance: it checks the engine."""
    seats, hits, drawings = "ABCDEF"[:players], 0, 0
    for seed in range(1500 // players):
        table = play(" ".join(seats), seed=seed).rules("skip").rules("skip").turned()
        drawings += players
        for drawn in table.view.drawings.values():
            right = sum(n == drawn.number for n in drawn.votes.values())
            hits += 0 < right < players - 1

    assert abs(hits / drawings - CHANCES[players]) < 0.045
