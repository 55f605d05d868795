"""The client's types, written from the Python structs: `python -m facedown.typescript`.

A frame is written to `client/src/wire/types.ts`, the view of each game to `types.ts` in its folder.
A test fails when they are stale.
"""

import types
import typing
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, Union

from msgspec import Struct

from facedown.games import catalogue, with_lobby
from facedown.table import frame
from facedown.table.forms import Form
from facedown.table.game import Game
from facedown.table.secret import Secret

HEAD = "/** What the table sends. Written by `python -m facedown.typescript`: do not edit. */\n"

_PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def main() -> None:
    """Write all files anew."""
    for path, text in files(Path.cwd()):
        path.write_text(text, encoding="utf-8")


def files(root: Path) -> Iterator[tuple[Path, str]]:
    """Each file below the root of the repo, with what it must hold."""
    games = with_lobby(catalogue())
    yield root / "client/src/wire/types.ts", wire()
    for game in games.values():
        if game.View is not None:
            folder = root / "src/facedown/games" / game.name
            yield folder / "types.ts", view(game)


VALUE = "export type Value = string | number | boolean | string[]\n"


def wire() -> str:
    """The types of the frame and of all forms."""
    writer = Writer()
    writer.need(frame.Frame)
    for form in forms():
        writer.need(form)
    union = " | ".join(named(form) for form in forms())
    return writer.text(f"export type Form = {union}\n{VALUE}")


def view(game: Game) -> str:
    """The types of one game's view; what is of the frame is imported from there."""
    known = Writer()
    known.need(frame.Frame)
    for form in forms():
        known.need(form)
    writer = Writer(known.names())
    writer.need(game.View)
    imports = f"import type {{ {', '.join(writer.foreign)} }} from '@/wire/types'\n"
    return writer.text(imports if writer.foreign else "")


def forms() -> list[type[Form]]:
    """All forms there are, those of games too, by their tag."""
    with_lobby(catalogue())  # importing the games defines their forms
    found: dict[str, type[Form]] = {}
    for form in _below(Form):
        # The first of a tag: a game's stricter `ok` is an `ok` to the client.
        found.setdefault(str(form.__struct_config__.tag), form)
    return [found[tag] for tag in sorted(found)]


def _below(base: type[Form]) -> Iterator[type[Form]]:
    for sub in base.__subclasses__():
        if sub.__module__.startswith("facedown."):
            yield sub
            yield from _below(sub)


def literal(value: object) -> str:
    """A value as TypeScript writes it."""
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def named(struct: type) -> str:
    """The name of a struct in TypeScript: `SeatView` of the frame is a `Seat` to the client."""
    if struct.__module__ == frame.__name__:
        return struct.__name__.removesuffix("View")
    return struct.__name__


class Writer:
    """Collects interfaces as they are needed, each once."""

    def __init__(self, elsewhere: Collection[str] = ()) -> None:
        self._elsewhere = set(elsewhere)
        self._written: dict[str, str] = {}
        self.foreign: list[str] = []

    def names(self) -> Collection[str]:
        """What has been written so far."""
        return [*self._written, "Form"]

    def text(self, head: str) -> str:
        """The file."""
        return HEAD + head + "".join(f"\n{text}" for text in self._written.values())

    def need(self, struct: Any) -> str:
        """The name of a struct, which is written if it is not yet."""
        name = "Form" if struct is Form else named(struct)
        if name in self._elsewhere or struct is Form:
            if name in self._elsewhere and name not in self.foreign:
                self.foreign.append(name)
            return name
        if name not in self._written:
            self._written[name] = ""  # before its fields: a struct may hold itself
            self._written[name] = self._interface(name, struct)
        return name

    def _interface(self, name: str, struct: type[Struct]) -> str:
        config = struct.__struct_config__
        hints = typing.get_type_hints(struct, include_extras=True)
        tag = [f"  {config.tag_field}: '{config.tag}'"] if config.tag_field else []
        fields = [f"  {field}: {self.type(hints[field])}" for field in struct.__struct_fields__]
        doc = " ".join((struct.__doc__ or "").partition("\n\n")[0].split())
        return f"/** {doc} */\nexport interface {name} {{\n" + "\n".join([*tag, *fields]) + "\n}\n"

    def type(self, hint: Any) -> str:
        """A Python type as a TypeScript type."""
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if hint in _PLAIN:
            return _PLAIN[hint]
        if hint is Any or hint is object:
            return "unknown"
        if origin is Secret:
            return self._either([self.type(args[0]), "null"])
        if origin is Literal:
            return self._either([literal(value) for value in args])
        if origin in (Union, types.UnionType):
            return self._either([self.type(arg) for arg in args])
        if origin is typing.Annotated:
            laid_over = frame.LAID_OVER in hint.__metadata__
            return self.type(typing.get_args(args[0])[0] if laid_over else args[0])
        return self._collection(hint, origin, args)

    def _collection(self, hint: Any, origin: Any, args: tuple[Any, ...]) -> str:
        if origin is tuple and args[-1:] != (...,):
            return f"[{', '.join(self.type(arg) for arg in args)}]"
        if origin in (list, tuple, Sequence):
            inner = self.type(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin in (dict, Mapping):
            return f"{{ [key: string]: {self.type(args[1])} }}"
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self.need(hint)
        raise TypeError(f"no TypeScript for {hint}")

    @staticmethod
    def _either(kinds: list[str]) -> str:
        return " | ".join(dict.fromkeys(part for kind in kinds for part in kind.split(" | ")))


if __name__ == "__main__":
    main()
