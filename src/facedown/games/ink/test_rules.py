"""A round, as the rules page tells it, sentence by sentence."""

import pytest

from facedown.games.ink.content import objects
from facedown.games.ink.playing import LINE, play
from facedown.table.ask import HOST

ONE_PHONE = dict.fromkeys(("Ann", "Bo", "Cy", "Di"), "tablet")

# Worked cases


@pytest.mark.parametrize("by, points", [
    ("Bo", {"Ann": 2, "Bo": 1, "Cy": 0, "Di": 0}),
    ("Bo Cy Di", {"Ann": 0, "Bo": 1, "Cy": 1, "Di": 1}),
    ("", {"Ann": 0, "Bo": 0, "Cy": 0, "Di": 0}),
])  # fmt: skip
def test_four_players_and_the_drawing_of_one(by, points):
    """A's object found by B, not by C and D: B 1, A 2. By all: 1 each, A 0. By nobody: A 0."""
    assert play().drawn().found(Ann=by).turned().points == points


@pytest.mark.parametrize("by, artist", [("", 0), ("Bo", 2), ("Bo Cy", 0)])
def test_three_players(by, artist):
    """Two guessers, so the artist scores only with exactly one right."""
    assert play("Ann Bo Cy").drawn().found(Ann=by).turned().points["Ann"] == artist


def test_five_players_and_the_last_voter_with_two_cards():
    """Six objects on show, one of them nobody's; the two cards fall on objects not used yet."""
    table = play("Ann Bo Cy Di Ed").drawn()
    r = table.state.round
    assert len(r.six) == 6 and len(set(r.six) - set(r.objects.values())) == 1

    names = ("Ann", "Bo", "Cy", "Di", "Ed")
    for who in names[:4]:
        table.answer(who, {a: table.wrong(who, a) for a in names if a != who})
    table.prepares("Ed", Ann="Ann", Bo="Bo").wait(4)
    assert table.asks("find")
    table.wait(1)
    assert table.asks("turn")

    cards = table.named(r.cards[table.id("Ed")])
    assert (cards["Ann"], cards["Bo"]) == (table.number("Ann"), table.number("Bo"))
    assert len(set(cards.values())) == 4 and table.number("Ed") not in cards.values()
    assert table.named(r.random)["Ed"] == [table.id("Cy"), table.id("Di")]
    assert not table.named(r.random)["Ann"]


# Hide


def test_each_gets_a_secret_object_and_a_location():
    """All draw at the same time."""
    table = play()
    r = table.state.round

    assert table.asks("hide") and table.asked == "Ann Bo Cy Di"
    assert len(set(r.objects.values())) == len(set(r.locations.values())) == 4


def test_an_object_one_does_not_know_may_be_swapped_once():
    """It is used up, and not among the six."""
    table = play(objects="apple")
    table.call("swap", "Ann")
    assert table.state.round.objects["s1"] != "apple" and "apple" in table.state.used
    assert table.may("swap") == "Bo Cy Di"
    assert table.refuses("call", "swap", "Ann") == "no_such_call"

    assert "apple" not in table.drawn().state.round.six


def test_swapped_only_before_the_first_stroke():
    """Which is an act of its own, so that the rules know."""
    table = play()
    assert table.may("begin") == "Ann Bo Cy Di"
    assert table.form("Ann").begun is False
    table.begins("Ann")

    assert table.may("swap") == table.may("begin") == "Bo Cy Di"
    assert table.refuses("call", "swap", "Ann") == "no_such_call"
    assert table.form("Ann").begun is True


def test_a_swapped_object_is_unlike_those_on_the_table():
    """And unlike the one it was swapped for."""
    for seed in range(30):
        table = play("A B C D E F", seed=seed)
        old = table.state.round.objects["s1"]
        table.call("swap", "A")
        kin = [objects()[id].kin for id in (old, *table.state.round.objects.values())]
        assert len(set(kin)) == 7


def test_all_but_one_are_done():
    """A countdown of five seconds; at zero the last board is taken as it is."""
    table = play().draws("Di", LINE, LINE).done("Ann", "Bo")
    assert table.left is None
    table.done("Cy")
    assert table.left == 5
    table.draws("Di", LINE).wait(5)

    assert table.asks("find")
    assert table.named(table.state.round.strokes) == {"Ann": 0, "Bo": 0, "Cy": 0, "Di": 3}


def test_present_but_one():
    """Who is away is not waited for in the last call."""
    table = play().away("Bo").done("Ann", "Cy")

    assert table.left == 5


