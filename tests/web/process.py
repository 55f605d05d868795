"""A server process that tests kill and start again, always on one port and one journal."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import aiohttp

ROOT = Path(__file__).resolve().parents[2]


class Process:
    """One server at a time."""

    def __init__(self, folder: Path) -> None:
        self.data, self.log = folder / "data", folder / "server.log"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._running: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def journal(self) -> Path:
        """The journal's file."""
        return self.data / "journal.sqlite3"

    async def start(self, session: aiohttp.ClientSession) -> None:
        """Start it; it answers when this returns."""
        self._run()
        async with asyncio.timeout(30):
            while not await self._answers(session):
                assert self._running and self._running.poll() is None, self.log.read_text()
                await asyncio.sleep(0.02)

    def _run(self) -> None:
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        with self.log.open("ab") as log:
            self._running = subprocess.Popen(
                [sys.executable, "-m", "tests.web.toy_server", str(self.port), str(self.data)],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": path},
                stdout=log,
                stderr=log,
            )

    async def _answers(self, session: aiohttp.ClientSession) -> bool:
        try:
            async with session.get(f"{self.url}/healthz") as answer:
                return answer.status == 200
        except aiohttp.ClientError:
            return False

    def kill(self) -> None:
        """A power cut."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As a service manager does; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        if self._running is None:
            return 0
        self._running.send_signal(how)
        code = self._running.wait(20)
        self._running = None
        return code
