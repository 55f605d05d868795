"""Played from afar: typed clues, a secret ballot, and words of the table's own that nobody sees."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.device import Device
from tests.browser.table import Board, Phone, seated
from tests.browser.tour import first, look

Phones = Callable[..., Phone]
Boards = Callable[..., Board]

GIVEN = {"Cy": ("Plumbaz", "Quixomel", "Vorlunta"), "Bo": ("Zembrick", "Fjoltram", "Wuggelno")}
"""Words that are on no screen of their own accord; two give some, so that any may be impostor."""


def test_own_words_are_seen_by_nobody_before_they_are_played(phone: Phones, tv: Boards):
    """Given in the lobby, they are on cards alone until the reveal: in no page, in no frame.

    A clue close to one's own card's word is questioned before it is sent; a repeated one is marked.
    """
    players = ann, bo, cy = seated(phone, "Ann", "Bo", "Cy")
    board = tv(ann.code)
    devices: list[Device] = [*players, board]
    for giver in (bo, cy):
        giver.gives_words(*GIVEN[giver.name])
    ann.sees("lobby-given-count", count=6)
    ann.picks(ann.words.text("impostor-preset-quick"))
    ann.chooses("place", "apart")
    ann.presses("lobby-options")
    ann.chooses("own_words", "only")
    ann.presses("lobby-done")
    nowhere(devices)
    for device in devices:
        device.frames.clear()
    ann.starts()

    cards = look(list(players))
    liar = next(name for name, card in cards.items() if card.impostor)
    word = next(card.word for card in cards.values() if not card.impostor)
    assert word in {given for name in GIVEN if name != liar for given in GIVEN[name]}
    nowhere(devices)

    clues: list[str] = []
    for _ in players:
        speaker = first(list(players), "impostor-clue-typed-send")
        if speaker.name != liar and not clues:
            speaker.types_clue(f"{word.lower()}s")
            speaker.sees("impostor-doubt-form")
        clue = "far" if clues else "warm"
        speaker.says(clue)
        clues.append(clue)
    for device in devices:
        device.reads("warm")
        device.sees("impostor-clue-repeated")
    nowhere(devices)

    ann.presses("impostor-to-vote")
    others = [player.name for player in players if player.name != liar]
    for player in players:
        player.votes_for(liar if player.name != liar else others[0])
    caught = next(player for player in players if player.name == liar)
    caught.sees("impostor-guess")
    nowhere(devices)
    nothing_was_sent([caught, board])
    caught.guesses(word.upper())
    first([player for player in players if player is not caught], "impostor-judge-right")
    nothing_was_sent([board], but=word.upper())


def nowhere(devices: list[Device]) -> None:
    """None of the words is in any page, in what is remembered, or in any address."""
    for device in devices:
        page = device.within_page() + str(device.remembered()) + device.page.url
        for words in GIVEN.values():
            assert not any(word.lower() in page.lower() for word in words)


def nothing_was_sent(devices: list[Device], but: str = "") -> None:
    """The table has told these devices none of the words; the guess itself is for all to see."""
    for device in devices:
        sent = "".join(device.frames).replace(but, "") if but else "".join(device.frames)
        for words in GIVEN.values():
            assert not any(word in sent for word in words)
    expect(devices[-1].page.get_by_role("main")).to_be_visible()
