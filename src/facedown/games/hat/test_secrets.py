"""What nobody may see: no face of a card that lies down, no back of one that lies up or undrawn."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from facedown.games.hat import game
from facedown.games.hat.cards import bury
from facedown.games.hat.content import characters, pictures
from facedown.games.hat.playing import Play, cards_of, play
from facedown.games.hat.state import Card, State
from facedown.games.hat.view import CardView, View, view
from facedown.table.ask import HOST
from facedown.table.position import Position
from facedown.table.refused import Refused
from facedown.table.secret import EVERYONE, TV, Secret

Shows = Callable[[State], Any]
SEEDS = st.integers(0, 2**32 - 1)


def faces_hidden(g: State) -> list[Card]:
    """Cards whose picture nobody may see: face down, or below the top of the pile."""
    r = g.round
    return [*r.pile[1:], *(card for card in cards_of(g) if not card.up)]


def backs_hidden(g: State) -> list[Card]:
    """Cards whose back nobody may see: all that lie face up, in the pile or elsewhere."""
    return [card for card in cards_of(g) if card.up]


def exchanged(g: State, rng: Random) -> State:
    """The same table, with the hidden pictures among one another, and the hidden backs."""
    other: State = msgspec.msgpack.decode(msgspec.msgpack.encode(g), type=State)
    down, up = faces_hidden(other), backs_hidden(other)
    for card, picture in zip(down, shaken(rng, [c.picture for c in down]), strict=True):
        card.picture = picture
    for card, back in zip(up, shaken(rng, [(c.arrow, c.black) for c in up]), strict=True):
        card.arrow, card.black = back
    return other


def shaken(rng: Random, of: list[Any]) -> list[Any]:
    """The same in any other order."""
    return rng.sample(of, len(of))


class At:
    """A position with another state in it, and perhaps a game that shows more than it should."""

    def __init__(self, position: Position, state: State, shows: Shows) -> None:
        self._position, self.state, self.game = position, state, replace(game, view=shows)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._position, name)


def same_after_exchange(table: Play, rng: Random, shows: Shows = view) -> bool:
    """Whether no byte differs for any viewer."""
    one: Any = At(table.position, table.state, shows)
    other: Any = At(table.position, exchanged(table.state, rng), shows)
    return table.frames(one) == table.frames(other)


def moments(seed: int, acts: int = 60) -> Iterator[tuple[Play, Random]]:
    """A table at each wait of some round, until its film."""
    rng = Random(seed)
    seats = ["Ann", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal"][: rng.randint(2, 8)]
    table = play(
        " ".join(seats), seed=seed, starts=None, cards=rng.choice(("1", "2")),
        said=rng.choice(("aloud", "typed")), names=rng.choice(("keep", "free", "never_twice")),
        backs=rng.choice(("all", "black", "white")), host=rng.choice((None, "Ann")),
    )  # fmt: skip
    for _ in range(acts):
        if table.state.round.open:
            return
        yield table, rng
        step(table, rng)


def step(table: Play, rng: Random) -> None:
    """One move: mostly an answer, at times an idea, a leaver, or the host goes on."""
    table.clock += 4
    wait, dice = table.position.wait, rng.random()
    assert wait is not None
    if dice < 0.1 and "idea" in table.calls:
        table.call("idea", table.name(str(table.state.round.passer)))
    elif dice < 0.13 and len(table.view.seats) > 3:
        table.leaves(rng.choice(table.names(table.view.seats).split()))
    elif dice < 0.18:
        table.rules("skip")
    else:
        seat = rng.choice(wait.pending(table.position.roster))
        table.answer(table.name(seat), wait.ask.form.sample(rng, seat))


def exchange_everywhere(seed: int, shows: Shows = view) -> None:
    """At every wait of a round."""
    for table, rng in moments(seed):
        assert same_after_exchange(table, rng, shows), table.position.name


@settings(max_examples=25, deadline=None)
@given(SEEDS)
def test_exchanging_what_is_hidden_changes_no_byte(seed: int) -> None:
    """At any wait, for the owner, the others, the host, the TV and a watcher."""
    exchange_everywhere(seed)


def lies_down(g: State) -> list[Card]:
    """The cards that lie face down."""
    return [card for card in cards_of(g) if not card.up]


LEAKS: dict[str, Callable[[State], Any]] = {
    "the pile": lambda g: Secret([card.picture for card in g.round.pile], EVERYONE),
    "a face for its owner": lambda g: Secret(
        [c.picture for c in g.round.front.get("s1", []) if not c.up], {"s1"}
    ),
    "the back of what lies up": lambda g: Secret([c.arrow for c in cards_of(g) if c.up], EVERYONE),
    "files named after pictures": lambda g: Secret(
        [f"{c.picture}.svg" for c in lies_down(g)], EVERYONE
    ),
    "lengths": lambda g: Secret([len(c.picture) for c in lies_down(g)], EVERYONE),
    "an order": lambda g: Secret(
        [c.id for c in sorted(lies_down(g), key=lambda card: card.picture)], {TV}
    ),
    "ideas for what lies down": lambda g: Secret(
        [characters("en")[c.picture][0] for c in lies_down(g)], {HOST}
    ),
}


class Leaky(msgspec.Struct):
    """A view that tells more than it should."""

    view: View
    leak: Secret[Any]


@pytest.mark.parametrize("leak", LEAKS)
def test_planted_leaks_are_found(leak: str) -> None:
    """The exchange bites."""
    with pytest.raises(AssertionError):
        for seed in range(12):
            exchange_everywhere(seed, lambda g: Leaky(view(g), LEAKS[leak](g)))


@settings(max_examples=25, deadline=None)
@given(SEEDS)
def test_no_hidden_picture_is_named_in_any_frame(seed: int) -> None:
    """Not as a picture, and not by a card's label either."""
    for table, _ in moments(seed, 40):
        seen = {
            c.picture for c in cards_of(table.state) if c.up and c not in table.state.round.pile
        }
        if table.state.round.pile:
            seen.add(table.state.round.pile[0].picture)
        for sent in table.frames().values():
            for card in faces_hidden(table.state):
                if card.picture not in seen:
                    assert f'"{card.picture}"'.encode() not in sent


