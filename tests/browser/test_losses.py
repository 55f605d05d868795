"""Networks that fail, hosts who leave, boards that are switched off: the evening goes on."""

from collections.abc import Callable

from playwright.sync_api import expect

from facedown.games.impostor.words import words as content
from tests.browser.table import Board, Phone, seated
from tests.browser.tour import first, look

Phones = Callable[..., Phone]
Boards = Callable[..., Board]


def test_a_loss_of_three_seconds_goes_unnoticed(phone: Phones):
    """No banner; what others did meanwhile is there, and what was tapped meanwhile counts."""
    ann, bo, cy = seated(phone, "Ann", "Bo", "Cy")
    ann.starts()
    bo.dreads_losses()
    look([ann])
    bo.watches_for_banner()

    bo.context.set_offline(True)
    bo.opens_card()
    look([cy])
    bo.page.wait_for_timeout(2000)
    bo.context.set_offline(False)

    first([ann, bo, cy], "impostor-clue-send")
    bo.misses("impostor-look")
    expect(bo.turn().or_(bo.clue_button())).to_be_visible()
    bo.reads("Bo")
    assert not bo.has_seen_banner()


def test_a_host_who_is_gone_and_a_phone_without_network(phone: Phones, tv: Boards):
    """After ten seconds the next seat rules, until the host returns; a longer loss says so.

    Fifteen seconds without a network: a banner, and then the same screen, the same seat.
    """
    ann, bo, cy = seated(phone, "Ann", "Bo", "Cy")
    board = tv(ann.code)
    ann.starts()
    for player in (bo, cy):
        player.sees("impostor-look")
    before = cy.settles()
    cy.dreads_losses()
    cy.context.set_offline(True)
    ann.shuts()

    bo.sees("ruling-host", name="Bo", within=20)
    bo.opens_menu()
    bo.sees("host-acting")
    bo.closes_sheet()
    board.sees("seat-away")
    cy.sees("reconnecting", within=30)
    cy.context.set_offline(False)
    cy.misses("reconnecting")
    cy.shows_again(before)
    cy.opens_card()

    ann.reopens(f"/r/{ann.code}")
    ann.sees("impostor-look")
    ann.reads("Ann")
    ann.opens_menu()
    ann.sees("host-controls")
    bo.opens_menu()
    bo.sees("menu-device")
    bo.misses("host-acting")


def test_who_comes_in_mid_round_knocks_and_is_dealt_the_next(phone: Phones, tv: Boards):
    """The host lets them in; until the next deal they watch, and nobody's round is disturbed."""
    ann, bo, cy = seated(phone, "Ann", "Bo", "Cy")
    ann.starts()
    cards = look([ann, bo])
    dan, board = phone(), tv(ann.code)
    dan.follows(ann.code)
    dan.sees("join-playing")
    dan.gives_name("Dan")
    dan.sees("knocking")
    ann.sees("knock-from", name="Dan")
    ann.presses("refuse")
    dan.sees("join-playing")

    dan.gives_name("Dan")
    dan.sees("knocking")
    ann.presses("admit")
    dan.misses("knocking")
    dan.reads("Dan")
    expect(dan.card()).to_have_count(0)
    with bo.holding_card() as card:
        assert card == cards["Bo"]
    cards |= look([cy])
    assert sum(card.impostor for card in cards.values()) == 1
    speaker = first([ann, bo, cy], "impostor-clue-send")
    expect(dan.clue_button()).to_have_count(0)
    board.reads(speaker.name)

    ann.opens_menu()
    ann.surely("rule-void")
    dan.sees("impostor-ending-void")
    ann.presses("impostor-next-again")
    cards = look([ann, bo, cy, dan])
    assert sum(card.impostor for card in cards.values()) == 1


def test_boards_come_and_go_and_the_code_can_be_hidden(phone: Phones, tv: Boards):
    """A board closed and opened again, a second one, one in the middle of a round; none ever acts.

    While the code is hidden, no board shows it.
    """
    ann, bo, cy = seated(phone, "Ann", "Bo", "Cy")
    code = ann.code
    board, second = tv(code), tv(code)
    for one in (board, second):
        one.sees("at-table", count=3)
        one.shows_code(code)
    ann.opens_menu()
    ann.page.get_by_role("switch", name=ann.words.within("room-hidden")).click()
    ann.closes_sheet()
    for one in (board, second):
        one.hides_code(code)
        one.sees("lobby-hidden")
    ann.starts()
    board.shuts()
    look([ann, bo, cy])

    speaker = first([ann, bo, cy], "impostor-clue-send")
    second.reads(speaker.name)
    board.reopens(f"/tv/{code}")
    board.reads(speaker.name)
    board.hides_code(code)
    assert board.settles() == second.settles()
    ann.opens_menu()
    ann.page.get_by_role("switch", name=ann.words.within("room-hidden")).click()
    for one in (board, second):
        one.shows_code(code)
        expect(one.page.get_by_role("main").get_by_role("button")).to_have_count(0)


def test_each_device_has_its_own_language(phone: Phones):
    """Bo changes to Czech in mid-round: nobody else's words change, and Bo's stay Czech."""
    ann, bo, cy = seated(phone, "Ann", "Bo", "Cy")
    ann.starts()
    bo.sees("impostor-look")
    before = ann.settles(), cy.settles()
    bo.opens_menu()
    bo.page.get_by_role("combobox").select_option("cs")
    bo.reads_in("cs")
    bo.closes_sheet()

    bo.sees("impostor-look")
    assert (ann.settles(), cy.settles()) == before
    bo.reloads()
    cards = look([ann, bo, cy])
    forms = {each.forms["en"]: each.forms["cs"] for each in content().values()}
    english = {cards[name].word for name in ("Ann", "Cy") if not cards[name].impostor}
    assert cards["Bo"].impostor or {forms[word] for word in english} == {cards["Bo"].word}
    first([ann, bo, cy], "impostor-clue-send")
    spoken = [each.page.locator("html").get_attribute("lang") for each in (ann, bo, cy)]
    assert spoken == ["en", "cs", "en"]
