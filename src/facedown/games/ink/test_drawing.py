"""Strokes: what may be drawn, what is refused, and what is left after undoing."""

import json
import math
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from facedown.games.ink.drawing import MOST, Drawing, Hiding
from facedown.games.ink.playing import LINE, play
from facedown.games.ink.strokes import LONGEST, checked, visible
from facedown.table.refused import Refused

DOT = [0, 3, 2, 500, 500]
PRESSED = [1, 0, 0, 10, 10, 50, 5, 5, 10, 5, 5, -60]
ERASED = [2, 0, 3, 0, 1000, 1000, -1000]


def refused(item: Any) -> str:
    """The code with which a piece is refused; "" if it is taken."""
    try:
        checked(item)
    except Refused as no:
        return no.code
    return ""


@pytest.mark.parametrize("stroke", [LINE, DOT, PRESSED, ERASED, "undo", "redo", "clear"])
def test_what_may_be_drawn(stroke: Any) -> None:
    """A line, a dot, a line with pressure, an eraser's, and what is done with them."""
    assert checked(stroke) == stroke


@pytest.mark.parametrize("stroke", [
    [], [0], [0, 0, 0], [0, 0, 0, 5], [*LINE, 1], PRESSED[:-1], [1, 0, 0, 10, 10],
    [3, 0, 0, 1, 1], [-1, 0, 0, 1, 1], [0, 8, 0, 1, 1], [0, -1, 0, 1, 1], [0, 0, 4, 1, 1],
    [0, 0, 0, 1.0, 1], [0, 0, 0, "1", 1], [0, 0, 0, True, 1], [0, 0, 0, None, 1], [0, 0, 0, [1], 1],
    [0, 0, 0, math.nan, 1], [0, 0, 0, math.inf, 1],
    {}, {"0": 1}, 7, True, "", "undone", 1.5, [[0, 0, 0, 1, 1]],
    [1, 0, 0, 10, 10, 101], [1, 0, 0, 10, 10, -1], [1, 0, 0, 1, 1, 50, 1, 1, 51],
])  # fmt: skip
def test_wrong_types_and_shapes(stroke: Any) -> None:
    """Not a stroke."""
    assert refused(stroke) == "stroke"


@pytest.mark.parametrize("stroke", [
    [0, 0, 0, -1, 5], [0, 0, 0, 5, 1001], [0, 0, 0, 990, 5, 11, 0], [0, 0, 0, 5, 5, -6, 0],
    [0, 0, 0, 2**70, 5], [0, 0, 0, 5, 5, 2000, 0, -2000, 0],
])  # fmt: skip
def test_outside_the_canvas(stroke: Any) -> None:
    """Every point lies on the board, also one to which it returns at once."""
    assert refused(stroke) == "outside"


def test_too_long() -> None:
    """A stroke has its end."""
    assert refused([*LINE[:5], *[0] * (LONGEST - 5 - 1), 0][:LONGEST]) == "stroke"
    assert refused([*LINE[:5], *[0, 0] * ((LONGEST - 5) // 2)]) == ""
    assert refused([*LINE[:5], *[0, 0] * LONGEST]) == "stroke_long"


def test_a_wrong_stroke_is_refused_alone() -> None:
    """The rest stands."""
    table = play().draws("Ann", LINE)
    assert table.refuses("draws", "Ann", [0, 0, 0, 5000, 0]) == "outside"
    table.draws("Ann", DOT).done()

    assert json.loads(table.state.round.ink["s1"]) == [LINE, DOT]


def test_too_many() -> None:
    """At the limit the pen stops, and says so; nothing older is dropped."""
    form = Drawing(begun=True)
    assert form.draft(str(MOST - 1), LINE, "s1") == LINE
    with pytest.raises(Refused, match="drawing_full"):
        form.draft(str(MOST), LINE, "s1")


@pytest.mark.parametrize("key", ["", "x", "-1", "01", "1.0", " 1", "٣", "²", "1e3"])
def test_pieces_have_numbers(key: Any) -> None:
    """In the order in which they were drawn."""
    with pytest.raises(Refused, match="form"):
        Drawing(begun=True).draft(key, LINE, "s1")


def test_nobody_draws_before_they_have_begun() -> None:
    """For that is when the object can still be swapped."""
    form = Hiding(who=("s1",))
    assert form.draft("0", LINE, "s1") == LINE
    with pytest.raises(Refused, match="not_begun"):
        form.draft("0", LINE, "s2")


def test_after_the_end_a_stroke_is_stale() -> None:
    """Nothing of it reaches the drawing; what is prepared for `find` are cards."""
    table = play().done()

    assert table.position.ask and table.refuses("draws", "Ann", LINE) == "no_such_call"
    for stroke in (LINE, [LINE]):
        with pytest.raises(Refused):
            table.position.ask.form.draft("0", stroke, "s1")


def test_the_answer_is_a_word() -> None:
    """The drawing is not said twice."""
    table = play()
    for odd in ([LINE], [], 3, "done", {"0": LINE}):
        assert table.refuses("answer", "Ann", odd) == "form"


# Undo, redo, clear


@pytest.mark.parametrize("items, left", [
    ("a b", "a b"), ("a b undo", "a"), ("a b undo redo", "a b"), ("a b undo c redo", "a c"),
    ("a b clear", ""), ("a b clear undo", "a b"), ("a b clear c", "c"),
    ("a clear b undo undo", "a"),
    ("a clear undo redo", ""), ("undo redo a", "a"), ("a undo undo undo b", "b"),
    ("a clear clear undo", ""), ("a clear clear undo undo", "a"), ("a b undo undo redo", "a"),
])  # fmt: skip
def test_undo_redo_and_clear(items: Any, left: Any) -> None:
    """A clear can be undone; what is drawn after an undo ends redoing."""
    strokes = {name: [0, n, 0, 1, 1] for n, name in enumerate("abc")}
    given = [strokes.get(item, item) for item in items.split()]

    assert visible(given) == [strokes[item] for item in left.split()]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from([LINE, DOT, PRESSED, "undo", "redo", "clear"]), max_size=30))
def test_undoing_everything_and_redoing_it_changes_nothing(items: Any) -> None:
    """As often back as forth."""
    many = len(items)

    assert visible([*items, *["undo"] * many]) == []
    back_and_forth = visible([*items, "undo", "redo"])
    if "undo" not in items and "redo" not in items:
        assert back_and_forth == visible(items)
        assert visible([*items, *["undo"] * many, *["redo"] * many]) == visible(items)


def test_pieces_are_put_in_order_however_they_arrive() -> None:
    """By number, not by the alphabet."""
    pieces = {str(n): [0, n % 8, 0, n, n] for n in Random(1).sample(range(40), 40)}

    assert Drawing(begun=True).gather(pieces, "s1") == [pieces[str(n)] for n in range(40)]


@settings(max_examples=100, deadline=None)
@given(st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=12,
))  # fmt: skip
def test_no_input_breaks_a_form(value: Any) -> None:
    """Anything at all is taken or refused."""
    table = play(veto=True)
    forms = [table.form("Ann"), Drawing(begun=True), table.done().form("Ann")]
    assert table.position.ask
    forms.append(table.position.ask.form)
    for form in forms:
        for key in ("", "0"):
            with suppress(Refused):
                form.draft(key, value, "s1")
        with suppress(Refused):
            form.check(value, "s1")
