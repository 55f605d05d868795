"""The way in for a device: where it comes from, and whether there is such a room."""

import asyncio
from collections import Counter

from aiohttp import web

from facedown.web import api, limits
from facedown.web.address import at_home, client, ours
from facedown.web.refusal import refusal
from facedown.web.socket import Socket, new_socket
from facedown.web.speak import Conversation

LINES = web.AppKey("lines", Counter[str])
"""Open lines by address."""
CAME = web.AppKey("came", asyncio.Event)
"""Set once a phone has come."""


async def door(request: web.Request) -> web.StreamResponse:
    """Checked, counted, then spoken with."""
    settings = request.app[api.SETTINGS]
    if not ours(request, settings.public_url):
        return refusal(403, "origin")
    address, lines = client(request, settings.behind_proxy), request.app[LINES]
    if lines[address] >= limits.LINES_PER_ADDRESS and not at_home(address):
        return refusal(429, "too_many")
    lines[address] += 1
    try:
        return await come_in(request)
    finally:
        lines[address] -= 1
        if not lines[address]:
            del lines[address]


async def come_in(request: web.Request) -> web.StreamResponse:
    """Open the line, if there is such a room."""
    room, ws = await api.found(request), new_socket()
    refused = room if isinstance(room, web.Response) else None
    if refused and refused.status != 404:
        return refused
    if not ws.can_prepare(request):
        return refused or refusal(400, "form")
    await ws.prepare(request)
    line = Socket(ws, request)
    if isinstance(room, web.Response):
        # Browsers hide the status of a failed upgrade from the page: it is said on the socket.
        await line.close("no_such_room")
    else:
        request.app[CAME].set()
        await Conversation(ws, line, request.app[api.ROOMS]).hold(room.code)
    return ws
