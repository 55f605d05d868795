"""What changed, for one viewer: judged by another implementation of RFC 6902."""

import json

import jsonpatch
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from facedown.table.patch import Patch
from facedown.table.secret import EVERYONE, Secret
from facedown.table.tree import split, whole

SEATS = ("Ann", "Bo", "Cy")
VIEWERS = [frozenset(names) for names in ((), ("Ann",), ("Bo",), ("Ann", "Cy"), ("Cy", "tv"))]

KEYS = st.sampled_from(("a", "b", "c/d", "e~f", "", "0"))
# No 0 and 1 beside true and false: a field has one type, and none turns into the other.
LEAVES = st.none() | st.booleans() | st.integers(2, 4) | st.sampled_from((0.5, 1.5, "", "ž", "x"))
PLAIN = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=6,
)
AUDIENCES = st.none() | st.sets(st.sampled_from(SEATS))
# A secret within a secret is a fault, so what is everybody's is plain as well.
SECRETS = st.builds(Secret, PLAIN, AUDIENCES, st.integers(0, 9), st.booleans())
TREES = st.recursive(
    LEAVES | SECRETS,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(KEYS, inner, max_size=5),
    max_leaves=14,
)


def seen(parts, viewer):
    """The whole as a viewer sees it."""
    return json.loads(msgspec.json.encode(whole(parts, parts.overlay(viewer))))


def change(before, now, viewer):
    """The bytes of a viewer's patch."""
    old, new = split(before), split(now)
    return Patch(old, new).ops(viewer, viewer)


def ops(before, now, viewer=frozenset()):
    """A viewer's patch, read."""
    return json.loads(b"[" + change(before, now, viewer) + b"]")


def edited(tree, rng):
    """A tree a little later: something grew, went, changed, was shown or hidden."""
    if isinstance(tree, list) and tree and rng.random() < 0.8:
        at = rng.randrange(len(tree))
        moves = [
            lambda: [*tree[:at], edited(tree[at], rng), *tree[at + 1 :]],
            lambda: [*tree, rng.choice(tree)],
            lambda: tree[:at],
            lambda: [*tree[:at], *tree[at + 1 :]],
        ]
        return rng.choice(moves)()
    if isinstance(tree, dict) and tree and rng.random() < 0.8:
        key = rng.choice(sorted(tree))
        if rng.random() < 0.2:
            return {k: v for k, v in tree.items() if k != key}
        return {**tree, key: edited(tree[key], rng)}
    if isinstance(tree, Secret):
        audience = rng.choice((tree.audience, EVERYONE, {"Ann"}, {"Bo", "Cy"}, ()))
        return Secret(rng.choice((tree.value, "new")), audience, tree.weight)
    return rng.choice((tree, 5, "new", None, True, Secret("fresh", {"Ann"}), [tree]))


def resecreted(tree, viewer, rng):
    """The same tree, but that other things are kept from the viewer."""
    if isinstance(tree, list):
        return [resecreted(item, viewer, rng) for item in tree]
    if isinstance(tree, dict):
        return {key: resecreted(value, viewer, rng) for key, value in tree.items()}
    if isinstance(tree, Secret) and not tree.seen_by(viewer):
        value = rng.choice((None, 7, "other", [1, [2]], {"a": 0}, True))
        audience = rng.choice([{s} for s in (*SEATS, "nobody") if s not in viewer])
        return Secret(value, audience, rng.randrange(30))
    if isinstance(tree, Secret) and tree.audience is EVERYONE:
        return Secret(resecreted(tree.value, viewer, rng), EVERYONE)
    return tree


@settings(deadline=None, max_examples=300)
@given(TREES, TREES, st.sampled_from(VIEWERS))
def test_the_old_whole_patched_is_the_new_whole(before, now, viewer):
    """Between any two trees, for any viewer."""
    patched = jsonpatch.apply_patch(seen(split(before), viewer), ops(before, now, viewer))
    assert exactly(patched) == exactly(seen(split(now), viewer))


@settings(deadline=None, max_examples=300)
@given(TREES, st.randoms(use_true_random=False), st.sampled_from(VIEWERS))
def test_small_changes_one_after_another(tree, rng, viewer):
    """Step by step a patched copy stays what the viewer would be sent afresh."""
    copy = seen(split(tree), viewer)
    for _ in range(4):
        later = edited(tree, rng)
        copy = jsonpatch.apply_patch(copy, ops(tree, later, viewer))
        assert exactly(copy) == exactly(seen(split(later), viewer))
        tree = later


@settings(deadline=None, max_examples=300)
@given(TREES, st.randoms(use_true_random=False), st.sampled_from(VIEWERS))
def test_a_patch_tells_nothing_of_what_is_kept_from_its_viewer(tree, rng, viewer):
    """Other secrets, other audiences, other changes of them: the same bytes."""
    later = edited(tree, rng)
    other = resecreted(tree, viewer, rng), resecreted(later, viewer, rng)
    assert change(*other, viewer) == change(tree, later, viewer)


@settings(deadline=None)
@given(TREES, st.sampled_from(VIEWERS))
def test_nothing_changed_nothing_sent(tree, viewer):
    """The same tree twice is no change, for anybody."""
    assert change(tree, tree, viewer) == b""


