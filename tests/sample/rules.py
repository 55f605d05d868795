"""The rules of Odd one out: deal, look, hint, bet, talk, accuse, show."""

from collections import Counter
from typing import Annotated

from msgspec import Meta, Struct, field

from facedown.table.ask import HOST, Ask, Call
from facedown.table.evening import Evening, Match
from facedown.table.forms import Number, OneOf, OneSeat, Text
from facedown.table.game import Scene, Table


class Options(Struct):
    """What may be chosen in the lobby."""

    rounds: Annotated[int, Meta(ge=1, le=9)] = 2


class State(Struct):
    """All that is remembered from round to round."""

    rounds: int = 2
    played: int = 0
    scores: dict[str, int] = field(default_factory=dict)
    seats: list[str] = field(default_factory=list)
    """Those dealt in."""
    odd: str = ""
    """Who holds the blue card."""
    hints: dict[str, str] = field(default_factory=dict)
    bets: dict[str, int] = field(default_factory=dict)
    accused: dict[str, str] = field(default_factory=dict)
    """Who accused whom."""
    open: bool = False
    """All cards are face up."""


def begin(evening: Evening, options: Options, table: Table) -> State:
    """A new match: nobody has points."""
    return State(rounds=options.rounds, scores=dict.fromkeys(table.seats, 0))


def round_(g: State, t: Table) -> Scene:
    """One deal, until its cards are face up."""
    g.seats, g.open = list(t.seats), False
    g.odd = t.choose(g.seats, "odd")
    g.hints, g.bets, g.accused = {}, {}, {}

    # Asked of all alike: who is slow must tell nothing.
    yield Ask(t.seats, "look", undo=True)

    hints = yield Ask(t.seats, "hint", Text(12), within=60, undo=True)
    g.hints = hints.by | {seat: text for seat, text in hints.drafts.items() if text}

    bets = yield Ask(t.seats, "bet", Number(0, 3), within=30, absent=1, seen="nothing", undo=True)
    g.bets = bets.standing_in()

    yield Ask((), "talk", within=60, calls={"enough": Call(t.seats)}, undo=True)

    accused = yield Ask(
        t.seats, "accuse", OneSeat(tuple(g.seats), but_self=True), within=45, last_call=10
    )
    g.accused = accused.by

    g.open = True
    g.played += 1
    go_on = yield Ask((HOST,), "next", OneOf(("another", "finish")), absent="another")

    for seat, points in earned(g).items():
        g.scores[seat] = g.scores.get(seat, 0) + points
    return "round" if g.played < g.rounds and go_on.one == "another" else None


def earned(g: State) -> dict[str, int]:
    """The bet for each who accused the odd one; for the odd one two, unless named by most."""
    caught = Counter(g.accused.values())[g.odd] * 2 > len(g.seats)
    right = {s: g.bets.get(s, 1) for s, named in g.accused.items() if named == g.odd}
    return right if caught else {**right, g.odd: 2}


def settle(state: State, evening: Evening) -> Evening:
    """The match goes on the scoreboard."""
    best = max(state.scores.values(), default=0)
    winners = [seat for seat, score in state.scores.items() if score == best]
    evening.matches.append(Match("odd_one_out", state.scores, winners, state.played))
    return evening
