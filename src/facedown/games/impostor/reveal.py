"""What is asked once a round is over: who else had pointed right, and whether to go on."""

from facedown.games.impostor.leaving import Part, present
from facedown.games.impostor.state import State
from facedown.table.ask import HOST, Ask, Call
from facedown.table.forms import EachOf
from facedown.table.game import Table


def who_else(g: State, t: Table) -> Part:
    """After pointing, the host is asked once who had pointed at any other impostor."""
    r = g.round
    others = tuple(seat for seat in r.impostors if seat != r.accused)
    unknown = tuple(s for s in present(g, t) if s not in r.impostors and s not in r.votes)
    if g.options.ballot == "pointing" and r.votes and others and unknown:
        got = yield Ask((HOST,), "pointed_too", EachOf(unknown, others), absent={})
        r.also = got.one


def onward(g: State, t: Table) -> Part:
    """All look at what was revealed; the host goes on, may add a round or call the last one."""
    got = yield Ask((HOST,), "next", absent="ok", calls=may_change_rounds(g))
    while got.call:
        g.rounds = g.rounds + 1 if got.call.name == "add_round" else counted(g) + 1
        got = yield got.again(calls=may_change_rounds(g))


def may_change_rounds(g: State) -> dict[str, Call]:
    """A round more; or, where several are to come, the next one as the last."""
    calls = {"add_round": Call((HOST,))}
    return calls | {"last_round": Call((HOST,))} if g.rounds > counted(g) + 1 else calls


def counted(g: State) -> int:
    """How many rounds count so far, with the one on the table unless it is void."""
    return g.played + (g.round.ending != "void")
