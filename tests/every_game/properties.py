"""What must always hold, at every wait, for every viewer: one function a claim.

Each plays an evening made from a number, and raises if the claim does not hold. Tests run them over
many numbers; planted faults must make one of them raise.
"""

import copy
from contextlib import suppress
from random import Random
from typing import Any

import jsonpatch
import jsonpointer
import msgspec

from facedown.room.device import Line, Link
from facedown.table.ask import HOST
from facedown.table.entries import Answered
from facedown.table.patch import Patch
from facedown.table.position import Position
from facedown.table.refused import Refused
from facedown.table.secret import HOST as RULES
from facedown.table.secret import Secret, Viewer
from facedown.table.secret import held as covered
from facedown.table.tree import Split
from tests.every_game.acts import called, onward, sampled, steered, wild
from tests.every_game.evening import HANDS, SHARED, Evening, bytes_for
from tests.every_game.kits import Kit

decode = msgspec.json.decode


def played(kit: Kit, seed: int, most: int, **how: Any) -> tuple[Evening, Random]:
    """A table at some moment of some evening, at most so many acts from its beginning."""
    rng = Random(seed)
    e = kit.evening(rng, **how)
    act = steered if rng.random() < 0.8 else wild
    for _ in range(rng.randrange(most)):
        act(e, rng)
        if not e.go_on():
            return kit.evening(rng, **how), rng
    return e, rng


# Random play


def random_play(kit: Kit, seed: int, acts: int = 120) -> set[str]:
    """Any acts, legal or not: nothing but Refused, and what is refused has changed nothing.

    An act that was taken counts once, and a wait's name is never used for another. Returns the
    names of the asks that were reached.
    """
    rng = Random(seed)
    e = kit.evening(rng)
    act = wild if rng.random() < 0.2 else steered
    reached = {e.asks}
    names = Names()
    for _ in range(acts):
        look = rng.random() < 0.1
        before = _told(e) if look else None
        taken = act(e, rng)
        if look:
            _plain(e.game.view(e.position.state) if e.game is e.position.game else None)
        if look and not taken and e.refused:
            assert _told(e) == before, e.refused
        if look and taken and e.journal:
            _counts_once(e)
        names.met(e)
        if not e.go_on():
            break
        reached.add(e.asks)
    return reached


def _told(e: Evening) -> Any:
    return (e.seen(), e.position.due(), e.position.rewindable(), len(e.position.entries))


def _counts_once(e: Evening) -> None:
    before = _told(e)
    e.position = e.position.apply(e.journal[-1])
    assert _told(e) == before, "an act counts twice"


class Names:
    """The names of waits, each of one ask; none from before a rewind is used after it."""

    def __init__(self) -> None:
        self.asks: dict[Any, str] = {}
        self.old: set[Any] = set()
        self.rewinds = 0

    def met(self, e: Evening) -> None:
        """What is open now."""
        rewinds = sum(getattr(entry, "what", "") == "rewind" for entry in e.journal)
        if rewinds > self.rewinds:
            self.old = set(self.asks)
        self.rewinds = rewinds
        if e.position.name:
            assert e.position.name not in self.old, "a wait is named like one that was undone"
            assert self.asks.setdefault(e.position.name, e.asks) == e.asks


def _plain(tree: Any) -> None:
    """A view has an order everywhere: no set is in it, which would be sent in any."""
    assert not isinstance(tree, set | frozenset | bytes), "a set in a view"
    if isinstance(tree, Secret):
        _plain(tree.value)
    elif isinstance(tree, msgspec.Struct):
        for name in tree.__struct_fields__:
            _plain(getattr(tree, name))
    elif isinstance(tree, dict):
        for value in tree.values():
            _plain(value)
    elif isinstance(tree, list | tuple):
        for value in tree:
            _plain(value)


# Replay


def replays(kit: Kit, seed: int, acts: int = 40) -> None:
    """Folding again, and folding every beginning of the journal, gives the same bytes."""
    e, rng = played(kit, seed, 60)
    lived: list[tuple[int, dict[str, bytes], float | None, Any]] = []
    scene = e.opened.id
    for _ in range(rng.randrange(acts)):
        if e.opened.id != scene:
            scene, lived = e.opened.id, []
        drafts = copy.deepcopy(e.prepared())
        lived.append((len(e.journal), e.seen(), e.position.due(), drafts))
        steered(e, rng)
        if e.position.over or not e.go_on():
            break
    for n, seen, due, drafts in lived:
        if scene == e.opened.id:
            again = e.refold(n)
            assert (e.seen(again, drafts), again.due()) == (seen, due)
    again = e.refold()
    assert e.seen(again) == e.seen(e.refold()) == e.seen()
    assert (again.name, again.due(), again.over) == (e.position.name, e.position.due(), again.over)


