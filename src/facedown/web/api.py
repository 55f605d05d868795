"""Requests that make and find rooms."""

import io
from typing import Annotated

import msgspec
import segno
from aiohttp import web
from msgspec import Meta, Struct

from facedown.room.acts import Id
from facedown.room.codes import folded
from facedown.room.device import device_of
from facedown.room.room import Room
from facedown.room.rooms import Rooms
from facedown.settings import LANGUAGES, Settings
from facedown.table.opening import LOBBY
from facedown.table.refused import Refused
from facedown.web import limits, wire
from facedown.web.address import client, ours

ROOMS = web.AppKey("rooms", Rooms)
SETTINGS = web.AppKey("settings", Settings)
MAKING = web.AppKey("making", limits.Buckets)
LOOKING = web.AppKey("looking", limits.Buckets)


class Make(Struct, frozen=True):
    """The body of a request for a new room."""

    id: Id
    token: Annotated[str, Meta(max_length=64)]
    language: Annotated[str, Meta(max_length=8)] = "en"
    host: bool = True


async def make(request: web.Request) -> web.Response:
    """A new room."""
    settings = request.app[SETTINGS]
    if not ours(request, settings.public_url):
        return refusal(403, "origin")
    if not request.app[MAKING].take(client(request, settings.behind_proxy)):
        return refusal(429, "too_many")
    try:
        wanted = msgspec.json.decode(await request.read(), type=Make)
    except (msgspec.DecodeError, UnicodeError):
        return refusal(400, "form")
    if device_of(wanted.token, "") is None:
        return refusal(400, "token")
    language = wanted.language if wanted.language in LANGUAGES else settings.language
    try:
        room = await request.app[ROOMS].make(
            wanted.token, wanted.id, hosted=wanted.host, language=language
        )
    except Refused as refused:
        return refusal(503, refused.code)
    return said({"code": room.code}, 201)


async def look(request: web.Request) -> web.Response:
    """Whether there is such a room, and what one may know before coming in."""
    room = await found(request)
    if isinstance(room, web.Response):
        return room
    roster = room.position.roster
    return said(
        {
            "code": room.code,
            "playing": room.position.game.name != LOBBY,
            "locked": roster.locked,
            "seats": len(roster.places),
        }
    )


async def found(request: web.Request) -> Room | web.Response:
    """The room of this request; wrong codes are counted, so that codes cannot be walked."""
    settings = request.app[SETTINGS]
    if not request.app[LOOKING].take(client(request, settings.behind_proxy)):
        return refusal(429, "too_many")
    code = folded(request.match_info["code"])
    try:
        room = await request.app[ROOMS].find(code) if code else None
    except Refused as refused:
        return refusal(503, refused.code)
    return room if room is not None else refusal(404, "no_such_room")


async def qr(request: web.Request) -> web.Response:
    """The room's address as a QR code. Made of the address alone, for any well-formed code."""
    code = folded(request.match_info["code"])
    if code is None:
        return refusal(404, "no_such_room")
    out = io.BytesIO()
    segno.make(f"{base(request)}/r/{code}", error="m").save(
        out, kind="svg", border=2, xmldecl=False, dark="#000", light="#fff"
    )
    return web.Response(body=out.getvalue(), content_type="image/svg+xml")


def base(request: web.Request) -> str:
    """The address of this table as phones reach it."""
    settings = request.app[SETTINGS]
    if settings.public_url:
        return settings.public_url.rstrip("/")
    scheme = "https" if settings.tls else "http"
    return f"{scheme}://{request.host}"


async def healthz(request: web.Request) -> web.Response:
    """The table is up."""
    return said({"ok": True})


def said(body: object, status: int = 200) -> web.Response:
    """An answer in JSON that nobody keeps."""
    return web.Response(
        body=msgspec.json.encode(body),
        status=status,
        content_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


def refusal(status: int, code: str) -> web.Response:
    """A failed request."""
    return web.Response(
        body=wire.trouble(code),
        status=status,
        content_type="application/json",
        headers={"Cache-Control": "no-store"},
    )
