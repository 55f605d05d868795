"""The line to a device: it never waits for a slow reader, and never raises at the one who sends."""

import asyncio
import sys

from aiohttp import WSCloseCode, WSMsgType, web

from facedown.web import limits, wire

HEARTBEAT = 4.0
"""Seconds between pings; a line that gives no pong for half of that is dead."""
GOODBYE = 1.0
"""Seconds in which a device may answer that the line is closed."""


def new_socket() -> web.WebSocketResponse:
    """A socket as the table needs it."""
    return web.WebSocketResponse(
        timeout=GOODBYE,
        heartbeat=HEARTBEAT,
        # Answered by us, or who floods us with pings and reads nothing would fill the memory.
        autoping=False,
        # It costs twice the processor, and 200 kB a line (docs/decisions/0004).
        compress=False,
        max_msg_size=limits.HEARD,
        # A send that waited for one slow reader would hold up the whole room: `send` drops it.
        writer_limit=sys.maxsize,
        # Whatever the bytes, it is the decoder that says what is wrong with them.
        decode_text=False,
    )


class Socket:
    """One device's line, while it is open."""

    def __init__(self, ws: web.WebSocketResponse, request: web.Request) -> None:
        self._ws, self._request = ws, request

    async def send(self, data: bytes, kind: WSMsgType = WSMsgType.TEXT) -> None:
        """One message. Whoever does not read fast enough is dropped, not buffered."""
        transport = self._request.transport
        if self._ws.closed or transport is None:
            return
        if transport.get_write_buffer_size() > limits.BACKLOG:
            transport.abort()
            return
        try:
            await self._ws.send_frame(data, kind)
        except (ConnectionError, RuntimeError):
            return

    async def close(self, code: str) -> None:
        """Say `bye`, and hang up."""
        await self.send(wire.bye(code))
        await self.hang_up()

    async def hang_up(self, code: int = WSCloseCode.OK) -> None:
        """Close the line."""
        try:
            await asyncio.wait_for(self._ws.close(code=code, drain=False), 2 * GOODBYE)
        except (ConnectionError, RuntimeError, TimeoutError):
            return
