"""Impostor: one secret word, somebody who does not know it, and a vote."""

from facedown.games.impostor.between import awards_, ended, pause_, voided, voided_
from facedown.games.impostor.leaving import LEAST
from facedown.games.impostor.match import NAME, begin, settle
from facedown.games.impostor.minutes import minutes
from facedown.games.impostor.options import PRESETS, Options, fits, resolve
from facedown.games.impostor.round import round_
from facedown.games.impostor.state import State
from facedown.games.impostor.view import View, view
from facedown.table.forms import Lines
from facedown.table.game import Game

__all__ = ["Options", "State", "View", "game"]

game = Game(
    name=NAME,
    place=10,
    least=LEAST,
    most=20,
    State=State,
    scenes={"round": round_, "voided": voided_, "pause": pause_, "awards": awards_},
    view=view,
    begin=begin,
    settle=settle,
    Options=Options,
    presets=PRESETS,
    resolve=resolve,
    minutes=minutes,
    gives={"words": Lines(longest=24, most=200)},
    voided=voided,
    ended=ended,
    fits=fits,
    View=View,
)
