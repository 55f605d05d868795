"""The lobby: a scene like any other. People come, the host chooses a game, and starts it."""

from collections.abc import Mapping
from functools import partial

from facedown.games.lobby.rules import State, begin, lobby_scene, settle
from facedown.games.lobby.view import LobbyView, view
from facedown.table.game import Game

__all__ = ["lobby"]


def lobby(games: Mapping[str, Game]) -> Game:
    """The lobby for these games."""
    return Game(
        name="lobby",
        least=0,
        most=20,
        State=State,
        scenes={"lobby": partial(lobby_scene, games)},
        view=partial(view, games),
        begin=partial(begin, games),
        settle=settle,
        voided=lambda state: "lobby",
        ended=lambda state: "lobby",
        View=LobbyView,
    )
