"""One wait: who is asked what, for how long, and who may interrupt."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from facedown.table.forms import Form, Ok
from facedown.table.secret import HOST

__all__ = ["HOST", "PATIENCE", "Ask", "Call", "Seen", "Wait"]

PATIENCE = 20.0
"""Seconds for which an away seat is waited for when nobody else is (design: Absence)."""

Seen = Literal["nothing", "count", "who", "progress", "all"]
"""What others see of open answers: nothing, how many, whose, how far each is, or all."""

Wait = tuple[int, int, int]
"""The name of a wait, never used twice: (scene number, step in the scene, rewinds so far)."""


class Call(Struct, frozen=True):
    """An interruption an ask allows: who may make it, and what it says."""

    by: tuple[str, ...]
    form: Form = Ok()


class Ask(Struct, frozen=True):
    """What a scene waits for. From this alone the table knows whom to wait for, what is legal,
    and what ends it.
    """

    seats: tuple[str, ...]
    """Who is asked: seats, `HOST`, or nobody (then only the clock or a call ends the wait)."""
    name: str
    form: Form = Ok()
    within: float | None = None
    """Seconds for one hand; a device that is handed round gets them for each seat it holds."""
    absent: Any = None
    """What stands in for a seat that gave nothing."""
    calls: Mapping[str, Call] = {}
    last_call: float | None = None
    """All but one done: so many seconds remain, and what has been given stands."""
    seating: tuple[Literal["sat", "left", "moved"], ...] = ()
    """Whose coming or going closes the wait, so that the rules can deal with it."""
    seen: Seen = "count"
    undo: bool = False
    """The host may rewind to or past this wait. False from the first wait on that shows a
    secret.
    """
    nudge: float | None = None
    """After so many seconds the asked are highlighted; it never acts."""
    earliest: float | None = None
    """Seconds before which it cannot be answered."""
    barred: tuple[str, ...] = ()
    """Seats that may not answer for the host here: the role never passes to them while this is
    asked.
    """
    patience: float | None = PATIENCE
    """How long seats that are away are waited for when nobody else is missing; None: until the
    host goes on.
    """

    def with_(self, **changes: Any) -> "Ask":
        """The same ask, but for these changes."""
        return replace(self, **changes)
