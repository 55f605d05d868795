"""What can go wrong with a journal, in sentences that a host may read.

No error carries anything of an entry, of a kept value or of a key: they may be secrets.
"""

from typing import ClassVar


class JournalError(Exception):
    """Something a journal could not do; `code` is the word for it that a client knows."""

    code: ClassVar[str] = "journal"
    sentence: ClassVar[str] = "The journal failed."

    def __init__(self, sentence: str | None = None) -> None:
        super().__init__(sentence or self.sentence)


class Conflict(JournalError):
    """Somebody else appended first: nothing was stored. Read on, and judge the act anew."""

    code = "conflict"
    sentence = "Something else happened in the room first, so this was not stored."


class Unknown(JournalError):
    """Nobody can say whether it was stored: append the same data after the same position again."""

    code = "unknown"
    sentence = "The journal did not confirm in time; it is not known whether this was stored."


class NewerFormat(JournalError):
    """The journal was written by a later Facedown than this one, and was left as it is."""

    code = "newer_format"
    sentence = "The journal was written by a newer Facedown; start that version instead."


class Unwritable(JournalError):
    """There is no journal to be had here: a wrong place, no rights, no database, or closed."""

    code = "unwritable"
    sentence = "The journal cannot be written."
