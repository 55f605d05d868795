"""A house for each test: on a journal in memory, or on both kinds where it says so."""

from collections.abc import AsyncIterator, Callable
from functools import partial

import pytest

from facedown.journals import Journal, append_surely, open_journal
from facedown.room import room as room_module
from facedown.room import rooms as rooms_module
from tests.room.flaky import Flaky
from tests.room.house import House, Time
from tests.room.toy import Toy


@pytest.fixture
def toy() -> Toy:
    """The game of the house."""
    return Toy()


@pytest.fixture(params=["memory"])
async def flaky(request, tmp_path) -> AsyncIterator[Flaky]:
    """The journal of the house. `@on_each_journal` runs a test on every kind."""
    ways: dict[str, Callable[[], Journal]] = {
        "memory": lambda: open_journal(None),
        "sqlite": lambda: open_journal(tmp_path / "journal.db"),
    }
    journal = ways[request.param]()
    yield Flaky(journal)
    await journal.close()


@pytest.fixture
async def house(flaky, toy, monkeypatch) -> AsyncIterator[House]:
    """A server. It has no patience with a journal that does not answer."""
    for module in (room_module, rooms_module):
        monkeypatch.setattr(module, "append_surely", partial(append_surely, patience=0.0))
    made = House(flaky, toy, Time())
    yield made
    made.kill()


on_each_journal = pytest.mark.parametrize("flaky", ["memory", "sqlite"], indirect=True)
