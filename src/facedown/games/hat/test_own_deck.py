"""Decks of one's own: what is taken, and what is refused, by name."""

from pathlib import Path

import pytest

from facedown.games.hat.own_deck import LARGEST, LEAST, MOST, OwnPicture, deck_in, deck_of, fits
from facedown.table.refused import Refused

SVG = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
PNG = b"\x89PNG\r\n\x1a\n" + bytes(20)
JPG = b"\xff\xd8\xff\xe0" + bytes(20)
WEBP = b"RIFF\x00\x00\x00\x00WEBPVP8 "


def enough(*more: tuple[str, bytes | None]) -> list[tuple[str, bytes | None]]:
    """As many pictures as are needed, and some more."""
    return [*((f"picture {n}.svg", SVG) for n in range(LEAST)), *more]


def refused(*more: tuple[str, bytes | None]) -> tuple[str, str | None]:
    """The code of the refusal, and the file it names."""
    with pytest.raises(Refused) as no:
        deck_of(enough(*more))
    return no.value.code, no.value.args_.get("file")


def test_svg_png_jpeg_and_webp_are_taken() -> None:
    """In the order of their names, whatever the order on the disk."""
    deck = deck_of(reversed(enough(("b.PNG", PNG), ("a.jpeg", JPG), ("c_d.webp", WEBP))))

    assert [p.name for p in deck[:3]] == ["a", "b", "c d"]
    assert [p.kind for p in deck[:3]] == ["image/jpeg", "image/png", "image/webp"]


@pytest.mark.parametrize("file, data, code", [
    ("notes.txt", b"hello", "deck_kind"), ("png", PNG, "deck_kind"),
    ("a.gif", b"GIF89a", "deck_kind"), ("folder.svg", None, "deck_kind"),
    ("big.png", PNG + bytes(LARGEST), "deck_size"),
    ("....svg", SVG, "deck_name"), ("x" * 41 + ".svg", SVG, "deck_name"),
    ("picture_1.png", PNG, "deck_twice"), ("a.png", JPG, "deck_unreadable"),
    ("a.jpg", PNG, "deck_unreadable"), ("a.webp", b"RIFF1234WAVE", "deck_unreadable"),
    ("a.png", b"", "deck_unreadable"), ("a.svg", b"<svg", "deck_unreadable"),
    ("a.svg", b"<html/>", "deck_unreadable"), ("a.svg", b"\xff\xfe\x00", "deck_unreadable"),
])  # fmt: skip
def test_what_is_refused(file: str, data: bytes | None, code: str) -> None:
    """The file is named, so that it can be put right."""
    assert refused((file, data)) == (code, file)


@pytest.mark.parametrize("inside", [
    "<script>1</script>", '<g onload="1"/>', '<image href="http://a.example/x.png"/>',
    '<use href="other.svg#a"/>', '<foreignObject/>', '<a href="javascript:1"/>',
    "<style>@import 'x.css';</style>", '<path style="fill:url(http://a.example)"/>',
    '<path fill="url(\'//a.example/x\')"/>', '<animate attributeName="x"/>',
])  # fmt: skip
def test_an_svg_does_nothing_and_loads_nothing(inside: str) -> None:
    """It is a picture."""
    data = SVG.replace(b"<path", inside.encode() + b"<path")
    assert refused(("a.svg", data)) == ("deck_active", "a.svg")


def test_entities_are_refused_before_they_are_read() -> None:
    """A small file could grow to gigabytes."""
    bomb = b'<!DOCTYPE svg [<!ENTITY a "aaaa">]>' + SVG
    assert refused(("a.svg", bomb)) == ("deck_active", "a.svg")


def test_gradients_within_the_picture_are_fine() -> None:
    """They are of the file itself."""
    own = SVG.replace(b"<path", b'<linearGradient id="a"/><path fill="url(#a)"')
    assert len(deck_of(enough(("own.svg", own)))) == LEAST + 1


def test_a_deck_has_enough_pictures_and_not_too_many() -> None:
    """Enough for the smallest table: k n + 2 n + 1."""
    assert LEAST == 9
    for count, code in ((LEAST - 1, "deck_small"), (0, "deck_small"), (MOST + 1, "deck_many")):
        with pytest.raises(Refused) as no:
            deck_of((f"{n}.svg", SVG) for n in range(count))
        assert no.value.code == code

    heavy = [(f"{n}.png", PNG + bytes(LARGEST - 50)) for n in range(60)]
    with pytest.raises(Refused) as no:
        deck_of(heavy)
    assert no.value.code == "deck_heavy"


def test_for_how_many_a_deck_is_large_enough() -> None:
    """Three need ten cards, or thirteen with two in front."""
    assert fits(10, 3, 1) and not fits(9, 3, 1) and fits(13, 3, 2) and not fits(12, 3, 2)


def test_a_folder_is_read(tmp_path: Path) -> None:
    """Hidden files are passed over."""
    for name, data in enough():
        (tmp_path / name).write_bytes(data or b"")
    (tmp_path / ".DS_Store").write_bytes(b"x")
    assert len(deck_in(tmp_path)) == LEAST

    (tmp_path / "sub").mkdir()
    with pytest.raises(Refused) as no:
        deck_in(tmp_path)
    assert no.value.code == "deck_kind"


def test_what_is_in_a_deck_is_in_no_repr() -> None:
    """A picture is a secret while its card lies face down."""
    assert "owl" not in repr(OwnPicture("owl", "image/png", PNG))
