"""How an evening is written down: every act, and under it what changed for whom, line by line."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgspec

from facedown.table.entries import Answered, Called, Entry, Lapsed, Ruled, Seated
from facedown.table.secret import HOST, TV
from facedown.table.tree import Split
from tests.every_game.acts import sampled
from tests.every_game.evening import Evening
from tests.every_game.kits import Kit

FOR_ALL = "all"
ACTS = 400


def playthrough(kit: Kit) -> str:
    """A match in which all who are asked answer in turn, at one table, from the deal to its end."""
    rng = Random(1)
    e = Evening(
        kit.game,
        seats=kit.hook.journey_seats,
        options=kit.hook.journey,
        gifts=kit.hook.gifts,
        seed=1,
    )
    lines = [f"# {kit.game.name}: {len(e.seats)} seats, options {_json(dict(kit.hook.journey))}"]
    lines += _changes(e, None, e.parts())
    parts, scene = e.parts(), e.opened.id
    for _ in range(ACTS):
        lines += ["", f"> {_next(e, rng)}"]
        if not e.go_on():
            return "\n".join([*lines, "", "The match is over.", ""])
        if e.opened.id != scene:
            scene = e.opened.id
            lines.append(f"= scene {e.opened.number}: {e.opened.scene}")
        now = e.parts()
        lines += _changes(e, parts, now)
        parts = now
    return "\n".join([*lines, ""])


def _next(e: Evening, rng: Random) -> str:
    """One act: an answer of the first who is waited for, or else time runs out."""
    wait = e.position.wait
    earliest = wait.opened + (wait.ask.earliest or 0) if wait else 0
    e.clock = max(e.clock + 1, earliest)
    if e.pending and e.position.ask:
        seat = e.pending[0]
        assert e.answer(seat, sampled(e.position.ask.form, rng, seat)), e.refused
    else:
        assert e.lapse() or e.rule("skip"), e.refused
    return told(e.journal[-1])


def told(entry: Entry) -> str:
    """An act in a line."""
    match entry:
        case Answered(seat=seat, value=value):
            return f"{seat} answers {_json(value)}"
        case Called(seat=seat, name=name, about=about):
            return f"{seat} calls {name} {_json(about)}"
        case Lapsed():
            return "time is up"
        case Seated(what=what, seat=seat):
            return f"{seat}: {what}"
        case Ruled(what=what, seat=seat):
            return f"the host rules {what} {seat or ''}".rstrip()
    return type(entry).__name__


def _changes(e: Evening, before: Split | None, now: Split) -> list[str]:
    """What changed: for all, then for each name that sees more than all."""
    lines = _differences(FOR_ALL, _flat(before.public) if before else {}, _flat(now.public))
    roster = e.position.roster
    for name in (*roster.seats, *roster.gone, HOST, TV):
        was = _secrets(before, name) if before else {}
        lines += _differences(name, was, _secrets(now, name))
    return lines


def _secrets(parts: Split, name: str) -> dict[str, str]:
    flat: dict[str, str] = {}
    for path, data in parts.overlay(frozenset({name})).items():
        flat |= _flat(msgspec.json.decode(data), path)
    return flat


def _differences(name: str, old: Mapping[str, str], new: Mapping[str, str]) -> list[str]:
    gone = [f"  {name:4} {path[1:]} -" for path in old if path not in new]
    return gone + [
        f"  {name:4} {path[1:]} = {value}" for path, value in new.items() if old.get(path) != value
    ]


def _flat(tree: Any, path: str = "") -> dict[str, str]:
    return dict(_leaves(tree, path))


def _leaves(tree: Any, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(tree, dict) and tree and not _short(tree):
        for key, value in tree.items():
            yield from _leaves(value, f"{path}/{key}")
    elif isinstance(tree, list | tuple) and tree and not _short(tree):
        for at, value in enumerate(tree):
            yield from _leaves(value, f"{path}/{at}")
    else:
        yield path, _json(tree)


def _short(tree: Any) -> bool:
    """What is read best in one line: no tree within, and not long."""
    inner = tree.values() if isinstance(tree, dict) else tree
    nested = any(isinstance(value, dict | list | tuple) for value in inner)
    return not nested and len(_json(tree)) <= 64


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
