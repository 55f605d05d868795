"""Who sits where, under which name, and who rules."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from facedown.table.entries import Ruled, Seated
from facedown.table.refused import Refused
from facedown.table.roster import MOST_SEATS, Roster, alike
from facedown.table.secret import HOST
from tests.table.toys import roster_of


def sit(roster, name, device="d", seat=None):
    """Somebody new."""
    seat = seat or f"s{roster.next}"
    roster.seated(Seated(id="x", at=0, what="sat", seat=seat, name=name, device=device))
    return seat


def seated(roster, what, seat, **more):
    """A seat comes, goes or moves."""
    roster.seated(Seated(id="x", at=0, what=what, seat=seat, **more))
    return roster


def ruled(roster, what, **more):
    """The host rules about the room."""
    roster.ruled(Ruled(id="x", at=0, what=what, **more))
    return roster


def code(act, *args, **more):
    """The code with which it is refused."""
    with pytest.raises(Refused) as refused:
        act(*args, **more)
    return refused.value.code


# Seats


def test_a_seat_is_never_used_again():
    """Ids go on counting, so that scores of somebody who left are nobody else's."""
    roster = Roster()
    assert [sit(roster, "Ann"), sit(roster, "Bo")] == ["s1", "s2"]
    seated(roster, "left", "s2")
    assert code(sit, roster, "Cy", seat="s2") == "form"
    assert sit(roster, "Bo") == "s3"
    assert roster.gone["s2"].name == "Bo"


def test_colours_and_shapes_are_free_again():
    """A new seat has the first mark that nobody at the table has."""
    roster = roster_of("Ann Bo Cy")
    seated(roster, "left", "Bo")
    assert [p.mark for p in roster.places] == [0, 2]
    sit(roster, "Di")
    assert [p.mark for p in roster.places] == [0, 2, 1]


def test_a_table_has_twenty_seats():
    """The twenty-first is refused."""
    roster = Roster()
    for n in range(MOST_SEATS):
        sit(roster, f"Name{chr(97 + n)}")
    assert code(sit, roster, "One more") == "full"


def test_a_seat_moves_to_another_device():
    """Who moves is back, and keeps the seat."""
    roster = seated(roster_of("Ann Bo"), "away", "Bo")
    seated(roster, "moved", "Bo", device="phone of Ann")
    assert roster.held_by("phone of Ann") == ("Ann", "Bo")
    assert roster.here("Bo")


@pytest.mark.parametrize("what", ["away", "back", "left", "moved", "renamed"])
def test_only_who_sits_here_goes(what):
    """A stranger does not leave."""
    assert code(seated, roster_of("Ann"), what, "Nobody", name="No", device="d") == "not_seated"


def test_away_and_back():
    """Twice away is away; the host may be away without a seat."""
    roster = seated(seated(roster_of("Ann Bo"), "away", "Bo"), "away", "Bo")
    assert (roster.here("Bo"), roster.anybody()) == (False, True)
    assert seated(roster, "back", "Bo").here("Bo")
    assert seated(roster, "back", "Bo").here("Bo")
    assert not seated(roster, "away", HOST).here(HOST)


def test_the_order_is_of_all_seats():
    """The seating, to the left: everyone once."""
    roster = ruled(roster_of("Ann Bo Cy"), "order", order=("Cy", "Ann", "Bo"))
    assert roster.seats == ("Cy", "Ann", "Bo")
    for order in ((), ("Cy", "Ann"), ("Cy", "Ann", "Ann"), ("Cy", "Ann", "Bo", "Di")):
        assert code(ruled, roster, "order", order=order) == "form"


# The host


def test_the_hosts_first_seat_is_the_hosts_own():
    """Who opened the room, sits down, and later passes the phone, rules from the first seat."""
    roster = Roster(hosting="tablet", home="tablet")
    sit(roster, "Ann", device="phone")
    assert roster.host is None
    sit(roster, "Bo", device="tablet")
    sit(roster, "Cy", device="tablet")
    assert [roster.host, roster.home_seat] == ["s2", "s2"]


