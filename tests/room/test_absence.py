"""Who is away: not at once, never for good, and nobody waits for them."""

from tests.room.house import Guest, dots


async def test_a_short_loss_is_not_seen_as_absence(house):
    """Gone for nine seconds: a dot goes out and comes on again, and the seat is not away."""
    ann, bo = await house.play("Ann", "Bo")
    await bo.go()
    assert list(dots(ann)) == [(True, False), (False, False)]
    await house.wait(9)
    await bo.come()
    await house.wait(5)
    assert list(dots(ann)) == [(True, False), (True, False)]
    assert not any(entry.what == "away" for entry in house.room.since if hasattr(entry, "what"))


async def test_away_after_the_grace_time_and_back(house):
    """Gone for longer: away, and back with the same seat, vote and screen."""
    ann, bo = await house.play("Ann", "Bo")
    await bo.answer("s1")
    screen = bo.frame
    await bo.go()
    await house.wait(11)
    assert list(dots(ann)) == [(True, False), (False, True)]
    await bo.come()
    assert bo.frame["ask"]["mine"] == screen["ask"]["mine"]
    assert list(dots(ann)) == [(True, False), (True, False)]


async def test_a_board_is_nobody(house):
    """A TV of the same browser does not make its seat present."""
    ann, bo = await house.play("Ann", "Bo")
    await Guest(house, bo.token, tv=True).come()
    await bo.go()
    await house.wait(11)
    assert list(dots(ann))[1] == (False, True)


async def test_two_windows_of_one_device(house):
    """One window is closed: its seat is still connected. Each sees the same."""
    ann, bo = await house.play("Ann", "Bo")
    other = await Guest(house, bo.token).come()
    await bo.answer("s1")
    assert other.frame == bo.frame
    await bo.go()
    await house.wait(11)
    assert list(dots(ann))[1] == (True, False)


async def test_all_seats_of_one_device_go_and_come(house):
    """A phone that holds two seats: both are away, and both are back."""
    ann, bo = await house.open("Ann", "Bo")
    await bo.sit("Cy")
    await bo.go()
    await house.wait(11)
    assert [away for _, away in dots(ann)] == [False, True, True]
    await bo.come()
    assert [away for _, away in dots(ann)] == [False, False, False]


async def test_absence_that_cannot_be_stored_is_tried_again(house, flaky):
    """The journal is away when the grace time ends: the seat is away as soon as it is back."""
    ann, bo = await house.play("Ann", "Bo")
    await bo.go()
    await house.wait(9)
    flaky.fail = ["lost"] * 2
    await house.wait(8)
    assert list(dots(ann))[1] == (False, True)


async def test_coming_back_while_the_journal_fails(house, flaky):
    """Who comes back gets the screen at once, and the seat is back once the journal is."""
    ann, bo = await house.play("Ann", "Bo")
    await bo.go()
    await house.wait(11)
    flaky.fail = ["lost"]
    await bo.come()
    assert bo.frame["ask"]["name"] == "vote"
    await house.wait(5)
    assert list(dots(ann))[1] == (True, False)


async def test_going_while_the_journal_fails(house, flaky):
    """A line goes even if nothing can be stored or read."""
    _, bo = await house.play("Ann", "Bo")
    flaky.fail, flaky.unreadable = ["lost"] * 9, True
    assert await bo.refused("answer", "s1") == "unwell"
    await bo.go()
    assert bo.device not in house.room.linked()
    flaky.fail, flaky.unreadable = [], False
    await house.wait(30)
    assert "s2" in house.room.position.roster.away
