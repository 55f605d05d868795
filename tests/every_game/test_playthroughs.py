"""Recorded journeys: what everybody saw of one whole match, committed beside its rules."""

import pytest

from tests.every_game.kits import Kit, kits
from tests.every_game.playthrough import playthrough

KITS = {name: kit for name, kit in kits().items() if name != "lobby"}


@pytest.mark.parametrize("kit", KITS.values(), ids=KITS)
def test_the_recorded_playthrough(kit: Kit, record: bool):
    """The match goes on as it is written down, line by line, for every viewer.

    If a change of the rules is meant, `pytest tests/every_game --record` writes it down anew.
    """
    path = kit.folder / "playthrough.txt"
    played = playthrough(kit)
    if record:
        path.write_text(played, encoding="utf-8")
    assert path.exists(), "not recorded yet: pytest tests/every_game --record"
    assert played.splitlines() == path.read_text(encoding="utf-8").splitlines()