# Two deals, one table


def two_deals(kit: Kit, deal: str, seed: int, acts: int = 60) -> int:
    """The same public moves, another hidden deal: the same bytes for everybody outside.

    Returns at how many moments the two were compared.
    """
    rng = Random(seed)
    seats = max(4, kit.seats(rng))
    how = kit.hook.deals[deal](rng, tuple(f"s{n + 1}" for n in range(seats)))
    options = kit.options(rng) | dict(how.options)
    plain: dict[str, Any] = {
        "seats": seats,
        "seed": rng.randrange(10**6),
        "hands": rng.choice(("own", *HANDS)),
        "options": options,
        "gifts": kit.hook.gifts,
    }
    a = Evening(kit.game, given=how.one, **plain)
    b = Evening(kit.game, given=how.other, **plain)
    before: tuple[Split, Split] | None = None
    for step in range(acts):
        if any(e.position.over or kit.hook.shown(e.position.state) for e in (a, b)):
            return step
        before = _same_outside(a, b, before, how.outside)
        _same_move(a, b, rng)
    return acts


def _same_outside(
    a: Evening, b: Evening, before: tuple[Split, Split] | None, outside: tuple[Viewer, ...]
) -> tuple[Split, Split]:
    assert (a.wait, a.position.due()) == (b.wait, b.position.due())
    now = a.parts(), b.parts()
    for viewer in outside:
        assert bytes_for(now[0], viewer) == bytes_for(now[1], viewer), (a.asks, sorted(viewer))
        if before:
            one, other = (
                Patch(old, new).ops(viewer, viewer) for old, new in zip(before, now, strict=True)
            )
            assert one == other, (a.asks, sorted(viewer))
    return now


def _same_move(a: Evening, b: Evening, rng: Random) -> None:
    kind, state = rng.random(), rng.getstate()
    taken = []
    for e in (a, b):
        rng.setstate(state)
        if kind < 0.8:
            taken.append((onward(e, rng), e.refused))
        elif kind < 0.9 and e.asked and e.position.ask:
            seat = rng.choice(e.asked)
            taken.append((e.draft(seat, sampled(e.position.ask.form, rng, seat)), e.refused))
        else:
            seat = rng.choice((*e.seats, HOST))
            what = rng.choice(("away", "back", "back"))
            taken.append((e.seat(what, seat), e.refused))
    assert taken[0] == taken[1], a.asks


# Sealed answers


def sealed(kit: Kit, seed: int, acts: int = 70) -> int:
    """What one seat answered or drafted changes nobody else's bytes, beyond what the rules say.

    Returns at how many moments there was anything to compare.
    """
    rng = Random(seed)
    e, compared = kit.evening(rng), 0
    for _ in range(acts):
        if rng.random() < 0.2:
            compared += _is_sealed(kit, e, rng)
        (steered if rng.random() < 0.3 else onward)(e, rng)
        if not e.go_on():
            break
    return compared


def _is_sealed(kit: Kit, e: Evening, rng: Random) -> bool:
    silent = [seat for seat in e.pending if seat != HOST]
    if not silent or e.position.ask is None:
        return False
    seen = kit.hook.seen(e.asks, e.position.state)
    if seen == "all":
        return False
    who = rng.choice(silent)
    values = [sampled(e.position.ask.form, rng, who) for _ in range(2)]
    others = {name: v for name, v in e.viewers().items() if who not in v}
    rest = {seat: kept for seat, kept in e.prepared().items() if seat != who}

    quiet = _looks(e, e.position, others, rest)
    drafted = [_looks(e, e.position, others, {**rest, who: {"": v}}) for v in values]
    _alike(quiet, drafted, seen, answered=False)
    if len(silent) < 2:
        return True  # the answer ends the wait, and the rules tell what comes of it

    answered = []
    for value in values:
        act = Answered(id="x", at=e.clock, wait=e.wait, seat=who, value=value)
        try:
            answered.append(_looks(e, e.refold().apply(act), others, rest))
        except Refused:
            return False
    _alike(quiet, answered, seen, answered=True)
    return True


