"""Fair draws, by exact enumeration: every branch, in fractions."""

from collections import Counter, defaultdict
from fractions import Fraction
from typing import Any

import pytest

from facedown.games.impostor.deal import draw_grid, draw_word
from facedown.games.impostor.impostors import (
    count_deal,
    count_scored,
    draw_impostors,
    draw_order,
    welcome,
)  # fmt: skip
from facedown.games.impostor.match import our_words, remembered
from facedown.games.impostor.options import Options, how_many
from facedown.games.impostor.playing import play
from facedown.games.impostor.pool import OURS, stock
from facedown.games.impostor.state import State, Turns
from facedown.games.impostor.words import Level, words
from facedown.table.ask import HOST
from facedown.table.draw import Draws, every_branch
from facedown.table.evening import Evening


def table_of(n, turns=None, **options):
    """A match of n seats, and the seats."""
    seats = [f"s{i}" for i in range(1, n + 1)]
    g = State(options=Options(**options), turns=dict(turns or {}))
    welcome(g, seats)
    return g, seats


def chances(play_, given=None):
    """The probability of each result."""
    by_result: dict[Any, Fraction] = defaultdict(Fraction)
    for probability, result in every_branch(play_, given):
        by_result[result] += probability
    assert sum(by_result.values()) == 1
    return dict(by_result)


def shares(g, seats, many=1):
    """The probability with which each seat is drawn."""
    of_seat: dict[str, Fraction] = defaultdict(Fraction)
    drawn = chances(lambda draws: tuple(draw_impostors(g, draws, seats, many)))
    for impostors, probability in drawn.items():
        for seat in impostors:
            of_seat[seat] += probability
    return {seat: of_seat[seat] for seat in seats}


# The order of the clues


class Firsts(Draws):
    """Draws that follow a script for the first place of an order and leave the rest as it is."""

    def __init__(self, branch):
        super().__init__(0, 0)
        self.branch = branch

    def shuffled(self, of, label):
        """The first place is drawn first (`Draws.some`): so much of an order is enumerated."""
        first = self.branch.choose(of, label)
        return [first, *(item for item in of if item != first)]


@pytest.mark.parametrize(
    "n, many, share",
    [(4, 1, (1, 16)), (6, 1, (1, 36)), (10, 1, (1, 100)), (11, 2, (4, 121)), (3, 1, (1, 3))],
)  # fmt: skip
def test_the_first_clue_falls_to_an_impostor_this_often(n, many, share):
    """(k/n)² instead of k/n; with three players 1/3, for a second draw would give them away."""
    seats = [f"s{i}" for i in range(n)]
    impostors = seats[:many]
    first = chances(lambda draws: draw_order(Firsts(draws), seats, impostors)[0] in impostors)

    assert first[True] == Fraction(*share)


def test_the_whole_order_with_four_players():
    """Every order in full: the redraw is of the order, never of the impostor."""
    seats = ["a", "b", "c", "d"]
    orders = chances(lambda draws: tuple(draw_order(draws, seats, ["a"])))

    assert len(orders) == 24
    assert sum(p for order, p in orders.items() if order[0] == "a") == Fraction(1, 16)
    assert {p for order, p in orders.items() if order[0] == "b"} == {Fraction(5, 16) / 6}


def test_the_redraw_is_of_the_order_never_of_the_impostor():
    """Whoever would be impostor is, whether the order was drawn once or twice."""
    redrawn = 0
    for seed in range(40):
        r = play("Ann Bo Cy Di", seed=seed).state.round
        g, seats = table_of(4)
        draws = Draws(seed, 1)
        assert r.impostors == draw_impostors(g, draws, seats, 1)
        redrawn += draws.shuffled(seats, "order")[0] in r.impostors
    assert redrawn > 0


# Free


@pytest.mark.parametrize("n", [3, 4, 6, 10])
def test_each_seats_share_is_one_nth(n):
    """In the first deal, and in the long run with the rule of three."""
    g, seats = table_of(n)
    assert set(shares(g, seats).values()) == {Fraction(1, n)}


def after(last, running, n):
    """The books after `last` has been impostor so many times running, all rounds scored."""
    return {
        s: Turns(running=running if s == last else 0) for s in (f"s{i}" for i in range(1, n + 1))
    }


