"""A device sees as the seats it holds: one, one of several, or none; and acts for no other."""

from facedown.table.refused import Refused
from tests.room.house import Guest
from tests.room.toy import WORD


def word(guest):
    """The word, as far as a guest sees it."""
    return guest.frame["view"]["word"]


async def test_only_its_holder_sees_the_word(house):
    """Not the host, not a board, not a watcher."""
    ann, bo = await house.play("Ann", "Bo")
    tv, watcher = await Guest(house, tv=True).come(), await Guest(house).come()
    assert [word(each) for each in (ann, bo, tv, watcher)] == [None, WORD, None, None]


async def test_a_board_of_the_holders_browser_sees_no_more(house):
    """A TV opened with the token of a seat sees as a board, also after "open"."""
    _, bo = await house.play("Ann", "Bo")
    tv = await Guest(house, bo.token, tv=True).come()
    assert word(tv) is None
    assert tv.frame["you"] == {
        "seats": [], "host": False, "open": None, "tv": True, "knocking": None,
    }  # fmt: skip
    for verb in (tv.open("s2"), tv.answer("s1", seat="s2"), tv.rule("pause"), tv.sit("X")):
        try:
            await verb
        except Refused as refused:
            assert refused.code == "tv"
        else:
            raise AssertionError("a board has acted")
    assert word(tv) is None


async def test_a_phone_that_is_passed_round(house):
    """One device with two seats sees as neither, until it is opened for one; each answers."""
    ann, bo = await house.open("Ann", "Bo")
    await bo.sit("Cy")
    await ann.answer("ok", seat="host")
    assert (bo.frame["you"]["open"], word(bo)) == (None, None)
    await bo.open("s2")
    assert (bo.frame["you"]["open"], word(bo)) == ("s2", WORD)
    await bo.open("s3")
    assert word(bo) is None
    await bo.open(None)
    assert bo.frame["ask"]["mine"] == {"s1": None, "s2": None, "s3": None}
    assert await bo.refused("open", "s1") == "not_yours"
    await bo.answer("s1", seat="s2")
    await bo.answer("s1", seat="s3")
    await ann.answer("s1")
    assert ann.ask == "note"
    assert [seat["hand"] for seat in ann.frame["seats"]] == [0, 1, 1]


async def test_nobody_acts_for_another(house):
    """Neither for another's seat nor for the host, nor for a seat that is not."""
    ann, bo = await house.play("Ann", "Bo")
    watcher = await Guest(house).come()
    assert await bo.refused("answer", "s1", seat="s1") == "not_yours"
    assert await bo.refused("answer", "s1", seat="host") == "not_host"
    assert await bo.refused("call", "said", "x", seat="s1") == "not_yours"
    assert await bo.refused("call", "break_rule") == "no_such_call"
    assert await bo.refused("call", "nonsense") == "no_such_call"
    assert await watcher.refused("answer", "s1", seat="s9", wait=ann.wait) == "not_yours"
    assert await watcher.refused("rule", "skip", wait=ann.wait) == "not_host"


async def test_a_fifth_window_takes_the_place_of_the_first(house):
    """A device has four lines at most: the oldest is told that it is open elsewhere."""
    _, bo = await house.play("Ann", "Bo")
    windows = [await Guest(house, bo.token).come() for _ in range(4)]
    assert bo.line.bye == "elsewhere"
    assert [window.line.bye for window in windows] == [None] * 4
    await windows[0].answer("s1")
    assert windows[3].frame["ask"]["mine"]["s2"]["answer"] == "s1"


async def test_no_secret_reaches_anybody_else(house, caplog):
    """All bytes that each device was ever sent, searched: the word at its holder's alone, tokens
    and open answers nowhere; nor are they in what the log and the room's own reprs tell.
    """
    ann, bo = await house.play("Ann", "Bo")
    tv = await Guest(house, tv=True).come()
    cy = await (await Guest(house).come()).sit("Cy")
    await ann.answer("s2")
    await bo.answer("s1")
    await bo.draft(["my-own-hint"])
    await ann.answer(["anns-own-hint"])
    for broken in ("break_rule", "break_view"):
        assert await ann.refused("call", broken, seat="host") == "no_such_call"
    await house.restart()
    await bo.answer(["my-own-hint"])

    everybody = {ann: ["anns-own-hint"], bo: ["my-own-hint", WORD], cy: [], tv: []}
    secrets = ["anns-own-hint", "my-own-hint", WORD]
    for guest, own in everybody.items():
        heard = b"".join(guest.line.heard).decode()
        for secret in secrets:
            assert (secret in heard) <= (secret in own), secret
        assert not any(each.token in heard for each in everybody)
    told = [caplog.text, house.room, house.room.since, house.room.links, house.room.position]
    for secret in [*secrets, *(each.token for each in everybody)]:
        assert secret not in repr(told)
