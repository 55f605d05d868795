"""What the tests that every game gets cannot know of impostor by themselves."""

from random import Random
from typing import Any

from facedown.games.impostor.options import Options
from facedown.games.impostor.pool import GRID, stock
from facedown.games.impostor.state import State
from facedown.games.impostor.words import words
from facedown.table.ask import Seen
from facedown.table.secret import HOST, TV, Viewer
from tests.every_game.hook import Deal, Hook

PLAIN: dict[str, Any] = {"impostors": "1", "own_words": "no", "level": "medium", "family": False}
"""One impostor, and a word of the stock."""


def another_impostor(rng: Random, seats: tuple[str, ...]) -> Deal:
    """Who is impostor: the board, the host and the others cannot tell."""
    one, other, crew = rng.sample(seats, 3)
    order = rng.sample(seats, len(seats))
    return Deal(
        {"impostors": [one], "impostor": one, "order": order},
        {"impostors": [other], "impostor": other, "order": order},
        outside(crew),
        PLAIN,
    )


def another_word(rng: Random, seats: tuple[str, ...]) -> Deal:
    """The word: the board, the host and the impostor cannot tell it from others of its category."""
    impostor = rng.choice(seats)
    order = rng.sample(seats, len(seats))
    category, ids = rng.choice(sorted(stock(Options(sees="grid")).items()))
    grid = rng.sample([id for id in ids if "fox" not in words()[id].forms.values()], GRID)
    dealt = [
        {
            "impostors": [impostor], "impostor": impostor, "order": order, "category": category,
            "word": word, "others": [id for id in grid if id != word], "grid": sorted(grid),
        }
        for word in grid[:2]
    ]  # fmt: skip
    return Deal(dealt[0], dealt[1], outside(impostor), PLAIN)


def another_category(rng: Random, seats: tuple[str, ...]) -> Deal:
    """Where impostors see nothing, no screen shows the category but the others' cards."""
    impostor = rng.choice(seats)
    order = rng.sample(seats, len(seats))
    dealt = [
        {
            "impostors": [impostor], "impostor": impostor, "order": order, "category": category,
            "word": rng.choice([id for id in ids if "fox" not in words()[id].forms.values()]),
        }
        for category, ids in rng.sample(sorted(stock(Options()).items()), 2)
    ]  # fmt: skip
    return Deal(dealt[0], dealt[1], outside(impostor), {**PLAIN, "sees": "nothing"})


def another_number(rng: Random, seats: tuple[str, ...]) -> Deal:
    """How many there are, where that is a surprise: nobody can tell, not even an impostor."""
    if len(seats) < 7:
        return another_impostor(rng, seats)
    one, other, crew = rng.sample(seats, 3)
    order = rng.sample(seats, len(seats))
    surprise = {**PLAIN, "impostors": "surprise", "draw": "free"}
    return Deal(
        {"number": 0, "impostors": [one], "order": order},
        {"number": 1, "impostors": [one, other], "order": order},
        (*outside(crew), frozenset({one})),
        surprise,
    )


def outside(seat: str) -> tuple[Viewer, ...]:
    """A seat that is in no audience, the board, the host and a watcher."""
    return tuple(map(frozenset, ({seat}, {TV}, {HOST}, set[str]())))


def shown(g: State) -> bool:
    """From the moment the last ballot has closed: who is out is asked, or all is shown."""
    return g.round.open or g.round.accused is not None or g.round.ending != ""


def seen(ask: str, g: State) -> Seen:
    """Who has voted is seen as a count, or by name where that was chosen."""
    return "who" if ask in ("vote", "runoff") and g.options.voters_seen == "names" else "count"


hook = Hook(
    asks={
        "look", "clue", "debate", "vote", "runoff", "pointing", "confirm", "said", "objection",
        "guess", "judge", "pointed_too", "next", "pause", "awards",
    },
    options={
        "place": ("together", "apart"),
        "rounds": (1, 2, 3),
        "impostors": ("auto", "1", "2", "surprise", "balanced"),
        "sees": ("category", "grid", "nothing"),
        "circles": ("1", "2", "until_ready"),
        "clues": ("auto", "spoken", "typed"),
        "debate": (0, 60),
        "ballot": ("auto", "pointing", "secret"),
        "voters_seen": ("count", "names"),
        "draw": ("free", "fair", "soft"),
        "know": (False, True),
        "own_words": ("also", "only", "no"),
        "level": ("easy", "hard"),
    },
    gifts={"words": (("gnome",), ("kite", "Žlutý \"bun\""))},
    deals={
        "another impostor": another_impostor,
        "another word": another_word,
        "another category": another_category,
        "another number": another_number,
    },
    shown=shown,
    dealt=lambda g: tuple(g.round.seats),
    seen=seen,
    most=8,
    journey={"rounds": 2, "circles": "1", "debate": 30, "place": "apart"},
    last_resort={"pause"},
)  # fmt: skip
