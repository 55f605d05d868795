"""How a room comes back from its journal: fold what was opened last, lay the rest beside it."""

from msgspec import msgpack

from facedown.room.ids import new_id
from facedown.room.onward import settle
from facedown.room.room import DRAFT, KNOCK, Room, ignore
from facedown.table import opening
from facedown.table.entries import Entry, Opened, Ruled, decode
from facedown.table.opening import LOBBY
from facedown.table.position import Position, fold


async def hydrate(room: Room, stopped: float | None = None) -> bool:
    """Bring a room back; False if there is none.

    `stopped`: when a table last ran here, by its clock. The time since then, in which nobody
    could play, is given back to the clocks. Refused (`unwell`), JournalError.
    """
    stored = await room.journal.read(room.code)
    if not stored:
        return False
    async with room.lock:
        fresh = replay(room, stored)
        await lay_beside(room)
        if fresh:
            await room.take(fresh)
        if room.position.over:  # a crash came between the end of a scene and the next
            await settle(room)
        await give_back(room, stopped)
    room.shown = room.tree()
    return True


def replay(room: Room, stored: list[tuple[int, bytes]]) -> Opened | None:
    """Set the room's position, cursor and counted ids from its stored entries.

    Where the scene was opened by other code it starts afresh: the entry that says so is returned,
    and is still to be stored.
    """
    entries = [decode(data) for _, data in stored]
    start = max(at for at, entry in enumerate(entries) if isinstance(entry, Opened))
    opened = entries[start]
    assert isinstance(opened, Opened)
    room.cursor, room.since = stored[-1][0], list(entries[start + 1 :])
    for entry in entries:
        room.count(entry.id)
    if not opening.outdated(room.games, opened):
        try:
            room.position = fold(room.games[opened.game], opened, room.since)
            return None
        except Exception:
            # Folded once, it must fold again, unless the rules were changed under an old number.
            room.blame("folding", opened)
    return restart(room, opened)


def restart(room: Room, opened: Opened) -> Opened:
    """The entry that starts a scene afresh; the lobby's, if the rules as they are cannot."""
    roster = opening.roster_since(opened, room.since)
    lobby_alone = {LOBBY: room.games[LOBBY]}
    for games in (room.games, lobby_alone):
        fresh = opening.afresh(games, opened, roster, id=new_id(), at=last_moment(room, opened))
        try:
            room.position = Position(games[fresh.game], fresh)
            room.tree(room.position)
            return fresh
        except Exception:
            room.blame("opening", fresh)
    raise RuntimeError("the lobby cannot be opened")


def last_moment(room: Room, opened: Opened) -> float:
    """When something last happened here."""
    last: Entry = room.since[-1] if room.since else opened
    return max(last.at, room.clock.now())


async def give_back(room: Room, stopped: float | None) -> None:
    """The clocks get the time for which no table ran."""
    lost = 0.0 if stopped is None else room.clock.now() - stopped
    if lost > 0 and room.position.due() is not None:
        await room.take(Ruled(id=new_id(), at=room.now(), what="outage", seconds=lost))


async def lay_beside(room: Room) -> None:
    """Drafts of this scene and knocks, as they were kept; drafts of other scenes are forgotten."""
    number = str(room.position.opened.number)
    for key, data in (await room.journal.kept(room.code)).items():
        if key.startswith(KNOCK):
            room.knocks[key.removeprefix(KNOCK)] = msgpack.decode(data, type=str)
        elif key.startswith(f"{DRAFT}{number}."):
            wait, seat, name = key.removeprefix(DRAFT).split("/", 2)
            room.drafts.setdefault(wait, {}).setdefault(seat, {})[name] = msgpack.decode(data)
        else:
            room.journal.keep(room.code, key, None).add_done_callback(ignore)
