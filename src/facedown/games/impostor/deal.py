"""The deal: who is impostor, which word, what each card shows, and who gives the first clue."""

from functools import cache

from facedown.games.impostor.cards import crew_card, impostor_card
from facedown.games.impostor.impostors import count_deal, draw_impostors, draw_order, welcome
from facedown.games.impostor.options import how_many
from facedown.games.impostor.pool import GRID, OURS, Pool, forms_of, our_dealt, pool, stock
from facedown.games.impostor.state import Round, State
from facedown.games.impostor.words import words
from facedown.table.draw import Draws
from facedown.table.game import Table
from facedown.table.tree import weigh


def deal(g: State, t: Table) -> None:
    """Draw the impostors, the category, the word, the order; nobody can open a card before."""
    seats = list(t.seats)
    welcome(g, seats)

    impostors = draw_impostors(g, t, seats, how_many(g.options.impostors, len(seats), t))
    category, word = draw_word(g, t, impostors)
    g.used.append(word)
    g.round = Round(
        seats=seats,
        impostors=[seat for seat in seats if seat in impostors],
        category=category,
        word=word,
        grid=draw_grid(g, t, category, word),
        order=draw_order(t, seats, impostors),
        weight=heaviest(g, seats, len(impostors)),
    )
    count_deal(g, seats, impostors)


def draw_word(g: State, draws: Draws, impostors: list[str]) -> tuple[str, str]:
    """A category and a word of it, by their ids: none that has been in this room.

    Once all chosen categories have run out, they begin again.
    """
    dealt = pool(g, impostors)
    fresh = unused(g, dealt)
    if not fresh:
        again = {id for ids in dealt.values() for id in ids}
        g.used = [id for id in g.used if id not in again]
        fresh = dealt
    category = draws.choose(tuple(fresh), "category")
    return category, draws.choose(fresh[category], "word")


def unused(g: State, dealt: Pool) -> Pool:
    """The words that have not been in this room."""
    used = set(g.used)
    fresh = {category: tuple(id for id in ids if id not in used) for category, ids in dealt.items()}
    return {category: ids for category, ids in fresh.items() if ids}


def draw_grid(g: State, draws: Draws, category: str, word: str) -> list[str]:
    """The word and 15 others of its category, in the same order on every card."""
    if g.options.sees != "grid":
        return []
    of = our_dealt(g) if category == OURS else stock(g.options)[category]
    others = draws.some([id for id in of if id != word], GRID - 1, "others")
    return draws.shuffled([word, *others], "grid")


def heaviest(g: State, seats: list[str], many: int) -> int:
    """The bytes of the heaviest card that this deal could have dealt, whatever was drawn."""
    ours = [weigh(crew_card(OURS, forms_of(id, g.ours))) for id in our_dealt(g)]
    stocked = [_weight(id) for ids in stock(g.options).values() for id in ids]
    partners = sorted(seats, key=len)[-many:]
    category = max((*stock(g.options), OURS), key=len)
    return max(weigh(impostor_card(category, partners)), *ours, *stocked)


@cache
def _weight(id: str) -> int:
    return weigh(crew_card(words()[id].category, words()[id].forms))
