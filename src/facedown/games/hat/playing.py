"""A table for tests: seats by name, cards laid as wanted, moves in table words.

Seats are named in seating order, to the left. A card is written as picture, arrow and, where it
matters, colour: "fox left", "fox any white".
"""

from collections.abc import Iterator, Mapping
from typing import Any, Literal

import msgspec
from msgspec import msgpack

from facedown.games.hat import game
from facedown.games.hat.content import pictures
from facedown.games.hat.deck import Back, backs_played
from facedown.games.hat.match import begin, settle
from facedown.games.hat.options import Options, in_front
from facedown.games.hat.state import State
from facedown.games.hat.view import View
from facedown.table.ask import HOST
from facedown.table.entries import Answered, Called, Entry, Lapsed, Opened, Ruled, Seated
from facedown.table.evening import Evening
from facedown.table.frame import frame
from facedown.table.game import Table
from facedown.table.position import Position
from facedown.table.refused import Refused
from facedown.table.roster import Place, Roster
from facedown.table.secret import TV, Viewer
from facedown.table.tree import split, whole

SILENT = "Frida Kahlo"
"""The name that is typed where a test does not care."""


def play(
    seats: str = "Tom Lucas Mary Anna",
    *,
    front: str = "",
    pile: str = "",
    starts: str | None = "",
    host: str | None = "",
    seed: int = 1,
    own_device: bool = True,
    cards: Literal["1", "2"] = "1",
    **options: Any,
) -> "Play":
    """A round that has just been dealt.

    `front`: the cards in front of the first seat, the second … (with two each, first all bottom
    ones); `pile`: the cards on top of it; `starts`: who takes the first card ("" the first seat,
    None: it has not been said); `host`: whose the host's seat is ("" the first, None: nobody's);
    `cards`: how many lie in front of each.
    """
    names = seats.split()
    chosen = Options(front=cards, **options)
    draws = laid(front, pile, len(names) * in_front(chosen, len(names)), chosen) if front else {}
    table = Play(names, names[0] if host == "" else host, chosen, draws, seed, own_device)
    return table if starts is None else table.answer(HOST, starts or names[0])


def laid(front: str, pile: str, dealt: int, options: Options) -> dict[str, list[Any]]:
    """The draws that lay these cards; the others lie as they come."""
    wanted = [card.split() for card in front.split(", ") if card]
    assert len(wanted) == dealt, f"{dealt} cards are dealt"
    wanted += [card.split() for card in pile.split(", ") if card]
    of = backs_played(options.backs)
    named = {face for face, *_ in wanted}
    rest = [id for id in pictures() if id not in named]
    free, backs = list(range(len(of))), []
    for _, *side in wanted:
        backs.append(next(n for n in free if _is(of[n], *side)))
        free.remove(backs[-1])
    faces = [face for face, *_ in wanted] + rest
    return {"pictures": faces[: len(of)], "backs": backs + free}


def _is(back: Back, arrow: str = "", colour: str = "") -> bool:
    return arrow in ("", back[0]) and colour in ("", "black" if back[1] else "white")


