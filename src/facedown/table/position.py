"""Where a room stands: the state of its scene, the open wait, and what one more entry makes of
them.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from msgspec import msgpack

from facedown.table.answers import Again, Answers
from facedown.table.ask import Ask, Wait
from facedown.table.entries import RULINGS, Answered, Called, Entry, Lapsed, Opened, Ruled, Seated
from facedown.table.evening import Evening
from facedown.table.game import Game, Table
from facedown.table.open_wait import OpenWait
from facedown.table.refused import Refused, need
from facedown.table.roster import Roster
from facedown.table.secret import HOST


class Position:
    """The fold of a scene's entries. Mutable and disposable: the journal can always make it again.

    `given` overrides labelled draws, in tests.
    """

    def __init__(
        self,
        game: Game,
        opened: Opened,
        given: Mapping[str, Any] | None = None,
        *,
        rewinds: int = 0,
    ) -> None:
        self.game, self.opened, self.given = game, opened, given
        self.state: Any = msgpack.decode(opened.state, type=game.State)
        self.evening = msgpack.decode(opened.evening, type=Evening)
        self.roster = msgpack.decode(opened.roster, type=Roster)
        self.table = Table(self.roster, opened.seed, opened.number, given)
        self.entries: list[Entry] = []
        self.ids: set[str] = {opened.id}
        self.wait: OpenWait | None = None
        self.over = False
        self.next: str | None = None
        """The scene that follows, once this one is over; None: the match has ended."""
        self.peeks: dict[str, int] = {}
        """By seat: how often its secrets were looked at a second time, on a device that is handed
        round, in this scene.
        """
        self.ruling = opened.ruling
        """The last ruling of this scene, or the one that led to it: shown to the table."""
        self.paused: float | None = None
        """The moment since which the scene is paused."""
        self._empty_since: float | None = None if self.roster.anybody() else opened.at
        self._turn = rewinds
        # While the past is played over to go back to: its acts name waits as they were called then.
        self._replaying = rewinds > 0
        self._folding = 0  # 1 while an entry is folded that is not among `entries` yet
        self._starts: list[int] = []  # by step: how many entries had been folded when it was asked
        self._undo: list[bool] = []
        self.moves = 0
        """How often the scene has gone on: between two moves its state is as it was."""
        self._scene = game.scenes[opened.scene](self.state, self.table)
        self._resume(None, opened.at)

    # What the room may ask of a position

    @property
    def name(self) -> Wait | None:
        """The name of the open wait."""
        return self.wait.name if self.wait else None

    def owes(self, seat: str) -> bool:
        """Whether the open ask still waits for an answer of this seat, here or away."""
        return (
            self.wait is not None
            and seat in self.wait.asked(self.roster)
            and seat not in self.wait.by
        )

    @property
    def ask(self) -> Ask | None:
        """The open ask; None once the scene is over."""
        return self.wait.ask if self.wait else None

    def due(self) -> float | None:
        """The moment at which the open wait lapses, as things stand; None if it does not."""
        if self.wait is None or self.paused is not None or not self.roster.anybody():
            return None
        return self.wait.due(self.roster)

    def rewindable(self) -> int | None:
        """The nearest step to which the host may go back, or None."""
        if self.wait is None or self.wait.name[1] == 0:
            return None
        to = self.wait.name[1] - 1
        return to if self._may_rewind(to) else None

    def _may_rewind(self, to: int) -> bool:
        return 0 <= to < len(self._undo) and all(self._undo[to:])

    # One entry

    def apply(self, entry: Entry) -> "Position":
        """The position after one more entry (itself, but for a rewind). An act already counted
        changes nothing.

        Refused: the act is not allowed, and has changed nothing. Any other exception is a fault of
        the rules, and leaves this position spoilt: drop it and fold anew.
        """
        if entry.id in self.ids:
            return self
        self._folding = 1
        try:
            return self._applied(entry)
        finally:
            self._folding = 0

    def _applied(self, entry: Entry) -> "Position":
        match entry:
            case Answered():
                self._answered(entry)
            case Called():
                self._called(entry)
            case Lapsed():
                self._lapsed(entry)
            case Seated():
                self._seated(entry)
            case Ruled(what="rewind") if self._replaying:
                self._restarted(entry)
            case Ruled(what="rewind"):
                return self._rewound(entry)
            case Ruled():
                self._ruled(entry)
            case _:
                need(False, "form")
        self.entries.append(entry)
        self.ids.add(entry.id)
        return self

    def _open(self, wait: Wait | None) -> OpenWait:
        """The open wait, if that is the one meant."""
        need(not self.over and self.wait is not None, "over")
        assert self.wait is not None
        need(self._replaying or wait == self.wait.name, "stale")
        return self.wait

    def _answered(self, entry: Answered) -> None:
        wait = self._open(entry.wait)
        need(self.paused is None, "paused")
        # Only a last call makes what has been given stand.
        due = None if wait.ask.last_call is None else self.due()
        wait.answer(entry.seat, entry.value, entry.at, self.roster, due, entry.drafts)
        self._settle(entry.at)

    def _called(self, entry: Called) -> None:
        wait = self._open(entry.wait)
        need(self.paused is None, "paused")
        call = wait.ask.calls.get(entry.name)
        need(call is not None and entry.seat in call.by, "no_such_call")
        need(entry.seat == HOST or entry.seat in self.roster.seats, "not_seated")
        assert call is not None
        about = call.form.check(entry.about, entry.seat)
        self._close(entry.at, call=Called(**{**_fields(entry), "about": about}))

    def _lapsed(self, entry: Lapsed) -> None:
        wait = self._open(entry.wait)
        due = self.due()
        need(due is not None and entry.at >= due, "early")
        self._close(entry.at, lapsed=True, drafts=wait.taken(entry.drafts, self.roster))

    def _seated(self, entry: Seated) -> None:
        self.roster.seated(entry)
        if entry.what == "peeked":
            self.peeks[entry.seat] = self.peeks.get(entry.seat, 0) + 1
        else:
            self._came_or_went(entry)

    def _came_or_went(self, entry: Seated) -> None:
        self._presence(entry.at)
        if self.wait is None:
            return
        if entry.what == "left":
            self.wait.forget(entry.seat)
        if entry.what in self.wait.ask.seating:
            self._close(entry.at, seated=entry)
        else:
            self.wait.quiet(entry.at)
            self.wait.handed_over(self.roster)
            self._settle(entry.at)

    def _ruled(self, entry: Ruled) -> None:
        need(entry.what in RULINGS, "no_such_ruling")
        match entry.what:
            case "pause":
                need(not self.over, "over")
                need(self.paused is None, "paused")
                self._catch_up(entry.at)
                self.paused = entry.at
            case "resume":
                need(self.paused is not None, "running")
                self._unpause(entry.at)
            case "more" | "outage":
                need(self.wait is not None, "over")
                assert self.wait is not None
                self.wait.more(entry.seconds, self._now(entry.at))
            case "skip":
                wait = self._open(entry.wait)
                self._unpause(entry.at)
                drafts = wait.taken(entry.drafts, self.roster)
                self._close(entry.at, lapsed=True, skipped=True, drafts=drafts)
            case "void" | "end":
                need(not self.over, "over")
                self._break_off(self.game.voided if entry.what == "void" else self.game.ended)
            case "kick" | "hold" | "move":
                self.roster.ruled(entry)
                what: Literal["left", "moved"] = "left" if entry.what == "kick" else "moved"
                seat = entry.seat or ""
                self._came_or_went(Seated(id=entry.id, at=entry.at, what=what, seat=seat))
            case _:
                self._room_ruled(entry)
        if entry.what != "outage":  # nobody ruled that: the frame is what it was before
            self.ruling = entry

    def _room_ruled(self, entry: Ruled) -> None:
        if entry.what == "host":
            # Of those whom the past passes the role through, only the last is to rule: `_rewound`.
            need(self._replaying or self._may_rule(entry.seat, entry.device), "barred")
        self.roster.ruled(entry)
        self._presence(entry.at)
        if self.wait and not self.over:
            self.wait.quiet(entry.at)

    def _may_rule(self, seat: str | None, device: str) -> bool:
        """Whether the role may pass to a seat, or to a device without a seat of its own to rule."""
        barred = self.wait.ask.barred if self.wait else ()
        held = (seat,) if seat is not None else self.roster.held_by(device)
        return not held or any(seat not in barred for seat in held)

    def _rewound(self, entry: Ruled) -> "Position":
        need(not self.over, "over")
        need(0 <= entry.step < len(self._starts), "no_such_wait")
        need(self._may_rewind(entry.step), "shown")
        start = self._starts[entry.step]
        # Comings, goings and rulings about the room are facts whatever is played over again.
        facts = [e for e in self.entries[start:] if isinstance(e, Seated) or _about_room(e)]
        back = Position(self.game, self.opened, self.given, rewinds=self._turn + 1)
        for past in self.entries[:start]:
            back.apply(past)
        ruled = back.roster.host, back.roster.hosting
        for past in (*facts, entry):
            back.apply(past)
        back._replaying = False
        rules = back.roster.host, back.roster.hosting
        need(rules == ruled or back._may_rule(*rules), "barred")
        back.ids |= self.ids
        return back

    def _restarted(self, entry: Ruled) -> None:
        """Where the host went back to: the wait has all its time, and a pause is over."""
        self._stand_from(entry.at, paused=False)
        if self.wait:
            self.wait.restart(entry.at, self.roster)
        self.ruling = entry

    # Closing and opening waits

    def _settle(self, at: float) -> None:
        """Closes the wait if all who are still at the table are done; else the last call may
        begin.
        """
        if self.wait is not None and self.wait.settled(at, self.roster):
            self._close(at)

    def _close(self, at: float, drafts: Mapping[str, Any] | None = None, **how: Any) -> None:
        assert self.wait is not None
        wait = self.wait
        if "call" not in how and "seated" not in how:
            drafts = {**wait.handed_in(), **(drafts or {})}
        self._catch_up(at)
        left, call_left = wait.left(at)
        answers = Answers(
            wait.ask, wait.name, wait.by, left, wait.opened, call_left,
            drafts=dict(drafts or {}), pieces=wait.pieces, **how,
        )  # fmt: skip
        self._resume(answers, at)

    def _resume(self, answers: Answers | None, at: float) -> None:
        self.moves += 1
        try:
            asked = next(self._scene) if answers is None else self._scene.send(answers)
        except StopIteration as end:
            self._finish(end.value)
            return
        except Refused as refused:
            # Illegal input is refused by forms; here the act would have been half taken.
            raise RuntimeError(f"a scene refused: {refused.code}") from None
        if isinstance(asked, Again):
            step = asked.wait[1]
            self._undo[step] = self._undo[step] and asked.ask.undo
            self.wait = OpenWait.put_back(asked, at, self.roster)
        else:
            name = (self.opened.number, len(self._starts), self._turn)
            self._starts.append(len(self.entries) + self._folding)
            self._undo.append(asked.undo)
            self.wait = OpenWait(asked, name, at)
            self.wait.restart(at, self.roster)
        self._settle(at)

    def _break_off(self, after: Any) -> None:
        self._scene.close()
        self._finish(after(self.state))

    def _finish(self, following: str | None) -> None:
        self.over, self.next, self.wait, self.paused = True, following, None, None

    # Clocks that stand: while the scene is paused, and while nobody is present

    def _unpause(self, at: float) -> None:
        self._catch_up(at)
        self.paused = None

    def _presence(self, at: float) -> None:
        """With nobody present no clock runs; when somebody is back, the time lost is given back."""
        self._catch_up(at)
        self._empty_since = None if self.roster.anybody() else at

    def _now(self, at: float) -> float:
        """The moment that the clocks show."""
        return min(t for t in (self.paused, self._empty_since, at) if t is not None)

    def _catch_up(self, at: float) -> None:
        """Give back the time for which clocks have stood, up to now."""
        if self.wait and (self.paused is not None or self._empty_since is not None):
            self.wait.shift(at - self._now(at))
        self._stand_from(at, self.paused is not None)

    def _stand_from(self, at: float, paused: bool) -> None:
        self.paused = at if paused else None
        self._empty_since = None if self._empty_since is None else at


def fold(
    game: Game,
    opened: Opened,
    entries: Iterable[Entry] = (),
    given: Mapping[str, Any] | None = None,
) -> Position:
    """The position after these entries, from the state with which the scene was opened."""
    position = Position(game, opened, given)
    for entry in entries:
        position = position.apply(entry)
    return position


def _about_room(entry: Entry) -> bool:
    return isinstance(entry, Ruled) and entry.what in (
        "host", "kick", "hold", "move", "lock", "unlock", "hide", "show", "order", "language",
    )  # fmt: skip


def _fields(entry: Entry) -> dict[str, Any]:
    return {name: getattr(entry, name) for name in entry.__struct_fields__}
