"""What players of impostor do and see, in words of the game."""

import re
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from tests.browser.device import Device, eventually

LOOK = 750
"""Milliseconds for which a card is held; less than 600 is no look."""

SECONDS = "Number(document.querySelector('[role=timer] .number')?.textContent.split(':')[1])"


BRIGHTNESS = """async (picture) => {
    const image = new Image()
    image.src = `data:image/png;base64,${picture}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const context = canvas.getContext('2d')
    context.drawImage(image, 0, 0)
    const points = context.getImageData(0, 0, image.width, image.height).data
    const light = (part) => part <= 10 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4
    let sum = 0
    for (let at = 0; at < points.length; at += 4)
        sum += 0.2126 * light(points[at]) + 0.7152 * light(points[at + 1])
            + 0.0722 * light(points[at + 2])
    return 4 * sum / points.length
}"""
"""The mean relative luminance of a picture, as WCAG defines it."""


class Card(NamedTuple):
    """What a player reads on their own card."""

    impostor: bool
    word: str
    category: str


class Row(NamedTuple):
    """A seat on the scoreboard: its points, and what the round has added."""

    points: int
    gained: int


class Scores(Device):
    """Any device shows what a round came to."""

    def scores(self) -> dict[str, Row]:
        """The scoreboard as it can be read, by name."""
        expect(self.page.locator("li .points").first).to_be_visible()
        found: dict[str, list[int]] = self.page.locator("li:has(.points)").evaluate_all(
            """(rows) => Object.fromEntries(rows.map((row) => [
                row.querySelector('bdi').textContent,
                ['.points', '.gained'].map((part) => {
                    const one = row.querySelector(part)
                    const text = one?.getAttribute('aria-label') ?? one?.textContent ?? '0'
                    return Number(text.replace(/\\D/g, ''))
                })]))"""
        )
        return {name: Row(*row) for name, row in found.items()}

    def awards(self) -> dict[str, set[str]]:
        """Who is honoured for what, by the award's id."""
        names = {}
        for award in ("winner", "liar", "eye"):
            words = self.words.whole(f"impostor-award-{award}")
            row = self.page.get_by_role("listitem").filter(has=self.page.get_by_text(words))
            names[award] = set(row.locator("bdi").all_inner_texts())
        return names


class Impostor(Scores):
    """A phone as its owner uses it in a round of impostor."""

    def face(self) -> Locator:
        """What is on the card; there only while it is held."""
        return self.card().locator(".word")

    def reads_face(self) -> Card:
        """Read the card while it is open."""
        parts = (self.card().locator(f".{part}") for part in ("role", "word", "category"))
        role, word, category = (part.inner_text().strip() for part in parts)
        impostor = self.words.whole("impostor-card-impostor-role").search(role)
        return Card(impostor is not None, word, category)

    def shape_of_face(self) -> str:
        """The boxes of the open card, and how many lines each has but the word's."""
        shape: str = self.card().evaluate(
            """(card) => JSON.stringify(['role', 'word', 'category', 'help'].map((name) => {
                const part = card.querySelector('.' + name)
                const from = card.querySelector('.role').getBoundingClientRect()
                const box = part.getBoundingClientRect()
                const text = document.createRange()
                text.selectNodeContents(part)
                const tops = [...text.getClientRects()].map((line) => Math.round(line.top))
                const place = [box.top - from.top, box.width, box.height].map(Math.round)
                return [name, ...place, name === 'word' ? 0 : new Set(tops).size]
            }))"""
        )
        return shape

    def luminance_of_face(self) -> float:
        """How bright the open card is as a whole, from 0 to 1."""
        picture = self.face().locator("xpath=..").screenshot()
        light: float = self.page.evaluate(BRIGHTNESS, b64encode(picture).decode())
        return light

    @contextmanager
    def holding_card(self) -> Iterator[Card]:
        """The card is open as long as the finger stays on it."""
        with self.touching(self.card()):
            expect(self.face()).to_be_visible()
            yield self.reads_face()
        expect(self.face()).to_have_count(0)

    def opens_card(self) -> Card:
        """Hold the card, read it, let it go."""
        with self.holding_card() as card:
            self.page.wait_for_timeout(LOOK)
        return card

    def speaks(self) -> None:
        """Give a clue aloud, and say so."""
        self.presses("impostor-clue-send")
        expect(self.button("impostor-clue-send")).to_have_count(0)

    def says(self, clue: str) -> None:
        """Type a clue and send it, whatever the phone thinks of it."""
        self.types_clue(clue)
        anyway, field = self.button("impostor-clue-anyway"), self.clue_field()
        eventually(lambda: anyway.is_visible() or not field.is_visible())
        if anyway.is_visible():
            anyway.click()
        expect(field).to_have_count(0)

    def clue_field(self) -> Locator:
        """Where a clue is typed."""
        return self.page.get_by_label(self.words.whole("impostor-clue-label"))

    def clue_button(self) -> Locator:
        """To be pressed by whose turn it is."""
        return self.button("impostor-clue-send")

    def said_button(self) -> Locator:
        """To be pressed once somebody has spoken: on their own phone, or on one that is shared."""
        ids = ("impostor-clue-send", "impostor-clue-done-next")
        either = "|".join(self.words.pattern(id) for id in ids)
        return self.page.get_by_role("button", name=re.compile(f"^\\s*({either})\\s*$"))

    def turn(self) -> Locator:
        """That it is somebody's turn, on the phones of the others."""
        return self.page.get_by_role("heading", name=self.words.whole("impostor-turn"))

    def votes_for(self, name: str) -> None:
        """Pick somebody in the ballot, and say so."""
        self.picks(name)
        self.presses("impostor-vote-send", name=name)
        expect(self.button("impostor-vote-send", name=name)).to_have_count(0)

    def types_clue(self, clue: str) -> None:
        """Type a clue and press the button; it may be questioned."""
        self.clue_field().fill(clue)
        self.presses("impostor-clue-typed-send")

    def says_word_was_said(self, name: str) -> None:
        """Tap that the word was said, and who said it."""
        self.presses("impostor-call-word_said")
        self.picks(name)
        self.presses("impostor-said-send", name=name)
        expect(self.within_sheet()).to_have_count(0)

    def guesses(self, word: str) -> None:
        """Say what the word is, once."""
        self.page.get_by_label(self.words.whole("impostor-guess-label")).fill(word)
        self.presses("impostor-guess-send")

    def sees_time_run_out(self) -> None:
        """The clock comes to its end, and begins again for the same ballot."""
        self.page.wait_for_function(f"() => {SECONDS} <= 1", timeout=30_000)
        self.page.wait_for_function(f"() => {SECONDS} > 10")
        self.sees("impostor-vote")