@pytest.mark.parametrize("n", [3, 4, 6, 10])
def test_the_same_seat_follows_itself_with_one_in_n_plus_one(n):
    """In the long run: the stationary chain over (last impostor, once or twice running)."""
    once = shares(*table_of(n, after("s1", 1, n)))
    twice = shares(*table_of(n, after("s1", 2, n)))
    assert once["s1"] == Fraction(1, n) and twice["s1"] == 0

    # a seat is there once running with probability x, twice with x / n; together 1
    x = Fraction(n, n + 1)
    assert x == x * (1 - once["s1"]) + (1 - x) * (1 - twice["s1"])
    assert x * once["s1"] + (1 - x) * twice["s1"] == Fraction(1, n + 1)

    # and by that chain each seat's share stays 1/n
    share = {
        seat: sum(
            Fraction(1, n) * (x * shares(*table_of(n, after(last, 1, n)))[seat]
                              + (1 - x) * shares(*table_of(n, after(last, 2, n)))[seat])
            for last in once
        )
        for seat in once
    }  # fmt: skip
    assert set(share.values()) == {Fraction(1, n)}


@pytest.mark.parametrize("n, rounds", [(3, 6), (4, 5)])
def test_each_seats_share_stays_exactly_one_nth_round_after_round(n, rounds):
    """All ways in which so many rounds can fall."""

    def match(draws):
        g, seats = table_of(n)
        for _ in range(rounds):
            drawn = draw_impostors(g, draws, seats, 1)
            count_deal(g, seats, drawn)
            count_scored(g, seats, drawn)
        return drawn[0]

    assert set(chances(match).values()) == {Fraction(1, n)}


# The rule of three


@pytest.mark.parametrize("draw", ["free", "soft"])
@pytest.mark.parametrize("turns, left_out", [
    (Turns(running=1, dealt_running=1), False),
    (Turns(running=2, dealt_running=2), True),
    (Turns(running=2, dealt_running=0), True),
    (Turns(running=0, dealt_running=2), True),
])  # fmt: skip
def test_nobody_holds_the_card_three_times_running(draw, turns, left_out):
    """In both of the last two scored rounds, or in both of the last two deals, void ones too."""
    g, seats = table_of(4, {"s1": turns}, draw=draw)

    assert (shares(g, seats)["s1"] == 0) == left_out


def test_what_counts_as_running():
    """A void deal breaks a run of deals, not one of scored rounds."""
    g, seats = table_of(4)
    for drawn, scored in (("s1", True), ("s2", False), ("s1", True)):
        count_deal(g, seats, [drawn])
        if scored:
            count_scored(g, seats, [drawn])
    assert (g.turns["s1"].running, g.turns["s1"].dealt_running) == (2, 1)

    g, seats = table_of(4)
    for _ in range(2):
        count_deal(g, seats, ["s1"])
    assert (g.turns["s1"].running, g.turns["s1"].dealt_running) == (0, 2)


def test_two_impostors_who_served_twice_are_both_left_out():
    """There are always enough others."""
    g, seats = table_of(7, {s: Turns(running=2, dealt_running=2) for s in ("s1", "s2")})

    assert shares(g, seats, 2)["s1"] == shares(g, seats, 2)["s2"] == 0


@pytest.mark.parametrize("draw", ["free", "soft"])
def test_where_only_those_are_left_one_of_them_it_is(draw):
    """Ten had three impostors, twice the same ones; then all but these three go home."""
    twice = {s: Turns(running=2, dealt_running=2) for s in ("s1", "s2", "s3")}
    g, seats = table_of(3, twice, draw=draw)

    assert set(shares(g, seats).values()) == {Fraction(1, 3)}


# Rotation


@pytest.mark.parametrize("n, many, deals", [(3, 1, 5), (4, 1, 5), (7, 2, 4)])
def test_fair_rotation_is_within_one_after_every_single_draw(n, many, deals):
    """Everyone is impostor once before anyone is twice, with two impostors and odd n as well."""

    def match(draws):
        g, seats = table_of(n, draw="fair")
        served = dict.fromkeys(seats, 0)
        for _ in range(deals):
            drawn = draw_impostors(g, draws, seats, many)
            for seat in drawn:
                served[seat] += 1
                assert max(served.values()) - min(served.values()) <= 1
            count_deal(g, seats, drawn)
            count_scored(g, seats, drawn)

    if n == 7:  # too many branches: so many matches by the real generator
        for seed in range(60):
            match(Draws(seed, 1))
    else:
        assert chances(match) == {None: 1}


def test_ties_fall_evenly_under_fair_rotation():
    """Among the least served each has the same chance."""
    g, seats = table_of(4, {f"s{n}": Turns(served=n == 1) for n in range(1, 5)}, draw="fair")

    assert shares(g, seats) == {"s1": 0, **dict.fromkeys(("s2", "s3", "s4"), Fraction(1, 3))}


