"""Which words may be dealt: the stock, and the table's own."""

from functools import lru_cache
from typing import TYPE_CHECKING

from facedown.games.impostor.words import LEVELS, Level, languages, words
from facedown.table.letters import essence
from facedown.table.secret import HOST

if TYPE_CHECKING:
    from facedown.games.impostor.options import Options
    from facedown.games.impostor.state import OurWord, State

OURS = "our_words"
"""The category of own and guest words."""

GRID = 16
"""How many words every card shows where the impostor sees a grid."""

Pool = dict[str, tuple[str, ...]]
"""Word ids by category; no category is empty."""


def stock(options: "Options") -> Pool:
    """The stock words that these options allow."""
    least = GRID if options.sees == "grid" else 1
    return _stock(tuple(options.categories), options.level, options.family, least)


@lru_cache(maxsize=64)
def _stock(categories: tuple[str, ...], level: Level, family: bool, least: int) -> Pool:
    pool: dict[str, list[str]] = {}
    for word in words().values():
        chosen = not categories or word.category in categories
        if chosen and LEVELS.index(word.level) <= LEVELS.index(level) and word.family >= family:
            pool.setdefault(word.category, []).append(word.id)
    return {category: tuple(ids) for category, ids in pool.items() if len(ids) >= least}


def our_id(text: str) -> str:
    """The id of an own or guest word: the same however it is written."""
    return f"{OURS}:{essence(text)}"


def pool(g: "State", impostors: list[str]) -> Pool:
    """The words of which one is dealt, once the impostors are drawn."""
    dealt = stock(g.options)
    ours = our_dealt(g)
    free = tuple(id for id in ours if not any(seat in impostors for seat in g.ours[id].by))
    if not free or (_spent(g, free) and not _spent(g, ours)):
        return dealt
    return {OURS: free} if g.options.own_words == "only" else {**dealt, OURS: free}


def our_dealt(g: "State") -> tuple[str, ...]:
    """The own and guest words that the options allow, whoever wrote them.

    Guest words only where the impostor sees the category; with a grid only if there are enough.
    """
    options = g.options
    allowed = tuple(
        id for id, word in g.ours.items() if HOST in word.by or options.sees == "category"
    )
    least = GRID if options.sees == "grid" else 1
    return allowed if options.own_words != "no" and len(allowed) >= least else ()


def _spent(g: "State", ids: tuple[str, ...]) -> bool:
    return all(id in g.used for id in ids)


def forms_of(id: str, ours: "dict[str, OurWord]") -> dict[str, str]:
    """A word as each language prints it; words of the table's own are the same in all."""
    if id in ours:
        return dict.fromkeys(languages(), ours[id].text)
    return words()[id].forms
