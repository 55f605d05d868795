"""From where a request comes, and whether a page of ours sent it."""

from urllib.parse import urlsplit

from aiohttp import web


def client(request: web.Request, behind_proxy: bool) -> str:
    """The client's address: behind a proxy of ours, the last that it has put down."""
    if behind_proxy and (forwarded := request.headers.get("X-Forwarded-For")):
        return forwarded.split(",")[-1].strip()
    return request.remote or ""


def ours(request: web.Request, public_url: str | None) -> bool:
    """Whether the page that asks is one that this table served (or no page at all asks)."""
    origin = request.headers.get("Origin")
    if origin is None:
        return True
    if public_url and origin == public_url.rstrip("/"):
        return True
    return urlsplit(origin).netloc.lower() == request.headers.get("Host", "").lower() != ""
