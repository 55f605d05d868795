"""Plays a demo evening and takes its pictures: phones and TV, both languages, dark and light.

    python -m tests.browser.screenshots FOLDER [PART …]

writes FOLDER/en-dark-lobby-host.png and so on, one for each stop of the tour and each of the
host's phone, a guest's phone and the TV, and the two cards that nobody else sees. With parts
(`cs`, `light`, `cs-light`) only the pictures whose names have them. No part of the tests: pictures
are to be looked at. FACEDOWN_CHROMIUM names the browser, as for the tests.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGS, chromium
from tests.browser.device import Device
from tests.browser.house import House
from tests.browser.table import Party, Phone, seated
from tests.browser.tour import tour

NAMES = {
    "en": ("Olivia", "Max", "Grandpa Joe", "Zoë", "Sam"),
    "cs": ("Eliška", "Matěj", "Děda Jaroslav", "Žofie", "Jiří"),
}
SCHEMES = ("dark", "light")


def main(folder: Path, parts: list[str]) -> None:
    """Every language in every scheme, each on a table of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS)
            for look in [f"{language}-{scheme}" for language in NAMES for scheme in SCHEMES]:
                if not parts or any(part in look for part in parts):
                    evening(browser, house, folder, look)
            browser.close()
        finally:
            house.stop()


def evening(browser: Browser, house: House, folder: Path, look: str) -> None:
    """One tour, with a picture of each device at every stop."""
    language, scheme = look.split("-")
    party = Party(browser)

    def phone(language: str) -> Phone:
        return party.phone(house, language, color_scheme=scheme)

    def shoot(device: Device, name: str, full: bool = True) -> None:
        device.settles()
        device.page.screenshot(path=folder / f"{look}-{name}.png", full_page=full)

    visitor = phone(language)
    visitor.visits("/")
    shoot(visitor, "home")
    players = seated(phone, *NAMES[language], language=language)
    visitor.follows(players[0].code)
    visitor.sees("join-title")
    shoot(visitor, "join")
    board = party.board(house, players[0].code, language, color_scheme=scheme)
    for stop in tour(players):
        if stop in ("look", "clue"):
            for side, player in sides(players).items():
                with player.holding_card():
                    shoot(player, f"{stop}-{side}", full=False)
        shoot(players[0], f"{stop}-host")
        shoot(players[1], f"{stop}-guest")
        shoot(board, f"{stop}-tv")
        if stop == "clue":
            speaker = next(one for one in players if one.clue_button().is_visible())
            shoot(speaker, "clue-speaker")
        if stop in ("guess", "judge"):
            for number, player in enumerate(players):
                shoot(player, f"{stop}-{number}")
    players[0].opens_menu()
    shoot(players[0], "menu", full=False)
    party.leave()


def sides(players: list[Phone]) -> dict[str, Phone]:
    """Somebody with each kind of card. A glance too short to count as a look."""
    found: dict[str, Phone] = {}
    for player in players:
        with player.holding_card() as card:
            found["impostor" if card.impostor else "crew"] = player
    return found


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
