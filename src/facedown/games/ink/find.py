"""Find: all drawings are shown, and each seat lays its cards beside the objects."""

from facedown.games.ink.leaving import Part, heed, may_hurry, present
from facedown.games.ink.options import seconds
from facedown.games.ink.placing import Finding
from facedown.games.ink.pool import draw_object
from facedown.games.ink.state import State
from facedown.table.ask import Ask
from facedown.table.game import Table

ON_SHOW = 6


def find(g: State, t: Table) -> Part:
    """One card for each drawing of the others; what has not been placed in time is placed by
    chance.
    """
    lay_out(g, t)
    got = yield from heed(g, t, lambda: _find(g, t))

    # The votes of who has left don't count.
    placed = {**got.drafts, **got.by}
    g.round.cards = {seat: dict(placed.get(seat, {})) for seat in present(g, t)}
    place_the_rest(g, t)


def lay_out(g: State, t: Table) -> None:
    """The dealt objects, and as many others as make six, shuffled, beside the numbers 1 to 6."""
    r = g.round
    on_show = list(r.objects.values())
    while len(on_show) < ON_SHOW:
        on_show.append(draw_object(g, t, f"decoy {len(on_show) + 1}", on_show))
    r.six = t.shuffled(sorted(on_show), "six")  # whoever holds what
    r.phase = "find"


def number_of(g: State, seat: str) -> int:
    """The number beside which a seat's own object lies."""
    return g.round.six.index(g.round.objects[seat]) + 1


def place_the_rest(g: State, t: Table) -> None:
    """Remaining cards are placed at random, unused objects first, and marked."""
    r = g.round
    for seat, cards in r.cards.items():
        r.random[seat] = [artist for artist in r.ink if artist != seat and artist not in cards]
        able = [n for n in range(1, ON_SHOW + 1) if n != number_of(g, seat)]
        for artist in r.random[seat]:
            unused = [n for n in able if n not in cards.values()]
            cards[artist] = t.choose(unused or able, f"card of {seat} for {artist}")


def _find(g: State, t: Table) -> Ask:
    r, o = g.round, g.options
    return Ask(
        present(g, t), "find",
        Finding(
            of=tuple(r.ink),
            beside=tuple(range(1, ON_SHOW + 1)),
            one_vote=o.one_vote,
            own={seat: number_of(g, seat) for seat in r.objects},
            seen=o.placing_seen,
        ),
        within=seconds(o), last_call=o.last_call, seating=("left",), seen="progress",
        calls=may_hurry(),
    )  # fmt: skip
