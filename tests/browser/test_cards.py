"""What can be told of a card from the other side of the table: nothing."""

from collections.abc import Callable

from tests.browser.table import Phone, seated
from tests.browser.tour import first, look

Phones = Callable[..., Phone]


def test_an_impostors_card_looks_like_any_other(phone: Phones):
    """The same boxes, the same lines of text and the same luminance within one per cent, in either
    language, at the first look and later.

    Only whoever holds a card sees it: released, it is as it was before.
    """
    players = seated(phone, "Ann", "Bo", "Cy")
    players[0].starts()
    same_in_each_language(players)
    look(players)
    first(players, "impostor-clue-send")
    same_in_each_language(players)


def same_in_each_language(players: list[Phone]) -> None:
    """Held open, the cards have one shape and one brightness, whoever holds them."""
    for language in ("cs", "en"):
        shapes, lights = set(), []
        for player in players:
            player.switches_to(language)
            with player.holding_card():
                shapes.add(player.shape_of_face())
                lights.append(player.luminance_of_face())
        assert len(shapes) == 1, shapes
        assert max(lights) <= 1.01 * min(lights), lights
