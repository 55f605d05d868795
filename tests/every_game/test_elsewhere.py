"""Another process, in which sets are in another order, makes the same bytes of the same journal."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.every_game.kits import kits

ROOT = Path(__file__).parents[2]
EVENINGS = max(5, round(20 * float(os.environ.get("FACEDOWN_EXAMPLES", "1"))))


def digests(game: str, hash_seed: str) -> str:
    """What another process sees."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return subprocess.run(
        [sys.executable, "-m", "tests.every_game.elsewhere", game, str(EVENINGS)],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": hash_seed},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout


@pytest.mark.parametrize("game", kits())
def test_replay_under_another_hash_seed(game: str):
    """Nothing depends on the order of a set, on a hash or on where an object lies."""
    assert digests(game, "1") == digests(game, "4242")
