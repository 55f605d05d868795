"""All that a match of hat remembers from scene to scene."""

from typing import Literal

from msgspec import Struct, field

from facedown.games.hat.deck import Arrow
from facedown.games.hat.options import Options

At = Literal["", "drawn", "held", "offered", "shown"]
"""Where the card under way is: just drawn, all looking; face down in its passer's hand; offered;
or turned up, because it was refused.
"""

Ending = Literal["", "third_penalty", "as_it_stood", "two_left", "one_left"]
"""How a round ended; empty while it is played."""

How = Literal["vote", "stands", "used", "no_agreement"]
"""By what it was decided whether a name was right: the table's vote; it is the name the card was
introduced with, and nobody asked for a vote; it had been used before; or two did not agree.
"""

Happened = Literal[
    "dealt", "drawn", "turned", "offered", "moved", "accepted", "refused", "penalty", "buried",
    "left",
]  # fmt: skip


class Card(Struct):
    """One card of a round."""

    number: int
    """Its place in the shuffled deck: never told before the film."""
    picture: str
    arrow: Arrow
    black: bool
    id: str = ""
    """What devices call it, drawn afresh each time it is turned."""
    up: bool = True
    names: list[str] = []
    """The typed names by which it was accepted so far; the first is what it was introduced with."""

    def __repr__(self) -> str:
        return "Card(…)"


class Verdict(Struct):
    """How the last refusal ended."""

    passer: str
    to: str
    right: bool | None
    """Whether the name was right; None where two did not agree."""
    wrong: str | None
    """Who took the card as a penalty."""
    how: How
    votes: dict[str, str]


class Still(Struct):
    """One moment of the film: what happened, and how the table lay afterwards.

    Cards are numbers.
    """

    what: Happened
    seat: str | None
    """Who did it, or to whom it happened."""
    to: str | None
    card: int | None
    name: str | None
    right: bool | None
    slip: bool
    """The name was wrong, as far as the app can tell, and nobody noticed."""
    seats: list[str]
    front: dict[str, list[int]]
    up: list[int]
    """Those in front that lie face up."""
    penalties: dict[str, list[int]]
    votes: dict[str, str] = {}

    def __repr__(self) -> str:
        return "Still(…)"


class Round(Struct):
    """One deal and what became of it."""

    seats: list[str] = []
    """Those who play, to the left; who has left is not among them."""
    each: int = 1
    """Cards in front of each seat."""
    pile: list[Card] = []
    """Face up, the top first."""
    front: dict[str, list[Card]] = {}
    """In front of each seat, the oldest, bottom card first."""
    penalties: dict[str, list[Card]] = {}
    """Those of who has left, too."""

    card: Card | None = None
    """The card under way."""
    at: At = ""
    passer: str | None = None
    to: str | None = None
    name: str | None = None
    """What the card under way is offered as, where names are typed."""
    fresh: bool = True
    """As it came to hand something was shown that had been hidden: there is no way back."""
    suggested: bool = False
    """The app takes the name as right, unless somebody asks for a vote."""
    verdict: Verdict | None = None
    quiet: int = 0
    """Offers since the last penalty."""
    ideas: dict[str, list[str]] | None = None
    """By language: characters for the passer alone."""

    stills: list[Still] = []
    slips: dict[str, int] = {}
    """How many wrong names of a seat nobody noticed."""
    caught: dict[str, int] = {}
    """How many wrong names a seat has refused."""
    third: str | None = None
    """Who took the third penalty."""
    ending: Ending = ""
    open: bool = False
    """The round is over: its film may be seen."""

    def __repr__(self) -> str:
        return "Round(…)"


class Awards(Struct):
    """Who is honoured at the end; nobody where nobody earned it."""

    winner: list[str] = []
    bluffer: list[str] = []
    eye: list[str] = []


class State(Struct):
    """A match."""

    options: Options = field(default_factory=Options)
    """As resolved in the lobby, but for the cards in front: each deal counts its seats."""
    rounds: int = 1
    played: int = 0
    points: dict[str, int] = {}
    """Penalties of the rounds that are over."""
    slips: dict[str, int] = {}
    caught: dict[str, int] = {}
    starter: str | None = None
    """Who begins the next round; None: the host taps."""
    round: Round = field(default_factory=Round)
    awards: Awards | None = None
