"""A room's address as a QR code."""

import io
import re
from functools import lru_cache

import segno
from aiohttp import web

from facedown.room.codes import folded
from facedown.settings import Settings
from facedown.web.api import SETTINGS
from facedown.web.refusal import refusal

HOST = re.compile(r"[\w.\-]{1,253}(:\d{1,5})?|\[[0-9a-fA-F:.]{2,45}\](:\d{1,5})?", re.ASCII)


async def qr(request: web.Request) -> web.Response:
    """Made of the address alone, for any well-formed code: it tells nobody which rooms exist."""
    code, table = folded(request.match_info["code"]), base(request, request.app[SETTINGS])
    if code is None:
        return refusal(404, "no_such_room")
    if table is None:
        return refusal(400, "form")
    return web.Response(body=drawn(f"{table}/r/{code}"), content_type="image/svg+xml")


@lru_cache(maxsize=256)
def drawn(address: str) -> bytes:
    """The code as SVG, with a quiet edge, dark on light in every theme."""
    out = io.BytesIO()
    segno.make(address, error="m", micro=False).save(
        out, kind="svg", border=2, xmldecl=False, dark="#000", light="#fff"
    )
    return out.getvalue()


def base(request: web.Request, settings: Settings) -> str | None:
    """The address of this table as phones reach it; None if the request names none."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    host = request.headers.get("Host", "")
    scheme = "https" if settings.tls else "http"
    if settings.behind_proxy:
        said = request.headers.get("X-Forwarded-Proto", "").rpartition(",")[2].strip()
        scheme = said if said in ("http", "https") else scheme
    return f"{scheme}://{host}" if HOST.fullmatch(host) else None
