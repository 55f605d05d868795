"""The table's clock: seconds since 1970 that never jump and never go back."""

import time


class Clock:
    """Wall time when the table started, and a steady clock from then on.

    So that a computer whose clock is set by an hour in the middle of an evening upsets no
    deadline. While a laptop sleeps, the table's clock stands.
    """

    def __init__(self) -> None:
        self._start = time.time() - time.monotonic()

    def now(self) -> float:
        """Seconds since 1970, by the table's clock."""
        return self._start + time.monotonic()

    def not_before(self, moment: float | None) -> None:
        """Go on from a moment that has been already, if the computer's clock was set back since.

        Else entries of the last hour would lie in the future, and every deadline an hour away.
        """
        if moment is not None and self.now() < moment:
            self._start = moment - time.monotonic()
