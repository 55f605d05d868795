"""What a device is sent besides the game's own view."""

import msgspec

from facedown.table.ask import HOST, Ask, Call
from facedown.table.forms import Form, Hidden, Number, OneSeat
from facedown.table.frame import Knock
from facedown.table.tree import split, whole
from tests.table.toys import Toys


def seen(table, *viewer, **more):
    """What a viewer is sent."""
    parts = split(table.frame(**more))
    return msgspec.json.decode(msgspec.json.encode(whole(parts, parts.overlay(frozenset(viewer)))))


def pick(**ask):
    """A scene of one ask of all."""

    def scene(g, t):
        yield Ask(t.seats, "pick", ask.pop("form", Number(1, 9)), **ask)

    return scene


def test_an_answer_is_ones_own():
    """Each asked seat has an entry; only its own viewer sees what is in it."""
    table = Toys(pick(form=OneSeat(("Ann", "Bo", "Cy"), True))).answer("Ann", "Bo")
    drafts = {"Bo": {"": "Cy"}}
    mine = seen(table, "Ann", drafts=drafts)["ask"]["mine"]
    assert mine["Ann"]["answer"] == "Bo"
    assert mine["Ann"]["form"]["of"] == ["Bo", "Cy"]
    assert (mine["Bo"], mine["Cy"]) == (None, None)
    assert seen(table, "Bo", drafts=drafts)["ask"]["mine"]["Bo"]["draft"] == {"": "Cy"}
    assert seen(table, "tv", drafts=drafts)["ask"]["mine"] == dict.fromkeys(("Ann", "Bo", "Cy"))


def test_how_much_is_seen_of_open_answers():
    """Nothing, how many, whose, how far, or all: as the ask says."""
    waiting = {}
    for how in ("nothing", "count", "who", "progress", "all"):
        table = Toys(pick(seen=how)).answer("Bo", 7)
        waiting[how] = seen(table, "tv", drafts={"Cy": {"": 3}})["ask"]["waiting"]
    plain = {"of": 3, "count": 1, "done": None, "progress": None}
    assert waiting["nothing"] == {**plain, "count": None}
    assert waiting["count"] == plain
    assert waiting["who"] == {**plain, "done": ["Bo"]}
    progress = {"Ann": False, "Bo": True, "Cy": True}
    assert waiting["progress"] == {**plain, "done": ["Bo"], "progress": progress}
    assert waiting["all"]["progress"] == {"Ann": None, "Bo": 7, "Cy": 3}


def test_calls_are_shown_to_those_who_may_make_them():
    """The names of the calls are known to all; the form only to whom it is meant for."""
    table = Toys(pick(calls={"stop": Call(("Bo", HOST), OneSeat(("Ann",)))}))
    assert seen(table, "Ann")["ask"]["calls"] == {"stop": None}
    for viewer in ("Bo", HOST):
        assert seen(table, viewer)["ask"]["calls"]["stop"]["of"] == ["Ann"]


def test_a_form_may_itself_be_a_secret():
    """What everybody may know of a form is what the form says to nobody in particular."""

    class Cards(Form, frozen=True, tag="cards"):
        """One of one's own cards."""

        hands: dict[str, list[str]]

        def describe(self, seat):
            """Only the own hand."""
            return Cards({seat: self.hands[seat]}) if seat in self.hands else Hidden()

    table = Toys(pick(form=Cards({"Ann": ["x"], "Bo": ["y"], "Cy": ["z"]})))
    frame = seen(table, "Bo")
    assert frame["ask"]["form"] == {"form": "hidden"}
    assert frame["ask"]["mine"]["Bo"]["form"]["hands"] == {"Bo": ["y"]}
    assert '"x"' not in str(frame)


def test_who_sits_where():
    """In seating order; equal hands are on one device; a device may be gone before its seats
    are away.
    """
    table = Toys(pick(), devices={"Cy": "phone of Ann"}).seat("away", "Bo")
    seats = seen(table, linked={"phone of Ann"})["seats"]
    assert [(s["id"], s["away"], s["linked"], s["hand"]) for s in seats] == [
        ("Ann", False, True, 0),
        ("Bo", True, False, 1),
        ("Cy", False, True, 0),
    ]


def test_who_has_left_is_still_named():
    """A view may name a seat that is gone; its device is nobody's business."""
    frame = seen(Toys(pick()).seat("left", "Cy"))
    assert frame["gone"] == {"Cy": {"name": "Cy", "mark": 2}}
    assert "phone" not in str(frame)


def test_knocks_are_for_the_host():
    """Who wants to come in is seen by the host alone."""
    table = Toys(pick())
    assert seen(table, "Ann", knocks=(Knock("d", "Di"),))["room"]["knocks"] is None
    assert seen(table, HOST, knocks=(Knock("d", "Di"),))["room"]["knocks"][0]["name"] == "Di"


def test_clocks_are_moments():
    """When it ends, when it opens, when the asked are nudged: seconds by the table's clock."""
    ask = seen(Toys(pick(within=30.0, earliest=2.0, nudge=20.0, last_call=5.0)))["ask"]
    assert (ask["end"], ask["opens"], ask["nudge"], ask["locks"]) == (30, 2, 20, 25)
    bare = seen(Toys(pick()))["ask"]
    assert (bare["end"], bare["opens"], bare["nudge"], bare["locks"]) == (None,) * 4


def test_after_the_scene_nothing_is_asked():
    """Between two scenes there is a view, and no ask."""
    frame = seen(Toys(pick()).rule("void"))
    assert frame["ask"] is None
    assert frame["view"] == {"said": []}


def test_what_a_device_is_itself_is_laid_over():
    """`you` is nobody's in the tree of all: the room fills it in for each device."""
    assert seen(Toys(pick()), "Ann")["you"] is None
