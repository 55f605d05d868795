"""How a wait ended: what each seat gave, what was only drafted, and who or what closed it."""

from typing import Any

from msgspec import Struct

from facedown.table.ask import Ask, Wait
from facedown.table.entries import Called, Seated


class Again(Struct, frozen=True):
    """An interrupted wait put back: same name, answers, drafts, and the clock where it stood
    (and `more`, for each hand that the wait goes through).
    """

    ask: Ask
    wait: Wait
    by: dict[str, Any]
    left: float | None
    opened: float
    call_left: float | None = None
    pieces: dict[str, dict[str, Any]] = {}
    more: float = 0
    hurry: bool = False
    """The last call begins, for all who are not done."""


class Answers(Struct, frozen=True):
    """What a scene is sent when its wait has closed."""

    ask: Ask
    wait: Wait
    by: dict[str, Any]
    """What each seat gave, checked by the form, in the order in which they first gave it."""
    left: float | None = None
    """Seconds that were left on the clock; None where none ran."""
    opened: float = 0
    call_left: float | None = None
    """Seconds that were left of the last call; None where none ran."""
    call: Called | None = None
    seated: Seated | None = None
    lapsed: bool = False
    skipped: bool = False
    drafts: dict[str, Any] = {}
    """What seats had prepared: those that gave nothing, when the wait lapsed or was skipped; and
    those that handed it in with their answer (`Form.drafted`).
    """
    pieces: dict[str, dict[str, Any]] = {}
    """What was handed in, by seat and key: for the same wait put back."""

    @property
    def one(self) -> Any:
        """The answer where one seat was asked; its stand-in where there is none."""
        return next(iter(self.by.values()), self.ask.absent)

    @property
    def gone(self) -> str | None:
        """The seat whose leaving for good closed the wait."""
        return self.seated.seat if self.seated and self.seated.what == "left" else None

    @property
    def missing(self) -> tuple[str, ...]:
        """The seats that were asked and gave nothing."""
        return tuple(seat for seat in self.ask.seats if seat not in self.by)

    def standing_in(self) -> dict[str, Any]:
        """The answers, with the ask's stand-in for each seat that gave none."""
        return {seat: self.by.get(seat, self.ask.absent) for seat in self.ask.seats}

    def again(self, more: float = 0, hurry: bool = False, **changes: Any) -> Again:
        """The same wait once more, after an interruption has been dealt with.

        `changes` are changes of the ask. Answers that a changed form no longer allows are given
        back to their seats. `more`: seconds on top, for one hand, as `Ask.within` is. `hurry`: the
        last call begins now, for all who are not done.
        """
        return Again(
            self.ask.with_(**changes), self.wait, self.by, self.left, self.opened, self.call_left,
            self.pieces, more, hurry,
        )  # fmt: skip
