"""What a stroke may look like, and what is left of a drawing after all undoing and clearing."""

from collections.abc import Iterable
from itertools import accumulate
from typing import Any

from facedown.table.refused import need

CANVAS = 1000
"""The board is a square of so many units a side."""
PEN, PRESSED, ERASER = 0, 1, 2
"""A pen, a pen that tells how hard it is pressed, and what takes ink away."""
COLOURS = 8
WIDTHS = 4
HARDEST = 100
LONGEST = 4000
"""The most numbers of a stroke."""
UNDO, REDO, CLEAR = "undo", "redo", "clear"

Stroke = list[int]
"""[tool, colour, width, x, y, dx, dy, …], with pressure [1, colour, width, x, y, p, dx, dy, dp, …]:
the first point, and from each point the way to the next.
"""


def checked(item: Any) -> Stroke | str:
    """A stroke, or what was done with the strokes before; Refused if it is neither."""
    if isinstance(item, str):
        need(item in (UNDO, REDO, CLEAR), "stroke")
        return item
    need(isinstance(item, list | tuple), "stroke")
    need(len(item) <= LONGEST, "stroke_long", most=LONGEST)
    need(all(type(n) is int for n in item), "stroke")
    need(len(item) > 3, "stroke")
    tool, colour, width, *path = item
    need(tool in (PEN, PRESSED, ERASER) and 0 <= colour < COLOURS and 0 <= width < WIDTHS, "stroke")
    _check_path(path, 3 if tool == PRESSED else 2)
    return list(item)


def _check_path(path: list[int], step: int) -> None:
    need(path and len(path) % step == 0, "stroke")
    for axis in (0, 1):
        need(_within(path[axis::step], CANVAS), "outside")
    need(step == 2 or _within(path[2::step], HARDEST), "stroke")


def _within(steps: list[int], most: int) -> bool:
    return all(0 <= place <= most for place in accumulate(steps))


def visible(items: Iterable[Stroke | str]) -> list[Stroke]:
    """The strokes that are left, in the order in which they were drawn. A clear can be undone."""
    done: list[Stroke | str] = []
    undone: list[Stroke | str] = []
    for item in items:
        if item == UNDO:
            undone += [done.pop()] if done else []
        elif item == REDO:
            done += [undone.pop()] if undone else []
        else:
            done.append(item)
            undone.clear()
    cleared = max((at for at, item in enumerate(done) if item == CLEAR), default=-1)
    return [item for item in done[cleared + 1 :] if not isinstance(item, str)]
