"""What the table shows of Odd one out; the cards are secrets until they are face up."""

from msgspec import Struct

from facedown.table.secret import EVERYONE, Secret
from facedown.table.tree import weigh
from tests.sample.rules import State, earned

CARDS = ("red", "blue")


class View(Struct):
    """A round as everybody sees it."""

    number: int
    rounds: int
    cards: dict[str, Secret[str]]
    hints: dict[str, str]
    bets: dict[str, Secret[int]]
    accused: dict[str, str]
    odd: Secret[str]
    points: dict[str, int]
    scores: dict[str, int]


def view(g: State) -> View:
    """The view, from the state alone."""
    weight = max(map(weigh, CARDS))
    return View(
        number=g.played + (not g.open),
        rounds=g.rounds,
        cards={
            seat: Secret(CARDS[seat == g.odd], EVERYONE if g.open else {seat}, weight)
            for seat in g.seats
        },
        hints=g.hints,
        bets={s: Secret(bet, EVERYONE if g.open else {s}) for s, bet in g.bets.items()},
        accused=g.accused,
        odd=Secret(g.odd, EVERYONE if g.open else ()),
        points=earned(g) if g.open else {},
        scores=g.scores,
    )
