"""What text of players is let in: trimmed, folded to one form, visible, no longer than allowed."""

import unicodedata

from facedown.table.refused import need

_HIDDEN = {"Cc", "Cs", "Co", "Cn"}
# Joiners and variation selectors are part of emoji and of some scripts; other format characters
# (direction overrides, zero-width spaces) are only good for deceiving the table.
_JOINERS = {"\u200c", "\u200d", "\ufe0e", "\ufe0f"}
# Called letters and symbols, yet nothing is seen of them.
_BLANK = {"\u115f", "\u1160", "\u3164", "\uffa0", "\u2800"}


def tidy(text: str) -> str:
    """Text in NFC with outer blanks dropped, inner runs of blanks made one, and deceiving
    characters removed.
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    kept = (c for c in text if c.isspace() or _visible(c))
    return " ".join(unicodedata.normalize("NFC", "".join(kept)).split())


def length(text: str) -> int:
    """How many characters a reader sees: marks, joiners and what they join on count with their
    base.
    """
    if text.isascii():
        return len(text)
    seen, joined = 0, False
    for c in text:
        kind = unicodedata.category(c)
        extends = kind[0] == "M" or c in _JOINERS or "\U0001f3fb" <= c <= "\U0001f3ff"
        # Only pictures melt into one another; letters with a joiner between them stay two.
        if not extends and not (joined and kind == "So"):
            seen += 1
        joined = seen > 0 and c == "\u200d"
    return seen


def fold(text: str) -> str:
    """Text without case, accents, blanks and dashes."""
    return unfolded(text.casefold())


def essence(text: str) -> str:
    """What is left to compare: folded text, or the signs of one that has no letters.

    Else all pictures would be one word: each folds to nothing.
    """
    return fold(text) or pictures(text) or signs(text) or tidy(text)


def unfolded(text: str) -> str:
    """Text without accents, blanks and dashes, its case kept."""
    plain = unicodedata.normalize("NFKD", tidy(text))
    return "".join(c for c in plain if c.isalnum())


def signs(text: str) -> str:
    """The signs in a text, punctuation too."""
    return "".join(c for c in tidy(text) if unicodedata.category(c)[0] in "PS")


def pictures(text: str) -> str:
    """The emoji and other signs in a text, whatever their variant or tone."""
    return "".join(c for c in tidy(text) if unicodedata.category(c) == "So")


def line(value: object, longest: int, code: str = "form", length_code: str = "length") -> str:
    """A line of text that a player typed, tidied; refused if it is no text, empty, or too long."""
    need(isinstance(value, str), code)
    assert isinstance(value, str)
    need(len(value) <= 40 * longest, length_code, longest=longest)
    clean = tidy(value)
    need(1 <= length(clean) <= longest and len(clean) <= 8 * longest, length_code, longest=longest)
    return clean


def _visible(c: str) -> bool:
    kind = unicodedata.category(c)
    return c in _JOINERS or (kind not in _HIDDEN and kind != "Cf" and c not in _BLANK)
