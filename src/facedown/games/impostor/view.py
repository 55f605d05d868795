"""What the table shows of a match; what is not for everyone is a secret."""

from msgspec import Struct

from facedown.games.impostor.cards import Card, cards
from facedown.games.impostor.guess import Suggestion, suggest
from facedown.games.impostor.points import of_round
from facedown.games.impostor.pool import forms_of
from facedown.games.impostor.state import Awards, Clue, Ending, State, Votes
from facedown.table.secret import EVERYONE, Secret

Forms = dict[str, str]
"""A word by language: each phone shows its own."""


class Judging(Struct):
    """What the one who judges a guess is shown."""

    word: Forms
    suggestion: Suggestion


class View(Struct):
    """A match as everybody sees it; cards, word, roles and votes as far as they may be seen."""

    number: int
    """Of the round that is played, or the last one at the end."""
    rounds: int
    last: bool
    seats: list[str]
    """Those dealt in; who is not among them watches."""
    sees: str
    """What an impostor's card shows: category, grid or nothing."""
    many: int | None
    """The number of impostors; None while that is to be a surprise."""
    category: Secret[str]
    grid: list[Forms]
    cards: dict[str, Secret[Card]]
    order: list[str]
    circle: int
    circles: int | None
    """None: until the table is ready."""
    turn: str | None
    clues: list[Clue]
    ready: int
    tied: list[str]
    accused: str | None
    named: str | None
    """Who is said to have said the word, while that is to be confirmed."""
    said_by: str | None
    guess: str | None
    aloud: bool
    """The guess was said aloud."""
    judge: str | None
    """Who judges: a seat, or the host."""
    judging: Secret[Judging | None]
    ending: Ending
    word: Secret[Forms]
    impostors: Secret[list[str]]
    votes: Secret[Votes]
    """The first ballot."""
    runoff: Secret[Votes]
    points: dict[str, int]
    """Of this round, once it is over."""
    scores: dict[str, int]
    """Of the match, those of this round included."""
    awards: Awards | None


def view(g: State) -> View:
    """The view, from the state alone."""
    r, o = g.round, g.options
    dealt, shown = bool(r.word), EVERYONE if g.round.open else ()
    points = of_round(r)
    number = g.played + dealt
    return View(
        number=number,
        rounds=g.rounds,
        last=number >= g.rounds,
        seats=r.seats,
        sees=o.sees,
        many=len(r.impostors) if r.open or (dealt and o.impostors != "surprise") else None,
        category=Secret(r.category, EVERYONE if dealt and o.sees != "nothing" else shown),
        grid=[forms_of(id, g.ours) for id in r.grid],
        cards=cards(g),
        order=r.order,
        circle=r.circle,
        circles=None if o.circles == "until_ready" else int(o.circles),
        turn=r.turn,
        clues=r.clues,
        ready=len(r.ready),
        tied=r.tied,
        accused=r.accused,
        named=r.named,
        said_by=r.said_by,
        guess=r.guess,
        aloud=r.aloud,
        judge=r.judge,
        judging=judging(g),
        ending=r.ending,
        word=Secret(
            forms_of(r.word, g.ours) if dealt else {}, EVERYONE if r.ending == "void" else shown
        ),
        impostors=Secret(r.impostors, shown),
        votes=Secret(r.first, shown),
        runoff=Secret(r.votes if r.tied else {}, shown),
        points=points,
        scores={seat: score + points.get(seat, 0) for seat, score in g.scores.items()},
        awards=g.awards,
    )


def judging(g: State) -> Secret[Judging | None]:
    """The word, and what the app thinks of the guess, for the one who judges alone."""
    r = g.round
    if r.judge is None:
        return Secret(None, ())
    forms = forms_of(r.word, g.ours)
    suggestion = suggest(r.guess or "", list(forms.values()))
    return Secret(Judging(forms, suggestion), {r.judge}, r.weight)
