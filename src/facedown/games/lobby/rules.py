"""What is done in the lobby: choose a game and its options, give words of one's own, start."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, field

from facedown.games.lobby.carry import Carry, Used, merged, room_left
from facedown.table.answers import Answers
from facedown.table.ask import Ask, Call
from facedown.table.entries import Called
from facedown.table.evening import Evening
from facedown.table.forms import Form, Ok, OneOf
from facedown.table.game import Game, Scene, Table
from facedown.table.options import Choices, chosen, described
from facedown.table.refused import need
from facedown.table.secret import HOST

Gifts = dict[str, dict[str, list[str]]]
"""By kind and giver: texts of the players' own."""


class State(Struct):
    """The game that is chosen, and for each game the options that differ from its defaults."""

    game: str = ""
    options: dict[str, dict[str, Any]] = field(default_factory=dict)
    gifts: dict[str, Gifts] = field(default_factory=dict)
    used: Used = field(default_factory=dict)
    """What has been on the table, tonight or on an evening that was carried along."""
    seats: int = 0
    own_phones: bool = True


class Start(Ok, frozen=True, tag="ok"):
    """The host's start, refused while the game does not fit the table."""

    trouble: str | None = None

    def check(self, value: Any, seat: str) -> str:
        """Only "ok", and only if nothing is amiss."""
        need(self.trouble is None, self.trouble or "")
        return super().check(value, seat)

    def describe(self, seat: str | None) -> Form:
        """A plain "ok": the view tells what is amiss."""
        return Ok()


class Gift(Form, frozen=True, tag="gift"):
    """Texts of one's own, of one kind; they replace what the same giver gave before."""

    kinds: Mapping[str, Form]

    def check(self, value: Any, seat: str) -> dict[str, Any]:
        """{"kind", "texts"}."""
        need(isinstance(value, dict) and set(value) == {"kind", "texts"}, "form")
        need(isinstance(value["kind"], str) and value["kind"] in self.kinds, "form")
        return {
            "kind": value["kind"],
            "texts": self.kinds[value["kind"]].check(value["texts"], seat),
        }

    def sample(self, rng: Any, seat: str) -> dict[str, Any]:
        """Some texts of any kind."""
        kind = rng.choice(sorted(self.kinds))
        return {"kind": kind, "texts": self.kinds[kind].sample(rng, seat)}


def begin(games: Mapping[str, Game], evening: Evening, options: object, table: Table) -> State:
    """The lobby as the evening left it: "again" keeps game, options and words."""
    game = evening.game if evening.game in games else next(iter(games), "")
    return State(
        game=game,
        options=dict(evening.options),
        gifts=dict(evening.gifts),
        used=dict(evening.used),
    )


def settle(state: State, evening: Evening) -> Evening:
    """What was chosen is what comes next."""
    evening.game = evening.next = state.game
    evening.options, evening.gifts, evening.used = state.options, state.gifts, state.used
    return evening


def lobby_scene(games: Mapping[str, Game], g: State, t: Table) -> Scene:
    """Until the host starts a game that fits the table, everybody is heard, and nobody is waited
    for.
    """
    count(g, t)
    got = yield asked(games, g, t)

    while not got.by:
        hear(games, g, got)
        count(g, t)
        ask = asked(games, g, t)
        got = yield got.again(form=ask.form, calls=ask.calls)

    return None


def asked(games: Mapping[str, Game], g: State, t: Table) -> Ask:
    """The host is asked to start; all else interrupts."""
    calls = {
        "choose_game": Call((HOST,), OneOf(tuple(games))),
        "preset": Call((HOST,), OneOf(tuple(games[g.game].presets))),
        "set": Call((HOST,), Choices(described(games[g.game].Options))),
        "give": Call((*t.seats, HOST), Gift(games[g.game].gives)),
        "carry": Call((HOST,), Carry(tuple(games), room_left(g.used))),
    }
    if not games[g.game].gives:
        calls.pop("give")
    return Ask(
        (HOST,),
        "start",
        Start(trouble(games[g.game], g)),
        calls=calls,
        seating=("sat", "left", "moved"),
        patience=None,
        seen="nothing",
    )


def hear(games: Mapping[str, Game], g: State, got: Answers) -> None:
    """An interruption: a choice of the host, words of somebody, a coming or going."""
    match got.call:
        case Called(name="choose_game", about=name):
            g.game = name
        case Called(name="preset", about=name):
            g.options[g.game] = kept(g) | dict(games[g.game].presets[name])
        case Called(name="set", about=changes):
            g.options[g.game] = g.options.get(g.game, {}) | changes
        case Called(name="give", seat=giver, about=gift):
            given = g.gifts.setdefault(g.game, {}).setdefault(gift["kind"], {})
            given.pop(giver, None)
            if gift["texts"]:
                given[giver] = list(gift["texts"])
        case Called(name="carry", about=carried):
            g.used = merged(g.used, carried["used"])
    if got.gone:
        forget(g, got.gone)


def kept(g: State) -> dict[str, Any]:
    """The one option a preset leaves alone: whether we are together or apart."""
    return {name: v for name, v in g.options.get(g.game, {}).items() if name == "place"}


def forget(g: State, seat: str) -> None:
    """Who has left takes their words along."""
    for gifts in g.gifts.values():
        for given in gifts.values():
            given.pop(seat, None)


def count(g: State, t: Table) -> None:
    """How many sit here, and whether each has a phone of their own: options depend on it."""
    g.seats, g.own_phones = len(t.seats), t.own_phones


def trouble(game: Game, g: State) -> str | None:
    """A code of why the game cannot start, or None."""
    if g.seats < game.least:
        return "too_few_seats"
    if g.seats > game.most:
        return "too_many_seats"
    return game.fits(effective(game, g), g.seats)


def effective(game: Game, g: State) -> Struct:
    """The options as they come to at this table."""
    options: Struct = chosen(game.Options, g.options.get(game.name, {}))
    resolved: Struct = game.resolve(options, g.seats, g.own_phones)
    return resolved
