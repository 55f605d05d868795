"""What options come to."""

from collections import Counter

import pytest

from facedown.games.hat import game
from facedown.games.hat.minutes import minutes
from facedown.games.hat.options import PRESETS, Options, fits, in_front, needed, resolve
from facedown.games.hat.playing import cards_of, play
from facedown.table.options import chosen, described


def test_the_lobby_can_read_every_option_off() -> None:
    """Each is a choice or a switch, with the defaults of the rulebook."""
    options = {option.name: option for option in described(Options)}

    assert {name: option.default for name, option in options.items()} == {
        "place": "together", "names": "keep", "front": "1", "rounds": "1", "said": "auto",
        "backs": "all", "nudge": False,
    }  # fmt: skip
    assert options["names"].values == ("keep", "free", "never_twice")


@pytest.mark.parametrize("preset", PRESETS)
def test_presets_are_options(preset: str) -> None:
    """Quick: any fitting name. Sharp: no name twice, two cards each."""
    options = chosen(Options, dict(PRESETS[preset]))

    assert (options.names, options.front, options.nudge) == {
        "quick": ("free", "1", True),
        "standard": ("keep", "1", False),
        "sharp": ("never_twice", "2", False),
    }[preset]


@pytest.mark.parametrize("place, said, comes_to", [
    ("together", "auto", "aloud"), ("apart", "auto", "typed"),
    ("together", "typed", "typed"), ("apart", "aloud", "aloud"),
])  # fmt: skip
def test_said_aloud_together_typed_apart(place: str, said: str, comes_to: str) -> None:
    """Unless it was chosen."""
    assert resolve(chosen(Options, {"place": place, "said": said}), 5, True).said == comes_to


def test_two_players_have_two_cards_each() -> None:
    """Whatever was chosen; and more have what was chosen."""
    assert resolve(Options(), 2, True).front == "2"
    assert [in_front(Options(), n) for n in (2, 3, 8)] == [2, 1, 1]
    assert [in_front(Options(front="2"), n) for n in (2, 3, 8)] == [2, 2, 2]


def test_how_many_cards_a_round_needs() -> None:
    """With n players and k in front: k n + 2 n + 1."""
    assert needed(8, 2) == 33 and needed(3, 1) == 10 and needed(2, 2) == 9
    assert all(fits(Options(backs="black", front="2"), n) is None for n in range(2, 9))


def test_a_deck_that_is_too_small_is_refused_before_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With a code that the client words."""
    monkeypatch.setattr("facedown.games.hat.options.deck_size", lambda backs: 12)

    assert fits(Options(), 3) is None and fits(Options(), 4) == "deck_too_small"


@pytest.mark.parametrize("backs, colours", [
    ("all", {True: 60, False: 60}), ("black", {True: 60}), ("white", {False: 60}),
])  # fmt: skip
def test_backs(backs: str, colours: dict[bool, int]) -> None:
    """All cards, or those of one colour."""
    table = play("Tom Anna Mary", backs=backs)

    assert Counter(card.black for card in cards_of(table.state)) == colours


def test_every_number_of_seats_is_dealt() -> None:
    """2 to 8, one or two cards each."""
    for n in range(game.least, game.most + 1):
        for cards in ("1", "2"):
            seats = " ".join(f"N{i}" for i in range(n))
            r = play(seats, cards=cards).state.round
            assert all(len(row) == (2 if n == 2 else int(cards)) for row in r.front.values())


def test_pictures_and_backs_are_paired_afresh_each_round() -> None:
    """The same picture has another arrow in another round."""
    one, other = ({c.picture: c.arrow for c in cards_of(play(seed=s).state)} for s in (1, 2))

    assert 30 < sum(one[picture] != other[picture] for picture in one) < 110


@pytest.mark.parametrize("nudge, seconds", [(True, 20.0), (False, None)])
def test_the_nudge_lights_up_whoever_takes_long(nudge: bool, seconds: float | None) -> None:
    """Turning, offering, answering; it never acts."""
    table = play(nudge=nudge)
    for ask in ("turn", "offer", "answer"):
        assert table.asks(ask) and table.position.ask
        assert table.position.ask.nudge == seconds and table.left is None
        table.turns() if ask == "turn" else table.offers() if ask == "offer" else None


def test_ten_minutes_or_so_a_round() -> None:
    """Longer where names are typed; as many rounds as players take as many times as long."""
    standard = resolve(Options(), 5, True)
    assert 6 <= minutes(standard, 5) <= 12
    assert minutes(resolve(Options(place="apart"), 5, True), 5) > minutes(standard, 5)
    assert minutes(Options(rounds="as_many"), 5) == pytest.approx(5 * minutes(Options(), 5))
