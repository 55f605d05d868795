"""Coming and going: joins, names, knocks and kicks touch nobody else's seat."""

import pytest

from tests.room.conftest import on_each_journal
from tests.room.house import Guest, names


async def test_tapped_twice_one_seat(house):
    """Two acts for the same name from one device: one seat, and no "name taken" by oneself."""
    ann, _ = await house.open("Ann", "Bo")
    await ann.sit("Ann")
    await ann.sit("  Ann ")
    assert names(ann) == ["Ann", "Bo"]


async def test_sent_again_one_seat(house):
    """The same act after a reconnect, also when the seat has left meanwhile: no second seat."""
    ann, _ = await house.open("Ann", "Bo")
    cy = await Guest(house).come()
    await cy.sit("Cy", id="sit")
    await cy.come()
    await cy.sit("Cy", id="sit")
    assert names(ann) == ["Ann", "Bo", "Cy"]
    await cy.leave()
    await cy.sit("Cy", id="sit")
    assert names(ann) == ["Ann", "Bo"]


async def test_names_of_others(house):
    """A taken name and its look-alike are refused, to another device and to a second seat."""
    _, bo = await house.open("Ann", "Bo")
    for name in ("Ann", "ANN", "Аnn"):
        assert await bo.refused("sit", name) == "name_taken"
        assert await bo.refused("rename", name) == "name_taken"
    assert await bo.refused("sit", "bo") == "name_taken"
    assert await bo.refused("sit", "") == "name_length"
    assert await bo.refused("sit", "x" * 60_000) == "name_length"
    await bo.rename("Bo")


async def test_a_table_is_full(house):
    """Twenty seats, and not one more."""
    (ann,) = await house.open("Ann")
    for n in range(19):
        await ann.sit(f"Number {chr(97 + n)}")
    assert await ann.refused("sit", "One more") == "full"


@on_each_journal
async def test_late_one_knocks_and_is_let_in(house):
    """While a game is played a newcomer knocks; only the host sees it; let in, they are dealt
    next and nothing of the others' round has changed.
    """
    ann, bo = await house.play("Ann", "Bo")
    await bo.answer("s1")
    cy = await Guest(house).come()
    await cy.sit("Cy", id="knock")
    assert cy.frame["you"]["knocking"] == "Cy"
    assert [knock["name"] for knock in ann.frame["room"]["knocks"]] == ["Cy"]
    assert bo.frame["room"]["knocks"] is None
    before = bo.frame["view"], bo.frame["ask"]

    await ann.rule("admit", device=cy.device, id="admit")
    assert cy.frame["you"] == {
        "seats": ["s3"], "host": False, "open": "s3", "tv": False, "knocking": None,
    }  # fmt: skip
    assert (bo.frame["view"], bo.frame["ask"]) == before
    assert cy.frame["ask"]["mine"].keys() == {"s1", "s2"}
    await ann.rule("void")
    assert "s3" in cy.frame["ask"]["mine"]

    await cy.sit("Cy", id="knock")
    await ann.rule("admit", device=cy.device, id="admit")
    assert names(ann) == ["Ann", "Bo", "Cy"]


@on_each_journal
async def test_a_knock_sent_again_is_harmless(house):
    """Acknowledged each time, one knock; also after a reconnect and a restart."""
    ann, _ = await house.play("Ann", "Bo")
    cy = await Guest(house).come()
    for _ in range(2):
        await cy.sit("Cy", id="knock")
    await cy.come()
    await cy.sit("Cy", id="knock")
    await house.restart()
    assert cy.frame["you"]["knocking"] == "Cy"
    await cy.sit("Cy", id="knock")
    assert len(ann.frame["room"]["knocks"]) == 1


async def test_refused_and_knocking_again(house):
    """The host refuses; the device may ask again, under another name. Refused twice is once."""
    ann, _ = await house.play("Ann", "Bo")
    cy = await (await Guest(house).come()).sit("Cy")
    await ann.rule("refuse", device=cy.device)
    await ann.rule("refuse", device=cy.device)
    assert cy.frame["you"]["knocking"] is None
    assert ann.frame["room"]["knocks"] == []
    await cy.sit("Cyril")
    await cy.sit("Cyrus")
    assert [knock["name"] for knock in ann.frame["room"]["knocks"]] == ["Cyrus"]
    assert await ann.refused("rule", "admit", device="nobody") == "no_such_knock"


async def test_two_do_not_knock_by_one_name(house):
    """Whoever is let in first would take the name from the other."""
    ann, _ = await house.play("Ann", "Bo")
    await (await Guest(house).come()).sit("Cy")
    assert await (await Guest(house).come()).refused("sit", "Cy") == "name_taken"
    assert len(ann.frame["room"]["knocks"]) == 1


async def test_a_knock_waits_for_a_locked_phone_but_not_for_ever(house):
    """Gone for four minutes, one is let in and finds a seat; gone for longer, the knock goes."""
    ann, _ = await house.play("Ann", "Bo")
    cy = await (await Guest(house).come()).sit("Cy")
    di = await (await Guest(house).come()).sit("Di")
    await cy.go()
    await di.go()
    await house.wait(240)
    await ann.rule("admit", device=cy.device)
    await cy.come()
    assert cy.frame["you"]["seats"] == ["s3"]
    await house.wait(100)
    assert ann.frame["room"]["knocks"] == []
    assert await house.journal.kept(house.code) == {}


