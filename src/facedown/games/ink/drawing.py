"""The form of a drawing: drafted stroke by stroke, and handed in with a word."""

from random import Random
from typing import Any, ClassVar

from facedown.games.ink.strokes import LONGEST, checked, visible
from facedown.table.forms import Drafts, Form
from facedown.table.refused import need

MOST = 4000
"""The most strokes of a drawing, undoings among them."""
HEAVIEST = 1024 * 1024
"""The most bytes of a drawing: the bound that the table sets for all drafts of a seat."""


class Drawing(Form, frozen=True, tag="drawing"):
    """A drawing. Each piece has its number as a key; "ok" hands them in."""

    drafted: ClassVar[bool] = True

    begun: bool = False
    """Whether this seat may draw: it has said that it begins."""
    most: int = MOST
    longest: int = LONGEST
    heaviest: int = HEAVIEST

    def check(self, value: Any, seat: str) -> str:
        """The word that it is done."""
        need(value == "ok", "form")
        return "ok"

    def draft(self, key: str, value: Any, seat: str) -> Any:
        """One stroke, or undo, redo, clear. Wrong ones are refused one by one; the rest stands."""
        need(self.begun, "not_begun")
        need(key.isascii() and key.isdigit() and str(int(key)) == key, "form")
        need(int(key) < self.most, "drawing_full", most=self.most)
        return checked(value)

    def gather(self, drafts: Drafts, seat: str) -> Any:
        """The strokes that are left, in their order."""
        return visible(drafts[key] for key in sorted(drafts, key=int)) or None

    def sample(self, rng: Random, seat: str) -> str:
        """Whatever is drawn, it is done."""
        return "ok"


class Hiding(Drawing, frozen=True, tag="drawing"):
    """The drawings of all. Who has begun is nobody's business."""

    who: tuple[str, ...] = ()
    """The seats that have begun."""

    def draft(self, key: str, value: Any, seat: str) -> Any:
        """One piece of a seat that has begun."""
        return self.describe(seat).draft(key, value, seat)

    def describe(self, seat: str | None) -> Drawing:
        """Whether this seat has begun."""
        return Drawing(begun=seat in self.who)
