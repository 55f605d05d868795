"""What the terminal says at start, and when no phone comes."""

import asyncio
import io
import sys
from collections.abc import Sequence
from ipaddress import ip_address
from typing import TextIO

import segno

from facedown.lan import Address
from facedown.said import say
from facedown.settings import Settings

PATIENCE = 60.0


def welcome(settings: Settings, addresses: Sequence[Address]) -> str:
    """The address to open, as a QR code and in letters, the others, and where the journal lies."""
    address, first = shown_address(settings, addresses), opening(settings, addresses)
    # A code that leads a phone to itself would only be scanned in vain.
    code = qr_code(address) + "\n" if first in ("ready", "ready_public") else ""
    parts = [
        say(settings.language, first, host=settings.host),
        f"{code}  {address}",
        *other_addresses(settings, addresses),
        "\n".join(facts(settings)),
    ]
    return "\n\n".join(parts)


def opening(settings: Settings, addresses: Sequence[Address]) -> str:
    """Which of the first sentences is true of this table."""
    if settings.public_url:
        return "ready_public"
    if is_loopback(settings.host):
        return "ready_alone"
    if listens_everywhere(settings) and not addresses:
        return "no_network"
    return "ready"


def shown_address(settings: Settings, addresses: Sequence[Address]) -> str:
    """The address that goes into the QR code."""
    if settings.public_url:
        return settings.public_url
    if not listens_everywhere(settings):
        return url(settings, settings.host)
    return url(settings, addresses[0].ip if addresses else "localhost")


def other_addresses(settings: Settings, addresses: Sequence[Address]) -> list[str]:
    """A paragraph on the addresses that were not chosen, if there are any."""
    if settings.public_url or not listens_everywhere(settings) or not addresses[1:]:
        return []
    lines = [say(settings.language, "others")]
    for one in addresses[1:]:
        kind = "virtual" if one.virtual else "real"
        where = say(settings.language, kind, interface=one.interface)
        lines.append(f"  {url(settings, one.ip)}  {where}")
    return ["\n".join(lines)]


def facts(settings: Settings) -> list[str]:
    """Where it can be opened here, where the journal lies, and how it ends."""
    here = [say(settings.language, "here", address=url(settings, "localhost"))]
    return [
        *(here if listens_everywhere(settings) else []),
        say(settings.language, "data", folder=settings.data),
        say(settings.language, "stop"),
    ]


def url(settings: Settings, host: str) -> str:
    """The address of this table under one of the computer's names."""
    scheme, usual = ("https", 443) if settings.tls else ("http", 80)
    port = "" if settings.port == usual else f":{settings.port}"
    return f"{scheme}://[{host}]{port}" if ":" in host else f"{scheme}://{host}{port}"


def listens_everywhere(settings: Settings) -> bool:
    """Whether the table is open on every interface, rather than on one address."""
    return settings.host in ("", "0.0.0.0", "::")


def is_loopback(host: str) -> bool:
    """Whether a host to listen on can be reached from this computer only."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def qr_code(address: str) -> str:
    """A QR code in half blocks; empty where the terminal can't show them."""
    drawn = io.StringIO()
    segno.make_qr(address, error="l").terminal(drawn, border=2, compact=True)
    lines = drawn.getvalue().splitlines()
    return "\n".join(on_black(line) for line in lines) if can_show(sys.stdout, lines[0]) else ""


def can_show(out: TextIO, text: str) -> bool:
    """Whether a terminal's encoding has these characters."""
    try:
        text.encode(out.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def on_black(line: str) -> str:
    """White on black whatever the terminal's colours: many phones don't read an inverted code."""
    return f"\x1b[97;40m{line}\x1b[0m" if sys.stdout.isatty() else line


async def wonder_where_phones_are(
    settings: Settings,
    addresses: Sequence[Address],
    phone_came: asyncio.Event,
    patience: float = PATIENCE,
) -> None:
    """Say what usually stands in the way if no phone has come within `patience` seconds."""
    try:
        await asyncio.wait_for(phone_came.wait(), patience)
    except TimeoutError:
        address = shown_address(settings, addresses)
        print("\n" + say(settings.language, "nobody", address=address, port=settings.port))