def test_done_may_be_withdrawn_until_the_countdown_starts():
    """Then it is final."""
    table = play().done("Ann").answer("Ann", None).done("Ann", "Bo", "Cy")
    assert table.refuses("answer", "Ann", None) == "locked"

    table = play().draws("Ann", LINE).done("Ann").answer("Ann", None)
    table.draws("Ann", LINE).done()
    assert table.state.round.strokes["s1"] == 2


def test_how_many_are_done_is_seen_by_all():
    """Not who."""
    table = play().done("Ann", "Bo")
    waiting = b'"waiting":{"of":4,"count":2,"done":null,"progress":null}'

    for frame in table.frames().values():
        assert waiting in frame


def test_an_empty_board_is_taken():
    """Its artist was asked once, by the phone."""
    table = play().done()

    assert table.asks("find") and table.state.round.ink["s1"] == "[]"


# Find


def test_the_dealt_objects_and_as_many_others_as_make_six():
    """Shuffled, beside the numbers 1 to 6; all unlike one another."""
    for seats in ("A B C", "A B C D", "A B C D E", "A B C D E F"):
        r = play(seats).done().state.round
        assert len(r.six) == len({objects()[id].kin for id in r.six}) == 6
        assert set(r.objects.values()) <= set(r.six)

    orders = {tuple(play(seed=s, objects="apple key cat sun").done().state.round.six.index(o)
                    for o in ("apple", "key")) for s in range(20)}  # fmt: skip
    assert len(orders) > 10


def test_all_drawings_are_shown_each_with_artist_and_location():
    """Now everybody sees them."""
    table = play().draws("Ann", LINE).done()
    view = table.view

    assert table.named(view.drawings).keys() == {"Ann", "Bo", "Cy", "Di"}
    assert view.ink[view.drawings["s1"].picture] == str(LINE).replace(" ", "").join("[]")
    assert set(view.locations) == {"s1", "s2", "s3", "s4"}


def test_no_vote_on_ones_own_drawing_nor_for_ones_own_object():
    """Neither is offered."""
    table = play().done()
    own = table.number("Ann")
    form = table.form("Ann")
    assert form.of == ("s2", "s3", "s4") and own not in form.beside and len(form.beside) == 5

    free = [n for n in range(1, 7) if n != own]
    cards = dict(zip(("Bo", "Cy", "Di"), free, strict=False))
    assert table.refuses("answer", "Ann", cards | {"Ann": free[0]}) == "own_drawing"
    assert table.refuses("answer", "Ann", cards | {"Bo": own}) == "own_object"
    assert table.refuses("answer", "Ann", {"Bo": free[0]}) == "unplaced"
    assert table.refuses("answer", "Ann", cards | {"Bo": 7}) == "no_such_object"
    for odd in (0, True, 1.5, "1", None, [1], -2):
        assert table.refuses("answer", "Ann", cards | {"Bo": odd}) in ("form", "no_such_object")
    assert table.refuses("answer", "Ann", cards | {"Ed": 1}) == "form"
    assert table.refuses("answer", "Ann", [1, 2, 3]) == "form"
    assert table.refuses("answer", "Ann", cards) == ""


def test_a_card_may_be_moved_until_all_are_done():
    """The latest counts."""
    table = play().done()
    table.places("Ann", Bo="Bo", Cy="Bo", Di="Bo").places("Ann", Bo="Cy", Cy="Cy", Di="Cy")
    table.rules("skip")

    assert set(table.state.round.cards["s1"].values()) == {table.number("Cy")}


def test_two_votes_may_lie_on_one_object_unless_chosen_otherwise():
    """One object, one vote."""
    assert play().done().places("Ann", Bo="Bo", Cy="Bo", Di="Bo")
    table = play(one_vote=True).done()

    assert table.refuses("places", "Ann", Bo="Bo", Cy="Bo", Di="Di") == "one_vote"
    assert table.refuses("prepares", "Ann", Bo="Bo", Cy="Bo") == "one_vote"
    assert table.refuses("places", "Ann", Bo="Bo", Cy="Cy", Di="Di") == ""


def test_random_cards_count():
    """A right one is worth a point, and the artist's two as well."""
    table = play(seed=3).done().rules("skip")
    r = table.state.round
    hits = sum(n == table.number(table.name(a)) for laid in r.cards.values()
               for a, n in laid.items())  # fmt: skip
    assert all(len(artists) == 3 for artists in r.random.values())

    points = table.turned().points
    assert sum(points.values()) >= hits and (hits == 0) == (sum(points.values()) == 0)