def exactly(tree):
    """JSON text: 1 is not 1.0, nor true."""
    return json.dumps(tree, sort_keys=True)


def test_what_grew_is_not_sent_again():
    """A list that grew is added to; a long text beside it is not sent."""
    clues = [{"seat": "s1", "text": "x" * 500}]
    now = {"clues": [*clues, {"seat": "s2", "text": "new"}], "rest": "y" * 500}
    assert ops({"clues": clues, "rest": "y" * 500}, now) == [
        {"op": "add", "path": "/clues/1", "value": {"seat": "s2", "text": "new"}}
    ]


def test_a_list_of_secrets_that_grew():
    """New cards are added as nulls, and their faces put in for their owner alone."""
    before = [Secret("a" * 99, {"Ann"})]
    now = [*before, Secret("b", {"Ann"}), Secret("c", {"Bo"})]
    added = [{"op": "add", "path": f"/{at}", "value": None} for at in (1, 2)]
    assert ops(before, now) == added
    assert ops(before, now, frozenset({"Ann"})) == [
        *added,
        {"op": "replace", "path": "/1", "value": "b"},
    ]


def test_a_deep_change_is_sent_alone():
    """Only the leaf that changed."""
    before = {"seats": [{"name": "Ann", "away": False}, {"name": "Bo", "away": False}]}
    now = {"seats": [{"name": "Ann", "away": False}, {"name": "Bo", "away": True}]}
    assert ops(before, now) == [{"op": "replace", "path": "/seats/1/away", "value": True}]


def test_what_is_covered_again_is_null_again():
    """A secret that goes to another audience is taken from the first."""
    before, now = {"x": Secret("word", {"Ann"})}, {"x": Secret("word", {"Bo"})}
    assert ops(before, now, frozenset({"Ann"})) == [{"op": "replace", "path": "/x", "value": None}]
    assert ops(before, now, frozenset({"Bo"})) == [{"op": "replace", "path": "/x", "value": "word"}]
    assert ops(before, now) == []


def test_what_becomes_everybodys_stays_so():
    """When a card is turned up, those who knew it are not sent a null after it."""
    before, now = {"x": Secret("word", {"Ann"})}, {"x": Secret("word", EVERYONE)}
    for viewer in (frozenset({"Ann"}), frozenset({"Bo"})):
        assert ops(before, now, viewer) == [{"op": "replace", "path": "/x", "value": "word"}]


def test_what_is_rewritten_around_a_secret_brings_it_along():
    """Where all see a place written afresh, those in the know are sent the secret in it again."""
    before, now = {"x": {"card": Secret("word", {"Ann"})}}, {"x": [Secret("word", {"Ann"})]}
    assert ops(before, now, frozenset({"Ann"})) == [
        {"op": "replace", "path": "/x", "value": [None]},
        {"op": "replace", "path": "/x/0", "value": "word"},
    ]


def drawn(*strokes, answer=None):
    """A seat's own drafts: a secret that grows."""
    return {
        "mine": Secret({"answer": answer, "draft": dict(enumerate(strokes))}, {"Ann"}, grows=True)
    }


def test_of_a_secret_that_grows_only_the_new_is_sent():
    """A stroke's echo never sends the drawing again, and neither does the word that it is done."""
    long = [[1, 2] * 40 for _ in range(9)]
    assert ops(drawn(*long), drawn(*long, [3, 4]), frozenset({"Ann"})) == [
        {"op": "add", "path": "/mine/draft/9", "value": [3, 4]}
    ]
    assert ops(drawn(*long), drawn(*long, answer="ok"), frozenset({"Ann"})) == [
        {"op": "replace", "path": "/mine/answer", "value": "ok"}
    ]
    assert ops(drawn(*long), drawn(*long[1:]), frozenset({"Bo"})) == []


def test_a_secret_that_was_dealt_is_sent_whole():
    """Its weight holds for its changes too: nobody counts what is different in it."""
    before, now = ({"card": Secret({"word": w, "a": "b" * 99}, {"Ann"}, 200)} for w in "xy")
    assert len(change(before, now, frozenset({"Ann"}))) > 200


def test_who_sent_it_is_not_sent_it_back():
    """The line that drew the stroke is told everything but the stroke."""
    before, now = drawn([1]) | {"done": 0}, drawn([1], [3, 4]) | {"done": 1}
    patch, ann = Patch(split(before), split(now)), frozenset({"Ann"})
    assert json.loads(b"[" + patch.ops(ann, ann, "/mine/draft/1") + b"]") == [
        {"op": "replace", "path": "/done", "value": 1}
    ]
    assert b"/mine/draft/1" in patch.ops(ann, ann)


@pytest.mark.parametrize("viewer", [frozenset({"tv"}), frozenset({"Bo"}), frozenset()])
def test_the_public_part_is_made_once(viewer):
    """Those who are in no audience are all sent the very same bytes."""
    old, new = split({"x": 1, "w": Secret(1, {"Ann"})}), split({"x": 2, "w": Secret(2, {"Ann"})})
    patch = Patch(old, new)
    assert patch.ops(viewer, viewer) == patch.public
