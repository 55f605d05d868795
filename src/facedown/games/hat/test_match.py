"""Points over several rounds, who begins, who is honoured, and how a match breaks off."""

from facedown.games.hat.playing import Play, play
from facedown.games.hat.points import fewest, most
from facedown.table.ask import HOST

FRONT = "guard left, fox left, shark left"


def three() -> Play:
    """Tom, Lucas and Mary, as many rounds as players."""
    return play("Tom Lucas Mary", front=FRONT, rounds="as_many", host=None)


def loses(table: Play) -> Play:
    """Whoever has drawn takes three penalties in a row."""
    return table.wrong().wrong().wrong()


def test_over_several_rounds_points_add_up() -> None:
    """And all cards are shuffled again for each."""
    table = loses(three())
    assert table.view.number == 1 and table.view.rounds == 3 and not table.view.last
    before = [card.picture for card in table.state.round.pile]
    table.answer(HOST).then()
    assert [card.picture for card in table.state.round.pile] != before

    loses(table)
    assert table.view.scores == {"s1": 6, "s2": 0, "s3": 0}
    assert table.points() == {"Tom": 3, "Lucas": 0, "Mary": 0}


def test_whoever_took_the_third_penalty_starts() -> None:
    """The host is not asked."""
    table = loses(three()).answer(HOST).then()

    assert table.asks("turn", of="Tom")


def test_after_a_round_that_ended_as_it_stood_the_host_taps() -> None:
    """Nobody took a third penalty."""
    table = three()
    for _ in range(120):
        table.offers().accepts()
    table.call("end_round", HOST).answer(HOST).then()

    assert table.asks("starter", of=HOST)


def test_if_the_starter_has_left_the_host_taps() -> None:
    """Between the rounds."""
    table = loses(play("Tom Lucas Mary Anna", rounds="as_many", host=None))
    table.leaves("Tom").answer(HOST).then()

    assert table.asks("starter", of=HOST)


def test_fewest_wins_and_ties_share() -> None:
    """Of those who are still at the table."""
    assert fewest({"a": 3, "b": 1, "c": 1, "d": 0}, ("a", "b", "c")) == ["b", "c"]
    assert fewest({}, ("a",)) == []
    assert most({"a": 0}) == [] and most({"a": 2, "b": 2, "c": 1}) == ["a", "b"]


def test_the_awards() -> None:
    """The winner, the best bluffer, the sharpest eye; then the lobby."""
    table = play("Tom Lucas Mary", front=FRONT, pile="owl left", said="typed", host=None)
    table.offers(name="A").accepts().offers(name="B").accepts().offers(name="C").accepts()
    table.offers(name="A").accepts()
    assert table.under_way == "owl"
    table.offers(name="not A").accepts()
    while not table.state.round.open:
        table.wrong()
    table.answer(HOST).then()

    awards = table.view.awards
    assert awards and table.names(awards.bluffer) == "Lucas"
    assert table.asks("awards") and len(awards.winner) >= 1 and awards.eye
    evening = table.answer(HOST).settled()
    match = evening.matches[0]
    assert (match.game, match.rounds, match.winners) == ("hat", 1, awards.winner)
    assert max(match.points.values()) == 3


def test_a_leaver_wins_nothing() -> None:
    """Points stay; honours are for those at the table."""
    table = play("Tom Lucas Mary Anna", front=FRONT + ", beard left", host=None)
    loses(table.leaves("Anna")).leaves("Lucas").answer(HOST).then()

    assert table.view.awards and table.names(table.view.awards.winner) == "Mary"


def test_a_newcomer_begins_level_with_whoever_leads() -> None:
    """Or watching would win."""
    table = loses(three()).sits("Zoe")
    assert table.names(table.view.seats) == "Tom Lucas Mary"
    table.answer(HOST).then()
    assert table.names(table.view.seats) == "Tom Lucas Mary Zoe"
    assert table.view.scores[table.id("Zoe")] == 0

    one = play("Tom Lucas Mary", front=FRONT, pile="owl left", rounds="as_many", host=None)
    one.wrong(passer=False).leaves("Lucas").sits("Zoe").answer(HOST).then()
    assert one.view.scores[one.id("Zoe")] == 0


def test_more_than_eight_do_not_play() -> None:
    """Who came last watches."""
    table = play("A B C D E F G H", rounds="as_many", host=None)
    table.sits("Zoe")
    loses(table).answer(HOST).then()

    assert len(table.view.seats) == 8 and table.id("Zoe") not in table.view.seats


def test_two_left_for_the_next_round_have_two_cards_each() -> None:
    """Seats are counted at each deal."""
    table = three().leaves("Mary").answer(HOST).then()

    assert table.view.each == 2 and len(table.view.front[table.id("Tom")]) == 2


def test_alone_at_the_table_one_waits_for_company() -> None:
    """Until somebody sits down."""
    table = three().leaves("Mary", "Lucas").answer(HOST).then()
    assert table.position.next == "pause"
    table.then()
    assert table.asks("pause") and not table.asked
    table.sits("Zoe").then()

    assert table.asks("starter") and table.view.each == 2


def test_a_void_round_counts_nothing() -> None:
    """It is dealt again."""
    table = three().wrong().rules("void")
    assert table.position.next == "round" and table.state.points == {"s1": 0, "s2": 0, "s3": 0}
    table.then()

    assert table.view.number == 1 and table.view.scores == {"s1": 0, "s2": 0, "s3": 0}


def test_the_host_ends_the_match() -> None:
    """With honours if at least one round was played to its end."""
    table = three().wrong().rules("end")
    assert table.position.next is None and not table.settled().matches

    table = loses(three()).rules("end")
    assert table.position.next == "awards" and table.then().view.awards
    assert table.rules("end").settled().matches[0].rounds == 1
    table = loses(three()).answer(HOST).then().wrong().rules("end").then()
    assert table.view.scores == {"s1": 3, "s2": 0, "s3": 0}


def test_one_round_by_default() -> None:
    """Then the awards."""
    table = loses(play("Tom Lucas Mary", front=FRONT, host=None))
    assert table.view.last and table.answer(HOST).position.next == "awards"
