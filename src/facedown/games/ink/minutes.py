"""How long a match takes."""

from facedown.games.ink.options import Options, seconds

HIDING, FINDING = 180, 90
"""Seconds, where no limit is shorter."""
TURNING, NEXT, VETO = 15, 20, 15


def minutes(options: Options, seats: int) -> float:
    """An estimate for options as resolved, in minutes."""
    limit = seconds(options) or HIDING
    veto = VETO if options.veto else 0
    a_round = min(HIDING, limit) + min(FINDING, limit) + TURNING * seats + veto + NEXT
    return options.rounds * a_round / 60
