"""A stroke means the same to the table and to a phone: both read `strokes.json`."""

import json
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest

from facedown.games.ink.strokes import PRESSED, checked, visible
from facedown.table.refused import Refused

SHARED: dict[str, Any] = json.loads(
    Path(__file__).with_name("strokes.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("case", SHARED["taken"])
def test_what_a_phone_sends_is_taken_and_means_these_points(case: dict[str, Any]):
    """The first point, and from each point the way to the next."""
    stroke = checked(case["stroke"])
    assert isinstance(stroke, list)
    step = 3 if stroke[0] == PRESSED else 2
    axes = [list(accumulate(stroke[3 + axis :: step])) for axis in range(step)]
    pressed = axes[2] if step == 3 else [50] * len(axes[0])
    assert [list(point) for point in zip(axes[0], axes[1], pressed, strict=True)] == case["points"]


@pytest.mark.parametrize("case", SHARED["refused"])
def test_what_no_phone_sends_is_refused_with_a_code(case: dict[str, Any]):
    """Wrong tools, colours, widths, lengths and places."""
    with pytest.raises(Refused) as no:
        checked(case["stroke"])
    assert no.value.code == case["code"]


@pytest.mark.parametrize("case", SHARED["told"])
def test_undo_redo_and_clear_leave_the_same_on_both_sides(case: dict[str, Any]):
    """A clear can be undone, and a new stroke ends redoing."""
    assert visible(case["pieces"]) == [case["pieces"][at] for at in case["left"]]
