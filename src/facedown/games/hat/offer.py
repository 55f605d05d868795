"""The passer turns a card over, and offers it to whom its arrow says, as somebody."""

from typing import Any

from facedown.games.hat.cards import turn
from facedown.games.hat.film import shoot
from facedown.games.hat.hearing import asks, hear, may_ask_for_ideas, may_end
from facedown.games.hat.leaving import Part, neighbour
from facedown.games.hat.state import State
from facedown.table.forms import Drafts, Form, Ok
from facedown.table.game import Table
from facedown.table.letters import line
from facedown.table.refused import need

LOOK = 3.0
"""Seconds for which all see a drawn card before it can be turned over."""

LONGEST_NAME = 40


class Offer(Form, frozen=True, tag="offer"):
    """To whom, and, where names are typed, as whom: {"to": seat, "name": text or null}."""

    to: tuple[str, ...]
    longest: int | None = None
    """The most characters of a name; None where it is said aloud."""

    def check(self, value: Any, seat: str) -> dict[str, Any]:
        """A seat that the arrow allows, and a name if one is to be typed."""
        need(isinstance(value, dict) and set(value) <= {"to", "name"}, "form")
        return {
            "to": self.draft("to", value.get("to"), seat),
            "name": None if self.longest is None else self._name(value.get("name")),
        }

    def draft(self, key: str, value: Any, seat: str) -> Any:
        """The seat, or the name, by itself; with the key "" both."""
        match key:
            case "":
                return self.check(value, seat)
            case "to":
                need(isinstance(value, str), "form")
                need(value != seat, "self")
                need(value in self.to, "against_the_arrow")
                return value
            case "name":
                return self._name(value)
        return need(False, "form")

    def gather(self, drafts: Drafts, seat: str) -> None:
        """Nothing: who has not passed the card on has not spoken."""

    def sample(self, rng: Any, seat: str) -> dict[str, Any]:
        """Some name, to any seat that the arrow allows."""
        name = rng.choice(("Frida Kahlo", "Dr. Watson", "Žofie", "the art teacher", "Sherlock"))
        return {"to": rng.choice(self.to), "name": name if self.longest else None}

    def _name(self, name: Any) -> str:
        need(self.longest is not None, "form")
        return line(name, self.longest or 0)


def turn_over(g: State, t: Table) -> Part:
    """All see the drawn card; when its passer taps, it is turned and its arrow seen."""
    r = g.round
    got = yield from hear(
        g, t,
        lambda: asks(
            g, (r.passer,), "turn", Ok(), absent="ok", earliest=LOOK,
            calls=may_ask_for_ideas(g) | may_end(g),
        ),
    )  # fmt: skip
    if got is None or r.card is None:
        return

    turn(t, r.card, up=False)
    r.at, r.ideas = "held", None
    shoot(r, "turned", r.passer)


def offer(g: State, t: Table) -> Part:
    """The arrow says to whom; the passer introduces the card.

    Without the passer it goes, unnamed, to the first seat that its arrow allows.
    """
    r = g.round
    longest = LONGEST_NAME if g.options.said == "typed" else None
    got = yield from hear(
        g, t,
        lambda: asks(
            g, (r.passer,), "offer", Offer(allowed(g), longest), undo=not r.fresh,
            calls=may_ask_for_ideas(g) | may_end(g),
        ),
    )  # fmt: skip
    if got is None:
        return

    given = got.one or {"to": allowed(g)[0], "name": None}
    r.at, r.to, r.name = "offered", given["to"], given["name"]
    r.ideas = r.verdict = None
    r.quiet += 1
    shoot(r, "offered", r.passer)


def allowed(g: State) -> tuple[str, ...]:
    """Whom the arrow of the card in hand allows, beginning on the passer's left."""
    r = g.round
    assert r.card and r.passer
    if r.card.arrow != "any":
        return (neighbour(r, r.passer, r.card.arrow),)
    at = r.seats.index(r.passer)
    return (*r.seats[at + 1 :], *r.seats[:at])
