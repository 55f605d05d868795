"""Phones that cost next to nothing, so that the server is what is measured: a bare WebSocket."""

import asyncio
import json
import os
import struct
from collections.abc import Callable, Mapping

PATCH, OK = b'{"t":"patch"', b'{"t":"ok"'


class Phone(asyncio.Protocol):
    """One socket. `seen` is called for each patch; frames are counted, not read."""

    def __init__(self, code: str, seen: Callable[[int], None] | None = None) -> None:
        self.code, self.seen = code, seen
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.done: Callable[[], None] | None = None
        """Called for each act of this phone that is acknowledged."""
        self.messages: list[bytes] | None = []
        """All messages, while they are of interest."""
        self.arrived = asyncio.Event()
        self._buffer = b""
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(
            f"GET /r/{self.code}/ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take the frames apart by their lengths."""
        self._buffer += data
        if not self.open.done():
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            self._buffer = self._buffer[end + 4 :]
            self.open.set_result(None)
        while (frame := self._frame()) is not None:
            self._take(*frame)

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, at = buffer[1] & 127, 2
        if size == 126:
            if len(buffer) < 4:
                return None
            size, at = struct.unpack_from(">H", buffer, 2)[0], 4
        elif size == 127:
            if len(buffer) < 10:
                return None
            size, at = struct.unpack_from(">Q", buffer, 2)[0], 10
        if len(buffer) < at + size:
            return None
        self._buffer = buffer[at + size :]
        return buffer[0] & 15, buffer[at : at + size]

    def _take(self, kind: int, body: bytes) -> None:
        if kind == 9:
            self._send(body, 10)
        elif body.startswith(PATCH) and self.seen:
            self.seen(len(body))
        elif body.startswith(OK) and self.done:
            self.done()
        elif self.messages is not None and kind == 1:
            self.messages.append(body)
            self.arrived.set()

    def say(self, message: Mapping[str, object]) -> None:
        """Send one message."""
        self._send(json.dumps(message).encode(), 1)

    def _send(self, body: bytes, kind: int) -> None:
        mask = os.urandom(4)
        size = len(body)
        head = (
            struct.pack(">BB", 128 | kind, 128 | size)
            if size < 126
            else struct.pack(">BBH", 128 | kind, 254, size)
        )
        masked = bytes(c ^ mask[at & 3] for at, c in enumerate(body))
        self._transport.write(head + mask + masked)

    async def heard(self, tag: str) -> dict[str, object]:
        """The next message with this tag."""
        while True:
            for message in self.messages or ():
                told: dict[str, object] = json.loads(message)
                if told["t"] == tag:
                    self.messages = []
                    return told
                if told["t"] in ("no", "bye"):
                    raise RuntimeError(f"refused: {told}")
            self.arrived.clear()
            await asyncio.wait_for(self.arrived.wait(), 20)

    def hang_up(self) -> None:
        """Go."""
        self._transport.abort()


async def dial(
    port: int, code: str, address: str, seen: Callable[[int], None] | None = None
) -> Phone:
    """A phone with an open socket, from an address of its own (all of 127.0.0.0/8 is this host)."""
    loop = asyncio.get_running_loop()
    _, phone = await loop.create_connection(
        lambda: Phone(code, seen), "127.0.0.1", port, local_addr=(address, 0)
    )
    await asyncio.wait_for(phone.open, 20)
    return phone
