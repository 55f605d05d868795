"""Ink at three phones and a TV: drawn with fingers, lost and found, cut off by the countdown."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Locator, WebSocket, expect

from tests.browser.device import SMALL_TEXT, Device, eventually
from tests.browser.house import House
from tests.browser.passing import Passed
from tests.browser.table import Board, Party, Phone, seated
from tests.browser.test_reach import OVERFLOW, SMALL, faults_of

Phones = Callable[..., Phone]
Boards = Callable[..., Board]
Spots = Sequence[tuple[float, float]]

NAMES = ("Anna", "Bořek", "Čeněk")
GLOW = """() => [...document.querySelectorAll('canvas')].some((canvas) => {
    const {data} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
    const near = (value, wanted) => Math.abs(value - wanted) < 7
    for (let at = 0; at < data.length; at += 4)
        if (near(data[at], 255) && near(data[at + 1], 211) && near(data[at + 2], 77)) return true
    return false
})"""
INKED = """(canvas) => {
    const {data} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
    let dark = 0
    for (let at = 0; at < data.length; at += 4) if (data[at + 3] && data[at] < 128) dark += 1
    return dark / (canvas.width * canvas.height)
}"""
READING = re.compile("willReadFrequently")
"""What the browser says of tests that look at pixels."""


class Artist:
    """A phone in the hand of somebody who draws."""

    def __init__(self, phone: Phone) -> None:
        self.phone = phone
        self.strokes: list[str] = []
        """Every stroke that this phone has sent, as it went over the wire."""
        self.wire = phone.context.new_cdp_session(phone.page)
        phone.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._note(str(frame)))

    def _note(self, frame: str) -> None:
        act = json.loads(frame)
        if act["t"] == "draft" and act["key"].isdigit() and isinstance(act["value"], list):
            self.strokes.append(json.dumps(act["value"], separators=(",", ":")))

    # ---- fingers

    def touches(self, kind: str, *spots: tuple[float, float]) -> None:
        """Fingers on the glass, in pixels of the page; `kind`: touchStart, touchMove, touchEnd."""
        points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(spots)]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def on_board(self, *spots: tuple[float, float]) -> list[tuple[float, float]]:
        """Places of the board, by thousandths of its side, in pixels of the page."""
        return within(self.board(), *spots)

    def draws(self, *spots: tuple[float, float]) -> None:
        """A stroke with a finger."""
        before = self.count()
        first, *others = self.on_board(*spots)
        self.touches("touchStart", first)
        for spot in others:
            self.touches("touchMove", spot)
        self.touches("touchEnd")
        eventually(lambda: self.count() == before + 1)

    def board(self) -> Locator:
        """The board under the finger."""
        return self.phone.page.get_by_role("img", name=self.phone.words.within("ink-board"))

    def count(self) -> int:
        """How many strokes there are on the board."""
        label = self.board().get_attribute("aria-label") or ""
        if re.search(r"empty|prázdná", label):
            return 0
        found = re.search(r"\d+", label)
        return int(found[0]) if found else 1

    # ---- what a player does

    def opens_board(self) -> None:
        """Past the first look, to the board."""
        self.phone.presses("ink-call-begin")
        expect(self.board()).to_be_visible()

    def done(self) -> None:
        """Hand the drawing in."""
        self.phone.presses("ink-hide-send")
        self.phone.sees("ink-hide-waiting")

    @contextmanager
    def holding_object(self) -> Iterator[str]:
        """The word on one's own card, as long as it is held."""
        card = self.phone.page.get_by_role("button", name=self.phone.words.whole("card-hold"))
        box = card.first.bounding_box()
        assert box
        mouse = self.phone.page.mouse
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        mouse.down()
        try:
            yield card.first.locator(".face .word").inner_text()
        finally:
            mouse.up()

    def tile(self, number: int) -> Locator:
        """One of the six objects."""
        return self.phone.page.locator(".tile").nth(number - 1)

    def offered(self) -> list[int]:
        """The numbers beside which a card may lie."""
        tiles = self.phone.page.locator(".tile")
        expect(tiles).to_have_count(6)
        return [n for n in range(1, 7) if self.tile(n).get_attribute("data-number")]

    def number_of(self, object: str) -> int:
        """Beside which number an object lies."""
        tiles = [self.tile(n).locator(".word").inner_text() for n in range(1, 7)]
        return tiles.index(object) + 1

    def drags_card(self, drawing: int, number: int) -> None:
        """Drag the card for a drawing beside an object, with a finger."""
        [start] = within(self.phone.page.locator(".thumb").nth(drawing), (500, 500))
        [end] = within(self.tile(number), (500, 500))
        self.touches("touchStart", start)
        for part in (0.3, 0.7, 1.0):
            x, y = (a + (b - a) * part for a, b in zip(start, end, strict=True))
            self.touches("touchMove", (x, y))
        self.touches("touchEnd")


