"""What a room does later, or beside an act: each by a name, so that it can be put off."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from facedown.room.faults import Unwell

log = logging.getLogger("facedown.room")

RETRY = 2.0
"""Seconds until something that failed for no fault of its own is tried again."""

Work = Callable[[], Coroutine[Any, Any, None]]


class Timers:
    """The timers of one room, and the tasks that run beside its acts."""

    def __init__(self, code: str) -> None:
        self._code = code
        self._set: dict[str, tuple[asyncio.TimerHandle, Work]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._resting = False

    def __contains__(self, name: str) -> bool:
        return name in self._set

    def named(self, start: str) -> list[str]:
        """What is set by names that start like this."""
        return [name for name in self._set if name.startswith(start)]

    @property
    def idle(self) -> bool:
        """Whether nothing is to happen, and nothing is happening."""
        return not self._set and not self._tasks

    def set(self, name: str, seconds: float, work: Work) -> None:
        """Do something after so many seconds, unless it is put off or dropped by its name.

        Where the table fails at it (`Unwell`) it is done again a little later, or a wait would
        never end.
        """
        self.drop(name)
        if not self._resting:
            loop = asyncio.get_running_loop()
            handle = loop.call_later(max(0.0, seconds), self.fire, name)
            self._set[name] = (handle, work)

    def by(self, name: str, seconds: float, work: Work) -> None:
        """Do something in so many seconds at the latest: what is set for sooner is left as it is.

        For work that looks for itself whether its time has come, and is put off by every act.
        """
        known = self._set.get(name)
        if known is None or known[0].when() > asyncio.get_running_loop().time() + seconds:
            self.set(name, seconds, work)

    def drop(self, name: str) -> None:
        """Nothing by this name is to happen any more."""
        if timer := self._set.pop(name, None):
            timer[0].cancel()

    def fire(self, name: str) -> asyncio.Task[None]:
        """Do now what was set for later."""
        handle, work = self._set.pop(name)
        handle.cancel()
        return self.spawn(self._do(name, work))

    async def _do(self, name: str, work: Work) -> None:
        try:
            await work()
        except Unwell:
            # Whatever was set by that name meanwhile: `work` looks whether it is still wanted.
            self.set(name, RETRY, work)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something happen beside; what goes wrong in it is logged, not lost."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault:
            log.error("room %s: %s beside the table", self._code, type(fault).__name__)

    def rest(self) -> None:
        """Nothing is to happen any more: the room is put away."""
        self._resting = True
        for name in list(self._set):
            self.drop(name)
        for task in list(self._tasks):
            task.cancel()
