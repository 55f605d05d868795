"""Drafts: kept while their wait may come back, and forgotten with their scene."""

from facedown.room import draft as draft_module
from tests.room.conftest import on_each_journal
from tests.room.house import Guest


async def to_the_note(house):
    """Two seats before a form of several lines."""
    ann, bo = await house.play("Ann", "Bo")
    await ann.answer("s2")
    await bo.answer("s1")
    return ann, bo


@on_each_journal
async def test_a_draft_survives_a_restart(house):
    """Prepared, not committed, and still there when the server is back; for its seat alone."""
    ann, bo = await to_the_note(house)
    await ann.draft(["a", "b"])
    await house.restart()
    assert ann.frame["ask"]["mine"]["s1"]["draft"] == {"": ["a", "b"]}
    assert bo.frame["ask"]["mine"]["s1"] is None
    assert b'"b"' not in b"".join(bo.line.heard)


async def test_the_latest_value_wins_and_null_drops(house):
    """A draft is what it was last, and can be taken back."""
    ann, _ = await to_the_note(house)
    await ann.draft(["a"])
    await ann.draft(["b"])
    assert ann.frame["ask"]["mine"]["s1"]["draft"] == {"": ["b"]}
    await ann.draft(None)
    await house.restart()
    assert ann.frame["ask"]["mine"]["s1"]["draft"] == {}


@on_each_journal
async def test_a_wait_put_back_has_its_drafts(house):
    """An interruption, with a restart in the middle of it: the vote prepared is still there."""
    ann, bo = await house.play("Ann", "Bo")
    wait = bo.wait
    await bo.draft("s1")
    await ann.call("said", "psst")
    assert ann.ask == "deal_with_it"
    assert await bo.refused("draft", "s2", wait=wait) == "stale"
    await house.restart()
    await ann.answer("ok", seat="host")
    assert bo.wait == wait
    assert bo.frame["ask"]["mine"]["s2"]["draft"] == {"": "s1"}


async def test_time_is_up_and_drafts_are_taken(house):
    """Who had prepared a vote and not committed it has voted when time runs out."""
    _, bo = await house.play("Ann", "Bo")
    await bo.draft("s1")
    await house.wait(31)
    assert bo.frame["view"]["votes"] == {"s2": "s1"}


@on_each_journal
async def test_forgotten_with_their_scene(house):
    """The next scene begins with no drafts, in memory and in the journal."""
    ann, _ = await to_the_note(house)
    await ann.draft(["a", "b"])
    assert await house.journal.kept(house.code)
    await ann.rule("void")
    assert await house.journal.kept(house.code) == {}
    assert house.room.drafts == {}


async def test_left_behind_by_a_crash_they_are_forgotten_at_the_start(house):
    """A crash between the end of a scene and the clearing leaves drafts that no scene takes up."""
    await to_the_note(house)
    await house.journal.keep(house.code, "draft/1.0.0/s1/", b"\xa1x")
    await house.restart()
    assert await house.journal.kept(house.code) == {}
    assert house.room.drafts == {}


async def test_what_cannot_be_kept_is_refused(house, flaky):
    """The disk is full: the draft is refused, and what was there before stands."""
    ann, _ = await to_the_note(house)
    await ann.draft(["a"])
    flaky.full = True
    assert await ann.refused("draft", ["b"]) == "unwell"
    flaky.full = False
    assert house.room.open_drafts() == {"s1": {"": ("a",)}}


async def test_only_what_the_form_allows(house):
    """A draft is checked as an answer is, and only for a seat that is asked."""
    ann, bo = await house.play("Ann", "Bo")
    assert await ann.refused("draft", "s9") == "form"
    assert await ann.refused("draft", "s1", key="other") == "form"
    cy = await (await Guest(house).come()).sit("Cy")
    await ann.rule("admit", device=cy.device)
    assert await cy.refused("draft", "s1") == "not_asked"
    assert await bo.refused("draft", "s1", wait=(9, 9, 9)) == "stale"


async def test_who_drafts_is_not_sent_it_back(house):
    """A stroke crosses the wire once; another window of the same phone gets it, whole ones too."""
    ann, bo = await to_the_note(house)
    window = await Guest(house, ann.token).come()
    heard = [len(guest.line.heard) for guest in (ann, bo, window)]
    await ann.draft(["a"])
    news = [len(guest.line.heard) for guest in (ann, bo, window)]
    assert [now - was for now, was in zip(news, heard, strict=True)] == [0, 0, 1]
    assert window.frame["ask"]["mine"]["s1"]["draft"] == {"": ["a"]}
    assert (await ann.come()).frame["ask"]["mine"]["s1"]["draft"] == {"": ["a"]}


async def test_what_the_table_has_tidied_is_sent_back(house):
    """Where what is kept is not what was sent, the sender is told."""
    ann, _ = await to_the_note(house)
    await ann.draft(["  a "])
    assert b'["a"]' in ann.line.heard[-1]


async def test_drafts_have_a_weight(house, monkeypatch):
    """All pieces of a seat together; what is too much is refused, and the rest stands."""
    monkeypatch.setattr(draft_module, "HEAVIEST", 20)
    ann, _ = await to_the_note(house)
    await ann.draft(["a"])
    assert await ann.refused("draft", ["b" * 20]) == "too_heavy"
    assert house.room.open_drafts() == {"s1": {"": ("a",)}}