def lying(table: Play) -> list[CardView]:
    """All cards in front, and the one under way, as they are shown."""
    view = table.view
    return [*(c for row in view.front.values() for c in row), *([view.card] if view.card else [])]


@settings(max_examples=20, deadline=None)
@given(SEEDS)
def test_one_side_of_a_card_is_shown(seed: int) -> None:
    """The picture of what lies up, the back of what lies down; never both."""
    for table, _ in moments(seed, 30):
        for card in lying(table):
            assert (card.picture is None) != (card.back is None)


@settings(max_examples=20, deadline=None)
@given(SEEDS)
def test_a_card_is_called_something_else_once_it_is_turned(seed: int) -> None:
    """Nothing links the picture that lay there to the card that lies there now."""
    up: set[str] = set()
    down: set[str] = set()
    for table, _ in moments(seed, 40):
        for card in lying(table):
            (down if card.picture is None else up).add(card.id)
        ids = [card.id for card in lying(table)]
        assert len(set(ids)) == len(ids)
    assert not up & down


def test_names_of_cards_are_drawn_anew_each_round() -> None:
    """And tell nothing of what is on them: other pictures, the same names."""
    one = play(front="guard, fox, shark, beard", seed=3)
    other = play(front="owl, pig, swan, lion", seed=3)
    again = play(front="guard, fox, shark, beard", seed=4)

    def ids(table: Play) -> list[str]:
        return [card.id for card in lying(table)]

    assert ids(one) == ids(other) != ids(again)


def test_a_reload_shows_no_card_again() -> None:
    """The whole frame of a card that has been turned has no picture in it."""
    table = play(front="guard, fox, shark, beard", pile="magnifier left, owl")
    assert b'"magnifier"' in table.frame("Tom")
    table.turns()

    assert all(b"magnifier" not in sent for sent in table.frames().values())


def test_no_names_while_a_round_runs() -> None:
    """Only the offer under way has one; the film has them all."""
    table = play(front="guard left, fox left, shark left, beard left", pile="owl left",
                 said="typed")  # fmt: skip
    for name in ("Hedwig", "Athena", "Merlin"):
        table.offers(name=name)
        assert all(name.encode() in sent for sent in table.frames().values())
        table.accepts()
        assert all(name.encode() not in sent for sent in table.frames().values())
    assert table.view.film is None


