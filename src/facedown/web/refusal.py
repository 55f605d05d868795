"""How a request is refused: a code in JSON, whatever went wrong, and nothing of what was sent."""

import logging
from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import web

from facedown.room.faults import where
from facedown.web import wire

log = logging.getLogger("facedown.web")

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

CODES = {400: "form", 403: "origin", 404: "not_found", 405: "method", 413: "too_big"}


def refusal(status: int, code: str) -> web.Response:
    """A failed request."""
    return answer(wire.trouble(code), status)


def said(body: object, status: int = 200) -> web.Response:
    """An answer in JSON that nobody keeps."""
    return answer(msgspec.json.encode(body), status)


def answer(body: bytes, status: int) -> web.Response:
    """JSON that nobody keeps."""
    return web.Response(
        body=body,
        status=status,
        content_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


@web.middleware
async def plainly(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Every refusal in the same words, and a fault of ours without any."""
    try:
        return await handler(request)
    except web.HTTPException as refused:
        return refusal(refused.status, CODES.get(refused.status, "form"))
    except ConnectionError:
        raise  # hung up: there is nobody to answer
    except Exception:
        log.error("a request failed: %s", where())
        return refusal(500, "unwell")
