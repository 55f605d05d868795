"""What may be seen, by whom, and how many bytes of it."""

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from facedown.games.impostor.playing import play
from facedown.games.impostor.pool import stock
from facedown.games.impostor.words import words
from facedown.table.ask import HOST
from facedown.table.evening import Evening
from facedown.table.refused import Refused
from facedown.table.secret import TV

SEEN = ["category", "grid", "nothing"]


def view_of(table, viewer):
    """The view as a device gets it."""
    return json.loads(table.frame(viewer))["view"]


def card_of(table, seat):
    """The card as its seat's own device gets it."""
    return view_of(table, seat)["cards"][table.id(seat)]


def test_others_see_the_category_and_the_word():
    """An impostor sees the category alone; nobody sees another's card."""
    table = play("Ann Bo Cy", impostor="Cy", word="giraffe")

    assert card_of(table, "Ann") == {
        "impostor": 0, "category": "animals", "word": words()["giraffe"].forms, "partners": [],
    }  # fmt: skip
    assert card_of(table, "Cy") == {
        "impostor": 1, "category": "animals", "word": {}, "partners": [],
    }  # fmt: skip
    assert view_of(table, "Cy")["cards"]["s1"] is None


def test_with_nothing_no_screen_shows_the_category():
    """The TV included; it is on the crew's cards only, until the reveal."""
    table = play("Ann Bo Cy", impostor="Cy", word="giraffe", sees="nothing")
    assert card_of(table, "Ann")["category"] == "animals"
    for viewer in ("Cy", TV, HOST, ""):
        assert b"animals" not in table.frame(viewer)

    table.talk().rules("skip")
    assert view_of(table, "")["category"] == "animals"


def test_with_a_grid_every_card_shows_the_same_sixteen_words():
    """In the same order, whoever looks."""
    table = play("Ann Bo Cy", impostor="Cy", word="giraffe", sees="grid")
    grids = [view_of(table, viewer)["grid"] for viewer in ("Ann", "Cy", TV)]

    assert grids[0] == grids[1] == grids[2] and len(grids[0]) == 16
    assert words()["giraffe"].forms in grids[0]
    assert card_of(table, "Cy")["word"] == {} and card_of(table, "Ann")["word"]


def test_impostors_know_each_other_by_the_option_alone():
    """Not with surprise."""
    for know, partners in ((True, ["s2"]), (False, [])):
        table = play("A B C D E F G", host="G", impostor="A B", know=know)
        assert card_of(table, "A")["partners"] == partners
        assert card_of(table, "C")["partners"] == []

    table = play("A B C D E F G", host="G", impostor="A B", impostors="surprise", know=True,
                 draws={"number": 1})  # fmt: skip
    assert card_of(table, "A")["partners"] == []


def test_a_surprise_number_is_told_to_nobody_before_the_reveal():
    """Whether one or two: not a byte differs for those who are no impostor."""
    one = play("A B C D E F G", host="G", impostor="A", impostors="surprise", word="giraffe",
               order="C D E F G A B", draws={"number": 0})  # fmt: skip
    two = play("A B C D E F G", host="G", impostor="A B", impostors="surprise", word="giraffe",
               order="C D E F G A B", draws={"number": 1})  # fmt: skip
    outside = ("A", "C", "G", HOST, TV, "")
    for _ in range(4):
        assert [one.frame(v) for v in outside] == [two.frame(v) for v in outside]
        one.all("ok"), two.all("ok")

    one.talk().rules("skip")
    assert one.view.many == 1


def test_own_words_are_the_same_in_every_language():
    """Nobody is told who wrote them."""
    gifts = {"impostor": {"words": {"s1": ["gnome"], HOST: ["kite"]}}}
    table = play("Ann Bo Cy", impostor="Cy", word="our_words:gnome", own_words="only",
                 evening=Evening(gifts=gifts))  # fmt: skip

    assert card_of(table, "Bo")["word"] == {"en": "gnome", "cs": "gnome"}
    assert b"gnome" not in table.frame("Cy") and b"kite" not in table.frame(HOST)


@pytest.mark.parametrize("sees", SEEN)
@pytest.mark.parametrize("know", [False, True])
def test_all_cards_weigh_the_same(sees, know):
    """In every deal, of all categories and languages: an impostor's and the others'."""
    lengths = set()
    for seed in range(12):
        table = play("A B C D E F G H", host="H", seed=seed, sees=sees, know=know, impostors="2",
                     order="A B C D E F G H")  # fmt: skip
        frames = [len(table.frame(seat)) for seat in "ABCDEFGH"]
        assert len(set(frames)) == 1
        lengths.add(frames[0] - len(table.frame(TV)))

    assert len(lengths) == 1


