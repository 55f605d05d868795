"""The evening as a small file, for the device that rules."""

from aiohttp import web

from facedown.room.device import device_of
from facedown.room.evening_file import evening_file
from facedown.web import api
from facedown.web.refusal import refusal, said

FILE = 'attachment; filename="facedown-evening.json"'


async def evening(request: web.Request) -> web.Response:
    """What was used up tonight. The token is a header's: addresses are kept in histories."""
    room = await api.found(request)
    if isinstance(room, web.Response):
        return room
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    device = device_of(token.strip(), room.code) if kind.lower() == "bearer" else None
    if device is None or device != room.position.roster.hosting:
        return refusal(403, "not_host")
    answer = said(evening_file(room))
    answer.headers["Content-Disposition"] = FILE
    return answer
