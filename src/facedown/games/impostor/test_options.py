"""What options come to."""

import pytest

from facedown.games.impostor import game
from facedown.games.impostor.minutes import minutes
from facedown.games.impostor.options import PRESETS, HowMany, Options, fits, most_impostors, resolve
from facedown.games.impostor.playing import play
from facedown.games.impostor.pool import _stock, stock
from facedown.games.impostor.words import LEVELS, categories
from facedown.table.options import chosen, described


def test_the_lobby_can_read_every_option_off() -> None:
    """Each is a choice, a number, a switch or a choice of many."""
    options = {option.name: option for option in described(Options)}

    assert options["categories"].values == categories()
    assert (options["rounds"].least, options["rounds"].most) == (0, 50)
    assert (options["ballot_time"].least, options["ballot_time"].most) == (15, 300)
    assert (options["debate"].least, options["debate"].most) == (0, 600)


@pytest.mark.parametrize("preset", PRESETS)
def test_presets_are_options(preset: str) -> None:
    """Quick: one circle, debate 30 s. Sharp: the impostor sees nothing, debate 45 s."""
    options = chosen(Options, dict(PRESETS[preset]))

    assert (options.circles, options.debate, options.sees) == {
        "quick": ("1", 30, "category"),
        "standard": ("2", 60, "category"),
        "sharp": ("2", 45, "nothing"),
    }[preset]


@pytest.mark.parametrize("place, own_phones, ballot, clues", [
    ("together", True, "secret", "spoken"),
    ("together", False, "pointing", "spoken"),
    ("apart", True, "secret", "typed"),
    ("apart", False, "secret", "typed"),
])  # fmt: skip
def test_together_or_apart(place: str, own_phones: bool, ballot: str, clues: str) -> None:
    """Apart sets typed clues and the secret ballot; pointing where phones are shared."""
    options = resolve(chosen(Options, {"place": place}), 5, own_phones)

    assert (options.ballot, options.clues) == (ballot, clues)


def test_what_was_chosen_stays() -> None:
    """Only `auto` is decided."""
    options = resolve(Options(place="apart", clues="spoken", ballot="pointing", rounds=7), 5, True)

    assert (options.clues, options.ballot, options.rounds) == ("spoken", "pointing", 7)


def test_as_many_rounds_as_players() -> None:
    """At the start."""
    assert resolve(Options(), 6, True).rounds == 6


@pytest.mark.parametrize("choice, numbers", [
    ("auto", {3: 1, 10: 1, 11: 2, 20: 2}),
    ("balanced", {3: 1, 7: 1, 8: 2, 12: 2, 13: 3, 20: 3}),
    ("1", {3: 1, 20: 1}),
    ("2", {3: 1, 6: 1, 7: 2, 20: 2}),
    ("3", {3: 1, 6: 1, 7: 2, 9: 2, 10: 3, 20: 3}),
    ("surprise", {3: 1, 6: 1, 7: 2, 10: 2, 11: 3, 20: 3}),
])  # fmt: skip
def test_never_more_impostors_than_a_third_of_the_others(
    choice: HowMany, numbers: dict[int, int]
) -> None:
    """A larger number is cut to max(1, (n - 1) // 3), and the lobby shows that."""
    assert {n: most_impostors(choice, n) for n in numbers} == numbers
    for n, number in numbers.items():
        shown = resolve(Options(impostors=choice), n, True).impostors
        assert shown == ("surprise" if choice == "surprise" else str(number))


def test_impostors_do_not_know_each_other_where_their_number_is_a_surprise() -> None:
    """Partners on a card would tell it."""
    assert not resolve(Options(impostors="surprise", know=True), 12, True).know
    assert resolve(Options(impostors="2", know=True), 12, True).know


def test_the_number_of_impostors_follows_the_seats_of_each_deal() -> None:
    """Ten at the start, eleven at the next deal."""
    table = play("A B C D E F G H I J", host="A", circles="1", debate=0)
    table.sits("K").talk().rules("skip").answer("host")

    assert len(table.then().state.round.impostors) == 2


def test_some_words_must_be_left() -> None:
    """Easy words alone do not fill a grid of every category."""
    assert fits(Options(), 4) is None
    assert fits(Options(categories=["space"], level="easy"), 4) is None
    assert fits(Options(categories=["space"], level="easy", sees="grid"), 4) == "no_words"


def test_about_five_minutes_a_round() -> None:
    """The standard table of six."""
    standard = resolve(Options(), 6, True)

    assert 4 <= minutes(standard, 6) / standard.rounds <= 6
    assert minutes(resolve(Options(circles="1"), 6, True), 6) < minutes(standard, 6)


def test_every_seat_count_can_be_dealt() -> None:
    """3 to 20, with every choice of impostors."""
    for n in range(game.least, game.most + 1):
        for choice in ("auto", "3", "surprise", "balanced"):
            seats = " ".join(f"N{i}" for i in range(n))
            r = play(seats, host="N0", impostors=choice).state.round
            assert 1 <= len(r.impostors) <= max(1, (n - 1) // 3)


def test_what_a_lobby_tries_out_is_not_kept_for_good() -> None:
    """There are more ways to choose among the categories than a table could remember."""
    for many in range(1, len(categories())):
        for level in LEVELS:
            stock(Options(categories=list(categories()[:many]), level=level))
    assert _stock.cache_info().currsize <= 64
