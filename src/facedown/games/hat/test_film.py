"""The film of a round: where each card was, and what it was called."""

from facedown.games.hat.film import Film
from facedown.games.hat.playing import Play, play


def played(**options: str) -> Play:
    """A short round with a slip that nobody noticed."""
    table = play(
        "Tom Lucas Mary", front="guard left, fox left, shark left",
        pile="owl left, cat left, dog left, pig left", said="typed", **options,  # type: ignore[arg-type]
    )  # fmt: skip
    table.offers(name="Hedwig").accepts().offers(name="Caesar").accepts()
    table.offers(name="Zorro").accepts().offers(name="Jaws").accepts()
    assert table.under_way == "owl"
    table.offers(name="Athena").accepts()
    while not table.state.round.open:
        table.offers(name="Nobody").refuses_it()
        table.all_vote("wrong") if table.asks("verdict") else table.all("ok")
    return table


def film_of(table: Play) -> Film:
    """The film, once it may be seen."""
    film = table.view.film
    assert film
    return film


def test_it_begins_with_the_deal_and_tells_every_move() -> None:
    """In order."""
    film = film_of(played())
    what = [still.what for still in film.stills]

    assert what[:6] == ["dealt", "drawn", "turned", "offered", "accepted", "offered"]
    assert what[-1] == "penalty"
    assert [film.cards[n].picture for n in film.stills[0].front["s1"]] == ["guard"]


def test_every_pass_has_its_name() -> None:
    """Where names are typed."""
    table = played()
    film = film_of(table)
    offers = [s for s in film.stills if s.what == "offered"]
    owl = [s for s in offers if s.card is not None and film.cards[s.card].picture == "owl"]

    assert [(table.name(str(s.seat)), table.name(str(s.to)), s.name) for s in owl] == [
        ("Tom", "Lucas", "Hedwig"), ("Lucas", "Mary", "Athena"),
    ]  # fmt: skip


def test_it_tells_which_names_were_wrong_and_nobody_noticed() -> None:
    """With keep another name than the first; with never twice a used one; with free none."""
    slips = {
        names: [s.name for s in film_of(played(names=names)).stills if s.slip]
        for names in ("keep", "free", "never_twice")
    }
    assert slips == {"keep": ["Athena"], "free": [], "never_twice": []}


def test_both_sides_of_every_card_that_was_on_the_table() -> None:
    """And of no other: the rest of the pile stays unknown."""
    table = played()
    film = film_of(table)

    assert len({card.picture for card in film.cards}) == len(film.cards) <= 8
    numbers = [n for s in film.stills for row in s.front.values() for n in row]
    assert max(numbers) < len(film.cards)


def test_every_still_tells_where_each_card_lay() -> None:
    """As many in front as at the deal, and penalties where they fell."""
    table = played()
    film = film_of(table)

    assert all(
        len(s.front) == 3 and all(len(r) == 1 for r in s.front.values()) for s in film.stills
    )
    assert film.stills[-1].penalties == {
        seat: [n for n, c in enumerate(film.cards) if c.picture in pictures]
        for seat, pictures in table.view.penalties.items()
    }


def test_refusals_tell_how_the_table_judged() -> None:
    """Who voted what, and whether the name was right."""
    film = film_of(played())
    penalty = next(s for s in film.stills if s.what == "penalty")

    assert penalty.right is False and penalty.votes


def test_said_aloud_it_has_no_names() -> None:
    """The app never heard them."""
    table = play("Tom Lucas Mary", host=None)
    while not table.state.round.open:
        table.wrong()

    assert all(still.name is None for still in film_of(table).stills)


def test_it_is_gone_with_the_round() -> None:
    """The next deal has no past."""
    table = played().answer("host")

    assert table.then().view.film is None
