"""What people do with their phones and see on the TV, in table words."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, ViewportSize, expect

from tests.browser.device import Device, eventually
from tests.browser.house import House
from tests.browser.impostor import Impostor, Scores

LOCALES = {"en": "en-GB", "cs": "cs-CZ"}
PHONE: ViewportSize = {"width": 360, "height": 640}
TV: ViewportSize = {"width": 1920, "height": 1080}


class Board(Scores):
    """A TV."""

    def shows_code(self, code: str) -> None:
        """How to come in can be read, and scanned."""
        self.reads_code(code).first.wait_for()
        expect(self.page.locator("img[src$='qr.svg']").first).to_be_visible()

    def hides_code(self, code: str) -> None:
        """The code is nowhere on the board."""
        expect(self.reads_code(code)).to_have_count(0)
        expect(self.page.locator("img[src$='qr.svg']")).to_have_count(0)
        assert code not in self.text().replace(" ", "")

    def reads_code(self, code: str) -> Locator:
        """Where the code stands, in letters or spelled."""
        spelled = self.page.get_by_label(self.words.within("room-code", code=" ".join(code)))
        return self.page.get_by_text(code, exact=True).or_(spelled).filter(visible=True)


class Phone(Impostor):
    """A phone in somebody's hand."""

    code = ""
    name = ""

    # ---- coming in

    def creates(self) -> str:
        """Make a room, from the front page; its code."""
        self.visits("/")
        self.presses("create")
        self.page.wait_for_url("**/r/*")
        self.code = self.page.url.rsplit("/", 1)[1]
        return self.code

    def types_code(self, code: str) -> None:
        """Enter a code on the front page."""
        self.page.get_by_label(self.words.whole("code-label")).fill(code)

    def follows(self, code: str) -> None:
        """Scan the code: its address opens."""
        self.code = code
        self.visits(f"/r/{code}")

    def sits(self, name: str) -> None:
        """Take a seat."""
        self.gives_name(name)
        expect(self.name_field()).to_have_count(0)

    def gives_name(self, name: str) -> None:
        """Type a name and press the button, whatever comes of it."""
        self.name = name
        self.name_field().fill(name)
        self.page.get_by_role("button", name=self._sit_or_knock()).click()

    def name_field(self) -> Locator:
        """Where a newcomer's name goes."""
        return self.page.get_by_label(self.words.whole("your-name"))

    def _sit_or_knock(self) -> re.Pattern[str]:
        return re.compile(f"^\\s*({self.words.pattern('sit')}|{self.words.pattern('knock')})\\s*$")

    # ---- the menu

    def opens_menu(self) -> Locator:
        """The sheet with everything that is not the game; it stays open."""
        either = f"{self.words.pattern('menu')}|{self.words.pattern('menu-knocks')}"
        self.page.get_by_role("button", name=re.compile(f"^({either})$")).click()
        sheet = self.page.get_by_role("dialog")
        expect(sheet).to_be_visible()
        return sheet

    def closes_sheet(self) -> None:
        """Put the open sheet away."""
        self.presses("close")
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def leaves(self) -> None:
        """Leave the table for good, by the menu; who has one seat finds that at hand."""
        self.opens_menu()
        self.surely("leave")
        self.sees("join-title")
        if self.within_sheet().is_visible():
            self.closes_sheet()

    def surely(self, id: str, **args: object) -> None:
        """Press a button that asks whether it is meant; it is."""
        self.presses(id, **args)
        self.presses("yes")

    # ---- the lobby

    def starts(self) -> None:
        """Start the game, as host."""
        self.presses("lobby-start")
        expect(self.button("lobby-start")).to_have_count(0)

    def plays(self, game: str) -> None:
        """Choose a game, where there are several."""
        expect(self.button("lobby-start")).to_be_visible()
        tile = self.game_tile(game)
        if tile.count():
            tile.locator("xpath=ancestor::label").click()
            expect(tile).to_be_checked()

    def game_tile(self, game: str) -> Locator:
        """Where a game is chosen, if there are several."""
        choice = self.page.get_by_role("group", name=self.words.whole("lobby-game"))
        return choice.get_by_role("radio", name=self.words.within(f"{game}-name"))

    def chooses(self, option: str, value: str) -> None:
        """Tap an option's value in the lobby, such as ("place", "apart")."""
        of = self.page.get_by_role("group", name=self.words.whole(f"impostor-option-{option}"))
        of.get_by_text(self.words.whole(f"impostor-option-{option}-{value}")).click()

    def gives_words(self, *given: str) -> None:
        """Add words of one's own."""
        self.presses("impostor-give")
        self.fills("impostor-give-words", "\n".join(given))
        self.presses("impostor-give-send")
        expect(self.within_sheet()).to_have_count(0)

    def sets_to_least(self, option: str) -> None:
        """Press "less" until there is no less."""
        label = self.words.pattern(f"impostor-option-{option}")
        name = re.compile("^" + self.words.pattern("less", label="LABEL").replace("LABEL", label))
        less = self.page.get_by_role("button", name=name)

        def least() -> bool:
            if less.get_attribute("aria-disabled") == "true":
                return True
            less.click()
            self.page.wait_for_timeout(40)
            return False

        eventually(least)


class Party:
    """The devices of one test, all in one browser."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.devices: list[Device] = []

    def phone(self, house: House, language: str = "en", **how: Any) -> Phone:
        """A phone of somebody who knows the games, unless `novice`."""
        novice = how.pop("novice", False)
        look = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
        context = self._context(language, **{**look, **how}, known=None if novice else house.url)
        phone = Phone(context, house, language)
        self.devices.append(phone)
        return phone

    def board(
        self, house: House, code: str | None = None, language: str = "en", **how: Any
    ) -> Board:
        """A TV, at its room if the code is given."""
        board = Board(self._context(language, **{"viewport": TV, **how}), house, language)
        board.visits(f"/tv/{code}" if code else "/tv")
        self.devices.append(board)
        return board

    def check(self) -> None:
        """Nothing went wrong inside any device."""
        faults = {f"{type(d).__name__} {n}": d.faults for n, d in enumerate(self.devices)}
        assert not any(faults.values()), faults

    def leave(self) -> None:
        """Put everything away."""
        for device in self.devices:
            device.context.close()

    def _context(self, language: str, known: str | None = None, **how: Any) -> BrowserContext:
        """A device of its own; `known`: the table's address, for those who need no introduction."""
        seen = [{"name": f"facedown-intro-{game}", "value": "seen"} for game in ("impostor",)]
        if known:
            how["storage_state"] = {
                "cookies": [],
                "origins": [{"origin": known, "localStorage": seen}],
            }
        how.setdefault("reduced_motion", "reduce")
        return self.browser.new_context(locale=LOCALES[language], service_workers="block", **how)


def seated(
    phone: Callable[..., Phone], *names: str, language: str = "en", game: str | None = "impostor"
) -> list[Phone]:
    """Phones with a seat each in one room; the first is the host's, who has chosen a game."""
    players = [phone(language) for _ in names]
    code = players[0].creates()
    players[0].sits(names[0])
    for player, name in zip(players[1:], names[1:], strict=True):
        player.follows(code)
        player.sits(name)
    if game:
        players[0].plays(game)
    return players
