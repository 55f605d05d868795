"""Impostor with any mix of devices: every match comes to its end, and no device sees too much."""

from random import Random

import pytest

from facedown.table.secret import HOST
from tests.room.arrangements import (
    ARRANGEMENTS,
    Arrangement,
    Real,
    asked,
    dealt,
    holder,
    onward,
    pending,
    seated,
    see_only_their_own,
    until,
)
from tests.room.house import Guest, House

every_arrangement = pytest.mark.parametrize(
    "arrangement", ARRANGEMENTS.values(), ids=list(ARRANGEMENTS)
)
pytestmark = pytest.mark.parametrize("toy", [Real("impostor")], ids=["impostor"])


@every_arrangement
@pytest.mark.parametrize("ballot", ["auto", "secret"])
async def test_a_whole_match(house, arrangement, ballot):
    """Whoever is asked answers where their seat is: two rounds, the awards, the lobby, and one
    match in the evening's history. Every device sees as one seat at most all the time.
    """
    guests = await dealt(house, arrangement, ballot=ballot, rounds=2)
    rng, names = Random(1), set()
    for _ in range(200):
        see_only_their_own(house)
        if guests[0].frame["game"] == "lobby":
            break
        names.add(guests[0].ask)
        await onward(house, rng)
    assert guests[0].frame["game"] == "lobby"
    assert [match["rounds"] for match in guests[-1].frame["evening"]["matches"]] == [2]
    assert {"look", "clue", "next", "awards"} <= names
    secretly = ballot == "secret" or is_own(arrangement)
    assert ("vote" if secretly else "pointing") in names
    assert guests[-1].frame["peeks"] == {}


def is_own(arrangement: Arrangement) -> bool:
    """Whether no device holds several seats."""
    return not any(" " in names for names in arrangement.devices)


@every_arrangement
async def test_the_ballot_that_suits_the_phones(house, arrangement):
    """Secret where each has a phone, pointing where one is shared; it follows a seat that moves."""
    guests = await seated(house, arrangement)

    def ballot() -> str:
        chosen: str = guests[0].frame["view"]["effective"]["ballot"]
        return chosen

    assert ballot() == ("secret" if is_own(arrangement) else "pointing")
    if is_own(arrangement):
        await guests[1].take(await guests[2].offer())
        assert ballot() == "pointing"
    else:
        for place in list(house.room.position.roster.places):
            code = await holder(house, place.id).offer(place.id)
            await (await Guest(house).come()).take(code)
        assert ballot() == "secret"


@every_arrangement
async def test_the_time_of_a_secret_ballot(house, arrangement):
    """The seconds of one hand for each seat of the fullest device."""
    guests = await dealt(house, arrangement, ballot="secret", ballot_time=40)
    await until(house, "vote", Random(2))
    left = guests[0].frame["ask"]["end"] - house.rooms.clock.now()
    most = max(len(names.split()) for names in arrangement.devices)
    assert left == pytest.approx(40 * most, abs=1)


@every_arrangement
async def test_a_ballot_of_which_some_say_nothing(house, arrangement):
    """Half have voted: when the time of all hands is up, the ballot counts."""
    guests = await dealt(house, arrangement, ballot="secret")
    await until(house, "vote", Random(3))
    for voter, named in (("s1", "s2"), ("s2", "s1")):
        await holder(house, voter).answer(named, seat=voter)
    due = house.room.position.due()
    assert due
    await house.wait(due - house.rooms.clock.now() - 2)
    assert guests[0].ask == "vote"
    await house.wait(3)
    assert guests[0].ask == "runoff"


async def impostor_is(house: House, seat: str) -> None:
    """Void rounds until this seat is the impostor."""
    for _ in range(80):
        if house.room.position.state.round.impostors == [seat]:
            return
        await holder(house, HOST).rule("void")
        await holder(house, HOST).answer("ok", seat=HOST)
    raise AssertionError("never the impostor")


