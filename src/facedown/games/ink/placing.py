"""The form of a seat's voting cards: one for each drawing of the others, beside an object."""

from collections.abc import Mapping
from random import Random
from typing import Any

from facedown.table.forms import Form
from facedown.table.refused import need

Cards = dict[str, int]
"""By artist: beside which number the card for that drawing lies."""


class Placing(Form, frozen=True, tag="placing"):
    """The drawings that one seat votes on, and the numbers of the objects offered to it."""

    of: tuple[str, ...]
    """The artists."""
    beside: tuple[int, ...]
    one_vote: bool = False
    """No two cards may lie beside one object."""

    def check(self, value: Any, seat: str) -> Cards:
        """A card for every drawing."""
        placed = self._placed(value, seat)
        need(len(placed) == len(self.of), "unplaced")
        return placed

    def draft(self, key: str, value: Any, seat: str) -> Cards:
        """The cards placed so far."""
        need(key == "", "form")
        return self._placed(value, seat)

    def _placed(self, value: Any, seat: str) -> Cards:
        need(isinstance(value, dict), "form")
        need(seat not in value, "own_drawing")
        for artist, number in value.items():
            need(artist in self.of and type(number) is int and number >= 1, "form")
            need(number in self.beside, "no_such_object")
        need(not self.one_vote or len(set(value.values())) == len(value), "one_vote")
        return {artist: value[artist] for artist in self.of if artist in value}

    def sample(self, rng: Random, seat: str) -> Cards:
        """Any cards, no two beside one object where there are enough."""
        if self.one_vote or rng.random() < 0.5:
            return dict(zip(self.of, rng.sample(self.beside, len(self.beside)), strict=False))
        return {artist: rng.choice(self.beside) for artist in self.of}


class Finding(Placing, frozen=True, tag="placing"):
    """The cards of all. Nobody votes on their own drawing; their own object would always miss."""

    own: Mapping[str, int] = {}
    """By seat: the number of its own object."""
    seen: bool = True
    """Others see where the cards lie, or else only how many; never for which drawings they are."""

    def check(self, value: Any, seat: str) -> Cards:
        """A card for every drawing of the others."""
        self._not_own(value, seat)
        return self.describe(seat).check(value, seat)

    def draft(self, key: str, value: Any, seat: str) -> Cards:
        """The cards placed so far."""
        self._not_own(value, seat)
        return self.describe(seat).draft(key, value, seat)

    def _not_own(self, value: Any, seat: str) -> None:
        own = self.own.get(seat)
        need(own is None or not isinstance(value, dict) or own not in value.values(), "own_object")

    def describe(self, seat: str | None) -> Placing:
        """Only for the one asked: which object is not offered is that seat's secret."""
        return Placing(
            tuple(artist for artist in self.of if artist != seat),
            tuple(number for number in self.beside if number != self.own.get(seat or "")),
            self.one_vote,
        )

    def progress(self, value: Any) -> Any:
        """Where the cards lie, in the order of the numbers, or how many there are."""
        lying = sorted((value or {}).values())
        return lying if self.seen else len(lying)

    def sample(self, rng: Random, seat: str) -> Cards:
        """Any cards of this seat."""
        return self.describe(seat).sample(rng, seat)