def within(box: Locator, *spots: tuple[float, float]) -> list[tuple[float, float]]:
    """Thousandths of a box in pixels of the page."""
    at = box.bounding_box()
    assert at
    return [(at["x"] + x / 1000 * at["width"], at["y"] + y / 1000 * at["height"]) for x, y in spots]


def drawing_party(phone: Phones, party: Party, language: str = "en") -> list[Artist]:
    """Three artists in one room, where a match of one round has just been dealt."""
    artists: list[Artist] = []

    def take_out(language: str) -> Phone:
        one = phone(language)
        one.context.add_init_script("localStorage.setItem('facedown-intro-ink', 'seen')")
        artists.append(Artist(one))
        return one

    players = seated(take_out, *NAMES, language=language, game="ink")
    host = players[0]
    rounds = host.words.pattern("ink-option-rounds")
    less = host.words.pattern("less", label="LABEL").replace("LABEL", rounds)
    host.presses("lobby-options")
    for _ in range(2):
        host.page.get_by_role("button", name=re.compile("^" + less)).click()
        host.page.wait_for_timeout(150)
    host.presses("lobby-done")
    host.starts()
    for player in players:
        player.sees("ink-hide")
    return artists


def test_a_whole_match(phone: Phones, tv: Boards, party: Party):
    """Drawn, searched, turned over and kept; nothing of a drawing is anywhere before its time."""
    ann, bo, cy = artists = drawing_party(phone, party)
    board = tv(ann.phone.code)
    board.sees("ink-hide-board")
    assert not board.page.evaluate(SMALL_TEXT)
    devices: list[Device] = [*(one.phone for one in artists), board]

    objects = []
    for one in artists:
        with one.holding_object() as word:
            objects.append(word)
        assert word not in one.phone.text()
        one.opens_board()
    assert len(set(objects)) == 3

    ann.draws((100, 100), (300, 180), (420, 480))
    ann.draws((600, 600), (800, 640), (700, 900))
    second_finger_makes_no_ink(ann)
    bo.draws((210, 210), (390, 470), (555, 215))
    reloads_in_mid_stroke(bo)
    history(cy)
    for one in artists:
        assert one.phone.page.evaluate("() => scrollY + visualViewport.scale") == 1

    ann.done()
    ann.phone.presses("ink-take-back")
    assert ann.count() == 2
    ann.done()
    bo.done()
    board.sees("ink-hide-board")
    cy.draws((333, 777), (222, 888), (444, 666))
    nothing_has_leaked(artists, devices)
    for one in artists:
        expect(one.phone.page.locator(".tile")).to_have_count(6, timeout=12_000)
    drawn = [cy.strokes[-1], ann.strokes[0], bo.strokes[0]]
    eventually(lambda: all(heard(board, stroke) for stroke in drawn))
    assert not heard(board, cy.strokes[1])

    expect(ann.phone.page.locator(".thumb")).to_have_count(2)
    for one, object in zip(artists, objects, strict=True):
        [own] = {1, 2, 3, 4, 5, 6} - set(one.offered())
        assert own == one.number_of(object)
    of_ann, of_bo, of_cy = (ann.number_of(object) for object in objects)
    lays_cards(ann, [wrong(of_ann, of_bo), wrong(of_ann, of_cy)])
    expect(board.page.locator(".six .card")).to_have_count(2)
    assert not board.page.evaluate(SMALL_TEXT)
    bo.drags_card(0, of_ann)
    bo.drags_card(1, wrong(of_bo, of_cy))
    ann.phone.presses("ink-find-send")
    bo.phone.presses("ink-find-send")
    cy.tile(wrong(of_cy, of_ann)).click()
    expect(ann.phone.button("ink-turn-send")).to_be_visible(timeout=12_000)
    revealed(artists, board)
    kept(ann)
    board.sees("ink-award-winner")
    assert not board.page.evaluate(SMALL_TEXT)
    ann.phone.presses("ink-gallery-send")
    expect(ann.phone.button("lobby-start")).to_be_visible()


