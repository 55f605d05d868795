"""How chance falls: exactly, evenly, the same everywhere."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any

import pytest

from facedown.table.draw import Draws, every_branch


def shares(play, given=None):
    """What each result's probability is, exactly."""
    out: dict[Any, Fraction] = {}
    for probability, result in every_branch(play, given):
        out[result] = out.get(result, Fraction(0)) + probability
    return out


def test_a_draw_is_the_same_on_every_machine():
    """Seed, scene and label decide; these figures may never change, or old journals would."""
    draws = Draws(1, 2)
    assert [draws.below(1000, "word") for _ in range(3)] == [227, 651, 942]
    assert Draws(1, 2).shuffled("abcde", "order") == ["b", "c", "e", "d", "a"]


def test_another_seed_scene_or_label_is_another_draw():
    """Nothing is told of one draw by another."""
    drawn = {
        Draws(seed, scene).below(2**60, label)
        for seed in range(3)
        for scene in range(3)
        for label in ("a", "b", "a/1")
    }
    assert len(drawn) == 27


def test_the_same_label_drawn_again_is_a_fresh_draw():
    """The order that is drawn again, once, is another order."""
    draws = Draws(1, 1)
    assert draws.below(2**60, "order") != draws.below(2**60, "order")


def test_the_order_of_labels_does_not_matter():
    """A draw added to the rules leaves the others as they were."""
    a, b = Draws(1, 1), Draws(1, 1)
    first = a.below(1000, "x")
    b.below(1000, "y")
    assert b.below(1000, "x") == first


def test_every_number_is_as_likely():
    """The real generator is wired in: a chi-square that fails once in a million."""
    draws = Draws(5, 1)
    tally = Counter(draws.below(7, "n") for _ in range(14_000))
    assert sum((tally[n] - 2000) ** 2 / 2000 for n in range(7)) < 39


def test_low_numbers_are_no_likelier():
    """Numbers of the last, incomplete run are drawn again."""

    class High(Draws):
        raws = (2**64 - 1, 2**64 - 2, 5)

        def _raw(self, label, nth, attempt):
            return self.raws[attempt]

    assert High(1, 1).below(3, "n") == (2**64 - 2) % 3
    assert High(1, 1).below(2**63 + 1, "n") == 5


def test_nothing_to_draw_from():
    """A draw from nothing is a fault of the rules, in tests of branches too."""
    for n in (0, -1, 2**64 + 1):
        with pytest.raises(ValueError, match="word"):
            Draws(1, 1).below(n, "word")
    with pytest.raises(ValueError, match="word"):
        list(every_branch(lambda t: t.choose((), "word")))


def test_a_shuffle_is_a_permutation():
    """Everything is there once."""
    assert sorted(Draws(3, 1).shuffled(range(20), "order")) == list(range(20))
    assert len(set(Draws(3, 1).some(range(20), 5, "few"))) == 5


# Overriding


def test_a_draw_is_overridden_by_its_label():
    """A test names the deal it wants."""
    draws = Draws(1, 1, {"word": "sun", "order": ["c", "a", "b"], "n": 4})
    assert draws.choose(["moon", "sun"], "word") == "sun"
    assert draws.shuffled("abc", "order") == ["c", "a", "b"]
    assert draws.below(5, "n") == 4


@pytest.mark.parametrize(
    "play",
    [
        lambda t: t.choose(["moon", "star"], "x"),
        lambda t: t.choose(["moon", "sun"], "x", [1, 0]),
        lambda t: t.below(3, "x"),
        lambda t: t.some(["sun", "moon"], 2, "x"),
        lambda t: t.shuffled(["s", "u"], "x"),
    ],
)
def test_an_override_must_be_possible(play):
    """A test that asks for a deal that cannot be would test something else unseen."""
    with pytest.raises(ValueError, match="not a possible draw: x"):
        play(Draws(1, 1, {"x": "sun"}))


def test_a_shuffle_is_overridden_by_all_of_it():
    """No place twice, none missing."""
    for order in ("aab", "ab", "abcd"):
        with pytest.raises(ValueError, match="not a possible draw"):
            Draws(1, 1, {"order": list(order)}).shuffled("abc", "order")


# Every branch


def test_probabilities_sum_to_one():
    """The branches are all there is, however the draws hang together."""

    def play(t):
        n = 1 + t.below(3, "n")
        order = t.some("abcd", n, "order")
        if order[0] == "a":
            return t.choose("xyz", "again", [1, 2, 3])
        return "".join(order)

    assert sum(p for p, _ in every_branch(play)) == 1


def test_every_order_is_as_likely():
    """All orders, each with the same probability."""
    found = shares(lambda t: tuple(t.shuffled("abcd", "order")))
    assert found == {order: Fraction(1, 24) for order in permutations("abcd")}


def test_weights_are_exact():
    """By whole-number weights; what weighs nothing is never drawn."""
    found = shares(lambda t: t.choose("abc", "x", [1, 0, 3]))
    assert found == {"a": Fraction(1, 4), "c": Fraction(3, 4)}


def test_the_first_place_is_drawn_first():
    """Who begins is known after one draw: ten seats need ten branches, not 10!."""
    assert len(list(every_branch(lambda t: t.some(range(10), 1, "order")))) == 10


def test_an_override_holds_in_every_branch():
    """What is given is not drawn."""
    found = shares(lambda t: t.choose("ab", "x") + str(t.below(2, "n")), {"x": "b"})
    assert found == {"b0": Fraction(1, 2), "b1": Fraction(1, 2)}


def test_without_a_draw_there_is_one_branch():
    """What is certain has one branch of probability one."""
    assert list(every_branch(lambda t: "sure")) == [(Fraction(1), "sure")]