class Play:
    """One match at one table. Seats are spoken of by name."""

    def __init__(
        self,
        names: list[str],
        host: str | None,
        options: Options,
        given: Mapping[str, Any],
        seed: int,
        own_device: bool,
    ) -> None:
        self.ids = {name: f"s{n}" for n, name in enumerate(names, 1)}
        self.given, self.seed = dict(given), seed
        self.clock, self.acts = 0.0, 0
        self.position: Position
        held = {name: f"phone of {name}" if own_device else "tablet" for name in names}
        places = [Place(self.ids[name], name, n, held[name]) for n, name in enumerate(names)]
        roster = Roster(places, next=len(names) + 1, host=self.ids[host] if host else None)
        roster.hosting = roster.home = held[host] if host else "tablet"
        roster.home_seat = roster.host
        state = begin(Evening(), options, Table(roster, seed, -1))
        self._open("round", state, roster, Evening(), 1)

    # Looking

    @property
    def state(self) -> State:
        """The state; tests of rules read it, devices never do."""
        state: State = self.position.state
        return state

    @property
    def view(self) -> View:
        """The view, secrets and all."""
        view: View = game.view(self.position.state)
        return view

    @property
    def asked(self) -> str:
        """Who is asked, by name, in the ask's order."""
        if self.position.wait is None:
            return ""
        return " ".join(map(self.name, self.position.wait.asked(self.position.roster)))

    @property
    def calls(self) -> str:
        """Which interruptions the open ask allows."""
        return " ".join(self.position.ask.calls) if self.position.ask else ""

    @property
    def left(self) -> float | None:
        """Seconds until the open wait lapses."""
        due = self.position.due()
        return None if due is None else due - self.clock

    @property
    def under_way(self) -> str:
        """The picture of the card under way, whichever side is up."""
        card = self.state.round.card
        return card.picture if card else ""

    def asks(self, name: str, of: str = "") -> bool:
        """Whether this is the open ask, and these are asked."""
        ask = self.position.ask
        return ask is not None and ask.name == name and of in ("", self.asked)

    def front(self, who: str) -> str:
        """The pictures in front of a seat, the bottom one first."""
        return " ".join(card.picture for card in self.state.round.front[self.id(who)])

    def penalties(self, who: str) -> str:
        """The pictures that lie face up in front of a seat as penalties."""
        return " ".join(self.view.penalties[self.id(who)])

    def points(self) -> dict[str, int]:
        """Everybody's penalties, by name."""
        return {self.name(seat): points for seat, points in self.view.points.items()}

    def name(self, seat: str) -> str:
        """The name of a seat; the host is "host"."""
        return next((name for name, id in self.ids.items() if id == seat), seat)

    def names(self, seats: list[str]) -> str:
        """The names of some seats."""
        return " ".join(map(self.name, seats))

    def id(self, who: str) -> str:
        """The id of a seat."""
        return self.ids.get(who, who)

    def frame(self, viewer: str, position: Position | None = None) -> bytes:
        """All the bytes that a viewer is sent: a seat by name, "host", "tv" or "" for a watcher."""
        sees: Viewer = frozenset({self.id(viewer)}) if viewer else frozenset()
        parts = split(frame(position or self.position, "CODE"))
        return msgspec.json.encode(whole(parts, parts.overlay(sees)))

    def frames(self, position: Position | None = None) -> dict[str, bytes]:
        """What every viewer is sent."""
        return {v: self.frame(v, position) for v in (*self.ids, HOST, TV, "")}

    # Moving

    def turns(self) -> "Play":
        """The passer waits three seconds and turns the drawn card over."""
        self.clock += 3
        return self.answer(self.asked, "ok")

    def offers(self, to: str = "", name: str = SILENT) -> "Play":
        """The passer offers the card, having turned it if it was just drawn, as somebody."""
        if self.asks("turn"):
            self.turns()
        assert self.position.ask is not None
        form: Any = self.position.ask.form
        seat = self.id(to) if to else form.to[0]
        return self.answer(self.asked, {"to": seat, "name": name if form.longest else None})

    def accepts(self) -> "Play":
        """Thank you."""
        return self.answer(self.asked, "accept")

    def refuses_it(self) -> "Play":
        """You're not …"""
        return self.answer(self.asked, "refuse")

    def votes(self, **who: str) -> "Play":
        """The table judges, as Mary="wrong"."""
        for judge, found in who.items():
            self.answer(judge, found)
        return self

    def all_vote(self, found: str) -> "Play":
        """All who are asked judge alike."""
        for judge in self.asked.split():
            self.answer(judge, found)
        return self

    def all(self, value: Any = "ok") -> "Play":
        """All who are asked give this answer."""
        return self.all_vote(value)

    def wrong(self, passer: bool = True) -> "Play":
        """The card in hand is offered and refused; the passer, or the refuser, was wrong."""
        self.offers().refuses_it()
        return self.all_vote("wrong" if passer else "right")

    def answer(self, who: str, value: Any = "ok") -> "Play":
        """One answer."""
        value = self.id(value) if isinstance(value, str) else value
        return self.do(Answered, wait=self.position.name, seat=self.id(who), value=value)

    def call(self, name: str, by: str) -> "Play":
        """An interruption."""
        return self.do(Called, wait=self.position.name, name=name, seat=self.id(by))

    def refuses(self, act: str, *args: Any, **more: Any) -> str:
        """The code with which an act is refused; "" if it was taken."""
        try:
            getattr(self, act)(*args, **more)
        except Refused as no:
            return no.code
        return ""

    def lapse(self) -> "Play":
        """The open wait's time runs out."""
        assert self.left is not None, "nothing runs out"
        self.clock += self.left
        return self.do(Lapsed, wait=self.position.name)

    def rules(self, what: str, **more: Any) -> "Play":
        """A ruling of the host."""
        if what == "skip":
            more |= {"wait": self.position.name}
        return self.do(Ruled, what=what, **more)

    def leaves(self, *who: str) -> "Play":
        """Seats leave for good."""
        for one in who:
            self.do(Seated, what="left", seat=self.id(one))
        return self

    def away(self, who: str) -> "Play":
        """A seat's connection has been lost for longer than the grace time."""
        return self.do(Seated, what="away", seat=self.id(who))

    def sits(self, who: str) -> "Play":
        """A newcomer."""
        seat = self.ids[who] = f"s{self.position.roster.next}"
        return self.do(Seated, what="sat", seat=seat, name=who, device=f"phone of {who}")

    def do(self, kind: type[Entry], **what: Any) -> "Play":
        """One entry, by the clock of this table."""
        self.acts += 1
        self.position = self.position.apply(kind(id=f"act {self.acts}", at=self.clock, **what))
        return self

    def then(self, front: str = "", pile: str = "") -> "Play":
        """The scene that follows this one, with its cards laid anew."""
        position = self.position
        assert position.over and position.next is not None
        seats = len(position.roster.seats)
        o = self.state.options
        self.given = laid(front, pile, seats * in_front(o, seats), o) if front else {}
        return self._open(
            position.next, position.state, position.roster, position.evening,
            position.opened.number + 1,
        )  # fmt: skip

    def settled(self) -> Evening:
        """The evening after the match."""
        assert self.position.over and self.position.next is None
        return settle(self.state, self.position.evening)

    def _open(
        self, scene: str, state: Any, roster: Roster, evening: Evening, number: int
    ) -> "Play":
        opened = Opened(
            id=f"scene {number}", at=self.clock, game="hat", scene=scene, number=number,
            seed=self.seed, state=msgpack.encode(state), roster=msgpack.encode(roster),
            evening=msgpack.encode(evening),
        )  # fmt: skip
        self.position = Position(game, opened, self.given)
        return self


def cards_of(state: State) -> Iterator[Any]:
    """All cards of a round, wherever they lie."""
    r = state.round
    yield from r.pile
    for row in (*r.front.values(), *r.penalties.values()):
        yield from row
    if r.card:
        yield r.card


__all__ = ["Play", "cards_of", "laid", "play"]