def test_with_as_many_rounds_as_players_the_last_impostor_is_certain():
    """As the lobby says."""
    g, seats = table_of(4, {f"s{n}": Turns(served=n != 3) for n in range(1, 5)}, draw="fair")

    assert shares(g, seats)["s3"] == 1


def test_void_deals_do_not_count_under_fair_rotation_nor_does_the_rule_of_three():
    """The same seat may be drawn again and again."""
    g, seats = table_of(3, {"s1": Turns(running=2, dealt_running=4)}, draw="fair")
    count_deal(g, seats, ["s1"])

    assert set(shares(g, seats).values()) == {Fraction(1, 3)}


def test_a_late_joiner_starts_at_the_smallest_count():
    """Not at nought, which would make them certain."""
    g, seats = table_of(3, {s: Turns(served=2 + (s == "s1")) for s in ("s1", "s2", "s3")})
    welcome(g, [*seats, "s4"])

    assert g.turns["s4"].served == 2


def test_soft_rotation_weighs_by_rounds_since_plus_one():
    """And gives nobody away: whoever was impostor just now can be again."""
    waited = {"s1": 0, "s2": 1, "s3": 4, "s4": 3}
    g, seats = table_of(4, {s: Turns(waited=w) for s, w in waited.items()}, draw="soft")

    assert shares(g, seats) == {s: Fraction(w + 1, 12) for s, w in waited.items()}


def test_rounds_since_a_seat_was_impostor():
    """Counted in scored rounds it was dealt in."""
    g, seats = table_of(3)
    for drawn in ("s1", "s2", "s2"):
        count_scored(g, seats, [drawn])

    assert [g.turns[seat].waited for seat in seats] == [2, 0, 3]


def test_who_was_impostor_tonight_counts_in_the_next_match():
    """The rule of three holds over matches; a rotation goes on if one is under way."""
    turns = remembered({"s1": [2, 0, 2, 2], "s2": [1, 3, 0, 0], "s9": [0, 0, 0, 0]}, ("s1", "s2"))
    assert turns == {"s1": Turns(1, 0, 2, 2), "s2": Turns(0, 3, 0, 0)}

    uneven = remembered({"s1": [3, 0, 1, 1], "s2": [1, 3, 0, 0]}, ("s1", "s2", "s3"))
    assert [t.served for t in uneven.values()] == [0, 0]


# How many


@pytest.mark.parametrize("n, numbers", [
    (3, 1), (4, 1), (6, 1), (7, 2), (10, 2), (11, 3), (13, 3), (20, 3),
])  # fmt: skip
def test_surprise_is_drawn_evenly(n, numbers):
    """Always 1 for 3 to 6 players, 1 to 2 for 7 to 10, 1 to 3 from 11."""
    drawn = chances(lambda draws: how_many("surprise", n, draws))

    assert drawn == {k: Fraction(1, numbers) for k in range(1, numbers + 1)}


# Words


def test_no_word_repeats_before_all_chosen_categories_run_out():
    """Then they begin again."""
    g = State(options=Options(categories=["animals", "birds"], level="easy"))
    many = sum(map(len, stock(g.options).values()))
    drawn = []
    for n in range(many + 1):
        drawn.append(draw_word(g, Draws(5, n), ["s1"])[1])
        g.used.append(drawn[-1])

    assert len(set(drawn[:many])) == many and drawn[many] in drawn[:many]
    assert g.used == [drawn[many]]


def test_a_category_is_drawn_and_then_a_word_of_it():
    """Evenly each."""
    g = State(options=Options(categories=["animals", "birds"], level="easy"))
    drawn = chances(lambda draws: draw_word(g, draws, []))

    for category, ids in stock(g.options).items():
        assert {drawn[category, id] for id in ids} == {Fraction(1, 2 * len(ids))}


def test_level_and_family():
    """Up to the level; with family only words for a table with children."""
    upto: dict[Level, set[Level]] = {"easy": {"easy"}, "medium": {"easy", "medium"}}
    for level, levels in upto.items():
        pool = stock(Options(level=level, family=True))
        dealt = [words()[id] for ids in pool.values() for id in ids]
        assert {word.level for word in dealt} == levels
        assert all(word.family for word in dealt)


def ours(sees="category", own_words="only", **gifts):
    """A match with words of the table's own, by who gave them."""
    given = {giver: texts.split() for giver, texts in gifts.items()}
    return State(options=Options(sees=sees, own_words=own_words), ours=our_words(given))


