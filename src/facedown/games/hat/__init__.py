"""Hat: cards from memory and by bluff; you must pass on what you have."""

from facedown.games.hat.between import awards_, ended, pause_, voided
from facedown.games.hat.leaving import LEAST
from facedown.games.hat.match import NAME, begin, settle
from facedown.games.hat.minutes import minutes
from facedown.games.hat.options import PRESETS, Options, fits, resolve
from facedown.games.hat.round import round_
from facedown.games.hat.setup import MOST
from facedown.games.hat.state import State
from facedown.games.hat.view import View, view
from facedown.table.game import Game

__all__ = ["Options", "State", "View", "game"]

game = Game(
    name=NAME,
    place=20,
    least=LEAST,
    most=MOST,
    State=State,
    scenes={"round": round_, "pause": pause_, "awards": awards_},
    view=view,
    begin=begin,
    settle=settle,
    Options=Options,
    presets=PRESETS,
    resolve=resolve,
    minutes=minutes,
    voided=voided,
    ended=ended,
    fits=fits,
    View=View,
)
