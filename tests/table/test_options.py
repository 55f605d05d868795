"""How the options of a game are described, chosen and checked."""

from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Struct, field

from facedown.table.options import Choices, Option, chosen, described, legal
from facedown.table.refused import Refused


class Rules(Struct):
    """Options of every kind."""

    clues: Literal["spoken", "typed"] = "spoken"
    rounds: Annotated[int, msgspec.Meta(ge=1, le=50)] = 5
    level: Annotated[int, msgspec.Meta(ge=-5, le=0)] = 0
    know: bool = False
    kinds: list[Literal["a", "b"]] = field(default_factory=lambda: ["a"])


def test_options_are_read_off_the_struct():
    """In the order of its fields, each with its kind, bounds and default."""
    assert described(Rules) == (
        Option("clues", "choice", "spoken", ("spoken", "typed")),
        Option("rounds", "number", 5, None, 1, 50),
        Option("level", "number", 0, None, -5, 0),
        Option("know", "switch", False),
        Option("kinds", "many", ["a"], ("a", "b")),
    )


def test_options_are_read_off_once():
    """A lobby of a hundred acts is folded within the time in which a table comes back."""
    assert described(Rules) is described(Rules)


def test_values_stand_as_they_were_written():
    """A lobby shows them in the order that the game's author meant, not by the alphabet."""

    class Sized(Struct):
        size: Literal["small", "medium", "large"] = "small"
        kinds: list[Literal["z", "a"]] = field(default_factory=list)

    assert [option.values for option in described(Sized)] == [
        ("small", "medium", "large"),
        ("z", "a"),
    ]


def test_every_default_is_legal():
    """What nobody chooses could be chosen."""
    for option in described(Rules):
        assert legal(option, option.default)


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"clues": "typed", "rounds": 50, "level": -5, "know": True, "kinds": ["b", "a"]},
        {"rounds": 1, "kinds": []},
    ],
)
def test_what_is_legal_can_be_chosen(values):
    """The form and the struct agree."""
    taken = Choices(described(Rules)).check(values, "host")
    for name, value in taken.items():
        assert getattr(chosen(Rules, taken), name) == value


@pytest.mark.parametrize(
    "values",
    [
        {"clues": "sung"},
        {"rounds": 0},
        {"rounds": 51},
        {"rounds": True},
        {"rounds": "5"},
        {"level": 1},
        {"know": 1},
        {"kinds": ["c"]},
        {"kinds": "a"},
        {"kinds": [["a"]]},
        {"other": 1},
        [],
        None,
    ],
)
def test_what_is_not_legal_is_refused(values):
    """By the form and by the struct alike."""
    with pytest.raises(Refused):
        Choices(described(Rules)).check(values, "host")
    with pytest.raises(Refused):
        chosen(Rules, values)


def test_of_several_each_counts_once():
    """In the order in which they are written: what is chosen is kept in one way alone."""
    taken = Choices(described(Rules)).check({"kinds": ["b", "a"] * 5000}, "host")
    assert taken == {"kinds": ["a", "b"]}


def test_an_option_of_an_unknown_kind_is_a_fault():
    """A game learns at once that the lobby could not show its option."""

    class Odd(Struct):
        """Options the lobby has no screen for."""

        names: dict[str, str] = field(default_factory=dict)

    with pytest.raises(TypeError, match="names"):
        described(Odd)

    class Numbers(Struct):
        """A choice among numbers: the wire would make texts of them."""

        circles: Literal[1, 2, 3] = 2

    with pytest.raises(TypeError, match="circles"):
        described(Numbers)


def test_values_stand_in_the_order_in_which_they_are_written():
    """From easy to hard, not by the alphabet."""

    class Steps(Struct):
        level: Literal["low", "high", "extreme"] = "low"
        several: list[Literal["b", "a"]] = []

    assert [option.values for option in described(Steps)] == [
        ("low", "high", "extreme"),
        ("b", "a"),
    ]
