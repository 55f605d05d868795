"""What every response says about how it may be used."""

from collections.abc import Awaitable, Callable

from aiohttp import web

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self' ws: wss:; media-src 'self' blob:; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)

HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


async def add(request: web.Request, response: web.StreamResponse) -> None:
    """Put the headers on a response that is about to be sent."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    if request.secure:
        response.headers.setdefault("Strict-Transport-Security", "max-age=31536000")
