"""What it takes to move a seat to another device: a secret that is good once, and for a minute."""

import secrets

from msgspec import Struct

GOOD_FOR = 60.0
"""Seconds, by the table's clock, in which an offer must be taken."""


class Offer(Struct, frozen=True):
    """A seat made ready to move. In memory alone: never stored, logged, or shown in a frame."""

    id: str
    """The act that made it: sent again, it gets the same code."""
    code: str
    holder: str
    """The device that holds the seat; once another one does, the offer is void."""
    until: float
    ruled: bool = False
    """Made by the host, of a seat that is on another device: its moving is shown to the table."""

    def __repr__(self) -> str:
        return "Offer(…)"


def new_offer(id: str, holder: str, now: float, *, ruled: bool) -> Offer:
    """An offer with a code that nobody can guess (192 bits)."""
    return Offer(id, secrets.token_urlsafe(24), holder, now + GOOD_FOR, ruled)
