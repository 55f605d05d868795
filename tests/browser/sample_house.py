"""`facedown serve`, with the sample game of rules and view alone instead of the games."""

import asyncio
import contextlib
import sys

from facedown.cli import end_on_terminate, parser, settings_from
from facedown.web.app import serve
from tests.sample import game


async def open_table(words: list[str]) -> None:
    """Serve the sample game until told to end."""
    end_on_terminate()
    settings = settings_from(parser().parse_args(words))
    await serve(
        settings, on_ready=lambda: None, phone_came=asyncio.Event(), games={game.name: game}
    )


if __name__ == "__main__":
    with contextlib.suppress(asyncio.CancelledError):
        asyncio.run(open_table(sys.argv[1:]))
