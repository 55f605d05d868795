"""A seat moves to another device: offered by a code on one, taken by the code on the other."""

from hmac import compare_digest

from facedown.room import knocks
from facedown.room.acts import Offer as MakeOffer
from facedown.room.acts import Take
from facedown.room.device import Link
from facedown.room.offers import Offer, new_offer
from facedown.room.room import Room
from facedown.room.seats import own_or_ruled
from facedown.table.entries import Ruled, Seated
from facedown.table.refused import need


async def offer(room: Room, link: Link, act: MakeOffer, id: str) -> str:
    """The code by which another device may take the seat; it replaces the seat's last one.

    Refused: `not_seated`, `not_yours`.
    """
    place = own_or_ruled(room, link, act.seat)
    room.offers = {seat: made for seat, made in room.offers.items() if stands(room, seat, made)}
    made = room.offers.get(place.id)
    if made is None or made.id != id:
        ruled = place.device != link.device
        made = room.offers[place.id] = new_offer(id, place.device, room.now(), ruled=ruled)
    return made.code


async def take(room: Room, link: Link, act: Take, id: str) -> None:
    """This device holds the seat from now on, and the old one does not. Refused: `stale_offer`."""
    seat = offered_by(room, act.take)
    need(seat, "stale_offer")
    assert seat is not None
    made = room.offers[seat]
    if made.holder == link.device:
        return  # nothing to move: the code still waits for another device
    await room.commit(moved(room, made, seat, link.device, id))
    room.offers.pop(seat, None)
    if link.device in room.knocks:
        knocks.withdraw(room, link.device)
        await room.show()


def moved(room: Room, made: Offer, seat: str, device: str, id: str) -> Ruled | Seated:
    """The entry by which the seat moves. Where the host moves what somebody else holds, it is a
    ruling: else a card could be looked at on another phone, and nobody were told.
    """
    if made.ruled:
        return Ruled(id=id, at=room.now(), what="move", seat=seat, device=device)
    return Seated(id=id, at=room.now(), what="moved", seat=seat, device=device)


def offered_by(room: Room, code: str) -> str | None:
    """The seat that this code moves. Every offer is compared, in a time that tells nothing."""
    found = [seat for seat, made in room.offers.items() if compare_digest(made.code, code)]
    return next((seat for seat in found if stands(room, seat, room.offers[seat])), None)


def stands(room: Room, seat: str, made: Offer) -> bool:
    """Whether an offer still holds: in time, and of a seat that is where it was."""
    place = room.position.roster.place(seat)
    return place is not None and place.device == made.holder and room.now() < made.until