def test_the_host_may_start_the_last_call_for_all():
    """When more than one is idle; where one alone is, it runs already."""
    for start in (play(), play().done()):
        start.call("last_call", HOST)
        assert start.left == 5
        name = start.position.name
        start.wait(5)
        assert start.position.name != name

    table = play().done("Ann", "Bo", "Cy").wait(3)
    assert table.call("last_call", HOST).left == 2


def test_in_the_last_call_for_all_done_is_final():
    """And who is still busy may go on till it ends."""
    table = play().done("Ann").call("last_call", HOST)
    assert table.refuses("answer", "Ann", None) == "locked"
    table.draws("Bo", LINE).wait(5)

    assert table.state.round.strokes["s2"] == 1


def test_only_the_host_may_call_it():
    """Nobody else."""
    assert play().refuses("call", "last_call", "Bo") == "no_such_call"


# Score


def test_votes_are_turned_over_drawing_by_drawing():
    """The host turns the next; points count up."""
    table = play().drawn().found(Ann="Bo", Bo="Ann Cy Di")
    assert table.asks("turn")
    seen = [[d.turned for d in table.view.drawings.values()]]
    points = [sum(table.points.values())]
    while table.asks("turn"):
        table.answer(HOST)
        seen.append([d.turned for d in table.view.drawings.values()])
        points.append(sum(table.points.values()))

    assert [sum(turned) for turned in seen] == [1, 2, 3, 4, 4]
    assert points == [3, 6, 6, 6, 6] and table.asks("next")


def test_turned_over_a_drawing_tells_everything():
    """Which object it hid, who took it for what, and which card chance had placed."""
    table = play("Ann Bo Cy").drawn()
    table.places("Bo", Ann="Ann", Cy="Cy").places("Ann", Bo=table.wrong("Ann", "Bo"), Cy="Cy")
    table.wait(5)
    drawn = table.view.drawings["s1"]

    assert drawn.turned and drawn.number == table.number("Ann")
    assert drawn.votes["s2"] == drawn.number and drawn.random == ["s3"]
    assert table.view.drawings["s2"].votes == {} and table.view.drawings["s2"].number is None


def test_the_artist_may_mark_the_strokes_that_are_the_object():
    """Once it is turned over; nobody else may, and only strokes that there are."""
    table = play().draws("Ann", LINE, LINE, LINE).done().found()
    assert table.may("mark") == "Ann"
    assert table.refuses("call", "mark", "Bo", [0]) == "no_such_call"
    for odd in ([3], [-1], [0, 1, 2, 2], ["0"], [True], 1, "ok", None):
        assert table.refuses("call", "mark", "Ann", odd) == "form"
    table.call("mark", "Ann", [2, 0])
    assert table.view.drawings["s1"].marks == [0, 2] and table.asks("turn")

    assert table.turned().may("mark") == "Ann Bo Cy Di"


# Veto


def vetoed(**by):
    """Bo found Ann's drawing, Cy and Di did not; then these rule these drawings out."""
    table = play(veto=True).drawn().found(Ann="Bo").turned()
    assert table.asks("veto")
    for who in table.waited_for():
        table.answer(who, by.get(who, "").split())
    return table


def test_a_strict_majority_of_the_others_may_veto():
    """It costs the artist the 2 points; guessers keep theirs."""
    assert vetoed(Bo="Ann", Cy="Ann").points == {"Ann": 0, "Bo": 1, "Cy": 0, "Di": 0}
    assert vetoed(Bo="Ann", Cy="Ann").view.drawings["s1"].vetoed
    assert vetoed(Bo="Ann").points == {"Ann": 2, "Bo": 1, "Cy": 0, "Di": 0}


def test_half_is_no_strict_majority():
    """Two of four others."""
    table = play("Ann Bo Cy Di Ed", veto=True).drawn().found(Ann="Bo").turned()
    table.answer("Bo", ["Ann"]).answer("Cy", ["Ann"]).rules("skip")

    assert table.points["Ann"] == 2


def test_nobody_rules_on_their_own_drawing():
    """It is not offered."""
    table = play(veto=True).drawn().found().turned()

    assert table.refuses("answer", "Ann", ["Ann"]) == "self"
    for odd in (["Ed"], "Bo", [1], {"Bo": 1}, None, [["Bo"]]):
        assert odd is None or table.refuses("answer", "Ann", odd) == "form"


def test_without_the_option_there_is_no_veto():
    """On to the scores."""
    assert play().drawn().found().turned().asks("next")


# Next


