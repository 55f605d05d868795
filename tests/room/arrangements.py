"""Tables of impostor in every arrangement of devices, played by whoever holds what is asked."""

from random import Random
from typing import NamedTuple

from facedown.games import catalogue
from facedown.table.ask import Ask
from facedown.table.game import Game
from facedown.table.secret import HOST
from tests.room.house import Guest, House


class Real:
    """The house plays a game of the catalogue."""

    def __init__(self, name: str) -> None:
        self.name = name

    def game(self) -> Game:
        """The game."""
        return catalogue()[self.name]


class Arrangement(NamedTuple):
    """Who sits on which device; whether the first device rules by its first seat; a board."""

    devices: tuple[str, ...]
    hosts: bool = True
    board: bool = False


ARRANGEMENTS = {
    "own phones": Arrangement(("Ann", "Bo", "Cy", "Di")),
    "own phones, led without a seat": Arrangement(("", "Ann", "Bo", "Cy", "Di"), hosts=False),
    "one phone, Ann rules": Arrangement(("Ann Bo Cy Di",)),
    "one phone, for the table": Arrangement(("Ann Bo Cy Di",), hosts=False),
    "led by a player, with a board": Arrangement(("Ann Bo Cy Di",), board=True),
    "led without a seat, with a board": Arrangement(("Ann Bo Cy Di",), hosts=False, board=True),
    "mixed": Arrangement(("Ann", "Bo Cy", "Di"), board=True),
    "mixed, led without a seat": Arrangement(("Bo", "Ann Cy", "Di"), hosts=False, board=True),
}


async def seated(house: House, arrangement: Arrangement, **options: object) -> list[Guest]:
    """The lobby, with everybody at their place; the first guest rules."""
    (host,) = await house.open()
    guests = [host, *(Guest(house) for _ in arrangement.devices[1:])]
    for guest, names in zip(guests, arrangement.devices, strict=True):
        await guest.come()
        for name in names.split():
            await guest.sit(name)
    if not arrangement.hosts:
        await host.rule("host", seat=None)
    if arrangement.board:
        guests.append(await Guest(house, tv=True).come())
    await host.call("set", {"debate": 0, **options}, seat=HOST)
    return guests


async def dealt(house: House, arrangement: Arrangement, **options: object) -> list[Guest]:
    """The same, and the first round has been dealt."""
    guests = await seated(house, arrangement, **options)
    await guests[0].answer("ok", seat=HOST)
    assert guests[0].ask == "look"
    return guests


def holder(house: House, seat: str) -> Guest:
    """The guest at whose device a seat (or the host) is."""
    for guest in house.guests:
        you = guest.frame["you"]
        if guest.link and (you["host"] if seat == HOST else seat in you["seats"]):
            return guest
    raise AssertionError(f"nobody holds {seat}")


def asked(house: House) -> Ask:
    """The open ask."""
    assert house.room.position.ask
    return house.room.position.ask


def pending(house: House) -> tuple[str, ...]:
    """Who is waited for."""
    position = house.room.position
    return position.wait.pending(position.roster) if position.wait else ()


async def onward(house: House, rng: Random, value: object = None) -> None:
    """One step of the match: the phone is handed to whoever is asked, who answers; or time runs
    out.
    """
    waited_for = pending(house)
    if not waited_for:
        due = house.room.position.due()
        assert due is not None
        await house.wait(due - house.rooms.clock.now() + 0.5)
        return
    seat = waited_for[0]
    guest = holder(house, seat)
    if seat != HOST and len(guest.frame["you"]["seats"]) > 1:
        await guest.open(seat)
        see_only_their_own(house)
    answer = asked(house).form.sample(rng, seat) if value is None else value
    await guest.answer(answer, seat=seat)


async def until(house: House, name: str, rng: Random) -> None:
    """Play on until this is asked."""
    for _ in range(300):
        if asked(house).name == name:
            return
        await onward(house, rng)
    raise AssertionError(f"{name} was never asked")


def see_only_their_own(house: House) -> None:
    """No frame holds a card, an answer or a form but those of one seat: its device's own, or the
    one it lies open for.
    """
    for guest in house.guests:
        if not guest.link:
            continue
        you, view, ask = guest.frame["you"], guest.frame["view"], guest.frame["ask"]
        may = {you["open"]} - {None}
        assert may <= {*you["seats"]}
        if guest.frame["game"] == "impostor":
            seen = {seat for seat, card in view["cards"].items() if card is not None}
            assert seen == may & {*view["cards"]}, you
        mine = {seat for seat, own in (ask["mine"] if ask else {}).items() if own is not None}
        assert mine <= may | ({HOST} if you["host"] else set()), you
