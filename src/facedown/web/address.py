"""Addresses: from where a request comes, whether a page of ours sent it, and where a room is."""

import re
from ipaddress import IPv6Address, ip_address
from urllib.parse import urlsplit

from aiohttp import web

from facedown.settings import Settings

HOST = re.compile(r"[\w.\-]{1,253}(:\d{1,5})?|\[[0-9a-fA-F:.]{2,45}\](:\d{1,5})?", re.ASCII)


def client(request: web.Request, behind_proxy: bool) -> str:
    """The client's address: behind a proxy of ours, the last that it has put down.

    All before that is what the client claims of itself.
    """
    address = request.remote or ""
    if behind_proxy and (forwarded := request.headers.getall("X-Forwarded-For", [])):
        address = forwarded[-1].split(",")[-1].strip()
    return household(address)


def household(address: str) -> str:
    """What one subscriber has: an IPv4 address, or 64 bits of an IPv6 one."""
    try:
        ip = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(ip, IPv6Address):
        return str(ip)
    if ip.ipv4_mapped:
        return str(ip.ipv4_mapped)
    return str(ip) if ip.is_loopback else f"{IPv6Address(int(ip) >> 64 << 64)}/64"


def at_home(address: str) -> bool:
    """Whether somebody at this very computer asks: no limit would keep anything from them."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def ours(request: web.Request, public_url: str | None) -> bool:
    """Whether the page that asks is one that this table served (or no page at all asks)."""
    origin = request.headers.get("Origin")
    if origin is None:
        return True
    if public_url and origin == origin_of(public_url):
        return True
    host = request.headers.get("Host", "").lower()
    return bool(host) and netloc(origin) == host


def origin_of(url: str) -> str:
    """The origin of an address, as browsers write it."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


def netloc(url: str) -> str:
    """Host and port of an address; empty if it is none."""
    try:
        return urlsplit(url).netloc.lower()
    except ValueError:
        return ""


def base(request: web.Request, settings: Settings) -> str | None:
    """The address of this table as phones reach it; None if the request names none."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    host = request.headers.get("Host", "")
    if settings.lan_url and leads_to_oneself(host):
        return settings.lan_url
    scheme = "https" if settings.tls else "http"
    if settings.behind_proxy:
        said = request.headers.get("X-Forwarded-Proto", "").rpartition(",")[2].strip()
        scheme = said if said in ("http", "https") else scheme
    return f"{scheme}://{host}" if HOST.fullmatch(host) else None


def leads_to_oneself(host: str) -> bool:
    """Whether a host (with or without a port) is another computer's own name for itself."""
    name = urlsplit(f"//{host}").hostname or ""
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def of_room(request: web.Request, settings: Settings, code: str) -> str | None:
    """The address by which phones come into a room; None if the request names no table."""
    table = base(request, settings)
    return f"{table}/r/{code}" if table else None
