"""The HTTP server below the routes: how it answers what is no request at all."""

import asyncio
import logging
from typing import Any

from aiohttp import web

from facedown.web import headers, limits
from facedown.web.refusal import refusal

log = logging.getLogger("facedown.http")


class Quiet(logging.Filter):
    """Keeps what was sent out of the log: a malformed request stands in the error about it."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Only the kind of a fault is told."""
        if record.exc_info:
            kind = record.exc_info[0] if isinstance(record.exc_info, tuple) else None
            record.msg, record.args = "HTTP: %s", (kind.__name__ if kind else "?",)
            record.exc_info, record.exc_text = None, None
        return True


log.addFilter(Quiet())


class Protocol(web.RequestHandler):
    """One connection. What cannot be parsed is refused as plainly as the rest."""

    __slots__ = ()

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Refuse what aiohttp cannot take, without a word of it."""
        if request.writer.output_size > 0:
            raise ConnectionError("hung up in the middle of an answer")
        log.debug("HTTP: %s", type(exc).__name__)
        refused = refusal(status, "unwell" if status >= 500 else "form")
        headers.put(refused)
        refused.force_close()
        return refused


class Runner(web.AppRunner):
    """Runs the routes with the connections above."""

    __slots__ = ()

    def __init__(self, app: web.Application, **how: Any) -> None:
        super().__init__(app, access_log=None, logger=log, keepalive_timeout=limits.IDLE, **how)

    async def _make_server(self) -> web.Server:
        server = await super()._make_server()
        server.__class__ = Server
        return server


class Server(web.Server):
    """Makes a `Protocol` for each connection: aiohttp has no other way to choose one."""

    def __call__(self) -> web.RequestHandler:
        """A new connection."""
        loop = asyncio.get_running_loop()
        return Protocol(self, loop=loop, **self._kwargs)
