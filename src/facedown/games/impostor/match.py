"""How a match begins, and what stays of it for the evening."""

from msgspec.structs import replace

from facedown.games.impostor.between import most
from facedown.games.impostor.options import Options, resolve
from facedown.games.impostor.pool import OURS, our_id
from facedown.games.impostor.state import OurWord, State, Turns
from facedown.games.impostor.words import words
from facedown.table.evening import Evening, Match
from facedown.table.game import Table

NAME = "impostor"


def begin(evening: Evening, options: Options, table: Table) -> State:
    """The state of a new match: what was used up and who was impostor tonight still count."""
    resolved = resolve(options, len(table.seats), table.own_phones)
    return State(
        # How many impostors is decided at each deal: seats come and go.
        options=replace(resolved, impostors=options.impostors),
        rounds=resolved.rounds,
        turns=remembered(evening.counts.get(NAME, {}), table.seats),
        ours=our_words(evening.gifts.get(NAME, {}).get("words", {})),
        used=known(evening.used.get(NAME, [])),
    )


def settle(state: State, evening: Evening) -> Evening:
    """The evening after the match."""
    counts = {s: [t.served, t.waited, t.running, t.dealt_running] for s, t in state.turns.items()}
    evening.used[NAME] = list(state.used)
    evening.counts[NAME] = evening.counts.get(NAME, {}) | counts
    if state.played:
        match = Match(NAME, dict(state.scores), most(state.scores), state.played)
        evening.matches.append(match)
    return evening


def remembered(counts: dict[str, list[int]], seats: tuple[str, ...]) -> dict[str, Turns]:
    """Who was impostor how often tonight.

    Where seats differ by more than one, no fair rotation is under way: then all start at nought.
    """
    turns = {seat: Turns(*counts[seat]) for seat in seats if seat in counts}
    served = [each.served for each in turns.values()]
    for each in turns.values():
        even = max(served) - min(served) <= 1
        each.served = each.served - min(served) if even else 0
    return turns


def known(used: list[str]) -> list[str]:
    """What of this can come back: the stock as it is now, and what players brought."""
    return [id for id in used if id in words() or id.startswith(f"{OURS}:")]


def our_words(gifts: dict[str, list[str]]) -> dict[str, OurWord]:
    """Own and guest words by their ids, and who gave each: seats, or the host."""
    ours: dict[str, OurWord] = {}
    for giver, texts in gifts.items():
        for text in texts:
            word = ours.setdefault(our_id(text), OurWord(text, []))
            word.by.append(giver)
    return ours
