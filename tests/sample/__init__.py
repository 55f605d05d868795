"""Odd one out: a whole game of nothing but rules and a view, to be read in two minutes.

Everybody holds a red card but one, whose card is blue. Hints are given, bets laid, and somebody is
accused. It is played on the default screens, and shows what a game is to the table.
"""

from facedown.table.game import Game
from tests.sample.rules import Options, State, begin, round_, settle
from tests.sample.view import View, view

__all__ = ["game"]

game = Game(
    name="odd_one_out",
    least=3,
    most=9,
    State=State,
    scenes={"round": round_},
    view=view,
    begin=begin,
    settle=settle,
    Options=Options,
    presets={"short": {"rounds": 1}},
    minutes=lambda options, seats: 2.0 * options.rounds,
    voided=lambda g: "round",
    View=View,
)
