"""What options come to, and what players bring themselves."""

import pytest

from facedown.games.ink import game
from facedown.games.ink.content import objects, up_to
from facedown.games.ink.minutes import minutes
from facedown.games.ink.options import PRESETS, Options, resolve
from facedown.games.ink.playing import Play, play
from facedown.table.evening import Evening
from facedown.table.options import chosen, described


def gifts(**kinds: list[str]) -> Evening:
    """An evening to which Ann has brought these."""
    return Evening(gifts={"ink": {kind: {"s1": texts} for kind, texts in kinds.items()}})


def test_the_lobby_can_read_every_option_off() -> None:
    """With its bounds and its default."""
    options = {option.name: option for option in described(Options)}

    assert (options["rounds"].least, options["rounds"].most, options["rounds"].default) == (1, 6, 3)
    call = options["last_call"]
    assert (call.least, call.most, call.default) == (3, 30, 5)
    assert options["level"].values == ("easy", "medium", "hard")
    assert [options[name].default for name in ("one_vote", "placing_seen", "veto")] == [
        False, True, False,
    ]  # fmt: skip


@pytest.mark.parametrize("place, limit, comes_to", [
    ("together", -1, 0), ("apart", -1, 4), ("together", 7, 7), ("apart", 0, 0), ("apart", 10, 10),
])  # fmt: skip
def test_the_limit(place: str, limit: int, comes_to: int) -> None:
    """Off together, 4 minutes apart, or as chosen."""
    assert resolve(chosen(Options, {"place": place, "limit": limit}), 4, True).limit == comes_to


@pytest.mark.parametrize("preset", PRESETS)
def test_presets_are_options(preset: str) -> None:
    """Each can be played."""
    table = play(**PRESETS[preset]).drawn()

    assert table.asks("find")


@pytest.mark.parametrize("seconds", [3, 5, 30])
def test_the_last_call(seconds: int) -> None:
    """As long as was chosen, in both phases."""
    table = play(last_call=seconds).done("Ann", "Bo", "Cy")
    assert table.left == seconds
    table.wait(seconds)
    table.places("Ann", Bo="Bo", Cy="Cy", Di="Di").places("Bo", Ann="Ann", Cy="Cy", Di="Di")

    assert table.places("Cy", Ann="Ann", Bo="Bo", Di="Di").left == seconds


def test_more_takes_longer() -> None:
    """An estimate for the lobby."""
    assert minutes(Options(rounds=6), 4) == 2 * minutes(Options(rounds=3), 4)
    assert minutes(Options(limit=1), 4) < minutes(Options(), 4) < minutes(Options(), 6)
    assert 10 < minutes(Options(), 4) < 25


def test_levels() -> None:
    """The hardest objects that are dealt."""
    for level in ("easy", "medium", "hard"):
        dealt = dealt_objects(play("A B C D E F", rounds=6, level=level))
        assert dealt <= set(up_to(level)), level


def dealt_objects(table: Play) -> set[str]:
    """All objects of a match of six rounds."""
    seen: set[str] = set()
    while not table.state.ended:
        table.done()
        seen |= {*table.state.round.six}
        table.rules("skip").turned().answer("host").then()
    return seen


# Of one's own


def test_only_own_objects_and_locations() -> None:
    """The same text in every language, and no picture."""
    own = [f"thing {n}" for n in range(9)]
    where = [f"place {n}" for n in range(6)]
    table = play("Ann Bo Cy", evening=gifts(objects=own, locations=where), own_objects="only",
                 own_locations="only")  # fmt: skip
    view = table.done().view

    assert {thing.names["en"] for thing in view.six} <= set(own)
    assert all(thing.picture is None and thing.names["cs"] in own for thing in view.six)
    assert {at.names["cs"] for at in view.locations.values()} <= set(where)
    assert all(at.vignette is None and at.ideas == {} for at in view.locations.values())


def test_where_own_ones_run_out_the_stock_helps() -> None:
    """Two own objects do not make six."""
    six = play(evening=gifts(objects=["gnome", "kite!"]), own_objects="only").done().state.round.six

    assert sum(id.startswith("our_object:") for id in six) == 2 and len(set(six)) == 6


def test_also_and_no() -> None:
    """Mixed in, or left alone."""
    own = [f"thing {n}" for n in range(200)]

    def dealt(how: str) -> int:
        table = play(evening=gifts(objects=own), own_objects=how)
        return sum(id in objects() for id in table.done().state.round.six)

    assert dealt("no") == 6 and 0 < dealt("also") < 6


def test_an_own_object_that_is_in_the_stock_is_like_it() -> None:
    """However it is written, in any language: the two never lie on one table."""
    evening = gifts(objects=["Deštník", "UMBRELLA"])
    for seed in range(40):
        six = play(evening=evening, seed=seed).done().state.round.six
        mine = [id for id in six if id.startswith("our_object:") or id == "umbrella"]
        assert len(mine) <= 1


def test_what_was_used_up_tonight_is_dealt_last() -> None:
    """A second match begins with what has not been on the table."""
    table = play("Ann Bo Cy", rounds=1).done().rules("skip").turned().answer("host").then()
    evening = table.answer("host").settled()
    first = set(evening.used["ink"])
    again = play("Ann Bo Cy", evening=evening).done()

    assert len(first) >= 9 and first.isdisjoint(again.state.used)


def test_when_all_has_been_used_it_begins_again() -> None:
    """An evening may be longer than the stock."""
    evening = Evening(used={"ink": list(objects())})

    assert play(evening=evening).done().asks("find")


def test_every_seat_count_can_be_played() -> None:
    """3 to 6."""
    assert (game.least, game.most) == (3, 6)
    for n in range(3, 7):
        table = play(" ".join("ABCDEF"[:n])).done()
        assert table.asks("find") and len(table.state.round.six) == 6
