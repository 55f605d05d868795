"""A live room: fold, append, send. Every act goes through `commit`, one at a time."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from facedown.journals import Conflict, Journal, Unknown, append_surely
from facedown.room.clock import Clock
from facedown.room.device import Link
from facedown.table import opening
from facedown.table.entries import Entry, Opened, encode
from facedown.table.frame import Knock, frame
from facedown.table.opening import Games
from facedown.table.patch import Patch
from facedown.table.position import Position, fold
from facedown.table.refused import Refused, need
from facedown.table.tree import Split, split

log = logging.getLogger("facedown.room")

_encode = msgspec.json.Encoder().encode


class Room:
    """One table for an evening: its position, the lines of its devices, and what waits beside
    it.
    """

    def __init__(self, code: str, games: Games, journal: Journal, clock: Clock) -> None:
        self.code, self.games, self.journal, self.clock = code, games, journal, clock
        self.lock = asyncio.Lock()
        """One act at a time: what is folded, stored and sent is one thing."""
        self.position: Position
        self.cursor = 0
        """The journal's position of the last entry that is folded."""
        self.counted: dict[str, None] = {}
        """Ids of acts that are stored, also of earlier scenes: sent again they only get their
        ok.
        """
        self.drafts: dict[str, dict[str, dict[str, Any]]] = {}
        """By wait and seat: what is prepared, by key."""
        self.links: list[Link] = []
        self.knocks: dict[str, str] = {}
        """Devices that ask to be let in, and the name they ask for."""
        self.shown: Split | None = None
        """What all lines have been sent."""
        self._next: Split | None = None
        """What is to be shown once the act under way is stored."""
        self.after: list[Callable[[Room], None]] = []
        """What looks at the room after each change: deadlines, absence, the host's role."""
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False

    # What there is

    def now(self) -> float:
        """The moment, by the table's clock; never before the last entry."""
        last = self.position.entries[-1] if self.position.entries else self.position.opened
        return max(self.clock.now(), last.at)

    def linked(self) -> set[str]:
        """The devices that are connected as players or watchers (a board is nobody)."""
        return {link.device for link in self.links if not link.tv}

    def open_drafts(self) -> dict[str, dict[str, Any]]:
        """What is prepared for the open wait, by seat and key."""
        return self.drafts.get(wait_key(self.position.name), {})

    def tree(self, position: Position | None = None) -> Split:
        """All there is to be seen (at another position), secrets apart."""
        position = position or self.position
        knocks = tuple(Knock(device, name) for device, name in self.knocks.items())
        return split(
            frame(
                position,
                self.code,
                drafts=self.drafts.get(wait_key(position.name), {}),
                linked=self.linked(),
                knocks=knocks,
            )
        )

    # Fold, append, send

    async def commit(self, entry: Entry) -> None:
        """Take an act: fold it, store it, show it. Durable and shown when this returns.

        Refused: the act is not allowed, or (code `unwell`) the table failed; nothing has changed.
        The lock must be held.
        """
        need(not self.closed, "no_such_room")
        if entry.id in self.counted:
            return
        await self.take(entry)
        while self.position.over:
            await self.take(self.following())
        await self.show()

    async def take(self, entry: Entry) -> None:
        """Fold and store one entry, without showing it yet. The lock must be held."""
        position = self._folded(entry)
        try:
            cursor = await append_surely(self.journal, self.code, self.cursor, encode(entry))
        except (Conflict, Unknown, asyncio.CancelledError) as trouble:
            self._next = None
            log.warning("room %s: an entry was not stored (%s)", self.code, type(trouble).__name__)
            await self._refold()
            if isinstance(trouble, asyncio.CancelledError):
                raise
            raise Refused("unwell") from None
        self.position, self.cursor = position, cursor
        self.count(entry.id)

    def _folded(self, entry: Entry) -> Position:
        """The position with this entry, or Refused; a fault of the rules costs only this act."""
        try:
            if isinstance(entry, Opened):
                return Position(self.games[entry.game], entry)
            position = self.position.apply(entry)
            # A view that fails must fail before the act counts; and it is what will be shown.
            self._next = None if position.over else self.tree(position)
            return position
        except Refused:
            raise
        except Exception:
            self._blame(entry)
            self._next = None
            self.position = fold(self.position.game, self.position.opened, self.position.entries)
            raise Refused("unwell") from None

    def _blame(self, entry: Entry) -> None:
        # The fault's own words may hold a secret (a key, a value): only where it happened is told.
        log.error(
            "room %s: %s failed in %s/%s at wait %s: %s",
            self.code,
            type(entry).__name__,
            self.position.game.name,
            self.position.opened.scene,
            self.position.name,
            where(),
        )

    def following(self) -> Opened:
        """The entry that opens what comes after the scene that is over."""
        how: dict[str, Any] = {
            "id": new_id(),
            "at": self.now(),
            "seed": secrets.randbits(63),
        }
        try:
            opened = opening.following(self.games, self.position, **how)
            position = Position(self.games[opened.game], opened)
            if not position.over:
                self.tree(position)
            return opened
        except Exception:
            self._blame(self.position.opened)
            return opening.lobby_after_fault(self.games, self.position, **how)

    async def _refold(self) -> None:
        """Make the position again from what is stored."""
        from facedown.room.hydrate import replay

        replay(self, await self.journal.read(self.code))

    def count(self, id: str) -> None:
        """Remember that an act is stored (the last thousand of them)."""
        self.counted[id] = None
        if len(self.counted) > 1200:
            for old in list(self.counted)[:200]:
                del self.counted[old]

    # Send

    async def show(self, but: Link | None = None) -> None:
        """Send every line (but one) what has changed for it; then let who watches the room look."""
        now, self._next = self._next or self.tree(), None
        before, self.shown = self.shown, now
        if before is not None:
            patch = Patch(before, now)
            for link in list(self.links):
                if link is not but:
                    await self._send_patch(link, patch, now)
        for look in self.after:
            look(self)

    async def _send_patch(self, link: Link, patch: Patch, now: Split) -> None:
        overlay = self.overlay(link, now)
        ops = patch.ops(link.overlay, overlay)
        link.overlay = overlay
        if ops:
            await link.line.send(b'{"t":"patch","ops":[' + ops + b"]}")

    def overlay(self, link: Link, parts: Split) -> dict[str, bytes]:
        """The secrets that a line may be sent, by path, and what it is to know of itself."""
        roster = self.position.roster
        overlay = parts.overlay(link.viewer(roster))
        overlay["/you"] = _encode(link.you(roster, self.knocks.get(link.device)))
        return overlay

    # What happens later

    def later(
        self, name: str, seconds: float, act: Callable[[], Coroutine[Any, Any, None]]
    ) -> None:
        """Do something after so many seconds, unless it is put off or dropped by its name."""
        self.drop(name)
        loop = asyncio.get_running_loop()
        self.timers[name] = loop.call_later(max(0.0, seconds), self._due, name, act)

    def drop(self, name: str) -> None:
        """Nothing by this name is to happen any more."""
        timer = self.timers.pop(name, None)
        if timer:
            timer.cancel()

    def _due(self, name: str, act: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self.timers.pop(name, None)
        self.spawn(act())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something happen beside; what goes wrong in it is logged, not lost."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        fault = None if task.cancelled() else task.exception()
        if fault and not isinstance(fault, Refused):
            log.error("room %s: %s beside the table", self.code, type(fault).__name__)

    def rest(self) -> None:
        """Nothing is to happen any more: the room is put away."""
        for name in list(self.timers):
            self.drop(name)
        for task in list(self.tasks):
            task.cancel()


def wait_key(name: tuple[int, int, int] | None) -> str:
    """The name of a wait as text: "scene.step.turn"."""
    return ".".join(map(str, name)) if name else ""


def new_id() -> str:
    """An id for an entry that the table itself makes."""
    return "t-" + secrets.token_urlsafe(9)


def where() -> str:
    """The kind and the place of the fault being handled, without its words."""
    import sys
    import traceback

    kind, _, trace = sys.exc_info()
    frames = traceback.extract_tb(trace)
    last = frames[-1] if frames else None
    place = f"{last.filename.rsplit('/', 1)[-1]}:{last.lineno}" if last else "?"
    return f"{kind.__name__ if kind else '?'} at {place}"
