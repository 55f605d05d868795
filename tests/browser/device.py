"""A browser at the table: what can be read and pressed in it, and what goes wrong."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, expect

from tests.browser.house import House
from tests.browser.words import words

CSP_IS_A_FAULT = """addEventListener('securitypolicyviolation', (event) =>
    console.error(`CSP: ${event.effectiveDirective} ${event.blockedURI}`))"""
LOSS = re.compile(r"WebSocket connection to|ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED")
"""What a browser says of its own accord when the network or the table is gone."""
NO_ROOM = re.compile(r"status of 404 .*\n.*/api/rooms/[A-Z]+$")


SMALL_TEXT = """() => [...document.querySelectorAll('.board *')]
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter((one) => one.offsetWidth > 1 && !one.closest('.sr-only'))
    .filter((one) => parseFloat(getComputedStyle(one).fontSize) < innerHeight / 30 - 0.5)
    .map((one) => `${one.textContent.trim()} ${getComputedStyle(one).fontSize}`)"""
"""What stands on a board in letters smaller than a thirtieth of its height."""


class Device:
    """A browser at the table, and what went wrong in it."""

    def __init__(self, context: BrowserContext, house: House, language: str) -> None:
        self.context, self.house = context, house
        self.words = words(language)
        self.faults: list[str] = []
        self.heard: list[str] = []
        """All that was written to the console."""
        self.frames: list[str] = []
        """All that the table has sent."""
        self._forgiven: list[re.Pattern[str]] = []
        context.add_init_script(CSP_IS_A_FAULT)
        self.page = self._watched(context.new_page())

    def reads_in(self, language: str) -> None:
        """From now on this device's words are looked for in this language."""
        self.words = words(language)

    def switches_to(self, language: str) -> None:
        """Have this device speak a language."""
        script = "(language) => localStorage.setItem('facedown-language', language)"
        self.page.evaluate(script, language)
        self.reloads()
        self.reads_in(language)

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

    def dreads_losses(self) -> None:
        """Losses are part of this test: what the browser itself says of them is no fault."""
        self.forgives(LOSS)

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

    def sees(self, id: str, within: float | None = None, **args: object) -> None:
        """These words can be read, perhaps among others; `within` so many seconds."""
        limit = 1000 * within if within else None
        expect(self.worded(id, **args).filter(visible=True).first).to_be_visible(timeout=limit)

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
            self.page.wait_for_timeout(100)
            seen.append(self.text())
            return seen[-1] == seen[-2] and bool(seen[-1])

        eventually(still)
        return seen[-1]

    def is_back(self) -> None:
        """The table has greeted this device anew."""

        def greeted() -> bool:
            self.page.wait_for_timeout(20)
            return any('"t":"full"' in frame for frame in self.frames)

        eventually(greeted)

    def watches_for_banner(self) -> None:
        """From now on, note whether the page ever says that it looks for the table."""
        self.page.evaluate(
            """(words) => {
                const shown = () => new RegExp(words).test(document.body.innerText)
                const look = () => (window.banner ||= shown())
                const all = {subtree: true, childList: true, characterData: true}
                new MutationObserver(look).observe(document.body, all)
            }""",
            self.words.pattern("reconnecting"),
        )

    def has_seen_banner(self) -> bool:
        """Whether it has said so since."""
        return bool(self.page.evaluate("() => window.banner"))

    def shows_again(self, text: str) -> None:
        """The whole screen reads as it did."""
        try:
            eventually(lambda: self.text() == text)
        except AssertionError:
            assert self.text() == text

    def within_page(self) -> str:
        """All that is in the page, seen or not, and all that a screen reader finds there."""
        return self.page.content() + self.page.locator("body").aria_snapshot()

    # ---- acting

    def button(self, id: str, **args: object) -> Locator:
        """The button of these words."""
        return self.page.get_by_role("button", name=self.words.whole(id, **args))

    def presses(self, id: str, **args: object) -> None:
        """Tap a button."""
        self.button(id, **args).first.click()

    def card(self) -> Locator:
        """One's own card, whichever size it has."""
        return self.page.get_by_role("button", name=self.words.whole("card-hold"))

    @contextmanager
    def touching(self, what: Locator) -> Iterator[None]:
        """A finger lies on something."""
        what.evaluate("(one) => one.scrollIntoView({block: 'center'})")
        box = what.bounding_box()
        assert box is not None
        finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        touch = self.context.new_cdp_session(self.page)
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
        yield
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        touch.detach()

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

    def enlarges_text(self, per_cent: int) -> None:
        """Set the device's text to this size, now and on every page to come."""
        style = f"html {{ font-size: {per_cent}% !important }}"
        script = f"""() => {{
            const sheet = new CSSStyleSheet()
            sheet.replaceSync({style!r})
            document.adoptedStyleSheets = [sheet]
        }}"""
        self.context.add_init_script(f"({script})()")
        self.page.evaluate(script)

    def remembered(self) -> dict[str, str]:
        """What the device keeps between visits."""
        kept: dict[str, str] = self.page.evaluate("() => ({...localStorage})")
        return kept

    def _watched(self, page: Page) -> Page:
        page.on("console", self._hear)
        page.on("websocket", lambda socket: socket.on("framereceived", self._receive))
        page.on("pageerror", lambda error: self._blame(f"{error.name}: {error.message}"))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        self.heard.append(message.text)
        if message.type in ("error", "warning"):
            self._blame(f"{message.text}\n{message.location.get('url', '')}")

    def _receive(self, frame: bytes | str) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode())

    def _blame(self, fault: str) -> None:
        if not any(what.search(fault) for what in self._forgiven):
            self.faults.append(fault)


TICKS = """() => {
    window.ticks = {}
    const look = () => {
        const shown = document.querySelector('[role=timer] .number')?.textContent
        if (shown !== window.shown && window.shown) window.ticks[shown] ??= Date.now()
        window.shown = shown
    }
    window.shown = null
    const all = {subtree: true, childList: true, characterData: true}
    new MutationObserver(look).observe(document, all)
    look()
}"""


def out_of_step(*devices: Device) -> float:
    """By how many seconds the countdowns of these devices differ at most, over three ticks."""
    for device in devices:
        device.page.evaluate(TICKS)
    for device in devices:
        device.page.wait_for_function("() => Object.keys(window.ticks).length > 3")
    seen: list[dict[str, int]] = [device.page.evaluate("() => window.ticks") for device in devices]
    common = set.intersection(*(set(ticks) for ticks in seen))
    assert len(common) >= 2, seen
    at = [[ticks[shown] for ticks in seen] for shown in common]
    return max(max(moments) - min(moments) for moments in at) / 1000


def eventually(holds: Callable[[], object], within: float = 15.0) -> object:
    """Try until something holds; what it came to. Between tries `holds` lets the browser work."""
    until = time.monotonic() + within
    while True:
        got = holds()
        if got or time.monotonic() > until:
            assert got, f"did not come to pass within {within} s"
            return got
