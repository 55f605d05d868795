"""Takes README's picture: a board and three phones in the middle of a round.

    python -m tests.browser.picture [FILE]

writes docs/pictures/table.png, from a real table. No part of the tests.
"""

import base64
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGS, chromium
from tests.browser.house import House
from tests.browser.impostor import LOOK
from tests.browser.table import Board, Party, Phone, seated
from tests.browser.tour import first, look

NAMES = ("Olivia", "Max", "Zoë", "Sam", "Grandpa Joe")
CLUES = ("outside", "quiet", "brown", "strong", "old")
SCENE = """
<style>
  body { margin: 0; width: 1600px; height: 1130px; position: relative; overflow: hidden;
         background: linear-gradient(#f3e4c8, #e6cfa3); }
  .tv { position: absolute; left: 215px; top: 30px; width: 1130px; border: 18px solid #14181a;
        border-radius: 16px; box-shadow: 0 24px 60px #0006; }
  .phone { position: absolute; bottom: 26px; width: 250px; border: 10px solid #14181a;
           border-radius: 30px; box-shadow: 0 18px 40px #0008; }
  .one { left: 250px; transform: rotate(-5deg); }
  .two { left: 665px; bottom: 10px; }
  .three { right: 250px; transform: rotate(5deg); }
</style>
<img class="tv" src="%s"><img class="phone one" src="%s"><img class="phone two" src="%s">
<img class="phone three" src="%s">
"""


def main(file: Path) -> None:
    """One table, one picture."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS)
            page = browser.new_page(viewport={"width": 1600, "height": 1130})
            page.set_content(SCENE % tuple(map(inlined, shots(browser, house))))
            page.wait_for_timeout(300)
            page.screenshot(path=file)
            browser.close()
        finally:
            house.stop()


def shots(browser: Browser, house: House) -> tuple[bytes, bytes, bytes, bytes]:
    """The board, an open card, whose turn it is, and one who waits."""
    party = Party(browser)

    def phone(language: str) -> Phone:
        return party.phone(house, language, color_scheme="light")

    players = seated(phone, *NAMES, language="en")
    board: Board = party.board(house, players[0].code, "en", color_scheme="dark")
    players[0].plays("impostor")
    players[0].chooses("place", "apart")
    players[0].starts()
    cards = look(players)
    knowing = next(p for p in players[1:] if not cards[p.name].impostor)
    with knowing.holding_card():
        knowing.page.wait_for_timeout(LOOK)
        card = knowing.page.screenshot()
    for clue in CLUES[:-1]:
        first(players, "impostor-clue-typed-send").says(clue)
    speaker = first(players, "impostor-clue-typed-send")
    speaker.settles()
    waiting = next(p for p in players if p is not speaker and p is not knowing)
    waiting.settles()
    board.settles()
    taken = (
        board.page.screenshot(),
        card,
        speaker.page.screenshot(),
        waiting.page.screenshot(),
    )
    party.leave()
    return taken


def inlined(picture: bytes) -> str:
    """A picture as an address of itself."""
    return "data:image/png;base64," + base64.b64encode(picture).decode()


if __name__ == "__main__":
    main(Path(sys.argv[1] if sys.argv[1:] else "docs/pictures/table.png"))