# Two deals, one table


def act(tables, rng):
    """The same random move at each table; it must be taken by all or none."""
    first = tables[0].position
    assert first.wait is not None
    pending = first.wait.pending(first.roster)
    dice = rng.random()
    taken = set()
    if dice < 0.9 and pending:
        seat = rng.choice(pending)
        value = first.wait.ask.form.sample(rng, seat)
        taken = {bool(table.refuses("answer", seat, value)) for table in tables}
    elif dice < 0.91 and first.wait.ask.calls:
        name, call = rng.choice(sorted(first.wait.ask.calls.items()))
        if call.by:
            by = rng.choice(call.by)
            about = call.form.sample(rng, by)
            taken = {bool(table.refuses("call", name, by, about)) for table in tables}
    elif first.due() is not None:
        taken = {bool(table.refuses("lapse")) for table in tables}
    else:
        taken = {bool(table.refuses("rules", "skip")) for table in tables}
    assert len(taken) <= 1


def told(table):
    """Whether the rules have begun to tell: somebody is out, or the round is over."""
    r = table.state.round
    return bool(r.ending or r.accused or table.position.over)


def same_bytes(tables, rng, outside):
    """Plays on until something is told: those outside must get the same bytes all the while."""
    for _ in range(70):
        if any(map(told, tables)):
            return
        for viewer in outside:
            assert len({table.frame(viewer) for table in tables}) == 1, viewer
        assert len({table.left for table in tables}) == 1
        act(tables, rng)


deals = st.fixed_dictionaries({
    "sees": st.sampled_from(SEEN),
    "circles": st.sampled_from(("1", "2", "until_ready")),
    "clues": st.sampled_from(("spoken", "typed")),
    "ballot": st.sampled_from(("secret", "pointing")),
})  # fmt: skip
SEATS = "Ann Bo Cy Di Ed"


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), options=deals)
def test_nobody_but_the_impostor_can_tell_who_it_is(seed, options):
    """Another impostor, the same moves: the same bytes for TV, host, watcher and the others."""
    rng = Random(seed)
    order = " ".join(rng.sample(SEATS.split(), 5))
    tables = [
        play(SEATS, impostor=impostor, word="giraffe", order=order, draws=GRID, **options)
        for impostor in ("Bo", "Cy")
    ]

    same_bytes(tables, rng, ("Ann", "Di", "Ed", HOST, TV, ""))


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), options=deals)
def test_the_impostor_cannot_tell_the_word(seed, options):
    """Another word of the category, the same moves: the same bytes for all outside."""
    rng = Random(seed)
    order = " ".join(rng.sample(SEATS.split(), 5))
    tables = []
    for word in ANIMALS[:2]:
        others = [other for other in ANIMALS if other != word]
        draws = {"others": others, "grid": ANIMALS}
        tables.append(play(SEATS, impostor="Bo", word=word, order=order, draws=draws, **options))

    same_bytes(tables, rng, ("Bo", HOST, TV, ""))


ANIMALS = list(stock(play().state.options)["animals"][:16])
GRID = {
    "others": [id for id in ("giraffe", *ANIMALS) if id != "giraffe"][:15],
    "grid": sorted({"giraffe", *[id for id in ANIMALS if id != "giraffe"][:15]}),
}


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6), options=deals, n=st.integers(3, 8))
def test_random_play_folds_to_the_same_bytes(seed, options, n):
    """Whatever is done, nothing is raised but refusals, and a crash changes nothing."""
    rng = Random(seed)
    seats = " ".join(["Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal"][:n])
    table = play(seats, seed=seed, rounds=2, draw=rng.choice(("free", "fair", "soft")), **options)
    for move in range(200):
        if table.position.over:
            if table.position.next is None:
                return
            table.then()
        if rng.random() < 0.01:
            mischief(table, rng)
        elif not table.position.over:
            act([table], rng)
        if move % 20 == 0:
            before = table.frames()
            assert table.folded_anew().frames() == before


def mischief(table, rng):
    """Somebody leaves, sits down, is away; the host rules."""
    name = rng.choice([table.name(seat) for seat in table.position.roster.seats] or ["Ann"])
    act = rng.choice(("leaves", "away", "sits", "void", "rewind"))
    try:
        if act == "sits":
            table.sits(f"N{table.position.roster.next}")
        elif act == "void":
            table.rules("void")
        elif act == "rewind":
            table.rules("rewind", step=max(0, len(table.position._starts) - 2))
        else:
            getattr(table, act)(name)
    except Refused:
        pass
