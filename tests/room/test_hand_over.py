"""A seat moves to another device by a code that is good once, and a flat battery costs nothing."""

import asyncio

import pytest

from facedown.room import hand_over
from facedown.table.refused import Refused
from tests.room.conftest import on_each_journal
from tests.room.house import Guest
from tests.room.toy import WORD


def word(guest):
    """The word, as far as a guest sees it."""
    return guest.frame["view"]["word"]


def held(guest):
    """The seats that a guest's device holds."""
    return guest.frame["you"]["seats"]


@on_each_journal
async def test_a_seat_moves_with_all_that_is_its_own(house):
    """In mid-vote: the new device has seat, secret, answer and draft; the old one has lost them
    with the next patch, and acts for the seat no more. A restart changes nothing.
    """
    ann, bo, cy = await house.play("Ann", "Bo", "Cy")
    await bo.answer("s1")
    await cy.draft("s1")
    new = await Guest(house).come()
    assert word(new) is None
    await new.take(await bo.offer())
    for _ in range(2):
        assert (held(new), word(new)) == (["s2"], WORD)
        assert new.frame["ask"]["mine"]["s2"]["answer"] == "s1"
        assert (held(bo), word(bo)) == ([], None)
        assert bo.frame["ask"]["mine"]["s2"] is None
        assert await bo.refused("answer", "s3", seat="s2") == "not_yours"
        await house.restart()
    await new.answer("s3")
    third = await Guest(house).come()
    await third.take(await cy.offer())
    assert third.frame["ask"]["mine"]["s3"]["draft"] == {"": "s1"}
    assert ann.ask == "vote"


async def test_an_old_device_that_is_gone(house):
    """Its battery is flat: the host offers the seat for it, which is back at once."""
    ann, bo = await house.play("Ann", "Bo")
    await bo.go()
    await house.wait(11)
    assert ann.frame["seats"][1]["away"]
    new = await Guest(house).come()
    await new.take(await ann.offer("s2"))
    seat = ann.frame["seats"][1]
    assert (seat["away"], seat["linked"], word(new)) == (False, True, WORD)
    await bo.come()
    assert (held(bo), word(bo)) == ([], None)


async def test_a_seat_that_the_host_moves_is_shown_to_the_table(house):
    """Else the host could look at a card with a second phone, and nobody were told. What a seat
    does with its own is its own business. A restart changes nothing.
    """
    ann, bo, cy = await house.play("Ann", "Bo", "Cy")
    second = await Guest(house).come()
    await second.take(await bo.offer())
    await (await Guest(house).come()).take(await ann.offer())
    ruler = house.guests[-1]
    assert [guest.frame["ruling"] for guest in (bo, cy)] == [None, None]
    await bo.take(await ruler.offer("s2"))
    for _ in range(2):
        assert (cy.frame["ruling"]["what"], cy.frame["ruling"]["seat"]) == ("move", "s2")
        assert (held(bo), held(second)) == (["s2"], [])
        await house.restart()
    assert await ruler.refused("rule", "move", seat="s3") == "no_such_ruling"


async def test_who_may_offer(house):
    """The holder and the host; nobody else, no board, and no seat that is not there."""
    ann, bo = await house.play("Ann", "Bo")
    tv = await Guest(house, tv=True).come()
    assert await bo.refused("offer", "s1") == "not_yours"
    assert await (await Guest(house).come()).refused("offer", "s1") == "not_yours"
    assert await ann.refused("offer", "s9") == "not_seated"
    assert await tv.refused("offer", "s2") == "tv"
    assert await tv.refused("take", await bo.offer()) == "tv"


async def test_a_code_is_good_once(house):
    """Two devices scan it in the same moment: one has the seat, the other is told."""
    _, bo = await house.play("Ann", "Bo")
    one, other = await Guest(house).come(), await Guest(house).come()
    code = await bo.offer()
    told = await asyncio.gather(one.take(code), other.take(code), return_exceptions=True)
    (refused,) = (each for each in told if each is not None)
    assert isinstance(refused, Refused)
    assert refused.code == "stale_offer"
    assert [held(one), held(other)].count(["s2"]) == 1
    assert await other.refused("take", code) == "stale_offer"
    assert await one.refused("take", code) == "stale_offer"


async def test_a_code_is_good_for_a_minute(house):
    """By the table's clock."""
    _, bo = await house.play("Ann", "Bo")
    new = await Guest(house).come()
    code = await bo.offer()
    await house.wait(61)
    assert await new.refused("take", code) == "stale_offer"
    code = await bo.offer()
    await house.wait(58)
    await new.take(code)
    assert held(new) == ["s2"]


