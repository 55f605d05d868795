"""What every word must be like to be dealt fairly at any table."""

import re
from collections import Counter
from importlib.resources import files
from unicodedata import is_normalized

import pytest

from facedown.games.impostor.words import LEVELS, Word, categories, languages, words

SNAKE_CASE = re.compile(r"[a-z0-9]+(_[a-z0-9]+)*")
HERE = files("facedown.games.impostor")


def rows(category: str) -> list[list[str]]:
    """The cells of a category's file, as written, header first."""
    text = (HERE / "content" / f"{category}.tsv").read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines()]


def of(category: str) -> list[Word]:
    """The words of one category."""
    return [word for word in words().values() if word.category == category]


def repeated(names: list[str]) -> list[str]:
    """The names that occur more than once."""
    return [name for name, times in Counter(names).items() if times > 1]


def says(form: str, other: str) -> bool:
    """Whether one form contains the other as a whole word."""
    return bool(re.search(rf"(?<!\w){re.escape(other)}(?!\w)", form, re.IGNORECASE))


def test_there_are_enough_categories() -> None:
    """An evening has at least 18 categories to choose from."""
    assert len(categories()) >= 18


@pytest.mark.parametrize("category", categories())
def test_a_category_is_large_enough(category: str) -> None:
    """A category has at least 28 words, at least 20 and half of them easy or medium."""
    found = of(category)
    within_reach = [word for word in found if word.level != "hard"]

    assert len(found) >= 28
    assert len(within_reach) >= max(20, len(found) / 2)


@pytest.mark.parametrize("category", categories())
def test_a_family_can_play_with_the_grid(category: str) -> None:
    """Each category has the 16 words of a grid even at a table with children."""
    assert len([word for word in of(category) if word.family]) >= 16


@pytest.mark.parametrize("category", categories())
def test_every_file_has_the_same_columns(category: str) -> None:
    """The header names id, level and family, then the languages, the same ones everywhere."""
    assert rows(category)[0] == ["id", "level", "family", *languages()]


@pytest.mark.parametrize("category", categories())
def test_every_language_is_complete(category: str) -> None:
    """No cell is missing, empty or padded with blanks, and no blank stands twice inside."""
    for row in rows(category):
        assert len(row) == 3 + len(languages())
        assert all(cell and cell == " ".join(cell.split()) for cell in row), row


@pytest.mark.parametrize("category", categories())
def test_levels_and_family_are_legal(category: str) -> None:
    """A word is easy, medium or hard, and for families or not."""
    for _, level, family, *_ in rows(category)[1:]:
        assert level in LEVELS
        assert family in ("yes", "no")


@pytest.mark.parametrize("category", categories())
def test_easy_words_come_first(category: str) -> None:
    """A file goes from easy to hard, so that a reader finds what is missing."""
    levels = [LEVELS.index(word.level) for word in of(category)]
    assert levels == sorted(levels)


def test_no_id_is_used_twice() -> None:
    """An id means one word, whichever category it is in."""
    assert not repeated([row[0] for category in categories() for row in rows(category)[1:]])


def test_ids_are_snake_case() -> None:
    """Ids of words and categories are English in snake_case."""
    assert not [id for id in (*words(), *categories()) if not SNAKE_CASE.fullmatch(id)]


def test_the_own_words_have_their_id_to_themselves() -> None:
    """`our_words` is the category of what the players wrote, never one of ours."""
    assert "our_words" not in categories()


@pytest.mark.parametrize("language", languages())
def test_no_form_is_used_twice(language: str) -> None:
    """No two words look alike on a card in the same language, over all categories."""
    assert not repeated([word.forms[language].casefold() for word in words().values()])


@pytest.mark.parametrize("language", languages())
def test_forms_fit_on_a_card(language: str) -> None:
    """A form has at most 24 characters."""
    forms = [word.forms[language] for word in words().values()]
    assert not [form for form in forms if len(form) > 24]


@pytest.mark.parametrize("language", languages())
def test_forms_are_normalised(language: str) -> None:
    """A letter with its accent is one character (NFC), so that equal words compare equal."""
    forms = [word.forms[language] for word in words().values()]
    assert not [form for form in forms if not is_normalized("NFC", form)]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("category", categories())
def test_no_word_says_another_of_its_category(category: str, language: str) -> None:
    """No form contains another word of its category as a whole word (steak, steak tartare)."""
    forms = [word.forms[language] for word in of(category)]
    assert not [(a, b) for a in forms for b in forms if a != b and says(a, b)]


@pytest.mark.parametrize("language", languages())
def test_every_category_has_a_name(language: str) -> None:
    """Each category, and that of the own words, is named in every language."""
    text = (HERE / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    named = re.findall(r"^impostor-category-(\w+) = \S", text, re.MULTILINE)

    assert set(categories()) | {"our_words"} <= set(named)
    assert not repeated(named)


def test_words_come_in_file_order() -> None:
    """Words are listed category after category, each as its file has them: draws count on it."""
    listed = [row[0] for category in categories() for row in rows(category)[1:]]

    assert list(words()) == listed
    assert list(categories()) == sorted(categories())
