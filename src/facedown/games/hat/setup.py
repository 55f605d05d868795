"""The deal: who plays, what each gets, and who begins."""

from facedown.games.hat.cards import draw, name_afresh
from facedown.games.hat.content import pictures
from facedown.games.hat.deck import backs_played, deck_size
from facedown.games.hat.film import shoot
from facedown.games.hat.hearing import hear
from facedown.games.hat.leaving import LEAST, Part
from facedown.games.hat.options import in_front, needed
from facedown.games.hat.points import welcome
from facedown.games.hat.state import Card, Round, State
from facedown.table.ask import HOST, Ask, Call
from facedown.table.draw import Draws
from facedown.table.forms import OneSeat
from facedown.table.game import Table

MOST = 8


def deal(g: State, t: Table) -> None:
    """Shuffle; deal each player one card (two), face up in front of them.

    The rest is the draw pile, face up.
    """
    seats = players(g, t)
    welcome(g, seats)
    pile = shuffled(t, g.options.backs)
    each = in_front(g.options, len(seats))

    front: dict[str, list[Card]] = {seat: [] for seat in seats}
    for _ in range(each):
        for seat in seats:
            front[seat].append(name_afresh(t, pile.pop(0)))
    g.round = Round(
        seats=seats, each=each, pile=pile, front=front, penalties={seat: [] for seat in seats}
    )
    shoot(g.round, "dealt")


def players(g: State, t: Table) -> list[str]:
    """Who is dealt in, in seating order: who has played before rather than who came since.

    Never more than the game, or its deck, has room for.
    """
    most = min(MOST, most_seats(g))
    before = [seat for seat in t.seats if seat in g.points]
    chosen = [*before, *(seat for seat in t.seats if seat not in g.points)][:most]
    return [seat for seat in t.seats if seat in chosen]


def most_seats(g: State) -> int:
    """The most seats that the deck is large enough for."""
    size, o = deck_size(g.options.backs), g.options
    enough = [n for n in range(LEAST, MOST + 1) if needed(n, in_front(o, n)) <= size]
    return max(enough, default=LEAST)


def shuffled(draws: Draws, chosen: str) -> list[Card]:
    """The deck: pictures and backs paired afresh. The first place is drawn first."""
    of = backs_played(chosen)
    faces = draws.some(tuple(pictures()), len(of), "pictures")
    order = draws.shuffled(range(len(of)), "backs")
    return [
        Card(number, picture, *of[back])
        for number, (picture, back) in enumerate(zip(faces, order, strict=True))
    ]


def who_begins(g: State, t: Table) -> Part:
    """The last person to laugh: the host taps a seat, or draws one.

    In later rounds it is whoever took the third penalty.
    """
    r = g.round
    seat = g.starter if g.starter in r.seats else None
    if seat is None:
        got = yield from hear(
            g, t,
            lambda: Ask(
                (HOST,), "starter", OneSeat(tuple(r.seats)), calls={"draw": Call((HOST,))},
                seating=("left",),
            ),
        )  # fmt: skip
        seat = got.one or t.choose(r.seats, "starter")
    draw(g, t, seat)
