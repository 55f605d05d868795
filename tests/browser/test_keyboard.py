"""A whole round with nothing but keys, by somebody who plays for the first time."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.impostor import LOOK, Card
from tests.browser.table import Phone
from tests.browser.tour import first, look

Phones = Callable[..., Phone]

DESK = {"width": 1000, "height": 700}


def test_a_round_without_a_pointer(phone: Phones):
    """Room, name, introduction, card, clue, vote, guess or judgement: Tab, arrows, Enter, Space."""
    ann = phone(novice=True, is_mobile=False, has_touch=False, viewport=DESK)
    bo, cy = phone(), phone()
    ann.visits("/")
    enter(ann, ann.button("create"))
    type_in(ann, ann.name_field(), "Ann")
    ann.sees("at-table", count=1)
    ann.code, ann.name = ann.page.url.rsplit("/", 1)[1], "Ann"
    for guest, name in ((bo, "Bo"), (cy, "Cy")):
        guest.follows(ann.code)
        guest.sits(name)
    if ann.game_tile("impostor").count():
        choose(ann, ann.game_tile("impostor"))
    choose(ann, ann.page.get_by_role("radio", name=ann.words.within("impostor-preset-quick")))
    enter(ann, ann.button("lobby-start"))

    ann.sees("intro-title", game="Impostor")
    while ann.button("next").is_visible():
        enter(ann, ann.button("next"))
    enter(ann, ann.button("play"))
    ann.sees("impostor-look")
    cards = look([bo, cy]) | {"Ann": reads_card(ann)}
    table = [ann, bo, cy]
    for _ in table:
        speaker = first(table, "impostor-clue-send")
        if speaker is ann:
            enter(ann, ann.clue_button())
            expect(ann.clue_button()).to_have_count(0)
        else:
            speaker.speaks()
    enter(ann, ann.button("impostor-to-vote"))

    liar = next(name for name, card in cards.items() if card.impostor)
    word = next(card.word for card in cards.values() if not card.impostor)
    named = "Bo" if liar == "Ann" else liar
    choose(ann, ann.page.get_by_role("radio", name=named, exact=True))
    enter(ann, ann.button("impostor-vote-send", name=named))
    ann.sees("impostor-voted", name=named)
    for player in (bo, cy):
        player.votes_for(liar if player.name != liar else "Ann")
    if liar == "Ann":
        type_in(ann, ann.page.get_by_label(ann.words.whole("impostor-guess-label")), word)
        first([bo, cy], "impostor-judge-right").presses("impostor-judge-right")
    else:
        next(player for player in (bo, cy) if player.name == liar).guesses(word)
        enter(ann, ann.button("impostor-judge-right"))
    ann.sees("impostor-ending-guessed")
    assert ann.scores()[liar].points == 2
    enter(ann, ann.button("impostor-next-round"))
    ann.sees("impostor-look")
    assert ann.page.get_by_role("dialog").count() == 0


def reads_card(player: Phone) -> Card:
    """Hold the card open with the space bar."""
    focus(player, player.card())
    player.page.keyboard.down(" ")
    expect(player.face()).to_be_visible()
    card = player.reads_face()
    player.page.wait_for_timeout(LOOK)
    player.page.keyboard.up(" ")
    expect(player.face()).to_have_count(0)
    return card


def focus(player: Phone, target: Locator) -> None:
    """Go on with Tab until the focus is there; it must be seen there."""
    expect(target).to_be_visible()
    for _ in range(80):
        if target.evaluate("(one) => one === document.activeElement"):
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {target}")


def enter(player: Phone, button: Locator) -> None:
    """Press a button."""
    focus(player, button)
    player.page.keyboard.press("Enter")


def type_in(player: Phone, field: Locator, text: str) -> None:
    """Fill a field, and send it."""
    focus(player, field)
    player.page.keyboard.type(text)
    player.page.keyboard.press("Enter")


def choose(player: Phone, tile: Locator) -> None:
    """Go to a group of tiles, and with the arrows to one of them."""
    name = tile.get_attribute("name")
    here = "(name) => document.activeElement.name === name"
    for _ in range(80):
        if player.page.evaluate(here, name):
            break
        player.page.keyboard.press("Tab")
    for _ in range(20):
        if tile.is_checked():
            return
        player.page.keyboard.press("ArrowDown")
        player.page.wait_for_timeout(100)
    raise AssertionError(f"the arrows do not lead to {tile}")
