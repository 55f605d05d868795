"""What the tests that every game gets cannot know of Odd one out by themselves."""

from random import Random

from facedown.table.secret import HOST, TV
from tests.every_game.hook import Deal, Hook
from tests.sample.rules import State


def another_odd_one(rng: Random, seats: tuple[str, ...]) -> Deal:
    """Who holds the blue card is known to that seat alone."""
    one, other, outside = rng.sample(seats, 3)
    viewers = ({outside}, {TV}, {HOST}, set[str]())
    return Deal({"odd": one}, {"odd": other}, tuple(map(frozenset, viewers)))


def shown(g: State) -> bool:
    """Whether the cards are face up."""
    return g.open


hook = Hook(
    asks={"look", "hint", "bet", "talk", "accuse", "next"},
    options={"rounds": (1, 2)},
    deals={"another odd one": another_odd_one},
    shown=shown,
    dealt=lambda g: tuple(g.seats),
    seen=lambda ask, g: "nothing" if ask == "bet" else "count",
)
