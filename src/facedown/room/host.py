"""Who rules: the host's role passes on when the host is gone, and returns with them."""

from facedown.room.room import Room, new_id
from facedown.table.entries import Ruled
from facedown.table.roster import Place
from facedown.table.secret import HOST


def watch(room: Room) -> None:
    """After each change: is there somebody who rules, and is it the right one?"""
    if successor(room) is not None:
        room.spawn(appoint(room))


def successor(room: Room) -> Ruled | None:
    """The ruling that puts the role where it belongs, or None if it is there."""
    roster, ask = room.position.roster, room.position.ask
    barred = ask.barred if ask else ()
    home_is_back = roster.home and roster.home != roster.hosting and roster.home in room.linked()
    if home_is_back and roster.home_seat not in barred:
        return handed(room, roster.home_seat, roster.home, acting=False)
    if roster.hosting and HOST not in roster.away:
        return None
    for place in in_turn(room, roster.host):
        if place.id not in barred and place.id not in roster.away and place.device in room.linked():
            # A host who has left for good does not come back; one who is away does.
            return handed(room, place.id, place.device, acting=bool(roster.home))
    return None


def in_turn(room: Room, after: str | None) -> list[Place]:
    """The places in seating order, from the one on the left of this seat."""
    places = room.position.roster.places
    at = next((n for n, place in enumerate(places) if place.id == after), -1)
    return places[at + 1 :] + places[: at + 1]


def handed(room: Room, seat: str | None, device: str, *, acting: bool) -> Ruled:
    """The entry by which the role goes to a device, and to a seat of it if it has one."""
    return Ruled(id=new_id(), at=room.now(), what="host", seat=seat, device=device, acting=acting)


async def appoint(room: Room) -> None:
    """Put the role where it belongs, if it still is not there."""
    async with room.lock:
        ruling = successor(room)
        if ruling is not None and not room.closed:
            await room.commit(ruling)
