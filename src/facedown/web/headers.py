"""What every response says about how it may be used."""

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

SECURE = "max-age=31536000"
"""Said where the table has a public https address. Never on a LAN: it would bind every other
program at `localhost` to https as well.
"""


def put(response: web.StreamResponse, *, https: bool = False) -> None:
    """Put the headers on a response that is about to be sent."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    # Which software this is, and its version, is nobody's business.
    response.headers["Server"] = "facedown"
    if https:
        response.headers.setdefault("Strict-Transport-Security", SECURE)
