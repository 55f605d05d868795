"""The games that are measured: ten cards, and clues in turn or a ballot of all, seen by all."""

from collections.abc import Callable

from msgspec import Struct, field

from facedown.table.ask import HOST, Ask, Call
from facedown.table.evening import Evening
from facedown.table.forms import OneSeat, Text
from facedown.table.game import Game, Scene, Table
from facedown.table.secret import Secret

REMEMBERED = 20
"""Clues on the table at the most: two circles of ten."""


class Clue(Struct):
    """A clue that was given."""

    seat: str
    text: str


class Card(Struct):
    """What a seat knows."""

    word: str
    role: str


class State(Struct):
    """The round so far."""

    seats: list[str] = field(default_factory=list)
    clues: list[Clue] = field(default_factory=list)
    word: str = ""


class View(Struct):
    """What the table shows."""

    seats: list[str]
    clues: list[Clue]
    cards: dict[str, Secret[Card]]
    scores: dict[str, int]


def round_(g: State, t: Table) -> Scene:
    """Each gives a clue in turn, again and again."""
    g.seats, g.word = list(t.seats), t.choose(("giraffe", "pineapple"), "word")
    while True:
        for seat in g.seats:
            said = {"word_said": Call((*g.seats, HOST), OneSeat(tuple(g.seats)))}
            got = yield Ask((seat,), "clue", Text(24, words=1), within=60, calls=said)
            g.clues.append(Clue(seat, got.one or ""))
            if len(g.clues) > REMEMBERED:
                g.clues.clear()


def ballots(g: State, t: Table) -> Scene:
    """All name somebody at once, again and again; who has is seen by all."""
    g.seats, g.word = list(t.seats), t.choose(("giraffe", "pineapple"), "word")
    while True:
        said = {"word_said": Call((*g.seats, HOST), OneSeat(tuple(g.seats)))}
        named = OneSeat(tuple(g.seats), but_self=True)
        yield Ask(t.seats, "vote", named, within=60, calls=said, seen="who")


def view(g: State) -> View:
    """Each card is its seat's own."""
    cards = {seat: Secret(Card(g.word, "crew"), {seat}, 64) for seat in g.seats}
    return View(g.seats, g.clues, cards, dict.fromkeys(g.seats, 0))


def settle(state: State, evening: Evening) -> Evening:
    """It never ends."""
    return evening


def game_of(name: str, scene: Callable[[State, Table], Scene]) -> Game:
    """A game of one scene."""
    return Game(
        name=name,
        least=2,
        most=12,
        State=State,
        scenes={"round": scene},
        view=view,
        begin=lambda evening, options, table: State(),
        settle=settle,
        View=View,
    )


GAMES = {"turns": game_of("turns", round_), "votes": game_of("votes", ballots)}
