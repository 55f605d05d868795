"""What changed, for one viewer: JSON Patch (RFC 6902), the public part made once for all.

A viewer's patch is made of two things alone: the public trees, and the secrets this viewer may see.
So nothing else can show in it, not even in its length or in how it is put. A changed secret is sent
whole, so that its weight holds; but for one that grows, like a drawing stroke by stroke.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw

from facedown.table.secret import Viewer
from facedown.table.tree import Split, escaped, unescaped

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode

Op = tuple[str, str, Any]
"""("add" | "replace" | "remove", path, value)."""
Written = tuple[str, bytes]
"""An operation as it is sent, with its path."""


class Patch:
    """The change from one split tree to another, for any viewer: made once, cut to each."""

    __slots__ = ("_before", "_cut", "_mine", "_now", "_paths", "_written", "public")

    def __init__(self, before: Split, now: Split) -> None:
        ops: list[Op] = []
        _compare(before.public, now.public, "", ops)
        self._before, self._now = before, now
        self._written = {path for _, path, _ in ops}
        # Where a place was written afresh that could hold secrets: they are null there now.
        self._paths = {path for op, path, value in ops if op == "remove" or _may_hold(value)}
        self.public = b",".join(_op(*op) for op in ops)
        """The operations that everybody gets."""
        self._mine: dict[str, Mine] = {}
        self._cut: dict[tuple[Viewer, Viewer], bytes] = {}

    def ops(self, was: Viewer, viewer: Viewer, but: str | None = None) -> bytes:
        """The operations for who saw as `was` and sees as `viewer` now; empty if nothing changed.

        `but`: a place whose change this viewer need not be told, having made it.
        """
        if but is not None:
            return self._made(was, viewer, but)
        cut = self._cut.get((was, viewer))
        if cut is None:
            cut = self._cut[was, viewer] = self._made(was, viewer)
        return cut

    def _made(self, was: Viewer, viewer: Viewer, but: str | None = None) -> bytes:
        private = [op for path, op in self._private(was, viewer) if path != but]
        return b",".join([self.public, *private] if self.public else private)

    def _private(self, was: Viewer, viewer: Viewer) -> list[Written]:
        if was == viewer:
            mine = [self._of(name) for name in sorted(viewer)]
        else:
            mine = [self._between(self._before.overlay(was), self._now.overlay(viewer))]
        # By the place of the secret: two names that see one secret are told of it once.
        shown: dict[str, list[Written]] = {}
        for one in mine:
            shown.update(one.shown)
        # What one name no longer sees another may see still.
        gone = {path: op for one in mine for path, op in one.gone.items()}
        still = self._now.overlay(viewer) if gone else {}
        return [
            *(written for ops in shown.values() for written in ops),
            *((path, op) for path, op in gone.items() if path not in still),
        ]

    def _of(self, name: str) -> "Mine":
        mine = self._mine.get(name)
        if mine is None:
            before, now = self._before.seen_as(name), self._now.seen_as(name)
            mine = self._mine[name] = self._between(before, now)
        return mine

    def _between(self, before: Mapping[str, bytes], now: Mapping[str, bytes]) -> "Mine":
        shown = {
            path: self._shown(path, before.get(path), data)
            for path, data in now.items()
            if before.get(path) != data or self._rewritten(path)
        }
        gone = {
            path: _op("replace", path, None)
            for path in before
            if path not in now
            and path not in self._written  # what became everybody's stands there already
            and not self._rewritten(path)
            and _stands(self._now.public, path)
        }
        return Mine(shown, gone)

    def _shown(self, path: str, before: bytes | None, data: bytes) -> list[Written]:
        whole = [(path, _op("replace", path, Raw(data)))]
        if before is None or path not in self._now.growing or self._rewritten(path):
            return whole
        ops: list[Op] = []
        _compare(_decode(before), _decode(data), path, ops)
        inside = [(op[1], _op(*op)) for op in ops]
        return inside if _size(inside) < _size(whole) else whole

    def _rewritten(self, path: str) -> bool:
        """Whether the public operations wrote this place, or one that holds it, afresh."""
        if not self._paths:
            return False
        at = len(path)
        while at > 0:
            if path[:at] in self._paths:
                return True
            at = path.rfind("/", 0, at)
        return "" in self._paths


class Mine(NamedTuple):
    """What changed among the secrets of one viewer: operations by path."""

    shown: dict[str, list[Written]]
    gone: dict[str, bytes]


def _size(ops: list[Written]) -> int:
    return sum(len(op) for _, op in ops)


def _may_hold(value: Any) -> bool:
    return value is None or isinstance(value, dict | list | tuple)


def _op(op: str, path: str, value: Any) -> bytes:
    if op == "remove":
        return b'{"op":"remove","path":%b}' % _encode(path)
    return b'{"op":"%b","path":%b,"value":%b}' % (op.encode(), _encode(path), _encode(value))


def _compare(old: Any, new: Any, path: str, ops: list[Op]) -> None:
    """Equal branches are passed over in one comparison; the others are gone into."""
    if type(old) is dict and type(new) is dict:
        if old != new:
            _compare_mappings(old, new, path, ops)
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple):
        if old != new or type(old) is not type(new):
            _compare_lists(old, new, path, ops)
    elif old != new or type(old) is not type(new):
        ops.append(("replace", path, new))


def _compare_mappings(old: dict[str, Any], new: dict[str, Any], path: str, ops: list[Op]) -> None:
    for key in old:
        if key not in new:
            ops.append(("remove", f"{path}/{escaped(key)}", None))
    for key, value in new.items():
        at = f"{path}/{escaped(key)}"
        if key in old:
            _compare(old[key], value, at, ops)
        else:
            ops.append(("add", at, value))


def _compare_lists(old: Sequence[Any], new: Sequence[Any], path: str, ops: list[Op]) -> None:
    """What grew is added at the end, not sent again. A list most of which changed is replaced."""
    shared = min(len(old), len(new))
    changed = sum(old[at] != new[at] for at in range(shared))
    if (not new and old) or (changed > 1 and 2 * changed > shared):
        ops.append(("replace", path, new))
        return
    for at in range(shared):
        _compare(old[at], new[at], f"{path}/{at}", ops)
    for at in range(len(old) - 1, shared - 1, -1):
        ops.append(("remove", f"{path}/{at}", None))
    for at in range(shared, len(new)):
        ops.append(("add", f"{path}/{at}", new[at]))


def _stands(tree: Any, path: str) -> bool:
    """Whether a place exists in a tree."""
    for key in path.split("/")[1:]:
        if isinstance(tree, list | tuple):
            if int(key) >= len(tree):
                return False
            tree = tree[int(key)]
        elif isinstance(tree, dict):
            plain = unescaped(key)
            if plain not in tree:
                return False
            tree = tree[plain]
        else:
            return False
    return True
