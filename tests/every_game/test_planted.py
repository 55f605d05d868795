"""Every property bites: each planted leak or fault is caught by the one that is to catch it."""

import itertools
from collections.abc import Callable
from typing import Any

import pytest

from facedown.table.ask import HOST
from facedown.table.forms import Number
from facedown.table.frame import You
from facedown.table.refused import need
from facedown.table.secret import EVERYONE, Secret
from tests.every_game import planted, properties
from tests.every_game.kits import Kit, kits
from tests.sample.rules import earned
from tests.table import test_again, test_rewind, test_wait

KITS = kits()
SAMPLE, IMPOSTOR = "odd_one_out", "impostor"
BUDGET = 60
"""Evenings after which a fault must have been caught."""

Property = Callable[[Kit, int], Any]


def deals(name: str) -> Property:
    """Two deals of this kind look the same to those outside."""
    return lambda kit, seed: properties.two_deals(kit, name, seed)


def held(test: Callable[[], None]) -> Property:
    """A rule of the kernel, held by a test of its own."""
    return lambda kit, seed: test()


ODD, WHO, WORD = deals("another odd one"), deals("another impostor"), deals("another word")
CATEGORY, NUMBER = deals("another category"), deals("another number")


def first(seats: Any, some: Any) -> list[str]:
    """The seats, with some of them put first."""
    return [*some, *(seat for seat in seats if seat not in some)]


class OddBet(Number, frozen=True, tag="number"):
    """A bet that is refused to one seat alone."""

    odd: str = ""

    def check(self, value: Any, seat: str) -> int:
        """All but three, for the odd one."""
        need(seat != self.odd or value != 3, "form")
        return super().check(value, seat)


def odd_bets(g: Any, ask: Any) -> Any:
    """The one with the blue card may not bet all."""
    return ask.with_(form=OddBet(0, 3, odd=g.odd)) if ask.name == "bet" else ask


def crew_looks(g: Any, ask: Any) -> Any:
    """Whoever has nothing to look at is not asked to."""
    impostors = g.round.impostors if hasattr(g, "round") else [g.odd]
    crew = tuple(seat for seat in ask.seats if seat not in impostors)
    return ask.with_(seats=crew) if ask.name == "look" else ask


def short_for_one(g: Any, ask: Any) -> Any:
    """One seat's role shortens the clock."""
    return ask.with_(within=44.0) if ask.name == "accuse" and g.odd == "s2" else ask


def raises(g: Any, ask: Any) -> Any:
    """A fault of the rules, late in the round."""
    assert ask.name != "accuse", "a fault of the rules"
    return ask


def sees_as_all(link: Any, roster: Any, knocking: Any) -> Any:
    """Whoever holds the phone sees as every seat that is on it."""
    held = roster.held_by(link.device)
    return frozenset(held), You(held, False, link.open, False, knocking)


count = itertools.count()

