"""How much, how fast and how many: the bounds within which anybody may speak to the table."""

import time
from collections import OrderedDict
from collections.abc import Callable

from facedown.web.address import at_home

MESSAGE = 64 * 1024
"""The most bytes of a message."""
HEARD = 4 * MESSAGE
"""The most bytes of a message that are read at all, in order to say that it is too big."""
BODY = 4 * 1024
"""The most bytes of a request's body."""
BODY_WITHIN = 10.0
"""Seconds in which a request's body must be there."""
IDLE = 75.0
"""Seconds for which a connection without a request is kept."""
BACKLOG = 256 * 1024
"""Bytes that may wait for a slow reader before it is dropped."""
PACE, BURST = 40.0, 120.0
"""Messages a second of one line, and how many at once."""
LINES_PER_ADDRESS = 200
LINES_PER_ROOM = 120
"""So many lines, whoever's they are; more only for devices that have a seat, or rule."""
ADDRESSES = 20_000
"""The most addresses remembered; the one heard of longest ago is forgotten first."""


class Bucket:
    """So many at once, and so many a second from then on."""

    __slots__ = ("_clock", "_last", "_left", "burst", "rate")

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate, self.burst, self._clock = rate, burst, clock
        self._left, self._last = burst, clock()

    def take(self) -> bool:
        """Whether one more is allowed now; if so, it is used up."""
        if not self.any():
            return False
        self._left -= 1
        return True

    def any(self) -> bool:
        """Whether one more would be allowed now."""
        now = self._clock()
        self._left = min(self.burst, self._left + (now - self._last) * self.rate)
        self._last = now
        return self._left >= 1


class Buckets:
    """One bucket an address, and one for all together, so that many addresses gain little.

    This computer's own address has only the one for all.
    """

    def __init__(
        self,
        rate: float,
        burst: float,
        in_all: float = 50,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._all = Bucket(rate * in_all, burst * in_all, clock)
        self._by: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Whether this address may do it once more now; if so, that is used up."""
        return self.any(address) and self._all.take() and self._of(address).take()

    def any(self, address: str) -> bool:
        """Whether this address might do it once more now."""
        return self._of(address).any() and self._all.any()

    def _of(self, address: str) -> Bucket:
        if at_home(address):
            return self._all
        bucket = self._by.get(address)
        if bucket is None:
            bucket = self._by[address] = Bucket(self._rate, self._burst, self._clock)
            if len(self._by) > ADDRESSES:
                self._by.popitem(last=False)
        self._by.move_to_end(address)
        return bucket
