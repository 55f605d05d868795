"""A table of toys: one scene, given by the test, and people who answer, call, come and go."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct, field, msgpack

from facedown.table.entries import (
    Answered,
    Called,
    Entry,
    Lapsed,
    Opened,
    Ruled,
    Seated,
    decode,
    encode,
)
from facedown.table.evening import Evening
from facedown.table.frame import frame
from facedown.table.game import Game, Scene, Table
from facedown.table.position import Position, fold
from facedown.table.refused import Refused
from facedown.table.roster import Place, Roster


class Notes(Struct):
    """What a toy scene remembers: whatever its test wants to look at."""

    said: list[Any] = field(default_factory=list)


Toy = Callable[[Notes, Table], Scene]


def game_of(scene: Toy, **more: Any) -> Game:
    """A game of one scene, whose view is what the scene has noted."""
    return Game(
        name="toy",
        least=1,
        most=20,
        State=Notes,
        scenes={"scene": scene},
        view=lambda g: {"said": g.said},
        begin=lambda evening, options, table: Notes(),
        settle=lambda state, evening: evening,
        **more,
    )


def roster_of(seats: str, devices: Mapping[str, str] | None = None, **more: Any) -> Roster:
    """Seats whose ids are their names, each on a device of its own unless said otherwise; the
    first one's device rules.
    """
    held = devices or {}
    places = [Place(s, s, n, held.get(s, f"phone of {s}")) for n, s in enumerate(seats.split())]
    first = places[0]
    roster = Roster(
        places=places,
        host=first.id,
        hosting=first.device,
        home=first.device,
        home_seat=first.id,
    )
    for name, value in more.items():
        setattr(roster, name, value)
    return roster


class Toys:
    """A live position and its journal; every verb is one act, at `clock`."""

    def __init__(
        self,
        scene: Toy,
        seats: str = "Ann Bo Cy",
        devices: Mapping[str, str] | None = None,
        given: Mapping[str, Any] | None = None,
        roster: Roster | None = None,
        **game: Any,
    ) -> None:
        self.clock, self.acts, self.given = 0.0, 0, given
        self.game = game_of(scene, **game)
        self.opened = Opened(
            id="o",
            at=0.0,
            game="toy",
            scene="scene",
            number=7,
            seed=1,
            state=msgpack.encode(Notes()),
            roster=msgpack.encode(roster or roster_of(seats, devices)),
            evening=msgpack.encode(Evening()),
        )
        self.journal: list[Entry] = []
        self.position = Position(self.game, self.opened, given)

    # Acts

    def act(self, entry: Entry) -> "Toys":
        """Fold, append. What was refused is not journalled."""
        self.position = self.position.apply(entry)
        self.journal.append(decode(encode(entry)))
        return self

    def next_id(self) -> str:
        """An act's own name."""
        self.acts += 1
        return f"e{self.acts}"

    def answer(self, seat: str, value: Any = "ok", wait: Any = None) -> "Toys":
        """A seat (or the host) answers; None takes back."""
        wait = wait or self.position.name or (0, 0, 0)
        act = Answered(id=self.next_id(), at=self.clock, wait=wait, seat=seat, value=value)
        return self.act(act)

    def call(self, name: str, seat: str, about: Any = "ok") -> "Toys":
        """A seat (or the host) interrupts."""
        wait = self.position.name or (0, 0, 0)
        return self.act(
            Called(id=self.next_id(), at=self.clock, wait=wait, name=name, seat=seat, about=about)
        )

    def lapse(self, **drafts: dict[str, Any]) -> "Toys":
        """The clock goes on to the end of the wait, which lapses."""
        due = self.position.due()
        assert due is not None, "nothing lapses"
        self.clock = max(self.clock, due)
        wait = self.position.name or (0, 0, 0)
        return self.act(Lapsed(id=self.next_id(), at=self.clock, wait=wait, drafts=drafts))

    def seat(self, what: Any, seat: str, name: str = "", device: str = "") -> "Toys":
        """Somebody comes, goes, moves."""
        return self.act(
            Seated(id=self.next_id(), at=self.clock, what=what, seat=seat, name=name, device=device)
        )

    def rule(self, what: str, **more: Any) -> "Toys":
        """A ruling."""
        if what == "skip":
            more.setdefault("wait", self.position.name)
        return self.act(Ruled(id=self.next_id(), at=self.clock, what=what, **more))

    def later(self, seconds: float) -> "Toys":
        """Time passes."""
        self.clock += seconds
        return self

    def refuses(self, verb: str, *args: Any, **more: Any) -> str:
        """The code with which an act is refused; it has changed nothing."""
        before = self.seen()
        try:
            getattr(self, verb)(*args, **more)
        except Refused as refused:
            assert self.seen() == before
            return refused.code
        raise AssertionError("not refused")

    # What there is to see

    @property
    def asks(self) -> str | None:
        """The name of the open ask."""
        return self.position.ask.name if self.position.ask else None

    @property
    def wait(self) -> Any:
        """The open wait."""
        assert self.position.wait is not None
        return self.position.wait

    @property
    def said(self) -> list[Any]:
        """What the scene has noted."""
        notes: list[Any] = self.position.state.said
        return notes

    @property
    def left(self) -> float | None:
        """Seconds until the wait lapses, as things stand."""
        due = self.position.due()
        return None if due is None else due - self.clock

    def frame(self, **more: Any) -> Any:
        """The frame of all viewers in one."""
        return frame(self.position, "BCDFG", **more)

    def refold(self) -> Position:
        """The position that the journal makes."""
        return fold(self.game, self.opened, self.journal, self.given)

    def seen(self) -> Any:
        """All that can be told of the position, for comparing."""
        return told(self.position)


def told(position: Position) -> Any:
    """All that can be told of a position, for comparing two."""
    wait = position.wait
    clocks = wait and (wait.name, wait.by, wait.end, wait.call_end, wait.quiet_since, wait.opened)
    return msgpack.encode(
        (
            position.state,
            position.roster,
            clocks,
            position.over,
            position.next,
            position.paused,
            position.due(),
            position.rewindable(),
            sorted(position.ids),
        )
    )
