"""The word was said: who may say so, who confirms, who objects, and what comes of it."""

from typing import Any

import pytest

from facedown.games.impostor.playing import Play, play
from facedown.table.ask import HOST


def said(named: str = "Bo", seats: str = "Ann Bo Cy Di Ed", **more: Any) -> Play:
    """The host Ann has just confirmed that the word was said."""
    table = play(seats, impostor="Ed", **more).answer("Ann")
    return table.call("word_said", "Cy", named).answer(table.asked, "yes")


WAITS = {
    "look": lambda: play("Ann Bo Cy Di").answer("Ann"),
    "clue": lambda: play("Ann Bo Cy Di").all("ok"),
    "debate": lambda: play("Ann Bo Cy Di").all("ok").clues(),
    "vote": lambda: play("Ann Bo Cy Di").talk().votes(Ann="Bo"),
    "runoff": lambda: play("Ann Bo Cy Di").talk().votes(Ann="Bo", Bo="Ann", Cy="Ann", Di="Bo"),
    "pointing": lambda: play("Ann Bo Cy Di", ballot="pointing").talk(),
}


@pytest.mark.parametrize("ask", WAITS)
def test_from_the_first_opened_card_until_the_last_ballot_closes(ask: str) -> None:
    """In every wait in between; not confirmed, the wait is put back with its answers and clock."""
    table = WAITS[ask]()
    assert table.asks(ask)
    table.wait(3)
    wait, left, frames = table.position.name, table.left, table.frames()

    table.call("word_said", "Bo", "Cy").wait(100)
    assert table.asks("confirm") and table.name(table.view.named or "") == "Cy"
    table.answer(HOST, "no")

    assert (table.position.name, table.left) == (wait, left)
    assert ask in ("debate", "vote", "runoff") or table.frames() == frames


def test_not_before_the_first_opened_card() -> None:
    """Nobody can know the word yet."""
    table = play("Ann Bo Cy").call("word_said", "Ann", "Bo")

    assert table.asks("look")


@pytest.mark.parametrize("ending", ["guess", "next"])
def test_not_after_the_last_ballot(ending: str) -> None:
    """Then it is too late."""
    table = play("Ann Bo Cy", impostor="Cy" if ending == "guess" else "Ann").talk()
    table.votes(Ann="Cy", Bo="Cy", Cy="Ann")
    assert table.asks(ending)

    assert table.refuses("call", "word_said", "Ann", "Bo") == "no_such_call"


def test_anyone_may_tap_it() -> None:
    """A seat, or the host."""
    for who in ("Bo", HOST):
        assert play("Ann Bo Cy").all("ok").call("word_said", who, "Cy").asks("confirm")


def test_the_next_seat_confirms_where_the_host_is_named() -> None:
    """The next one present, to the left; and the role passes to nobody concerned."""
    table = play("Ann Bo Cy Di", host="Ann").all("ok").call("word_said", "Di", "Ann")
    assert table.asked == "Bo"

    table = play("Ann Bo Cy Di", host="Ann").all("ok").away("Bo").call("word_said", "Di", "Ann")
    assert table.asked == "Cy"

    table = play("Ann Bo Cy Di", host="Ann").all("ok").call("word_said", "Di", "Cy")
    assert table.asked == HOST and table.refuses("hosts", "Cy") == "barred"


def test_a_confirmer_who_leaves() -> None:
    """The one after is asked."""
    table = play("Ann Bo Cy Di Ed", host="Ann", impostor="Ed").all("ok")
    table.call("word_said", "Di", "Ann").leaves("Bo")

    assert table.asks("confirm") and table.asked == "Cy"


def test_nothing_is_revealed_for_ten_seconds() -> None:
    """Neither word nor roles; going on does not shorten them."""
    table = said()
    assert table.asks("said") and table.left == 10
    assert not table.view.word.seen_by(frozenset({"tv", HOST}))
    table.wait(4).rules("skip")
    assert table.asks("said") and table.left == 6

    table.lapse()
    assert table.ending == "said_by_other" and table.view.word.seen_by(frozenset())


def test_the_confirmer_may_take_it_back() -> None:
    """The round is void, no points, a new word."""
    table = said().call("take_back", HOST)
    assert table.ending == "void" and set(table.scores.values()) == {0}

    table.then().answer(HOST).then()
    assert table.asks("look") and len(table.state.used) == 2


def test_only_the_confirmer_may_take_it_back_and_any_other_seat_object() -> None:
    """The one named may object as well."""
    table = said()
    assert table.refuses("call", "take_back", "Cy") == "no_such_call"
    assert table.refuses("call", "object", "Ann") == "no_such_call"

    assert table.call("object", "Bo").asks("objection")


def test_after_an_objection_the_others_vote() -> None:
    """All seats but the confirmer's and the named one, 30 s."""
    table = said().call("object", "Bo")

    assert table.asked == "Cy Di Ed" and table.left == 30


@pytest.mark.parametrize(
    "votes, ending",
    [
        ("overrule overrule uphold", "void"),
        ("overrule uphold uphold", "said_by_other"),
        ("overrule uphold", "said_by_other"),
        ("overrule", "void"),
        ("", "said_by_other"),
    ],
)
def test_a_tie_upholds_the_confirmer(votes: str, ending: str) -> None:
    """More must overrule than uphold."""
    table = said().call("object", "Di")
    for voter, vote in zip(("Cy", "Di", "Ed"), votes.split(), strict=False):
        table.answer(voter, vote)
    if table.asks("objection"):
        table.lapse()

    assert table.ending == ending


def test_where_a_seat_has_confirmed_the_host_votes_too() -> None:
    """The confirmer's seat and the named one do not."""
    table = play("Ann Bo Cy Di Ed", host="Ann").all("ok").call("word_said", "Di", "Ann")
    table.answer("Bo", "yes").call("object", "Ann")

    assert table.asked == "Cy Di Ed"
    table = said("Ann").call("object", "Ann")
    assert table.asked == "Cy Di Ed"


def test_a_typed_word_may_be_taken_back_by_the_host_or_the_next_seat() -> None:
    """The app has confirmed it in their place."""
    typed: dict[str, Any] = {"clues": "typed", "word": "giraffe", "impostor": "Cy"}
    table = play("Ann Bo Cy Di", order="Bo Ann Cy Di", **typed).all("ok").clues("giraffe")
    assert table.refuses("call", "take_back", "Cy") == "no_such_call"
    assert table.call("take_back", HOST).ending == "void"

    table = play("Ann Bo Cy Di", order="Ann Bo Cy Di", **typed).all("ok").clues("giraffe")
    assert table.refuses("call", "take_back", HOST) == "no_such_call"
    assert table.call("take_back", "Bo").ending == "void"


def test_the_partners_of_an_impostor_who_said_it_get_two() -> None:
    """And the others nothing, though some had voted right."""
    table = play("A B C D E F G", host="G", impostor="A B", circles="1").talk().votes(C="A", D="B")
    table.call("word_said", "C", "A").answer(table.asked, "yes").lapse()

    assert table.points == {"A": 2, "B": 2, **dict.fromkeys("CDEFG", 0)}
