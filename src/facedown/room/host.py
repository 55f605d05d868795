"""Who rules: the host's role passes on when the host is gone, and returns with them."""

from functools import partial

from facedown.room.ids import new_id
from facedown.room.room import Room
from facedown.table.entries import Ruled
from facedown.table.roster import Place
from facedown.table.secret import HOST


def watch(room: Room) -> None:
    """After each change: is there somebody who rules, and is it the right one?"""
    if "host" not in room.timers and successor(room) is not None:
        room.timers.set("host", 0.0, partial(appoint, room))


def successor(room: Room) -> Ruled | None:
    """The ruling that puts the role where it belongs, or None if it is there."""
    roster = room.position.roster
    if roster.hosting and HOST not in roster.away and roster.home == roster.hosting:
        return None
    linked = room.linked()
    home_is_back = roster.home and roster.home != roster.hosting and roster.home in linked
    if home_is_back and may_rule(room, roster.home_seat, roster.home):
        return handed(room, roster.home_seat, roster.home, acting=False)
    if roster.hosting and HOST not in roster.away:
        return None
    for place in in_turn(room, roster.host):
        if may_rule(room, place.id) and place.id not in roster.away and place.device in linked:
            # A host who has left for good does not come back; one who is away does.
            return handed(room, place.id, place.device, acting=bool(roster.home))
    return None


def may_rule(room: Room, seat: str | None, device: str = "") -> bool:
    """Whether the role may pass to a seat, or to a device without a seat of its own to rule."""
    barred = room.position.ask.barred if room.position.ask else ()
    held = (seat,) if seat is not None else room.position.roster.held_by(device)
    return not held or any(each not in barred for each in held)


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
    async with room.turn():
        if ruling := successor(room):
            await room.commit(ruling)


async def give_up(room: Room) -> None:
    """The host has left: the role goes to the next seat, and does not come back. In its turn."""
    linked = room.linked()
    for place in sorted(in_turn(room, None), key=lambda place: place.device not in linked):
        if room.position.roster.here(place.id) and may_rule(room, place.id):
            await room.commit(handed(room, place.id, place.device, acting=False))
            return
    await room.commit(Ruled(id=new_id(), at=room.now(), what="host"))
