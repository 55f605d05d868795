"""What a group may carry to another evening: what of the stock was used up, and nothing else."""

from typing import Any

from msgspec import msgpack

from facedown.room.room import Room
from facedown.table.evening import Evening
from facedown.table.opening import LOBBY

VERSION = 1


def evening_file(room: Room) -> dict[str, Any]:
    """The file as it is given out: {"facedown": 1, "used": {game: ids}}.

    Nothing of the match that is played: what is on the table now is nobody's to know. Nothing that
    players brought themselves: that is theirs.
    """
    used = {game: stock(ids) for game, ids in sorted(so_far(room).used.items())}
    return {"facedown": VERSION, "used": {game: ids for game, ids in used.items() if ids}}


def so_far(room: Room) -> Evening:
    """The evening up to the last match that ended, with what the lobby has been told since."""
    position = room.position
    evening = msgpack.decode(position.opened.evening, type=Evening)
    in_lobby = position.game.name == LOBBY
    return position.game.settle(position.state, evening) if in_lobby else evening


def stock(ids: list[str]) -> list[str]:
    """Those that are not the players' own."""
    return [id for id in ids if ":" not in id]
