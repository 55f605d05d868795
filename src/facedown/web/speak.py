"""How one device is spoken with: it says who it is, then its acts are taken one by one."""

import asyncio
import logging

from aiohttp import WSCloseCode, WSMsgType, web

from facedown.room.acts import Open, Rule
from facedown.room.connect import disconnect
from facedown.room.device import Link, device_of
from facedown.room.faults import Unwell, where
from facedown.room.peek import open_for
from facedown.room.room import Room
from facedown.room.rooms import Rooms
from facedown.room.table_acts import act
from facedown.table.refused import Refused, need
from facedown.web import limits, wire
from facedown.web.socket import Socket
from facedown.web.wire import Hello, Message, Ping

log = logging.getLogger("facedown.web")

HELLO_WITHIN = 10.0
"""Seconds for saying who one is."""


class Conversation:
    """What is said on one line."""

    def __init__(self, ws: web.WebSocketResponse, line: Socket, rooms: Rooms) -> None:
        self.ws, self.line, self.rooms = ws, line, rooms
        self.pace = limits.Bucket(limits.PACE, limits.BURST)
        self.room: Room
        self.link: Link

    async def hold(self, code: str) -> None:
        """Speak with a device in a room until one of them hangs up."""
        if not await self.greet(code):
            return
        try:
            async for message in self.ws:
                match message.type:
                    case WSMsgType.TEXT | WSMsgType.BINARY:
                        if not await self.hear(message.data):
                            return
                    case WSMsgType.PING:
                        await self.line.send(message.data, WSMsgType.PONG)
        finally:
            await asyncio.shield(disconnect(self.room, self.link))

    # Who is it?

    async def greet(self, code: str) -> bool:
        """The device's hello, and the whole frame in return; whether it is let in."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self.first_words()
            need(isinstance(hello, Hello), "hello_first")
            assert isinstance(hello, Hello)
            await self.let_in(code, hello)
            return True
        except TimeoutError:
            await self.turn_away(Refused("hello_first"))
        except Refused as refused:
            await self.turn_away(refused)
        except ConnectionError:
            pass  # gone again
        return False

    async def first_words(self) -> Message:
        """The first message; whoever only pings is not heard."""
        while True:
            message = await self.ws.receive()
            match message.type:
                case WSMsgType.TEXT | WSMsgType.BINARY:
                    need(len(message.data) <= limits.MESSAGE, "too_big")
                    return wire.decode(message.data)
                case WSMsgType.PING | WSMsgType.PONG:
                    continue
                case _:
                    raise ConnectionError("hung up before saying anything")

    async def let_in(self, code: str, hello: Hello) -> None:
        """Connect the device to the room. There is always a line for whoever belongs there."""
        device = device_of(hello.token, code)
        need(device, "token")
        assert device is not None
        room = self.rooms.awake.get(code)
        full = room is not None and len(room.links) >= limits.LINES_PER_ROOM
        need(not full or (room and belongs(room, device)), "too_many")
        self.room, self.link = await self.rooms.join(code, device, self.line, tv=hello.tv)

    async def turn_away(self, refused: Refused) -> None:
        """Say why, and hang up."""
        await self.line.send(wire.no(None, refused))
        await self.line.hang_up(WSCloseCode.POLICY_VIOLATION)

    # What does it want?

    async def hear(self, data: bytes) -> bool:
        """One message: its act is taken, or refused to the sender alone. False: it was the last."""
        id: str | None = None
        in_time = self.pace.take()
        try:
            if len(data) > limits.MESSAGE:
                await self.line.send(wire.no(None, Refused("too_big")))
                await self.line.hang_up(WSCloseCode.MESSAGE_TOO_BIG)
                return False
            message = wire.decode(data)
            id = getattr(message, "id", None)
            need(in_time, "too_fast")
            return await self.take(message)
        except Refused as refused:
            await self.line.send(wire.no(id, refused))
            if not in_time:
                # Not read on at once: who goes on like this is slowed down by his own line.
                await asyncio.sleep(1 / limits.PACE)
        except Exception:
            log.error("room %s: a message failed: %s", self.room.code, where())
            await self.line.send(wire.no(id, Unwell()))
        return True

    async def take(self, message: Message) -> bool:
        """Do what a message asks for. False: there is nothing more to be said on this line."""
        match message:
            case Ping():
                await self.line.send(wire.pong(message.n, self.room.clock.now()))
            case Open():
                await open_for(self.room, self.link, message)
            case Hello():
                need(False, "form")
            case Rule(what="delete"):
                return await self.delete(message)
            case _:
                code = await act(self.room, self.link, message)
                await self.line.send(wire.ok(message.id, code))
        return True

    async def delete(self, ruling: Rule) -> bool:
        """The host wants the room and all its data gone."""
        hosting = self.room.position.roster.hosting == self.link.device
        need(not self.link.tv, "tv")
        need(hosting, "not_host")
        await self.rooms.delete(self.room, but=self.link)
        await self.line.send(wire.ok(ruling.id))
        await self.line.close("deleted")
        return False


def belongs(room: Room, device: str) -> bool:
    """Whether a device holds a seat, or rules, or is to rule again once it is back."""
    roster = room.position.roster
    return device in (roster.hosting, roster.home) or bool(roster.held_by(device))