def dealt(g, impostors):
    """Every word of the table's own that can be dealt to these impostors, "" for a stock word."""
    drawn = {draw_word(g, Draws(seed, 1), impostors) for seed in range(60)}
    return {g.ours[id].text if category == OURS else "" for category, id in drawn}


def test_a_guest_word_is_one_that_no_impostor_wrote():
    """Whether alone or with others."""
    g = ours(s1="gnome", s2="kite bun", s3="Gnome pond")

    assert dealt(g, ["s1"]) == {"kite", "bun", "pond"}
    assert dealt(g, ["s2"]) == {"gnome", "pond"}


def test_if_impostors_wrote_all_of_them_a_stock_word_is_dealt():
    """The draw of the impostor is never changed for it."""
    assert dealt(ours(s1="gnome", s2="gnome"), ["s2"]) == {""}


def test_a_word_that_only_impostors_have_left_is_no_reason_to_repeat_another():
    """Under "only" a stock word is dealt meanwhile."""
    g = ours(s1="gnome", s2="kite")
    g.used = [id for id, word in g.ours.items() if word.text == "kite"]

    assert dealt(g, ["s1"]) == {""}


@pytest.mark.parametrize("sees", ["grid", "nothing"])
def test_guest_words_are_dealt_with_the_category_option_only(sees):
    """Own words of the host also with nothing, and with a grid if there are sixteen."""
    assert dealt(ours(sees, s1="gnome"), ["s2"]) == {""}
    few = dealt(ours(sees, **{HOST: "gnome"}), ["s2"])
    assert few == ({""} if sees == "grid" else {"gnome"})

    sixteen = " ".join(f"gnome{n}" for n in range(16))
    assert "" not in dealt(ours(sees, **{HOST: sixteen}), ["s2"])


def test_own_words_also_or_not():
    """Also: as one category among the others."""
    g = ours(own_words="also", **{HOST: "gnome"})
    drawn = chances(lambda draws: draw_word(g, draws, []), {"word": next(iter(g.ours))} | {
        "category": OURS})  # fmt: skip
    assert drawn == {(OURS, next(iter(g.ours))): 1}

    assert dealt(ours(own_words="no", s1="gnome", **{HOST: "kite"}), ["s2"]) == {""}


def test_a_grid_is_the_word_and_fifteen_others_of_its_category():
    """In the same order on every card; categories with fewer are not dealt."""
    g = State(options=Options(sees="grid", level="easy"))
    assert all(len(ids) >= 16 for ids in stock(g.options).values())
    for seed in range(20):
        category, word = draw_word(g, Draws(seed, 1), [])
        grid = draw_grid(g, Draws(seed, 1), category, word)
        assert word in grid and len(set(grid)) == 16
        assert all(words()[id].category == category for id in grid)


def test_where_the_word_stands_in_the_grid_tells_nothing():
    """Every place is as likely: the first place of the shuffle is drawn first, evenly."""
    g = State(options=Options(sees="grid"))
    category = "animals"
    word = stock(g.options)[category][0]
    places = Counter(
        draw_grid(g, Draws(seed, 1), category, word).index(word) for seed in range(3200)
    )

    assert chi_square(places.values(), 16) < 37.7  # 15 degrees of freedom, one in a thousand


# The real generator is wired in


def chi_square(counts, n):
    """How far counts are from even."""
    counts = list(counts)
    even = sum(counts) / n
    return sum((count - even) ** 2 / even for count in counts) + (n - len(counts)) * even


@pytest.mark.parametrize("draw", ["free", "fair", "soft"])
def test_real_deals_fall_evenly(draw):
    """A thousand deals of six."""
    impostors: Counter[str] = Counter()
    firsts = 0
    for seed in range(1000):
        r = play("A B C D E F", host="A", seed=seed, draw=draw).state.round
        impostors[r.impostors[0]] += 1
        firsts += r.order[0] in r.impostors

    assert chi_square(impostors.values(), 6) < 20.5  # 5 degrees of freedom, one in a thousand
    assert 10 <= firsts <= 50  # 1000 / 36 is 28


def test_what_cannot_come_back_is_not_remembered():
    """Of what was carried along: ids of no word there is. Own words may be given once more."""
    used = ["giraffe", "no-such-word", "our_words:gnome", "hat:gnome"]
    table = play("Ann Bo Cy", evening=Evening(used={"impostor": used}))
    assert table.state.used[:-1] == ["giraffe", "our_words:gnome"]
