"""What the host does is shown to the table, and can be undone where that makes sense."""

import pytest

from tests.room.house import Guest, names


def ruling(guest):
    """The ruling that is shown."""
    shown = guest.frame["ruling"]
    return shown and (shown["what"], shown["seat"])


@pytest.mark.parametrize(
    ("what", "how", "seat"),
    [
        ("pause", {}, None),
        ("more", {"seconds": 60}, None),
        ("rewind", {"step": 0}, None),
        ("lock", {}, None),
        ("hide", {}, None),
        ("order", {"order": ["s3", "s1", "s2"]}, None),
        ("language", {"text": "cs"}, None),
        ("host", {"seat": "s2"}, "s2"),
        ("host", {"seat": None}, None),
        ("hold", {"seat": "s2"}, "s2"),
        ("kick", {"seat": "s3"}, "s3"),
    ],
)
async def test_a_ruling_is_shown_to_all(house, what, how, seat):
    """To other seats, to boards and to watchers, with its moment; also after a restart."""
    ann, bo, _ = await house.play("Ann", "Bo", "Cy")
    tv, watcher = await Guest(house, tv=True).come(), await Guest(house).come()
    await ann.rule(what, **how)
    for _ in range(2):
        assert {ruling(each) for each in (ann, bo, tv, watcher)} == {(what, seat)}
        assert tv.frame["ruling"]["at"] <= house.rooms.clock.now()
        await house.restart()


@pytest.mark.parametrize("what", ["void", "end", "skip"])
async def test_a_ruling_that_ends_a_scene_is_shown_in_the_next(house, what):
    """Nobody is left to wonder why the round is gone; in the scene after that it is history."""
    ann, bo, _ = await house.play("Ann", "Bo", "Cy")
    for _ in ("vote", "note"):
        await ann.rule("skip", wait=ann.wait)
    await ann.rule(what, wait=ann.wait)
    assert ruling(bo) == (what, None)
    assert bo.frame["scene"] == ("lobby" if what == "end" else "round")
    if what != "end":
        for guest in house.guests * 2:
            await guest.answer("s1" if guest.ask == "vote" else ["a"])
        await ann.answer("go", seat="host")
        assert ruling(bo) is None


async def test_who_was_kicked_is_let_in_again(house):
    """Kicked by mistake: they knock, and are admitted as a new seat."""
    ann, bo, cy = await house.play("Ann", "Bo", "Cy")
    await ann.rule("kick", seat="s3")
    await cy.come()
    await cy.sit("Cy")
    await ann.rule("admit", device=cy.device)
    assert names(bo) == ["Ann", "Bo", "Cy"]
    assert cy.frame["you"]["seats"] == ["s4"]


async def test_each_has_its_undoing(house):
    """Lock and unlock, hide and show, pause and resume, the role there and back."""
    ann, bo = await house.play("Ann", "Bo")
    was = {k: v for k, v in bo.frame["room"].items() if k != "ruling"}
    for what, back in [("lock", "unlock"), ("hide", "show"), ("pause", "resume")]:
        await ann.rule(what)
        await ann.rule(back)
        assert ruling(bo) == (back, None)
    assert (bo.frame["room"], bo.frame["paused"]) == (was, None)
    await ann.rule("host", seat="s2")
    await bo.rule("host", seat="s1")
    assert bo.frame["host"] == {"seat": "s1", "acting": False}
    await ann.rule("host", seat=None)
    await ann.rule("host", seat="s1")
    assert ann.frame["host"] == {"seat": "s1", "acting": False}


async def test_again_keeps_what_was_chosen(house):
    """The match is ended: in the lobby the game is still chosen, and starts with one tap."""
    ann, bo = await house.play("Ann", "Bo")
    await ann.rule("end")
    assert bo.frame["view"]["chosen"] == "toy"
    assert len(bo.frame["evening"]["matches"]) == 1
    await ann.answer("ok", seat="host")
    assert bo.ask == "vote"


async def test_seats_change_in_the_middle(house):
    """Added, renamed, reordered, removed while a round is played: whoever is in it plays on."""
    ann, bo, cy = await house.play("Ann", "Bo", "Cy")
    await bo.answer("s1")
    await ann.sit("Al")
    assert names(bo) == ["Ann", "Bo", "Cy", "Al"]
    await ann.rename("Cyril", seat="s3")
    await ann.rule("order", order=["s4", "s3", "s2", "s1"])
    assert names(bo) == ["Al", "Cyril", "Bo", "Ann"]
    assert bo.frame["ask"]["asked"] == ["s1", "s2", "s3"]
    assert bo.frame["ask"]["mine"]["s2"]["answer"] == "s1"
    await ann.rule("kick", seat="s4")
    await ann.answer("s2", seat="s1")
    await cy.answer("s1")
    assert ann.ask == "note"


RULINGS = (
    "skip", "rewind", "void", "pause", "resume", "more", "end", "host", "kick", "hold", "lock",
    "unlock", "hide", "show", "order", "language", "admit", "refuse",
)  # fmt: skip


async def test_the_hosts_acts_by_others(house):
    """Every ruling by anybody else: a plain refusal, and nobody has seen anything."""
    ann, bo = await house.play("Ann", "Bo")
    watcher, tv = await Guest(house).come(), await Guest(house, tv=True).come()
    for what in RULINGS:
        for guest, code in ((bo, "not_host"), (watcher, "not_host"), (tv, "tv")):
            assert await guest.refused("rule", what, wait=ann.wait, seat="s1") == code
