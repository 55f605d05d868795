"""The one way out: how a tree with secrets becomes what one viewer may see."""

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Raw, Struct

from facedown.table.secret import Secret, Viewer

_encoder = msgspec.json.Encoder()


class Hidden(Struct):
    """A secret leaf where it stands: its JSON pointer, who may see it, and its bytes, weighed."""

    path: str
    audience: frozenset[str]
    data: bytes

    def __repr__(self) -> str:
        return f"Hidden({self.path})"


class Split(Struct):
    """A tree in two: what all may see (secrets are null), and the secrets by their path."""

    public: Any
    hidden: dict[str, Hidden]

    def __repr__(self) -> str:
        return "Split(…)"

    def overlay(self, viewer: Viewer) -> dict[str, bytes]:
        """The secrets that this viewer may see, by path."""
        return {h.path: h.data for h in self.hidden.values() if not h.audience.isdisjoint(viewer)}


def split(tree: Any) -> Split:
    """A tree of structs, mappings, sequences, scalars and secrets, in two."""
    hidden: dict[str, Hidden] = {}
    return Split(_walk(tree, "", hidden), hidden)


def _walk(node: Any, path: str, hidden: dict[str, Hidden]) -> Any:
    kind = type(node)
    if kind is str or kind is int or kind is bool or kind is float or node is None:
        return node
    if kind is dict:
        return {
            str(key): _walk(value, f"{path}/{escaped(str(key))}", hidden)
            for key, value in node.items()
        }
    if kind is list or kind is tuple:
        return [_walk(value, f"{path}/{at}", hidden) for at, value in enumerate(node)]
    if kind is Secret:
        return _secret(node, path, hidden)
    if isinstance(node, Struct):
        return _struct(node, path, hidden)
    if isinstance(node, Mapping):
        return _walk(dict(node), path, hidden)
    raise TypeError(f"no place in a view for a {kind.__name__} at {path}")


def _struct(node: Struct, path: str, hidden: dict[str, Hidden]) -> dict[str, Any]:
    out = {f: _walk(getattr(node, f), f"{path}/{f}", hidden) for f in node.__struct_fields__}
    config = node.__struct_config__
    if config.tag_field is not None:
        return {config.tag_field: config.tag, **out}
    return out


def _secret(node: Secret[Any], path: str, hidden: dict[str, Hidden]) -> Any:
    if node.audience is None:
        return _walk(node.value, path, hidden)
    data = _encoder.encode(_plain(node.value))
    if node.audience:
        # Weighed after encoding, so that quotes and accents do not change a length. Blanks may
        # follow any JSON value.
        hidden[path] = Hidden(path, node.audience, data.ljust(node.weight))
    return None


def _plain(value: Any) -> Any:
    inner: dict[str, Hidden] = {}
    plain = _walk(value, "", inner)
    if inner:
        raise TypeError("a secret within a secret")
    return plain


def weigh(value: Any) -> int:
    """How many bytes a value takes on the wire: the measure of `Secret.weight`."""
    return len(_encoder.encode(_plain(value)))


def whole(parts: Split, overlay: Mapping[str, bytes]) -> Any:
    """The tree with these secrets in their places, ready to be encoded."""
    tree = parts.public
    for path, data in overlay.items():
        tree = _placed(tree, [_unescaped(key) for key in path.split("/")[1:]], Raw(data))
    return tree


def _placed(node: Any, keys: list[str], value: Any) -> Any:
    if not keys:
        return value
    if isinstance(node, list):
        at = int(keys[0])
        return [*node[:at], _placed(node[at], keys[1:], value), *node[at + 1 :]]
    return {**node, keys[0]: _placed(node[keys[0]], keys[1:], value)}


def escaped(key: str) -> str:
    """A key as a part of a JSON pointer (RFC 6901)."""
    return key.replace("~", "~0").replace("/", "~1") if "/" in key or "~" in key else key


def _unescaped(key: str) -> str:
    return key.replace("~1", "/").replace("~0", "~")
