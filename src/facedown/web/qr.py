"""A room's address as a QR code."""

import io
from functools import lru_cache

import segno
from aiohttp import web

from facedown.room.codes import folded
from facedown.web.address import of_room
from facedown.web.api import SETTINGS
from facedown.web.refusal import refusal


async def qr(request: web.Request) -> web.Response:
    """Made of the address alone, for any well-formed code: it tells nobody which rooms exist."""
    code = folded(request.match_info["code"])
    if code is None:
        return refusal(404, "no_such_room")
    address = of_room(request, request.app[SETTINGS], code)
    if address is None:
        return refusal(400, "form")
    return web.Response(body=drawn(address), content_type="image/svg+xml")


@lru_cache(maxsize=256)
def drawn(address: str) -> bytes:
    """The code as SVG, with a quiet edge, dark on light in every theme."""
    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        out, kind="svg", border=2, xmldecl=False, dark="#000", light="#fff"
    )
    return out.getvalue()
