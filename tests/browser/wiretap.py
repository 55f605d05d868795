"""What a device was sent, put together again: the frame as it stood after each message."""

import json
from collections.abc import Iterable, Iterator
from copy import deepcopy
from typing import Any

Frame = dict[str, Any]


def frames(messages: Iterable[str]) -> Iterator[Frame]:
    """The frame after each `full` and each `patch`, as docs/protocol.md says."""
    frame: Frame = {}
    for text in messages:
        message = json.loads(text)
        if message["t"] == "full":
            frame = message["frame"]
        elif message["t"] == "patch":
            for op in message["ops"]:
                patch(frame, op)
        else:
            continue
        yield deepcopy(frame)


def patch(frame: Frame, op: dict[str, Any]) -> None:
    """One operation of JSON Patch (RFC 6902)."""
    *way, last = [part.replace("~1", "/").replace("~0", "~") for part in op["path"].split("/")[1:]]
    at: Any = frame
    for part in way:
        at = at[int(part)] if isinstance(at, list) else at[part]
    if isinstance(at, dict):
        at[last] = op.get("value")
        if op["op"] == "remove":
            del at[last]
    elif op["op"] == "add":
        at.insert(len(at) if last == "-" else int(last), op["value"])
    elif op["op"] == "replace":
        at[int(last)] = op["value"]
    else:
        del at[int(last)]


def opened(frame: Frame) -> set[str]:
    """The seats of whose secrets this frame of impostor holds anything."""
    mine = (frame.get("ask") or {}).get("mine", {})
    cards = (frame.get("view") or {}).get("cards", {})
    return {seat for of in (mine, cards) for seat, what in of.items() if what is not None} - {
        "host"
    }
