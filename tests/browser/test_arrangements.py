"""Modes are devices: a match of impostor round one phone, led by a host, in a mix that changes."""

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.device import eventually
from tests.browser.impostor import Card
from tests.browser.passing import Passed, one_round
from tests.browser.table import Board, Phone

Phones = Callable[..., Phone]
Boards = Callable[..., Board]

NAMES = ("Ann", "Bo", "Cy", "Di")
TABLET = {"viewport": {"width": 820, "height": 1180}}
LAPTOP = {"viewport": {"width": 1366, "height": 768}, "has_touch": False, "is_mobile": False}


def liar_of(cards: dict[str, Card]) -> str:
    """Whose card says impostor."""
    assert len({card.word for card in cards.values() if not card.impostor}) == 1
    (liar,) = (name for name, card in cards.items() if card.impostor)
    return liar


def word_of(cards: dict[str, Card]) -> str:
    """The word that the others have."""
    return next(card.word for card in cards.values() if not card.impostor)


def test_one_phone_goes_round_a_whole_match(phone: Phones, tv: Boards):
    """For the cards, then it lies in the middle; the table rules, by pointing."""
    table = Passed(ann := phone())
    code = table.alone()
    table.adds(*NAMES)
    board = tv(code)
    ann.plays("impostor")
    one_round(ann)
    ann.starts()

    cards = table.look(len(NAMES))
    assert table.looked == list(NAMES)
    liar = liar_of(cards)
    assert sorted(table.give_clues(len(NAMES))) == sorted(NAMES)
    ann.presses("impostor-to-vote")
    table.all_point_at(liar)
    board.sees("impostor-guess-others")
    ann.guesses(word_of(cards))
    ann.presses("impostor-judge-right")

    for device in (ann, board):
        device.sees("impostor-ending-guessed")
        assert device.scores()[liar].gained == 2
        device.misses("second-looks")
        device.misses("peeked")
    table.keeps_secrets()
    ann.presses("impostor-next-end")
    for device in (ann, board):
        device.sees("impostor-awards")
        assert device.awards()["winner"] == {liar}


def test_a_secret_ballot_goes_round_on_a_laptop_too(phone: Phones, tv: Boards):
    """Held, the cover opens the ballot; the vote covers it. A second look is told to everybody."""
    table = Passed(laptop := phone(**LAPTOP))
    board = tv(table.alone())
    table.adds(*NAMES)
    laptop.plays("impostor")
    one_round(laptop, "secret")
    laptop.starts()

    table.takes_first("Cy")
    cards = table.look(len(NAMES))
    assert table.looked == ["Cy", "Di", "Ann", "Bo"]
    liar = liar_of(cards)
    table.give_clues(1)
    quiet = next(name for name in NAMES if name != table.turn())
    assert table.looks_again(quiet) == cards[quiet]
    for device in (laptop, board):
        device.sees("peeked", name=quiet)
    table.give_clues(len(NAMES) - 1)
    laptop.presses("impostor-to-vote")

    others = [name for name in NAMES if name != liar]
    voter = table.goes_to()
    table.opens()
    laptop.page.evaluate("dispatchEvent(new Event('blur'))")
    assert table.goes_to() == voter
    laptop.reloads()
    assert table.goes_to() == voter
    table.votes({**dict.fromkeys(others, liar), liar: others[0]})
    laptop.guesses("surely not this")
    laptop.presses("impostor-judge-wrong")

    for device in (laptop, board):
        device.sees("impostor-ending-missed")
        assert {name: row.gained for name, row in device.scores().items()} == {
            name: int(name != liar) for name in NAMES
        }
    laptop.sees("second-looks", names=quiet)
    expect(board.page.get_by_title(board.words.whole("peeked", name=quiet))).to_be_visible()
    table.keeps_secrets()
    laptop.presses("impostor-next-end")
    board.sees("impostor-awards")


def test_a_laptop_goes_round_with_nothing_but_keys(phone: Phones):
    """Space holds the card and opens the ballot; Tab and Enter hand the laptop on."""
    table = Passed(laptop := phone(**LAPTOP))
    table.alone()
    table.adds("Ann", "Bo", "Cy")
    laptop.plays("impostor")
    one_round(laptop, "secret")
    laptop.starts()

    keys = laptop.page.keyboard
    for name in ("Ann", "Bo", "Cy"):
        eventually(partial(is_next, table, name))
        expect(laptop.card()).to_be_focused()
        keys.down("Space")
        expect(laptop.face()).to_be_visible()
        keys.up("Space")
        expect(laptop.face()).to_have_count(0)
        keys.press("Tab")
        keys.press("Enter")
    table.give_clues(3)
    laptop.presses("impostor-to-vote")
    laptop.sees("hand-to")
    keys.down("Space")
    expect(table.cover()).to_have_count(0)
    keys.up("Space")
    laptop.sees("impostor-vote")


def test_a_host_who_does_not_play_leads_with_a_board(phone: Phones, tv: Boards):
    """The phone goes round once and stays with the host, who taps, enters the vote and judges."""
    table = Passed(host := phone("cs"))
    board = tv(table.alone(), "cs")
    second = tv(host.code)
    table.adds(*NAMES)
    host.presses("add-here")
    host.picks(host.words.text("lead-outside"))
    host.presses("pass-done")
    host.plays("impostor")
    one_round(host)
    host.starts()

    cards = table.look(len(NAMES))
    for _ in NAMES:
        eventually(lambda: table.turn())
        board.reads(table.turn())
        table.speaks()
    host.presses("impostor-to-vote")
    board.sees("impostor-pointing")
    second.shuts()
    innocent = next(name for name, card in cards.items() if not card.impostor)
    table.all_point_at(innocent)
    for device in (host, board):
        device.sees("impostor-ending-escaped")
    table.keeps_secrets()
    if host.button("impostor-pointed_too-none").is_visible():
        host.presses("impostor-pointed_too-none")
    host.presses("impostor-next-end")
    for device in (host, board):
        device.sees("impostor-awards")


