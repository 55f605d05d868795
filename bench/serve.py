"""The two servers that are measured: `python -m bench.serve table|floor PORT DATA [BYTES]`."""

import asyncio
import sys
from collections import defaultdict
from pathlib import Path

from aiohttp import WSMsgType, web

from bench.game import GAMES
from facedown.settings import Settings
from facedown.web.app import serve


async def table(port: int, data: Path) -> None:
    """The real one, with a journal on disk."""
    settings = Settings(data=data, host="127.0.0.1", port=port)
    await serve(settings, on_ready=ready, phone_came=asyncio.Event(), games=GAMES)


async def floor(port: int, size: int) -> None:
    """No rules, no journal: each message of a room sends a ready-made frame to all its sockets."""
    rooms: dict[str, list[web.WebSocketResponse]] = defaultdict(list)
    frame = b'{"t":"patch","ops":[' + b" " * (size - 22) + b"]}"

    async def socket(request: web.Request) -> web.WebSocketResponse:
        ws = web.WebSocketResponse(compress=False)
        await ws.prepare(request)
        room = rooms[request.match_info["code"]]
        room.append(ws)
        async for _ in ws:
            for other in room:
                await other.send_frame(frame, WSMsgType.TEXT)
        return ws

    app = web.Application()
    app.router.add_get("/r/{code}/ws", socket)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", port).start()
    ready()
    await asyncio.Event().wait()


def ready() -> None:
    """Tell whoever started us."""
    print("ready", flush=True)


if __name__ == "__main__":
    kind, port, data, *size = sys.argv[1:]
    work = table(int(port), Path(data)) if kind == "table" else floor(int(port), int(size[0]))
    asyncio.run(work)
