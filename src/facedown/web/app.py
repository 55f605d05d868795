"""The table on the network: its routes, its start and its end."""

import asyncio
import logging
import ssl
from collections import Counter
from collections.abc import Callable, Mapping

from aiohttp import web

from facedown.games import catalogue, with_lobby
from facedown.journals import open_journal
from facedown.room.rooms import Rooms
from facedown.settings import Settings
from facedown.table.game import Game
from facedown.web import api, headers, limits, pages, wire
from facedown.web.address import client, ours
from facedown.web.socket import HEARTBEAT, serve_socket

log = logging.getLogger("facedown.web")

LINES = web.AppKey("lines", Counter[str])
PHONE_CAME = web.AppKey("phone_came", asyncio.Event)


def application(
    settings: Settings, rooms: Rooms, phone_came: asyncio.Event | None = None
) -> web.Application:
    """The routes of a table."""
    app = web.Application(client_max_size=limits.BODY)
    app[api.SETTINGS], app[api.ROOMS] = settings, rooms
    app[api.MAKING], app[api.LOOKING] = limits.Buckets(0.2, 20), limits.Buckets(5, 60)
    app[LINES], app[PHONE_CAME] = Counter(), phone_came or asyncio.Event()
    app.router.add_get("/healthz", api.healthz)
    app.router.add_post("/api/rooms", api.make)
    app.router.add_get("/api/rooms/{code}", api.look)
    app.router.add_get("/api/rooms/{code}/qr.svg", api.qr)
    app.router.add_get("/r/{code}/ws", socket)
    app.router.add_get("/assets/{name:.+}", pages.asset)
    app.router.add_get(
        r"/{name:favicon\.(?:ico|svg)|manifest\.webmanifest|robots\.txt}", pages.root_file
    )
    for path in ("/", "/r/{code}", "/tv", "/tv/{code}"):
        app.router.add_get(path, pages.page)
    app.on_response_prepare.append(headers.add)
    return app


async def socket(request: web.Request) -> web.StreamResponse:
    """The way in for a device: checked, counted, then spoken with."""
    settings = request.app[api.SETTINGS]
    if not ours(request, settings.public_url):
        return api.refusal(403, "origin")
    room = await api.found(request)
    if isinstance(room, web.Response):
        return await told(request, room)
    address, lines = client(request, settings.behind_proxy), request.app[LINES]
    if lines[address] >= limits.LINES_PER_ADDRESS:
        return api.refusal(429, "too_many")
    lines[address] += 1
    try:
        ws = web.WebSocketResponse(
            heartbeat=HEARTBEAT, max_msg_size=limits.MESSAGE, compress=False, autoping=True
        )
        await ws.prepare(request)
        request.app[PHONE_CAME].set()
        await serve_socket(ws, request, room, request.app[api.ROOMS])
        return ws
    finally:
        lines[address] -= 1
        if not lines[address]:
            del lines[address]


async def told(request: web.Request, refused: web.Response) -> web.StreamResponse:
    """A refusal said on the socket: browsers hide the status of a failed upgrade from the page."""
    if not web.WebSocketResponse().can_prepare(request):
        return refused
    ws = web.WebSocketResponse()
    await ws.prepare(request)
    code = {404: "no_such_room", 429: "too_many"}.get(refused.status, "unwell")
    await ws.send_str(wire.bye(code).decode())
    await ws.close()
    return ws


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
    runner = web.AppRunner(application(settings, rooms, phone_came), access_log=None)
    await rooms.start()
    try:
        await runner.setup()
        site = web.TCPSite(
            runner, settings.host, settings.port, ssl_context=tls(settings), shutdown_timeout=2
        )
        await site.start()
        on_ready()
        await asyncio.Event().wait()
    finally:
        await rooms.stop()
        await runner.cleanup()


def tls(settings: Settings) -> ssl.SSLContext | None:
    """The certificate, where there is one."""
    if settings.tls is None:
        return None
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(*map(str, settings.tls))
    return context
