"""A device that several players share, as they hand it round."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Locator, expect

from tests.browser.device import eventually
from tests.browser.impostor import LOOK, Card
from tests.browser.table import Phone
from tests.browser.wiretap import frames, opened

HELD = 600
"""Milliseconds that open a seat's screen; less than 400 open nothing."""


class Passed:
    """One phone, tablet or laptop, and the players on it."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.looked: list[str] = []
        """In which order the cards were looked at."""

    # ---- coming in

    def alone(self) -> str:
        """A room in which this is the only phone; its code."""
        code = self.phone.creates()
        self.phone.presses("pass-one")
        return code

    def adds(self, *names: str) -> None:
        """Type names, each with Enter, and be done."""
        field = self.phone.page.get_by_label(self.phone.words.whole("pass-names"))
        for name in names:
            field.fill(name)
            field.press("Enter")
            expect(self.phone.within_sheet().get_by_text(name, exact=True).first).to_be_visible()
        self.phone.presses("pass-done")
        expect(self.phone.within_sheet()).to_have_count(0)

    # ---- from hand to hand

    def cover(self) -> Locator:
        """What lies over everything between hands."""
        return self.phone.page.locator(".cover")

    def goes_to(self) -> str:
        """To whom the cover says that the phone goes."""
        self.phone.sees("hand-to")
        return self.cover().locator("header bdi").inner_text()

    def takes_first(self, name: str) -> None:
        """Somebody else than the next one takes the phone."""
        self.phone.presses("hand-other")
        self.cover().get_by_role("button", name=name, exact=True).click()
        eventually(lambda: self.goes_to() == name)

    @contextmanager
    def holding(self, what: Locator) -> Iterator[None]:
        """A finger, or a mouse, stays on something."""
        what.scroll_into_view_if_needed()
        box = what.bounding_box()
        assert box is not None
        mouse = self.phone.page.mouse
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        mouse.down()
        yield
        mouse.up()

    def looks_as(self, name: str) -> Card:
        """This player holds the cover, reads the card, lets go, and says so."""
        eventually(lambda: self.goes_to() == name)
        card = self.looks_at_card()
        self.looked.append(name)
        self.cover().locator("button.main").click()
        expect(
            self.phone.page.locator(".cover header").get_by_text(name, exact=True)
        ).to_have_count(0)
        return card

    def looks_at_card(self) -> Card:
        """Hold the cover, read what is under it, let go: it is gone."""
        with self.holding(self.phone.card()):
            expect(self.phone.face()).to_be_visible()
            card = self.phone.reads_face()
            self.phone.page.wait_for_timeout(LOOK)
        expect(self.phone.face()).to_have_count(0)
        return card

    def look(self, count: int) -> dict[str, Card]:
        """The phone goes round once for the cards."""
        cards: dict[str, Card] = {}
        for _ in range(count):
            name = self.goes_to()
            assert name not in cards
            cards[name] = self.looks_as(name)
        return cards

    def opens(self) -> None:
        """Hold the cover until it opens."""
        button = self.cover().get_by_role("button", name=self.phone.words.whole("hand-hold-open"))
        with self.holding(button):
            self.phone.page.wait_for_timeout(HELD)
        expect(self.cover()).to_have_count(0)

    def votes(self, ballot: dict[str, str]) -> None:
        """The phone goes round for a secret ballot."""
        for _ in ballot:
            voter = self.goes_to()
            self.opens()
            self.phone.votes_for(ballot[voter])

    def looks_again(self, name: str) -> Card:
        """A second look, after the warning."""
        self.phone.presses("again")
        self.phone.sees("again-warning")
        self.phone.within_sheet().get_by_role("button", name=name, exact=True).click()
        self.phone.presses("again-look")
        assert self.goes_to() == name
        card = self.looks_at_card()
        expect(self.cover()).to_have_count(0)
        return card

    # ---- in the middle of the table

    def speaks(self) -> str:
        """Whoever's turn it is has spoken, and somebody taps; who it was."""
        eventually(self.turn)
        turn = self.turn()
        self.phone.said_button().click()
        eventually(lambda: self.turn() != turn)
        return turn

    def give_clues(self, count: int) -> list[str]:
        """So many speak, one after another in a circle; in this order."""
        return [self.speaks() for _ in range(count)]

    def turn(self) -> str:
        """Whose turn it is, as the screen says; nobody's once the clues are over."""
        shown = self.phone.page.locator("li[aria-current=step] bdi").all_inner_texts()
        return next(iter(shown), "")

    def all_point_at(self, name: str) -> None:
        """On three everybody points at one player, who points at another; it is entered."""
        self.phone.sees("impostor-pointing-at")
        self.phone.picks(name)
        self.phone.page.get_by_role(
            "button", name=self.phone.words.within("impostor-pointing-rest")
        ).click()
        self.phone.presses("impostor-pointing-send", name=name)

    # ---- what nobody may find

    def keeps_secrets(self) -> None:
        """At no moment was it sent secrets of two seats, and between hands of none."""
        seen: set[str] = set()
        for frame in frames(self.phone.frames):
            if frame["game"] == "lobby" or not frame["you"]["seats"]:
                continue
            revealed = (frame["view"] or {}).get("ending")
            held = opened(frame)
            seen |= held
            if not revealed:
                assert held <= {frame["you"]["open"]}, (held, frame["you"])
        assert seen, "no secret was ever here: nothing has been tried"


def one_round(host: Phone, ballot: str | None = None) -> None:
    """In the lobby: a short match of one round."""
    host.picks(host.words.text("impostor-preset-quick"))
    host.presses("lobby-options")
    rounds = host.words.text("impostor-option-rounds")
    host.page.get_by_role("button", name=host.words.within("more", label=rounds)).click()
    if ballot:
        host.chooses("ballot", ballot)
    host.presses("lobby-done")
    expect(host.within_sheet()).to_have_count(0)
