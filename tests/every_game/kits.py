"""Which games are tested, and what each tells of itself."""

import importlib
import importlib.util
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import tests.sample
from facedown.games import catalogue, with_lobby
from facedown.table.game import Game
from tests.every_game.evening import HANDS, Evening
from tests.every_game.hook import Hook


class Kit(NamedTuple):
    """A game with its hook."""

    game: Game
    hook: Hook
    folder: Path

    def seats(self, rng: Random) -> int:
        """How many play: any number that the game takes, few more often than many."""
        most = min(self.game.most, self.hook.most)
        least = max(self.game.least, 2)
        return min(rng.randint(least, most), rng.randint(least, most))

    def options(self, rng: Random) -> dict[str, Any]:
        """Some options, each any of those to be tried."""
        return {name: rng.choice(values) for name, values in self.hook.options.items()}

    def evening(self, rng: Random, **how: Any) -> Evening:
        """A table at which this game has just begun, or the lobby."""
        how.setdefault("seats", self.seats(rng))
        how.setdefault("hands", rng.choice(("own", *HANDS)))
        how["options"] = self.options(rng) | dict(how.get("options", {}))
        how.setdefault("gifts", self.hook.gifts)
        return Evening(self.game, seed=rng.randrange(10**6), **how)


def kit_of(game: Game) -> Kit:
    """A game with the hook of its folder, or a plain one."""
    package = folder_of(game.State.__module__)
    folder = Path(str(importlib.import_module(package).__file__)).parent
    name = f"{package}.test_every_game"
    found = importlib.util.find_spec(name)
    hook = importlib.import_module(name).hook if found else Hook()
    return Kit(game, hook, folder)


def folder_of(module: str) -> str:
    """The package of a game, from a module of it: perhaps the whole game is in one file."""
    is_folder = hasattr(importlib.import_module(module), "__path__")
    return module if is_folder else module.rpartition(".")[0]


def kits() -> dict[str, Kit]:
    """All games that are found, a sample game besides, and the lobby."""
    games = {**catalogue(), tests.sample.game.name: tests.sample.game}
    return {name: kit_of(game) for name, game in with_lobby(games).items()}
