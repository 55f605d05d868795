"""Score: all votes are turned over, drawing by drawing; the others may veto; and on."""

from typing import Any

from facedown.games.ink.leaving import Part, present
from facedown.games.ink.marking import Marks, Vetoes
from facedown.games.ink.state import State
from facedown.table.answers import Answers
from facedown.table.ask import HOST, Ask, Call
from facedown.table.game import Table

VETO = 60.0


def reveal(g: State, t: Table) -> Part:
    """Drawing by drawing: what it hides, and who took it for what. The host turns the next."""
    r = g.round
    r.phase = "turn"
    for artist in r.ink:
        r.turned.append(artist)
        yield from shown(g, t, "turn")

    if g.options.veto:
        yield from veto(g, t)
    r.phase = "over"
    yield from shown(g, t, "next")


def shown(g: State, t: Table, name: str) -> Part:
    """All look; artists may mark the strokes that are the object; the host goes on."""
    got = yield Ask((HOST,), name, absent="ok", calls=may_mark(g, t))
    while got.call:
        g.round.marks[got.call.seat] = got.call.about
        got = yield got.again(calls=may_mark(g, t))


def may_mark(g: State, t: Table) -> dict[str, Call]:
    """The artists whose drawings have been turned over."""
    r = g.round
    artists = tuple(seat for seat in r.turned if seat in t.seats)
    return {"mark": Call(artists, Marks({seat: r.strokes[seat] for seat in artists}))}


def veto(g: State, t: Table) -> Part:
    """Words or numbers in a drawing: a strict majority of the others may veto it."""
    r = g.round
    got = yield Ask(present(g, t), "veto", Vetoes(tuple(r.ink)), within=VETO, absent=[])
    r.vetoed = [artist for artist in r.ink if against(artist, given(got), present(g, t))]


def given(got: Answers) -> dict[str, Any]:
    """What each has ruled, or prepared to."""
    return {**got.drafts, **got.by}


def against(artist: str, given: dict[str, Any], seats: tuple[str, ...]) -> bool:
    """Whether more than half of the others who are there are against a drawing."""
    others = [seat for seat in seats if seat != artist]
    return 2 * sum(artist in given.get(seat, ()) for seat in others) > len(others)
