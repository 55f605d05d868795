"""What always holds between the waits of a round, whatever is played and whoever leaves."""

import os
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from facedown.games.hat.playing import Play, cards_of, play

SEEDS = st.integers(0, 2**32 - 1)
MORE = float(os.environ.get("FACEDOWN_EXAMPLES", "1"))


def rounds(number: int) -> settings:
    """So many rounds, times `FACEDOWN_EXAMPLES`."""
    return settings(max_examples=round(number * MORE), deadline=None)


def invariants(table: Play, cards: int) -> None:
    """Each has as many cards as at the deal, none is lost or there twice, and so on."""
    r = table.state.round
    lying = list(cards_of(table.state))
    assert len(lying) == len({card.number for card in lying}) == cards
    assert len({card.picture for card in lying}) == cards
    assert list(r.front) == r.seats
    assert all(len(row) == r.each for row in r.front.values())
    assert all(len(row) <= 3 for row in r.penalties.values())
    assert all(card.up for card in r.pile)
    assert all(card.up for row in r.penalties.values() for card in row)
    if r.open:
        return
    assert all(len(row) < 3 for row in r.penalties.values())
    assert (r.card is None) == (r.at == "")
    if r.card:
        assert r.card.up == (r.at in ("drawn", "shown"))
        assert r.passer in r.seats and (r.to is None or r.to in r.seats) and r.to != r.passer
        assert r.pile, "something is left to draw"


def start_cards(table: Play) -> set[int]:
    """The cards that were dealt in front."""
    return {number for row in table.state.round.stills[0].front.values() for number in row}


def step(table: Play, rng: Random, leaving: float) -> None:
    """One move of somebody, or somebody goes."""
    table.clock += 4
    wait, dice = table.position.wait, rng.random()
    assert wait is not None
    pending = wait.pending(table.position.roster)
    if dice < leaving:
        table.leaves(rng.choice(table.names(list(table.position.roster.seats)).split()))
    elif dice < leaving + 0.05 or not pending:
        table.rules("skip")
    else:
        seat = rng.choice(pending)
        table.answer(table.name(seat), wait.ask.form.sample(rng, seat))


def random_round(seed: int, leaving: float, acts: int) -> None:
    """One round with the invariants at every wait."""
    rng = Random(seed)
    names = ["Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal"][: rng.randint(2, 8)]
    backs = rng.choice(("all", "black", "white"))
    table = play(
        " ".join(names), seed=seed, starts=None, host=None, cards=rng.choice(("1", "2")),
        said=rng.choice(("aloud", "typed")), names=rng.choice(("keep", "free", "never_twice")),
        backs=backs,
    )  # fmt: skip
    dealt, passed = start_cards(table), set[int]()
    for _ in range(acts):
        invariants(table, 120 if backs == "all" else 60)
        r = table.state.round
        if r.open:
            break
        if r.card:
            passed.add(r.card.number)
        # Only start cards that were never passed lie face up in front.
        assert {c.number for row in r.front.values() for c in row if c.up} <= dealt - passed
        step(table, rng, leaving)
    assert len(table.state.round.stills) > 0


@rounds(60)
@given(SEEDS)
def test_whatever_is_played(seed: int) -> None:
    """2 to 8 players, one or two cards in front, all or half of the deck."""
    random_round(seed, 0.0, 200)


@rounds(60)
@given(SEEDS)
def test_whoever_leaves(seed: int) -> None:
    """At any wait; until nobody is left."""
    random_round(seed, 0.06, 120)


@rounds(15)
@given(SEEDS)
def test_a_round_that_is_refused_often_always_ends(seed: int) -> None:
    """With 2 n + 1 draws at most, however the cards lie: the pile is never empty."""
    rng = Random(seed)
    names = ["Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal"][: rng.randint(3, 8)]
    table = play(" ".join(names), seed=seed, host=None, cards=rng.choice(("1", "2")), backs="black")
    draws = 1
    while not table.state.round.open:
        table.wrong(passer=rng.random() < 0.5)
        draws += 1

    assert draws - 1 <= 2 * len(names) + 1 and table.state.round.ending == "third_penalty"
