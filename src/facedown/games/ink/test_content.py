"""Objects and locations: enough, complete, and no two of one deal alike."""

from collections import Counter
from pathlib import Path

import pytest

from facedown.games.ink.content import LEVELS, languages, locations, objects, up_to
from facedown.games.ink.deal import MOST
from facedown.games.ink.find import ON_SHOW
from facedown.table.letters import fold

FOLDER = Path(__file__).parent / "content"


def test_there_are_enough():
    """At least 150 objects on three levels, and 48 locations."""
    assert len(objects()) >= 150 and len(locations()) >= 48
    assert set(LEVELS) == {each.level for each in objects().values()}


def test_the_easiest_alone_last_for_the_longest_match():
    """Six rounds of six, every object swapped."""
    assert len(up_to("easy")) >= 6 * 2 * MOST and len(locations()) >= 6 * MOST


def test_there_are_enough_unlike_ones_for_any_deal():
    """Even after five rounds: so many kin."""
    for level in LEVELS:
        assert len({objects()[id].kin for id in up_to(level)}) >= 5 * ON_SHOW
    assert len({at.kin for at in locations().values()}) >= 2 * MOST


@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_name_is_there_once(language):
    """No two objects, and no two locations, are called the same."""
    assert set(languages()) == {"en", "cs"}
    for things in (objects(), locations()):
        names = Counter(fold(each.names[language]) for each in things.values())
        assert [name for name, count in names.items() if count > 1 or not name] == []


def test_ids():
    """Plain, and never an object's and a location's too."""
    assert not set(objects()) & set(locations())
    for id in (*objects(), *locations()):
        assert id.isascii() and id == id.lower() and id.replace("_", "").isalnum()


def test_six_ideas_in_each_language():
    """All different."""
    for at in locations().values():
        assert set(at.ideas) == set(languages())
        for ideas in at.ideas.values():
            assert len(set(ideas)) == len(ideas) == 6, at.id
            assert all(idea == idea.strip() and 1 < len(idea) < 30 for idea in ideas)


def test_each_has_its_picture():
    """Small, and none is left over."""
    for folder, things, heaviest in (("pictures", objects(), 8), ("vignettes", locations(), 11)):
        files = {path.stem: path for path in (FOLDER / folder).glob("*.svg")}
        assert set(files) == set(things)
        for path in files.values():
            text = path.read_text(encoding="utf-8")
            assert text.startswith("<svg ") and "<script" not in text
            assert len(text.encode()) < heaviest * 1024, path.name


def test_vignettes_can_be_inlined():
    """No ids that would clash."""
    for path in (FOLDER / "vignettes").glob("*.svg"):
        assert ' id="' not in path.read_text(encoding="utf-8"), path.name
