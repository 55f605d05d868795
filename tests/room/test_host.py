"""Somebody always rules: the role passes on, returns, and never lands where it may not."""

import pytest

from tests.room.house import Guest, names
from tests.room.toy import Toy


def host(guest):
    """(the host's seat, whether they stand in)."""
    return guest.frame["host"]["seat"], guest.frame["host"]["acting"]


async def test_the_role_passes_on_and_returns(house):
    """The host is gone for longer than the grace time: the next seat rules, until they return."""
    ann, bo, cy = await house.play("Ann", "Bo", "Cy")
    await ann.go()
    await house.wait(9)
    assert host(bo) == ("s1", False)
    await house.wait(2)
    assert host(bo) == ("s2", True)
    assert bo.frame["you"]["host"]
    await bo.rule("pause")
    await ann.come()
    assert host(cy) == ("s1", False)
    assert not bo.frame["you"]["host"]
    assert await bo.refused("rule", "resume") == "not_host"
    await ann.rule("resume")


async def test_it_passes_to_somebody_who_is_there(house):
    """The next seat is not connected: the one after it rules."""
    ann, bo, cy = await house.play("Ann", "Bo", "Cy")
    await bo.go()
    await ann.go()
    await house.wait(11)
    assert host(cy) == ("s3", True)


@pytest.mark.parametrize("toy", [Toy(barred=("s2",))])
async def test_never_to_one_who_may_not_answer(house):
    """The seat barred from answering for the host here is passed over, also by the host."""
    ann, _, cy = await house.play("Ann", "Bo", "Cy")
    assert await ann.refused("rule", "host", seat="s2") == "barred"
    await ann.go()
    await house.wait(11)
    assert host(cy) == ("s3", True)


@pytest.mark.parametrize("toy", [Toy(barred=("s2", "s3"))])
async def test_nobody_may_yet(house):
    """Nobody there may rule at this wait: the first moment at which somebody may, they do."""
    ann, bo, cy = await house.play("Ann", "Bo", "Cy")
    await ann.go()
    await house.wait(11)
    assert host(bo)[0] == "s1"
    await bo.answer("s1")
    await cy.answer("s1")
    await house.wait(31)
    assert bo.ask == "note"
    assert host(bo) == ("s2", True)


async def test_a_host_who_leaves_does_not_come_back_to_rule(house):
    """Left by the menu: the role is the next seat's own, also when the device returns."""
    ann, bo = await house.play("Ann", "Bo")
    await ann.leave()
    assert host(bo) == ("s2", False)
    await ann.go()
    await ann.come()
    await house.wait(1)
    assert host(bo) == ("s2", False)
    assert not ann.frame["you"]["host"]


async def test_a_host_kicked_while_away_does_not_come_back_to_rule(house):
    """Who stands in takes the host's seat off the table: then the role is theirs."""
    ann, bo, _ = await house.play("Ann", "Bo", "Cy")
    await ann.go()
    await house.wait(11)
    await bo.rule("kick", seat="s1")
    await ann.come()
    assert host(bo) == ("s2", False)
    assert names(bo) == ["Bo", "Cy"]


async def test_a_host_without_a_seat(house):
    """Who rules without a seat keeps ruling when their seat leaves; gone, the role passes on."""
    ann, bo = await house.open("Ann", "Bo")
    await ann.rule("host", seat=None)
    assert host(bo) == (None, False)
    await ann.leave()
    assert ann.frame["you"] == {
        "seats": [], "host": True, "open": None, "tv": False, "knocking": None,
    }  # fmt: skip
    await ann.go()
    await house.wait(11)
    assert host(bo) == ("s2", True)
    await ann.come()
    assert host(bo) == (None, False)


async def test_handed_to_another(house):
    """The host hands the role on: it stays there, and does not come back by itself."""
    ann, bo = await house.open("Ann", "Bo")
    await ann.rule("host", seat="s2")
    await ann.go()
    await ann.come()
    assert host(bo) == ("s2", False)
    assert await ann.refused("rule", "lock") == "not_host"
    await ann.go()
    await house.wait(11)
    assert await bo.refused("rule", "host", seat="s1") == "away"
    assert await bo.refused("rule", "host", seat="s9") == "not_seated"


async def test_a_room_made_by_a_board(house):
    """No host: the first to sit down rules."""
    (tv,) = await house.open(hosted=False)
    tv.tv = True
    await tv.come()
    ann, bo = Guest(house), Guest(house)
    await (await ann.come()).sit("Ann")
    await (await bo.come()).sit("Bo")
    assert host(tv) == ("s1", False)
    await ann.rule("lock")


async def test_the_last_host_leaves_an_empty_room(house):
    """Nobody is left: the next to sit down rules."""
    (ann,) = await house.open("Ann")
    await ann.leave()
    assert host(ann) == (None, False)
    bo = await (await Guest(house).come()).sit("Bo")
    assert host(bo) == ("s2", False)


async def test_the_role_passes_while_paused(house):
    """The host pauses and is gone: who stands in can go on."""
    ann, bo = await house.play("Ann", "Bo")
    await ann.rule("pause")
    await ann.go()
    await house.wait(11)
    await bo.rule("resume")
    await bo.answer("s1")


async def test_all_are_away_and_one_returns(house):
    """Everybody gone, the host too: the first to return rules, until the host does."""
    ann, bo = await house.play("Ann", "Bo")
    await ann.go()
    await bo.go()
    await house.wait(60)
    await bo.come()
    await house.wait(1)
    assert host(bo) == ("s2", True)
    await ann.come()
    assert host(bo) == ("s1", False)