def second_finger_makes_no_ink(artist: Artist) -> None:
    """While one finger draws another one does nothing; and the page is not zoomed."""
    before = artist.count()
    one, to, other, away = artist.on_board((150, 800), (350, 800), (700, 200), (900, 100))
    artist.touches("touchStart", one)
    artist.touches("touchStart", one, other)
    artist.touches("touchMove", to, away)
    artist.touches("touchEnd")
    eventually(lambda: artist.count() == before + 1)
    last = json.loads(artist.strokes[-1])
    assert abs(last[4] - 800) < 30 and last[3] < 400, last
    artist.phone.presses("ink-undo")
    eventually(lambda: artist.count() == before)


def reloads_in_mid_stroke(artist: Artist) -> None:
    """At most the stroke under the finger is lost."""
    before = artist.count()
    start, *way = artist.on_board((100, 900), (300, 900), (500, 900))
    artist.touches("touchStart", start)
    for spot in way:
        artist.touches("touchMove", spot)
    artist.phone.reloads()
    artist.touches("touchEnd")
    eventually(lambda: artist.board().is_visible())
    assert artist.count() == before
    artist.draws((120, 120), (180, 190))
    assert artist.count() == before + 1


def history(artist: Artist) -> None:
    """Undo, redo, clear, and the clear undone."""
    artist.draws((500, 100), (500, 300))
    artist.draws((100, 500), (300, 500))
    artist.phone.presses("ink-undo")
    assert artist.count() == 1
    artist.phone.presses("ink-redo")
    assert artist.count() == 2
    artist.phone.presses("ink-clear")
    assert artist.count() == 0
    artist.phone.presses("ink-undo")
    assert artist.count() == 2
    artist.phone.presses("ink-undo")
    assert artist.count() == 1


def nothing_has_leaked(artists: list[Artist], devices: list[Device]) -> None:
    """No stroke has reached anybody but its artist."""
    for artist in artists:
        assert artist.strokes
        for device in devices:
            if device is not artist.phone:
                assert not any(heard(device, stroke) for stroke in artist.strokes)


def heard(device: Device, stroke: str) -> bool:
    """Whether a device was sent this stroke, in whichever way it was written."""
    inner = stroke.strip("[]")
    return any(inner in frame.replace(" ", "") for frame in device.frames)


def wrong(*numbers: int) -> int:
    """A number that is none of these."""
    return next(n for n in range(1, 7) if n not in numbers)


def lays_cards(artist: Artist, numbers: list[int]) -> None:
    """A card for each drawing, by taps; one is moved away and back."""
    artist.tile(numbers[0]).click()
    artist.tile(numbers[1]).click()
    expect(artist.phone.button("ink-find-send")).to_be_enabled()


