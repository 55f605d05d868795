"""How long a match takes."""

from facedown.games.impostor.options import Options

DEAL, REVEAL = 30, 60
"""Seconds for looking at the cards, and for guess, reveal and going on."""
CLUE = {"spoken": 8, "typed": 14}
VOTE = {"secret": 25, "pointing": 35}


def minutes(options: Options, seats: int) -> float:
    """An estimate for options as resolved, in minutes. Until ready is taken for two circles."""
    circles = 2 if options.circles == "until_ready" else int(options.circles)
    clues = circles * seats * CLUE.get(options.clues, CLUE["spoken"])
    ballot = min(VOTE.get(options.ballot, VOTE["secret"]), options.ballot_time)
    return options.rounds * (DEAL + clues + options.debate + ballot + REVEAL) / 60
