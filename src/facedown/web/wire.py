"""What goes over the wire, and how: see docs/protocol.md."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from facedown.room.acts import (
    Answer,
    CallOut,
    Draft,
    Leave,
    Offer,
    Open,
    Rename,
    Rule,
    Sit,
    Take,
)
from facedown.table.refused import Refused

SAFE = 2**53
"""Whole numbers up to this are the same in every language."""


class Hello(Struct, frozen=True, tag_field="t", tag="hello"):
    """The first message: who this is."""

    token: Annotated[str, Meta(max_length=64)]
    tv: bool = False

    def __repr__(self) -> str:
        return "Hello(…)"


class Ping(Struct, frozen=True, tag_field="t", tag="ping"):
    """What time is it at the table?"""

    n: Annotated[int, Meta(ge=-SAFE, le=SAFE)] = 0


Message = (
    Hello | Ping | Open | Answer | CallOut | Draft | Sit | Rename | Leave | Offer | Take | Rule
)

_decoder = msgspec.json.Decoder(Message)
_encode = msgspec.json.Encoder().encode


def decode(data: str | bytes) -> Message:
    """A message of a device; Refused as `form` if it is none."""
    try:
        message: Message = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError):
        raise Refused("form") from None
    return message


def ok(id: str, take: str | None = None) -> bytes:
    """The act is stored; of an offer, the code by which it is taken."""
    code = b"" if take is None else b',"take":%b' % _encode(take)
    return b'{"t":"ok","id":%b%b}' % (_encode(id), code)


def no(id: str | None, refused: Refused) -> bytes:
    """The act was refused, and changed nothing."""
    return _encode({"t": "no", "id": id, "code": refused.code, "args": refused.args_})


def pong(n: int, at: float) -> bytes:
    """The moment, by the table's clock."""
    return b'{"t":"pong","n":%d,"at":%.3f}' % (n, at)


def bye(code: str) -> bytes:
    """The table hangs up."""
    return _encode({"t": "bye", "code": code})


def trouble(code: str, **args: Any) -> bytes:
    """The body of a failed request."""
    return _encode({"code": code, "args": args})
