"""An append that nobody confirmed is stored once, whichever half of it was lost."""

from typing import Any

import pytest

from facedown.journals import Conflict, Journal, Unknown, append_surely, surely
from tests.journals.steps import append_all, texts


class Unsure:
    """A journal that gives no answer to the next few appends, having stored them or not."""

    def __init__(self, journal: Journal, silent: int, stores: bool) -> None:
        self._journal, self._silent, self._stores = journal, silent, stores

    async def append(self, room: str, after: int, data: bytes) -> int:
        """Append, and perhaps lose the question or the answer."""
        if not self._silent:
            return await self._journal.append(room, after, data)
        self._silent -= 1
        if self._stores:
            await self._journal.append(room, after, data)
        raise Unknown

    async def read(self, room: str, after: int = 0):
        """Read as ever."""
        return await self._journal.read(room, after)


def unsure(kind, *args, **kwargs) -> Any:
    """A journal of this kind; it has the two verbs that are needed, and no other."""
    return kind(*args, **kwargs)


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    """Tries follow one another at once."""
    monkeypatch.setattr(surely, "FIRST_WAIT", 0.001)


async def test_a_lost_answer_stores_nothing_twice(journal):
    """The entry was stored and the answer lost: the retry finds its own id and stores no other."""
    (first,) = await append_all(journal, "ABCD", "opened")
    silent_once = unsure(Unsure, journal, silent=1, stores=True)

    position = await append_surely(silent_once, "ABCD", first, b"id7 vote")

    assert await journal.read("ABCD", first) == [(position, b"id7 vote")]


async def test_a_lost_answer_is_found_under_later_entries(journal):
    """The same, where somebody has appended since: the entry's own position is given."""

    class Overtaken(Unsure):
        """Somebody appends between the lost answer and the retry."""

        async def append(self, room: str, after: int, data: bytes) -> int:
            """Append, lose the answer, and let another come in."""
            try:
                return await super().append(room, after, data)
            except Unknown:
                (mine,) = await self._journal.read(room, after)
                await self._journal.append(room, mine[0], b"id8 other")
                raise

    position = await append_surely(
        unsure(Overtaken, journal, 1, stores=True), "ABCD", 0, b"id7 vote"
    )

    assert (await journal.read("ABCD"))[0] == (position, b"id7 vote")
    assert await texts(journal, "ABCD") == ["id7 vote", "id8 other"]


async def test_a_lost_question_is_asked_again(journal):
    """The entry was not stored: the retry stores it, however often it takes."""
    silent = unsure(Unsure, journal, 4, stores=False)
    position = await append_surely(silent, "ABCD", 0, b"id7 vote")

    assert await journal.read("ABCD") == [(position, b"id7 vote")]


async def test_another_came_first(journal):
    """A conflict is one at the first try, and after a lost question that somebody overtook."""
    await append_all(journal, "ABCD", "id8 other")

    for tries in (0, 1):
        silent = unsure(Unsure, journal, tries, stores=False)
        with pytest.raises(Conflict):
            await append_surely(silent, "ABCD", 0, b"id7 vote")
    assert await texts(journal, "ABCD") == ["id8 other"]


async def test_patience_ends(journal):
    """A journal that never answers leaves it unknown, rather than hang the room for ever."""
    silent = unsure(Unsure, journal, 10**9, stores=False)
    with pytest.raises(Unknown):
        await append_surely(silent, "ABCD", 0, b"id7 vote", patience=0.05)
