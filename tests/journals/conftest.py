"""Which journals must pass the suite: every test that takes `journal` runs on each of them.

A later backend adds its name and how to open it here, and nothing else.
"""

from collections.abc import AsyncIterator, Callable

import pytest

from facedown.journals import Journal, open_journal

NOON = 43200.0


class Clock:
    """A wall clock that a test moves."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        """The time it is."""
        return self.now


@pytest.fixture
def clock() -> Clock:
    """The clock of the `journal` of the same test."""
    return Clock()


@pytest.fixture(params=["memory", "sqlite"])
async def journal(request, tmp_path, clock) -> AsyncIterator[Journal]:
    """An empty journal of each kind; closed afterwards."""
    ways: dict[str, Callable[[], Journal]] = {
        "memory": lambda: open_journal(None, clock),
        "sqlite": lambda: open_journal(tmp_path / "journal.db", clock),
    }
    made = ways[request.param]()
    yield made
    await made.close()
