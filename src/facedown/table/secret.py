"""What not everyone may see: a leaf of the view, and who may see it."""

from collections.abc import Collection
from typing import Generic, TypeVar

T = TypeVar("T")

EVERYONE = None
NOBODY: frozenset[str] = frozenset()
HOST = "host"
TV = "tv"

Viewer = frozenset[str]
"""The set of names a device sees as: one seat, perhaps `HOST`; `{TV}` for a board; empty for a
watcher.
"""


def held(seat: str) -> str:
    """The name under which a device that is handed round, and covered, sees what a seat of it may
    do: the calls it may make, and nothing else.
    """
    return f"held {seat}"


class Secret(Generic[T]):
    """A leaf that only its audience may see (`EVERYONE`: all). To the others it is null.

    `weight` is the least number of bytes the value takes on the wire: the game gives the longest
    that this deal could have dealt, so that a length tells nothing. `grows`: of a change only what
    has changed inside is sent; never for what was dealt, whose changes are not weighed then. A
    plain slotted class: msgspec must not know how to encode it, or a forgotten redaction would leak
    instead of fail.
    """

    __slots__ = ("audience", "data", "grows", "value", "weight")

    def __init__(
        self, value: T, audience: Collection[str] | None, weight: int = 0, grows: bool = False
    ) -> None:
        self.value, self.grows = value, grows
        self.audience = EVERYONE if audience is None else frozenset(audience)
        self.weight = weight
        self.data: bytes | None = None
        """Its bytes on the wire, once they are made."""

    def __repr__(self) -> str:
        return "Secret(…)"

    def seen_by(self, viewer: Viewer) -> bool:
        """Whether this viewer is in the audience."""
        return self.audience is EVERYONE or not self.audience.isdisjoint(viewer)
