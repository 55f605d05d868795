"""The table on the network: its routes, its start and its end."""

import asyncio
import gc
import ssl
from collections import Counter
from collections.abc import Callable, Mapping

from aiohttp import web

from facedown.games import catalogue, with_lobby
from facedown.journals import open_journal
from facedown.room.housekeeping import keep_house
from facedown.room.rooms import Rooms
from facedown.settings import Settings
from facedown.table.game import Game
from facedown.web import api, headers, limits, pages
from facedown.web.door import CAME, LINES, door
from facedown.web.evening import evening
from facedown.web.qr import qr
from facedown.web.refusal import plainly
from facedown.web.server import Runner

ROOT_FILES = r"/{name:favicon\.(?:ico|svg)|manifest\.webmanifest|robots\.txt}"


def application(
    settings: Settings, rooms: Rooms, phone_came: asyncio.Event | None = None
) -> web.Application:
    """The routes of a table."""
    app = web.Application(client_max_size=limits.BODY, middlewares=[plainly])
    app[api.SETTINGS], app[api.ROOMS] = settings, rooms
    app[api.MAKING], app[api.LOOKING] = limits.Buckets(0.2, 20), limits.Buckets(5, 60)
    app[LINES], app[CAME] = Counter(), phone_came or asyncio.Event()
    app[pages.FILES] = pages.files(pages.STATIC)
    app.router.add_get("/healthz", api.healthz)
    app.router.add_post("/api/rooms", api.make)
    app.router.add_get("/api/rooms/{code}", api.look)
    app.router.add_get("/api/rooms/{code}/qr.svg", qr)
    app.router.add_get("/api/rooms/{code}/evening", evening)
    app.router.add_get("/r/{code}/ws", door)
    app.router.add_get("/assets/{name:.+}", pages.asset)
    app.router.add_get(ROOT_FILES, pages.root_file)
    for path in ("/", "/r/{code}", "/tv", "/tv/{code}"):
        app.router.add_get(path, pages.page)
    https = (settings.public_url or "").startswith("https:")

    async def put_headers(request: web.Request, response: web.StreamResponse) -> None:
        headers.put(response, https=https)

    app.on_response_prepare.append(put_headers)
    return app


async def serve(
    settings: Settings,
    *,
    on_ready: Callable[[], None],
    phone_came: asyncio.Event,
    games: Mapping[str, Game] | None = None,
) -> None:
    """Run the table until cancelled; then tell the phones, and store what is in line."""
    journal = open_journal(settings.data / "journal.sqlite3")
    rooms = Rooms(with_lobby(games or catalogue()), journal)
    runner = Runner(application(settings, rooms, phone_came), shutdown_timeout=2)
    house = None
    try:
        await rooms.start()
        house = asyncio.create_task(keep_house(rooms))
        await runner.setup()
        await web.TCPSite(runner, settings.host, settings.port, ssl_context=tls(settings)).start()
        collect_seldom()
        on_ready()
        await asyncio.Event().wait()
    finally:
        if house:
            house.cancel()
        await close(runner, rooms)


def collect_seldom() -> None:
    """Look for cycles seldom: an act makes thousands of small things and hardly a cycle.

    At Python's own pace the collector walks all rooms many times a second.
    """
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


async def close(runner: Runner, rooms: Rooms) -> None:
    """Nobody new comes in; then all are told to come back, and what is in line is stored."""
    for site in runner.sites:
        await site.stop()
    await rooms.stop()
    await runner.cleanup()


def tls(settings: Settings) -> ssl.SSLContext | None:
    """The certificate, where there is one."""
    if settings.tls is None:
        return None
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(*map(str, settings.tls))
    return context
