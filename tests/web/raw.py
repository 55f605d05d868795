"""Bytes on a connection: for what no well-behaved client says."""

import asyncio
import base64
import os
import socket
import struct
from urllib.parse import urlsplit

PATIENCE = 20.0


class Raw:
    """A TCP connection to the table."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def to(cls, url: str, buffer: int | None = None) -> "Raw":
        """Connect; `buffer`: how many bytes the system is to hold for us, at the least."""
        where = urlsplit(url)
        line = socket.socket()
        if buffer:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        line.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(line, (where.hostname, where.port))
        return cls(*await asyncio.open_connection(sock=line, limit=buffer or 2**16))

    async def upgrade(self, path: str, **headers: str) -> bytes:
        """Ask for a socket; the head of the answer."""
        key = base64.b64encode(os.urandom(16)).decode()
        lines = {
            "Host": "table", "Upgrade": "websocket", "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key,
            **{name.replace("_", "-"): value for name, value in headers.items()},
        }  # fmt: skip
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        self.write(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
        return await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)

    def write(self, data: bytes) -> None:
        """Send bytes as they are."""
        self.writer.write(data)

    def frame(self, data: bytes, opcode: int = 1, first: int = 0x80) -> None:
        """Send a frame of the WebSocket protocol (opcode 1: text, 2: binary, 9: ping)."""
        length = len(data)
        if length < 126:
            head = struct.pack("!BB", first | opcode, 0x80 | length)
        elif length < 2**16:
            head = struct.pack("!BBH", first | opcode, 0x80 | 126, length)
        else:
            head = struct.pack("!BBQ", first | opcode, 0x80 | 127, length)
        self.write(head + b"\0\0\0\0" + data)

    async def hear(self) -> tuple[int, bytes]:
        """One frame: its opcode and its bytes."""
        first, length = await asyncio.wait_for(self.reader.readexactly(2), PATIENCE)
        if length == 126:
            (length,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return first & 0x0F, await self.reader.readexactly(length)

    def agree(self) -> None:
        """Answer that the line is closed, or say that it is."""
        self.frame(b"\x03\xe8", opcode=8)

    async def rest(self) -> bytes:
        """All that still comes until the table hangs up."""
        try:
            return await asyncio.wait_for(self.reader.read(-1), PATIENCE)
        except ConnectionError:
            return b""

    async def what_comes(self, seconds: float) -> bytes:
        """What comes until the table hangs up, or is silent for so long."""
        said = b""
        while True:
            try:
                more = await asyncio.wait_for(self.reader.read(2**16), seconds)
            except (ConnectionError, TimeoutError):
                return said
            if not more:
                return said
            said += more

    def close(self) -> None:
        """Hang up."""
        self.writer.close()
