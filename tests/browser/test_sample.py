"""A game of rules and a view alone, played on the screens that every game has."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import opened
from tests.browser.house import House
from tests.browser.table import Board, Phone, seated
from tests.browser.words import holds

Phones = Callable[..., Phone]
Boards = Callable[..., Board]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A table at which the sample game is to be had."""
    folder = tmp_path_factory.mktemp("sample")
    yield from opened(House(folder, "tests.browser.sample_house"))


def test_a_game_without_screens_is_played_to_its_end(phone: Phones, tv: Boards):
    """Look, hint, bet, talk, accuse, show: each form has a screen, and the board follows.

    A phone that is loaded again, and a board that is opened in the middle, show the same screen.
    """
    table = ann, bo, cy = seated(phone, "Ann", "Bo", "Cy", game=None)
    board = tv(ann.code)
    ann.starts()

    board.reads("look")
    stays_the_same(ann, board)
    colours = [colour_of(player) for player in table]
    assert sorted(colours) == ["blue", "red", "red"]
    for device in (*table, board):
        page = device.within_page()
        assert not any(holds(page, colour) for colour in colours)
    for player in table:
        player.presses("send")
    board.reads("hint")
    stays_the_same(bo, board)
    for player, hint in zip(table, ("warm", "round", "far"), strict=True):
        player.fills("your-text", hint)
        player.presses("send")
    board.reads("bet")
    ann.presses("send")
    stays_the_same(ann, bo, board)
    for player in (bo, cy):
        player.presses("more", label=player.words.text("your-number"))
        player.presses("send")
    board.reads("talk")
    stays_the_same(bo, board)
    bo.page.get_by_role("button", name="enough", exact=True).click()
    bo.within_sheet().get_by_role("button", name=bo.words.whole("send")).click()
    board.reads("accuse")
    bo.picks("Ann")
    stays_the_same(bo)
    for player, accused in zip(table, ("Bo", "Ann", "Ann"), strict=True):
        player.picks(accused)
        player.presses("send")
    board.reads("next")
    for device in (*table, board):
        device.reads("blue")
        device.reads("warm")
    stays_the_same(ann, bo, board)
    ann.picks("finish")
    ann.presses("send")

    ann.sees("lobby-start")
    for guest in (bo, cy):
        guest.sees("evening")
    board.sees("at-table", count=3)


def colour_of(player: Phone) -> str:
    """Of the card, while a finger lies on it."""
    with player.touching(player.card()):
        colour = player.card().locator("strong").inner_text()
    expect(player.card().locator("strong")).to_have_count(0)
    return colour


def stays_the_same(*devices: Phone | Board) -> None:
    """Loaded again, the device shows what it has shown."""
    for device in devices:
        before = device.settles()
        device.reloads()
        device.shows_again(before)
