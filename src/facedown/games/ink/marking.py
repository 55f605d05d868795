"""The forms of what is said about drawings: which strokes are the object, which to veto."""

from collections.abc import Mapping
from random import Random
from typing import Any

from facedown.table.forms import Form
from facedown.table.refused import need


class Marks(Form, frozen=True, tag="marks"):
    """Some strokes of one's own drawing, by their places in it."""

    of: Mapping[str, int]
    """By artist: how many strokes there are."""

    def check(self, value: Any, seat: str) -> list[int]:
        """Different strokes, in their order."""
        most = self.of.get(seat, 0)
        need(isinstance(value, list | tuple) and len(value) <= most, "form")
        need(all(type(n) is int and 0 <= n < most for n in value), "form")
        return sorted(set(value))

    def sample(self, rng: Random, seat: str) -> list[int]:
        """Any strokes."""
        return [n for n in range(self.of.get(seat, 0)) if rng.random() < 0.3]


class Vetoes(Form, frozen=True, tag="vetoes"):
    """Drawings of others that have words or numbers in them; mostly none."""

    of: tuple[str, ...]

    def check(self, value: Any, seat: str) -> list[str]:
        """Artists, but for oneself."""
        need(isinstance(value, list | tuple) and len(value) <= len(self.of), "form")
        need(seat not in value, "self")
        need(all(isinstance(artist, str) and artist in self.of for artist in value), "form")
        return [artist for artist in self.of if artist in value]

    def describe(self, seat: str | None) -> "Vetoes":
        """Only the drawings of others."""
        return Vetoes(tuple(artist for artist in self.of if artist != seat))

    def sample(self, rng: Random, seat: str) -> list[str]:
        """Any of the others."""
        return [a for a in self.of if a != seat and rng.random() < 0.3]
