"""Coming, going and names: who takes a seat, who leaves it, who is let in."""

from facedown.room import knocks
from facedown.room.acts import Leave, Rename, Sit
from facedown.room.device import Link
from facedown.room.host import give_up
from facedown.room.room import Room
from facedown.table.entries import Seated
from facedown.table.letters import tidy
from facedown.table.opening import LOBBY
from facedown.table.refused import need
from facedown.table.roster import MOST_SEATS, Place


async def sit(room: Room, link: Link, act: Sit, id: str) -> None:
    """A new seat for this device; where play has begun, or the room is locked, a knock."""
    roster = room.position.roster
    if sits_already(room, link, act.name):
        return
    name = roster.free_name(act.name, "")
    need(len(roster.places) < MOST_SEATS, "full")
    if roster.hosting == link.device or open_to(room, link.device):
        await seat_down(room, link.device, name, id)
    else:
        await knocks.knock(room, link.device, name)


def sits_already(room: Room, link: Link, name: str) -> bool:
    """Whether this device has a seat of just this name: a button tapped twice, a knock sent
    again after it was answered. Whoever asks has what they wanted.
    """
    places = room.position.roster.places
    typed = tidy(name[:1000])
    return any(place.device == link.device and place.name == typed for place in places)


def open_to(room: Room, device: str) -> bool:
    """Whether a device may sit down without being let in."""
    roster = room.position.roster
    in_lobby = room.position.game.name == LOBBY
    return in_lobby and not roster.locked and device not in roster.barred


async def seat_down(room: Room, device: str, name: str, id: str) -> None:
    """The next seat, for this device."""
    seat = f"s{room.position.roster.next}"
    entry = Seated(id=id, at=room.now(), what="sat", seat=seat, name=name, device=device)
    await room.commit(entry)
    if device in room.knocks:
        knocks.withdraw(room, device)
        await room.show()


async def admit(room: Room, device: str, id: str) -> None:
    """Let somebody in who knocks; they are dealt in next."""
    need(device in room.knocks, "no_such_knock")
    await seat_down(room, device, room.knocks[device], id)


async def rename(room: Room, link: Link, act: Rename, id: str) -> None:
    """Another name for a seat of one's own; the host may rename any."""
    own_or_ruled(room, link, act.seat)
    entry = Seated(id=id, at=room.now(), what="renamed", seat=act.seat, name=act.name)
    await room.commit(entry)


async def leave(room: Room, link: Link, act: Leave, id: str) -> None:
    """A seat of one's own leaves for good; a host who leaves does not come back to rule.

    In the lobby the host may take any seat away, later only kick it.
    """
    place = own_or_ruled(room, link, act.seat)
    need(place.device == link.device or room.position.game.name == LOBBY, "not_yours")
    roster = room.position.roster
    was_host = act.seat == roster.host and roster.hosting == link.device
    await room.commit(Seated(id=id, at=room.now(), what="left", seat=act.seat))
    if was_host and not room.position.roster.held_by(link.device):
        await give_up(room)


def own_or_ruled(room: Room, link: Link, seat: str) -> Place:
    """The place of a seat; refused unless the device holds it, or rules."""
    roster = room.position.roster
    place = roster.place(seat)
    need(place, "not_seated")
    assert place is not None
    need(link.device in (place.device, roster.hosting), "not_yours")
    return place
