"""Requests that make and find rooms."""

import asyncio
from typing import Annotated

import msgspec
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
from facedown.web import limits
from facedown.web.address import client, of_room, ours
from facedown.web.refusal import refusal, said

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

    def __repr__(self) -> str:
        return "Make(…)"


async def make(request: web.Request) -> web.Response:
    """A new room."""
    settings = request.app[SETTINGS]
    if not ours(request, settings.public_url):
        return refusal(403, "origin")
    if not request.app[MAKING].take(client(request, settings.behind_proxy)):
        return refusal(429, "too_many")
    wanted = await read(request)
    if wanted is None:
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


async def read(request: web.Request) -> Make | None:
    """What is wanted; None if that cannot be understood, or does not come."""
    try:
        async with asyncio.timeout(limits.BODY_WITHIN):
            return msgspec.json.decode(await request.read(), type=Make)
    except (msgspec.DecodeError, UnicodeError, RecursionError, TimeoutError):
        return None


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
            "address": of_room(request, request.app[SETTINGS], room.code),
        }
    )


async def found(request: web.Request) -> Room | web.Response:
    """The room of this request. Wrong codes are counted, so that codes cannot be walked; a party
    that comes in at once by the right one is not.
    """
    looking, address = request.app[LOOKING], client(request, request.app[SETTINGS].behind_proxy)
    if not looking.any(address):
        return refusal(429, "too_many")
    code = folded(request.match_info["code"])
    try:
        room = await request.app[ROOMS].find(code) if code else None
    except Refused as refused:
        return refusal(503, refused.code)
    if room is None:
        looking.take(address)
        return refusal(404, "no_such_room")
    return room


async def healthz(request: web.Request) -> web.Response:
    """The table is up."""
    return said({"ok": True})
