"""What an impostor who is out says the word is, and how it is judged."""

from typing import Literal

from facedown.games.impostor.leaving import Part, RoundOver, put_back, ruler
from facedown.games.impostor.pool import forms_of
from facedown.games.impostor.state import State
from facedown.table.ask import Ask, Call
from facedown.table.forms import OneOf, Text
from facedown.table.game import Table
from facedown.table.letters import essence

GUESSING = 60.0
LONGEST_GUESS = 40

Suggestion = Literal["right", "near", "different"]


def guess(g: State, t: Table) -> Part:
    """Once, within 60 seconds; a guess said aloud is judged at once, no guess is wrong."""
    r = g.round
    assert r.accused is not None
    got = yield _guess(g, t, r.accused)
    while got.gone:  # perhaps the one who would have said that it was said aloud
        got = yield put_back(got, _guess(g, t, r.accused))
    r.guess, r.aloud = got.one, got.call is not None

    # Fixed now, and only now shown to the one who judges.
    right = False
    if r.guess or r.aloud:
        right = yield from judge(g, t, r.accused)
    raise RoundOver("guessed" if right else "missed")


def judge(g: State, t: Table, accused: str) -> Part:
    """The host judges, or the next seat where the host is the accused; the app only suggests."""
    r = g.round
    r.judge = ruler(g, t, accused)
    suggestion = suggest(r.guess or "", list(forms_of(r.word, g.ours).values()))
    judged = yield Ask(
        (r.judge,), "judge", OneOf(("right", "wrong")),
        absent="right" if suggestion == "right" else "wrong", barred=(accused,),
    )  # fmt: skip
    r.judge = None
    return judged.one == "right"


def suggest(guess: str, forms: list[str]) -> Suggestion:
    """What the app thinks of a guess, given the word's forms: accents and case do not matter."""
    said = essence(guess)
    likeness = [_likeness(said, essence(form)) for form in forms]
    return "right" if "right" in likeness else "near" if "near" in likeness else "different"


def _guess(g: State, t: Table, accused: str) -> Ask:
    return Ask(
        (accused,), "guess", Text(LONGEST_GUESS), within=GUESSING, barred=(accused,),
        calls={"aloud": Call((ruler(g, t, accused),))}, seating=("left",),
    )  # fmt: skip


def _likeness(said: str, word: str) -> Suggestion:
    if said == word:
        return "right"
    if len(said) < 3 or len(word) < 3:
        return "different"
    stem = len(word) - (1 if len(word) < 6 else 2)
    inflected = stem >= 3 and said[:stem] == word[:stem] and len(said) <= len(word) + 3
    slip = distance(said, word) <= (1 if len(word) < 6 else 2)
    return "near" if inflected or slip or word in said else "different"


def distance(a: str, b: str) -> int:
    """How many letters must be added, dropped or changed (Levenshtein)."""
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        above, row = row, [i]
        for j, y in enumerate(b, 1):
            row.append(min(above[j] + 1, row[-1] + 1, above[j - 1] + (x != y)))
    return row[-1]