def _looks(
    e: Evening, position: Position, viewers: dict[str, Viewer], drafts: dict[str, Any]
) -> dict[str, bytes]:
    parts = e.parts(position, drafts)
    return {name: bytes_for(parts, viewer) for name, viewer in viewers.items()}


def _alike(
    quiet: dict[str, bytes], looks: list[dict[str, bytes]], seen: str, *, answered: bool
) -> None:
    assert looks[0] == looks[1], "what was given shows"
    for name in quiet:
        before, after = decode(quiet[name]), decode(looks[0][name])
        if answered:
            assert _without(before, seen) == _without(after, seen), "that it was answered shows"
        elif seen != "progress":
            assert before == after, "that something is prepared shows"


def _without(frame: Any, seen: str) -> Any:
    """A frame without what may tell that somebody has answered."""
    hidden = {
        "nothing": (),
        "count": ("count",),
        "who": ("count", "done"),
        "progress": ("count", "done", "progress"),
    }[seen]
    waiting = {k: v for k, v in frame["ask"]["waiting"].items() if k not in hidden}
    # That one alone is missing is told by the last call, where how many have answered is no secret.
    clocks = () if seen == "nothing" else ("end", "last", "locks")
    ask = {k: v for k, v in frame["ask"].items() if k not in clocks}
    return {**frame, "ask": {**ask, "waiting": waiting}}


# A phone that is handed round


def one_seat_at_a_time(kit: Kit, seed: int, acts: int = 60) -> int:
    """A device of several seats is sent the secrets of the one it was opened for, or of none; and
    is covered once that seat has answered, or the wait is another one. Which calls its seats may
    make it always knows.

    Returns at how many moments a device lay open.
    """
    rng = Random(seed)
    e = kit.evening(rng, hands=rng.choice(SHARED))
    links: dict[str, Link] = {}
    opened = 0
    for _ in range(acts):
        for place in e.position.roster.places:
            links.setdefault(place.device, Link(place.device, NO_LINE, False))
        link = links[rng.choice(sorted(links))]
        held = e.position.roster.held_by(link.device)
        if held and rng.random() < 0.5:
            link.open_for(rng.choice((*held, None)), e.position)
        opened += _sees_as_one(e, links)
        was = {device: (link.open, _owes(e, link.open)) for device, link in links.items()}
        wait = e.wait
        (steered if rng.random() < 0.3 else onward)(e, rng)
        if not e.go_on():
            break
        opened += _sees_as_one(e, links)
        for device, (seat, owed) in was.items():
            if seat and (e.wait != wait or (owed and not _owes(e, seat))):
                assert links[device].open is None, "a phone was left open"
    return opened


NO_LINE: Line = None  # type: ignore[assignment]


def _owes(e: Evening, seat: str | None) -> bool:
    return seat in e.asked and seat not in e.wait_by


def _sees_as_one(e: Evening, links: dict[str, Link]) -> int:
    parts, roster, opened = e.parts(), e.position.roster, 0
    for link in links.values():
        link.look(e.position, None)
        held = roster.held_by(link.device)
        for_table = roster.hosting == link.device and roster.host is None
        if len(held) < 2 and not (held and for_table):
            continue  # a phone of one's own
        may = {link.open} if link.open else set()
        opened += len(may)
        assert link.viewer - {RULES} - {covered(seat) for seat in held} <= may <= {*held}
        frame = decode(bytes_for(parts, link.viewer))
        own = parts.overlay(frozenset(may | ({RULES} & link.viewer)))
        for seat in {*roster.seats} - may:
            for path in parts.overlay(frozenset({seat})):
                if path not in own and not path.startswith("/ask/calls/"):
                    assert _at(frame, path) is None, f"the frame of a shared phone has {path}"
    return opened


def _at(frame: Any, path: str) -> Any:
    with suppress(jsonpointer.JsonPointerException):
        return jsonpointer.resolve_pointer(frame, path)
    return None


# Equal weight


def equal_weight(kit: Kit, seed: int, acts: int = 60) -> int:
    """Until the reveal the frames of all dealt-in seats are equally long at the same moments.

    Returns at how many moments they were compared.
    """
    rng = Random(seed)
    e, compared = kit.evening(rng), 0
    for _ in range(acts):
        if not kit.hook.shown(e.position.state):
            compared += _equally_long(kit, e)
        onward(e, rng)
        if not e.go_on():
            break
    return compared


