"""What text of players is let in."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from facedown.table.letters import essence, fold, length, line, tidy
from facedown.table.refused import Refused


@pytest.mark.parametrize(
    ("raw", "clean"),
    [
        ("  Ann  ", "Ann"),
        ("Ann\t \n Lee", "Ann Lee"),
        ("Z\u030caneta", "Žaneta".replace("Ž", "\u017d")),
        ("\u202eevA", "evA"),
        ("A\u200bn\u2060n\ufeff", "Ann"),
        ("Ann\x00\x1b[31m", "Ann[31m"),
        ("\u2066Bo\u2069", "Bo"),
        ("Bo\u3164\u115f\uffa0\u2800", "Bo"),
        ("\ud800Bo\ue000", "Bo"),
    ],
)
def test_text_is_tidied(raw, clean):
    """Composed, outer blanks dropped, inner ones made one; nothing that deceives is left."""
    assert tidy(raw) == clean


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("Ann", 3),
        ("Žluťoučký", 9),
        ("e\u0301\u0323", 1),
        ("a\u20dd", 1),
        ("का", 1),
        ("👩\u200d👩\u200d👧", 1),
        ("👍🏽", 1),
        ("❤\ufe0f", 1),
        ("👩\u200d🚀 Eva", 5),
        ("a\u200db\u200dc", 3),
        ("\u200da", 1),
        ("\u0301", 0),
        ("\u200d\ufe0f", 0),
        ("", 0),
    ],
)
def test_a_character_is_what_a_reader_sees(text, seen):
    """Marks, joiners and joined pictures count with their base; joined letters stay letters."""
    assert length(text) == seen


@pytest.mark.parametrize("text", ["", "   ", "\u200b", "\u3164", "\u0301", "\u200d", "\n\u202e"])
def test_an_invisible_line_is_refused(text):
    """There must be something to see."""
    with pytest.raises(Refused) as refused:
        line(text, 20)
    assert refused.value.code == "length"


def test_a_line_has_as_many_characters_as_allowed():
    """Counted as seen: twenty, not twenty-one; and no tower of marks."""
    assert line("ž" * 20, 20) == "ž" * 20
    assert line("👩\u200d🚀" * 20, 20)
    for text in ("ž" * 21, "a\u200d" * 80, "a" + "\u0301" * 500, "x" * 10**6):
        with pytest.raises(Refused) as refused:
            line(text, 20)
        assert refused.value.args_ == {"longest": 20}


@pytest.mark.parametrize("value", [None, 3, True, [], {}, b"x", ["a"]])
def test_a_line_is_text(value):
    """Anything else is refused by its form."""
    with pytest.raises(Refused) as refused:
        line(value, 20)
    assert refused.value.code == "form"


@pytest.mark.parametrize("a", ["Žirafa", "ZIRAFA", "zi-rafa", " ži rafa ", "z\u030cirafa"])
def test_words_are_compared_without_case_accents_blanks_and_dashes(a):
    """Two ways to type one word are one word."""
    assert fold(a) == "zirafa"


@pytest.mark.parametrize(
    ("a", "b", "same"),
    [
        ("Žirafa", "zirafa", True),
        ("fox", "fox!", True),
        ("🦊", "🐼", False),
        ("👍🏽", "👍", True),
        ("?", "!", False),
        ("🦊", "fox", False),
    ],
)
def test_words_of_signs_alone_are_compared_by_their_signs(a, b, same):
    """A fox is no panda, though neither has a letter; letters count where there are any."""
    assert (essence(a) == essence(b)) is same


@given(st.text())
def test_tidy_text_stays_as_it_is(text):
    """Tidying is done once: what is tidy is not changed again, and folds the same."""
    assert tidy(tidy(text)) == tidy(text)
    assert fold(tidy(text)) == fold(text)
