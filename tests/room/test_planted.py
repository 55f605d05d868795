"""The tests of the live room bite: each planted fault is caught by the one that is to catch it."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from facedown.room.room import Room
from facedown.table.entries import Entry, Opened
from facedown.table.refused import Refused
from tests.room import test_acts

take, stored = Room.take, Room._stored


async def sends_before_it_appends(room: Room, entry: Entry) -> None:
    """Shown at once, and stored then: a crash in between takes back what all have seen."""
    if not isinstance(entry, Opened):
        room.position = room._folded(entry)
        if not room.position.over:
            await room.show()
    await take(room, entry)


async def acknowledges_what_fails(room: Room, entry: Entry) -> None:
    """Whatever the journal says, the act has counted."""
    try:
        await take(room, entry)
    except Exception:
        return


def forgets_what_counted(room: Room, entry: Entry) -> None:
    """Sent again, an act counts again."""
    stored(room, entry)
    room.counted.clear()


async def not_stored(house: Any, flaky: Any) -> None:
    """What is not stored is not shown."""
    await test_acts.test_what_is_not_stored_is_not_shown(house, flaky, "lost")


async def sent_twice(house: Any, flaky: Any) -> None:
    """An act of an earlier scene is still known."""
    await test_acts.test_an_act_of_an_earlier_scene_is_still_known(house)


PLANTS = [
    ("take", sends_before_it_appends, not_stored),
    ("take", acknowledges_what_fails, not_stored),
    ("_stored", forgets_what_counted, sent_twice),
]


@pytest.mark.parametrize(
    ("name", "fault", "catches"), PLANTS, ids=[fault.__name__ for _, fault, _ in PLANTS]
)
async def test_a_planted_fault_is_caught(
    house: Any,
    flaky: Any,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    fault: Any,
    catches: Callable[[Any, Any], Awaitable[None]],
) -> None:
    """The test that is to catch it fails. (Without the fault it passes, in its own file.)"""
    monkeypatch.setattr(Room, name, fault)
    with pytest.raises((AssertionError, Refused)):
        await catches(house, flaky)
