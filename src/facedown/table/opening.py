"""Which scene comes next, and the entry that opens it."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import Any

from msgspec import msgpack
from msgspec.structs import replace

from facedown.table.entries import ENGINE, Entry, Opened, Ruled, Seated
from facedown.table.evening import Evening, still_named
from facedown.table.game import Game, Table
from facedown.table.options import chosen
from facedown.table.position import Position
from facedown.table.refused import Refused
from facedown.table.roster import Roster

LOBBY = "lobby"

Games = Mapping[str, Game]
"""All games by name, the lobby among them."""

_encode = msgpack.Encoder().encode


def first(games: Games, roster: Roster, *, id: str, at: float, seed: int) -> Opened:
    """The entry with which a room begins: its lobby."""
    return _begun(games, LOBBY, Evening(), roster, id=id, at=at, seed=seed, number=1)


def following(games: Games, position: Position, *, id: str, at: float, seed: int) -> Opened:
    """The entry that opens what comes after a scene that is over.

    The next scene of the same match; else the game that the evening names; else the lobby.
    """
    number, game = position.opened.number + 1, position.game
    if position.next is not None:
        opened = _opened(
            game, position.next, position.state, position.evening, position.roster,
            id=id, at=at, seed=seed, number=number,
        )  # fmt: skip
    else:
        evening = game.settle(position.state, position.evening)
        name, evening.next = evening.next or LOBBY, ""
        opened = _begun(
            games, name, evening, position.roster, id=id, at=at, seed=seed, number=number
        )
    # Through scenes that end at once, too.
    last = position.entries[-1] if position.entries else position.ruling
    # A ruling that broke the scene off is shown in the one that follows.
    return replace(opened, ruling=last) if isinstance(last, Ruled) else opened


def afresh(games: Games, position_of: Opened, roster: Roster, *, id: str, at: float) -> Opened:
    """The same scene once more from its start, by the rules as they are now.

    For a room found on other code. Its number is another one, and so is its deal: what has been
    seen of the old one tells nothing.
    """
    game = games.get(position_of.game)
    number = position_of.number + 1
    if game is None or position_of.scene not in game.scenes:
        evening = msgpack.decode(position_of.evening, type=Evening)
        return replace(
            _begun(
                games, LOBBY, evening, roster, id=id, at=at, seed=position_of.seed, number=number
            ),
            restarted=True,
        )
    return replace(
        position_of, id=id, at=at, number=number, roster=_encode(roster),
        rules=game.rules, engine=ENGINE, restarted=True,
    )  # fmt: skip


def lobby_after_fault(games: Games, position: Position, *, id: str, at: float, seed: int) -> Opened:
    """The lobby, where what should have followed cannot be opened: the evening goes on."""
    return replace(
        _begun(
            games, LOBBY, position.evening, position.roster,
            id=id, at=at, seed=seed, number=position.opened.number + 1,
        ),
        restarted=True,
    )  # fmt: skip


def roster_since(opened: Opened, entries: Iterable[Entry]) -> Roster:
    """Who sits where after these entries, whatever was played: for scenes whose rules are gone."""
    roster = msgpack.decode(opened.roster, type=Roster)
    for entry in entries:
        with suppress(Refused):
            if isinstance(entry, Seated):
                roster.seated(entry)
            elif isinstance(entry, Ruled):
                roster.ruled(entry)
    return roster


def outdated(games: Games, opened: Opened) -> bool:
    """Whether a scene was opened by other rules, or another kernel, than there are now."""
    game = games.get(opened.game)
    return (
        game is None
        or opened.scene not in game.scenes
        or (opened.rules, opened.engine) != (game.rules, ENGINE)
    )


def _begun(
    games: Games, name: str, evening: Evening, roster: Roster, *, number: int, seed: int, **how: Any
) -> Opened:
    game = games[name]
    try:
        options = chosen(game.Options, evening.options.get(name, {}))
    except Refused:  # options kept by older code
        options = game.Options()
    # Its own number, so that draws of the deal and of the beginning do not repeat one another.
    table = Table(roster, seed, -number)
    state = game.begin(evening, options, table)
    return _opened(game, game.first, state, evening, roster, number=number, seed=seed, **how)


def _opened(
    game: Game,
    scene: str,
    state: Any,
    evening: Evening,
    roster: Roster,
    *,
    id: str,
    at: float,
    seed: int,
    number: int,
) -> Opened:
    return Opened(
        id=id,
        at=at,
        game=game.name,
        scene=scene,
        number=number,
        seed=seed,
        state=_encode(state),
        roster=_encode(replace(roster, gone=still_named(roster.gone, evening))),
        evening=_encode(evening),
        rules=game.rules,
    )
