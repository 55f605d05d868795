"""One device on one socket: it says who it is, then its acts are taken one after the other."""

import asyncio
import logging

from aiohttp import WSMsgType, web

from facedown.room.acts import Open, Rule
from facedown.room.connect import connect, disconnect
from facedown.room.device import Link, device_of
from facedown.room.room import Room
from facedown.room.rooms import Rooms
from facedown.room.table_acts import act, open_for
from facedown.table.refused import Refused, need
from facedown.web import limits, wire
from facedown.web.wire import Hello, Ping

log = logging.getLogger("facedown.web")

HELLO_WITHIN = 10.0
"""Seconds for saying who one is."""
HEARTBEAT = 4.0
"""Seconds between pings; a line that gives no pong for half of that is dead."""


class Socket:
    """The line to a device: never waits for a slow reader, never raises at the one who sends."""

    def __init__(self, ws: web.WebSocketResponse, request: web.Request) -> None:
        self._ws, self._request = ws, request

    async def send(self, data: bytes) -> None:
        """One message. Whoever does not read fast enough is dropped, not buffered."""
        transport = self._request.transport
        if self._ws.closed or transport is None:
            return
        if transport.get_write_buffer_size() > limits.BACKLOG:
            transport.abort()
            return
        try:
            await self._ws.send_frame(data, WSMsgType.TEXT)
        except (ConnectionError, RuntimeError):
            return

    async def close(self, code: str) -> None:
        """Say `bye`, and hang up."""
        await self.send(wire.bye(code))
        try:
            await asyncio.wait_for(self._ws.close(), 1)
        except (ConnectionError, RuntimeError, TimeoutError):
            return


async def serve_socket(
    ws: web.WebSocketResponse, request: web.Request, room: Room, rooms: Rooms
) -> None:
    """Speak with one device until it hangs up."""
    line = Socket(ws, request)
    link = await greet(ws, line, room)
    if link is None:
        return
    pace = limits.Bucket(40, 120)
    try:
        async for message in ws:
            if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                await hear(message.data, line, link, room, rooms, pace)
    finally:
        await asyncio.shield(disconnect(room, link))


async def greet(ws: web.WebSocketResponse, line: Socket, room: Room) -> Link | None:
    """The device's hello, and the whole frame in return; None if it is not let in."""
    try:
        data = await asyncio.wait_for(ws.receive(), HELLO_WITHIN)
        if data.type not in (WSMsgType.TEXT, WSMsgType.BINARY):
            return None
        hello = wire.decode(data.data)
        need(isinstance(hello, Hello), "hello_first")
        assert isinstance(hello, Hello)
        device = device_of(hello.token, room.code)
        need(device, "token")
        need(len(room.links) < limits.LINES_PER_ROOM, "too_many")
        return await connect(room, device or "", line, tv=hello.tv)
    except Refused as refused:
        await line.send(wire.no(None, refused))
        await ws.close()
    except TimeoutError:
        await ws.close()
    return None


async def hear(
    data: str | bytes, line: Socket, link: Link, room: Room, rooms: Rooms, pace: limits.Bucket
) -> None:
    """One message: its act is taken, or refused to the sender alone."""
    id = None
    try:
        need(pace.take(), "too_fast")
        message = wire.decode(data)
        match message:
            case Ping():
                await line.send(wire.pong(message.n, room.clock.now()))
            case Open():
                await open_for(room, link, message)
            case Hello():
                need(False, "form")
            case Rule(what="delete"):
                id = message.id
                need(room.position.roster.hosting == link.device and not link.tv, "not_host")
                await line.send(wire.ok(id))
                await rooms.delete(room)
            case _:
                id = message.id
                await act(room, link, message)
                await line.send(wire.ok(id))
    except Refused as refused:
        await line.send(wire.no(id, refused))
    except Exception as fault:
        # Its words may hold a secret: only its kind is told.
        log.error("room %s: a message failed: %s", room.code, type(fault).__name__)
        await line.send(wire.no(id, Refused("unwell")))
