"""Hat at four phones and a TV: what lies face down is nowhere, whatever is done."""

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Request, expect

from facedown.games.hat.content import pictures
from tests.browser.device import Device, eventually
from tests.browser.passing import Passed
from tests.browser.table import Board, Phone, seated
from tests.browser.test_reach import SMALL, faults_of

Phones = Callable[..., Phone]
Boards = Callable[..., Board]

NAMES = ("Anna", "Bořek", "Čeněk", "Dita")
WIDTH = "() => document.scrollingElement.scrollWidth"
FRIDA, ZORRO = "Frida Kahlo", "Zorro"


class HatTable:
    """Four phones and a board, as somebody beside the table would keep watch over them."""

    def __init__(self, phone: Phones, tv: Boards, *, typed: bool) -> None:
        self.phones = seated(phone, *NAMES, game="hat")
        self.host = self.phones[0]
        self.board = tv(self.host.code)
        self.devices: list[Device] = [*self.phones, self.board]
        self.fetched: dict[Device, list[str]] = {device: [] for device in self.devices}
        for device in self.devices:
            device.page.on("request", self._note(device))
        if typed:
            place = self.host.page.get_by_role("group", name=word(self.host, "hat-option-place"))
            place.get_by_text(word(self.host, "hat-option-place-apart")).click()
        self.host.starts()
        for one in self.phones:
            skip_intro(one)
            one.settles()
            self.fetched[one].clear()
        frame = self.frame(self.board)
        names = {seat["id"]: seat["name"] for seat in frame["seats"]}
        front = frame["view"]["front"].items()
        self.dealt = {names[seat]: row[0]["picture"] for seat, row in front}
        """Each one's start card, while all may see it."""

    def _note(self, device: Device) -> Callable[[Request], None]:
        """Keep what it fetches, but for letters; the pictures that are here already are blobs."""

        def note(request: Request) -> None:
            if request.url.startswith("http") and not request.url.endswith(".woff2"):
                self.fetched[device].append(request.url)

        return note

    # ---- who is who

    def holder_of(self, *buttons: str) -> Phone:
        """The phone that shows one of these buttons."""
        found: list[Phone] = []

        def somebody() -> bool:
            found[:] = [p for p in self.phones if any(seen(p.button(b)) for b in buttons)]
            return bool(found)

        eventually(somebody)
        return found[0]

    def passer(self) -> Phone:
        """Who has the card under way in hand; a drawn one is turned over first."""
        one = self.holder_of("hat-turn-send", "hat-offer-send", "hat-offer-send-to", "opens-in")
        eventually(lambda: shown(one.button("hat-turn-send")) or self._may_offer(one))
        if shown(one.button("hat-turn-send")):
            one.presses("hat-turn-send")
            eventually(lambda: self._may_offer(one))
        return one

    def _may_offer(self, one: Phone) -> bool:
        return seen(one.button("hat-offer-send")) or seen(one.button("hat-offer-send-to"))

    def _has_chosen(self, one: Phone) -> bool:
        """Whether it is clear to whom the card goes; where the arrow leaves a choice, choose."""
        if seen(one.button("hat-offer-send")):
            seat_buttons(one).first.click()
        return seen(one.button("hat-offer-send-to"))

    # ---- moves

    def offers(self, name: str | None = None) -> tuple[Phone, Phone]:
        """Whoever has the card passes it on, in two taps and a name; from whom, and to whom."""
        one = self.passer()
        if name:
            one.fills("hat-offer-label", name)
        eventually(lambda: self._has_chosen(one))
        one.presses("hat-offer-send-to")
        return one, self.holder_of("hat-answer-accept")

    def all_say(self, word: str) -> None:
        """All who judge press this."""
        judge = self.holder_of(f"hat-verdict-{word}")
        while shown(judge.button(f"hat-verdict-{word}")):
            judge.presses(f"hat-verdict-{word}")
            expect(judge.button(f"hat-verdict-{word}")).to_have_count(0)
            judge = next((p for p in self.phones if shown(p.button(f"hat-verdict-{word}"))), judge)

    # ---- what is seen

    def frame(self, device: Device) -> dict[str, Any]:
        """What a device is sent as it comes to the table afresh."""
        device.frames.clear()
        device.reloads()
        device.settles()
        self.fetched[device].clear()
        full = next(frame for frame in device.frames if '"t":"full"' in frame)
        frame: dict[str, Any] = json.loads(full)["frame"]
        return frame

    def lies_hidden(self, device: Device, picture: str, label: str) -> None:
        """Nothing of this picture has come to the device, or is in its page."""
        assert not any(f'"{picture}"' in frame for frame in device.frames)
        assert not re.search(rf"\b{re.escape(label)}\b", device.within_page())
        assert not any(picture in text for text in device.heard)

    def as_many_pictures_as_lie_up(self, device: Device) -> None:
        """No picture stands in the page but those of cards that lie up."""
        view = self.frame(device)["view"]
        up = sum(card["picture"] is not None for row in view["front"].values() for card in row)
        up += sum(len(row) for row in view["penalties"].values()) + 1
        up += bool(view["card"] and view["card"]["picture"])
        expect(device.page.locator("img[src^='blob:']")).to_have_count(up)


