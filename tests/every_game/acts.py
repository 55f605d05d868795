"""What people at a table may do: anything, and more often what brings the game on."""

from random import Random
from typing import Any

from facedown.table.ask import HOST
from facedown.table.refused import Refused
from tests.every_game.evening import NAMES, Evening


def sampled(form: Any, rng: Random, seat: str) -> Any:
    """Some answer of this form; None where there is no legal one."""
    try:
        return form.sample(rng, seat)
    except (IndexError, Refused):
        return None


def onward(e: Evening, rng: Random) -> bool:
    """One act that brings the game on: an answer, a call now and then, or time runs out."""
    e.clock += rng.random() * 3
    ask = e.position.ask
    if ask is None:
        return False
    calls = sorted(name for name, call in ask.calls.items() if call.by)
    if calls and rng.random() < 0.08:
        return called(e, rng, rng.choice(calls))
    # Some don't answer in time.
    if e.pending and (e.position.due() is None or rng.random() < 0.9):
        seat = rng.choice(e.pending)
        return e.answer(seat, sampled(ask.form, rng, seat))
    return e.lapse() or e.rule("skip")


def called(e: Evening, rng: Random, name: str, by: str | None = None) -> bool:
    """Somebody who may, or this one, makes this call."""
    assert e.position.ask
    call = e.position.ask.calls[name]
    seat = by or rng.choice(call.by)
    return e.call(name, seat, sampled(call.form, rng, seat))


def wild(e: Evening, rng: Random) -> bool:
    """One act of any kind, legal or not."""
    e.clock += rng.random() * 6
    kind = rng.choice(_KINDS)
    return kind(e, rng)


def steered(e: Evening, rng: Random) -> bool:
    """Mostly onward, or late asks are never reached."""
    return (wild if rng.random() < 0.12 else onward)(e, rng)


def _answers(e: Evening, rng: Random) -> bool:
    seat = rng.choice((*e.seats, HOST, "s99"))
    form = e.position.ask.form if e.position.ask else None
    value = rng.choice((sampled(form, rng, seat) if form else "ok", None, *_ODD))
    wait = rng.choice((e.wait, e.wait, e.wait, (e.wait[0], 0, 0), (99, 0, 0)))
    return e.answer(seat, value, wait)


def _drafts(e: Evening, rng: Random) -> bool:
    if not e.asked or e.position.ask is None:
        return False
    seat = rng.choice(e.asked)
    return e.draft(seat, sampled(e.position.ask.form, rng, seat))


def _calls(e: Evening, rng: Random) -> bool:
    names = sorted(e.position.ask.calls) if e.position.ask else []
    return e.call(rng.choice((*names, "none")), rng.choice((*e.seats, HOST)), rng.choice(_ODD))


def _comes_and_goes(e: Evening, rng: Random) -> bool:
    seat = rng.choice((*e.seats, HOST))
    return e.seat(rng.choice(("away", "back", "back")), seat)


def _sits(e: Evening, rng: Random) -> bool:
    if len(e.seats) > 8:
        return False
    device = rng.choice(("d1", "d77"))
    return e.seat("sat", f"s{e.position.roster.next}", rng.choice(NAMES), device)


def _leaves(e: Evening, rng: Random) -> bool:
    if len(e.seats) < 3:
        return False
    seat = rng.choice(e.seats)
    return e.rule("kick", seat=seat) if rng.random() < 0.2 else e.seat("left", seat)


def _moves(e: Evening, rng: Random) -> bool:
    return e.seat("moved", rng.choice(e.seats), device=rng.choice(("d1", "d2", "d78")))


def _rewinds(e: Evening, rng: Random) -> bool:
    return e.rule("rewind", step=rng.randrange(e.wait[1] + 2))


def _pauses(e: Evening, rng: Random) -> bool:
    paused = e.rule("pause")
    e.clock += 50
    return e.rule("resume") and paused


def _rules(e: Evening, rng: Random) -> bool:
    what = rng.choice(("skip", "more", "lock", "hide", "resume", "order", "language"))
    order = tuple(rng.sample(e.seats, len(e.seats)))
    return e.rule(what, seconds=30.0, order=order, text="cs")


def _hands_on(e: Evening, rng: Random) -> bool:
    place = rng.choice(e.position.roster.places)
    seat = rng.choice((None, place.id))
    return e.rule("host", seat=seat, device=place.device, acting=rng.random() < 0.5)


def _breaks_off(e: Evening, rng: Random) -> bool:
    return e.rule("void" if rng.random() < 0.8 else "end") if rng.random() < 0.2 else False


def _repeats(e: Evening, rng: Random) -> bool:
    return e.do(rng.choice(e.journal)) if e.journal else False


def _lapses(e: Evening, rng: Random) -> bool:
    return e.lapse()


_ODD: tuple[Any, ...] = (
    "ok",
    3,
    True,
    "",
    "s1",
    "yes",
    {},
    [],
    ["s1"],
    {"s1": "s2"},
    "x" * 99,
    1.5,
    None,
)
_KINDS = (
    _answers, _answers, _drafts, _drafts, _calls, _comes_and_goes, _comes_and_goes, _sits, _leaves,
    _moves, _rewinds, _pauses, _rules, _hands_on, _breaks_off, _repeats, _lapses,
)  # fmt: skip
