"""What an answer may look like: check it, describe it to the one asked, sample it for bots and
tests.
"""

from collections.abc import Mapping
from functools import lru_cache
from random import Random
from typing import Any, ClassVar

from msgspec import Struct

from facedown.table.letters import line
from facedown.table.refused import need

Drafts = Mapping[str, Any]


class Form(Struct, frozen=True, tag_field="form"):
    """One shape of answers. It is its own description on the wire, narrowed to the seat that is
    asked.
    """

    drafted: ClassVar[bool] = False
    """Answering hands in what the seat has drafted, as it stands: too much to be said twice."""

    def check(self, value: Any, seat: str) -> Any:
        """The answer as the rules will see it; Refused if this seat may not give it."""
        raise NotImplementedError

    def draft(self, key: str, value: Any, seat: str) -> Any:
        """One prepared piece of an answer, by its key. Forms in one piece have the key "" alone."""
        need(key == "", "form")
        return self.check(value, seat)

    def gather(self, drafts: Drafts, seat: str) -> Any:
        """What the drafts come to, handed in or when time ran out; None if nothing."""
        return drafts.get("")

    def describe(self, seat: str | None) -> "Form":
        """The form as this seat is to answer it; None: as everybody may know it."""
        return self

    def progress(self, value: Any) -> Any:
        """How far an open answer is, told to others where an ask says so."""
        return value is not None

    def sample(self, rng: Random, seat: str) -> Any:
        """Some legal answer of this seat."""
        raise NotImplementedError


class Hidden(Form, frozen=True, tag="hidden"):
    """A form that is none of the viewer's business."""

    def check(self, value: Any, seat: str) -> Any:
        """Never answered."""
        need(False, "form")


class Ok(Form, frozen=True, tag="ok"):
    """Nothing to choose: seen, done, go on."""

    def check(self, value: Any, seat: str) -> str:
        """Only "ok"."""
        need(value == "ok", "form")
        return "ok"

    def sample(self, rng: Random, seat: str) -> str:
        """Always "ok"."""
        return "ok"


class OneOf(Form, frozen=True, tag="one_of"):
    """One of several named options."""

    options: tuple[str, ...]

    def check(self, value: Any, seat: str) -> str:
        """One of the options."""
        need(isinstance(value, str) and value in self.options, "form")
        return str(value)

    def sample(self, rng: Random, seat: str) -> str:
        """Any of the options."""
        return rng.choice(self.options)


class OneSeat(Form, frozen=True, tag="one_seat"):
    """One of several seats, perhaps not one's own."""

    of: tuple[str, ...]
    but_self: bool = False

    def check(self, value: Any, seat: str) -> str:
        """A seat that this seat may name."""
        need(isinstance(value, str) and value in self.of, "form")
        need(not (self.but_self and value == seat), "self")
        return str(value)

    def describe(self, seat: str | None) -> "OneSeat":
        """Only the seats that this one may name."""
        if not self.but_self or seat not in self.of:
            return self
        return _others(self.of, seat)

    def sample(self, rng: Random, seat: str) -> str:
        """Any seat that this one may name."""
        return rng.choice(self.describe(seat).of)


@lru_cache(maxsize=4096)
def _others(of: tuple[str, ...], seat: str) -> OneSeat:
    return OneSeat(tuple(s for s in of if s != seat), True)


class Text(Form, frozen=True, tag="text"):
    """A line of text; `words` says how many words are meant, for the client to ask about."""

    longest: int = 24
    words: int | None = None

    def check(self, value: Any, seat: str) -> str:
        """A visible line, tidied."""
        return line(value, self.longest)

    def sample(self, rng: Random, seat: str) -> str:
        """Some short words."""
        return rng.choice(("warm", "round", "far", "hot", "Žlutý", "fox"))


class Lines(Form, frozen=True, tag="lines"):
    """Several lines of text, none twice."""

    longest: int = 24
    most: int = 20

    def check(self, value: Any, seat: str) -> tuple[str, ...]:
        """Up to `most` visible lines, tidied; a line given twice counts once."""
        need(isinstance(value, list | tuple), "form")
        need(len(value) <= self.most, "too_many_lines", most=self.most)
        return tuple(dict.fromkeys(line(item, self.longest) for item in value))

    def sample(self, rng: Random, seat: str) -> tuple[str, ...]:
        """One to three words."""
        return tuple(
            rng.sample(("gnome", "kite", "bun", "pond"), rng.randint(1, min(3, self.most)))
        )


class Number(Form, frozen=True, tag="number"):
    """A whole number within bounds, by steps from the least."""

    least: int
    most: int
    step: int = 1

    def check(self, value: Any, seat: str) -> int:
        """A number from `least` to `most`, a whole number of steps away."""
        need(type(value) is int and self.least <= value <= self.most, "form")
        need((value - self.least) % self.step == 0, "form")
        return int(value)

    def sample(self, rng: Random, seat: str) -> int:
        """Any number within the bounds."""
        return rng.randrange(self.least, self.most + 1, self.step)


class EachOf(Form, frozen=True, tag="each_of"):
    """A choice for each of several keys, some of which may be left out (who pointed at whom)."""

    keys: tuple[str, ...]
    options: tuple[str, ...]
    but_self: bool = False

    def check(self, value: Any, seat: str) -> dict[str, str]:
        """Keys to options, in the form's order of keys."""
        need(isinstance(value, dict), "form")
        for key, choice in value.items():
            need(key in self.keys and choice in self.options, "form")
            need(not (self.but_self and key == choice), "self")
        return {key: value[key] for key in self.keys if key in value}

    def sample(self, rng: Random, seat: str) -> dict[str, str]:
        """Most keys, each with any option."""
        pick = {key: rng.choice(self.options) for key in self.keys if rng.random() < 0.9}
        return {key: to for key, to in pick.items() if not (self.but_self and key == to)}
