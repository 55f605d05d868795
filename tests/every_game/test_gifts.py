"""What players give in the lobby is seen by nobody: not its text, not its length, not who knows."""

from random import Random

import pytest

from facedown.table.ask import HOST
from facedown.table.patch import Patch
from tests.every_game.evening import Evening, bytes_for
from tests.every_game.kits import kits

KITS = kits()
KINDS = [(name, kind) for name, kit in KITS.items() if name != "lobby" for kind in kit.game.gives]
TEXTS = (["gnome"], ["a much longer secret", 'Žlutý "kůň"'], ["kite", "bun", "pond"])


@pytest.mark.parametrize(("game", "kind"), KINDS)
@pytest.mark.parametrize("seed", range(5))
def test_gifts_are_seen_by_nobody(game: str, kind: str, seed: int):
    """The same giving of other texts, as many: the same bytes for all, the givers too."""
    rng = Random(seed)
    a, b = (Evening(KITS["lobby"].game, seats=4, seed=seed) for _ in range(2))
    assert a.call("choose_game", HOST, game) and b.call("choose_game", HOST, game)
    for _ in range(4):
        giver, texts = rng.choice((*a.seats, HOST)), rng.choice(TEXTS)
        others = [f"other {n}" for n in range(len(texts))]
        before = a.parts(), b.parts()
        assert a.call("give", giver, {"kind": kind, "texts": texts})
        assert b.call("give", giver, {"kind": kind, "texts": others})
        now = a.parts(), b.parts()
        for viewer in a.viewers().values():
            assert bytes_for(now[0], viewer) == bytes_for(now[1], viewer)
            one, other = (Patch(x, y).ops(viewer, viewer) for x, y in zip(before, now, strict=True))
            assert one == other
