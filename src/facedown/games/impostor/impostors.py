"""Who is drawn as impostor, and in which order the clues are given."""

from collections.abc import Sequence

from facedown.games.impostor.state import State, Turns
from facedown.table.draw import Draws


def draw_impostors(g: State, draws: Draws, seats: Sequence[str], many: int) -> list[str]:
    """The impostors of a deal: drawn anew every round, by the option."""
    if g.options.draw == "free":
        return draws.some(not_a_third_time(g, seats, many), many, "impostors")

    drawn: list[str] = []
    while len(drawn) < many:
        rest = [seat for seat in seats if seat not in drawn]
        drawn.append(
            _next_fair(g, draws, rest) if g.options.draw == "fair" else _next_soft(g, draws, rest)
        )
    return drawn


def _next_fair(g: State, draws: Draws, rest: Sequence[str]) -> str:
    # Not a shuffled bag refilled: that breaks with two impostors and an odd number of seats.
    least = min(g.turns[seat].served for seat in rest)
    return draws.choose([s for s in rest if g.turns[s].served == least], "impostor")


def _next_soft(g: State, draws: Draws, rest: Sequence[str]) -> str:
    able = not_a_third_time(g, rest, 1)
    return draws.choose(able, "impostor", [g.turns[seat].waited + 1 for seat in able])


def not_a_third_time(g: State, seats: Sequence[str], many: int) -> list[str]:
    """Nobody is impostor in three scored rounds running, nor in three deals running.

    Unless too few others are left: after several impostors most of the table may have gone home.
    """
    able = [s for s in seats if max(g.turns[s].running, g.turns[s].dealt_running) < 2]
    return able if len(able) >= many else list(seats)


def draw_order(draws: Draws, seats: Sequence[str], impostors: Sequence[str]) -> list[str]:
    """The order of the clues. If the first falls to an impostor it is drawn again, once.

    Not with three players, whom it would give away.
    """
    order = draws.shuffled(seats, "order")
    if order[0] in impostors and len(seats) > 3:
        order = draws.shuffled(seats, "order")
    return order


def welcome(g: State, seats: Sequence[str]) -> None:
    """A place in the books for each seat; a late joiner starts at the smallest count."""
    least = min((g.turns[s].served for s in seats if s in g.turns), default=0)
    for seat in seats:
        g.turns.setdefault(seat, Turns(served=least))
        g.scores.setdefault(seat, 0)


def count_deal(g: State, seats: Sequence[str], impostors: Sequence[str]) -> None:
    """A deal has been made, whatever becomes of it."""
    for seat, turns in g.turns.items():
        turns.dealt_running = turns.dealt_running + 1 if seat in impostors else 0


def count_scored(g: State, seats: Sequence[str], impostors: Sequence[str]) -> None:
    """A round has been scored."""
    for seat, turns in g.turns.items():
        if seat in impostors:
            turns.served, turns.running, turns.waited = turns.served + 1, turns.running + 1, 0
        else:
            turns.running = 0
            turns.waited += seat in seats
