"""A table for tests: seats by name, draws by label, moves in table words."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import msgpack

from facedown.games.ink import game
from facedown.games.ink.find import number_of
from facedown.games.ink.options import Options, resolve
from facedown.games.ink.state import State
from facedown.games.ink.view import View
from facedown.table.ask import HOST
from facedown.table.entries import Answered, Called, Entry, Lapsed, Opened, Ruled, Seated
from facedown.table.evening import Evening
from facedown.table.frame import frame
from facedown.table.game import Table
from facedown.table.position import Position, fold
from facedown.table.refused import Refused
from facedown.table.roster import Place, Roster
from facedown.table.secret import TV
from facedown.table.tree import Split, split, whole

LINE = [0, 0, 1, 100, 100, 50, 0, 0, 50]
"""A stroke."""


def play(
    seats: str = "Ann Bo Cy Di",
    *,
    objects: str = "",
    six: str = "",
    draws: Mapping[str, Any] | None = None,
    devices: Mapping[str, str] | None = None,
    evening: Evening | None = None,
    seed: int = 1,
    **options: Any,
) -> "Play":
    """A match that has just been dealt; Ann is the host."""
    names = seats.split()
    ids = {name: f"s{n}" for n, name in enumerate(names, 1)}
    dealt = {f"object {ids[name]}": id for name, id in zip(names, objects.split(), strict=False)}
    given = {**dealt, **(draws or {})}
    if six:
        given["six"] = six.split()
    held = {name: (devices or {}).get(name, f"phone of {name}") for name in names}
    places = [Place(ids[name], name, n, held[name]) for n, name in enumerate(names)]
    roster = Roster(places, next=len(names) + 1, host=ids[names[0]], home_seat=ids[names[0]])
    roster.hosting = roster.home = held[names[0]]
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
        own_phones = len({place.device for place in roster.places}) == len(roster.places)
        chosen = resolve(options, len(roster.places), own_phones)
        state = game.begin(evening, chosen, Table(roster, seed, -1))
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
    def asked(self) -> str:
        """Who is asked, by name, in the ask's order."""
        assert self.position.wait is not None
        return " ".join(map(self.name, self.position.wait.asked(self.position.roster)))

    @property
    def left(self) -> float | None:
        """Seconds until the open wait lapses."""
        due = self.position.due()
        return None if due is None else due - self.clock

    def asks(self, name: str) -> bool:
        """Whether this is the open ask."""
        return self.position.ask is not None and self.position.ask.name == name

    def may(self, call: str) -> str:
        """Who may make this call, by name."""
        assert self.position.ask is not None
        return " ".join(map(self.name, self.position.ask.calls[call].by))

    def form(self, who: str) -> Any:
        """The form as this seat must answer it."""
        assert self.position.ask is not None
        return self.position.ask.form.describe(self.id(who))

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
        if isinstance(who, list):
            return [self.id(item) for item in who]
        return self.ids.get(who, who) if isinstance(who, str) else who

    def number(self, whose: str) -> int:
        """Beside which number somebody's object lies."""
        return number_of(self.state, self.id(whose))

    def split(self) -> Split:
        """The frame in two, as it is sent from."""
        return split(frame(self.position, "CODE", drafts=self.drafts))

    def frame(self, viewer: str) -> bytes:
        """All the bytes that a viewer is sent: a seat by name, "host", "tv" or "" for a watcher."""
        sees = frozenset({self.id(viewer)}) if viewer else frozenset()
        parts = self.split()
        return msgspec.json.encode(whole(parts, parts.overlay(sees)))

    def frames(self, *but: str) -> dict[str, bytes]:
        """What every viewer is sent, but for these."""
        return {v: self.frame(v) for v in (*self.ids, HOST, TV, "") if v not in but}

    # Moving

    def begins(self, *who: str) -> "Play":
        """These are about to draw their first stroke."""
        for name in who:
            self.call("begin", name)
        return self

    def draws(self, who: str, *items: Any) -> "Play":
        """Strokes, or undo, redo, clear: drafted one after another."""
        assert self.position.ask is not None
        if self.id(who) not in self.state.round.begun:
            self.begins(who)
        mine = self.drafts.setdefault(self.id(who), {})
        for item in items or (LINE,):
            key = str(len(mine))
            mine[key] = self.position.ask.form.draft(key, item, self.id(who))
        return self

    def done(self, *who: str) -> "Play":
        """These are done drawing: what they have drafted goes with the word, as the room does."""
        for name in who or self.waited_for():
            assert self.position.wait is not None
            seat = self.id(name)
            drafts = self.position.wait.to_hand_in(seat, self.drafts.get(seat, {}))
            self.do(Answered, wait=self.position.name, seat=seat, value="ok", drafts=drafts)
        return self

    def drawn(self) -> "Play":
        """All draw a line and are done: to the placing."""
        for name in self.waited_for():
            self.draws(name)
        return self.done()

    def waited_for(self) -> list[str]:
        """Who is still missing, by name."""
        assert self.position.wait is not None
        return [self.name(seat) for seat in self.position.wait.pending(self.position.roster)]

    def places(self, who: str, **cards: str | int) -> "Play":
        """All cards of a seat, by artist: a number, or by whose object."""
        laid = {a: self.number(to) if isinstance(to, str) else to for a, to in cards.items()}
        return self.answer(who, laid)

    def prepares(self, who: str, **cards: str | int) -> "Play":
        """Some cards of a seat, placed so far."""
        assert self.position.ask is not None
        laid = {a: self.number(to) if isinstance(to, str) else to for a, to in cards.items()}
        value = self.position.ask.form.draft("", self.id(laid), self.id(who))
        self.drafts[self.id(who)] = {"": value}
        return self

    def found(self, **by: str) -> "Play":
        """All place their cards: each drawing is found by these (names), and by no others."""
        for guesser in self.waited_for():
            cards: dict[str, str | int] = {}
            for artist in map(self.name, self.state.round.ink):
                if artist != guesser:
                    right = guesser in by.get(artist, "").split()
                    cards[artist] = artist if right else self.wrong(guesser, artist)
            self.places(guesser, **cards)
        return self

    def wrong(self, guesser: str, artist: str) -> int:
        """A number that somebody may take for a drawing's, and that it is not."""
        return next(n for n in range(1, 7) if n not in (self.number(guesser), self.number(artist)))

    def turned(self) -> "Play":
        """All drawings are turned over, one by one: to what comes after."""
        while self.asks("turn"):
            self.answer(HOST)
        return self

    def answer(self, who: str, value: Any = "ok") -> "Play":
        """One answer."""
        return self.do(Answered, wait=self.position.name, seat=self.id(who), value=self.id(value))

    def call(self, name: str, by: str, about: Any = "ok") -> "Play":
        """An interruption."""
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

    def rules(self, what: str, **more: Any) -> "Play":
        """A ruling."""
        if what == "skip":
            more |= {"wait": self.position.name, "drafts": self.drafts}
        return self.do(Ruled, what=what, **more)

    def leaves(self, *who: str) -> "Play":
        """Seats leave for good."""
        for name in who:
            self.do(Seated, what="left", seat=self.id(name))
        return self

    def away(self, *who: str) -> "Play":
        """Connections have been lost for longer than the grace time."""
        for name in who:
            self.do(Seated, what="away", seat=self.id(name))
        return self

    def sits(self, who: str) -> "Play":
        """A newcomer."""
        seat = self.ids[who] = f"s{self.position.roster.next}"
        return self.do(Seated, what="sat", seat=seat, name=who, device=f"phone of {who}")

    def do(self, kind: type[Entry], **what: Any) -> "Play":
        """One entry, by the clock of this table. Drafts go with their wait."""
        self.acts += 1
        wait = self.position.name
        entry = kind(id=f"act {self.acts}", at=self.clock, **what)
        self.position = self.position.apply(entry)
        if self.position.name != wait:
            self.drafts = {}
        return self

    def then(self, **given: Any) -> "Play":
        """The scene that follows this one; `given` are its draws, in place of the first ones."""
        position = self.position
        assert position.over and position.next is not None
        self.given = dict(given)
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
        self.drafts = {}
        return self


__all__ = ["LINE", "Play", "play"]
