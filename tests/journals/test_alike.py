"""All journals are one: whatever is asked of them in whatever order, they answer alike."""

import asyncio
import tempfile
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from facedown.journals import Conflict, Journal, open_journal

rooms = st.sampled_from(["A", "AB", "a"])
keys = st.sampled_from(["", "w", "w1", "w1/x", "w10", "%", "w_"])
data = st.binary(max_size=8)
steps = st.lists(
    st.one_of(
        # The second figure is how many entries the one who appends has failed to see.
        st.tuples(st.just("append"), rooms, st.sampled_from([0, 0, 0, 1, 2]), data),
        st.tuples(st.just("keep"), rooms, keys.filter(bool), st.none() | data),
        st.tuples(st.just("clear"), rooms, keys),
        st.tuples(st.just("drop"), rooms),
    ),
    max_size=40,
)


async def play(journal: Journal, moves) -> list[object]:
    """What a journal answers, with positions left out: they are each backend's own."""
    seen: list[object] = []
    for verb, room, *rest in moves:
        if verb == "append":
            seen.append(await append(journal, room, *rest))
        else:
            await getattr(journal, verb)(room, *rest)
        seen.append([data for _, data in await journal.read(room)])
        seen.append(list((await journal.kept(room)).items()))
        seen.append([code for code, _ in await journal.rooms()])
    await journal.close()
    return seen


async def append(journal: Journal, room: str, unseen: int, data: bytes) -> bool:
    """Append as one who has not seen the last few entries; whether it was stored."""
    known = [0] + [position for position, _ in await journal.read(room)]
    try:
        await journal.append(room, known[max(0, len(known) - 1 - unseen)], data)
    except Conflict:
        return False
    return True


@settings(max_examples=60, deadline=None)
@given(steps)
def test_a_file_answers_as_memory_does(moves):
    """Entries, conflicts, kept values and rooms are the same, after every step."""
    with tempfile.TemporaryDirectory() as folder:
        in_file = asyncio.run(play(open_journal(Path(folder) / "journal.db"), moves))
    in_memory = asyncio.run(play(open_journal(None), moves))

    assert in_file == in_memory
