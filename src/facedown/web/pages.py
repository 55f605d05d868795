"""The client: its page, and the files it is made of, which never change under their names."""

from pathlib import Path

from aiohttp import web

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"

MISSING = (
    "The client has not been built. Start the table with ./play, or build it with `npm ci` and "
    "`npm run build`.\n"
)


async def page(request: web.Request) -> web.StreamResponse:
    """The one page, whatever the address: the client reads it."""
    index = STATIC / "index.html"
    if not index.is_file():
        return web.Response(status=503, text=MISSING)
    return web.FileResponse(index, headers={"Cache-Control": "no-cache"})


async def asset(request: web.Request) -> web.StreamResponse:
    """A file of the client, named by its contents."""
    name = request.match_info["name"]
    file = (STATIC / "assets" / name).resolve()
    if not file.is_relative_to(STATIC / "assets") or not file.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(file, headers={"Cache-Control": FOREVER})


async def root_file(request: web.Request) -> web.StreamResponse:
    """One of the few files that browsers ask for by name (icon, manifest)."""
    file = STATIC / request.match_info["name"]
    if not file.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(file, headers={"Cache-Control": "no-cache"})
