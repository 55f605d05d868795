"""Faults and leaks to be planted into a game or the kernel, one at a time."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from msgspec.structs import replace as changed

from facedown.table.answers import Again, Answers
from facedown.table.ask import Ask
from facedown.table.entries import Entry, Ruled
from facedown.table.game import Scene
from facedown.table.open_wait import OpenWait
from facedown.table.position import Position
from tests.every_game.kits import Kit

Plant = Callable[[Kit], AbstractContextManager[Kit]]
"""A kit in, the kit with the fault out, as long as the context lasts."""


# In a game


def viewed(change: Callable[[Any, Any], dict[str, Any]]) -> Plant:
    """A view of which some fields are otherwise: `change(view, state)` names them."""

    @contextmanager
    def plant(kit: Kit) -> Iterator[Kit]:
        def view(g: Any) -> Any:
            shown = kit.game.view(g)
            return changed(shown, **change(shown, g))

        yield kit._replace(game=replace(kit.game, view=view))

    return plant


def asked(change: Callable[[Any, Ask], Ask]) -> Plant:
    """Scenes of which some asks are otherwise: `change(state, ask)` says how."""

    def otherwise(scene: Callable[[Any, Any], Scene]) -> Callable[[Any, Any], Scene]:
        def played(g: Any, t: Any) -> Scene:
            going = scene(g, t)
            try:
                now = next(going)
                while True:
                    if isinstance(now, Again):
                        now = changed(now, ask=change(g, now.ask))
                    else:
                        now = change(g, now)
                    now = going.send((yield now))
            except StopIteration as end:
                following: str | None = end.value
                return following

        return played

    @contextmanager
    def plant(kit: Kit) -> Iterator[Kit]:
        scenes = {name: otherwise(scene) for name, scene in kit.game.scenes.items()}
        yield kit._replace(game=replace(kit.game, scenes=scenes))

    return plant


def named(*names: str, **changes: Any) -> Plant:
    """Asks of these names (all, if none is given) with these changes."""
    return asked(lambda g, ask: ask.with_(**changes) if not names or ask.name in names else ask)


def patched(target: str, fault: Any) -> Plant:
    """Something by its dotted name, otherwise."""

    @contextmanager
    def plant(kit: Kit) -> Iterator[Kit]:
        with patch(target, fault):
            yield kit

    return plant


# In the kernel


def kernel(owner: type, name: str, fault: Any) -> Plant:
    """A method of the kernel, otherwise."""

    @contextmanager
    def plant(kit: Kit) -> Iterator[Kit]:
        with patch.object(owner, name, fault):
            yield kit

    return plant


def _plain_ask(self: Answers, more: float = 0, **changes: Any) -> Ask:
    return self.ask.with_(**changes)


def _renamed(cls: type[OpenWait], again: Again, at: float, roster: Any) -> OpenWait:
    number, step, turn = again.wait
    wait = _put_back(changed(again, wait=(number, step, turn + 1000)), at, roster)
    return wait


def _emptied(cls: type[OpenWait], again: Again, at: float, roster: Any) -> OpenWait:
    return _put_back(changed(again, by={}), at, roster)


def _stopped(cls: type[OpenWait], again: Again, at: float, roster: Any) -> OpenWait:
    return _put_back(changed(again, left=again.ask.within), at, roster)


def _takes_first(self: OpenWait, seat: str, *rest: Any) -> None:
    self.by.pop(seat, None)
    _answer(self, seat, *rest)


def _keeps_leavers(self: OpenWait, seat: str) -> None:
    pass


def _counts_again(self: Position, entry: Entry) -> Position:
    self.ids.discard(entry.id)
    return _apply(self, entry)


def _forgets_rewinds(self: Position, entry: Ruled) -> Position:
    self._turn = 0
    return _rewound(self, entry)


_apply = Position.apply
_rewound = Position._rewound
_put_back = OpenWait.put_back
_answer = OpenWait.answer

again_asks_anew = kernel(Answers, "again", _plain_ask)
again_renames_the_wait = kernel(OpenWait, "put_back", classmethod(_renamed))
again_loses_answers = kernel(OpenWait, "put_back", classmethod(_emptied))
again_restarts_the_clock = kernel(OpenWait, "put_back", classmethod(_stopped))
refused_after_taking = kernel(OpenWait, "answer", _takes_first)
leavers_count = kernel(OpenWait, "forget", _keeps_leavers)
secrets_do_not_stop_a_rewind = kernel(Position, "_may_rewind", lambda self, to: True)
clocks_run_for_nobody = kernel(Position, "_presence", lambda self, at: None)
acts_count_twice = kernel(Position, "apply", _counts_again)
names_are_used_again = kernel(Position, "_rewound", _forgets_rewinds)
