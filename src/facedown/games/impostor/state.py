"""All that a match of impostor remembers from scene to scene."""

from typing import Literal

from msgspec import Struct, field

from facedown.games.impostor.options import Options

Ending = Literal[
    "", "void", "escaped", "still_tied", "too_few", "guessed", "missed",
    "said_by_other", "said_by_impostor",
]  # fmt: skip
"""How a round ended; empty while it is played."""

Votes = dict[str, str]
"""Who named whom."""


class OurWord(Struct):
    """A word of the table's own, and who gave it: seats, or the host from a list."""

    text: str
    by: list[str]


class Clue(Struct):
    """A clue that was given; the text is empty where clues are spoken."""

    seat: str
    text: str
    circle: int
    repeated: bool = False
    """Given before in this round: marked, and allowed."""
    void: bool = False


class Turns(Struct):
    """How often, how long ago and how often running a seat was impostor tonight."""

    served: int = 0
    """Scored rounds as impostor; for a late joiner, counted from the smallest at the table."""
    waited: int = 0
    """Scored rounds played since the seat was last impostor."""
    running: int = 0
    """How many of the latest scored rounds it was impostor in, without a break."""
    dealt_running: int = 0
    """The same for deals, void ones included."""


class Round(Struct):
    """One deal and what became of it."""

    seats: list[str] = []
    """The seats dealt in, to the left. Who joins later watches."""
    impostors: list[str] = []
    category: str = ""
    word: str = ""
    grid: list[str] = []
    order: list[str] = []
    weight: int = 0
    """The bytes of the heaviest card that this deal could have dealt."""

    circle: int = 0
    turn: str | None = None
    clues: list[Clue] = []
    ready: list[str] = []
    enough: bool = False
    """The clues are over, or the host has ended them."""

    tied: list[str] = []
    first: Votes = {}
    """The first ballot; only the last one counts."""
    votes: Votes = {}
    """The last ballot, empty if too few voted."""
    also: Votes = {}
    """Who had pointed at another impostor, as the host was told after the reveal."""

    accused: str | None = None
    named: str | None = None
    """Who is said to have said the word, while the host is asked."""
    said_by: str | None = None
    guess: str | None = None
    aloud: bool = False
    judge: str | None = None
    """Who is shown the word, to judge the guess."""

    ending: Ending = ""
    open: bool = False
    """Everything is shown."""


class Awards(Struct):
    """Who is honoured at the end; nobody where nobody earned it."""

    winner: list[str] = []
    liar: list[str] = []
    eye: list[str] = []


class State(Struct):
    """A match."""

    options: Options = field(default_factory=Options)
    """As resolved in the lobby, but for the number of impostors: each deal counts its seats."""
    rounds: int = 0
    """How many rounds are to be scored."""
    played: int = 0
    """How many have been scored."""
    scores: dict[str, int] = {}
    lies: dict[str, int] = {}
    """The points a seat got as impostor."""
    hits: dict[str, int] = {}
    """A seat's correct votes."""
    turns: dict[str, Turns] = {}
    ours: dict[str, OurWord] = {}
    used: list[str] = []
    """Words that have been dealt in this room."""
    round: Round = field(default_factory=Round)
    awards: Awards | None = None
