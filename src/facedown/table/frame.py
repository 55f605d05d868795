"""All that a device is sent: the room, the seats, the view of the game, and the open ask."""

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Annotated, Any

from msgspec import Struct

from facedown.table.ask import Wait
from facedown.table.evening import Match, still_named
from facedown.table.forms import Form
from facedown.table.open_wait import OpenWait
from facedown.table.position import Position
from facedown.table.secret import HOST, Secret, held

Drafts = Mapping[str, Mapping[str, Any]]
"""What seats have prepared for the open wait: {seat: {key: value}}."""


LAID_OVER = "laid over for each device, never null"


class Knock(Struct, frozen=True):
    """Somebody who asks to be let in."""

    device: str
    name: str


class RoomView(Struct):
    """What is to be known of the room."""

    code: str
    language: str
    playing: bool
    locked: bool
    hidden: bool
    knocks: Secret[tuple[Knock, ...]]


class SeatView(Struct):
    """A seat, as everybody sees it. Seats of equal `hand` are on one device."""

    id: str
    name: str
    mark: int
    away: bool
    linked: bool
    hand: int


class GoneView(Struct):
    """A seat that has left, for views that still name it."""

    name: str
    mark: int


class HostView(Struct):
    """Who rules; `acting` stands in while the host is away."""

    seat: str | None
    acting: bool


class RulingView(Struct):
    """The last ruling of the scene, shown to all."""

    what: str
    seat: str | None
    at: float


class Waiting(Struct):
    """What others may know of open answers."""

    of: int
    count: int | None
    done: tuple[str, ...] | None
    progress: dict[str, Any] | None


class Mine(Struct):
    """What is a seat's own: the form as it must answer it, its answer, its drafts."""

    form: Form
    answer: Any
    draft: Mapping[str, Any]


class AskView(Struct):
    """The open ask."""

    name: str
    wait: Wait
    asked: tuple[str, ...]
    form: Form
    end: float | None
    opens: float | None
    last: bool
    locks: float | None
    nudge: float | None
    rewind: int | None
    waiting: Waiting
    mine: dict[str, Secret[Mine]]
    calls: dict[str, Secret[Form]]


class EveningView(Struct):
    """The matches played so far."""

    matches: list[Match]


class You(Struct):
    """What a device is to know of itself."""

    seats: tuple[str, ...]
    host: bool
    open: str | None
    tv: bool
    knocking: str | None


class Frame(Struct):
    """One tree for all viewers; `you` is laid over it for each device."""

    room: RoomView
    seats: list[SeatView]
    gone: dict[str, GoneView]
    host: HostView
    game: str
    scene: str
    number: int
    restarted: bool
    view: Any
    ask: AskView | None
    paused: float | None
    ruling: RulingView | None
    evening: EveningView
    peeks: dict[str, int]
    """By seat: second looks at its secrets, on a device that is handed round, in this scene."""
    you: Annotated[Secret[You], LAID_OVER]


def frame(
    position: Position,
    code: str,
    *,
    drafts: Drafts | None = None,
    linked: Collection[str] = (),
    knocks: tuple[Knock, ...] = (),
) -> Frame:
    """The frame of a position; `linked`: devices connected now."""
    return Frame(
        **around(position, code, linked, knocks), **played(position), **moving(position, drafts)
    )


def around(
    position: Position, code: str, linked: Collection[str], knocks: tuple[Knock, ...]
) -> dict[str, Any]:
    """The part of the frame that stays while a scene is played by the same devices."""
    roster, opened = position.roster, position.opened
    return {
        "room": RoomView(
            code, roster.language, position.game.name != "lobby", roster.locked, roster.hidden,
            Secret(knocks, {HOST}),
        ),
        "seats": _seats(position, linked),
        "gone": {
            seat: GoneView(place.name, place.mark)
            for seat, place in still_named(roster.gone, position.evening).items()
        },
        "host": HostView(roster.host, roster.hosting != roster.home),
        "game": position.game.name,
        "scene": opened.scene,
        "number": opened.number,
        "restarted": opened.restarted,
        "evening": EveningView(position.evening.matches),
        "you": Secret(You((), False, None, False, None), ()),
    }  # fmt: skip


def played(position: Position) -> dict[str, Any]:
    """The part of the frame that changes when the scene goes on: the game's own view."""
    return {"view": position.game.view(position.state)}


def moving(position: Position, drafts: Drafts | None = None) -> dict[str, Any]:
    """The part of the frame that any act may change."""
    ruling = position.ruling
    return {
        "ask": _ask(position, position.wait, drafts or {}) if position.wait else None,
        "paused": position.paused,
        "ruling": RulingView(ruling.what, ruling.seat, ruling.at) if ruling else None,
        "peeks": position.peeks,
    }


def _seats(position: Position, linked: Collection[str]) -> list[SeatView]:
    hands: dict[str, int] = {}
    return [
        SeatView(
            place.id,
            place.name,
            place.mark,
            place.id in position.roster.away,
            place.device in linked,
            hands.setdefault(place.device, len(hands)),
        )
        for place in position.roster.places
    ]


def _ask(position: Position, wait: OpenWait, drafts: Drafts) -> AskView:
    ask, asked = wait.ask, wait.asked(position.roster)
    end = position.due() if position.paused is None else wait.due(position.roster)
    running = ask.last_call is not None and wait.call_end is not None
    return AskView(
        name=ask.name,
        wait=wait.name,
        asked=asked,
        form=ask.form.describe(None),
        end=end,
        opens=None if ask.earliest is None else wait.opened + ask.earliest,
        last=running,
        locks=None if end is None or ask.last_call is None else end - ask.last_call,
        nudge=None if ask.nudge is None else wait.opened + ask.nudge,
        rewind=position.rewindable(),
        waiting=_waiting(wait, asked, drafts),
        mine={seat: _mine(wait, seat, drafts.get(seat)) for seat in asked},
        calls={
            name: Secret(call.form.describe(None), callers(call.by))
            for name, call in ask.calls.items()
        },
    )


def _mine(wait: OpenWait, seat: str, kept: Mapping[str, Any] | None) -> Secret[Mine]:
    """What is a seat's own; made anew only when its answer or its drafts have changed."""
    answer, known = wait.by.get(seat), wait.own.get(seat)
    if known and not kept and known[0] is answer:
        secret: Secret[Mine] = known[1]
        return secret
    made = Secret(Mine(wait.ask.form.describe(seat), answer, kept or {}), {seat}, grows=True)
    if kept:
        wait.own.pop(seat, None)  # drafts change in place
    else:
        wait.own[seat] = answer, made
    return made


@lru_cache(maxsize=4096)
def callers(by: tuple[str, ...]) -> frozenset[str]:
    """Who is to know of a call: those who may make it, and the devices that hold them, covered."""
    return frozenset((*by, *(held(seat) for seat in by)))


def _waiting(wait: OpenWait, asked: tuple[str, ...], drafts: Drafts) -> Waiting:
    seen, done = wait.ask.seen, tuple(seat for seat in asked if seat in wait.by)
    progress = None
    if seen in ("progress", "all"):
        latest = {
            seat: wait.by.get(seat, wait.ask.form.gather(drafts.get(seat, {}), seat))
            for seat in asked
        }
        told = wait.ask.form.progress if seen == "progress" else (lambda value: value)
        progress = {seat: told(value) for seat, value in latest.items()}
    return Waiting(
        of=len(asked),
        count=None if seen == "nothing" else len(done),
        done=done if seen in ("who", "progress", "all") else None,
        progress=progress,
    )
