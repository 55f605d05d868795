"""What the tests that every game gets cannot know of hat by themselves."""

from random import Random
from typing import Any

from facedown.games.hat.content import pictures
from facedown.games.hat.deck import backs_played
from facedown.games.hat.state import State
from facedown.table.secret import HOST, TV
from tests.every_game.hook import Deal, Hook

DEEP = 10
"""So many cards at the bottom of the pile are never drawn in a round, whatever happens."""


def other_pictures_below(rng: Random, seats: tuple[str, ...]) -> Deal:
    """What lies deep in the pile is seen by nobody at all."""
    faces = rng.sample(tuple(pictures()), len(pictures()))
    return _both(rng, {"pictures": faces}, {"pictures": _shaken(rng, faces)}, seats)


def other_backs_below(rng: Random, seats: tuple[str, ...]) -> Deal:
    """Nor are the backs of cards that nobody has drawn."""
    order = rng.sample(range(len(backs_played("all"))), len(backs_played("all")))
    return _both(rng, {"backs": order}, {"backs": _shaken(rng, order)}, seats)


def _shaken(rng: Random, of: list[Any]) -> list[Any]:
    deep = of[-DEEP:]
    return [*of[:-DEEP], *rng.sample(deep, DEEP)]


def _both(rng: Random, one: Any, other: Any, seats: tuple[str, ...]) -> Deal:
    viewers: tuple[set[str], ...] = (*({seat} for seat in seats), {TV}, {HOST}, {HOST, "s1"}, set())
    return Deal(one, other, tuple(frozenset(v) for v in viewers), {"backs": "all"})


def shown(g: State) -> bool:
    """The film of the round may be seen."""
    return g.round.open or g.awards is not None


hook = Hook(
    # The pause is not reached here: two always stay at these tables.
    asks={
        "starter", "turn", "offer", "answer", "suggested", "verdict", "film", "awards",
    },
    options={
        "place": ("together", "apart"),
        "names": ("keep", "keep", "free", "never_twice"),
        "backs": ("all", "black", "white"),
        "front": ("1", "2"),
        "rounds": ("1", "as_many"),
        "said": ("auto", "aloud", "typed"),
        "nudge": (False, True),
    },
    deals={
        "other pictures below": other_pictures_below,
        "other backs below": other_backs_below,
    },
    shown=shown,
    dealt=lambda g: tuple(g.round.seats),
    seen=lambda ask, g: "count",
    most=8,
    journey={"place": "apart"},
    last_resort={"pause"},
    ends=False,  # perfect memory never errs: after 120 offers the host may end it, and need not
)  # fmt: skip