def word(device: Device, id: str, **args: object) -> re.Pattern[str]:
    """The words of this id, and nothing else."""
    return device.words.whole(id, **args)


def tells(device: Device, id: str) -> bool:
    """Whether these words can be read now."""
    return device.worded(id).first.is_visible()


def is_over(table: HatTable) -> bool:
    """Whether the board tells that somebody has the third penalty."""
    return tells(table.board, "hat-ending-third_penalty")


def seen(button: Locator) -> bool:
    """Whether it is there."""
    return button.first.is_visible()


def shown(button: Locator) -> bool:
    """Whether it can be pressed now."""
    return seen(button) and button.first.get_attribute("aria-disabled") != "true"


def seat_buttons(one: Phone) -> Locator:
    """The seats that may be tapped at the drawn table."""
    return one.page.locator("main button[aria-pressed]")


def skip_intro(one: Phone) -> None:
    """Somebody who knows the game."""
    one.page.get_by_role("button", name=word(one, "skip-intro")).click()
    expect(one.within_sheet()).to_have_count(0)


def test_a_round_with_typed_names(phone: Phones, tv: Boards):
    """Accepted and refused, right by the app and wrong by the table, to the third penalty and
    its film.
    """
    table = HatTable(phone, tv, typed=True)
    words: dict[Device, str] = {table.host: "hat-starter", table.board: "hat-starter-board"}
    for device in table.devices:
        device.sees(words.get(device, "hat-starter-waiting"))
    seat_buttons(table.host).filter(has_text="Bořek").click()
    table.host.presses("hat-starter-one", name="Bořek")
    accepted(table)
    reloaded(table)
    right_by_the_app(table)
    wrong_by_the_table(table)
    the_film(table)

    for device, urls in table.fetched.items():
        assert not urls, f"{device}: nothing is fetched while cards are played"


def accepted(table: HatTable) -> None:
    """The name is read by all; on thank you the oldest card goes on, face down."""
    passer, asked = table.offers(FRIDA)
    assert passer.name == "Bořek"
    for device in table.devices:
        device.sees("hat-hi", called=FRIDA)
    assert not any(shown(p.button("hat-answer-accept")) for p in table.phones if p is not asked)
    asked.presses("hat-answer-accept")
    for device in table.devices:
        device.misses("hat-hi", called=FRIDA)
    assert table.passer() is asked


def reloaded(table: HatTable) -> None:
    """The start card of whoever said thank you lies down now: a reload shows it to nobody."""
    owner = table.passer()
    start = table.dealt[owner.name]
    label = pictures()[start].labels["en"]
    for device in (owner, table.board):
        device.heard.clear()
        table.as_many_pictures_as_lie_up(device)
        table.lies_hidden(device, start, label)


def right_by_the_app(table: HatTable) -> None:
    """A card offered under its first name again: it stands, and the refuser pays."""
    front, name = {table.passer().name: FRIDA}, ""
    for _ in range(40):
        passer, asked = table.offers(name or ZORRO)
        if name:
            break
        asked.presses("hat-answer-accept")
        name, front[asked.name] = front.get(asked.name, ""), ZORRO
    asked.presses("hat-answer-refuse-name", called=name)
    words: dict[Device, str] = {passer: "hat-suggested-waiting", table.board: "hat-suggested-board"}
    for device in table.devices:
        device.sees(words.get(device, "hat-suggested"))
    for one in table.phones:
        if one is not passer:
            one.presses("hat-suggested-send")
    for device in table.devices:
        device.sees("hat-was-right")
        device.sees("hat-takes-penalty", name=asked.name)


