"""Rulings of the host: each is one entry, and is shown to the table."""

from facedown.room import knocks, seats
from facedown.room.acts import Rule
from facedown.room.connect import hang_up
from facedown.room.device import Link
from facedown.room.room import Room
from facedown.settings import LANGUAGES
from facedown.table.entries import Ruled
from facedown.table.refused import need

AT_THE_WAIT = ("rewind", "void", "pause", "resume", "more", "end")
ABOUT_THE_ROOM = ("lock", "unlock", "hide", "show", "order", "language")


async def rule(room: Room, link: Link, act: Rule, id: str) -> None:
    """A ruling by the host's device alone. Refused: `not_host`, `no_such_ruling`, and as it
    says.
    """
    need(room.position.roster.hosting == link.device, "not_host")
    match act.what:
        case "skip":
            await skip(room, act, id)
        case "host":
            await hand_on(room, act, id)
        case "kick":
            await kick(room, act, id)
        case "hold":
            await hold(room, act, id)
        case "admit":
            await seats.admit(room, act.device, id)
        case "refuse":
            await knocks.turn_away(room, act.device)
        case what:
            need(what in AT_THE_WAIT or what in ABOUT_THE_ROOM, "no_such_ruling")
            await plain(room, act, id)


async def plain(room: Room, act: Rule, id: str) -> None:
    """A ruling that is all in its entry.

    One that names its wait counts for that wait alone: a button tapped twice voids one round.
    """
    need(act.what != "language" or act.text in LANGUAGES, "form")
    if act.what in AT_THE_WAIT and act.wait is not None:
        need(act.wait == room.position.name, "stale")
    entry = Ruled(
        id=id,
        at=room.now(),
        what=act.what,
        step=act.step,
        seconds=act.seconds,
        order=act.order,
        text=act.text,
    )
    await room.commit(entry)


async def skip(room: Room, act: Rule, id: str) -> None:
    """Go on without those who are missing; what they had prepared is taken."""
    entry = Ruled(id=id, at=room.now(), what="skip", wait=act.wait, drafts=room.open_drafts())
    await room.commit(entry)


async def kick(room: Room, act: Rule, id: str) -> None:
    """A seat leaves; a device that held nothing else is shown out."""
    place = room.position.roster.place(act.seat or "")
    need(place, "not_seated")
    assert place is not None
    await room.commit(Ruled(id=id, at=room.now(), what="kick", seat=place.id))
    roster = room.position.roster
    if roster.held_by(place.device) or roster.hosting == place.device:
        return
    for link in [each for each in room.links if each.device == place.device and not each.tv]:
        hang_up(room, link, "kicked")


async def hold(room: Room, act: Rule, id: str) -> None:
    """The host's device takes a seat over, and answers for it from now on."""
    roster = room.position.roster
    place = roster.place(act.seat or "")
    need(place, "not_seated")
    assert place is not None
    if place.device != roster.hosting:  # else it holds it already
        await room.commit(
            Ruled(id=id, at=room.now(), what="hold", seat=place.id, device=roster.hosting)
        )


async def hand_on(room: Room, act: Rule, id: str) -> None:
    """The role goes to the device of another seat; None: this device rules without a seat."""
    roster = room.position.roster
    place = roster.place(act.seat) if act.seat else None
    need(place or act.seat is None, "not_seated")
    need(place is None or roster.here(place.id), "away")
    device = place.device if place else roster.hosting
    await room.commit(Ruled(id=id, at=room.now(), what="host", seat=act.seat, device=device))