def test_a_host_who_leaves_has_no_seat():
    """The device rules on until the role is passed on."""
    roster = seated(roster_of("Ann Bo"), "left", "Ann")
    assert (roster.host, roster.home_seat, roster.hosting) == (None, None, "phone of Ann")


def test_the_role_does_not_go_back_to_who_is_gone_for_good():
    """Who stood in for a host that left is the host from then on."""
    roster = roster_of("Ann Bo")
    ruled(roster, "host", seat="Bo", device="phone of Bo", acting=True)
    seated(roster, "left", "Ann")
    assert (roster.home, roster.home_seat) == ("phone of Bo", "Bo")


def test_a_room_without_anybody_is_empty():
    """Not even the host is here who has no device."""
    assert not Roster().anybody()
    assert Roster(hosting="tablet").anybody()


# Names


@pytest.mark.parametrize(
    ("name", "refused"),
    [
        ("", "name_length"),
        ("   ", "name_length"),
        ("\u200b", "name_length"),
        ("\u3164", "name_length"),
        ("x" * 21, "name_length"),
        ("a\u200d" * 30, "name_length"),
        ("x" * 10**6, "name_length"),
    ],
)
def test_a_name_has_one_to_twenty_visible_characters(name, refused):
    """After trimming, counted as they are seen."""
    assert code(sit, roster_of("Ann"), name) == refused


def test_long_names_of_marks_and_pictures():
    """Twenty letters with marks, twenty joined pictures: what counts is what is seen."""
    roster = Roster()
    for name in ("Ž" * 20, "e\u0301" * 20, "👩\u200d🚀" * 20, "का" * 20):
        sit(roster, name)


def test_a_name_that_is_no_text():
    """A number is no name."""
    with pytest.raises(Refused) as refused:
        Roster().free_name(3, "s1")  # type: ignore[arg-type]
    assert refused.value.code == "name_letters"


def test_a_name_is_kept_tidy():
    """Blanks, overrides and whatever else deceives is gone."""
    roster = Roster()
    sit(roster, "  Eva\u202e   N. ")
    assert roster.places[0].name == "Eva N."


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("Ann", "ann"),
        ("Eva", "Éva"),
        ("Eva", "E v a"),
        ("Eva", "Eva-"),
        ("Ann", "Аnn"),
        ("Otto", "0tt0"),
        ("Al", "AI"),
        ("Al", "A1"),
        ("Al", "A|"),
        ("Bo", "Вο"),
        ("Bo", "Ｂｏ"),
        ("Bo", "Bo\u200d"),
        ("🦊", "🦊\ufe0f"),
        ("👍🏻", "👍🏿"),
        ("!", "!\u200d"),
    ],
)
def test_look_alikes(a, b):
    """Two names that would be taken for one another cannot both sit here."""
    assert alike(a, b)
    assert alike(b, a)
    roster = Roster()
    sit(roster, a)
    assert code(sit, roster, b) == "name_taken"


@pytest.mark.parametrize(
    ("a", "b"),
    [("Ann", "Anna"), ("Kai", "Kal"), ("🦊", "🐻"), ("Eva 🦊", "Eva"), ("!", "?"), ("Ян", "Ян2")],
)
def test_no_look_alikes(a, b):
    """Names that a glance tells apart may both sit here."""
    assert not alike(a, b)


def test_ones_own_name_may_be_changed():
    """To a look-alike of itself too, but not of another's."""
    roster = roster_of("Ann Bo")
    assert seated(roster, "renamed", "Ann", name="ann").places[0].name == "ann"
    assert code(seated, roster, "renamed", "Ann", name="B0") == "name_taken"


def test_the_name_of_one_who_left_is_free():
    """Only names of those at the table are taken."""
    roster = seated(roster_of("Ann Bo"), "left", "Bo")
    assert sit(roster, "Bo") == "s1"


@given(st.text(max_size=60))
def test_any_name_is_taken_or_refused(name):
    """Whatever is sent as a name; and what is taken is its own look-alike."""
    roster = Roster()
    try:
        sit(roster, name)
    except Refused as refused:
        assert refused.code in ("name_length", "name_letters")
    else:
        assert alike(roster.places[0].name, name)
        assert code(sit, roster, name) == "name_taken"
