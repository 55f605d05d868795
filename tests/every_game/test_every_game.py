"""What holds for every game, at every wait, for every viewer."""

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.every_game import properties
from tests.every_game.kits import Kit, kits

MORE = float(os.environ.get("FACEDOWN_EXAMPLES", "1"))
KITS = kits()
SEEDS = st.integers(0, 2**32 - 1)

every_game = pytest.mark.parametrize("kit", KITS.values(), ids=KITS)
every_deal = pytest.mark.parametrize(
    ("kit", "deal"),
    [(kit, deal) for kit in KITS.values() for deal in kit.hook.deals],
    ids=lambda of: of if isinstance(of, str) else of.game.name,
)


def examples(number: int) -> Any:
    """So many evenings, times `FACEDOWN_EXAMPLES`."""
    return settings(
        max_examples=max(1, round(number * MORE)),
        deadline=None,
        suppress_health_check=list(HealthCheck),
        print_blob=False,
    )


@every_game
def test_random_play(kit: Kit):
    """Any acts, legal or not, end in a plain refusal at worst; and every ask is reached."""
    reached: set[str] = set()

    @examples(200)
    @given(SEEDS)
    def play(seed: int) -> None:
        reached.update(properties.random_play(kit, seed))

    play()
    if kit.hook.asks:
        assert reached - {""} == set(kit.hook.asks)


@every_game
@examples(60)
@given(seed=SEEDS)
def test_replay(kit: Kit, seed: int):
    """The journal, and every beginning of it, makes the same bytes again for every viewer."""
    properties.replays(kit, seed)


@every_deal
def test_two_deals_one_table(kit: Kit, deal: str):
    """Who is outside cannot tell one deal from another: not by views, waits, patches, refusals."""
    compared = 0

    @examples(120)
    @given(SEEDS)
    def play(seed: int) -> None:
        nonlocal compared
        compared += properties.two_deals(kit, deal, seed)

    play()
    assert compared > 200 * MORE


@every_game
def test_sealed_answers(kit: Kit):
    """What one seat answered or drafted changes nobody else's bytes beyond the rule page."""
    compared = 0

    @examples(50)
    @given(SEEDS)
    def play(seed: int) -> None:
        nonlocal compared
        compared += properties.sealed(kit, seed)

    play()
    assert compared > 0 or kit.game.name == "lobby"


@every_game
def test_a_shared_phone_sees_as_one_seat_at_a_time(kit: Kit):
    """In every arrangement the frame of a phone that is handed round holds at most the secrets of
    the seat that it was opened for, and it does not stay open.
    """
    opened = 0

    @examples(60)
    @given(SEEDS)
    def play(seed: int) -> None:
        nonlocal opened
        opened += properties.one_seat_at_a_time(kit, seed)

    play()
    assert opened > 200 * MORE or kit.game.name == "lobby"


@every_game
def test_equal_weight(kit: Kit):
    """Until the reveal the frames of all dealt-in seats are equally long."""
    compared = 0

    @examples(60)
    @given(SEEDS)
    def play(seed: int) -> None:
        nonlocal compared
        compared += properties.equal_weight(kit, seed)

    play()
    assert compared > 200 * MORE or not kit.hook.deals


@every_game
@examples(120)
@given(seed=SEEDS)
def test_nobody_can_go_missing(kit: Kit, seed: int):
    """Drop whom you like at any wait: the clock or a tap of the host brings the match on."""
    properties.nobody_can_go_missing(kit, seed)


@every_game
def test_no_way_back_past_a_shown_secret(kit: Kit):
    """Once a scene has shown its deal, it cannot be played over."""
    shown = 0

    @examples(40)
    @given(SEEDS)
    def play(seed: int) -> None:
        nonlocal shown
        shown += properties.no_way_back(kit, seed)

    play()
    assert shown > 10 * MORE or not kit.hook.deals


@every_game
@examples(40)
@given(seed=SEEDS)
def test_patches(kit: Kit, seed: int):
    """From step to step, for every viewer, the old whole patched is the new whole."""
    properties.patched(kit, seed)
