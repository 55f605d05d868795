"""Fold, append, send: an act is whole, and shown only when it is stored; or nothing has changed."""

import asyncio
import contextlib

import pytest

from facedown.room.acts import Answer
from facedown.room.table_acts import act
from tests.room.conftest import on_each_journal
from tests.room.toy import WORD


@on_each_journal
async def test_an_act_is_stored_and_then_shown(house):
    """Who votes is stored; the last vote closes the wait for everybody."""
    ann, bo = await house.play("Ann", "Bo")
    await ann.answer("s2")
    assert ann.frame["ask"]["mine"]["s1"]["answer"] == "s2"
    await bo.answer("s1")

    assert ann.ask == bo.ask == "note"
    assert bo.frame["view"]["votes"] == {"s1": "s2", "s2": "s1"}


async def test_an_open_answer_is_shown_to_its_seat_alone(house):
    """While a wait that tells nothing is open, others get no byte of what somebody answers."""
    ann, bo = await house.play("Ann", "Bo")
    before = len(bo.line.heard)
    await ann.answer("s2")
    await ann.draft("s1")
    assert len(bo.line.heard) == before


@on_each_journal
async def test_sent_twice_an_act_counts_once(house):
    """Taken back in between, the same act sent again is acknowledged and does nothing."""
    ann, _ = await house.play("Ann", "Bo")
    await ann.answer("s2", id="once")
    await ann.answer(None)
    await ann.answer("s2", id="once")
    assert ann.frame["ask"]["mine"]["s1"]["answer"] is None


@on_each_journal
async def test_an_act_of_an_earlier_scene_is_still_known(house):
    """Sent again after the scene is over, and after a restart, it is acknowledged, not stale."""
    ann, bo = await house.play("Ann", "Bo")
    wait = ann.wait
    await ann.answer("s2", id="vote")
    await bo.answer("s1")
    await ann.rule("void")
    assert ann.wait[0] == wait[0] + 1
    await ann.answer("s2", id="vote", wait=wait)
    await house.restart()
    await ann.answer("s2", id="vote", wait=wait)

    assert ann.frame["ask"]["mine"]["s1"]["answer"] is None
    assert await ann.refused("answer", "s2", wait=wait) == "stale"


async def test_nobody_uses_up_the_id_of_anothers_act(house):
    """The same id on two devices is two acts."""
    ann, bo = await house.play("Ann", "Bo")
    await ann.answer("s2", id="same")
    await bo.answer("s1", id="same")
    assert ann.ask == "note"


@pytest.mark.parametrize("how", ["lost", "conflict"])
async def test_what_is_not_stored_is_not_shown(house, flaky, how):
    """The journal fails: the act is refused, nobody sees it, and the next one counts."""
    ann, bo = await house.play("Ann", "Bo")
    await bo.answer("s1")
    flaky.fail = [how] * 9
    assert await ann.refused("answer", "s2") == "unwell"
    flaky.fail = []
    assert ann.ask == "vote"
    assert ann.frame["ask"]["mine"]["s1"]["answer"] is None

    await ann.answer("s1")
    assert bo.frame["view"]["votes"] == {"s2": "s1", "s1": "s1"}
    assert house.room.position.entries == house.room.since


async def test_stored_without_an_answer_is_stored(house, flaky):
    """The journal stores an act and fails to say so: it counts, once."""
    ann, bo = await house.play("Ann", "Bo")
    flaky.fail = ["stored"]
    await ann.answer("s2")
    await bo.answer("s1")
    assert ann.frame["view"]["votes"] == {"s1": "s2", "s2": "s1"}


async def test_another_server_was_first(house, flaky):
    """After a conflict the act is judged anew on what is stored, and counts."""
    ann, _ = await house.play("Ann", "Bo")
    flaky.fail = ["conflict"]
    await ann.answer("s2")
    assert ann.frame["ask"]["mine"]["s1"]["answer"] == "s2"


async def test_a_position_that_cannot_be_read_again_is_not_used(house, flaky):
    """Not stored, and not to be read either: nothing is shown until the journal is back; then
    the room puts itself right, though nobody acts.
    """
    ann, bo = await house.play("Ann", "Bo")
    await bo.answer("s1")
    flaky.fail, flaky.unreadable = ["lost"] * 9, True
    assert await ann.refused("answer", "s2") == "unwell"
    assert await ann.refused("answer", "s2", seat="s1") == "unwell"
    assert ann.ask == "vote"

    flaky.fail, flaky.unreadable = [], False
    await house.wait(5)
    assert not house.room.torn
    await ann.answer("s2")
    assert bo.frame["view"]["votes"] == {"s2": "s1", "s1": "s2"}


async def test_stored_but_not_to_be_read(house, flaky):
    """Stored, but nobody could know: once the journal is back all see it, though nobody acts."""
    ann, bo = await house.play("Ann", "Bo")
    await bo.answer("s1")
    flaky.fail, flaky.unreadable = ["stored"], True
    assert await ann.refused("answer", "s2", id="x") == "unwell"
    flaky.unreadable = False
    await house.wait(5)
    assert ann.ask == bo.ask == "note"
    await ann.answer("s2", id="x", wait=(2, 0, 0))


