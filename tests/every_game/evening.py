"""An evening for tests: a clock, a journal, drafts, and one scene after another. No sockets."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from facedown.games import catalogue, with_lobby
from facedown.table.ask import HOST, Wait
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
from facedown.table.frame import frame
from facedown.table.game import Game
from facedown.table.opening import LOBBY, first, following
from facedown.table.position import Position, fold
from facedown.table.refused import Refused
from facedown.table.roster import Place, Roster
from facedown.table.secret import TV, Viewer
from facedown.table.tree import Split, split, whole

NAMES = (
    "Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal", "Ida", "Jo",
    "Kim", "Lou", "Max", "Ned", "Ola", "Pia", "Quy", "Ron", "Sue", "Tom",
)  # fmt: skip


Arrangement = tuple[Callable[[int], int], str | None, str]
"""The number of the device on which the nth seat is; the host's own seat; the host's device."""

HANDS: dict[str, Arrangement] = {
    "own": (lambda n: n + 1, "s1", "d1"),
    "own, led": (lambda n: n + 1, None, "d99"),
    "one": (lambda n: 1, "s1", "d1"),
    "one, for the table": (lambda n: 1, None, "d1"),
    "two": (lambda n: 1 + n % 2, "s1", "d1"),
    "two, led": (lambda n: 1 + n % 2, None, "d1"),
    "mixed": (lambda n: max(1, n - 1), "s3", "d1"),
    "mixed, led": (lambda n: max(1, n - 1), None, "d3"),
}
"""Own phones; one phone for all; two phones; three seats on one phone, and the others on their own.
Led: by a host without a seat.
"""
SHARED = tuple(HANDS)[2:]


class Evening:
    """Acts on a live position, and journals what was taken. Every verb is one act, at `clock`."""

    def __init__(
        self,
        game: Game,
        *,
        seats: int = 4,
        seed: int = 1,
        hands: str = "own",
        options: Mapping[str, Any] | None = None,
        gifts: Mapping[str, tuple[tuple[str, ...], ...]] | None = None,
        given: Mapping[str, Any] | None = None,
    ) -> None:
        """`hands`: an arrangement of devices, see `HANDS`; `given`: draws by label."""
        self.game, self.seed, self.given = game, seed, given
        lobby = game.name == LOBBY
        self.games = with_lobby(catalogue() if lobby else {game.name: game})
        self.clock, self.acts = 1000.0, 0
        self.drafts: dict[Wait, dict[str, dict[str, Any]]] = {}
        self.journal: list[Entry] = []
        """Of the scene that is played."""
        self.refused = ""
        """The code of the last refusal."""
        self.opened = self._first(_roster(seats, hands))
        self.position = self._live()
        if game.name != LOBBY:
            self._start(options or {}, gifts or {})

    # Scenes

    def _first(self, roster: Roster) -> Opened:
        return first(self.games, roster, id="o1", at=self.clock, seed=self.seed)

    def _live(self) -> Position:
        given = self.given if self.opened.game != LOBBY else None
        return Position(self.games[self.opened.game], self.opened, given)

    def _start(
        self, options: Mapping[str, Any], gifts: Mapping[str, tuple[tuple[str, ...], ...]]
    ) -> None:
        self.call("choose_game", HOST, self.game.name)
        assert self.call("set", HOST, dict(options)) or not options, self.refused
        for kind, texts in gifts.items():
            for seat, own in zip(self.seats, texts, strict=False):
                assert self.call("give", seat, {"kind": kind, "texts": list(own)}), self.refused
        assert self.answer(HOST, "ok"), self.refused
        self._open_next()

    def go_on(self) -> bool:
        """Open what follows a scene that is over; False once another game, or the lobby, does."""
        while self.position.over:
            self._open_next()
            if self.opened.game != self.game.name:
                return False
        return True

    def _open_next(self) -> None:
        number = self.position.opened.number + 1
        opened = following(
            self.games, self.position, id=f"o{number}", at=self.clock,
            seed=self.seed * 1000 + number,
        )  # fmt: skip
        self.opened = msgspec.msgpack.decode(msgspec.msgpack.encode(opened), type=Opened)
        self.journal, self.drafts = [], {}
        self.position = self._live()

    # Acts

    def do(self, entry: Entry) -> bool:
        """Fold, append; whether it was taken."""
        entry = decode(encode(entry))
        counted = entry.id in self.position.ids
        try:
            self.position = self.position.apply(entry)
        except Refused as refused:
            self.refused = refused.code
            return False
        self.refused = ""
        if not counted:
            self.journal.append(entry)
        return True

    def act(self, kind: type[Entry], **fields: Any) -> bool:
        """An act of this kind, now."""
        self.acts += 1
        return self.do(kind(id=f"e{self.acts}", at=self.clock, **fields))

    @property
    def wait(self) -> Wait:
        """The name of the open wait; one that never was, if there is none."""
        return self.position.name or (0, 0, 0)

    def answer(self, seat: str, value: Any, wait: Wait | None = None) -> bool:
        """A seat or the host answers; None takes back."""
        return self.act(Answered, wait=wait or self.wait, seat=seat, value=value)

    def call(self, name: str, seat: str, about: Any = "ok") -> bool:
        """A seat or the host interrupts."""
        return self.act(Called, wait=self.wait, name=name, seat=seat, about=about)

    def lapse(self) -> bool:
        """The open wait's time runs out, if it has any."""
        due = self.position.due()
        if due is None:
            return False
        self.clock = max(self.clock, due)
        return self.act(Lapsed, wait=self.wait, drafts=self.prepared())

    def seat(self, what: str, seat: str, name: str = "", device: str = "") -> bool:
        """Somebody comes, goes, or moves."""
        return self.act(Seated, what=what, seat=seat, name=name, device=device)

    def rule(self, what: str, **fields: Any) -> bool:
        """The host, or the table itself, rules."""
        if what == "skip":
            fields = {"wait": self.wait, "drafts": self.prepared(), **fields}
        return self.act(Ruled, what=what, **fields)

    def draft(self, seat: str, value: Any, key: str = "") -> bool:
        """A seat prepares something; it is kept with its wait, beside the journal."""
        ask = self.position.ask
        if ask is None or seat not in self.asked or seat in self.wait_by:
            return False
        try:
            value = ask.form.draft(key, value, seat)
        except Refused as refused:
            self.refused = refused.code
            return False
        self.drafts.setdefault(self.wait, {}).setdefault(seat, {})[key] = value
        return True

    def prepared(self) -> dict[str, dict[str, Any]]:
        """The drafts of the open wait."""
        return self.drafts.get(self.wait, {})

    # What is the case

    @property
    def seats(self) -> tuple[str, ...]:
        """All seats at the table."""
        return self.position.roster.seats

    @property
    def asked(self) -> tuple[str, ...]:
        """Who is asked and still at the table."""
        return self.position.wait.asked(self.position.roster) if self.position.wait else ()

    @property
    def pending(self) -> tuple[str, ...]:
        """Who is waited for."""
        return self.position.wait.pending(self.position.roster) if self.position.wait else ()

    @property
    def wait_by(self) -> dict[str, Any]:
        """The open answers."""
        return self.position.wait.by if self.position.wait else {}

    @property
    def asks(self) -> str:
        """The name of the open ask."""
        return self.position.ask.name if self.position.ask else ""

    # What is seen

    def viewers(self, position: Position | None = None) -> dict[str, Viewer]:
        """Each seat (who has left, too), the host, the host as its own seat, the board, a watcher
        and a phone that is passed round closed.
        """
        roster = (position or self.position).roster
        host = {HOST, roster.host} if roster.host else {HOST}
        return {
            **{seat: frozenset({seat}) for seat in (*roster.seats, *roster.gone)},
            "host": frozenset({HOST}),
            "host's own": frozenset(host),
            "board": frozenset({TV}),
            "watcher": frozenset(),
        }

    def parts(
        self, position: Position | None = None, drafts: dict[str, dict[str, Any]] | None = None
    ) -> Split:
        """The frame in two, as it is sent from."""
        now = position or self.position
        linked = {place.device for place in now.roster.places}
        kept = self.prepared() if drafts is None else drafts
        return split(frame(now, "BCDFG", drafts=kept, linked=linked))

    def seen(
        self, position: Position | None = None, drafts: dict[str, dict[str, Any]] | None = None
    ) -> dict[str, bytes]:
        """The bytes of every viewer's whole frame."""
        parts = self.parts(position, drafts)
        viewers = self.viewers(position)
        return {name: bytes_for(parts, viewer) for name, viewer in viewers.items()}

    def refold(self, acts: int | None = None) -> Position:
        """The position that the journal makes, or its first acts."""
        journal = self.journal if acts is None else self.journal[:acts]
        return fold(self.position.game, self.opened, journal, self.position.given)


def bytes_for(parts: Split, viewer: Viewer) -> bytes:
    """What one viewer is sent."""
    return msgspec.json.encode(whole(parts, parts.overlay(viewer)))


def _roster(seats: int, hands: str) -> Roster:
    devices, host, hosting = HANDS[hands]
    places = [Place(f"s{n + 1}", NAMES[n], n, f"d{devices(n)}") for n in range(seats)]
    return Roster(
        places=places, next=seats + 1, host=host, home_seat=host, hosting=hosting, home=hosting
    )
