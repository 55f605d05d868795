"""When two typed names are one."""

import pytest

from facedown.games.hat.names import same


@pytest.mark.parametrize("one, other", [
    ("Frida Kahlo", "frida kahlo"), ("Frida Kahlo", "  FRIDA   KAHLO "),
    ("Božena Němcová", "bozena nemcova"), ("Sherlock Holmes", "Mr. Sherlock Holmes"),
    ("Dr Watson", "doctor watson"), ("svatý Václav", "sv. Václav"), ("Saint George", "St. George"),
    ("pan Tau", "Tau"), ("E.T.", "ET"), ("Jean-Luc", "jean luc"), ("Paní", "paní"), ("🎩", "🎩"),
])  # fmt: skip
def test_the_same_name(one: str, other: str) -> None:
    """Case, accents, spaces and titles are folded."""
    assert same(one, other)


@pytest.mark.parametrize("one, other", [
    ("Julius Caesar", "Emperor Augustus"), ("Santa Claus", "Santa"), ("🎩", "🐰"), ("?", "!"),
    ("Queen Victoria", "King Victoria"), ("Mr", "Mrs"),
])  # fmt: skip
def test_other_names(one: str, other: str) -> None:
    """What is not the same to the letter is for the table."""
    assert not same(one, other)