PLANTS: list[tuple[str, str, planted.Plant, Property]] = [
    # Leaks of the sample game
    ("a card is turned up", SAMPLE, planted.viewed(
        lambda v, g: {"cards": {s: Secret(c.value, EVERYONE) for s, c in v.cards.items()}}), ODD),
    ("the odd one is named", SAMPLE, planted.viewed(
        lambda v, g: {"odd": Secret(g.odd, EVERYONE)}), ODD),
    ("the host sees the odd one", SAMPLE, planted.viewed(
        lambda v, g: {"odd": Secret(g.odd, {HOST})}), ODD),
    ("the odd one stands first", SAMPLE, planted.viewed(
        lambda v, g: {"cards": {s: v.cards[s] for s in first(g.seats, [g.odd])}}), ODD),
    ("the length of a card is sent", SAMPLE, planted.viewed(
        lambda v, g: {"points": {s: len(c.value) for s, c in v.cards.items()}}), ODD),
    ("points are sent before the reveal", SAMPLE, planted.viewed(
        lambda v, g: {"points": earned(g) if g.accused or g.bets else {}}), ODD),
    ("a secret is left out for one", SAMPLE, planted.viewed(
        lambda v, g: {"cards": {s: c for s, c in v.cards.items() if s != g.odd}}), ODD),
    ("only the others are asked to look", SAMPLE, planted.asked(crew_looks), ODD),
    ("a clock depends on a role", SAMPLE, planted.asked(short_for_one), ODD),
    ("an answer is refused to a role", SAMPLE, planted.asked(odd_bets), ODD),
    ("a card is not weighed", SAMPLE, planted.viewed(
        lambda v, g: {"cards": {s: Secret(c.value, c.audience) for s, c in v.cards.items()}}),
        properties.equal_weight),
    ("votes are shown live", SAMPLE, planted.named("accuse", seen="all"), properties.sealed),
    ("drafts are shown", SAMPLE, planted.named("hint", seen="progress"), properties.sealed),
    ("how many have bet is shown", SAMPLE, planted.named("bet", seen="count"), properties.sealed),
    ("a last call tells of bets", SAMPLE, planted.named("bet", last_call=5.0), properties.sealed),
    # Faults of the sample game
    ("endless patience", SAMPLE, planted.named(patience=1e9), properties.nobody_can_go_missing),
    ("an endless clock", SAMPLE, planted.named("talk", within=1e9),
        properties.nobody_can_go_missing),
    ("undo past the reveal", SAMPLE, planted.named(undo=True), properties.no_way_back),
    ("a view that counts", SAMPLE, planted.viewed(
        lambda v, g: {"number": next(count)}), properties.replays),
    ("a set in the view", SAMPLE, planted.viewed(
        lambda v, g: {"scores": set(g.scores)}), properties.random_play),
    ("a rule that raises", SAMPLE, planted.asked(raises), properties.random_play),
    # Leaks of impostor
    ("the word is turned up", IMPOSTOR, planted.viewed(
        lambda v, g: {"word": Secret(v.word.value, EVERYONE)}), WORD),
    ("the impostors are named", IMPOSTOR, planted.viewed(
        lambda v, g: {"impostors": Secret(g.round.impostors, EVERYONE)}), WHO),
    ("the host sees the impostors", IMPOSTOR, planted.viewed(
        lambda v, g: {"impostors": Secret(g.round.impostors, {HOST})}), WHO),
    ("the category is shown to those who see nothing", IMPOSTOR, planted.viewed(
        lambda v, g: {"category": Secret(g.round.category, EVERYONE)}), CATEGORY),
    ("a surprising number is told", IMPOSTOR, planted.viewed(
        lambda v, g: {"many": len(g.round.impostors)}), NUMBER),
    ("the first clue is the impostor's", IMPOSTOR, planted.patched(
        "facedown.games.impostor.deal.draw_order",
        lambda draws, seats, impostors: first(seats, impostors)), WHO),
    ("only the crew is asked to look", IMPOSTOR, planted.asked(crew_looks), WHO),
    ("impostors' cards are not weighed", IMPOSTOR, planted.viewed(
        lambda v, g: {"cards": {s: Secret(c.value, c.audience) for s, c in v.cards.items()}}),
        properties.equal_weight),
    ("a vote is shown live", IMPOSTOR, planted.named("vote", "runoff", seen="all"),
        properties.sealed),
    ("voters are named where a count was chosen", IMPOSTOR,
        planted.named("vote", "runoff", seen="who"), properties.sealed),
    ("typed clues are shown while typed", IMPOSTOR, planted.named("clue", seen="all"),
        properties.sealed),
    ("a guess is shown while it is typed", IMPOSTOR, planted.named("guess", seen="all"),
        properties.sealed),
    ("a picked vote is shown", IMPOSTOR, planted.named("vote", "runoff", seen="progress"),
        properties.sealed),
    ("undo past impostor's reveal", IMPOSTOR, planted.named(undo=True), properties.no_way_back),
    ("impostor waits for ever", IMPOSTOR, planted.named(patience=1e9),
        properties.nobody_can_go_missing),
    # Leaks of a phone that is handed round
    ("a phone is left open", SAMPLE, planted.patched(
        "facedown.room.device.Link._cover", lambda link, position: None),
        properties.one_seat_at_a_time),
    ("a phone shows all its seats", IMPOSTOR, planted.patched(
        "facedown.room.device._seen_by", sees_as_all), properties.one_seat_at_a_time),
    ("a phone opens for its first seat by itself", IMPOSTOR, planted.patched(
        "facedown.table.roster.Roster.passed_round", lambda roster, device: False),
        properties.one_seat_at_a_time),
    # Faults of the kernel
    ("secrets do not stop a rewind", SAMPLE, planted.secrets_do_not_stop_a_rewind,
        properties.no_way_back),
    ("an answer is dropped before it is refused", SAMPLE, planted.refused_after_taking,
        properties.random_play),
    ("an act counts twice", SAMPLE, planted.acts_count_twice, properties.random_play),
    ("names are used again", SAMPLE, planted.names_are_used_again,
        held(test_rewind.test_a_name_is_never_used_twice)),
    ("again asks anew", SAMPLE, planted.again_asks_anew,
        held(test_again.test_again_is_the_same_wait)),
    ("again renames the wait", SAMPLE, planted.again_renames_the_wait,
        held(test_again.test_again_is_the_same_wait)),
    ("again loses answers", SAMPLE, planted.again_loses_answers,
        held(test_again.test_again_is_the_same_wait)),
    ("again restarts the clock", SAMPLE, planted.again_restarts_the_clock,
        held(test_again.test_again_is_the_same_wait)),
    ("the answers of leavers count", SAMPLE, planted.leavers_count,
        held(test_wait.test_who_leaves_is_not_waited_for)),
    ("clocks run for nobody", SAMPLE, planted.clocks_run_for_nobody,
        held(test_wait.test_with_nobody_present_no_clock_runs)),
    ("a rewind shows a secret again", SAMPLE, planted.secrets_do_not_stop_a_rewind,
        held(test_rewind.test_no_way_back_past_a_shown_secret)),
]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "plant", "catches"),
    [plant[1:] for plant in PLANTS if plant[1] in KITS],
    ids=[plant[0] for plant in PLANTS if plant[1] in KITS],
)
def test_a_planted_fault_is_caught(game: str, plant: planted.Plant, catches: Property):
    """Within a few evenings the property fails; without the fault it does not."""
    kit = KITS[game]
    caught = None
    with plant(kit) as faulty:
        for seed in range(BUDGET):
            try:
                catches(faulty, seed)
            except AssertionError:
                caught = seed
                break
    assert caught is not None, "not caught"
    catches(kit, caught)
