"""Which scene follows another, and what it takes along."""

from typing import Any

from msgspec import msgpack
from msgspec.structs import replace

from facedown.table.ask import Ask
from facedown.table.entries import Opened, Ruled, Seated
from facedown.table.evening import Evening, Match
from facedown.table.game import Game
from facedown.table.opening import (
    afresh,
    first,
    following,
    lobby_after_fault,
    outdated,
    roster_since,
)
from facedown.table.position import Position
from facedown.table.roster import Roster
from tests.table.toys import Notes, game_of, roster_of


def round_(g, t):
    """Draw something, and ask once; the second round is the last."""
    g.said.append(t.below(10**6, "luck"))
    yield Ask(t.seats, "pick")
    return "scene" if len(g.said) < 2 else None


def settle(state, evening):
    """The match goes on the scoreboard, and the same game comes next."""
    evening.matches.append(Match("toy", {}, [], len(state.said)))
    evening.next = "toy" if len(evening.matches) < 2 else ""
    return evening


def lobby_scene(g, t):
    """Until somebody starts."""
    yield Ask(t.seats, "start")


def begin_lobby(evening: Evening, options: Any, table: Any) -> Notes:
    """A lobby."""
    return Notes()


def to_toy(state: Any, evening: Evening) -> Evening:
    """The toy is what comes after the lobby."""
    evening.next = "toy"
    return evening


TOY = game_of(round_)
GAMES: dict[str, Game] = {
    "lobby": Game("lobby", 0, 20, Notes, {"l": lobby_scene}, lambda g: {}, begin_lobby, to_toy),
    "toy": Game("toy", 1, 20, Notes, {"scene": round_}, TOY.view, TOY.begin, settle),
}


def over(opened: Opened) -> Position:
    """A scene, played to its end."""
    position = Position(GAMES[opened.game], opened)
    seat = Ruled(id="skip", at=0, what="skip", wait=position.name)
    return position.apply(seat)


def then(position: Position, seed: int = 5) -> Opened:
    """What follows."""
    return following(GAMES, position, id="next", at=1, seed=seed)


def test_a_room_begins_with_its_lobby():
    """Its first scene is number one."""
    opened = first(GAMES, roster_of("Ann"), id="o", at=3, seed=1)
    assert (opened.game, opened.scene, opened.number) == ("lobby", "l", 1)


def test_scene_after_scene():
    """The lobby, two rounds of a match, the match once more, and the lobby again; each scene has
    its own number.
    """
    opened = first(GAMES, roster_of("Ann Bo"), id="o", at=0, seed=1)
    seen = []
    for _ in range(6):
        seen.append((opened.game, opened.number))
        opened = then(over(opened))
    games = ["lobby", "toy", "toy", "toy", "toy", "lobby"]
    assert seen == list(zip(games, range(1, 7), strict=True))
    assert [m.rounds for m in msgpack.decode(opened.evening, type=Evening).matches] == [2, 2]


def test_a_scene_takes_along_who_sits_here():
    """Roster and state are carried in the entry: nothing before it is folded again."""
    lobby = over(first(GAMES, roster_of("Ann Bo"), id="o", at=0, seed=1))
    lobby.roster.seated(Seated(id="x", at=0, what="left", seat="Bo"))
    opened = then(lobby)
    assert msgpack.decode(opened.roster, type=Roster).seats == ("Ann",)
    once = over(opened)
    assert msgpack.decode(then(once).state, type=Notes).said == once.state.said


def test_a_ruling_that_broke_a_scene_off_is_shown_in_the_next():
    """Everybody learns why there is another screen; a scene later it is no news any more."""
    round_one = Position(TOY, then(over(first(GAMES, roster_of("Ann"), id="o", at=0, seed=1))))
    voided = round_one.apply(Ruled(id="void", at=1, what="void"))
    opened = then(voided)
    assert opened.ruling is not None
    ruling = Position(GAMES[opened.game], opened).ruling
    assert ruling is not None
    assert ruling.what == "void"


def test_a_ruling_is_shown_after_a_scene_that_ends_at_once():
    """Nobody has seen that scene, so the ruling that led to it is still news."""
    voided = Ruled(id="void", at=1, what="void")
    at_once = over(first(GAMES, roster_of("Ann"), id="o", at=0, seed=1))
    at_once.entries, at_once.ruling = [], voided
    assert then(at_once).ruling == voided


def test_a_scene_that_starts_afresh_is_dealt_anew():
    """A room found on other code plays the round over, with another deal, and says so."""
    opened = then(over(first(GAMES, roster_of("Ann Bo"), id="o", at=0, seed=1)))
    again = afresh(GAMES, opened, roster_of("Ann Bo Cy"), id="a", at=9)
    assert (again.game, again.scene, again.number) == ("toy", "scene", opened.number + 1)
    assert again.restarted
    one, other = Position(TOY, opened), Position(TOY, again)
    assert one.state.said != other.state.said
    assert other.roster.seats == ("Ann", "Bo", "Cy")


def test_a_scene_whose_game_is_gone():
    """Then it is the lobby, with the evening as it was."""
    opened = replace(first(GAMES, roster_of("Ann"), id="o", at=0, seed=1), game="gone")
    again = afresh(GAMES, opened, roster_of("Ann"), id="a", at=9)
    assert (again.game, again.restarted) == ("lobby", True)


def test_which_scenes_are_outdated():
    """Other rules, another kernel, a scene that is no more."""
    opened = first(GAMES, roster_of("Ann"), id="o", at=0, seed=1)
    assert not outdated(GAMES, opened)
    assert outdated(GAMES, replace(opened, rules=2))
    assert outdated(GAMES, replace(opened, engine=99))
    assert outdated(GAMES, replace(opened, scene="gone"))
    assert outdated(GAMES, replace(opened, game="gone"))


def test_a_fault_leads_back_to_the_lobby():
    """Where what follows cannot be opened, the evening goes on."""
    position = over(then(over(first(GAMES, roster_of("Ann"), id="o", at=0, seed=1))))
    opened = lobby_after_fault(GAMES, position, id="f", at=9, seed=2)
    assert (opened.game, opened.restarted) == ("lobby", True)
    assert opened.number == position.opened.number + 1


def test_who_sits_where_whatever_was_played():
    """Comings, goings and rulings are taken, acts of play and what cannot be are passed over."""
    opened = first(GAMES, roster_of("Ann Bo"), id="o", at=0, seed=1)
    entries = [
        Seated(id="a", at=0, what="left", seat="Bo"),
        Seated(id="b", at=0, what="left", seat="Bo"),
        Ruled(id="c", at=0, what="lock"),
        Ruled(id="d", at=0, what="skip", wait=(1, 0, 0)),
    ]
    roster = roster_since(opened, entries)
    assert (roster.seats, roster.locked) == (("Ann",), True)


def test_options_of_older_code():
    """Options that are no more are dropped, and the defaults hold."""
    lobby = over(first(GAMES, roster_of("Ann"), id="o", at=0, seed=1))
    lobby.evening.options = {"toy": {"no such": 1}}
    assert then(lobby).game == "toy"
