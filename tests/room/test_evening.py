"""One evening of several matches: one scoreboard, and what was used up can be carried along."""

import pytest

from facedown.games.lobby.carry import MOST
from facedown.room.evening_file import evening_file
from facedown.table.evening import LATELY, Match
from tests.room.house import Guest
from tests.room.toy import State, Toy


class Wordy(Toy):
    """The game of the house, with words that are used up."""

    def game(self):
        """Each match uses one word of the stock and one of the players' own."""
        game = super().game()
        object.__setattr__(game, "settle", settle)
        object.__setattr__(game, "begin", begin)
        return game


def begin(evening, options, table):
    """What is used up is said, to be seen."""
    return State(said=list(evening.used.get("toy", [])))


def settle(state, evening):
    """A match is a match."""
    had = evening.used.get("toy", [])
    n = len(evening.matches) + 1
    evening.used["toy"] = [*had, f"word-{n}", f"our_words:gnome {n}"]
    evening.matches.append(Match("toy", {"s1": n}, ["s1"], state.rounds))
    return evening


pytestmark = pytest.mark.parametrize("toy", [Wordy()])


async def a_match(ann):
    """Begun, and ended by the host."""
    await ann.answer("ok", seat="host")
    await ann.rule("end")


async def test_the_matches_of_an_evening(house):
    """Each that was played to its end is in everybody's frame, in order, and stays."""
    ann, bo = await house.open("Ann", "Bo")
    await a_match(ann)
    await a_match(ann)
    await house.restart()
    assert bo.frame["evening"]["matches"] == [
        {"game": "toy", "points": {"s1": n}, "winners": ["s1"], "rounds": 1} for n in (1, 2)
    ]


async def test_the_file_of_an_evening(house):
    """Ids of the stock alone, of no match that is still played, and none but the used ones."""
    ann, _ = await house.open("Ann", "Bo")
    assert evening_file(house.room) == {"facedown": 1, "used": {}}
    await a_match(ann)
    await ann.answer("ok", seat="host")
    for _ in range(2):
        assert evening_file(house.room) == {"facedown": 1, "used": {"toy": ["word-1"]}}
        await house.restart()
    await ann.rule("end")
    assert evening_file(house.room)["used"] == {"toy": ["word-1", "word-2"]}


async def test_what_was_used_up_is_carried(house):
    """The whole file as it is; it reaches the game, is in the next file, and survives a restart."""
    ann, bo = await house.open("Ann", "Bo")
    await ann.call("carry", {"facedown": 1, "used": {"toy": ["sun", "moon"]}}, seat="host")
    await ann.call("carry", {"used": {"toy": ["sun", "star"], "chess": ["e4"]}}, seat="host")
    await house.restart()
    assert evening_file(house.room)["used"] == {"toy": ["sun", "moon", "star"]}
    await ann.answer("ok", seat="host")
    assert house.room.position.evening.used == {"toy": ["sun", "moon", "star"]}
    await ann.rule("end")
    assert evening_file(house.room)["used"] == {"toy": ["sun", "moon", "star", "word-1"]}
    assert bo.frame["game"] == "lobby"


async def test_what_cannot_be_carried(house):
    """Anything but an evening's file: refused, and nothing has changed."""
    ann, bo = await house.open("Ann", "Bo")
    nonsense: list[object] = [
        None, "ok", [], {}, {"used": []}, {"used": {"toy": "sun"}}, {"used": {"toy": {"a": 1}}},
        {"used": {"toy": [1]}}, {"used": {"toy": [""]}}, {"used": {"toy": ["x" * 41]}},
        {"used": {"toy": ["our_words:gnome"]}}, {"used": {"toy": ["two\nlines"]}},
        {"used": {"toy": ["sun\n"]}}, {"used": {"chess": [None]}}, {"used": {}, "more": 1},
        {"facedown": 2, "used": {}},
    ]  # fmt: skip
    for about in nonsense:
        assert await ann.refused("call", "carry", about, seat="host") == "form", about
    many = {"used": {"toy": [f"w{n}" for n in range(MOST + 1)]}}
    assert await ann.refused("call", "carry", many, seat="host") == "too_many"
    assert await bo.refused("call", "carry", {"used": {}}) == "no_such_call"
    assert await bo.refused("call", "carry", {"used": {}}, seat="host") == "not_host"
    tv = await Guest(house, tv=True).come()
    assert await tv.refused("call", "carry", {"used": {}}, seat="host") == "tv"


async def test_a_room_carries_so_much_and_no_more(house):
    """However often something is carried: the bound is of the room."""
    ann, _ = await house.open("Ann", "Bo")
    await ann.call("carry", {"used": {"toy": [f"w{n}" for n in range(MOST)]}}, seat="host")
    more = {"used": {"toy": ["one-more"]}}
    assert await ann.refused("call", "carry", more, seat="host") == "too_many"
    assert len(evening_file(house.room)["used"]["toy"]) == MOST


async def test_to_sit_down_and_leave_over_and_over_makes_no_frame_longer(house):
    """Of the many who never played the last ones are named; who played stays named."""
    ann, bo, cy = await house.open("Ann", "Bo", "Cy")
    await a_match(ann)
    await ann.leave()
    for n in range(2 * LATELY):
        await cy.sit(f"Guest {n}")
        await cy.leave(f"s{n + 4}")
    assert bo.frame["gone"]["s1"]["name"] == "Ann"
    assert list(bo.frame["gone"])[-1] == f"s{2 * LATELY + 3}"
    assert len(bo.frame["gone"]) == LATELY + 1

    await bo.answer("ok", seat="host")
    await house.restart()
    assert bo.frame["gone"]["s1"]["name"] == "Ann"
    assert len(house.room.position.roster.gone) == LATELY + 1