def wrong_by_the_table(table: HatTable) -> None:
    """The passer pays while the table finds every name wrong, until the third penalty."""
    for _ in range(3):
        _, asked = table.offers(FRIDA)
        asked.presses("hat-answer-refuse-name", called=FRIDA)
        for device in table.devices:
            device.sees("hat-hi", called=FRIDA)
        table.all_say("wrong")
        eventually(lambda: tells(table.board, "hat-was-wrong") or is_over(table))
        if is_over(table):
            break


def the_film(table: HatTable) -> None:
    """Every device has it; on phones it is stepped through. Then the honours."""
    for device in table.devices:
        device.sees("hat-ending-third_penalty")
    guest = table.phones[2]
    steps = guest.page.get_by_role("slider")
    last = int(steps.get_attribute("max") or 0)
    assert last > 8
    guest.presses("hat-film-back")
    expect(steps).to_have_value(str(last - 1))
    steps.fill("0")
    guest.sees("hat-film-dealt")
    guest.presses("hat-film-on")
    guest.sees("hat-film-drawn", name="Bořek")
    table.host.presses("hat-film-send")
    for device in table.devices:
        device.sees("hat-award-winner")


def test_names_said_aloud_and_any_size_of_phone(phone: Phones, tv: Boards):
    """Nothing is typed; nothing is cut off on a small phone, and axe has no objection anywhere."""
    table = HatTable(phone, tv, typed=False)
    for one in table.phones[2:]:
        one.page.set_viewport_size(SMALL)
    faults = looked_at(table, "starter")
    seat_buttons(table.host).filter(has_text="Čeněk").click()
    table.host.presses("hat-starter-one", name="Čeněk")
    for stop in ("turn", "offer", "answer", "verdict"):
        if stop == "offer":
            table.passer()
        if stop == "answer":
            table.offers()
        if stop == "verdict":
            table.holder_of("hat-answer-refuse").presses("hat-answer-refuse")
            table.holder_of("hat-verdict-wrong")
        faults += looked_at(table, stop)
    while True:
        table.all_say("wrong")
        eventually(lambda: tells(table.board, "hat-was-wrong") or is_over(table))
        if is_over(table):
            break
        _, asked = table.offers()
        asked.presses("hat-answer-refuse")
    faults += looked_at(table, "film")
    table.host.presses("hat-film-send")
    table.board.sees("hat-award-winner")
    assert not [*faults, *looked_at(table, "awards")]


def looked_at(table: HatTable, stop: str) -> list[str]:
    """What axe objects to on a large and a small phone and the board, and what is cut off."""
    faults = []
    for device in (table.host, table.phones[2], table.phones[3], table.board):
        faults += faults_of(device, stop)
        size = device.page.viewport_size
        # A phone shows a page that is too wide in small: its own width tells nothing.
        if size and device.page.evaluate(WIDTH) > size["width"]:
            faults.append(f"{stop}: cut off at the side")
    return faults


def test_one_device_in_the_middle_of_the_table(phone: Phones):
    """Everybody's buttons, for whoever's turn it is; no cover, and nothing to look at again."""
    middle = phone(viewport={"width": 820, "height": 1180})
    passed = Passed(middle)
    passed.alone()
    passed.adds(*NAMES)
    middle.plays("hat")
    middle.starts()
    skip_intro(middle)
    seat_buttons(middle).filter(has_text="Dita").click()
    middle.presses("hat-starter-one", name="Dita")
    expect(passed.cover()).to_have_count(0)
    expect(middle.button("again")).to_have_count(0)

    for found in ("accept", "refuse"):
        if found == "accept":
            eventually(lambda: shown(middle.button("hat-turn-send")))
            middle.presses("hat-turn-send")
        eventually(lambda: seen(middle.button("hat-offer-send")) or goes_to_one(middle))
        if not goes_to_one(middle):
            seat_buttons(middle).first.click()
        middle.presses("hat-offer-send-to")
        middle.presses(f"hat-answer-{found}")

    for _ in range(2):
        middle.sees("hat-verdict")
        judged(middle)
    middle.sees("hat-was-wrong")
    middle.sees("hat-turn")


def judged(one: Phone) -> None:
    """Somebody finds the name wrong; it is the next one's turn, or nobody's."""
    before = one.settles()
    one.presses("hat-verdict-wrong")
    eventually(lambda: one.text() != before)


def goes_to_one(one: Phone) -> bool:
    """Whether it is said to whom the card will go."""
    return seen(one.button("hat-offer-send-to"))
