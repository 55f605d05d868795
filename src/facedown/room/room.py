"""A live room: fold, append, send. Every act goes through `commit`, one at a time."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from facedown.journals import Conflict, Journal, JournalError, append_surely
from facedown.room.clock import Clock
from facedown.room.device import Link
from facedown.room.faults import Fault, Unwell, where
from facedown.room.offers import Offer
from facedown.room.onward import lobby, settle
from facedown.room.picture import Picture
from facedown.room.show import show
from facedown.room.timers import RETRY, Timers
from facedown.room.turn import Turn
from facedown.table.entries import Entry, Opened, encode
from facedown.table.opening import Games
from facedown.table.position import Position, fold
from facedown.table.refused import Refused, need
from facedown.table.tree import Split

log = logging.getLogger("facedown.room")

TRIES = 3
"""How often an act is judged anew because another server stored something first."""
MOST_UNSHOWN = 10
"""Acts at the most that are shown together, so that nobody waits long for their own."""
MOST_COUNTED = 1200


class Room:
    """One table for an evening: its position, the lines of its devices, and what waits beside
    it.
    """

    def __init__(self, code: str, games: Games, journal: Journal, clock: Clock) -> None:
        self.code, self.games, self.journal, self.clock = code, games, journal, clock
        self.lock = asyncio.Lock()
        """One act at a time: what is folded, stored and sent is one thing. Taken by `turn`."""
        self.position: Position
        self.since: list[Entry] = []
        """What is stored since the scene was opened: the position is the fold of it."""
        self.cursor = 0
        """The journal's position of the last entry that is folded."""
        self.torn = False
        """The position may hold what is not stored, or lack what is: `mend` before it is used."""
        self.counted: dict[str, None] = {}
        """Ids of acts that are stored, also of earlier scenes: sent again they only get their
        ok.
        """
        self.drafts: dict[str, dict[str, dict[str, Any]]] = {}
        """By wait and seat: what is prepared, by key."""
        self.links: list[Link] = []
        self.knocks: dict[str, str] = {}
        """Devices that ask to be let in, and the name they ask for."""
        self.offers: dict[str, Offer] = {}
        """Seats that are ready to move to another device; kept nowhere else."""
        self.shown: Split | None = None
        """What all lines have been sent."""
        self.picture = Picture(code)
        self.drawn: Split | None = None
        """What is to be shown once the act under way is stored."""
        self.line_up = 0
        """How many wait for their turn."""
        self.unshown = 0
        """Acts that are stored, and that whoever is next in line shows with their own."""
        self.showing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when they have been shown."""
        self.after: list[Callable[[Room], None]] = []
        """What looks at the room after each change: deadlines, absence, the host's role."""
        self.timers = Timers(code)
        self.closed = False

    # What there is

    def now(self) -> float:
        """The moment, by the table's clock; never before the last entry."""
        last = self.since[-1] if self.since else self.position.opened
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
        return self.picture.drawn(
            position,
            self.drafts.get(wait_key(position.name), {}),
            frozenset(self.linked()),
            tuple(self.knocks.items()),
        )

    # One act at a time

    def turn(self) -> Turn:
        """`async with room.turn():` nobody else acts here meanwhile, and the room is whole.

        Refused: `no_such_room` once it is closed, `unwell` while the journal fails.
        """
        return Turn(self)

    async def ready(self) -> None:
        """Put right what an earlier act had to leave undone. The lock must be held."""
        need(not self.closed, "no_such_room")
        if self.torn:
            await self.mend()
        if self.position.over:
            await settle(self)
            await self.show()

    # Fold, append, send

    async def commit(self, entry: Entry) -> None:
        """Take an act: fold it, store it, show it. Durable and shown when this returns.

        Refused: the act is not allowed, or (code `unwell`) the table failed; nothing has changed.
        Cancelled in the middle, it is whole or not at all, and shown to all if it is.
        """
        if entry.id in self.counted:
            return
        await self.take(entry)
        if self.position.over:
            await settle(self)
        self.unshown += 1
        # Whoever acts next shows this too: ten who vote at once are one change to look at.
        if not self.line_up or self.unshown >= MOST_UNSHOWN:
            await self.show()

    async def seen(self) -> None:
        """Wait until all that is stored has been shown. The turn must be over."""
        if self.unshown:
            await asyncio.shield(self.showing)

    async def take(self, entry: Entry) -> None:
        """Fold and store one entry, without showing it yet."""
        data = stored_as(entry)
        for _ in range(TRIES):
            if entry.id in self.counted:
                return
            position = self._folded(entry)
            try:
                cursor = await append_surely(self.journal, self.code, self.cursor, data)
            except Conflict:
                await self.mend()
                continue
            except JournalError as trouble:
                log.warning("room %s: not stored (%s)", self.code, type(trouble).__name__)
                await self.mend()
                if entry.id in self.counted:
                    return
                raise Unwell from None
            except BaseException:
                self._tear(0.0)
                raise
            self.position, self.cursor = position, cursor
            self._stored(entry)
            return
        raise Unwell

    def _folded(self, entry: Entry) -> Position:
        """The position with this entry, or Refused; a fault of the rules costs only this act."""
        try:
            if isinstance(entry, Opened):
                position, moved = Position(self.games[entry.game], entry), True
            else:
                moves, position = self.position.moves, self.position.apply(entry)
                moved = position is not self.position or position.moves != moves
        except Refused:
            raise
        except Exception:
            raise self._fault(entry) from None
        self.drawn = None
        if not moved or position.over:
            return position  # the scene has not gone on: its view is what it was
        try:
            # A view that fails must fail before the act counts; and it is what will be shown.
            self.drawn = self.tree(position)
        except Exception:
            raise self._fault(entry) from None
        return position

    def _fault(self, entry: Entry) -> Fault:
        """The position is spoilt, made anew, and what happened is logged."""
        self.blame(type(entry).__name__)
        self.drawn = None
        self.position = fold(self.position.game, self.position.opened, self.since)
        return Fault()

    def blame(self, what: str, opened: Opened | None = None) -> None:
        """Log a fault of the rules, with its place and not with its words."""
        wait = "its start" if opened else wait_key(self.position.name)
        opened = opened or self.position.opened
        scene = f"{opened.game}/{opened.scene}"
        log.error("room %s: %s failed in %s at %s: %s", self.code, what, scene, wait, where())

    def _stored(self, entry: Entry) -> None:
        self.count(entry.id)
        if isinstance(entry, Opened):
            self.since = []
            self.forget_drafts()
        else:
            self.since.append(entry)

    def count(self, id: str) -> None:
        """Remember that an act is stored (the last thousand of them)."""
        self.counted[id] = None
        if len(self.counted) > MOST_COUNTED:
            for old in list(self.counted)[:200]:
                del self.counted[old]

    def forget_drafts(self) -> None:
        """What was prepared for a scene goes with it."""
        if self.drafts:
            self.drafts = {}
            # Nobody waits for it: what a crash leaves behind is passed over at the next start.
            self.journal.clear(self.code, DRAFT).add_done_callback(ignore)

    # When the position cannot be trusted

    def _tear(self, seconds: float) -> None:
        """Nobody can say what is stored: find out, even if nobody acts again."""
        self.torn, self.drawn = True, None
        self.timers.set("mend", seconds, self.look_after)

    async def look_after(self) -> None:
        """Put right what can be, though nobody acts."""
        if not self.closed:
            async with self.turn():
                pass

    async def mend(self) -> None:
        """Make the position again from what is stored; `unwell` if that cannot be read."""
        from facedown.room.hydrate import replay

        self._tear(RETRY)
        try:
            stored = await self.journal.read(self.code)
        except JournalError:
            raise Unwell from None
        need(stored, "no_such_room")
        if replay(self, stored):
            # Folded at the start, and not now: whatever it is, nothing may be built on it.
            raise Unwell
        self.torn = False
        self.timers.drop("mend")
        if self.position.over:
            self.timers.set("mend", RETRY, self.look_after)
        elif self.shown is not None:
            await self.show()

    # Send

    async def _now(self) -> Split:
        """All there is to be seen now. Where that cannot be drawn the scene is given up, or the
        table would stand still.
        """
        try:
            return self.tree()
        except Exception:
            self.blame("the frame")
            await self.take(lobby(self))
            return self.tree()

    async def show(self, but: Link | None = None) -> None:
        """Send every line (but one) what has changed for it; then let who watches the room look."""
        now, self.drawn = self.drawn or await self._now(), None
        before, self.shown = self.shown, now
        self.unshown, showing = 0, self.showing
        self.showing = asyncio.get_running_loop().create_future()
        if before is not None:
            await show(self, before, now, but)
        showing.set_result(None)
        for look in self.after:
            look(self)


DRAFT, KNOCK = "draft/", "knock/"
"""What is kept beside a room's journal, by the beginning of its key."""


def stored_as(entry: Entry) -> bytes:
    """An entry as bytes; refused if an answer holds what cannot be stored.

    (A number past 64 bits, half a character, a thousand brackets.)
    """
    try:
        return encode(entry)
    except (OverflowError, UnicodeError, RecursionError):
        raise Refused("form") from None


def ignore(done: "asyncio.Future[None]") -> None:
    """Let something that nobody waits for fail in silence: the journal has logged it."""
    if not done.cancelled():
        done.exception()


def wait_key(name: tuple[int, int, int] | None) -> str:
    """The name of a wait as text: "scene.step.turn"."""
    return ".".join(map(str, name)) if name else ""
