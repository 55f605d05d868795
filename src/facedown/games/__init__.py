"""Which games there are: each folder beside this file that offers a `game`."""

import importlib
import pkgutil
from collections.abc import Mapping

from facedown.table.game import Game


def catalogue() -> dict[str, Game]:
    """The games to be played, by name, as the lobby shows them. Adding one is adding a folder."""
    found: dict[str, Game] = {}
    for module in pkgutil.iter_modules(__path__):
        game = getattr(importlib.import_module(f"{__name__}.{module.name}"), "game", None)
        if isinstance(game, Game):
            found[game.name] = game
    return dict(sorted(found.items(), key=lambda named: (named[1].place, named[0])))


def with_lobby(games: Mapping[str, Game]) -> dict[str, Game]:
    """These games, and the lobby in which one of them is chosen."""
    from facedown.games.lobby import lobby

    return {"lobby": lobby(games), **games}