async def test_no_more_than_twenty_knock(house):
    """A crowd at the door is told so."""
    await house.play("Ann", "Bo")
    guests = [await Guest(house).come() for _ in range(21)]
    for n, guest in enumerate(guests[:20]):
        await guest.sit(f"Number {chr(97 + n)}")
    assert await guests[20].refused("sit", "Zoe") == "too_many"


async def test_a_locked_room(house):
    """Locked, newcomers knock, also in the lobby; the host's own device sits down."""
    ann, _ = await house.open("Ann", "Bo")
    await ann.rule("lock")
    cy = await (await Guest(house).come()).sit("Cy")
    assert cy.frame["room"]["locked"]
    assert names(ann) == ["Ann", "Bo"]
    await ann.sit("Al")
    await ann.rule("unlock")
    await cy.sit("Cy")
    assert names(ann) == ["Ann", "Bo", "Al", "Cy"]
    assert ann.frame["room"]["knocks"] == []


@pytest.mark.parametrize("at", ["lobby", "play"])
async def test_kicked_straight_after_joining(house, at):
    """Only the target leaves: shown out, it may watch and knock, and sits again if admitted."""
    ann, bo = await (house.open if at == "lobby" else house.play)("Ann", "Bo")
    cy = await (await Guest(house).come()).sit("Cy")
    if at == "play":
        await ann.rule("admit", device=cy.device)
    await ann.rule("kick", seat="s3")
    assert (cy.line.bye, ann.line.bye, bo.line.bye) == ("kicked", None, None)
    assert names(ann) == ["Ann", "Bo"]
    assert ann.frame["ruling"]["what"] == "kick"
    assert ann.frame["gone"]["s3"]["name"] == "Cy"

    await cy.come()
    assert cy.frame["you"]["seats"] == []
    await cy.sit("Cy")
    assert names(ann) == ["Ann", "Bo"]
    await ann.rule("admit", device=cy.device)
    assert names(ann) == ["Ann", "Bo", "Cy"]


async def test_kicked_in_the_middle_of_a_vote(house):
    """The vote ends without them."""
    ann, bo, _ = await house.play("Ann", "Bo", "Cy")
    await ann.answer("s2")
    await bo.answer("s1")
    await ann.rule("kick", seat="s3")
    assert ann.ask == "note"
    assert await ann.refused("rule", "kick", seat="s3") == "not_seated"
    assert await bo.refused("rule", "kick", seat="s1") == "not_host"


async def test_one_seat_of_two_is_kicked(house):
    """A phone that holds another seat stays."""
    ann, bo = await house.open("Ann", "Bo")
    await bo.sit("Cy")
    await ann.rule("kick", seat="s3")
    assert bo.line.bye is None
    assert bo.frame["you"]["seats"] == ["s2"]


async def test_whose_name_one_may_change(house):
    """One's own, and the host's device any. Who leaves is one's own affair, or the host's in the
    lobby (later it is a kick).
    """
    ann, bo = await house.open("Ann", "Bo")
    assert await bo.refused("rename", "Eva", seat="s1") == "not_yours"
    assert await bo.refused("leave", "s1") == "not_yours"
    await ann.rename("Bob", seat="s2")
    assert names(bo) == ["Ann", "Bob"]
    await ann.answer("ok", seat="host")
    await ann.rename("Bo", seat="s2")
    assert await bo.refused("rename", "Ann Two", seat="s1") == "not_yours"
    assert await ann.refused("leave", "s2") == "not_yours"
    await bo.rename("Bob")
    assert await ann.refused("rename", "Eva", seat="s9") == "not_seated"


@pytest.mark.parametrize("asked", ["vote", "note", "next"])
async def test_leaving_in_any_phase(house, asked):
    """Who leaves by the menu is waited for no more."""
    ann, bo, cy = await house.play("Ann", "Bo", "Cy")
    for each in (ann, bo, cy) if asked != "vote" else ():
        await each.answer("s1")
    for each in (ann, bo, cy) if asked == "next" else ():
        await each.answer(["a"])
    assert ann.ask == asked
    await cy.leave()
    assert cy.frame["you"]["seats"] == []
    for each in (ann, bo) if asked != "next" else ():
        await each.answer("s1" if asked == "vote" else ["a"])
    assert ann.ask in ("note", "next")


async def test_order_language_and_hiding(house):
    """What the host settles for the room is seen by all; nonsense is refused."""
    ann, bo = await house.open("Ann", "Bo")
    await ann.rule("order", order=["s2", "s1"])
    assert names(bo) == ["Bo", "Ann"]
    assert await ann.refused("rule", "order", order=["s2"]) == "form"
    assert await ann.refused("rule", "order", order=["s2", "s2"]) == "form"
    await ann.rule("language", text="cs")
    assert bo.frame["room"]["language"] == "cs"
    assert await ann.refused("rule", "language", text="tlh") == "form"
    await ann.rule("hide")
    assert bo.frame["room"]["hidden"]
    await ann.rule("show")
    assert not bo.frame["room"]["hidden"]
    for what in ("outage", "pardon", "", "delete"):
        assert await ann.refused("rule", what) == "no_such_ruling"
