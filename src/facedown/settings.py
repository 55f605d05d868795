"""What can be set about a table when it starts, and what it is when nobody says."""

import os
import sys
from pathlib import Path

import msgspec

LANGUAGES = ("en", "cs")

# FACE on a phone's keypad: four digits are quick to type at a TV, and 8000, 8080 and 8765 are
# where other things on a laptop like to live.
PORT = 3223
EVERYWHERE = "0.0.0.0"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How one table is served.

    `host` and `port` are what it listens on, `tls` a certificate chain and its key in PEM files,
    `language` what a newcomer's device speaks until told otherwise. `public_url` is the address
    that phones are shown where it isn't this computer's own, without a slash at its end; `lan_url`
    this computer's own as phones reach it, for pages that were opened here by a name that leads a
    phone to itself. `behind_proxy` says that a client's address is to be read from
    X-Forwarded-For.
    """

    data: Path
    host: str = EVERYWHERE
    port: int = PORT
    tls: tuple[Path, Path] | None = None
    language: str = "en"
    public_url: str | None = None
    lan_url: str | None = None
    behind_proxy: bool = False


def data_folder() -> Path:
    """Where this computer's system wants a program's data to be."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "facedown"


def own_language() -> str:
    """The language of this computer's user, as far as the table speaks it; else English."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    language = (spoken or "").partition("_")[0]
    return language if language in LANGUAGES else "en"