def _equally_long(kit: Kit, e: Evening) -> int:
    parts = e.parts()
    lengths: dict[Any, dict[str, int]] = {}
    for seat in kit.hook.dealt(e.position.state):
        like = lengths.setdefault(_publicly(e, seat), {})
        like[seat] = len(bytes_for(parts, frozenset({seat})))
    for like in lengths.values():
        assert len(set(like.values())) == 1, (e.asks, like)
    return sum(len(like) > 1 for like in lengths.values())


def _publicly(e: Evening, seat: str) -> Any:
    """What makes one seat's screen longer than another's, as all may know."""
    ask = e.position.ask
    of = getattr(ask.form, "of", ()) if ask else ()
    calls = tuple(name for name, call in ask.calls.items() if seat in call.by) if ask else ()
    answered = msgspec.json.encode(e.wait_by.get(seat))
    drafted = msgspec.json.encode(e.prepared().get(seat))
    return (len(seat), seat in e.asked, seat in of, calls, len(answered), len(drafted))


# Nobody can go missing


def nobody_can_go_missing(kit: Kit, seed: int, acts: int = 400) -> None:
    """Whoever is gone, the clock or one tap of the host brings the match on, in bounded time."""
    e, rng = played(kit, seed, 80)
    stays = rng.choice(e.seats)
    few = rng.random() < 0.5
    for seat in (*e.seats, HOST):
        if seat != stays and (few or rng.random() < 0.5):
            e.seat("away", seat)
    e.seat("back", stays)
    scene = e.opened.id
    for step in range(acts):
        if e.position.ask is None or e.opened.id != scene or kit.game.name == "lobby":
            return
        _pass_the_role_on(e)
        # What has no end of itself the host may end by a call ("enough").
        calls = sorted(n for n, c in e.position.ask.calls.items() if HOST in c.by)
        if step > acts // 4 and calls and rng.random() < 0.2:
            called(e, rng, rng.choice(calls), HOST)
        else:
            _one_step(kit, e, rng)
    assert not kit.hook.ends, f"no end of {e.asks}; if that is the rule, say ends=False in the hook"


def _pass_the_role_on(e: Evening) -> None:
    """As the room does: to one who is there, unless that may not answer here."""
    if not e.position.roster.here(HOST):
        for place in list(e.position.roster.places):
            there = e.position.roster.here(place.id)
            if there and e.rule("host", seat=place.id, device=place.device, acting=True):
                return


def _one_step(kit: Kit, e: Evening, rng: Random) -> None:
    """Those who are there answer, or time runs out, or else the host taps."""
    due, before, ask = e.position.due(), e.wait, e.position.ask
    assert ask
    if due is not None:
        assert due - e.clock <= kit.hook.longest, e.asks
    if due is None or rng.random() < 0.5:
        for seat in e.pending:
            if e.answer(seat, sampled(ask.form, rng, seat)):
                return
    if due is not None:
        assert e.lapse(), e.asks
        return
    assert e.rule("skip"), e.asks
    if e.asks in kit.hook.last_resort and e.wait[1] == before[1] + 1:
        assert e.rule("end"), e.asks


# No way back past a shown secret


def no_way_back(kit: Kit, seed: int, acts: int = 120) -> bool:
    """Once a scene has shown the deal, the host cannot play it over. Returns if one was shown."""
    rng = Random(seed)
    e = kit.evening(rng)
    shown = False
    for _ in range(acts):
        if kit.hook.shown(e.position.state) and not e.position.over:
            shown = True
            assert e.position.rewindable() is None, e.asks
            for step in range(e.wait[1] + 1):
                assert not e.rule("rewind", step=step), (e.asks, step)
        onward(e, rng)
        if not e.go_on():
            break
    return shown


# Patches


def patched(kit: Kit, seed: int, acts: int = 25) -> None:
    """From step to step every viewer's patched copy equals what it would be sent afresh."""
    e, rng = played(kit, seed, 80)
    parts, viewers = e.parts(), e.viewers()
    copies = {name: decode(bytes_for(parts, v)) for name, v in viewers.items()}
    for _ in range(rng.randrange(acts)):
        steered(e, rng)
        if not e.go_on():
            return
        now = e.parts()
        patch = Patch(parts, now)
        for name, viewer in e.viewers().items():
            if name in copies:
                changes = decode(b"[" + patch.ops(viewers[name], viewer) + b"]")
                copies[name] = jsonpatch.apply_patch(copies[name], changes, in_place=True)
                assert copies[name] == decode(bytes_for(now, viewer)), (e.asks, name)
            else:
                copies[name] = decode(bytes_for(now, viewer))
        parts, viewers = now, e.viewers()