def revealed(artists: list[Artist], board: Board) -> None:
    """Drawing by drawing; an artist lights up where it was; points are the same on all devices."""
    host = artists[0].phone
    host.page.get_by_role("button", name=host.words.whole("ink-call-mark")).click()
    canvas = host.page.locator(".canvas")
    [spot] = within(canvas, (300, 180))
    host.page.mouse.click(*spot)
    host.presses("ink-mark-send")
    lit: list[Device] = [host, artists[1].phone, board]
    for one in lit:
        one.forgives(READING)
    eventually(lambda: all(one.page.evaluate(GLOW) for one in lit))
    chances = 0
    for id in ("ink-turn-send", "ink-turn-send", "ink-turn-last"):
        chances += board.worded("ink-by-chance").count()
        host.presses(id)
        host.page.wait_for_timeout(300)
    # Somebody was cut off with one card unplaced.
    assert chances == 1
    everywhere: list[Phone | Board] = [*(artist.phone for artist in artists), board]
    for device in everywhere:
        device.sees("ink-next")
    scores = [device.scores() for device in everywhere]
    assert all(one == scores[0] for one in scores)
    # One of two has found Anna's; whether chance has found Bořek's is another matter.
    points = {name: row.points for name, row in scores[0].items()}
    assert points in ({"Anna": 2, "Bořek": 1, "Čeněk": 0}, {"Anna": 2, "Bořek": 3, "Čeněk": 1})
    assert not board.page.evaluate(SMALL_TEXT)
    host.presses("ink-next-gallery")


def kept(artist: Artist) -> None:
    """A drawing as a film, as PNG and SVG, and the album that needs nothing else."""
    phone = artist.phone
    phone.page.locator(".hung").first.click()
    phone.presses("ink-film-play")
    for id, begins in (("ink-save-png", b"\x89PNG"), ("ink-save-svg", b"<svg")):
        assert saved(phone, id).startswith(begins)
    phone.closes_sheet()
    album = saved(phone, "ink-album").decode()
    assert album.count("<figure>") == 3
    assert not re.findall(r"(?:src|href)=.(?!data:)", album)
    assert not re.findall(r"https?://(?!www\.w3\.org/2000/svg)", album)
    page = phone.context.new_page()
    page.set_content(album)
    page.get_by_role("button").first.click()
    expect(page.locator("figure svg").first).to_be_visible()
    page.close()


def saved(phone: Phone, id: str) -> bytes:
    """What a press of this button saves."""
    with phone.page.expect_download() as download:
        phone.presses(id)
    return download.value.path().read_bytes()


def test_strokes_outlive_the_network_and_the_table(old_house: House, party: Party):
    """Drawn without a network, or while the table is dead: painted at once, and never lost."""
    ann, bo, cy = drawing_party(lambda language: party.phone(old_house, language), party)
    for one in (ann, bo, cy):
        one.phone.dreads_losses()
    ann.opens_board()
    ann.draws((100, 100), (300, 150))
    ann.phone.context.set_offline(True)
    ann.draws((100, 200), (300, 250))
    ann.draws((100, 300), (300, 350))
    assert ann.count() == 3
    ann.phone.context.set_offline(False)
    ann.phone.misses("reconnecting")
    eventually(lambda: "ink-unsent" not in str(ann.phone.remembered()))

    old_house.kill()
    ann.draws((100, 400), (300, 450))
    ann.draws((100, 500), (300, 550))
    old_house.start()
    ann.phone.reloads()
    eventually(lambda: ann.board().is_visible())
    eventually(lambda: ann.count() == 5)
    eventually(lambda: "ink-unsent" not in str(ann.phone.remembered()))
    ann.phone.page.set_viewport_size({"width": 640, "height": 360})
    assert ann.count() == 5
    box = ann.board().bounding_box()
    assert box and abs(box["width"] - box["height"]) < 1
    eventually(lambda: ann.board().locator("canvas").first.evaluate(INKED) > 0.001)


