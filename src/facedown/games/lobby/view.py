"""What the lobby shows."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from facedown.games.lobby.rules import State, effective, trouble
from facedown.table.forms import Form
from facedown.table.game import Game
from facedown.table.options import Option, Value, chosen, described


class GameCard(Struct):
    """A game that can be chosen."""

    least: int
    most: int
    options: tuple[Option, ...]
    presets: dict[str, dict[str, Value]]
    gives: dict[str, Form]


class LobbyView(Struct):
    """The games, the one chosen, its options as chosen and as they come to at this table."""

    games: dict[str, GameCard]
    chosen: str
    options: dict[str, Value]
    effective: dict[str, Value]
    preset: str | None
    minutes: int
    fits: bool
    trouble: str | None
    given: dict[str, dict[str, int]]


def view(games: Mapping[str, Game], g: State) -> LobbyView:
    """The lobby, from its state alone. Of words given only the number is told."""
    game = games[g.game]
    resolved = effective(game, g)
    options = fields(chosen(game.Options, g.options.get(g.game, {})))
    return LobbyView(
        games={name: card(each) for name, each in games.items()},
        chosen=g.game,
        options=options,
        effective=fields(resolved),
        preset=preset(game, options),
        minutes=round(game.minutes(resolved, max(g.seats, game.least))),
        fits=trouble(game, g) is None,
        trouble=trouble(game, g),
        given={
            kind: {giver: len(texts) for giver, texts in given.items()}
            for kind, given in g.gifts.get(g.game, {}).items()
        },
    )


@cache
def card(game: Game) -> GameCard:
    """A game as the lobby shows it. The same card each time: it is compared with itself."""
    presets = {name: dict(changes) for name, changes in game.presets.items()}
    return GameCard(game.least, game.most, described(game.Options), presets, dict(game.gives))


def preset(game: Game, options: Mapping[str, Any]) -> str | None:
    """The preset that these options are, but for whether we are together or apart."""
    for name, changes in game.presets.items():
        plain = (
            fields(game.Options())
            | dict(changes)
            | {k: options[k] for k in options if k == "place"}
        )
        if plain == dict(options):
            return name
    return None


def fields(struct: Struct) -> dict[str, Any]:
    """The fields of an options struct, as plain data."""
    plain: dict[str, Any] = msgspec.to_builtins(struct)
    return plain
