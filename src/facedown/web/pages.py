"""The client: its page, and the files it is made of, which never change under their names."""

from collections.abc import Mapping
from pathlib import Path

from aiohttp import web

from facedown.web.refusal import refusal

STATIC = Path(__file__).resolve().parent / "static"
FOREVER = "public, max-age=31536000, immutable"
AFRESH = "no-cache"

KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Said by us: what the computer's own list says differs, and is wrong on some of them."""

MISSING = (
    "The client has not been built. Start the table with ./play, or build it with `npm ci` and "
    "`npm run build`.\n"
)

FILES = web.AppKey("files", Mapping[str, Path])


def files(folder: Path) -> dict[str, Path]:
    """The files that may be asked for, by name: there is no way out of a list."""
    found = (path for path in folder.rglob("*") if path.is_file() and path.suffix in KINDS)
    return {path.relative_to(folder).as_posix(): path for path in found}


async def page(request: web.Request) -> web.StreamResponse:
    """The one page, whatever the address: the client reads it."""
    index = request.app[FILES].get("index.html")
    if index is None:
        return web.Response(status=503, text=MISSING, headers={"Cache-Control": "no-store"})
    return sent(index, AFRESH)


async def asset(request: web.Request) -> web.StreamResponse:
    """A file of the client, named by its contents."""
    file = request.app[FILES].get("assets/" + request.match_info["name"])
    return sent(file, FOREVER) if file else refusal(404, "not_found")


async def root_file(request: web.Request) -> web.StreamResponse:
    """One of the few files that browsers ask for by name (icon, manifest)."""
    file = request.app[FILES].get(request.match_info["name"])
    return sent(file, AFRESH) if file else refusal(404, "not_found")


def sent(file: Path, keep: str) -> web.FileResponse:
    """A file, its kind, and for how long it may be kept."""
    return web.FileResponse(
        file, headers={"Cache-Control": keep, "Content-Type": KINDS[file.suffix]}
    )
