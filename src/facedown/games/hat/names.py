"""When two typed names are one."""

from facedown.table.letters import fold, pictures, signs, tidy

TITLES = frozenset(
    {
        "mr", "mrs", "ms", "miss", "mx", "dr", "doctor", "prof", "professor", "sir", "madam",
        "dame", "lady", "lord", "saint", "st", "pan", "pani", "slecna", "doktor", "doktorka",
        "profesor", "profesorka", "svaty", "svata", "sv", "ing", "mgr", "mudr",
    }
)  # fmt: skip
"""Folded: they make no other person of anybody."""


def same(one: str, other: str) -> bool:
    """Whether two names are the same, whatever their case, accents, spaces and titles."""
    return plain(one) == plain(other)


def plain(name: str) -> str:
    """A name as it is compared: without case, accents, spaces and titles.

    A name of titles alone keeps them, and one of nothing but signs its signs.
    """
    words = tidy(name).replace(".", " ").split()
    kept = "".join(fold(word) for word in words if fold(word) not in TITLES) or fold(name)
    return kept + pictures(name) or signs(name)