async def test_the_newest_code_of_a_seat_counts(house):
    """An old one is dead; those of other seats are not."""
    ann, bo = await house.play("Ann", "Bo")
    new = await Guest(house).come()
    old, other, newest = await bo.offer(), await ann.offer(), await ann.offer("s2")
    assert await new.refused("take", old) == "stale_offer"
    await new.take(newest)
    await new.take(other)
    assert held(new) == ["s1", "s2"]


async def test_a_code_of_a_seat_that_has_moved_or_left(house):
    """Held by the host meanwhile, kicked, or left: nobody can take it by the old code."""
    ann, bo, cy, di = await house.play("Ann", "Bo", "Cy", "Di")
    codes = [await each.offer() for each in (bo, cy, di)]
    await ann.rule("hold", seat="s2")
    await ann.rule("kick", seat="s3")
    await di.leave()
    new = await Guest(house).come()
    assert {await new.refused("take", code) for code in codes} == {"stale_offer"}


async def test_nonsense_is_no_code(house):
    """Whatever is sent, nothing moves."""
    await house.play("Ann", "Bo")
    new = await Guest(house).come()
    for code in ("x", "x" * 64, "s2", "-_"):
        assert await new.refused("take", code) == "stale_offer"


async def test_sent_again_it_counts_once(house):
    """An offer sent again has the same code; a taking sent again is acknowledged, also after the
    seat has moved on.
    """
    _, bo = await house.play("Ann", "Bo")
    code = await bo.offer(id="offer")
    assert await bo.offer(id="offer") == code
    assert await bo.offer(id="another") != code
    new = await Guest(house).come()
    await new.take(await bo.offer(), id="take")
    bo_again = await new.offer()
    await bo.take(bo_again)
    await new.take("anything", id="take")
    assert (held(new), held(bo)) == ([], ["s2"])


async def test_the_holder_scans_its_own_code(house):
    """Nothing happens, and the code still waits for another device."""
    _, bo = await house.play("Ann", "Bo")
    code = await bo.offer()
    await bo.take(code)
    new = await Guest(house).come()
    await new.take(code)
    assert held(new) == ["s2"]


async def test_a_restart_forgets_offers(house):
    """They are kept in memory alone: the code is stale, and the next one good."""
    _, bo = await house.play("Ann", "Bo")
    new = await Guest(house).come()
    code = await bo.offer()
    await house.restart()
    assert await new.refused("take", code) == "stale_offer"
    await new.take(await bo.offer())
    assert held(new) == ["s2"]


async def test_not_stored_not_moved(house, flaky):
    """The journal fails: nobody has lost anything, and the same code is good again."""
    _, bo = await house.play("Ann", "Bo")
    new = await Guest(house).come()
    code = await bo.offer()
    flaky.fail = ["lost"]
    with pytest.raises(Refused, match="unwell"):
        await new.take(code)
    await house.wait(3)
    assert held(bo) == ["s2"]
    await new.take(code)
    assert held(new) == ["s2"]


async def test_the_hosts_own_seat_takes_the_role_along(house):
    """A new phone for the host: it rules, and the old one does not any more."""
    ann, bo = await house.play("Ann", "Bo")
    new = await Guest(house).come()
    await new.take(await ann.offer())
    assert new.frame["you"]["host"]
    assert not ann.frame["you"]["host"]
    assert bo.frame["host"] == {"seat": "s1", "acting": False}
    assert await ann.refused("rule", "pause") == "not_host"
    await new.rule("pause")


async def test_the_role_returns_to_where_the_hosts_seat_is_now(house):
    """The host's phone died and another stood in: on a new phone the host rules again."""
    ann, bo = await house.play("Ann", "Bo")
    await ann.go()
    await house.wait(11)
    assert bo.frame["host"] == {"seat": "s2", "acting": True}
    new = await Guest(house).come()
    await new.take(await bo.offer("s1"))
    assert bo.frame["host"] == {"seat": "s1", "acting": False}
    assert new.frame["you"]["host"]


async def test_a_phone_that_rules_for_the_table_goes_on_ruling(house):
    """It is no seat's own: all seats may move to phones of their own, and it still rules."""
    (phone,) = await house.open("Ann")
    await phone.sit("Bo")
    await phone.rule("host", seat=None)
    for seat in ("s1", "s2"):
        await (await Guest(house).come()).take(await phone.offer(seat))
    assert phone.frame["you"]["seats"] == []
    assert phone.frame["you"]["host"]
    await phone.answer("ok", seat="host")
    assert phone.ask == "vote"


