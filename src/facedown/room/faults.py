"""What goes wrong though nobody did anything wrong, and how much of it may be told."""

import sys
import traceback
from pathlib import PurePath

from facedown.table.refused import Refused


class Unwell(Refused):
    """The table itself failed: nothing has changed, and trying again may help."""

    def __init__(self) -> None:
        super().__init__("unwell")


class Fault(Unwell):
    """The rules or the view failed at this entry: they will fail again."""


def where() -> str:
    """The kind and the place of the fault being handled, without its words.

    Its words may hold a secret: a key, a value.
    """
    kind, _, trace = sys.exc_info()
    frames = traceback.extract_tb(trace)
    place = f"{PurePath(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"
    return f"{kind.__name__ if kind else '?'} at {place}"