async def test_the_next_scene_cannot_be_stored(house, flaky):
    """The act that ends a scene is stored, what follows is not: it follows a little later."""
    ann, bo = await house.play("Ann", "Bo")
    flaky.fail = ["fine", "lost"]
    with contextlib.suppress(Exception):
        await ann.rule("void")
    await house.wait(5)
    assert ann.wait[0] == bo.wait[0] == 3
    await ann.answer("s2")


async def test_a_rule_that_fails_costs_only_its_act(house, caplog):
    """A scene raises: the act is refused, the game goes on, and the log tells no secret."""
    ann, bo = await house.play("Ann", "Bo")
    await ann.answer("s1")
    assert await ann.refused("call", "break_rule", seat="host") == "unwell"
    await bo.answer("s1")
    assert ann.frame["view"]["votes"] == {"s1": "s1", "s2": "s1"}
    assert "toy.py" in caplog.text
    assert WORD not in caplog.text


async def test_a_view_that_fails_costs_only_its_act(house, caplog):
    """A view raises on what an act has made: the act was never there."""
    ann, bo = await house.play("Ann", "Bo")
    await ann.answer("s1")
    assert await ann.refused("call", "break_view", seat="host") == "unwell"
    assert house.room.position.entries == house.room.since
    await bo.answer("s1")
    assert ann.frame["view"]["votes"] == {"s1": "s1", "s2": "s1"}
    assert WORD not in caplog.text


async def test_a_fault_after_a_rewind_keeps_the_rewind(house):
    """The position is made anew from all that is stored, so that waits keep their names."""
    ann, bo = await house.play("Ann", "Bo")
    await ann.answer("s1")
    await bo.answer("s1")
    await ann.rule("rewind", step=0)
    wait = ann.wait
    assert wait == (2, 0, 1)
    assert await ann.refused("call", "break_rule", seat="host") == "unwell"
    await ann.answer("s2", wait=wait)
    await house.restart()
    assert bo.wait == wait
    assert ann.frame["ask"]["mine"]["s1"]["answer"] == "s2"


@on_each_journal
async def test_hung_up_in_the_middle_of_an_act(house, flaky):
    """Whoever is cut off while the act is being stored: it is whole, and all see it."""
    ann, bo = await house.play("Ann", "Bo")
    await bo.answer("s1")
    flaky.gate = asyncio.Event()
    mine = Answer(id="cut", wait=ann.wait, seat="s1", value="s2")
    acting = asyncio.create_task(act(house.room, ann.link, mine))
    await asyncio.sleep(0.01)
    flaky.gate.set()
    await asyncio.sleep(0)
    acting.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await acting
    await house.calm()

    stored = [entry.id for entry in house.room.since]
    assert house.room.position.entries == house.room.since
    assert (ann.ask == "note") == any(id.endswith("-cut") for id in stored)
    if ann.ask == "vote":
        await ann.answer("s2", id="cut")
    assert bo.ask == "note"


@on_each_journal
async def test_hung_up_before_anything_is_stored(house, flaky):
    """Cut off while the journal does not answer: nothing of it is left, and nothing is blocked."""
    ann, bo = await house.play("Ann", "Bo")
    flaky.gate = asyncio.Event()
    mine = Answer(id="cut", wait=ann.wait, seat="s1", value="s2")
    acting = asyncio.create_task(act(house.room, ann.link, mine))
    await asyncio.sleep(0.01)
    acting.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await acting
    flaky.gate = None
    await house.calm()
    assert ann.frame["ask"]["mine"]["s1"]["answer"] is None
    await bo.answer("s2")
    await ann.answer("s2", id="cut")
    assert bo.ask == "note"


async def test_what_cannot_be_stored_is_refused(house):
    """A number past 64 bits, half a character and a thousand brackets never reach the journal."""
    ann, _ = await house.play("Ann", "Bo")
    deep: list[object] = []
    for _ in range(5000):
        deep = [deep]
    for value in (2**70, "\ud800", deep):
        assert await ann.refused("answer", value) == "form"
        assert await ann.refused("draft", value) == "form"
    assert await ann.refused("answer", "s2", wait=(2**70, 0, 0)) == "form"


async def test_a_paused_table_takes_no_answers(house):
    """Paused, an answer and a draft are refused; a ruling is not."""
    ann, bo = await house.play("Ann", "Bo")
    await ann.rule("pause")
    assert await bo.refused("answer", "s1") == "paused"
    assert await bo.refused("draft", "s1") == "paused"
    await ann.rule("resume")
    await bo.answer("s1")


async def test_a_ruling_for_a_wait_that_is_over_is_stale(house):
    """A button tapped twice voids one round, where the ruling names its wait."""
    ann, _ = await house.play("Ann", "Bo")
    wait = ann.wait
    await ann.rule("void", wait=wait)
    assert await ann.refused("rule", "void", wait=wait) == "stale"
    assert ann.wait[0] == wait[0] + 1
