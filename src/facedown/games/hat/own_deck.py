"""Decks of one's own: a folder of pictures, looked through before anybody plays with it."""

from collections.abc import Iterable, Iterator
from importlib.resources.abc import Traversable
from typing import Any
from xml.etree import ElementTree

from msgspec import Struct

from facedown.games.hat.options import Options, in_front, needed
from facedown.table.letters import fold, length, tidy
from facedown.table.refused import Refused, need

LEAST = min(needed(seats, in_front(Options(), seats)) for seats in range(2, 9))
"""The fewest pictures with which anybody can play: enough for the smallest table."""

MOST = 400
LARGEST = 200_000
"""Bytes of one picture."""
TOGETHER = 8_000_000
"""Bytes of all pictures: every device loads them before the first card is dealt."""
LONGEST_NAME = 40

_KINDS = {"svg": "image/svg+xml", "png": "image/png", "webp": "image/webp", "jpg": "image/jpeg"}
_ALSO = {"jpeg": "jpg"}

_HARMLESS = ("#", "data:image/png", "data:image/jpeg", "data:image/webp")
_FORBIDDEN = ("script", "foreignobject", "iframe", "animate", "set", "handler")


class OwnPicture(Struct, frozen=True):
    """A picture of a deck of one's own; what it is called is known when it lies face up."""

    name: str
    kind: str
    """Its media type."""
    data: bytes

    def __repr__(self) -> str:
        return "OwnPicture(…)"


def deck_in(folder: Traversable) -> tuple[OwnPicture, ...]:
    """The deck in a folder (a `pathlib.Path` is one); hidden files are passed over."""
    found = sorted(folder.iterdir(), key=lambda entry: entry.name)
    shown = [entry for entry in found if not entry.name.startswith(".")]
    need(len(shown) <= MOST, "deck_many", most=MOST)
    return deck_of((e.name, e.read_bytes() if e.is_file() else None) for e in shown)


def deck_of(files: Iterable[tuple[str, bytes | None]]) -> tuple[OwnPicture, ...]:
    """A deck of named files (None: not a file), in the order of their names.

    Refused, naming the file: `deck_kind` not a file of a known kind; `deck_size` too large;
    `deck_name` a name too long or without letters; `deck_twice` a name that is there already;
    `deck_unreadable` not what its ending says; `deck_active` an SVG that does or loads something.
    Refused as a whole: `deck_small`, `deck_many`, `deck_heavy`.
    """
    deck: dict[str, OwnPicture] = {}
    for file, data in sorted(files, key=lambda named: named[0]):
        picture = _picture(file, data)
        need(fold(picture.name) not in deck, "deck_twice", file=file)
        deck[fold(picture.name)] = picture
    need(len(deck) >= LEAST, "deck_small", count=len(deck), least=LEAST)
    need(len(deck) <= MOST, "deck_many", most=MOST)
    heavy = sum(len(picture.data) for picture in deck.values())
    need(heavy <= TOGETHER, "deck_heavy", most=TOGETHER // 1000)
    return tuple(deck.values())


def fits(size: int, seats: int, front: int) -> bool:
    """Whether a deck of so many cards is enough for a round."""
    return size >= needed(seats, front)


def _picture(file: str, data: bytes | None) -> OwnPicture:
    stem, dot, ending = file.rpartition(".")
    ending = ending.lower()
    kind = _KINDS.get(_ALSO.get(ending, ending))
    if not dot or data is None or kind is None:
        raise Refused("deck_kind", file=file)
    need(len(data) <= LARGEST, "deck_size", file=file, most=LARGEST // 1000)
    name = tidy(stem.replace("_", " "))
    need(fold(name) and length(name) <= LONGEST_NAME, "deck_name", file=file, longest=LONGEST_NAME)
    if kind == _KINDS["svg"]:
        _look_through(file, data)
    else:
        need(_begins(kind, data), "deck_unreadable", file=file)
    return OwnPicture(name, kind, data)


def _begins(kind: str, data: bytes) -> bool:
    match kind:
        case "image/png":
            return data.startswith(b"\x89PNG\r\n\x1a\n")
        case "image/jpeg":
            return data.startswith(b"\xff\xd8\xff")
    return data.startswith(b"RIFF") and data[8:12] == b"WEBP"


def _look_through(file: str, data: bytes) -> None:
    """An SVG is a picture and nothing else: it runs nothing and loads nothing."""
    # Without a document type there are no entities to blow it up, and none to reach out.
    need(b"<!DOCTYPE" not in data and b"<!ENTITY" not in data, "deck_active", file=file)
    try:
        root = ElementTree.fromstring(data)
    except ElementTree.ParseError:
        raise Refused("deck_unreadable", file=file) from None
    need(root.tag == "{http://www.w3.org/2000/svg}svg", "deck_unreadable", file=file)
    for element in root.iter():
        need(not any(_active(element)), "deck_active", file=file)


def _active(element: Any) -> Iterator[bool]:
    tag = str(element.tag).rpartition("}")[2].lower()
    yield tag.startswith(_FORBIDDEN)
    yield tag == "style" and _loads(element.text or "")
    for name, value in element.attrib.items():
        plain, text = name.rpartition("}")[2].lower(), value.strip().lower()
        yield plain.startswith("on")
        yield plain in ("href", "src") and not text.startswith(_HARMLESS)
        yield _loads(text)


def _loads(style: str) -> bool:
    """Whether a style reaches out of the file."""
    plain = "".join(style.split()).lower().replace("'", "").replace('"', "")
    return "@import" in plain or "url(" in plain.replace("url(#", "") or "\\" in plain
