"""Whether the client's types are those of the structs."""

from pathlib import Path

import pytest

from facedown.table.frame import AskView
from facedown.typescript import Writer, files, literal

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    ("path", "text"), [pytest.param(p, t, id=p.parent.name) for p, t in files(ROOT)]
)
def test_the_types_of_the_client_are_written_from_the_structs(path: Path, text: str) -> None:
    """Stale types are found; `python -m facedown.typescript` writes them anew."""
    assert path.read_text(encoding="utf-8") == text


def test_a_secret_may_be_null_to_the_client() -> None:
    """What a device may not see is null, and the types say so."""
    writer = Writer()
    writer.need(AskView)
    assert "mine: { [key: string]: Mine | null }" in writer.text("")


def test_a_literal_is_what_the_wire_sends() -> None:
    """A number is no text to the client."""
    assert [literal(value) for value in ("a", 1, True)] == ["'a'", "1", "true"]
