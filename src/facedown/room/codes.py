"""Room codes: short, read aloud without mistakes, never a word."""

import re
import secrets

ALPHABET = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels, no digits: nothing is taken for something else, and no code spells anything."""
LENGTH = 5

_CODE = re.compile(f"[{ALPHABET}]{{{LENGTH}}}")


def new_code() -> str:
    """A code drawn at random; whoever takes it checks that no room has it."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def folded(typed: str) -> str | None:
    """A code as it was typed or read, put right; None if it cannot be one."""
    code = re.sub(r"[\s\-_.]+", "", typed).upper()
    return code if _CODE.fullmatch(code) else None
