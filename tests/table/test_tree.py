"""How a tree with secrets becomes what one viewer may see."""

import json
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from facedown.table.forms import OneOf
from facedown.table.secret import EVERYONE, HOST, NOBODY, Secret
from facedown.table.tree import split, weigh, whole

ANN, BO, TV = frozenset({"Ann"}), frozenset({"Bo"}), frozenset({"tv"})


def seen(tree, viewer):
    """What a viewer sees."""
    parts = split(tree)
    return json.loads(msgspec.json.encode(whole(parts, parts.overlay(frozenset(viewer)))))


class Card(Struct):
    """A card with a face for its owner."""

    owner: str
    face: Secret[Any]


def test_a_secret_is_null_to_all_but_its_audience():
    """Whatever it is: no true and false, no length."""
    tree = {"cards": [Card("Ann", Secret("sun", ANN)), Card("Bo", Secret(["x"], BO))]}
    for viewer, faces in ((ANN, ["sun", None]), (BO, [None, ["x"]]), (TV, [None, None])):
        assert [card["face"] for card in seen(tree, viewer)["cards"]] == faces


def test_a_viewer_of_several_names_sees_with_each():
    """A seat that is the host sees what its seat and what the host may see."""
    tree = {"a": Secret(1, ANN), "h": Secret(2, {HOST}), "b": Secret(3, BO)}
    assert seen(tree, {"Ann", HOST}) == {"a": 1, "h": 2, "b": None}
    assert seen(tree, ()) == {"a": None, "h": None, "b": None}


def test_a_secret_for_everyone_and_one_for_nobody():
    """Everyone is no audience but the end of the secret; nobody's is in no overlay at all."""
    tree = {"all": Secret({"x": 1}, EVERYONE), "none": Secret("word", NOBODY)}
    assert seen(tree, ANN) == {"all": {"x": 1}, "none": None}
    assert seen(tree, TV) == {"all": {"x": 1}, "none": None}
    assert split(tree).overlay(ANN) == {}


def test_the_public_tree_is_the_same_whatever_is_secret():
    """Nothing of a secret is in what all see, not even whether it is there."""
    trees = [{"x": Secret(value, ANN)} for value in (None, 0, "word", [1] * 99, {"a": 1})]
    assert len({msgspec.json.encode(split(tree).public) for tree in trees}) == 1


@pytest.mark.parametrize("word", ["a", 'say "x"', "žluť", "\\\n", "longest of all"])
def test_weights_equal_lengths(word):
    """Every card of the deal takes as many bytes, quotes and accents or not."""
    heaviest = max(weigh(w) for w in ("a", 'say "x"', "žluť", "\\\n", "longest of all"))
    [data] = split({"card": Secret(word, ANN, heaviest)}).overlay(ANN).values()
    assert len(data) == heaviest
    assert json.loads(data) == word


@pytest.mark.parametrize("audience", [ANN, EVERYONE])
def test_a_secret_holds_no_secret(audience):
    """A secret within a secret would be seen by the wrong audience: a fault."""
    with pytest.raises(TypeError):
        split({"x": Secret({"y": Secret(1, BO)}, audience)})


class Plain(Struct):
    """A field whose type tells of no secret."""

    face: str


def test_a_secret_where_no_type_tells_of_it():
    """It is neither shown nor lost: a fault."""
    with pytest.raises(TypeError, match="type tells of none"):
        split(Plain(Secret("word", ANN)))  # type: ignore[arg-type]


def test_a_forgotten_redaction_fails():
    """Encoding a secret without redacting it is an error, not a leak."""
    with pytest.raises(TypeError):
        msgspec.json.encode({"x": Secret("word", ANN)})
    with pytest.raises(TypeError):
        msgspec.msgpack.encode(Secret("word", ANN))


@pytest.mark.parametrize("leaf", [object(), 1j, range(3), Exception()])
def test_only_plain_things_have_a_place_in_a_view(leaf):
    """Anything else is a fault."""
    with pytest.raises(TypeError, match="no place in a view"):
        split({"x": leaf})


def test_a_secret_tells_nothing_in_passing():
    """Not in its repr, nor in that of a split tree."""
    parts = split({"x": Secret("word", ANN)})
    assert "word" not in repr(Secret("word", ANN)) + repr(parts)


def test_structs_and_forms_are_encoded_as_the_wire_says():
    """A form names itself; tuples are lists; keys are texts."""
    tree = {"form": OneOf(("a", "b")), 3: (1, 2.5, None, True)}
    assert seen(tree, ()) == {
        "form": {"form": "one_of", "options": ["a", "b"]},
        "3": [1, 2.5, None, True],
    }


def test_odd_keys_and_a_secret_root():
    """Keys with slashes and tildes are kept apart; the whole tree may be a secret."""
    tree = {
        "a/b": Secret(1, ANN),
        "a~1b": Secret(2, ANN),
        "": Secret(3, ANN),
        "~": [Secret(4, ANN)],
    }
    assert seen(tree, ANN) == {"a/b": 1, "a~1b": 2, "": 3, "~": [4]}
    assert seen(Secret("word", ANN), ANN) == "word"
    assert seen(Secret("word", ANN), BO) is None


def test_overlays_leave_the_public_tree_alone():
    """What is placed for one viewer is not there for the next."""
    parts = split({"x": [Secret(1, ANN)]})
    whole(parts, parts.overlay(ANN))
    assert parts.public == {"x": [None]}
