"""How a match begins, and what stays of it for the evening."""

from msgspec.structs import replace

from facedown.games.hat.options import Options, resolve
from facedown.games.hat.state import State
from facedown.table.evening import Evening, Match
from facedown.table.game import Table

NAME = "hat"


def begin(evening: Evening, options: Options, table: Table) -> State:
    """The state of a new match: nobody has points, and the host taps who begins."""
    seats = len(table.seats)
    resolved = resolve(options, seats, table.own_phones)
    return State(
        # How many cards lie in front is decided at each deal: seats come and go.
        options=replace(resolved, front=options.front),
        rounds=max(1, seats) if options.rounds == "as_many" else 1,
    )


def settle(state: State, evening: Evening) -> Evening:
    """The evening after the match."""
    if state.played:
        winners = state.awards.winner if state.awards else []
        evening.matches.append(Match(NAME, dict(state.points), winners, state.played))
    return evening
