"""All that a match of ink remembers from scene to scene."""

from typing import Literal

from msgspec import Struct, field

from facedown.games.ink.options import Options
from facedown.games.ink.placing import Cards

Phase = Literal["", "hide", "find", "turn", "over"]
"""Where a round stands: nothing dealt, drawing, placing, turning over, all told."""


class Picture(Struct):
    """A drawing that has been played, with all that is to be told of it."""

    id: str
    round: int
    artist: str
    location: str
    object: str
    votes: dict[str, str]
    """Who took it for which object."""
    random: list[str]
    """Whose card was placed by chance."""
    marks: list[int]
    """Which strokes are the object, as the artist has marked them."""
    vetoed: bool
    ink: str


class Round(Struct):
    """One deal and what became of it."""

    seats: list[str] = []
    """The seats dealt in, to the left. Who joins later watches."""
    objects: dict[str, str] = {}
    locations: dict[str, str] = {}
    weight: int = 0
    """The bytes of the heaviest object that this deal could have dealt."""
    phase: Phase = ""

    begun: list[str] = []
    swapped: list[str] = []

    ink: dict[str, str] = {}
    """By artist: the strokes, as JSON. Who has left while all were drawing has none."""
    strokes: dict[str, int] = {}
    """How many each drawing has."""
    six: list[str] = []
    """The objects beside the numbers 1 to 6."""
    cards: dict[str, Cards] = {}
    """By guesser."""
    random: dict[str, list[str]] = {}
    """By guesser: for which drawings the card was placed by chance."""
    turned: list[str] = []
    marks: dict[str, list[int]] = {}
    vetoed: list[str] = []


class State(Struct):
    """A match."""

    options: Options = field(default_factory=Options)
    played: int = 0
    """How many rounds have been scored."""
    scores: dict[str, int] = {}
    our_objects: dict[str, str] = {}
    """By id: what players brought themselves."""
    our_locations: dict[str, str] = {}
    used: list[str] = []
    """Objects and locations that have been on the table in this match."""
    worn: list[str] = []
    """The same of earlier matches tonight: dealt again only when nothing else is left."""
    round: Round = field(default_factory=Round)
    gallery: list[Picture] = []
    ended: bool = False
    """The match is over, and the gallery open."""
    short: bool = False
    """It ended early: too few were left."""
