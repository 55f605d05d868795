"""The only phone is gone, with all seats on it: somebody else can go on with the evening."""

from facedown.room.stranded import WAITS
from tests.room.house import Guest


async def passed(house, *names):
    """One phone with these seats, which rules for the table; the game has begun."""
    (phone,) = await house.open(names[0])
    for name in names[1:]:
        await phone.sit(name)
    await phone.rule("host", seat=None)
    await phone.answer("ok", seat="host")
    return phone


async def test_who_knocks_for_a_minute_goes_on(house):
    """The passed phone is dead. Another one knocks, rules after a minute, finds the game waiting,
    and holds the seats.
    """
    phone = await passed(house, "Ann", "Bo")
    left = phone.frame["ask"]["end"] - house.rooms.clock.now()
    await phone.go()
    await house.wait(30)
    new = await (await Guest(house).come()).sit("Cy")
    await house.wait(WAITS - 1)
    assert not new.frame["you"]["host"]
    await house.wait(2)
    assert new.frame["you"] == {
        "seats": [], "host": True, "open": None, "tv": False, "knocking": None,
    }  # fmt: skip
    assert new.frame["host"] == {"seat": None, "acting": True}
    assert new.frame["paused"] is not None
    assert new.frame["room"]["knocks"] == []
    for seat in ("s1", "s2"):
        await new.rule("hold", seat=seat)
    await new.rule("resume")
    assert left - 12 < new.frame["ask"]["end"] - house.rooms.clock.now() <= left
    await new.open("s2")
    assert new.frame["view"]["word"]
    await new.answer("s1", seat="s2")
    await new.answer("s1", seat="s1")
    assert new.ask == "note"


async def test_the_phone_returns_in_time(house):
    """It was only locked: nothing happens, and it admits who knocks."""
    phone = await passed(house, "Ann", "Bo")
    await phone.go()
    await house.wait(30)
    new = await (await Guest(house).come()).sit("Cy")
    await house.wait(40)
    await phone.come()
    await house.wait(WAITS)
    assert phone.frame["you"]["host"]
    assert phone.frame["paused"] is None
    await phone.rule("admit", device=new.device)
    assert new.frame["you"]["seats"] == ["s3"]


async def test_the_phone_returns_later(house):
    """The role returns to it; what the other holds by then it may give back."""
    phone = await passed(house, "Ann", "Bo")
    await phone.go()
    new = await (await Guest(house).come()).sit("Cy")
    await house.wait(80)
    await new.rule("hold", seat="s1")
    await phone.come()
    assert phone.frame["you"]["host"]
    assert not new.frame["you"]["host"]
    await phone.take(await new.offer("s1"))
    assert phone.frame["you"]["seats"] == ["s1", "s2"]
    await phone.rule("resume")


async def test_who_does_not_stay_or_was_kicked_gets_nothing(house):
    """Whoever hangs up meanwhile is passed over, and so is who was shown out; the next one waits
    a minute too.
    """
    (phone,) = await house.open("Ann")
    await phone.sit("Bo")
    kicked = await (await Guest(house).come()).sit("Di")
    await phone.answer("ok", seat="host")
    await phone.rule("kick", seat="s3")
    await (await kicked.come()).sit("Di")
    await phone.go()
    await house.wait(10 + WAITS + 5)
    assert not kicked.frame["you"]["host"]
    new = await (await Guest(house).come()).sit("Cy")
    await house.wait(WAITS - 5)
    await new.go()
    await house.wait(10)
    await new.come()
    await house.wait(WAITS - 5)
    assert not new.frame["you"]["host"]
    await house.wait(10)
    assert new.frame["you"]["host"]


async def test_nobody_relieves_a_table_at_which_somebody_is(house):
    """One seat is there: that one rules, and lets in whom they like."""
    ann, bo = await house.play("Ann", "Bo")
    await ann.go()
    new = await (await Guest(house).come()).sit("Cy")
    await house.wait(200)
    assert bo.frame["you"]["host"]
    assert not new.frame["you"]["host"]
    await bo.rule("admit", device=new.device)


async def test_a_restart_in_between(house):
    """The minute begins anew, and ends."""
    phone = await passed(house, "Ann", "Bo")
    await phone.go()
    new = await (await Guest(house).come()).sit("Cy")
    await house.wait(40)
    await house.restart()
    await house.wait(WAITS + 12)
    assert new.frame["you"]["host"]


async def test_a_lobby_that_is_locked(house):
    """Nothing is played, so nothing is paused; who stands in unlocks it, or sits down."""
    (phone,) = await house.open("Ann")
    await phone.rule("lock")
    await phone.go()
    new = await (await Guest(house).come()).sit("Cy")
    await house.wait(80)
    assert (new.frame["you"]["host"], new.frame["paused"]) == (True, None)
    await new.sit("Cy")
    assert new.frame["host"] == {"seat": "s2", "acting": True}
    await new.rule("unlock")


async def test_a_lobby_that_is_open(house):
    """Who sits down rules as soon as the host is away."""
    (phone,) = await house.open("Ann")
    await phone.go()
    new = await (await Guest(house).come()).sit("Cy")
    await house.wait(12)
    assert new.frame["host"] == {"seat": "s2", "acting": True}
