"""What may be seen, by whom, when, and how many bytes of it."""

import json
from random import Random

import pytest

from facedown.games.ink.content import objects
from facedown.games.ink.playing import LINE, Play, play
from facedown.table.ask import HOST
from facedown.table.evening import Evening
from facedown.table.patch import Patch
from facedown.table.secret import TV

OBJECTS = "apple key cat sun"


def view_of(table, viewer):
    """The view as a device gets it."""
    return json.loads(table.frame(viewer))["view"]


FRAMED = 6 + 2 + 2
"""Bytes that the socket itself puts around a message from a device and its "ok"."""


def scribble(rng, points=20):
    """A stroke as a finger draws it, simplified to one unit: about 120 bytes."""
    x, y = rng.randrange(200, 800), rng.randrange(200, 800)
    steps = [max(-12, min(12, round(rng.gauss(0, 7)))) for _ in range(2 * points)]
    return [0, rng.randrange(8), 1, x, y, *steps]


# Objects


def test_an_object_is_its_artists_until_its_drawing_is_turned():
    """On their own screen only; the host and the board are nobody special."""
    table = play(objects=OBJECTS).drawn()
    for viewer in (*table.ids, HOST, TV, ""):
        seen = view_of(table, viewer)["objects"]
        for name, id in table.ids.items():
            assert (seen[id] is None) == (viewer != name), (viewer, name)

    table.found()
    seen = view_of(table, TV)["objects"]
    assert seen["s1"]["id"] == "apple" and seen["s2"] is None
    assert all(view_of(table.turned(), TV)["objects"].values())


def test_the_form_does_not_tell_ones_own_object_to_others():
    """Which number is not offered is that seat's secret."""
    table = play().done()
    for viewer in (TV, HOST, "", "Bo"):
        assert json.loads(table.frame(viewer))["ask"]["form"]["beside"] == [1, 2, 3, 4, 5, 6]
        assert json.loads(table.frame(viewer))["ask"]["mine"]["s1"] is None
    assert (
        table.number("Ann")
        not in json.loads(table.frame("Ann"))["ask"]["mine"]["s1"]["form"]["beside"]
    )


def test_a_swap_is_ones_own_affair():
    """Not a byte changes for anybody else."""
    table = play()
    before = table.frames("Bo")
    table.call("swap", "Bo")

    assert table.frames("Bo") == before


def test_all_objects_weigh_the_same():
    """Long or short, of the stock or one's own: frames of all seats are equally long."""
    own = Evening(gifts={"ink": {"objects": {"s1": ["ant", "Žlučový kámen “velký”"]}}})
    lengths = set()
    for seed in range(15):
        table = play(seed=seed, evening=own, level="hard", draws={
            **{f"location s{n}": id for n, id in enumerate(("beach", "farm", "cafe", "sky"), 1)},
        })  # fmt: skip
        frames = [len(table.frame(name)) for name in table.ids]
        assert len(set(frames)) == 1
        lengths.add(frames[0])
    assert len(lengths) == 1


# Drawings


def strokes_of(rng: Random) -> list[object]:
    """Some things done with a pen."""
    return [rng.choice((scribble(rng), "undo", "redo", "clear", LINE)) for _ in range(8)]


@pytest.mark.parametrize("seed", range(8))
def test_a_drawing_is_seen_by_its_artist_alone_until_all_are_shown(seed):
    """Whatever is drawn, however much, and that somebody has begun: not a byte of anybody else."""
    rng = Random(seed)
    one, other = play(), play()
    blank = one.frames("Bo")
    one.draws("Bo", *strokes_of(rng))
    other.draws("Bo", *strokes_of(rng), *strokes_of(rng))
    assert one.frames("Bo") == other.frames("Bo") == blank

    one.done("Bo"), other.done("Bo")
    assert one.frames("Bo") == other.frames("Bo")
    one.answer("Bo", None), other.answer("Bo", None)
    assert one.frames("Bo") == other.frames("Bo") == blank


def test_nobody_is_even_sent_a_message():
    """While one draws, the patches of the others are empty."""
    table = play().begins("Bo")
    before = table.split()
    patch = Patch(before, table.draws("Bo", LINE).split())

    for names in ({"s1"}, {"s1", HOST}, {TV}, set()):
        assert patch.ops(frozenset(names), frozenset(names)) == b""


def test_then_all_see_all_of_them():
    """The board, too."""
    table = play().draws("Bo", LINE).done()

    for viewer in (*table.ids, HOST, TV, ""):
        ink = view_of(table, viewer)["ink"]
        assert [json.loads(strokes) for strokes in ink.values()] == [[], [LINE], [], []]


def test_a_leavers_drawing_is_shown_to_nobody():
    """Nor is it kept."""
    table = play().draws("Bo", LINE).done("Bo").leaves("Bo").done()

    assert "s2" not in view_of(table, TV)["drawings"] and len(view_of(table, TV)["ink"]) == 3
    assert "s2" not in table.state.round.ink


# Cards


