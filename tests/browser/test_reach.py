"""Every screen of an evening: loaded again it is the same, and everybody can use it."""

from collections.abc import Callable
from typing import Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import ViewportSize, expect

from tests.browser.device import SMALL_TEXT, Device
from tests.browser.table import Board, Phone, seated
from tests.browser.tour import tour

Phones = Callable[..., Phone]
Boards = Callable[..., Board]

SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
OVERFLOW = "() => document.scrollingElement.scrollWidth - innerWidth"
SMALL: ViewportSize = {"width": 320, "height": 568}


def test_each_screen_is_open_to_everybody_and_the_same_when_loaded_again(phone: Phones, tv: Boards):
    """On the host's phone, a guest's and the board, in the dark and in the light; and nothing on
    the board is smaller than a thirtieth of its height.
    """
    visitor = phone()
    visitor.visits("/")
    faults = faults_of(visitor, "home")
    players = seated(phone, "Ann", "Bo", "Cy")
    visitor.follows(players[0].code)
    visitor.sees("join-title")
    faults += faults_of(visitor, "join")
    board = tv(players[0].code)
    for stop in tour(players):
        for device in (*players[:2], board):
            before = device.settles()
            faults += faults_of(device, stop)
            device.reloads()
            device.shows_again(before)
        faults += [f"{stop}: too small: {text}" for text in board.page.evaluate(SMALL_TEXT)]
    players[0].opens_menu()
    faults += faults_of(players[0], "menu")
    assert not faults


def faults_of(device: Device, stop: str) -> list[str]:
    """What axe objects to, in the dark and the light: names, roles, contrast, headings."""
    faults = []
    for scheme in SCHEMES:
        device.page.emulate_media(color_scheme=scheme)
        found = Axe().run(device.page).response["violations"]
        nodes = [(one["id"], node["html"][:200]) for one in found for node in one["nodes"]]
        faults += [f"{stop}, {scheme}: {id} {html}" for id, html in nodes]
    return faults


def test_the_main_button_is_in_reach_on_small_phones(phone: Phones):
    """On 320 by 568, and with text twice as large, nothing is cut off at the side."""
    sizes = iter((SMALL, SMALL, None))

    def small(language: str) -> Phone:
        size = next(sizes)
        return phone(language, **({"viewport": size} if size else {}))

    players = seated(small, "Antonín", "Bořivoj", "Květuše", language="cs")
    players[-1].enlarges_text(200)
    for stop in tour(players):
        for player in players:
            player.settles()
            assert player.page.evaluate(OVERFLOW) <= 0, stop
            for button in player.page.locator("button.main").all():
                button.scroll_into_view_if_needed()
                if button.get_attribute("aria-disabled") != "true":
                    button.click(trial=True)
                expect(button).to_be_in_viewport(ratio=0.9)
