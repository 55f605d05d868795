"""What the client says, read from its Fluent files: tests name words by their ids."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SHELL = ROOT / "client" / "src" / "locales"
GAMES = ROOT / "src" / "facedown" / "games"

# The library marks off what it puts in, so that names run in their own direction.
OPENED, CLOSED = "\u2068?", "\u2069?"


class Words:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        files = [SHELL / f"{language}.ftl", *sorted(GAMES.glob(f"*/locales/{language}.ftl"))]
        self.language = language
        self._messages = {id: text for file in files for id, text in messages(file)}

    def mention(self, word: str) -> bool:
        """Whether a word occurs anywhere among what may be said."""
        return any(holds(text, word) for text in self._messages.values())

    def text(self, id: str) -> str:
        """The words as they stand in the file: for those without variables."""
        return self._messages[id]

    def pattern(self, id: str, **args: object) -> str:
        """The words as a regular expression; what is not given may be anything."""
        if id not in self._messages:
            raise KeyError(f"no words for {id} in {self.language}")
        return self._pattern(self._messages[id], {name: str(arg) for name, arg in args.items()})

    def whole(self, id: str, **args: object) -> re.Pattern[str]:
        """Matches the words alone."""
        return re.compile(f"^\\s*{self.pattern(id, **args)}\\s*$")

    def within(self, id: str, **args: object) -> re.Pattern[str]:
        """Matches a text in which the words occur."""
        return re.compile(self.pattern(id, **args))

    def _pattern(self, text: str, args: dict[str, str]) -> str:
        made = ""
        while text:
            plain, brace, text = text.partition("{")
            made += re.sub(r"(?:\\?\s)+", r"\\s+", re.escape(plain))
            if brace:
                inside, text = _braces(text)
                made += OPENED + self._placeable(inside.strip(), args) + CLOSED
        return made

    def _placeable(self, inside: str, args: dict[str, str]) -> str:
        if inside.startswith('"'):
            return re.escape(inside.strip('"'))
        if inside in self._messages:
            return self._pattern(self._messages[inside], args)
        selector, arrow, variants = inside.partition("->")
        if not arrow:
            name = selector.strip().removeprefix("$")
            return re.escape(args[name]) if name in args else ".+?"
        texts = re.split(r"^\s*\*?\[\s*[\w.-]+\s*\]", variants, flags=re.MULTILINE)[1:]
        return "(?:" + "|".join(self._pattern(each.strip(), args) for each in texts) + ")"


def holds(text: str, word: str) -> bool:
    """Whether a word stands in a text, as a word of its own."""
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE) is not None


@cache
def words(language: str) -> Words:
    """The words of one language, read once."""
    return Words(language)


def messages(file: Path) -> Iterator[tuple[str, str]]:
    """Each id of a Fluent file with its text."""
    text = re.sub(r"^#.*\n", "", file.read_text("utf-8"), flags=re.MULTILINE)
    for found in re.finditer(r"^([a-z][\w-]*) *=(.*(?:\n(?:[ ].*)?$)*)", text, re.MULTILINE):
        yield found[1], found[2].strip()


def _braces(text: str) -> tuple[str, str]:
    """What stands before the brace that closes, and what comes after it."""
    depth = 1
    for at, letter in enumerate(text):
        depth += {"{": 1, "}": -1}.get(letter, 0)
        if not depth:
            return text[:at], text[at + 1 :]
    raise ValueError(f"a brace stays open: {text!r}")
