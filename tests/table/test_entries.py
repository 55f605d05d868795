"""How entries are kept: as they were, and telling nothing in passing."""

import pytest

from facedown.table.entries import (
    Answered,
    Called,
    Lapsed,
    Opened,
    Ruled,
    Seated,
    decode,
    encode,
)

WAIT = (3, 1, 0)
ENTRIES = (
    Opened(
        id="o", at=1.5, game="toy", scene="scene", number=3, seed=5, state=b"\x80", roster=b"",
        evening=b"",
    ),
    Answered(id="a", at=2.0, wait=WAIT, seat="s1", value={"s2": "Žlutý"}),
    Called(id="c", at=3.0, wait=WAIT, name="stop", seat="host", about=["x"]),
    Lapsed(id="l", at=4.0, wait=WAIT, drafts={"s1": {"": 3}}),
    Seated(id="s", at=5.0, what="sat", seat="s4", name="Eva", device="d"),
    Ruled(id="r", at=6.0, what="order", order=("s2", "s1")),
)  # fmt: skip


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda e: type(e).__name__)
def test_an_entry_is_read_as_it_was_written(entry):
    """Every kind of entry comes back from its bytes as it was."""
    assert decode(encode(entry)) == entry


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda e: type(e).__name__)
def test_an_entry_tells_nothing_in_passing(entry):
    """The repr of an entry, as a log would print it, holds nothing of it."""
    assert repr(entry) == f"{type(entry).__name__}(…)"
