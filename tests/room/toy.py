"""A game that shows what a room must stand: secrets, clocks, drafts, calls, and rules that fail."""

from dataclasses import dataclass
from typing import Any

from msgspec import Struct, field

from facedown.table.ask import HOST, Ask, Call
from facedown.table.evening import Match
from facedown.table.forms import Lines, OneSeat, Text
from facedown.table.game import Game, Scene, Table
from facedown.table.secret import Secret

WORD = "xylophone-of-the-night"
WITHIN = 30.0
WEIGHT = 60


class State(Struct):
    """What is remembered."""

    holder: str = ""
    word: str = ""
    votes: dict[str, str] = field(default_factory=dict)
    said: list[str] = field(default_factory=list)
    notes: int = 0
    rounds: int = 0
    broken: bool = False


class View(Struct):
    """What is shown: the holder alone sees the word."""

    word: Secret[str]
    said: list[str]
    votes: dict[str, str]
    notes: int
    rounds: int


@dataclass
class Toy:
    """How this copy of the game behaves; what it does wrong can be put right in mid-game."""

    holder: str = "s2"
    barred: tuple[str, ...] = ()
    within: float | None = WITHIN
    lapse_breaks: bool = False
    word: str = WORD
    rules: int = 1

    def game(self) -> Game:
        """The game as the table needs it."""
        return Game(
            name="toy",
            least=2,
            most=20,
            State=State,
            scenes={"round": self.round},
            view=self.view,
            begin=lambda evening, options, table: State(),
            settle=settle,
            voided=lambda g: "round",
            rules=self.rules,
        )

    def view(self, g: State) -> View:
        """The one tree of it."""
        if g.broken:
            raise KeyError(f"the view cannot show {g.word}")
        seen = Secret(g.word, {self.holder}, WEIGHT)
        return View(seen, list(g.said), dict(g.votes), g.notes, g.rounds)

    def round(self, g: State, t: Table) -> Scene:
        """A vote that can be interrupted, a note, and on to the next round."""
        g.holder, g.word, g.votes, g.said = self.holder, self.word, {}, []
        g.rounds += 1
        voted = yield Ask(
            t.seats,
            "vote",
            OneSeat(t.seats),
            within=self.within,
            barred=self.barred,
            seen="nothing",
            undo=True,
            calls={
                "said": Call((*t.seats, HOST), Text(40)),
                "break_rule": Call((HOST,)),
                "break_view": Call((HOST,)),
            },
        )
        while voted.call:
            if voted.call.name == "break_rule":
                raise ValueError(f"no such word: {g.word}")
            g.broken = voted.call.name == "break_view"
            if voted.call.name == "said":
                g.said.append(voted.call.about)
                yield Ask((HOST,), "deal_with_it", undo=True, seating=("left",))
            voted = yield voted.again()
        if voted.lapsed and not voted.skipped and self.lapse_breaks:
            raise ValueError(f"cannot count {voted.drafts} for {g.word}")
        g.votes = {**voted.by, **voted.drafts}

        noted = yield Ask(t.seats, "note", Lines(24, 9), seen="nothing", undo=True, patience=None)
        g.notes = sum(map(len, [*noted.by.values(), *noted.drafts.values()]))

        after = yield Ask((HOST,), "next", Text(9), patience=None)
        return None if after.one == "finish" else "round"


def settle(g: State, evening: Any) -> Any:
    """A match is a match."""
    evening.matches.append(Match("toy", {}, [], g.rounds))
    return evening