def test_a_mix_that_changes_in_mid_match(phone: Phones, tv: Boards):
    """Two share a tablet, one moves to another phone by a code, one is held by the host."""
    ann, tablet, di, eva = phone(), phone(**TABLET), phone(), phone()
    code = ann.creates()
    ann.sits("Ann")
    shared = Passed(tablet)
    tablet.follows(code)
    tablet.sits("Bo")
    tablet.opens_menu()
    tablet.presses("add-here")
    shared.adds("Cy")
    for player, name in ((di, "Di"), (eva, "Eva")):
        player.follows(code)
        player.sits(name)
    board = tv(code)
    ann.plays("impostor")
    one_round(ann, "secret")
    ann.starts()

    cards = {player.name: player.opens_card() for player in (ann, di, eva)}
    cards |= shared.look(2)
    liar, others = liar_of(cards), [name for name in cards if not cards[name].impostor]

    # A flat battery costs nobody their seat.
    fresh = phone()
    address = offered(di)
    take = address.split("#")[1]
    fresh.visits(address[address.index("/r/") :])
    fresh.code, fresh.name = code, "Di"
    expect(fresh.page).to_have_url(re.compile(f"/r/{code}$"))
    di.sees("moved")
    di.presses("moved-watch")
    assert fresh.opens_card() == cards["Di"]
    assert take.removeprefix("take=") not in fresh.within_page()
    eva.shuts()
    sheet = ann.opens_menu()
    sheet.get_by_role("button", name=re.compile("^Eva")).click()
    ann.surely("rule-hold")
    board.sees("ruling-hold", name="Eva")
    ann.closes_sheet()
    held = Passed(ann)

    hands = [ann, tablet, fresh]
    for _ in cards:
        speaker = whoever(hands, lambda one: one.said_button().is_visible())
        turn = board.page.locator("li[aria-current=step] bdi").first.inner_text()
        speaker.said_button().click()
        eventually(partial(moved_on, board, turn))
    ann.presses("impostor-to-vote")

    ballot = {**dict.fromkeys(others, liar), liar: others[0]}
    held.votes({name: ballot[name] for name in ("Ann", "Eva")})
    shared.votes({name: ballot[name] for name in ("Bo", "Cy")})
    fresh.votes_for(ballot["Di"])
    guess = fresh.words.whole("impostor-guess-label")
    whoever(hands, lambda one: one.page.get_by_label(guess).is_visible()).guesses(word_of(cards))
    judge = whoever(hands, judges)
    if not judge.button("impostor-judge-right").is_visible():
        Passed(judge).opens()
    judge.presses("impostor-judge-right")

    for device in (*hands, di, board):
        device.sees("impostor-ending-guessed")
    for each in (held, shared):
        each.keeps_secrets()
    ann.presses("impostor-next-end")
    for device in (*hands, board):
        device.sees("impostor-awards")
        assert device.awards()["winner"] == {liar}


def test_a_code_is_good_once(phone: Phones):
    """Who comes second is told so, and changes nothing."""
    ann, bo, late = phone(), phone(), phone()
    code = ann.creates()
    ann.sits("Ann")
    address = offered(ann)
    path = address[address.index("/r/") :]
    bo.visits(path)
    bo.sees("lobby-start")
    ann.sees("moved")
    ann.presses("moved-watch")
    late.visits(path)
    late.sees("error-stale_offer")
    late.follows(code)
    expect(late.name_field()).to_be_visible()


def test_the_evening_is_saved_and_loaded(phone: Phones, tmp_path: Path):
    """A small file, over plain http; loaded, it says so, and another file is refused."""
    ann = phone()
    ann.creates()
    ann.sits("Ann")
    ann.opens_menu()
    with ann.page.expect_download() as saved:
        ann.presses("evening-save")
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert "used" in json.loads(file.read_text("utf-8"))

    with ann.page.expect_file_chooser() as asked:
        ann.presses("evening-load")
    asked.value.set_files(file)
    ann.sees("evening-loaded")
    other = tmp_path / "other.json"
    other.write_text("[1, 2]", "utf-8")
    with ann.page.expect_file_chooser() as asked:
        ann.presses("evening-load")
    asked.value.set_files(other)
    ann.sees("error-no_evening")


def offered(player: Phone) -> str:
    """A player makes their seat ready to move; the address that moves it."""
    player.opens_menu()
    player.presses("move-seat-away")
    expect(
        player.within_sheet().get_by_role("img", name=player.words.whole("offer-qr"))
    ).to_be_visible()
    address: str = player.within_sheet().locator(".link").inner_text()
    return address


def is_next(table: Passed, name: str) -> bool:
    """Whether the device goes to this player."""
    return table.goes_to() == name


def moved_on(board: Board, turn: str) -> bool:
    """Whether it is no longer this player's turn by the board."""
    return turn not in board.page.locator("li[aria-current=step] bdi").all_inner_texts()


def judges(one: Phone) -> bool:
    """Whether the guess is to be judged here, at once or once the phone has been handed over."""
    right = one.button("impostor-judge-right").is_visible()
    return right or one.button("hand-hold-open").is_visible()


def whoever(hands: list[Phone], does: Callable[[Phone], bool]) -> Phone:
    """The first of these devices of which something holds, as soon as it holds of one."""
    found: list[Phone] = []

    def somebody() -> bool:
        found[:] = [one for one in hands if does(one)]
        return bool(found)

    eventually(somebody)
    return found[0]
