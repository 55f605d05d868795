"""What the journal of a room is made of."""

from typing import Any, Literal

from msgspec import Struct, field, msgpack

from facedown.table.ask import Wait

ENGINE = 1
"""The version of the kernel: a scene that was opened by another one is started afresh."""


class Entry(Struct, frozen=True, tag=True, kw_only=True):
    """One fact: `id` is the act's own name (sent twice, it counts once), `at` seconds by the
    table's clock.
    """

    id: str
    at: float

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


class Answered(Entry, frozen=True, tag=True, kw_only=True):
    """A seat (or the host) answered the open ask; None takes the answer back.

    `drafts` are handed in with it where the form says so: what has changed since the seat last
    handed in, by key; None: dropped.
    """

    wait: Wait
    seat: str
    value: Any = None
    drafts: dict[str, Any] = field(default_factory=dict)


class Called(Entry, frozen=True, tag=True, kw_only=True):
    """Somebody interrupted."""

    wait: Wait
    name: str
    seat: str
    about: Any = "ok"


class Lapsed(Entry, frozen=True, tag=True, kw_only=True):
    """A wait's time is up. `drafts` are what was taken from those who were not done: {seat:
    {key: value}}.
    """

    wait: Wait
    drafts: dict[str, dict[str, Any]] = field(default_factory=dict)


class Seated(Entry, frozen=True, tag=True, kw_only=True):
    """Who sits where has changed."""

    what: Literal["sat", "away", "back", "left", "moved", "renamed", "peeked"]
    seat: str
    name: str = ""
    device: str = ""


RULINGS = (
    "skip", "rewind", "void", "pause", "resume", "more", "outage", "end",
    "host", "kick", "hold", "move", "lock", "unlock", "hide", "show", "order", "language",
)  # fmt: skip


class Ruled(Entry, frozen=True, tag=True, kw_only=True):
    """A ruling: by the host, or by the table itself (`outage` gives lost time back, `host` when
    it passes on).
    """

    what: str
    wait: Wait | None = None
    step: int = 0
    seconds: float = 0
    seat: str | None = None
    device: str = ""
    order: tuple[str, ...] = ()
    drafts: dict[str, dict[str, Any]] = field(default_factory=dict)
    acting: bool = False
    text: str = ""


class Opened(Entry, frozen=True, tag=True, kw_only=True):
    """A scene begins. It carries all there is: nothing before it is folded again."""

    game: str
    scene: str
    number: int
    seed: int
    state: bytes
    roster: bytes
    evening: bytes
    rules: int = 1
    engine: int = ENGINE
    restarted: bool = False
    """The scene had been opened by other code, or was given up after a fault, and starts afresh."""
    ruling: Ruled | None = None
    """The ruling that broke the scene before off."""


AnyEntry = Opened | Answered | Called | Lapsed | Seated | Ruled

_decoder = msgpack.Decoder(AnyEntry)
_encoder = msgpack.Encoder()


def encode(entry: Entry) -> bytes:
    """An entry as the journal keeps it."""
    return _encoder.encode(entry)


def decode(data: bytes) -> AnyEntry:
    """An entry as it was encoded."""
    return _decoder.decode(data)
