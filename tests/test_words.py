"""Whether there are words for what the table says in codes: refusals and rulings."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from facedown.settings import LANGUAGES
from facedown.table.entries import RULINGS

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src/facedown"
REFUSES = {"need": 1, "Refused": 0, "refusal": 1}
"""By the name of what refuses: which of its arguments is the code."""
NOBODY_READS = {"not_found", "method"}
"""Said to who asks by hand: no page of ours asks for what is not there."""

every_language = pytest.mark.parametrize("language", LANGUAGES)


def codes(path: Path) -> Iterator[str]:
    """The codes with which a file refuses."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            named = getattr(node.func, "id", getattr(node.func, "attr", ""))
            given = node.args[REFUSES[named] :] if named in REFUSES else []
            if given and isinstance(given[0], ast.Constant) and isinstance(given[0].value, str):
                yield given[0].value


def ids(path: Path, start: str) -> set[str]:
    """What follows this start in the ids of a file of words."""
    text = path.read_text(encoding="utf-8")
    return set(re.findall(rf"^{start}-([\w-]+) =", text, re.MULTILINE))


def shell(language: str, start: str) -> set[str]:
    """The same in the words of the shell."""
    return ids(ROOT / "client/src/locales" / f"{language}.ftl", start)


@every_language
def test_every_refusal_has_words(language: str) -> None:
    """In the shell, or in the game that refuses: a code is no answer to a player."""
    wordless: dict[str, str] = {}
    for path in SOURCES.rglob("*.py"):
        if path.name.startswith("test_"):
            continue
        worded = shell(language, "error") | NOBODY_READS
        inside = path.relative_to(SOURCES).parts
        if inside[0] == "games" and len(inside) > 2:
            words = SOURCES / "games" / inside[1] / "locales" / f"{language}.ftl"
            worded |= ids(words, f"{inside[1]}-error") if words.exists() else set()
        wordless |= {code: path.name for code in codes(path) if code not in worded}
    assert wordless == {}


@every_language
def test_no_words_for_what_nobody_refuses(language: str) -> None:
    """Each worded code stands somewhere in the table or in the client."""
    files = [*SOURCES.rglob("*.py"), *(ROOT / "client/src").rglob("*.ts")]
    said = "".join(path.read_text(encoding="utf-8") for path in files)
    assert [c for c in shell(language, "error") if not re.search(f"[\"']{c}[\"']", said)] == []


@every_language
def test_every_ruling_has_words(language: str) -> None:
    """All but an outage are told to the table; and none is worded that there is not."""
    besides = {"host-unseated", "restart"}
    assert shell(language, "ruling") - besides == set(RULINGS) - {"outage"}
