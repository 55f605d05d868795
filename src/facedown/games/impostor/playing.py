"""A table for tests: seats by name, draws by label, moves in table words."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import msgpack

from facedown.games.impostor import game
from facedown.games.impostor.options import Options
from facedown.games.impostor.state import State
from facedown.games.impostor.view import View
from facedown.games.impostor.words import words
from facedown.table.ask import HOST
from facedown.table.entries import Answered, Called, Entry, Lapsed, Opened, Ruled, Seated
from facedown.table.evening import Evening
from facedown.table.frame import frame
from facedown.table.game import Table
from facedown.table.position import Position, fold
from facedown.table.refused import Refused
from facedown.table.roster import Place, Roster
from facedown.table.secret import TV
from facedown.table.tree import split, whole


def play(
    seats: str = "Ann Bo Cy Di",
    *,
    host: str | None = "Ann",
    impostor: str = "",
    word: str = "",
    order: str = "",
    draws: Mapping[str, Any] | None = None,
    devices: Mapping[str, str] | None = None,
    evening: Evening | None = None,
    seed: int = 1,
    **options: Any,
) -> "Play":
    """A match that has just been dealt. The number of impostors follows from their names."""
    names = seats.split()
    given = dict(draws or {})
    ids = {name: f"s{n}" for n, name in enumerate(names, 1)}
    if impostor:
        given["impostors"] = [ids[name] for name in impostor.split()]
        options.setdefault("impostors", str(len(given["impostors"])))
    if word:
        given["word"] = word
        given["category"] = words()[word].category if word in words() else "our_words"
    if order:
        given["order"] = [ids[name] for name in order.split()]
    held = {name: (devices or {}).get(name, f"phone of {name}") for name in names}
    places = [Place(ids[name], name, n, held[name]) for n, name in enumerate(names)]
    roster = Roster(places, next=len(names) + 1, host=ids[host] if host else None)
    roster.hosting = roster.home = held[host] if host else "tablet"
    roster.home_seat = roster.host
    return Play(ids, roster, evening or Evening(), Options(**options), given, seed)


class Play:
    """One match at one table. Seats are spoken of by name."""

    def __init__(
        self,
        ids: dict[str, str],
        roster: Roster,
        evening: Evening,
        options: Options,
        given: Mapping[str, Any],
        seed: int,
    ) -> None:
        self.ids, self.given, self.seed = ids, dict(given), seed
        self.clock, self.acts = 0.0, 0
        self.drafts: dict[str, dict[str, Any]] = {}
        self.position: Position
        state = game.begin(evening, options, Table(roster, seed, -1))
        self._open(game.first, state, roster, evening, 1)

    # Looking

    @property
    def state(self) -> State:
        """The state; tests of rules read it, devices never do."""
        state: State = self.position.state
        return state

    @property
    def view(self) -> View:
        """The view, secrets and all."""
        view: View = game.view(self.position.state)
        return view

    @property
    def scores(self) -> dict[str, int]:
        """Everybody's points, by name."""
        return self.named(self.view.scores)

    @property
    def points(self) -> dict[str, int]:
        """The points of this round, by name."""
        return self.named(self.view.points)

    @property
    def ending(self) -> str:
        """How the round ended."""
        return self.state.round.ending

    @property
    def asked(self) -> str:
        """Who is asked, by name, in the ask's order."""
        assert self.position.wait is not None
        return " ".join(map(self.name, self.position.wait.asked(self.position.roster)))

    @property
    def calls(self) -> str:
        """Which interruptions the open ask allows."""
        assert self.position.ask is not None
        return " ".join(self.position.ask.calls)

    @property
    def left(self) -> float | None:
        """Seconds until the open wait lapses."""
        due = self.position.due()
        return None if due is None else due - self.clock

    def asks(self, name: str) -> bool:
        """Whether this is the open ask."""
        return self.position.ask is not None and self.position.ask.name == name

    def named(self, by_seat: Mapping[str, Any]) -> dict[str, Any]:
        """The same by names instead of ids."""
        return {self.name(seat): value for seat, value in by_seat.items()}

    def name(self, seat: str) -> str:
        """The name of a seat; the host is "host"."""
        return next((name for name, id in self.ids.items() if id == seat), seat)

    def id(self, who: Any) -> Any:
        """Ids for names, within an answer too."""
        if isinstance(who, dict):
            return {self.id(key): self.id(value) for key, value in who.items()}
        return self.ids.get(who, who) if isinstance(who, str) else who

    def frame(self, viewer: str) -> bytes:
        """All the bytes that a viewer is sent: a seat by name, "host", "tv" or "" for a watcher."""
        sees = frozenset({self.id(viewer)}) if viewer else frozenset()
        parts = split(frame(self.position, "CODE", drafts=self.drafts))
        return msgspec.json.encode(whole(parts, parts.overlay(sees)))

    def frames(self) -> dict[str, bytes]:
        """What every viewer is sent."""
        return {v: self.frame(v) for v in (*self.ids, HOST, TV, "")}

    # Moving

    def all(self, value: Any = "ok") -> "Play":
        """Everybody who is waited for gives this answer."""
        assert self.position.wait is not None
        wait = self.position.wait.name
        for seat in self.position.wait.pending(self.position.roster):
            if self.position.name == wait:
                self.answer(seat, value)
        return self

    def answer(self, who: str, value: Any = "ok") -> "Play":
        """One answer."""
        assert self.position.name is not None
        return self.do(Answered, wait=self.position.name, seat=self.id(who), value=self.id(value))

    def clues(self, *given: str) -> "Play":
        """These clues, one after another; if none is given, spoken ones until they are over."""
        for clue in given:
            self.answer(self.asked, clue)
        while not given and self.asks("clue"):
            self.answer(self.asked)
        return self

    def talk(self) -> "Play":
        """All look, speak their clues and debate: to the vote."""
        if self.asks("look"):
            self.all("ok")
        self.clues()
        return self.lapse() if self.asks("debate") else self

    def votes(self, **who: str) -> "Play":
        """Secret votes, as Ann="Bo"."""
        for voter, named in who.items():
            self.answer(voter, named)
        return self

    def points_at(self, **who: str) -> "Play":
        """What the host enters after the pointing, as Ann="Bo"."""
        return self.answer(HOST, who)

    def call(self, name: str, by: str, about: Any = "ok") -> "Play":
        """An interruption."""
        assert self.position.name is not None
        return self.do(
            Called, wait=self.position.name, name=name, seat=self.id(by), about=self.id(about)
        )

    def refuses(self, act: str, *args: Any, **more: Any) -> str:
        """The code with which an act is refused; "" if it was taken."""
        try:
            getattr(self, act)(*args, **more)
        except Refused as no:
            return no.code
        return ""

    def wait(self, seconds: float) -> "Play":
        """Time passes, and waits that are due lapse."""
        until = self.clock + seconds
        while (due := self.position.due()) is not None and due <= until:
            self.clock = due
            self.do(Lapsed, wait=self.position.name, drafts=self.drafts)
        self.clock = until
        return self

    def lapse(self) -> "Play":
        """The open wait's time runs out."""
        assert self.left is not None, "nothing runs out"
        self.clock += self.left
        return self.do(Lapsed, wait=self.position.name, drafts=self.drafts)

    def rules(self, what: str, **more: Any) -> "Play":
        """A ruling."""
        if what == "skip":
            more |= {"wait": self.position.name, "drafts": self.drafts}
        return self.do(Ruled, what=what, **more)

    def hosts(self, who: str) -> "Play":
        """The host's role passes to a seat."""
        place = self.position.roster.place(self.id(who))
        assert place is not None
        return self.rules("host", seat=place.id, device=place.device, acting=True)

    def leaves(self, who: str) -> "Play":
        """A seat leaves for good."""
        return self.do(Seated, what="left", seat=self.id(who))

    def away(self, who: str) -> "Play":
        """A seat's connection has been lost for longer than the grace time."""
        return self.do(Seated, what="away", seat=self.id(who))

    def sits(self, who: str) -> "Play":
        """A newcomer."""
        seat = self.ids[who] = f"s{self.position.roster.next}"
        return self.do(Seated, what="sat", seat=seat, name=who, device=f"phone of {who}")

    def do(self, kind: type[Entry], **what: Any) -> "Play":
        """One entry, by the clock of this table."""
        self.acts += 1
        entry = kind(id=f"act {self.acts}", at=self.clock, **what)
        self.position = self.position.apply(entry)
        return self

    def then(self, **given: Any) -> "Play":
        """The scene that follows this one; `given` are its draws, in place of the first ones."""
        position = self.position
        assert position.over and position.next is not None
        self.given = {label: self.id(drawn) for label, drawn in given.items()}
        return self._open(
            position.next, position.state, position.roster, position.evening,
            position.opened.number + 1,
        )  # fmt: skip

    def settled(self) -> Evening:
        """The evening after the match."""
        assert self.position.over and self.position.next is None
        evening: Evening = game.settle(self.position.state, self.position.evening)
        return evening

    def folded_anew(self) -> "Play":
        """The same table after a crash: all derived once more from the entries."""
        position = self.position
        self.position = fold(game, position.opened, position.entries, self.given)
        return self

    def _open(
        self, scene: str, state: Any, roster: Roster, evening: Evening, number: int
    ) -> "Play":
        opened = Opened(
            id=f"scene {number}", at=self.clock, game=game.name, scene=scene, number=number,
            seed=self.seed, state=msgpack.encode(state), roster=msgpack.encode(roster),
            evening=msgpack.encode(evening),
        )  # fmt: skip
        self.position = Position(game, opened, self.given)
        return self


__all__ = ["Play", "play"]
