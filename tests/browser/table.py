"""What people do with their phones and see on the TV, in table words."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    ViewportSize,
    expect,
)

from tests.browser.house import House
from tests.browser.words import words

LOCALES = {"en": "en-GB", "cs": "cs-CZ"}
PHONE: ViewportSize = {"width": 360, "height": 640}
TV: ViewportSize = {"width": 1920, "height": 1080}

CSP_IS_A_FAULT = """addEventListener('securitypolicyviolation', (event) =>
    console.error(`CSP: ${event.effectiveDirective} ${event.blockedURI}`))"""
LOSS = re.compile(r"WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED")
"""What a browser says of its own accord when the network or the table is gone."""
NO_ROOM = re.compile(r"status of 404 .*\n.*/api/rooms/[A-Z]+$")


class Device:
    """A browser at the table, and what went wrong in it."""

    def __init__(self, context: BrowserContext, house: House, language: str) -> None:
        self.context, self.house = context, house
        self.words = words(language)
        self.faults: list[str] = []
        self.heard: list[str] = []
        """All that was written to the console."""
        self._forgiven: list[re.Pattern[str]] = []
        context.add_init_script(CSP_IS_A_FAULT)
        self.page = self._watched(context.new_page())

    def speaks(self, language: str) -> None:
        """From now on this device's words are looked for in this language."""
        self.words = words(language)

    # ---- going somewhere

    def visits(self, path: str) -> None:
        """Type an address."""
        self.page.goto(self.house.url + path)

    def reloads(self) -> None:
        """Pull the page down."""
        self.page.reload()

    def shuts(self) -> None:
        """Close the page; the device keeps what it remembers."""
        self.page.close()

    def reopens(self, path: str) -> None:
        """Come back on a fresh page."""
        self.page = self._watched(self.context.new_page())
        self.visits(path)

    @contextmanager
    def losing(self, network: bool = False) -> Iterator[None]:
        """A loss is meant: what the browser says of it is no fault. `network`: it is this one's."""
        self.forgives(LOSS)
        if network:
            self.context.set_offline(True)
        yield
        if network:
            self.context.set_offline(False)

    def forgives(self, what: re.Pattern[str]) -> None:
        """This belongs to the test."""
        self._forgiven.append(what)
        self.faults = [fault for fault in self.faults if not what.search(fault)]

    # ---- seeing

    def text(self) -> str:
        """All that can be read now, but for clocks and passing notices."""
        shown: str = self.page.evaluate(
            """() => {
                const passing = [...document.querySelectorAll('[role=timer], .toasts')]
                for (const one of passing) one.style.setProperty('display', 'none', 'important')
                const text = document.body.innerText
                for (const one of passing) one.style.removeProperty('display')
                return text
            }"""
        )
        return re.sub(r"\s+", " ", shown).strip()

    def sees(self, id: str, **args: object) -> None:
        """These words can be read, perhaps among others."""
        expect(self.worded(id, **args).first).to_be_visible()

    def misses(self, id: str, **args: object) -> None:
        """These words are not, or no longer, to be read."""
        expect(self.worded(id, **args).filter(visible=True)).to_have_count(0)

    def reads(self, literal: str) -> None:
        """This text, such as a name, can be read."""
        expect(self.page.get_by_text(literal, exact=True).first).to_be_visible()

    def worded(self, id: str, **args: object) -> Locator:
        """What bears these words."""
        return self.page.get_by_text(self.words.within(id, **args))

    def settles(self) -> str:
        """The text once it no longer changes."""
        seen = [self.text()]

        def still() -> bool:
            self.page.wait_for_timeout(150)
            seen.append(self.text())
            return seen[-1] == seen[-2] and bool(seen[-1])

        eventually(still)
        return seen[-1]

    def shows_again(self, text: str) -> None:
        """The whole screen reads as it did."""
        try:
            eventually(lambda: self.text() == text)
        except AssertionError:
            assert self.text() == text

    # ---- acting

    def button(self, id: str, **args: object) -> Locator:
        """The button of these words."""
        return self.page.get_by_role("button", name=self.words.whole(id, **args))

    def presses(self, id: str, **args: object) -> None:
        """Tap a button."""
        self.button(id, **args).first.click()

    def fills(self, id: str, text: str) -> None:
        """Type into the field of this label."""
        self.page.get_by_label(self.words.whole(id)).fill(text)

    def picks(self, tile: str) -> None:
        """Tap one of several tiles, such as a player's name."""
        tiles = self.page.get_by_role("radio", name=tile, exact=True)
        tiles = tiles.or_(self.page.get_by_role("checkbox", name=tile, exact=True))
        tiles.locator("xpath=ancestor::label").click()

    def within_sheet(self) -> Locator:
        """The sheet that is open."""
        return self.page.get_by_role("dialog")

    def remembered(self) -> dict[str, str]:
        """What the device keeps between visits."""
        kept: dict[str, str] = self.page.evaluate("() => ({...localStorage})")
        return kept

    def _watched(self, page: Page) -> Page:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._blame(f"{error.name}: {error.message}"))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        self.heard.append(message.text)
        if message.type in ("error", "warning"):
            self._blame(f"{message.text}\n{message.location.get('url', '')}")

    def _blame(self, fault: str) -> None:
        if not any(what.search(fault) for what in self._forgiven):
            self.faults.append(fault)


class Board(Device):
    """A TV."""


class Phone(Device):
    """A phone in somebody's hand."""

    code = ""

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
        self.name = name

    def gives_name(self, name: str) -> None:
        """Type a name and press the button, whatever comes of it."""
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

    def surely(self, id: str, **args: object) -> None:
        """Press a button that asks whether it is meant; it is."""
        self.presses(id, **args)
        self.presses("yes")

    # ---- the lobby

    def starts(self) -> None:
        """Start the game, as host."""
        self.presses("lobby-start")
        expect(self.button("lobby-start")).to_have_count(0)

    def chooses(self, option: str, value: str) -> None:
        """Tap an option's value in the lobby, such as ("place", "apart")."""
        of = self.page.get_by_role("group", name=self.words.whole(f"impostor-option-{option}"))
        of.get_by_text(self.words.whole(f"impostor-option-{option}-{value}")).click()

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


def seated(phone: Callable[..., Phone], *names: str, language: str = "en") -> list[Phone]:
    """Phones with a seat each in one room; the first is the host's."""
    players = [phone(language) for _ in names]
    code = players[0].creates()
    players[0].sits(names[0])
    for player, name in zip(players[1:], names[1:], strict=True):
        player.follows(code)
        player.sits(name)
    return players


def eventually(holds: Callable[[], object], within: float = 15.0) -> object:
    """Try until something holds; what it came to. Between tries `holds` lets the browser work."""
    until = time.monotonic() + within
    while True:
        got = holds()
        if got or time.monotonic() > until:
            assert got, f"did not come to pass within {within} s"
            return got
