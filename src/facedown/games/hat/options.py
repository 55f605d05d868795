"""What may be chosen in the lobby, and what it comes to at a table of so many seats."""

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from facedown.games.hat.deck import deck_size

Names = Literal["keep", "free", "never_twice"]
Backs = Literal["all", "black", "white"]
Said = Literal["auto", "aloud", "typed"]


class Options(Struct, frozen=True):
    """The options of a match, in the order of the lobby."""

    place: Literal["together", "apart"] = "together"
    names: Names = "keep"
    """The first name stays with the card; a new fitting one any time; or none a second time."""
    front: Literal["1", "2"] = "1"
    """Cards in front of each; two players always have two."""
    rounds: Literal["1", "as_many"] = "1"
    """As many as there are players at the start."""
    said: Said = "auto"
    """Whether names are said aloud or typed."""
    backs: Backs = "all"
    """Play with all cards, or only with those of one colour."""
    nudge: bool = False
    """Whoever takes longer than `NUDGE` is highlighted; nothing is done for them."""


PRESETS: dict[str, dict[str, Any]] = {
    "quick": {"names": "free", "nudge": True},
    "standard": {},
    "sharp": {"names": "never_twice", "front": "2"},
}

NUDGE = 20.0


def resolve(options: Options, seats: int, own_phones: bool) -> Options:
    """The options as they come to: `auto` decided, and two in front where two play."""
    spoken: Said = "typed" if options.place == "apart" else "aloud"
    return replace(
        options,
        front="2" if seats == 2 else options.front,
        said=spoken if options.said == "auto" else options.said,
    )


def in_front(options: Options, seats: int) -> int:
    """How many cards each seat has in front of it, in a round of so many seats."""
    return 2 if seats == 2 else int(options.front)


def fits(options: Options, seats: int) -> str | None:
    """What is amiss: a deck may be too small for so many seats."""
    enough = needed(seats, in_front(options, seats)) <= deck_size(options.backs)
    return None if enough else "deck_too_small"


def needed(seats: int, front: int) -> int:
    """The fewest cards for a round: in front, two penalties each, one more, and one to draw."""
    return front * seats + 2 * seats + 1
