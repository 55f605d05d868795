"""Ink: hide an object in a drawing, so that somebody finds it, and not everybody."""

from facedown.games.ink.between import ended, gallery_, voided
from facedown.games.ink.deal import MOST
from facedown.games.ink.leaving import LEAST
from facedown.games.ink.match import NAME, begin, settle
from facedown.games.ink.minutes import minutes
from facedown.games.ink.options import PRESETS, Options, resolve
from facedown.games.ink.round import round_
from facedown.games.ink.state import State
from facedown.games.ink.view import View, view
from facedown.table.forms import Lines
from facedown.table.game import Game

__all__ = ["Options", "State", "View", "game"]

game = Game(
    name=NAME,
    place=30,
    least=LEAST,
    most=MOST,
    State=State,
    scenes={"round": round_, "gallery": gallery_},
    view=view,
    begin=begin,
    settle=settle,
    Options=Options,
    presets=PRESETS,
    resolve=resolve,
    minutes=minutes,
    gives={"objects": Lines(longest=24, most=200), "locations": Lines(longest=40, most=60)},
    voided=voided,
    ended=ended,
    View=View,
)
