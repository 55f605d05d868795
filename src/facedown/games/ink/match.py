"""How a match begins, and what stays of it for the evening."""

from collections.abc import Mapping

from facedown.games.ink.between import most
from facedown.games.ink.options import Options, resolve
from facedown.games.ink.pool import LOCATION, OBJECT, our_id
from facedown.games.ink.state import State
from facedown.table.evening import Evening, Match
from facedown.table.game import Table

NAME = "ink"


def begin(evening: Evening, options: Options, table: Table) -> State:
    """The state of a new match. What was used up tonight is dealt last."""
    gifts = evening.gifts.get(NAME, {})
    return State(
        options=resolve(options, len(table.seats), table.own_phones),
        our_objects=ours(OBJECT, gifts.get("objects", {})),
        our_locations=ours(LOCATION, gifts.get("locations", {})),
        worn=list(evening.used.get(NAME, [])),
    )


def settle(state: State, evening: Evening) -> Evening:
    """The evening after the match."""
    evening.used[NAME] = list(dict.fromkeys([*state.worn, *state.used]))
    if state.played:
        match = Match(NAME, dict(state.scores), most(state.scores), state.played)
        evening.matches.append(match)
    return evening


def ours(kind: str, gifts: Mapping[str, list[str]]) -> dict[str, str]:
    """What the players brought, by its id; given by several it is there once."""
    return {our_id(kind, text): text for texts in gifts.values() for text in texts}