def test_after_a_pen_the_palm_makes_no_ink(phone: Phones, party: Party):
    """A pen tells its pressure; from then on fingers are ignored."""
    ann, *_ = drawing_party(phone, party)
    ann.opens_board()
    spots = ann.on_board((200, 200), (300, 260), (400, 300), (500, 380))
    for n, (x, y) in enumerate(spots):
        kind = "mousePressed" if n == 0 else "mouseMoved"
        event: dict[str, Any] = {"type": kind, "x": x, "y": y, "button": "left", "buttons": 1}
        force = {"pointerType": "pen", "force": 0.2 + 0.2 * n, "clickCount": 1}
        ann.wire.send("Input.dispatchMouseEvent", event | force)
    x, y = spots[-1]
    end = {"type": "mouseReleased", "x": x, "y": y, "button": "left", "pointerType": "pen"}
    ann.wire.send("Input.dispatchMouseEvent", end)
    eventually(lambda: ann.count() == 1)
    assert json.loads(ann.strokes[-1])[0] == 1
    [start, to] = ann.on_board((600, 600), (800, 800))
    ann.touches("touchStart", start)
    ann.touches("touchMove", to)
    ann.touches("touchEnd")
    ann.phone.page.wait_for_timeout(200)
    assert ann.count() == 1


def test_any_size_of_phone_and_no_objection(phone: Phones, tv: Boards, party: Party):
    """Nothing is cut off at 320 pixels, axe has no objection, and an empty board asks once."""
    ann, bo, cy = artists = drawing_party(phone, party, language="cs")
    board = tv(ann.phone.code, "cs")
    bo.phone.page.set_viewport_size(SMALL)
    devices: list[Device] = [ann.phone, bo.phone, board]
    faults = looked_at(devices, "first look")
    for one in artists:
        one.opens_board()
    ann.draws((100, 100), (300, 150))
    bo.draws((100, 100), (300, 150))
    faults += looked_at(devices, "drawing")
    bo.done()
    faults += looked_at(devices, "done")
    cy.phone.presses("ink-hide-send")
    cy.phone.sees("ink-empty-sure")
    faults += looked_at([cy.phone], "empty board")
    anyway = cy.phone.words.whole("ink-hide-send")
    cy.phone.within_sheet().get_by_role("button", name=anyway).click()
    ann.phone.presses("ink-hide-send")
    expect(bo.phone.page.locator(".tile")).to_have_count(6)
    faults += looked_at(devices, "finding")
    for one in artists:
        lays_cards(one, one.offered()[:2])
        one.phone.presses("ink-find-send")
    faults += looked_at(devices, "turned")
    for id in ("ink-turn-send", "ink-turn-send", "ink-turn-last"):
        ann.phone.presses(id)
    faults += looked_at(devices, "standing")
    ann.phone.presses("ink-next-gallery")
    faults += looked_at(devices, "gallery")
    assert not faults, faults


def looked_at(devices: list[Device], stop: str) -> list[str]:
    """What axe objects to, and what is cut off at the side."""
    faults = []
    for device in devices:
        device.settles()
        faults += faults_of(device, stop)
        if device.page.evaluate(OVERFLOW) > 0:
            faults.append(f"{stop}: cut off at the side")
    return faults


def test_one_phone_goes_round(phone: Phones, party: Party):
    """Boards and cards go from hand to hand; what one has drawn is gone when the next takes it."""
    one = phone()
    one.context.add_init_script("localStorage.setItem('facedown-intro-ink', 'seen')")
    artist, hands = Artist(one), Passed(one)
    hands.alone()
    hands.adds(*NAMES)
    one.plays("ink")
    one.starts()
    for number in range(len(NAMES)):
        name = hands.goes_to()
        assert artist.board().count() == 0
        hands.opens()
        artist.opens_board()
        assert artist.count() == 0, name
        for stroke in range(number + 1):
            artist.draws((100, 100 + 100 * stroke), (800, 150 + 100 * stroke))
        one.presses("ink-hide-send")
    for _ in NAMES:
        hands.goes_to()
        hands.opens()
        lays_cards(artist, artist.offered()[:2])
        one.presses("ink-find-send")
    for id in ("ink-turn-send", "ink-turn-send", "ink-turn-last"):
        one.presses(id)
    one.sees("ink-next")
    assert len(artist.strokes) == 6
