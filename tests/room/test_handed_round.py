"""One phone for several: it sees as one seat at a time, between hands as none, and a second look
is told to the table.
"""

from tests.room.conftest import on_each_journal
from tests.room.house import Guest
from tests.room.toy import WORD


def word(guest):
    """The word, as far as a guest sees it."""
    return guest.frame["view"]["word"]


def opened(guest):
    """The seat that a device was opened for."""
    return guest.frame["you"]["open"]


async def shared(house, *more):
    """Ann rules with a phone of her own; Bo and Cy share one; the game has begun."""
    ann, bo = await house.open("Ann", "Bo", *more)
    await bo.sit("Cy")
    await ann.answer("ok", seat="host")
    return ann, bo


async def test_covered_once_the_seat_has_answered(house):
    """The client need do nothing: the next patch takes the secrets away."""
    _, phone = await shared(house)
    await phone.open("s2")
    assert word(phone) == WORD
    await phone.answer("s1", seat="s3")
    assert opened(phone) == "s2"
    await phone.answer("s1", seat="s2")
    assert (opened(phone), word(phone)) == (None, None)
    assert phone.frame["ask"]["mine"] == {"s1": None, "s2": None, "s3": None}
    assert phone.frame["peeks"] == {}


async def test_covered_once_the_wait_is_another(house):
    """Time runs out, the host goes on, interrupts or rewinds: nobody's card stays open."""
    ann, phone = await shared(house)
    await phone.open("s2")
    await ann.call("said", "x")
    assert (opened(phone), word(phone)) == (None, None)
    await ann.answer("ok", seat="host")
    assert (ann.ask, opened(phone)) == ("vote", None)
    await phone.open("s2")
    await ann.rule("skip", wait=ann.wait)
    assert (ann.ask, opened(phone)) == ("note", None)
    await phone.open("s2")
    await ann.rule("rewind", step=0)
    assert opened(phone) is None
    await phone.open("s2")
    await house.wait(61)
    assert (ann.ask, opened(phone)) == ("note", None)
    assert ann.frame["peeks"] == {}


async def test_covered_on_a_new_line(house):
    """Reconnected, the phone lies closed, also after a restart."""
    _, phone = await shared(house)
    await phone.open("s2")
    await phone.come()
    assert (opened(phone), word(phone)) == (None, None)
    await phone.open("s2")
    await house.restart()
    assert (opened(phone), word(phone)) == (None, None)


async def test_two_windows_of_one_phone(house):
    """Opened in one, it is covered in the other."""
    _, phone = await shared(house)
    window = await Guest(house, phone.token).come()
    await phone.open("s2")
    await window.open("s3")
    assert (opened(phone), word(phone), opened(window)) == (None, None, "s3")


async def test_covered_when_a_seat_moves_there(house):
    """A phone of one's own, at which a second seat sits down or is given: closed at once."""
    _ann, bo, cy = await house.play("Ann", "Bo", "Cy")
    assert word(bo) == WORD
    await bo.take(await cy.offer())
    assert (opened(bo), word(bo)) == (None, None)


async def test_covered_when_the_open_seat_leaves(house):
    """Moved to another phone: its secrets are gone from the old one, which is now one seat's."""
    _, phone = await shared(house)
    await phone.open("s2")
    new = await Guest(house).come()
    await new.take(await phone.offer("s2"))
    assert (opened(phone), word(phone), word(new)) == ("s3", None, WORD)


async def test_a_seat_that_comes_back_is_not_open(house):
    """Opened, moved away and given back within one wait: closed, until it is opened again."""
    _, phone = await shared(house)
    await phone.open("s2")
    new = await Guest(house).come()
    await new.take(await phone.offer("s2"))
    await phone.take(await new.offer("s2"))
    assert (opened(phone), word(phone)) == (None, None)


async def test_opened_while_it_was_ones_own(house):
    """A phone of one seat needs no opening: it counts for nothing once a second seat is there."""
    _, bo, cy = await house.play("Ann", "Bo", "Cy")
    await bo.open("s2")
    await bo.take(await cy.offer())
    assert (opened(bo), word(bo)) == (None, None)