def test_which_drawing_a_card_is_for_stays_secret():
    """Where cards lie is seen; exchange what they are for, and no byte changes for the others."""
    one, other = play(objects=OBJECTS).done(), play(objects=OBJECTS).done()
    one.prepares("Ann", Bo="Bo", Cy="Cy"), other.prepares("Ann", Cy="Bo", Di="Cy")
    assert one.frames("Ann") == other.frames("Ann")
    progress = json.loads(one.frame(TV))["ask"]["waiting"]["progress"]
    assert progress["s1"] == sorted([one.number("Bo"), one.number("Cy")])

    one.places("Ann", Bo="Bo", Cy="Cy", Di="Cy"), other.places("Ann", Bo="Cy", Cy="Bo", Di="Cy")
    assert one.frames("Ann") == other.frames("Ann")


def test_or_only_how_many_lie():
    """By the option."""
    one = play(objects=OBJECTS, placing_seen=False).done()
    other = play(objects=OBJECTS, placing_seen=False).done()
    one.prepares("Ann", Bo="Bo", Cy="Cy"), other.prepares("Ann", Bo="Di", Di="Di")

    assert one.frames("Ann") == other.frames("Ann")
    assert json.loads(one.frame(TV))["ask"]["waiting"]["progress"]["s1"] == 2


@pytest.mark.parametrize("seen", [True, False])
def test_cards_are_turned_drawing_by_drawing(seen):
    """Of those for drawings not turned yet it is known where they lie, if that was seen before."""
    table = play("Ann Bo Cy", objects="apple key cat", placing_seen=seen).drawn()
    table.places("Ann", Bo="Bo", Cy="Cy").places("Bo", Ann="Ann", Cy="Cy")
    table.places("Cy", Ann="Bo", Bo="Ann")
    view = view_of(table, TV)

    assert view["drawings"]["s1"]["votes"] == {"s2": table.number("Ann"), "s3": table.number("Bo")}
    assert view["drawings"]["s2"]["votes"] == {} == view["drawings"]["s3"]["votes"]
    lying = {"s1": sorted([table.number("Bo"), table.number("Cy")]), "s2": [table.number("Cy")],
             "s3": [table.number("Ann")]}  # fmt: skip
    assert view["face_down"] == (lying if seen else {})


# Bytes


def drawn_by_ann(strokes: int) -> tuple[Play, int]:
    """So many strokes, and the bytes that crossed Ann's wire for them, both ways."""
    rng, table, ann = Random(1), play().begins("Ann"), frozenset({"s1", HOST})
    wire = 0
    for n in range(strokes):
        stroke, before = scribble(rng), table.split()
        sent = {"t": "draft", "id": "x" * 16, "wait": [1, 0, 0], "seat": "s1", "key": str(n),
                "value": stroke}  # fmt: skip
        patch = Patch(before, table.draws("Ann", stroke).split())
        ops = patch.ops(ann, ann, f"/ask/mine/s1/draft/{n}")
        wire += len(json.dumps(sent, separators=(",", ":"))) + len(ops)
        wire += len(b'{"t":"ok","id":"xxxxxxxxxxxxxxxx"}') + FRAMED
    return table, wire


def test_forty_strokes_cost_ten_kilobytes():
    """On the wire in all, and a stroke's echo never sends the drawing again."""
    table, wire = drawn_by_ann(40)

    assert table.drafts["s1"] and wire <= 10_000


def test_another_window_of_the_same_phone_gets_each_stroke_once():
    """Not the drawing with each of them."""
    table, _ = drawn_by_ann(40)
    before, stroke = table.split(), scribble(Random(2))
    ops = Patch(before, table.draws("Ann", stroke).split()).ops(
        frozenset({"s1"}), frozenset({"s1"})
    )

    assert len(ops) < len(json.dumps(stroke)) + 70


def test_done_and_taken_back_sends_no_drawing():
    """Only the word."""
    table, _ = drawn_by_ann(40)
    ann = frozenset({"s1"})
    for step in (lambda: table.done("Ann"), lambda: table.answer("Ann", None)):
        before = table.split()
        step()
        assert len(Patch(before, table.split()).ops(ann, ann)) < 200


def test_drawings_are_sent_once():
    """When all are shown; whatever happens then, no later patch holds a stroke of them."""
    table, _ = drawn_by_ann(40)
    before = table.split()
    table.done()
    first = Patch(before, table.split()).public
    needle = table.state.round.ink["s1"][:60].encode()
    assert first.count(needle) == 1

    steps = [
        lambda: table.prepares("Bo", Ann="Ann"), lambda: table.found(Ann="Bo"),
        lambda: table.call("mark", "Ann", [1, 2]), lambda: table.answer(HOST),
        lambda: table.turned(), lambda: table.call("mark", "Ann", [3]),
    ]  # fmt: skip
    for step in steps:
        before = table.split()
        step()
        for names in ({"s1"}, {"s2"}, {TV}):
            assert needle not in Patch(before, table.split()).ops(
                frozenset(names), frozenset(names)
            )


def test_everything_an_object_shows_is_in_both_languages():
    """Two phones can show one secret in two languages."""
    thing = view_of(play(objects="apple"), "Ann")["objects"]["s1"]

    assert thing == {"id": "apple", "names": objects()["apple"].names, "picture": "apple"}
