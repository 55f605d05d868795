"""The open wait: who has answered, when it closes, and what happens to answers that come late."""

from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from facedown.table.answers import Again
from facedown.table.ask import Ask, Wait
from facedown.table.refused import Refused, need
from facedown.table.roster import Roster
from facedown.table.secret import HOST


class OpenWait:
    """One ask while it is open: the answers so far and its clocks (seconds by the table's
    clock).
    """

    __slots__ = (
        "_asked",
        "ask",
        "by",
        "call_end",
        "end",
        "hands_given",
        "name",
        "opened",
        "own",
        "pieces",
        "quiet_since",
    )

    def __init__(self, ask: Ask, name: Wait, at: float) -> None:
        self.ask, self.name, self.opened = ask, name, at
        self.by: dict[str, Any] = {}
        self.pieces: dict[str, dict[str, Any]] = {}
        """What was handed in, by seat and key; still known when an answer is taken back."""
        self.end: float | None = None
        self.call_end: float | None = None
        self.quiet_since = at
        self.hands_given = 1
        """For how many hands of one device the clock has been given time."""
        self.own: dict[str, tuple[Any, Any]] = {}
        """By seat: an answer, and what its seat is shown of it, for as long as it stands."""
        # Worked out once for each state of the roster: every act asks it many times.
        self._asked: tuple[int, tuple[str, ...]] = (-1, ())

    @classmethod
    def put_back(cls, again: Again, at: float, roster: Roster) -> "OpenWait":
        """An interrupted wait as it was, its clock running on; answers that are no longer legal
        are given back.
        """
        wait = cls(again.ask, again.wait, at)
        wait.opened = again.opened
        asked = wait.asked(roster)
        wait.by = {s: v for s, v in again.by.items() if s in asked and _legal(again.ask, s, v)}
        wait.hands_given = wait.hands(roster)
        now = at + again.more * wait.hands_given
        wait.end = None if again.left is None else now + again.left
        wait.call_end = None if again.call_left is None else now + again.call_left
        wait.pieces = {s: pieces for s, pieces in again.pieces.items() if s in asked}
        if again.hurry:
            wait.hurry(at, roster)
        return wait

    def hurry(self, at: float, roster: Roster) -> None:
        """The last call, for all: if several are waited for, and not all asked share a device."""
        call = self.ask.last_call
        if call is not None and len(self.pending(roster)) > 1 and self.several(roster):
            self.end = at + call if self.end is None else min(self.end, at + call)

    def restart(self, at: float, roster: Roster) -> None:
        """All the time it has, from now on: the seconds of one hand times the most seats asked
        on one device.
        """
        self.opened = self.quiet_since = at
        self.call_end = None
        self.hands_given = self.hands(roster)
        self.end = None if self.ask.within is None else at + self.ask.within * self.hands_given

    def handed_over(self, roster: Roster) -> None:
        """A seat is on another device now, which may have to go through more hands: it gets the
        time of each. Nobody's time is ever cut.
        """
        more = self.hands(roster) - self.hands_given
        if more > 0:
            self.hands_given += more
            if self.end is not None and self.ask.within is not None:
                self.end += self.ask.within * more

    # Who is waited for

    def asked(self, roster: Roster) -> tuple[str, ...]:
        """Those asked who are still at the table."""
        changes, asked = self._asked
        if changes != roster.changes:
            present = {HOST, *roster.seats}
            asked = tuple(seat for seat in self.ask.seats if seat in present)
            self._asked = roster.changes, asked
        return asked

    def pending(self, roster: Roster) -> tuple[str, ...]:
        """Those still waited for: asked, at the table, not away, not done."""
        by, away = self.by, roster.away
        left = [seat for seat in self.asked(roster) if seat not in by and seat not in away]
        return tuple(left) if roster.hosting else tuple(s for s in left if s != HOST)

    def hands(self, roster: Roster) -> int:
        """The most asked seats that share a device."""
        if len(self.ask.seats) < 2:
            return 1
        places = (roster.place(seat) for seat in self.ask.seats)
        return max(Counter(p.device for p in places if p).values(), default=1)

    def several(self, roster: Roster) -> bool:
        """Whether those asked are on more than one device."""
        return len({_hand(roster, seat) for seat in self.asked(roster)}) > 1

    # Clocks

    @property
    def end_of_clock(self) -> float | None:
        """When the clock of the ask, or of its last call, runs out."""
        if self.end is None or self.call_end is None:
            return self.call_end if self.end is None else self.end
        return min(self.end, self.call_end)

    def due(self, roster: Roster) -> float | None:
        """When the wait lapses: its clock, or the patience with those who are away."""
        end, patience = self.end_of_clock, self.ask.patience
        if patience is None or not self.asked(roster) or self.pending(roster):
            return end
        quiet = self.quiet_since + patience
        return quiet if end is None else min(end, quiet)

    def last_call_runs(self, at: float, due: float | None) -> bool:
        """Whether the last call runs: what has been given stands, and cannot be taken back."""
        return self.ask.last_call is not None and due is not None and at >= due - self.ask.last_call

    def shift(self, seconds: float) -> None:
        """Move every clock: after a pause, an outage, or by the host's grace."""
        self.end = None if self.end is None else self.end + seconds
        self.call_end = None if self.call_end is None else self.call_end + seconds
        self.quiet_since += seconds
        self.opened += seconds

    def more(self, seconds: float, at: float) -> None:
        """Add to the clocks. What can be answered already stays so."""
        opened = self.opened
        self.shift(seconds)
        if at >= opened + (self.ask.earliest or 0):
            self.opened = opened

    def left(self, at: float) -> tuple[float | None, float | None]:
        """Seconds left on the clock and of the last call; None where none runs."""
        clock, call = (
            None if end is None else max(0.0, end - at) for end in (self.end, self.call_end)
        )
        return clock, call

    def quiet(self, at: float) -> None:
        """Somebody came or went: patience with the absent begins anew."""
        self.quiet_since = max(self.quiet_since, at)

    # Answers

    def answer(
        self,
        seat: str,
        value: Any,
        at: float,
        roster: Roster,
        due: float | None,
        drafts: Mapping[str, Any] | None = None,
    ) -> None:
        """Take a seat's answer (and what is handed in with it), or its taking it back (None)."""
        need(seat in self.asked(roster), "not_asked")
        need(self.ask.earliest is None or at >= self.opened + self.ask.earliest, "early")
        if value is None or seat in self.by:
            need(not self.last_call_runs(at, due), "locked")
        if value is None:
            self.by.pop(seat, None)
            return
        self.by[seat] = self.ask.form.check(value, seat)
        if self.ask.form.drafted:
            pieces = {**self.pieces.get(seat, {}), **(drafts or {})}
            self.pieces[seat] = {key: piece for key, piece in pieces.items() if piece is not None}

    def to_hand_in(self, seat: str, kept: Mapping[str, Any]) -> dict[str, Any]:
        """What is to go with a seat's answer: what it has drafted, as far as that is news.

        So that saying "done" and taking it back, over and over, stores nothing over and over.
        """
        if not self.ask.form.drafted:
            return {}
        had = self.pieces.get(seat, {})
        news = {key: piece for key, piece in kept.items() if had.get(key) != piece}
        return news | dict.fromkeys(key for key in had if key not in kept)

    def forget(self, seat: str) -> None:
        """A seat has left: what it gave does not count."""
        self.by.pop(seat, None)
        self.pieces.pop(seat, None)

    def settled(self, at: float, roster: Roster) -> bool:
        """Whether all who are at the table are done. If all present but one are, the last call
        begins.
        """
        asked = self.asked(roster)
        if self.ask.seats and all(seat in self.by for seat in asked):
            return True
        left = self.pending(roster)
        if not left:
            self.quiet_since = max(self.quiet_since, at)
        # Where one device holds all who are asked, a last call would only hurry the one whose turn
        # comes last.
        begun = any(seat in self.by for seat in asked)
        if self.ask.last_call and len(left) == 1 and begun and self.several(roster):
            if self.call_end is None:
                self.call_end = at + self.ask.last_call
        elif left:
            self.call_end = None
        return False

    def taken(self, drafts: Mapping[str, Mapping[str, Any]], roster: Roster) -> dict[str, Any]:
        """What was prepared by those who gave nothing, as far as it is legal."""
        return self._gathered(
            {s: drafts[s] for s in self.asked(roster) if s not in self.by and s in drafts}
        )

    def handed_in(self) -> dict[str, Any]:
        """What was prepared by those who are done, where that is their answer."""
        return self._gathered({s: pieces for s, pieces in self.pieces.items() if s in self.by})

    def _gathered(self, drafts: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
        form = self.ask.form
        out = {s: form.gather(_legal_pieces(self.ask, s, kept), s) for s, kept in drafts.items()}
        return {seat: gathered for seat, gathered in out.items() if gathered is not None}


def _legal_pieces(ask: Ask, seat: str, pieces: Mapping[str, Any]) -> dict[str, Any]:
    legal = {}
    for key, piece in pieces.items():
        with suppress(Refused):  # prepared for a form that has changed since
            legal[key] = ask.form.draft(key, piece, seat)
    return legal


def _hand(roster: Roster, seat: str) -> str:
    if seat == HOST:
        return roster.hosting
    place = roster.place(seat)
    return place.device if place else seat


def _legal(ask: Ask, seat: str, value: Any) -> bool:
    try:
        ask.form.check(value, seat)
    except Refused:
        return False
    return True
