"""A real server with the toy game, to be killed: `python -m tests.web.toy_server PORT DATA`."""

import asyncio
import signal
import sys
from pathlib import Path

from facedown.settings import Settings
from facedown.web.app import serve
from tests.room.toy import Toy


async def main(port: str, data: str) -> None:
    """Serve until told to end."""
    task = asyncio.current_task()
    assert task
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    settings = Settings(data=Path(data), host="127.0.0.1", port=int(port))
    games = {"toy": Toy(within=60.0).game()}
    await serve(settings, on_ready=lambda: None, phone_came=asyncio.Event(), games=games)


if __name__ == "__main__":
    try:
        asyncio.run(main(*sys.argv[1:]))
    except (asyncio.CancelledError, KeyboardInterrupt):
        sys.exit(0)
