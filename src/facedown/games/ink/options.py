"""What may be chosen in the lobby, and what it comes to at a table."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from facedown.games.ink.content import Level

AUTO, OFF, APART = -1, 0, 4
Ours = Literal["also", "only", "no"]


class Options(Struct, frozen=True):
    """The options of a match, in the order of the lobby."""

    place: Literal["together", "apart"] = "together"
    rounds: Annotated[int, Meta(ge=1, le=6)] = 3
    limit: Annotated[int, Meta(ge=AUTO, le=10)] = AUTO
    """Minutes for drawing, and again for placing; then the last call, for all. 0: off; -1: auto."""
    last_call: Annotated[int, Meta(ge=3, le=30)] = 5
    """All but one are done: so many seconds remain."""
    one_vote: bool = False
    """No two cards of a seat may lie beside one object."""
    placing_seen: bool = True
    """Whether cards lie where they were put, face down, or only their number is told."""
    veto: bool = False
    """The others may rule that a drawing has words or numbers in it."""
    level: Level = "medium"
    """The hardest objects that are dealt."""
    own_objects: Ours = "also"
    own_locations: Ours = "also"


PRESETS: dict[str, dict[str, Any]] = {
    "quick": {"rounds": 2, "limit": 2, "level": "easy"},
    "standard": {},
    "sharp": {"one_vote": True, "placing_seen": False, "level": "hard"},
}


def resolve(options: Options, seats: int, own_phones: bool) -> Options:
    """The options as they come to: together there is no limit, apart it is four minutes."""
    limit = APART if options.place == "apart" else OFF
    return replace(options, limit=limit if options.limit == AUTO else options.limit)


def seconds(options: Options) -> float | None:
    """The time for drawing, and again for placing, the last call included; None: no limit."""
    return 60.0 * options.limit + options.last_call if options.limit > OFF else None
