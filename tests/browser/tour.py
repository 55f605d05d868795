"""A short match that passes every screen of impostor, with a stop at each."""

from collections.abc import Iterator
from contextlib import ExitStack

from tests.browser.device import eventually
from tests.browser.impostor import LOOK, Card
from tests.browser.table import Phone


def tour(players: list[Phone]) -> Iterator[str]:
    """Three or more at the lobby play a void round and a whole one, to the awards.

    Each stop is named after what is on the table; the first player is the host.
    """
    host, *guests = players
    host.picks(host.words.text("impostor-preset-quick"))
    yield "lobby"

    host.starts()
    yield "look"
    look(players)
    witness = first(guests, "impostor-call-word_said")
    witness.says_word_was_said(guests[-1].name)
    yield "confirm"
    host.presses("impostor-confirm-yes")
    host.sees("impostor-said")
    yield "said"
    host.presses("impostor-call-take_back")
    host.sees("impostor-ending-void")
    yield "void"

    host.presses("impostor-next-again")
    cards = look(players[:-1])
    yield "looked"
    cards |= look(players[-1:])
    for turn in range(len(players)):
        speaker = first(players, "impostor-clue-send")
        if turn == 1:
            yield "clue"
        speaker.speaks()
    yield "debate"

    host.presses("impostor-to-vote")
    liar = next(name for name, card in cards.items() if card.impostor)
    others = [player.name for player in players if player.name != liar]
    ballot = {**dict.fromkeys(others, liar), liar: others[0]}
    for player in players[:-1]:
        player.votes_for(ballot[player.name])
    players[-1].picks(ballot[players[-1].name])
    yield "vote"
    players[-1].votes_for(ballot[players[-1].name])
    caught = next(player for player in players if player.name == liar)
    caught.sees("impostor-guess")
    yield "guess"
    caught.guesses(next(card.word for card in cards.values() if not card.impostor))
    judge = first(players, "impostor-judge-right")
    yield "judge"
    judge.presses("impostor-judge-right")
    host.sees("impostor-ending-guessed")
    yield "reveal"

    host.opens_menu()
    host.surely("rule-end")
    host.sees("impostor-awards")
    yield "awards"


def look(players: list[Phone]) -> dict[str, Card]:
    """These open their cards, all at once; what each reads."""
    for player in players:
        player.sees("impostor-look")
    with ExitStack() as hands:
        cards = {player.name: hands.enter_context(player.holding_card()) for player in players}
        players[0].page.wait_for_timeout(LOOK)
    return cards


def first(players: list[Phone], id: str) -> Phone:
    """The first of them who has this button, as soon as one has."""
    eventually(lambda: any(player.button(id).is_visible() for player in players))
    return next(player for player in players if player.button(id).is_visible())
