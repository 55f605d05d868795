"""The one way out: how a tree with secrets becomes what one viewer may see."""

import types
import typing
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct

from facedown.table.secret import Secret, Viewer

_encode = msgspec.json.Encoder().encode

_PLAIN = frozenset({str, int, bool, float, type(None)})


class Hidden(NamedTuple):
    """A secret where it stands: who may see it, its weighed bytes, and whether it grows."""

    audience: frozenset[str]
    data: bytes
    grows: bool

    def __repr__(self) -> str:
        return "Hidden(…)"


class Split:
    """A tree in two: what all may see (secrets are null), and the secrets by their place."""

    __slots__ = ("hidden", "public")

    def __init__(self, public: Any, hidden: dict[str, Hidden]) -> None:
        self.public = public
        """Plain data; never changed once it is made."""
        self.hidden = hidden
        """By JSON pointer, those that anybody may see at all."""

    def __repr__(self) -> str:
        return "Split(…)"

    def overlay(self, viewer: Viewer) -> dict[str, bytes]:
        """The secrets that a viewer may see: their weighed bytes, by JSON pointer."""
        return {
            path: secret.data
            for path, secret in self.hidden.items()
            if not secret.audience.isdisjoint(viewer)
        }


def split(tree: Any) -> Split:
    """A tree of structs, mappings, sequences, scalars and secrets, in two.

    The public part is made in one go, with every secret replaced by null. Where the secrets stand
    is then looked up by the types of the fields; if one stood where no type tells of it, this
    raises rather than lose it.
    """
    met = 0

    def hide(node: Any) -> Any:
        nonlocal met
        if type(node) is not Secret:
            raise TypeError(f"no place in a view for a {type(node).__name__}")
        met += 1
        return node.value if node.audience is None else None

    public = msgspec.to_builtins(tree, str_keys=True, enc_hook=hide)
    found: list[tuple[str, Secret[Any]]] = []
    _find(tree, "", found)
    if met != len(found):
        raise TypeError("a secret in a field whose type tells of none")
    return Split(
        public,
        {
            path: Hidden(secret.audience, _weighed(secret), secret.grows)
            for path, secret in found
            if secret.audience  # else it is everybody's, or nobody's
        },
    )


def _weighed(secret: Secret[Any]) -> bytes:
    """A secret's bytes. A secret within a secret is no type that can be encoded: it raises."""
    if secret.data is None:
        # Weighed after encoding, so that quotes and accents do not change a length. Blanks may
        # follow any JSON value.
        secret.data = _encode(secret.value).ljust(secret.weight)
    return secret.data


def joined(one: Split, other: Split) -> Split:
    """Two trees with different keys at their top, as one."""
    return Split({**one.public, **other.public}, {**one.hidden, **other.hidden})


def weigh(value: Any) -> int:
    """How many bytes a value takes on the wire: the measure of `Secret.weight`."""
    return len(_encode(value))


# Where secrets stand


def _find(node: Any, path: str, found: list[tuple[str, Secret[Any]]]) -> None:
    kind = type(node)
    if kind is Secret:
        found.append((path, node))
    elif kind is dict:
        for key, value in node.items():
            if type(value) is Secret:
                found.append((f"{path}/{escaped(str(key))}", value))
            elif type(value) not in _PLAIN:
                _find(value, f"{path}/{escaped(str(key))}", found)
    elif kind is list or kind is tuple:
        for at, value in enumerate(node):
            if type(value) not in _PLAIN:
                _find(value, f"{path}/{at}", found)
    elif isinstance(node, Struct):
        for name in _bearing(type(node)):
            _find(getattr(node, name), f"{path}/{name}", found)
    elif isinstance(node, Mapping):
        _find(dict(node), path, found)


@cache
def _bearing(struct: type[Struct]) -> tuple[str, ...]:
    """The fields of a struct that may hold a secret, somewhere below."""
    hints = typing.get_type_hints(struct)
    return tuple(name for name in struct.__struct_fields__ if _may_bear(hints[name], (struct,)))


def _may_bear(hint: Any, above: tuple[type, ...]) -> bool:
    origin = typing.get_origin(hint) or hint
    if origin is Secret or hint is Any:
        return True
    if isinstance(origin, type) and issubclass(origin, Struct):
        if origin in above:
            return False
        inner = typing.get_type_hints(origin).values()
        return any(_may_bear(field, (*above, origin)) for field in inner)
    if isinstance(hint, types.UnionType) or typing.get_args(hint):
        return any(_may_bear(arg, above) for arg in typing.get_args(hint))
    return isinstance(hint, typing.TypeVar)


# The whole tree


def whole(parts: Split, overlay: Mapping[str, bytes]) -> Any:
    """The tree with these secrets in their places, ready to be encoded."""
    tree = parts.public
    for path, data in overlay.items():
        tree = _placed(tree, [unescaped(key) for key in path.split("/")[1:]], Raw(data))
    return tree


def _placed(node: Any, keys: list[str], value: Any) -> Any:
    if not keys:
        return value
    if isinstance(node, list | tuple):
        at = int(keys[0])
        return [*node[:at], _placed(node[at], keys[1:], value), *node[at + 1 :]]
    return {**node, keys[0]: _placed(node[keys[0]], keys[1:], value)}


def escaped(key: str) -> str:
    """A key as a part of a JSON pointer (RFC 6901)."""
    return key.replace("~", "~0").replace("/", "~1") if "/" in key or "~" in key else key


def unescaped(part: str) -> str:
    """The key that a part of a JSON pointer stands for."""
    return part.replace("~1", "/").replace("~0", "~") if "~" in part else part