def test_used_ones_do_not_come_back_in_this_game():
    """Six rounds of six with every object swapped: no object and no location twice."""
    table = play("A B C D E F", rounds=6)
    seen = []
    while not table.state.ended:
        r = table.state.round
        seen += [*r.objects.values(), *r.locations.values()]
        for name in "ABCDEF":
            table.call("swap", name)
        seen += r.objects.values()
        table.done().rules("skip").turned().answer(HOST).then()

    assert len(seen) == len(set(seen)) == 6 * 18


def test_most_points_after_the_last_round_win_and_ties_share():
    """The match as it is entered in the evening."""
    table = play("Ann Bo Cy", rounds=1).drawn().found(Ann="Bo", Bo="Ann").turned().answer(HOST)
    table.then()
    assert table.asks("gallery") and table.view.winners == ["s1", "s2"]

    evening = table.answer(HOST).settled()
    assert evening.matches[0].points == {"s1": 3, "s2": 3, "s3": 0}
    assert evening.matches[0].winners == ["s1", "s2"] and evening.matches[0].rounds == 1


def test_three_rounds():
    """By default."""
    table = play()
    for number in (1, 2, 3):
        assert table.view.number == number and table.view.last == (number == 3)
        table.drawn().found().turned().answer(HOST).then()

    assert table.asks("gallery") and table.state.played == 3


def test_the_gallery_holds_every_drawing_of_the_match():
    """With its artist, location, object, votes, marks and strokes."""
    table = play("Ann Bo Cy", rounds=2).draws("Ann", LINE).done().found(Ann="Bo")
    table.call("mark", "Ann", [0]).turned().answer(HOST).then()
    table.drawn().found().turned().answer(HOST).then()
    gallery = table.view.gallery

    assert [(h.round, table.name(h.artist)) for h in gallery] == [
        (n, who) for n in (1, 2) for who in ("Ann", "Bo", "Cy")
    ]
    assert gallery[0].marks == [0] and gallery[0].votes["s2"] == gallery[0].object
    assert set(table.view.ink) == {h.picture for h in gallery}


# Boards that go round


def test_where_one_device_holds_all_seats_there_is_no_last_call():
    """Boards go round; the limit, if any, runs per player."""
    assert play(devices=ONE_PHONE).done("Ann", "Bo", "Cy").left is None
    assert play(devices=ONE_PHONE).call("last_call", HOST).left is None
    assert play(devices=ONE_PHONE, limit=1).left == 4 * 65
    assert play(limit=1).left == 65


def test_the_limit_holds_for_placing_too():
    """Then the last call, for all."""
    table = play(limit=2).wait(120).done("Ann")
    assert table.refuses("answer", "Ann", None) == "locked"
    table.wait(5)
    assert table.asks("find") and table.left == 125

    assert table.wait(125).asks("turn")


# What holds whatever happens


def test_after_a_crash_everything_is_as_it_was():
    """Folded anew from its entries, at each wait."""
    table = play("Ann Bo Cy", veto=True).draws("Ann", LINE).done("Ann").call("swap", "Bo")
    for step in (lambda: table.done(), lambda: table.found(Ann="Bo"), lambda: table.turned()):
        before = table.frames()
        assert table.folded_anew().frames() == before
        step()


def test_a_voided_round_is_dealt_again():
    """Without points; what was dealt is used up."""
    table = play().drawn().found(Ann="Bo").rules("void")
    dealt = set(table.state.used)
    table.then()

    assert table.asks("hide") and table.view.number == 1 and set(table.scores.values()) == {0}
    assert dealt.isdisjoint(table.state.round.objects.values())


def test_the_host_ends_the_match_on_completed_rounds():
    """One whose cards are all turned is completed; else the match is over at once."""
    table = play().drawn().found(Ann="Bo").turned().rules("end").then()
    assert table.asks("gallery") and table.scores["Ann"] == 2

    assert play().drawn().found(Ann="Bo").rules("end").position.next is None


def test_who_joins_watches_until_the_next_deal():
    """And is asked nothing."""
    table = play("Ann Bo Cy").sits("Di")
    assert table.asked == "Ann Bo Cy"
    table.drawn().found().turned().answer(HOST).then()

    assert table.asked == "Ann Bo Cy Di"


def test_no_more_than_six_are_dealt_in():
    """There are six numbers; who has played goes before newcomers, wherever they sit."""
    table = play("A B C D E F").sits("G").done().rules("skip").turned().answer(HOST)
    table.then()
    assert table.asked == "A B C D E F"
    table.leaves("B").rules("void").then()

    assert table.asked == "A C D E F G"
