"""Whoever is offered a card says thank you, or does not believe it."""

from facedown.games.hat.cards import take_in_hand, turn
from facedown.games.hat.film import shoot
from facedown.games.hat.hearing import asks, hear, may_end
from facedown.games.hat.leaving import Part
from facedown.games.hat.names import same
from facedown.games.hat.state import State
from facedown.table.forms import OneOf
from facedown.table.game import Table


def answer(g: State, t: Table) -> Part:
    """Only the one who is offered the card answers; silence is a thank you."""
    r = g.round
    said = yield from hear(
        g, t,
        lambda: asks(
            g, (r.to,), "answer", OneOf(("accept", "refuse")), absent="accept", undo=True,
            calls=may_end(g),
        ),
    )  # fmt: skip
    if said is None:
        return

    if said.one == "accept":
        accept(g, t)
    else:
        refuse(g, t)


def accept(g: State, t: Table) -> None:
    """The new card goes face down above those in front; the bottom one must be passed on."""
    r = g.round
    assert r.card and r.to and r.passer
    slip = slipped(g)
    if r.name:
        r.card.names.append(r.name)
    if slip:
        r.slips[r.passer] = r.slips.get(r.passer, 0) + 1

    row, seat, came = r.front[r.to], r.to, {"to": r.passer, "name": r.name, "slip": slip}
    row.append(r.card)
    bottom = row.pop(0)
    shoot(r, "accepted", seat, **came)
    take_in_hand(g, t, bottom, seat)


def refuse(g: State, t: Table) -> None:
    """The card is turned face up, for all to see."""
    r = g.round
    assert r.card
    turn(t, r.card, up=True)
    r.at = "shown"
    shoot(r, "refused", r.to, to=r.passer)


def slipped(g: State) -> bool:
    """Whether the name is wrong as far as can be told without looking at the picture."""
    r = g.round
    if r.card is None or r.name is None or not r.card.names:
        return False
    match g.options.names:
        case "keep":
            return not same(r.name, r.card.names[0])
        case "never_twice":
            return any(same(r.name, used) for used in r.card.names)
    return False
