"""Coming, going and names: who takes a seat, who leaves it, who knocks."""

from facedown.room.acts import Leave, Rename, Sit
from facedown.room.device import Link
from facedown.room.room import Room, new_id
from facedown.table.entries import Ruled, Seated
from facedown.table.opening import LOBBY
from facedown.table.refused import need
from facedown.table.roster import MOST_SEATS

MOST_KNOCKS = 20


async def sit(room: Room, link: Link, act: Sit, id: str) -> None:
    """A new seat for this device; where play has begun, or the room is locked, a knock."""
    roster = room.position.roster
    name = roster.free_name(act.name, "")
    need(len(roster.places) < MOST_SEATS, "full")
    shut = roster.locked or link.device in roster.barred
    if (room.position.game.name == LOBBY and not shut) or roster.hosting == link.device:
        await seat_down(room, link.device, name, id)
    else:
        need(len(room.knocks) < MOST_KNOCKS or link.device in room.knocks, "too_many")
        room.knocks[link.device] = name
        await room.show()


async def seat_down(room: Room, device: str, name: str, id: str) -> None:
    """The next seat, for this device."""
    seat = f"s{room.position.roster.next}"
    room.knocks.pop(device, None)
    await room.commit(Seated(id=id, at=room.now(), what="sat", seat=seat, name=name, device=device))


async def admit(room: Room, device: str, id: str) -> None:
    """Let somebody in who knocks; they are dealt in next."""
    need(device in room.knocks, "no_such_knock")
    await seat_down(room, device, room.knocks[device], id)


async def turn_away(room: Room, device: str) -> None:
    """Do not let them in."""
    need(device in room.knocks, "no_such_knock")
    del room.knocks[device]
    await room.show()


async def rename(room: Room, link: Link, act: Rename, id: str) -> None:
    """Another name for a seat of one's own; the host may rename any."""
    may_change(room, link, act.seat)
    entry = Seated(id=id, at=room.now(), what="renamed", seat=act.seat, name=act.name)
    await room.commit(entry)


async def leave(room: Room, link: Link, act: Leave, id: str) -> None:
    """A seat of one's own leaves for good; whoever was host at home is so no more."""
    may_change(room, link, act.seat)
    roster = room.position.roster
    own = act.seat in roster.held_by(link.device)
    await room.commit(Seated(id=id, at=room.now(), what="left", seat=act.seat))
    if own and link.device == roster.hosting and not roster.held_by(link.device):
        await give_up(room)


async def give_up(room: Room) -> None:
    """The host has left: the role goes to the next seat, and does not come back."""
    from facedown.room.host import handed, in_turn

    barred = room.position.ask.barred if room.position.ask else ()
    for place in in_turn(room, None):
        if room.position.roster.here(place.id) and place.id not in barred:
            await room.commit(handed(room, place.id, place.device, acting=False))
            return
    await room.commit(Ruled(id=new_id(), at=room.now(), what="host"))


def may_change(room: Room, link: Link, seat: str) -> None:
    """Refused unless the seat is the device's own, or the device rules."""
    roster = room.position.roster
    need(roster.place(seat), "not_seated")
    need(seat in roster.held_by(link.device) or roster.hosting == link.device, "not_yours")
