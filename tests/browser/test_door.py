"""Coming in: rooms, codes, names."""

import re
from collections.abc import Callable

from playwright.sync_api import Response, expect

from tests.browser.device import NO_ROOM, eventually
from tests.browser.house import House
from tests.browser.table import Board, Phone

Phones = Callable[..., Phone]
Boards = Callable[..., Board]

FAMILY = "👨‍👩‍👧‍👦"
NAMES = {
    "  Ann  ": "Ann",
    "x" * 500: "x" * 20,
    "<script>alert(1)</script>": "<script>alert(1)</sc",
    "<b>Bo</b>": "<b>Bo</b>",
    FAMILY * 4: FAMILY * 4,
    "محمد": "محمد",
    "Z\u0301oe\u0308": "Źoë",
    "O'Neil": "O'Neil",
    "Tom & Jerry": "Tom & Jerry",
    "back\\slash": "back\\slash",
    "Ji\u200bří  Ž": "Jiří Ž",
}
"""What is typed, and who sits down."""


def test_a_room_in_two_taps(phone: Phones):
    """Create and sit down: who has made the room is its host, and sees its code."""
    ann = phone()
    code = ann.creates()
    ann.sits("Ann")

    assert re.fullmatch("[BCDFGHJKLMNPQRSTVWXZ]{5}", code)
    ann.sees("at-table", count=1)
    expect(ann.button("lobby-start")).to_be_visible()
    spelled = ann.words.whole("room-code", code=" ".join(code))
    expect(ann.page.get_by_label(spelled).first).to_be_visible()


def test_coming_in_by_link_and_by_code(phone: Phones, tv: Boards):
    """The link leads to the name; the code may be typed in any way; the TV takes it too."""
    ann, bo, cy, board = phone("cs"), phone("en"), phone("en"), tv()
    code = ann.creates()
    ann.sits("Anna")

    bo.follows(code)
    bo.sits("Bo")
    cy.visits("/")
    cy.types_code(f" {code[:2].lower()}-{code[2:].lower()} ")
    cy.sits("Cy")
    board.page.get_by_label(board.words.whole("code-label")).fill(code)

    board.reads_in("cs")  # as the room does, for nobody has told this TV otherwise
    for device in (ann, bo, cy, board):
        device.sees("at-table", count=3)
        for name in ("Anna", "Bo", "Cy"):
            device.reads(name)
    assert board.page.url.endswith(f"/tv/{code}")
    assert "U stolu" in ann.text() and "at the table" in bo.text()


def test_a_wrong_code_says_so_and_offers_a_room(phone: Phones, tv: Boards):
    """Typed or scanned: there is no such room, and a new one is a tap away."""
    ann, board = phone(), tv()
    ann.forgives(NO_ROOM)
    board.forgives(NO_ROOM)
    ann.visits("/")
    ann.types_code("BCDFG")
    ann.sees("no-room", code="BCDFG")
    ann.presses("create-instead")
    ann.sees("join-host")

    ann.visits("/r/BCDFG")
    ann.sees("ended-no_such_room", code="BCDFG")
    ann.presses("ended-new")
    expect(ann.button("create")).to_be_visible()

    board.page.get_by_label(board.words.whole("code-label")).fill("BCDFG")
    board.sees("no-room", code="BCDFG")
    ann.types_code("A1")
    ann.presses("join")
    ann.sees("code-form")


def test_a_double_tap_makes_one_room_and_takes_one_seat(phone: Phones, house: House):
    """What is tapped twice is done once."""
    ann = phone()
    made: list[Response] = []
    ann.page.on("response", lambda r: made.append(r) if r.request.method == "POST" else None)
    ann.visits("/")
    ann.button("create").dblclick()
    ann.sees("join-host")
    assert len({response.json()["code"] for response in made}) == 1

    ann.name_field().fill("Ann")
    ann.button("sit").dblclick()
    ann.sees("at-table", count=1)
    ann.settles()
    assert house.look(ann.page.url.rsplit("/", 1)[1])["seats"] == 1


def test_names_are_plain_text_of_one_to_twenty_letters(phone: Phones, tv: Boards):
    """Trimmed, cut while typed, shown as they are, on every device."""
    ann, bo = phone(), phone()
    code = ann.creates()
    ann.sits("Host")
    board = tv(code)
    bo.follows(code)
    for empty in ("", "   ", "\u200b"):
        bo.gives_name(empty)
        bo.sees("error-name_length")
    bo.gives_name("hOsT")
    bo.sees("error-name_taken")

    for typed, name in NAMES.items():
        bo.sits(typed)
        for device in (ann, bo, board):
            shown = device.page.locator("bdi", has_text=re.compile(f"^{re.escape(name)}$"))
            expect(shown.first).to_be_visible()
        bo.leaves()
        bo.sees("join-title")
        expect(board.page.locator("bdi")).to_have_count(1)


def test_what_a_device_keeps_and_where_it_goes(phone: Phones):
    """The token is in local storage and nowhere else: in no address, in no request but hello."""
    ann = phone()
    addresses: list[str] = []
    ann.page.on("request", lambda request: addresses.append(request.url))
    ann.page.on("websocket", lambda socket: addresses.append(socket.url))
    ann.creates()
    ann.sits("Ann")

    token = ann.remembered()["facedown-token"]
    assert len(token) >= 22
    assert eventually(lambda: any(a.startswith("ws") for a in addresses))
    assert not any(token in address for address in addresses)
    assert token not in ann.page.content()
    assert not any(token in line for line in ann.heard)
    assert not ann.context.cookies()
