"""What an answer may look like."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from facedown.table.forms import EachOf, Hidden, Lines, Number, Ok, OneOf, OneSeat, Text
from facedown.table.options import Choices, Option
from facedown.table.refused import Refused

SEATS = ("s1", "s2", "s3")
FORMS = [
    Ok(),
    OneOf(("yes", "no")),
    OneSeat(SEATS),
    OneSeat(SEATS, but_self=True),
    Text(9),
    Lines(12, 3),
    Number(-3, 9),
    Number(0, 600, 15),
    EachOf(SEATS, SEATS),
    EachOf(SEATS, SEATS, but_self=True),
    Choices((Option("open", "switch", False), Option("n", "number", 3, None, 1, 9))),
]
ANYTHING = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text()
    | st.sampled_from(("ok", "yes", *SEATS)),
    lambda inner: st.lists(inner) | st.dictionaries(st.text() | st.sampled_from(SEATS), inner),
    max_leaves=6,
)


@pytest.mark.parametrize("form", FORMS, ids=repr)
@given(st.randoms(use_true_random=False), st.sampled_from(SEATS))
def test_a_sample_is_a_legal_answer(form, rng: Random, seat):
    """What a bot gives is taken; and what was taken is taken again, unchanged, when a wait is put
    back.
    """
    answer = form.check(form.sample(rng, seat), seat)
    assert form.check(answer, seat) == answer
    assert form.gather({"": form.draft("", answer, seat)}, seat) == answer


@pytest.mark.parametrize("form", [*FORMS, Hidden()], ids=repr)
@given(value=ANYTHING)
def test_no_input_breaks_a_form(form, value):
    """Whatever is sent is taken or refused, and nothing else."""
    try:
        answer = form.check(value, "s1")
    except Refused:
        return
    assert form.check(answer, "s1") == answer


@pytest.mark.parametrize("form", FORMS, ids=repr)
def test_a_form_in_one_piece_has_one_draft(form):
    """Its drafts have the key "" alone."""
    with pytest.raises(Refused):
        form.draft("other", form.sample(Random(1), "s1"), "s1")
    assert form.gather({}, "s1") is None


@pytest.mark.parametrize(
    ("form", "legal", "illegal"),
    [
        (Ok(), ["ok"], ["yes", True, None, 1]),
        (OneOf(("yes", "no")), ["yes"], ["maybe", "", ["yes"], None]),
        (OneSeat(SEATS), ["s1", "s2"], ["s4", "host"]),
        (OneSeat(SEATS, True), ["s2"], ["s1"]),
        (Text(5), ["12345", " a "], ["123456", "", "\u200b", 5, None]),
        (Lines(5, 2), [["a", "b"], ["a", "a"]], [["a", "b", "c"], "a", [""], [1]]),
        (Number(1, 3), [1, 3], [0, 4, 1.0, True, "1"]),
        (EachOf(SEATS, ("x",)), [{}, {"s1": "x"}], [{"s4": "x"}, {"s1": "y"}, [], {"s1": []}]),
        (EachOf(SEATS, SEATS, True), [{"s1": "s2"}], [{"s1": "s1"}]),
        (Hidden(), [], ["ok", None]),
    ],
    ids=repr,
)
def test_what_each_form_takes(form, legal, illegal):
    """For the seat s1."""
    for value in legal:
        form.check(value, "s1")
    for value in illegal:
        with pytest.raises(Refused):
            form.check(value, "s1")


def test_who_may_be_named_is_told_to_each():
    """A form that bars oneself is narrowed to the seat that is asked; all others see all."""
    form = OneSeat(SEATS, but_self=True)
    assert form.describe("s1").of == ("s2", "s3")
    assert form.describe(None).of == SEATS
    assert form.describe("tv").of == SEATS


def test_answers_are_in_the_order_of_the_form():
    """Whatever order they were sent in: it tells nothing, and replays the same."""
    assert list(EachOf(SEATS, ("x",)).check({"s3": "x", "s1": "x"}, "s1")) == ["s1", "s3"]


def test_a_line_given_twice_counts_once():
    """Several lines, none twice."""
    assert Lines(9, 5).check(["kite", " kite", "bun"], "s1") == ("kite", "bun")


def test_progress_is_whether_there_is_an_answer():
    """Forms in one piece are done or not."""
    assert [Text().progress(v) for v in (None, "x")] == [False, True]


def test_a_number_keeps_to_its_steps():
    """Between two steps there is nothing to choose."""
    form = Number(10, 60, 5)
    assert form.check(15, "Ann") == 15
    with pytest.raises(Refused):
        form.check(17, "Ann")
