"""What becomes of the round when somebody leaves in the middle of it, at every wait."""

from typing import Any

import pytest

from facedown.games.hat.playing import Play, cards_of, play
from facedown.table.ask import HOST

FRONT = "guard left, fox left, shark left, beard left"
"""In front of Tom, Lucas, Mary and Anna."""


def table(pile: str, seats: str = "Tom Lucas Mary Anna", **options: Any) -> Play:
    """Tom has drawn the first card of the pile; the host has no seat."""
    dealt = 4 if len(seats.split()) == 2 else len(seats.split())
    front = ", ".join(FRONT.split(", ")[:dealt])
    return play(seats, front=front, pile=pile, host=None, said="typed", **options)


def whole(t: Play) -> bool:
    """Whether all cards are there, none twice."""
    return len({card.number for card in cards_of(t.state)}) == 120


def test_cards_in_front_go_under_the_pile_and_penalties_stay() -> None:
    """Face up, as all that lie there."""
    t = table("cat left, dog left").wrong()
    assert t.penalties("Tom") == "cat"
    t.offers("Lucas").leaves("Tom")

    assert [c.picture for c in t.state.round.pile[-2:]] == ["guard", "dog"]
    assert all(card.up for card in t.state.round.pile)
    assert t.penalties("Tom") == "cat" and t.points()["Tom"] == 1 and whole(t)


def test_arrows_skip_the_seat() -> None:
    """The next neighbour is the neighbour."""
    t = table("cat left").leaves("Lucas").turns()
    assert t.names(list(t.view.seats)) == "Tom Mary Anna"

    assert t.offers().asks("answer", of="Mary")


@pytest.mark.parametrize(
    "arrow, to, onward", [("left", "Lucas", "Mary"), ("right", "Anna", "Mary")]
)
def test_an_open_offer_moves_on_in_its_direction(arrow: str, to: str, onward: str) -> None:
    """Under the name it was offered as."""
    t = table(f"cat {arrow}").offers(to, "Garfield")
    before = t.view.quiet
    t.leaves(to)

    assert t.asks("answer", of="Mary") and t.view.name == "Garfield"
    assert t.view.quiet == before and whole(t)


def test_an_offer_to_anybody_returns_to_the_passer() -> None:
    """To choose again; the name is not used up."""
    t = table("cat any", names="never_twice").offers("Mary", "Garfield").leaves("Mary")
    assert t.asks("offer", of="Tom") and t.view.name is None
    assert t.names(list(t.view.seats)) == "Tom Lucas Anna"

    t.offers("Anna", "Garfield").refuses_it()
    assert t.asks("verdict", of="Lucas")


@pytest.mark.parametrize("at", ["turn", "offer", "answer", "verdict"])
def test_if_the_passer_leaves_the_next_to_the_left_draws(at: str) -> None:
    """The open card goes under the pile. So it is with the seat that must draw."""
    t = table("cat left, dog left")
    if at != "turn":
        t.turns()
    if at in ("answer", "verdict"):
        t.offers()
    if at == "verdict":
        t.refuses_it()
    assert t.asks(at)
    t.leaves("Tom")

    assert t.asks("turn", of="Lucas") and t.under_way == "dog"
    assert t.state.round.pile[-1].picture == "cat" and t.state.round.pile[-1].up
    assert t.view.name is None and whole(t)


@pytest.mark.parametrize("arrow, wait, asked", [
    ("left", "answer", "Mary"), ("right", "answer", "Mary"), ("any", "offer", "Tom"),
])  # fmt: skip
def test_if_the_refuser_leaves_before_the_verdict(arrow: str, wait: str, asked: str) -> None:
    """The card is turned down and offered on; where anyone is allowed the passer chooses again."""
    to = "Anna" if arrow == "right" else "Lucas"
    t = table(f"cat {arrow}").offers(to, "Garfield").refuses_it()
    assert t.view.card and t.view.card.picture == "cat"
    t.leaves(to)

    assert t.asks(wait, of=asked) and whole(t)
    assert t.view.card and t.view.card.picture is None and t.view.card.back
    assert b"Garfield" not in t.frame("") or wait == "answer"


