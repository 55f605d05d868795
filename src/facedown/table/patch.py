"""What changed, for one viewer: JSON Patch (RFC 6902), the public part made once for all.

A viewer's patch is made of two things alone: the public trees, and the secrets this viewer may see.
So nothing else can show in it, not even in its length or in how it is put. A changed secret is sent
whole, so that its weight holds; but for one that grows, like a drawing stroke by stroke.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Raw

from facedown.table.secret import Viewer
from facedown.table.tree import Hidden, Split, escaped, unescaped

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode

Op = tuple[str, str, Any]
"""("add" | "replace" | "remove", path, value)."""
Written = tuple[str, bytes]
"""An operation as it is sent, with its path."""


class Patch:
    """The change from one split tree to another, for any viewer: made once, cut to each."""

    __slots__ = (
        "_before",
        "_changed",
        "_concerned",
        "_cut",
        "_now",
        "_paths",
        "_under",
        "_written",
        "public",
    )

    def __init__(self, before: Split, now: Split) -> None:
        ops: list[Op] = []
        _compare(before.public, now.public, "", ops)
        self._before, self._now = before, now
        self._written = {path for _, path, _ in ops}
        # Where a place was written afresh that could hold secrets: they are null there now.
        self._paths = {path for op, path, value in ops if op == "remove" or _may_hold(value)}
        self._under = tuple([f"{path}/" for path in self._paths])
        self.public = b",".join([_op(*op) for op in ops])
        """The operations that everybody gets."""
        self._changed = self._between()
        self._concerned = frozenset(
            name
            for change in self._changed
            for secret in (change.was, change.now)
            if secret
            for name in secret.audience
        )
        self._cut: dict[tuple[Viewer, Viewer], bytes] = {}

    def ops(self, was: Viewer, viewer: Viewer, but: str | None = None) -> bytes:
        """The operations for who saw as `was` and sees as `viewer` now; empty if nothing changed.

        `but`: a place whose change this viewer need not be told, having made it.
        """
        same = was is viewer or was == viewer
        if same and self._concerned.isdisjoint(viewer):
            return self.public
        if but is not None:
            return self._made(was, viewer, but)
        cut = self._cut.get((was, viewer))
        if cut is None:
            cut = self._cut[was, viewer] = self._made(was, viewer)
        return cut

    def _made(self, was: Viewer, viewer: Viewer, but: str | None = None) -> bytes:
        changed = self._changed if was is viewer or was == viewer else self._all()
        private = [
            op for change in changed for path, op in self._ops(change, was, viewer) if path != but
        ]
        if not private:
            return self.public
        return b",".join([self.public, *private] if self.public else private)

    def _ops(self, change: "Change", was: Viewer, viewer: Viewer) -> list[Written]:
        """One secret, for who saw as `was` and sees as `viewer` now; made once for all alike."""
        before, now = change.was, change.now
        saw = before is not None and not before.audience.isdisjoint(was)
        if now is None or now.audience.isdisjoint(viewer):
            if not saw:
                return []
            if change.gone is None:
                change.gone = self._gone(change.path)
            return change.gone
        if before is None or not saw or self._rewritten(change.path):
            if change.shown is None:
                change.shown = _shown(change.path, now.data)
            return change.shown
        if before.data == now.data:
            return []
        if change.grown is None:
            grows = _grown if now.grows else _replaced
            change.grown = grows(change.path, before.data, now.data)
        return change.grown

    def _between(self) -> "list[Change]":
        """The secrets that are not what they were, for one viewer or another."""
        before, now = self._before.hidden, self._now.hidden
        changed = [
            Change(path, before.get(path), secret)
            for path, secret in now.items()
            if before.get(path) != secret or self._rewritten(path)
        ]
        return changed + self._lost()

    def _all(self) -> "list[Change]":
        """All secrets, for a viewer who sees as somebody else now."""
        before, now = self._before.hidden, self._now.hidden
        return [
            Change(path, before.get(path), secret) for path, secret in now.items()
        ] + self._lost()

    def _lost(self) -> "list[Change]":
        """The secrets that are gone from where they stood."""
        before, now = self._before.hidden, self._now.hidden
        return [Change(path, secret, None) for path, secret in before.items() if path not in now]

    def _gone(self, path: str) -> list[Written]:
        """Null, where a secret stood that this viewer sees no more."""
        became_public = path in self._written  # then it stands there already
        if became_public or self._rewritten(path) or not _stands(self._now.public, path):
            return []
        return [(path, _op("replace", path, None))]

    def _rewritten(self, path: str) -> bool:
        """Whether the public operations wrote this place, or one that holds it, afresh."""
        return path.startswith(self._under) or path in self._paths


class Change:
    """One secret that changed: what it was, what it is, and the operations that say so.

    It knows nothing of its patch: in a circle the two would lie about until they are collected.
    """

    __slots__ = ("gone", "grown", "now", "path", "shown", "was")

    def __init__(self, path: str, was: Hidden | None, now: Hidden | None) -> None:
        self.path, self.was, self.now = path, was, now
        self.gone: list[Written] | None = None
        self.grown: list[Written] | None = None
        self.shown: list[Written] | None = None


def _shown(path: str, data: bytes) -> list[Written]:
    """A secret, whole."""
    return [(path, _op("replace", path, Raw(data)))]


def _replaced(path: str, before: bytes, data: bytes) -> list[Written]:
    """A secret that changed, whole: its changes tell nothing, not even by their length."""
    return _shown(path, data)


def _grown(path: str, before: bytes, data: bytes) -> list[Written]:
    """What is new in a secret that grows; all of it, where that is shorter."""
    ops: list[Op] = []
    _compare(_decode(before), _decode(data), path, ops)
    inside, whole = [(op[1], _op(*op)) for op in ops], _shown(path, data)
    return inside if _size(inside) < _size(whole) else whole


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
        if key not in old:
            ops.append(("add", f"{path}/{escaped(key)}", value))
        elif value is not (was := old[key]) and (value != was or type(value) is not type(was)):
            _compare(was, value, f"{path}/{escaped(key)}", ops)


def _compare_lists(old: Sequence[Any], new: Sequence[Any], path: str, ops: list[Op]) -> None:
    """What grew is added at the end, not sent again. A list most of which changed is replaced."""
    shared = min(len(old), len(new))
    changed: list[int] = []
    if old[:shared] != new[:shared]:
        changed = [at for at in range(shared) if old[at] != new[at]]
    if (not new and old) or (len(changed) > 1 and 2 * len(changed) > shared):
        ops.append(("replace", path, new))
        return
    for at in changed:
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
