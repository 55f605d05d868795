"""What a device may do at a table: the acts, as they arrive. docs/protocol.md describes each."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from facedown.table.ask import Wait

Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
SeatId = Annotated[str, Meta(max_length=8)]
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,40}$")]
Word = Annotated[str, Meta(max_length=24)]


class Act(Struct, frozen=True, tag_field="t", kw_only=True):
    """Something a device did; `id` is the act's own name, so that sent twice it counts once."""

    id: Id

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


class Answer(Act, frozen=True, tag="answer", kw_only=True):
    """An answer to the open ask, for a seat that the device holds, or for the host."""

    wait: Wait
    seat: SeatId
    value: Any = None


class CallOut(Act, frozen=True, tag="call", kw_only=True):
    """An interruption that the open ask allows."""

    wait: Wait
    seat: SeatId
    name: Word
    about: Any = "ok"


class Draft(Act, frozen=True, tag="draft", kw_only=True):
    """Something prepared, not committed; the latest value of a key wins, None drops it."""

    wait: Wait
    seat: SeatId
    key: Key = ""
    value: Any = None


class Sit(Act, frozen=True, tag="sit", kw_only=True):
    """A new seat for this device, or a knock where play has begun."""

    name: str


class Rename(Act, frozen=True, tag="rename", kw_only=True):
    """Another name for a seat."""

    seat: SeatId
    name: str


class Leave(Act, frozen=True, tag="leave", kw_only=True):
    """A seat leaves for good."""

    seat: SeatId


class Offer(Act, frozen=True, tag="offer", kw_only=True):
    """Make a seat ready to move to another device."""

    seat: SeatId


class Take(Act, frozen=True, tag="take", kw_only=True):
    """Hold from now on the seat that was offered by this code."""

    take: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]


class Rule(Act, frozen=True, tag="rule", kw_only=True):
    """A ruling of the host."""

    what: Word
    wait: Wait | None = None
    """The wait that is ruled on; where it is given and over, the ruling is `stale`."""
    step: Annotated[int, Meta(ge=0, le=1_000_000)] = 0
    seconds: Annotated[float, Meta(ge=1, le=600)] = 30
    seat: SeatId | None = None
    device: Annotated[str, Meta(max_length=40)] = ""
    order: Annotated[tuple[SeatId, ...], Meta(max_length=40)] = ()
    text: Word = ""


class Open(Struct, frozen=True, tag_field="t", tag="open"):
    """A device of several seats now sees as this one, or as none. Not an act: nothing is kept."""

    seat: SeatId | None = None


AnyAct = Answer | CallOut | Draft | Sit | Rename | Leave | Offer | Take | Rule
