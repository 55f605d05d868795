"""What may be chosen in the lobby, and what it comes to at a table of so many seats."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from facedown.games.impostor.pool import stock
from facedown.games.impostor.words import Level, categories
from facedown.table.draw import Draws

if TYPE_CHECKING:
    Category = str
else:
    Category = Literal[categories()]

HowMany = Literal["auto", "1", "2", "3", "surprise", "balanced"]


class Options(Struct, frozen=True):
    """The options of a match, in the order of the lobby."""

    place: Literal["together", "apart"] = "together"
    rounds: Annotated[int, Meta(ge=0, le=50)] = 0
    """How many rounds are scored; 0: as many as there are players at the start."""
    impostors: HowMany = "auto"
    sees: Literal["category", "grid", "nothing"] = "category"
    """What an impostor's card shows."""
    circles: Literal["1", "2", "3", "until_ready"] = "2"
    clues: Literal["auto", "spoken", "typed"] = "auto"
    debate: Annotated[int, Meta(ge=0, le=600)] = 60
    ballot: Literal["auto", "pointing", "secret"] = "auto"
    ballot_time: Annotated[int, Meta(ge=15, le=300)] = 60
    voters_seen: Literal["count", "names"] = "count"
    draw: Literal["free", "fair", "soft"] = "free"
    know: bool = False
    """Whether impostors know each other."""
    categories: list[Category] = []
    """Empty: all of them."""
    level: Level = "medium"
    """The hardest words that are dealt."""
    family: bool = False
    """Only words for a table with children."""
    own_words: Literal["also", "only", "no"] = "also"


PRESETS: dict[str, dict[str, Any]] = {
    "quick": {"circles": "1", "debate": 30},
    "standard": {},
    "sharp": {"sees": "nothing", "debate": 45},
}


def resolve(options: Options, seats: int, own_phones: bool) -> Options:
    """The options as they come to: `auto` decided, and too many impostors cut."""
    apart = options.place == "apart"
    clues = "typed" if apart else "spoken"
    ballot = "secret" if apart or own_phones else "pointing"
    surprise = options.impostors == "surprise"
    return replace(
        options,
        rounds=options.rounds or max(1, seats),
        impostors="surprise" if surprise else str(most_impostors(options.impostors, seats)),
        clues=clues if options.clues == "auto" else options.clues,
        ballot=ballot if options.ballot == "auto" else options.ballot,
        know=options.know and not surprise,
    )


def fits(options: Options, seats: int) -> str | None:
    """What is amiss: with these categories, level and family mark there may be no word to deal."""
    return None if stock(options) else "no_words"


def how_many(choice: HowMany, seats: int, draws: Draws) -> int:
    """The number of impostors in a deal; drawn evenly where it is to be a surprise."""
    most = most_impostors(choice, seats)
    return 1 + draws.below(most, "number") if choice == "surprise" else most


def most_impostors(choice: HowMany, seats: int) -> int:
    """The most impostors that a choice can come to: never more than a third of the others."""
    auto = 1 if seats <= 10 else 2
    balanced = 1 if seats < 8 else 2 if seats < 13 else 3
    named = {"auto": auto, "balanced": balanced, "surprise": min(auto + 1, 3)}
    cap = max(1, (seats - 1) // 3)
    return min(cap, named[choice] if choice in named else int(choice))
