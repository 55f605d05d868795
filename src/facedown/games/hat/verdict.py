"""Who was wrong: the one who passed the refused card, or the one who refused it."""

from collections import Counter
from collections.abc import Mapping

from facedown.games.hat.cards import draw
from facedown.games.hat.film import shoot
from facedown.games.hat.hearing import asks, hear
from facedown.games.hat.leaving import Part, RoundOver, put_aside
from facedown.games.hat.names import same
from facedown.games.hat.state import How, State, Verdict
from facedown.table.ask import Ask, Call
from facedown.table.forms import Ok, OneOf
from facedown.table.game import Table

PENALTIES = 3
"""With so many a seat ends the round."""

OBJECTION = 15.0
"""Seconds in which a vote may be asked for on a name that the app takes as right."""

VOTE = 60.0


def verdict(g: State, t: Table) -> Part:
    """If the name was right the refuser was wrong, else the passer."""
    r = g.round
    if used_before(g):
        found(g, t, False, "used")
        return

    r.suggested = as_introduced(g)
    if r.suggested:
        got = yield from hear(g, t, lambda: _objection(g))
        if got is None:
            return
        if got.call is None:
            found(g, t, True, "stands")
            return
        r.suggested = False

    got = yield from hear(g, t, lambda: _vote(g))
    if got is not None:
        right = judged(got.by, two=len(r.seats) == 2)
        found(g, t, right, "no_agreement" if right is None else "vote", got.by)


def used_before(g: State) -> bool:
    """With *never twice*: a typed name that this card has had is wrong, and there is no vote."""
    r = g.round
    if g.options.names != "never_twice" or r.card is None or r.name is None:
        return False
    return any(same(r.name, used) for used in r.card.names)


def as_introduced(g: State) -> bool:
    """With *keep*: the name that the card was introduced with is taken as right."""
    r = g.round
    if g.options.names != "keep" or r.card is None or r.name is None:
        return False
    return bool(r.card.names) and same(r.name, r.card.names[0])


def judges(g: State) -> tuple[str, ...]:
    """The players not involved; where there are only two, both."""
    r = g.round
    others = tuple(seat for seat in r.seats if seat not in (r.passer, r.to))
    return others or tuple(r.seats)


def judged(votes: Mapping[str, str], *, two: bool) -> bool | None:
    """Whether the name was right: a tie says so, and so does no vote.

    Two players must both vote, and agree; else nothing is decided.
    """
    given = Counter(votes.values())
    if two:
        return None if max(given.values(), default=0) < 2 else given["right"] == 2
    return given["right"] >= given["wrong"]


def found(
    g: State, t: Table, right: bool | None, how: How, votes: Mapping[str, str] | None = None
) -> None:
    """The one who was wrong keeps the card face up as a penalty, and draws; who was right keeps
    what they have.

    Where nothing was decided nobody gets the card, and the passer draws.
    """
    r = g.round
    assert r.card and r.passer and r.to
    wrong = None if right is None else r.to if right else r.passer
    r.verdict = Verdict(r.passer, r.to, right, wrong, how, dict(votes or {}))
    if wrong is None:
        passer = r.passer
        put_aside(g)
        draw(g, t, passer)
    else:
        penalty(g, t, wrong)


def penalty(g: State, t: Table, wrong: str) -> None:
    """A card face up for all to see. With three of them the round is over at once."""
    r = g.round
    assert r.card and r.verdict and r.to
    if wrong == r.passer:
        r.caught[r.to] = r.caught.get(r.to, 0) + 1
    r.penalties[wrong].append(r.card)
    r.quiet = 0
    shoot(r, "penalty", wrong, right=r.verdict.right, votes=r.verdict.votes)
    r.card, r.at, r.name, r.suggested = None, "", None, False

    if len(r.penalties[wrong]) == PENALTIES:
        r.third = wrong
        raise RoundOver("third_penalty")
    draw(g, t, wrong)


def _objection(g: State) -> Ask:
    others = tuple(seat for seat in g.round.seats if seat != g.round.passer)
    return asks(g, others, "suggested", Ok(), within=OBJECTION, calls={"vote": Call(others)})


def _vote(g: State) -> Ask:
    return asks(g, judges(g), "verdict", OneOf(("right", "wrong")), within=VOTE)