def test_the_film_is_shown_when_the_round_is_over_and_not_before() -> None:
    """To everybody."""
    table = play(front="guard left, fox left, shark left, beard left",
                 pile="owl left, cat left, dog left", said="typed")  # fmt: skip
    table.offers(name="Hedwig").accepts().offers(name="Zorro").refuses_it().all_vote("wrong")
    assert table.view.film is None
    table.wrong().wrong()

    assert table.view.film
    for sent in table.frames().values():
        assert b"Hedwig" in sent and b"Zorro" in sent


# Ideas


def test_while_the_picture_is_up_the_passer_gets_characters_of_it() -> None:
    """Nobody else sees them, or that they were asked for."""
    table = play(front="guard, fox, shark, beard", pile="palette left", host=None)
    before = table.frames()
    assert table.refuses("call", "idea", "Anna") == "no_such_call"
    table.call("idea", "Tom")

    ideas = table.view.ideas.value
    assert ideas and {lang: len(some) for lang, some in ideas.items()} == {"en": 3, "cs": 3}
    assert all(set(ideas[lang]) <= set(characters(lang)["palette"]) for lang in ideas)
    after = table.frames()
    assert {v for v in after if after[v] != before[v]} == {"Tom"}


def test_ideas_go_with_the_picture() -> None:
    """Else they would remind the passer of it."""
    table = play(front="guard, fox, shark, beard", pile="palette left").call("idea", "Tom").turns()
    assert table.view.ideas.value is None

    table.call("idea", "Tom").offers()
    assert table.view.ideas.value is None


def test_for_a_card_that_lies_down_ideas_are_of_the_whole_deck() -> None:
    """Drawn without a look at it: with another picture there they are the same."""
    given = []
    for card in ("palette", "owl"):
        table = play(front="guard, fox, shark, beard", pile=f"{card} left, violin left").turns()
        given.append(table.call("idea", "Tom").view.ideas.value)

    assert given[0] == given[1] and given[0]
    assert 4 <= len(given[0]["en"]) <= 5
    everyone = {name for names in characters("en").values() for name in names}
    assert set(given[0]["en"]) <= everyone


def test_the_passer_may_ask_again() -> None:
    """Others come up, and the wait goes on as it was."""
    table = play(front="guard, fox, shark, beard", pile="palette left", seed=5).turns()
    wait = table.position.name
    first = table.call("idea", "Tom").view.ideas.value
    second = table.call("idea", "Tom").view.ideas.value

    assert first != second and table.position.name == wait


# Nothing else tells


def test_secrets_are_in_no_repr() -> None:
    """Of a card, a round, a still."""
    table = play(front="guard, fox, shark, beard", pile="palette left, owl")
    r = table.state.round
    told = repr(r) + repr(r.pile[0]) + repr(r.stills[0])

    assert not any(id in told for id in pictures())


def test_refusals_tell_nothing_of_a_card() -> None:
    """Before a card is turned an offer is refused alike, whatever its arrow."""
    for arrow in ("left", "right", "any"):
        table = play(front="guard, fox, shark, beard", pile=f"palette {arrow}", said="typed")
        with pytest.raises(Refused) as no:
            table.clock += 5
            table.answer("Tom", {"to": "s2", "name": "Bo"})
        assert (no.value.code, no.value.args_) == ("form", {})


def test_a_card_goes_under_the_pile_without_its_past() -> None:
    """No name of it stays."""
    table = play(front="guard, fox, shark, beard")
    card = Card(1, "owl", "left", True, up=False, names=["Hedwig"])
    bury(table.state, card)

    assert card.up and not card.names


def test_whom_we_wait_for_depends_on_nothing_hidden() -> None:
    """The host and the TV see who is asked, and that is all there is to see."""
    table = play(front="guard, fox, shark, beard", pile="palette left")
    for viewer in ("Anna", HOST, TV, ""):
        sent = msgspec.json.decode(table.frame(viewer))
        assert sent["ask"]["asked"] == ["s1"] and sent["view"]["ideas"] is None