def test_if_the_refuser_leaves_while_the_app_takes_the_name_as_right() -> None:
    """As before any verdict."""
    t = table("cat left", seats="Tom Lucas Mary Anna")
    for _ in range(5):
        t.offers(name="Garfield").accepts()
    assert t.under_way == "cat" and t.asks("offer", of="Lucas")
    t.offers(name="Garfield").refuses_it()
    assert t.asks("suggested", of="Tom Mary Anna")
    t.leaves("Mary")

    assert t.asks("answer", of="Anna") and not t.view.suggested


def test_a_judge_who_leaves_is_waited_for_no_more() -> None:
    """The others' votes stand."""
    t = table("cat left").offers().refuses_it().votes(Mary="wrong")
    wait = t.position.name
    t.leaves("Anna")

    assert t.penalties("Tom") == "cat" and wait != t.position.name


def test_the_vote_of_who_has_left_does_not_count() -> None:
    """Only those at the table judge."""
    t = play("A B C D E", front="guard, fox, shark, beard, owl", pile="cat left", host=None)
    t.offers("B").refuses_it().votes(C="wrong").leaves("C").votes(D="right", E="right")

    assert t.penalties("B") == "cat"


def test_others_coming_and_going_do_not_disturb_an_open_wait() -> None:
    """Who watches may leave; newcomers watch until the next deal."""
    t = table("cat any").turns()
    wait = t.position.name
    t.sits("Zoe").leaves("Zoe").sits("Yan")
    assert t.position.name == wait and t.names(t.view.seats) == "Tom Lucas Mary Anna"

    t.leaves("Lucas")
    assert t.position.name == wait and t.offers().asks("answer", of="Mary")


def test_a_seat_that_has_left_cannot_be_offered_to() -> None:
    """The form is asked afresh."""
    t = table("cat any").turns().leaves("Lucas")
    offer = {"to": t.id("Lucas"), "name": "Bo"}

    assert t.refuses("answer", "Tom", offer) == "against_the_arrow"


def test_one_left_ends_the_round() -> None:
    """There is nobody to pass to."""
    t = table("cat left", seats="Tom Lucas").leaves("Lucas")

    assert t.asks("film") and t.view.ending == "one_left"


@pytest.mark.parametrize("leaver", ["Tom", "Lucas", "Mary"])
@pytest.mark.parametrize("moves", [0, 1, 2])
def test_two_left_with_one_card_each_end_the_round(leaver: str, moves: int) -> None:
    """As it stands, whoever it was that left, and whenever."""
    t = table("cat left, dog left", seats="Tom Lucas Mary").wrong()
    if moves:
        t.offers()
    if moves == 2:
        t.refuses_it()
    t.leaves(leaver)

    assert t.asks("film") and t.view.ending == "two_left"
    assert t.points()["Tom"] == 1 and whole(t)


def test_two_left_with_two_cards_each_play_on() -> None:
    """As two do."""
    t = play(
        "Tom Lucas Mary", front="guard, fox, shark, beard, owl, pig", pile="cat left, dog",
        host=None, cards="2",
    ).offers().refuses_it()  # fmt: skip
    assert t.asks("verdict", of="Mary")
    t.leaves("Mary")

    assert t.asks("verdict", of="Tom Lucas")
    t.all_vote("right")
    assert t.penalties("Lucas") == "cat"


def test_leaving_before_anybody_has_begun() -> None:
    """The host is asked afresh; two with one card each end it."""
    t = play("Tom Lucas Mary Anna", starts=None, host=None).leaves("Mary")
    assert t.asks("starter", of=HOST)
    assert t.refuses("answer", HOST, "Mary") == "form"

    t.leaves("Anna")
    assert t.asks("film") and t.view.ending == "two_left"


def test_leaving_during_the_film_changes_nothing() -> None:
    """The round is over."""
    t = table("cat left, dog left, pig left").wrong().wrong().wrong()
    film = t.view.film
    t.leaves("Lucas")

    assert t.asks("film") and t.view.film == film
