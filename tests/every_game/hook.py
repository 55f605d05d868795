"""What a game tells of itself to the tests that every game gets.

The tests of this folder run over every game that is found in `facedown.games`. They need nothing to
be told; they bite deeper if the game's folder has a file `test_every_game.py` with a `hook`:

    hook = Hook(
        asks={"look", "vote"},              # every ask of the game: random play must reach them all
        options={"clues": ("spoken", "typed")},         # what is varied from play to play
        deals={"another impostor": another_impostor},   # pairs of deals that must look the same
        shown=lambda g: g.round.open,       # from when on the deal is no secret any more
        dealt=lambda g: tuple(g.round.seats),           # who must look alike until then
        seen=lambda ask, g: "count",        # what the rule page lets others see of open answers
    )

A deal is a function of (rng, seats), which returns the two overrides by label (see `table.draw`)
and the viewers who must not be able to tell one from the other. What may be seen is written in the
hook from the rule page, and never read from the ask: an ask that tells too much must not vouch for
itself.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from facedown.table.ask import Seen
from facedown.table.secret import Viewer


class Deal(NamedTuple):
    """Two ways in which the same table could have been dealt."""

    one: Mapping[str, Any]
    """Draws by label."""
    other: Mapping[str, Any]
    outside: tuple[Viewer, ...]
    """Who must not see a difference."""
    options: Mapping[str, Any] = {}
    """The options with which both are played, besides those that vary."""


@dataclass(frozen=True)
class Hook:
    """All of it may be left out."""

    asks: Collection[str] = ()
    """The names of all its asks; empty: not checked."""
    options: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    """By option: the values that are tried."""
    gifts: Mapping[str, tuple[tuple[str, ...], ...]] = field(default_factory=dict)
    """By kind: what the first seats give in the lobby, a tuple each."""
    deals: Mapping[str, Callable[[Random, tuple[str, ...]], Deal]] = field(default_factory=dict)
    shown: Callable[[Any], bool] = lambda g: False
    """Whether the deal is shown, from the state."""
    dealt: Callable[[Any], tuple[str, ...]] = lambda g: ()
    """The seats whose frames are as long as one another's until then, from the state."""
    seen: Callable[[str, Any], Seen] = lambda ask, g: "count"
    """From (ask, state): what others may see of its open answers, by the rule page."""
    most: int = 7
    """The most seats with which random play tries it."""
    longest: float = 1200.0
    """No wait is longer than so many seconds, if nobody but one is there."""
    ends: bool = True
    """Whether a scene comes to its end though one alone plays on. If not, every wait must end."""
    journey: Mapping[str, Any] = field(default_factory=dict)
    """The options of the recorded playthrough."""
    journey_seats: int = 4
    last_resort: Collection[str] = ()
    """Asks that nothing but somebody's coming, or the host's ending the match, ends."""
