"""A table as people run it: a server process, a port, and a folder with its journal."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests.browser.words import ROOT

READY_WITHIN = 20.0


class House:
    """One server process at a time, always on the same port and the same data."""

    def __init__(self, folder: Path, command: str = "facedown.cli") -> None:
        self.data, self.port = folder / "data", free_port()
        self.log = folder / "server.log"
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where phones find it."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Open the table; it answers when this returns."""
        options = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", self._command, "serve", "--language", "en", *options],
                cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, stdout=log, stderr=log,
            )  # fmt: skip
        self._wait()

    def stop(self) -> None:
        """End it as a service manager does."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """End it as a power cut does."""
        self._end(signal.SIGKILL)

    def look(self, code: str) -> dict[str, object]:
        """What anybody may know of a room."""
        with urllib.request.urlopen(f"{self.url}/api/rooms/{code}", timeout=5) as answer:
            told: dict[str, object] = json.load(answer)
        return told

    def said(self) -> str:
        """All that the process has written."""
        return self.log.read_text("utf-8", "replace") if self.log.exists() else ""

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(20)
        self._process = None

    def _wait(self) -> None:
        assert self._process is not None
        until = time.monotonic() + READY_WITHIN
        while time.monotonic() < until and self._process.poll() is None:
            try:
                urllib.request.urlopen(f"{self.url}/healthz", timeout=1).close()
                return
            except (urllib.error.URLError, OSError):
                time.sleep(0.02)
        raise AssertionError(f"the table did not open:\n{self.said()}")


def free_port() -> int:
    """A port of this computer that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
    return port
