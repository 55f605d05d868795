"""The deck: enough pictures, each in words and with people it calls to mind."""

from collections import Counter
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from facedown.games.hat.content import LANGUAGES, characters, pictures
from facedown.games.hat.deck import backs, backs_played, deck_size

CONTENT = files("facedown.games.hat") / "content"


def test_there_are_at_least_120_pictures():
    """Each with a word or two in every language, no two alike."""
    assert len(pictures()) >= 120
    for language in LANGUAGES:
        labels = [picture.labels[language] for picture in pictures().values()]
        assert all(labels) and len(set(labels)) == len(labels)


def test_ids_are_plain():
    """They are names of files too."""
    for picture in pictures().values():
        assert picture.id.isascii() and picture.id.replace("_", "").isalpha()
        assert picture.id == picture.id.lower() and picture.tags


@pytest.mark.parametrize("id", pictures())
def test_each_picture_is_a_small_svg_that_loads_nothing(id):
    """Well formed, with a view box, without scripts, links or text."""
    svg = (CONTENT / "pictures" / f"{id}.svg").read_text(encoding="utf-8")
    root = ElementTree.fromstring(svg)
    assert root.tag.endswith("svg") and str(root.get("viewBox")).startswith("0 0 32 3")
    assert len(svg) < 20_000
    for element in root.iter():
        tag = element.tag.rpartition("}")[2]
        assert tag not in ("script", "image", "use", "text", "foreignObject", "style", "a"), tag
        assert not any("href" in name for name in element.attrib)


def test_no_picture_lies_about_without_a_card():
    """The folder holds the deck and nothing else."""
    found = {entry.name for entry in (CONTENT / "pictures").iterdir()}
    assert found == {f"{id}.svg" for id in pictures()}


def test_no_two_pictures_are_the_same():
    """Byte for byte."""
    shown = [(CONTENT / "pictures" / f"{id}.svg").read_bytes() for id in pictures()]
    assert len(set(shown)) == len(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_picture_calls_ten_characters_to_mind(language):
    """In every language; none twice, none too long to be typed."""
    assert list(characters(language)) == list(pictures())
    for id, names in characters(language).items():
        assert len(names) >= 10, id
        assert len(set(names)) == len(names), id
        assert all(name == name.strip() and 0 < len(name) <= 40 for name in names), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_that_fit_several_pictures_are_many(language):
    """They are the best trouble."""
    fits = Counter(name for names in characters(language).values() for name in names)
    assert sum(count > 1 for count in fits.values()) > 100


def test_each_language_has_people_of_its_own():
    """Czech ones for Czechs."""
    en, cs = ({name for names in characters(lang).values() for name in names} for lang in LANGUAGES)
    assert len(cs - en) > 500 and len(en - cs) > 500


def test_a_deck_of_120_has_44_left_44_right_and_32_any_half_of_each_black():
    """As the rulebook says."""
    assert Counter(arrow for arrow, _ in backs(120)) == {"left": 44, "right": 44, "any": 32}
    assert Counter(backs(120)) == {
        ("left", True): 22, ("left", False): 22, ("right", True): 22, ("right", False): 22,
        ("any", True): 16, ("any", False): 16,
    }  # fmt: skip


@pytest.mark.parametrize("size", [9, 10, 33, 47, 60, 119])
def test_a_smaller_deck_has_arrows_in_like_shares(size):
    """As nearly as it can, and half of each black."""
    of = backs(size)
    shares = Counter(arrow for arrow, _ in of)
    assert len(of) == size and abs(shares["left"] - shares["right"]) <= 1
    assert abs(shares["any"] - size * 32 / 120) < 1
    assert abs(sum(black for _, black in of) - size / 2) <= 1.5


def test_black_or_white_only_is_half_of_the_deck():
    """Sixty cards each."""
    assert deck_size("all") == 120 and deck_size("black") == deck_size("white") == 60
    assert {black for _, black in backs_played("white")} == {False}