async def test_who_was_kicked_may_be_given_a_seat(house):
    """Somebody hands them one: they are let in by that, and may sit again."""
    ann, bo = await house.open("Ann", "Bo")
    cy = await (await Guest(house).come()).sit("Cy")
    await ann.rule("kick", seat="s3")
    await cy.come()
    await cy.take(await bo.offer())
    assert held(cy) == ["s2"]
    await cy.sit("Cyril")
    assert held(cy) == ["s2", "s4"]


async def test_who_knocks_and_is_given_a_seat(house):
    """They are in: the knock is withdrawn."""
    ann, bo = await house.play("Ann", "Bo")
    cy = await (await Guest(house).come()).sit("Cy")
    await cy.take(await bo.offer())
    assert ann.frame["room"]["knocks"] == []
    assert cy.frame["you"]["knocking"] is None


async def test_a_code_is_nowhere_to_be_read(house, caplog):
    """In no frame of anybody, no log, no repr, and not in the journal."""
    ann, bo = await house.play("Ann", "Bo")
    tv, new = await Guest(house, tv=True).come(), await Guest(house).come()
    code = await bo.offer()
    await new.take(code)
    unused = await ann.offer()
    told = repr([house.room.offers, house.room, hand_over, caplog.text])
    told += "".join(repr(guest.line.heard) for guest in (ann, bo, tv, new))
    stored = [data for _, data in await house.journal.read(house.code)]
    kept = await house.journal.kept(house.code)
    for secret in (code, unused):
        assert secret not in told
        assert secret.encode() not in b"".join(stored) + repr(kept).encode()
        assert len(secret) >= 22


# The host's device holds a seat


async def test_the_host_holds_a_seat(house):
    """Shown to the table as a ruling; the host's device answers for it, and gives it back."""
    ann, bo, cy = await house.play("Ann", "Bo", "Cy")
    await bo.go()
    await ann.rule("hold", seat="s2")
    assert (cy.frame["ruling"]["what"], cy.frame["ruling"]["seat"]) == ("hold", "s2")
    assert held(ann) == ["s1", "s2"]
    assert (ann.frame["you"]["open"], word(ann)) == (None, None)
    await ann.open("s2")
    assert word(ann) == WORD
    await ann.answer("s1", seat="s2")
    await bo.come()
    assert held(bo) == []
    await bo.take(await ann.offer("s2"))
    assert (held(ann), held(bo), word(bo)) == (["s1"], ["s2"], WORD)
    assert bo.frame["ask"]["mine"]["s2"]["answer"] == "s1"


async def test_nobody_else_holds_a_seat(house):
    """Not another seat, not a watcher, not a board; no seat that is not. Held twice is once."""
    ann, bo = await house.play("Ann", "Bo")
    watcher, tv = await Guest(house).come(), await Guest(house, tv=True).come()
    assert await bo.refused("rule", "hold", seat="s1") == "not_host"
    assert await watcher.refused("rule", "hold", seat="s1") == "not_host"
    assert await tv.refused("rule", "hold", seat="s1") == "tv"
    assert await ann.refused("rule", "hold", seat="s9") == "not_seated"
    assert await ann.refused("rule", "hold") == "not_seated"
    await ann.rule("hold", seat="s2")
    stored = len(house.room.since)
    await ann.rule("hold", seat="s2")
    assert len(house.room.since) == stored


async def test_a_seat_that_is_held_gets_its_hands_time(house):
    """Two hands on one device now: the clock has the seconds of both; given back, none is cut."""
    ann, bo = await house.play("Ann", "Bo")
    end = ann.frame["ask"]["end"]
    await ann.rule("hold", seat="s2")
    assert ann.frame["ask"]["end"] == end + 30
    await bo.take(await ann.offer("s2"))
    assert ann.frame["ask"]["end"] == end + 30
    await ann.rule("hold", seat="s2")
    assert ann.frame["ask"]["end"] == end + 30


async def test_a_hold_survives_a_rewind(house):
    """It is a fact of the room, whatever is played over again."""
    ann, bo = await house.play("Ann", "Bo")
    await ann.rule("hold", seat="s2")
    await ann.call("said", "x")
    await ann.rule("rewind", step=0)
    assert (held(ann), held(bo)) == (["s1", "s2"], [])
    await house.restart()
    assert held(ann) == ["s1", "s2"]
