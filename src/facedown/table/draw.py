"""How chance falls: every draw comes from seed, scene and label, the same on every machine."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from hashlib import blake2b
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")

_SPAN = 2**64


class Draws:
    """The labelled draws of one scene. `given` overrides whole draws by label, in tests."""

    def __init__(self, seed: int, scene: int, given: Mapping[str, Any] | None = None) -> None:
        self.seed, self.scene = seed, scene
        self.given = given or {}
        self._drawn: dict[str, int] = {}

    def below(self, n: int, label: str) -> int:
        """A whole number from 0 to n - 1. The same label drawn again is a fresh draw."""
        if not 1 <= n <= _SPAN:
            raise ValueError(f"nothing to draw from: {label}")
        if label in self.given:
            drawn: int = self._given(label, self.given[label] in range(n))
            return drawn
        return self._number(n, label)

    def _number(self, n: int, label: str) -> int:
        nth = self._drawn[label] = self._drawn.get(label, 0) + 1
        attempt = 0
        # Numbers in the last, incomplete run of n are drawn again, or low ones would come up more
        # often.
        while (raw := self._raw(label, nth, attempt)) >= _SPAN - _SPAN % n:
            attempt += 1
        return raw % n

    def choose(self, of: Sequence[T], label: str, weights: Sequence[int] | None = None) -> T:
        """One of a sequence, evenly or by whole-number weights."""
        if label in self.given:
            likely = of if weights is None else [x for x, w in zip(of, weights, strict=True) if w]
            chosen: T = self._given(label, self.given[label] in likely)
            return chosen
        if weights is None:
            return of[self.below(len(of), label)]
        at = self.below(sum(weights), label)
        for item, weight in zip(of, weights, strict=True):
            if at < weight:
                return item
            at -= weight
        raise AssertionError("weights add up to their sum")

    def some(self, of: Sequence[T], k: int, label: str) -> list[T]:
        """k different ones of a sequence, in drawn order: the first place is drawn first."""
        if label in self.given:
            mine = self.given[label]
            legal = len(mine) == k and len(set(mine)) == k and all(item in of for item in mine)
            return list(self._given(label, legal))
        rest = list(of)
        return [rest.pop(self.below(len(rest), label)) for _ in range(k)]

    def shuffled(self, of: Sequence[T], label: str) -> list[T]:
        """All of a sequence in drawn order."""
        return self.some(of, len(of), label)

    def _raw(self, label: str, nth: int, attempt: int) -> int:
        key = f"{self.seed}/{self.scene}/{label}/{nth}/{attempt}".encode()
        return int.from_bytes(blake2b(key, digest_size=8).digest(), "big")

    def _given(self, label: str, legal: bool) -> Any:
        # An override must be a possible outcome, or a test would silently test another deal.
        if not legal:
            raise ValueError(f"not a possible draw: {label}")
        return self.given[label]


class Branch(Draws):
    """One way in which the draws may fall: a script of numbers, and how many each was drawn
    from.
    """

    def __init__(self, script: list[int], given: Mapping[str, Any] | None = None) -> None:
        super().__init__(0, 0, given)
        self.script = script
        self.widths: list[int] = []

    def _number(self, n: int, label: str) -> int:
        # The scripted number; the first one where the script has ended.
        at = len(self.widths)
        if at == len(self.script):
            self.script.append(0)
        self.widths.append(n)
        return self.script[at]


def every_branch(
    play: Callable[[Branch], R], given: Mapping[str, Any] | None = None
) -> Iterator[tuple[Fraction, R]]:
    """(probability, result) for each way in which the draws of `play` can fall, exactly."""
    script: list[int] = []
    while True:
        branch = Branch(script, given)
        result = play(branch)
        probability = Fraction(1)
        for n in branch.widths:
            probability /= n
        yield probability, result
        script = script[: len(branch.widths)]
        while script and script[-1] == branch.widths[len(script) - 1] - 1:
            script.pop()
        if not script:
            return
        script[-1] += 1