async def accused(house: House, seat: str) -> None:
    """Everybody points at this seat, or votes for it."""
    await until_ballot(house)
    others = [each for each in ("s1", "s2", "s3", "s4") if each != seat]
    if asked(house).name == "pointing":
        await holder(house, HOST).answer(dict.fromkeys(others, seat), seat=HOST)
        return
    for voter in others:
        await holder(house, voter).answer(seat, seat=voter)
    await holder(house, seat).answer(others[0], seat=seat)


async def until_ballot(house: House) -> None:
    """Cards and clues are over."""
    while asked(house).name not in ("vote", "pointing"):
        await onward(house, Random(4))


@every_arrangement
async def test_who_judges_where_the_host_is_accused(house, arrangement):
    """A host with a seat never judges it: the next seat does, on whatever device that is. Where
    nobody's seat rules, the table does.
    """
    guests = await dealt(house, arrangement)
    own = house.room.position.roster.host
    accused_seat = own or "s1"
    await impostor_is(house, accused_seat)
    await accused(house, accused_seat)
    assert guests[0].ask == "guess"
    await holder(house, accused_seat).answer("something", seat=accused_seat)
    assert (guests[0].ask, pending(house)) == ("judge", ("s2",) if own else (HOST,))
    await onward(house, Random(5), "wrong")
    see_only_their_own(house)
    assert guests[0].ask == "next"
    assert guests[-1].frame["view"]["ending"] == "missed"


@every_arrangement
async def test_who_confirms_that_the_host_said_the_word(house, arrangement):
    """Asked of the next seat where the host's own is named; else the host, or the table."""
    guests = await dealt(house, arrangement)
    await until(house, "clue", Random(6))
    own = house.room.position.roster.host
    named = own or "s1"
    await holder(house, "s3").call("word_said", named, seat="s3")
    assert (guests[0].ask, pending(house)) == ("confirm", ("s2",) if own else (HOST,))
    await onward(house, Random(7), "yes")
    await house.wait(11)
    assert guests[0].ask == "next"
    assert guests[-1].frame["view"]["said_by"] == named


@every_arrangement
async def test_a_second_look_in_the_debate(house, arrangement):
    """On a phone of one's own a look is nobody's business; on a shared one all are told."""
    guests = await dealt(house, arrangement, debate=60)
    await until(house, "debate", Random(8))
    phone = holder(house, "s3")
    await phone.open("s3")
    see_only_their_own(house)
    shared = len(phone.frame["you"]["seats"]) > 1
    for guest in guests:
        assert guest.frame["peeks"] == ({"s3": 1} if shared else {})


@pytest.mark.parametrize("seed", range(6))
async def test_a_mix_that_changes_in_mid_match(house, seed):
    """Seats move to new phones and back, the host holds some, the role goes round, phones and the
    board hang up and return, somebody kicks nobody: the match comes to its end all the same.
    """
    rng = Random(seed)
    guests = await dealt(house, ARRANGEMENTS["mixed"], rounds=3)
    board = guests[-1]
    for _ in range(400):
        see_only_their_own(house)
        if board.frame["game"] == "lobby":
            break
        if rng.random() < 0.3:
            await changed(house, rng)
            see_only_their_own(house)
        await onward(house, rng)
    assert board.frame["game"] == "lobby"
    assert [match["rounds"] for match in board.frame["evening"]["matches"]] == [3]


async def changed(house: House, rng: Random) -> None:
    """Something about the devices is otherwise now."""
    roster = house.room.position.roster
    seat, host = rng.choice(roster.seats), holder(house, HOST)
    match rng.choice(("new", "back", "hold", "host", "table", "restart", "line")):
        case "new" if len(house.guests) < 15:
            await (await Guest(house).come()).take(await host.offer(seat))
        case "back":
            players = [guest for guest in house.guests if not guest.tv]
            await rng.choice(players).take(await holder(house, seat).offer(seat))
        case "hold":
            await host.rule("hold", seat=seat)
        case "host":
            barred = asked(house).barred
            if seat not in barred:
                await host.rule("host", seat=seat)
        case "table":
            held = roster.held_by(host.device)
            barred = asked(house).barred
            if not held or any(each not in barred for each in held):
                await host.rule("host", seat=None)
        case "restart":
            await house.restart()
        case "line":
            guest = rng.choice(house.guests)
            await guest.go()
            await guest.come()
