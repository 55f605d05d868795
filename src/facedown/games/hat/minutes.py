"""How long a match takes."""

from facedown.games.hat.options import Options

OFFERS = {2: 72, 3: 47, 4: 50, 5: 59, 6: 66, 7: 77, 8: 84}
"""The median number of offers until somebody has three penalties, by simulated players."""

SECONDS = {"aloud": 8, "typed": 13}
"""For an offer and its answer."""

DEAL = 60
"""Seconds for remembering, and for the film."""


def minutes(options: Options, seats: int) -> float:
    """An estimate for options as resolved, in minutes."""
    seats = min(max(seats, min(OFFERS)), max(OFFERS))
    rounds = seats if options.rounds == "as_many" else 1
    return rounds * (DEAL + OFFERS[seats] * SECONDS.get(options.said, SECONDS["aloud"])) / 60