async def test_a_host_without_a_seat_is_no_owner_of_one(house):
    """The one seat that a host without a seat holds is opened like one of several."""
    ann, _bo = await house.open("Ann", "Bo")
    await ann.rule("host", seat=None)
    await ann.leave()
    await ann.rule("hold", seat="s2")
    cy = await (await Guest(house).come()).sit("Cy")
    await ann.answer("ok", seat="host")
    assert (ann.frame["you"]["seats"], opened(ann), word(ann)) == (["s2"], None, None)
    assert ann.frame["ask"]["mine"]["s2"] is None
    await ann.open("s2")
    assert word(ann) == WORD
    await ann.answer("s3", seat="s2")
    assert word(ann) is None
    await ann.open("s2")
    assert cy.frame["peeks"] == {"s2": 1}


# Second looks


@on_each_journal
async def test_a_second_look_is_told_to_all(house):
    """Opened for a seat that has answered: everybody learns it, before anything is shown. Each
    look counts; opened while it lies open is none. It survives a restart.
    """
    ann, phone = await shared(house)
    tv = await Guest(house, tv=True).come()
    await phone.open("s2")
    await phone.answer("s1", seat="s2")
    await phone.open("s2")
    await phone.open("s2")
    assert word(phone) == WORD
    for guest in (ann, phone, tv):
        assert guest.frame["peeks"] == {"s2": 1}
    told, shown = phone.line.heard[-2:]
    assert b"peeks" in told
    assert WORD.encode() not in told
    assert WORD.encode() in shown
    await phone.open(None)
    await phone.open("s2")
    await house.restart()
    assert tv.frame["peeks"] == {"s2": 2}
    await phone.open("s3")
    assert tv.frame["peeks"] == {"s2": 2}


async def test_a_look_at_one_who_is_not_asked(house):
    """While the host alone is asked, every look is a second one."""
    ann, phone = await shared(house)
    await ann.call("said", "x")
    await phone.open("s3")
    assert ann.frame["peeks"] == {"s3": 1}


async def test_an_answer_taken_back_is_owed_again(house):
    """Opening for it is no second look, and answering covers it again."""
    ann, phone = await shared(house)
    await phone.answer("s1", seat="s2")
    await phone.answer(None, seat="s2")
    await phone.open("s2")
    assert ann.frame["peeks"] == {}
    await phone.answer("s3", seat="s2")
    assert opened(phone) is None


async def test_second_looks_end_with_the_scene(house):
    """They survive a rewind, and the next round begins without."""
    ann, phone = await shared(house)
    await phone.answer("s1", seat="s2")
    await phone.open("s2")
    await ann.call("said", "x")
    await ann.rule("rewind", step=0)
    assert ann.frame["peeks"] == {"s2": 1}
    await ann.rule("void")
    assert ann.frame["peeks"] == {}


async def test_a_phone_of_ones_own_never_peeks(house):
    """Nor does a look in the lobby, where nothing is hidden."""
    ann, bo = await house.open("Ann", "Bo")
    await ann.sit("Cy")
    for seat in ("s1", "s3", None, "s1"):
        await ann.open(seat)
    assert opened(ann) == "s1"
    await ann.answer("ok", seat="host")
    assert opened(ann) is None
    await bo.answer("s1")
    await bo.open("s2")
    assert ann.frame["peeks"] == {}


async def test_a_look_that_could_not_be_told_is_not_given(house, flaky):
    """The journal fails: refused, and the phone lies closed."""
    ann, phone = await shared(house)
    await phone.answer("s1", seat="s2")
    flaky.fail = ["lost"]
    assert await phone.refused("open", "s2") == "unwell"
    await house.wait(3)
    assert (opened(phone), word(phone)) == (None, None)
    assert await phone.refused("open", "s1") == "not_yours"
    assert ann.frame["peeks"] == {}


async def test_covered_it_may_still_call(house):
    """What a seat of it may interrupt is no secret: nobody has to be handed the phone to say so."""
    _, phone = await shared(house)
    assert (opened(phone), word(phone)) == (None, None)
    assert phone.frame["ask"]["calls"]["said"] is not None
    await phone.call("said", "x", seat="s3")
    assert phone.frame["view"]["said"] == ["x"]
