"""Whatever device goes for good, at any moment, in any arrangement: the evening goes on. What
docs/hosting.md says of devices is held here.
"""

from random import Random

import pytest

from facedown.table.secret import HOST
from tests.room.arrangements import (
    ARRANGEMENTS,
    Real,
    asked,
    dealt,
    onward,
    pending,
    see_only_their_own,
    until,
)
from tests.room.house import Guest, House

every_arrangement = pytest.mark.parametrize(
    "arrangement", ARRANGEMENTS.values(), ids=list(ARRANGEMENTS)
)
pytestmark = pytest.mark.parametrize("toy", [Real("impostor")], ids=["impostor"])


@every_arrangement
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("taken_over", [True, False], ids=["held", "passed over"])
async def test_a_device_goes_for_good(house, arrangement, seed, taken_over):
    """At some moment some device is gone. Who is left plays the match to its end, going on without
    the seats that were on it, or holding them; where nobody is left, who knocks does.
    """
    rng = Random(seed)
    guests = await dealt(house, arrangement, rounds=2, ballot=rng.choice(("auto", "secret")))
    for _ in range(rng.randrange(25)):
        await onward(house, rng)
    lost = rng.choice(guests)
    await lost.go()
    await house.wait(11)
    watcher = await Guest(house).come()
    if not house.room.position.roster.anybody():
        await watcher.sit("Zoe")
        await house.wait(62)
        taken_over = True
    for _ in range(300):
        see_only_their_own(house)
        if watcher.frame["game"] == "lobby":
            break
        await step(house, rng, taken_over)
    assert watcher.frame["game"] == "lobby"
    assert [match["rounds"] for match in watcher.frame["evening"]["matches"]] == [2]


async def step(house: House, rng: Random, taken_over: bool) -> None:
    """What people do: answer; hold what nobody answers for, or go on without it; wait."""
    roster = house.room.position.roster
    host = next((each for each in house.guests if each.link and each.frame["you"]["host"]), None)
    if host is None:
        await house.wait(11)
        return
    if taken_over:
        for seat in list(roster.away):
            if seat != HOST:
                await host.rule("hold", seat=seat)
    if house.room.position.paused is not None:
        await host.rule("resume")
    if pending(house) or house.room.position.due() is not None:
        await onward(house, rng)
    else:
        await host.rule("skip", wait=host.wait)


async def test_closing_the_board_changes_nothing(house):
    """No byte is sent to anybody, nobody is away, and a second board shows the same."""
    guests = await dealt(house, ARRANGEMENTS["mixed"])
    board, players = guests[-1], guests[:-1]
    other = await Guest(house, tv=True).come()
    assert other.frame == board.frame
    heard = [len(guest.line.heard) for guest in [*players, other]]
    await board.go()
    await house.wait(60)
    assert [len(guest.line.heard) for guest in [*players, other]] == heard
    await board.come()
    assert board.frame == other.frame


async def test_closing_board_and_host_together(house):
    """The next seat rules after ten seconds; nothing was paused."""
    ann, bo, _, board = await dealt(house, ARRANGEMENTS["mixed"])
    await board.go()
    await ann.go()
    await house.wait(11)
    assert bo.frame["host"] == {"seat": "s2", "acting": True}
    assert bo.frame["paused"] is None
    assert bo.ask == "look"


async def test_the_passed_phone_sleeps(house):
    """In the middle of a secret ballot, for an hour: it finds the ballot as it was, with the time
    it had but for the ten seconds until it was missed, and lies closed.
    """
    phone, board = await dealt(
        house, ARRANGEMENTS["led without a seat, with a board"], ballot="secret"
    )
    await until(house, "vote", Random(1))
    await phone.open("s1")
    left = phone.frame["ask"]["end"] - house.rooms.clock.now()
    await phone.go()
    await house.wait(600)
    assert board.ask == "vote"
    await phone.come()
    assert phone.frame["you"]["open"] is None
    assert phone.frame["you"]["host"]
    again = phone.frame["ask"]["end"] - house.rooms.clock.now()
    assert left - 11 < again <= left


async def test_a_flat_battery(house):
    """The phone is gone: the host shows a code, and the seat is on another phone, card and all."""
    ann, bo, cy, di = await dealt(house, ARRANGEMENTS["own phones"])
    card = bo.frame["view"]["cards"]["s2"]
    await bo.go()
    new = await Guest(house).come()
    await new.take(await ann.offer("s2"))
    assert new.frame["view"]["cards"]["s2"] == card
    for guest in (ann, new, cy, di):
        await guest.answer("ok")
    assert ann.ask == "clue"


async def test_the_wi_fi_fails(house):
    """All phones lose it at once, for a quarter of an hour: all clocks stand, nobody loses a seat,
    and the host rules when they are back.
    """
    guests = await dealt(house, ARRANGEMENTS["own phones"], ballot="secret")
    await until(house, "vote", Random(1))
    left = guests[0].frame["ask"]["end"] - house.rooms.clock.now()
    for guest in guests:
        await guest.go()
    await house.wait(900)
    for guest in reversed(guests):
        await guest.come()
    await house.wait(1)
    assert guests[0].frame["you"]["host"]
    assert asked(house).name == "vote"
    assert guests[0].frame["ask"]["end"] - house.rooms.clock.now() > left - 15
    assert [guest.frame["you"]["seats"] for guest in guests] == [["s1"], ["s2"], ["s3"], ["s4"]]


async def test_the_server_is_gone_for_ten_minutes(house):
    """Its time is given back, and everybody is where they were; offers alone are forgotten."""
    guests = await dealt(house, ARRANGEMENTS["mixed"], ballot="secret")
    await until(house, "vote", Random(1))
    before = [(guest.frame["view"], guest.frame["ask"]["wait"]) for guest in guests]
    left = guests[0].frame["ask"]["end"] - house.rooms.clock.now()
    await house.restart(after=600)
    after = [(guest.frame["view"], guest.frame["ask"]["wait"]) for guest in guests]
    assert [wait for _, wait in after] == [wait for _, wait in before]
    assert after[0] == before[0]
    assert after[-1] == before[-1]
    assert abs(guests[0].frame["ask"]["end"] - house.rooms.clock.now() - left) < 1
