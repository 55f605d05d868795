"""A round, as the rules page tells it, sentence by sentence."""

import pytest

from facedown.games.impostor.ballot import most_named
from facedown.games.impostor.playing import Play, play
from facedown.games.impostor.points import earned
from facedown.table.ask import HOST
from facedown.table.evening import Evening


def guessed(table: Play, right: bool) -> Play:
    """The impostor who is out guesses something, and it is judged."""
    table.answer(table.asked, "something")
    return table.answer(table.asked, "right" if right else "wrong")


# Worked cases


def test_a_tie_goes_to_a_runoff_and_a_second_tie_lets_the_impostor_escape():
    """4 players, votes A:2 (B, C), B:2 (A, D); runoff of A and B, A:2, B:2: A 3, others 0."""
    table = play("Ann Bo Cy Di", impostor="Ann").talk()
    table.votes(Bo="Ann", Cy="Ann", Ann="Bo", Di="Bo")
    assert table.asks("runoff")
    assert [table.name(seat) for seat in table.view.tied] == ["Ann", "Bo"]

    table.votes(Bo="Ann", Cy="Ann", Ann="Bo", Di="Bo")
    assert table.points == {"Ann": 3, "Bo": 0, "Cy": 0, "Di": 0}


def test_three_players_tied_twice():
    """3 players, votes 1-1-1, and again in the runoff: impostor 3."""
    table = play("Ann Bo Cy", impostor="Bo").talk()
    table.votes(Ann="Bo", Bo="Cy", Cy="Ann")
    assert table.asks("runoff")
    table.votes(Ann="Bo", Bo="Cy", Cy="Ann")

    assert table.points == {"Ann": 0, "Bo": 3, "Cy": 0}


@pytest.mark.parametrize("right, own", [(True, 2), (False, 0)])
def test_an_impostor_who_is_out_guesses(right, own):
    """5 players, B C D vote A, E votes B, A votes B: A is out; B C D 1 each, E 0, A 2 or 0."""
    table = play("Ann Bo Cy Di Ed", impostor="Ann", host="Ed").talk()
    table.votes(Bo="Ann", Cy="Ann", Di="Ann", Ed="Bo", Ann="Bo")
    guessed(table, right)

    assert table.points == {"Ann": own, "Bo": 1, "Cy": 1, "Di": 1, "Ed": 0}


@pytest.mark.parametrize("right, own", [(True, 2), (False, 0)])
def test_the_partner_of_the_one_who_is_out_gets_two(right, own):
    """11 players, A and B impostors, A out with C..H voting A, I voting B, J and K voting C."""
    table = play("A B C D E F G H I J K", host="K", impostor="A B", circles="1").talk()
    table.votes(**dict.fromkeys("CDEFGH", "A"), I="B", J="C", K="C", A="C", B="C")
    guessed(table, right)

    assert table.points == {"A": own, "B": 2, **dict.fromkeys("CDEFGHI", 1), "J": 0, "K": 0}


def test_fewer_than_half_is_no_vote():
    """6 players on own phones, 2 vote in time, +15 s, nobody else: impostor 3."""
    table = play("Ann Bo Cy Di Ed Fay", impostor="Fay").talk()
    table.votes(Ann="Fay", Bo="Fay")
    wait = table.position.name
    table.lapse()
    assert (table.position.name, table.left) == (wait, 15)

    table.lapse()
    assert table.ending == "too_few"
    assert table.points == {"Ann": 0, "Bo": 0, "Cy": 0, "Di": 0, "Ed": 0, "Fay": 3}


def test_exactly_half_is_enough():
    """With 3 of 6 votes in time: valid at once."""
    table = play("Ann Bo Cy Di Ed Fay", impostor="Fay").talk()
    table.votes(Ann="Fay", Bo="Fay", Cy="Fay").lapse()

    assert table.asks("guess")


def test_the_word_said_by_one_of_the_others():
    """Said by B (not impostor) in the second circle: impostors 3 each, others 0."""
    table = play("Ann Bo Cy Di", impostor="Di").all("ok")
    table.clues("ok", "ok", "ok", "ok", "ok").call("word_said", "Cy", "Bo")
    table.answer(HOST, "yes").lapse()

    assert table.view.circle == 2
    assert table.points == {"Ann": 0, "Bo": 0, "Cy": 0, "Di": 3}


def test_the_word_said_by_the_impostor():
    """It counts as their guess: 2, others 0."""
    table = play("Ann Bo Cy Di", impostor="Di").all("ok")
    table.clues("ok").call("word_said", "Cy", "Di").answer(HOST, "yes").lapse()

    assert table.points == {"Ann": 0, "Bo": 0, "Cy": 0, "Di": 2}


# Deal and look


def test_clues_start_when_all_have_looked():
    """The next step starts when all have looked."""
    table = play("Ann Bo Cy")
    table.answer("Ann").answer("Bo")
    assert table.asks("look")

    table.answer("Cy")
    assert table.asks("clue")


def test_the_host_goes_on_without_someone():
    """Or the host goes on without someone."""
    table = play("Ann Bo Cy").answer("Ann").rules("skip")

    assert table.asks("clue")


def test_a_locked_phone_is_no_absent_player():
    """Where clues are spoken an away seat is waited for until the host goes on; where they are
    typed it is passed over after 20 seconds.
    """
    spoken = play("Ann Bo Cy").away("Bo").answer("Ann").answer("Cy")
    typed = play("Ann Bo Cy", clues="typed").away("Bo").answer("Ann").answer("Cy")

    assert spoken.asks("look") and spoken.left is None
    assert typed.left == 20 and typed.lapse().asks("clue")


def test_late_joiners_watch_until_the_next_deal():
    """Who sits down in mid-round has no card, gives no clue and has no vote."""
    table = play("Ann Bo Cy", circles="1").sits("Di").talk()
    assert "Di" not in table.asked
    assert table.id("Di") not in table.view.cards
    assert table.refuses("answer", "Ann", "Di")

    table.rules("skip").answer(HOST).then()
    assert table.asked == "Ann Bo Cy Di"
    assert table.view.rounds == 3


# Clues


def test_in_the_second_of_two_circles_the_order_is_reversed():
    """The last speaks twice in a row."""
    table = play("Ann Bo Cy", order="Cy Ann Bo").all("ok")
    spoke = []
    while table.asks("clue"):
        spoke.append(table.asked)
        table.clues("ok")

    assert spoke == ["Cy", "Ann", "Bo", "Bo", "Ann", "Cy"]
    assert table.asks("debate")


@pytest.mark.parametrize("circles", ["1", "2", "3"])
def test_so_many_circles(circles):
    """Each gives one word a circle."""
    table = play("Ann Bo Cy", circles=circles).all("ok").clues()

    assert len(table.view.clues) == 3 * int(circles)


def test_until_ready_keeps_the_order_and_ends_with_a_circle_in_which_more_than_half_are_ready():
    """Half is not enough; and it is never over before the first circle is complete."""
    table = play("Ann Bo Cy Di", order="Ann Bo Cy Di", circles="until_ready").all("ok")
    table.call("ready", "Ann").call("ready", "Bo").clues("ok", "ok", "ok", "ok")
    assert table.asks("clue") and table.asked == "Ann" and table.view.circle == 2
    assert table.refuses("call", "ready", "Ann") == "no_such_call"

    table.call("ready", "Cy")
    assert table.view.ready == 3
    table.clues("ok", "ok", "ok")
    assert table.asked == "Di"
    table.clues("ok")
    assert table.asks("debate")


def test_ready_before_the_first_circle_is_complete():
    """Never before the first is complete."""
    table = play("Ann Bo Cy", circles="until_ready").all("ok")
    for seat in ("Ann", "Bo", "Cy"):
        table.call("ready", seat)
    table.clues("ok", "ok")
    assert table.asks("clue")

    table.clues("ok")
    assert table.asks("debate")


def test_the_host_may_end_until_ready_at_once():
    """In the midst of the first circle too."""
    table = play("Ann Bo Cy", circles="until_ready").all("ok").clues("ok").call("enough", HOST)

    assert table.asks("debate")
    assert len(table.view.clues) == 1


def test_the_host_may_tap_for_whoever_has_spoken():
    """The clue counts as given, and may be voided. Of a typed one there is nothing."""
    table = play("Ann Bo Cy", order="Ann Bo Cy").all("ok").rules("skip")
    assert table.asked == "Bo" and len(table.view.clues) == 1

    table = play("Ann Bo Cy", order="Ann Bo Cy", clues="typed").all("ok").rules("skip")
    assert table.asked == "Bo" and table.view.clues == []


def test_another_clue_in_the_debate_is_no_time_to_be_ready():
    """The clues are over; a denied interruption does not end the asking either."""
    table = play("Ann Bo Cy", circles="until_ready").all("ok").clues("ok").call("enough", HOST)
    table.call("void_clue", HOST, table.name(table.view.order[0]))
    assert table.asks("clue") and table.calls == "word_said"

    table.call("word_said", "Ann", "Bo").answer(HOST, "no")
    assert table.asks("clue")


def test_the_host_may_end_the_clues_while_another_is_asked_for():
    """Both waits are over then."""
    table = play("Ann Bo Cy", order="Ann Bo Cy", circles="until_ready").all("ok").clues("ok")
    table.call("void_clue", HOST, "Ann").call("enough", HOST)

    assert table.asks("debate")


def test_a_clue_may_be_voided_in_the_midst_of_anothers():
    """The host voids a clue and asks for another; then all goes on where it was."""
    table = play("Ann Bo Cy", order="Ann Bo Cy", clues="typed", impostor="Cy", word="giraffe")
    table.all("ok").clues("neck")
    wait = table.position.name
    table.call("void_clue", HOST, "Ann")
    assert table.asked == "Ann"
    table.clues("tall")

    assert table.asked == "Bo" and table.position.name == wait
    assert [(clue.text, clue.void) for clue in table.view.clues] == [
        ("neck", True),
        ("tall", False),
    ]
    assert table.refuses("call", "void_clue", "Bo", "Ann") == "no_such_call"


def test_a_clue_may_be_voided_in_the_debate():
    """The clock of the debate stands meanwhile."""
    table = play("Ann Bo Cy", circles="1").all("ok").clues().wait(20)
    table.call("void_clue", HOST, "Bo").wait(100).answer("Bo")

    assert table.asks("debate") and table.left == 40


def test_a_voided_clue_may_be_voided_again():
    """And the word may be said while another clue is asked for."""
    table = play("Ann Bo Cy", circles="1").all("ok").clues()
    table.call("void_clue", HOST, "Bo").answer("Bo").call("void_clue", HOST, "Bo")
    assert [clue.void for clue in table.view.clues if clue.seat == table.id("Bo")] == [True, True]

    table.call("word_said", "Cy", "Bo").answer(HOST, "yes")
    assert table.asks("said")


def test_a_clue_given_before_is_marked_and_allowed():
    """Case and accents do not make it another."""
    table = play("Ann Bo Cy", clues="typed", impostor="Cy", word="giraffe").all("ok")
    table.clues("Vysoká", "vysoka", "long")

    assert [clue.repeated for clue in table.view.clues] == [False, True, False]


@pytest.mark.parametrize("clue", ["giraffe", "GIRAFFE", "žirafa", "Zirafa"])
def test_a_typed_clue_that_is_the_word_itself_is_the_word_was_said(clue):
    """Once sent it counts, in any language; its text is not shown during the ten seconds."""
    table = play("Ann Bo Cy", order="Bo Ann Cy", clues="typed", impostor="Cy", word="giraffe")
    table.all("ok").clues(clue)
    assert table.asks("said") and table.name(table.view.said_by or "") == "Bo"
    assert clue.encode() not in table.frame("tv")

    assert table.lapse().ending == "said_by_other"


def picture(**options):
    """A table whose word is a picture."""
    gifts = {"impostor": {"words": {"s1": ["🦊"]}}}
    return play("Ann Bo Cy", order="Bo Ann Cy", impostor="Cy", word="our_words:🦊",
                own_words="only", evening=Evening(gifts=gifts), **options).all("ok")  # fmt: skip


def test_a_word_of_signs_alone_is_said_by_these_signs_alone():
    """Another picture is another word, and no repetition."""
    table = picture(clues="typed").clues("🐼", "🐻")
    assert [clue.repeated for clue in table.view.clues] == [False, False]

    assert table.clues("🦊").asks("said")


def test_another_picture_is_no_right_guess():
    """Nor does it stand where nobody judges."""
    for said, ending in (("🦊", "guessed"), ("🐼", "missed")):
        table = picture().talk().votes(Ann="Cy", Bo="Cy", Cy="Ann")
        assert table.answer("Cy", said).rules("skip").ending == ending


def test_an_impostor_who_types_the_word_by_chance_has_guessed():
    """Said by an impostor, it counts as their guess."""
    table = play("Ann Bo Cy", order="Bo Ann Cy", clues="typed", impostor="Bo", word="giraffe")
    table.all("ok").clues("giraffe").lapse()

    assert table.points == {"Ann": 0, "Bo": 2, "Cy": 0}


# Debate


def test_the_debate_goes_by_the_clock():
    """The host may skip it or add 30 s."""
    table = play("Ann Bo Cy", debate=45).all("ok").clues()
    assert table.asks("debate") and table.left == 45
    table.rules("more", seconds=30)
    assert table.left == 75

    assert table.rules("skip").asks("vote")


def test_no_debate():
    """0 s: straight to the vote."""
    assert play("Ann Bo Cy", debate=0).all("ok").clues().asks("vote")


# Ballots


def test_most_votes_is_out():
    """An innocent who is out means that the impostors escaped."""
    table = play("Ann Bo Cy Di", impostor="Di").talk()
    table.votes(Ann="Bo", Bo="Di", Cy="Bo", Di="Bo")

    assert table.ending == "escaped"
    assert table.points == {"Ann": 0, "Bo": 0, "Cy": 0, "Di": 3}


def test_nobody_votes_for_themselves():
    """In the runoff neither."""
    table = play("Ann Bo Cy").talk()
    assert table.refuses("answer", "Ann", "Ann") == "self"

    table.votes(Ann="Bo", Bo="Cy", Cy="Ann")
    assert table.asks("runoff") and table.refuses("answer", "Ann", "Ann") == "self"


def test_a_vote_may_be_changed_until_the_ballot_closes():
    """The latest counts."""
    table = play("Ann Bo Cy Di", impostor="Di").talk()
    table.votes(Ann="Bo", Bo="Di", Cy="Di").votes(Ann="Di", Di="Bo")

    assert table.asks("guess")


def test_who_was_quick_to_vote_is_not_to_be_seen():
    """Neither before the reveal, in the order of the tied, nor in that of the votes after it."""
    frames = []
    for quick in ("Cy Di Ann Bo", "Bo Ann Di Cy", "Di Cy Bo Ann"):
        whom = {"Ann": "Bo", "Bo": "Ann", "Cy": "Ann", "Di": "Bo"}
        table = play("Ann Bo Cy Di", impostor="Di").talk()
        for ballot in range(2):
            table.votes(**{voter: whom[voter] for voter in quick.split()})
            frames.append((ballot, table.frame("tv")))
    assert len(set(frames)) == 2


def test_in_the_runoff_only_the_tied_can_be_named():
    """Everybody votes, only for the tied."""
    table = play("Ann Bo Cy Di").talk().votes(Ann="Bo", Bo="Ann", Cy="Ann", Di="Bo")

    assert table.asked == "Ann Bo Cy Di"
    assert table.refuses("answer", "Cy", "Di") == "form"


def test_tied_again_by_fewer():
    """Three tied, then two of them: nobody is out, the impostors escape."""
    table = play("Ann Bo Cy Di Ed Fay", impostor="Fay").talk()
    table.votes(Ann="Bo", Bo="Cy", Cy="Ann", Di="Bo", Ed="Cy", Fay="Ann")
    assert len(table.view.tied) == 3
    table.votes(Ann="Bo", Bo="Cy", Cy="Bo", Di="Cy", Ed="Cy", Fay="Bo")

    assert table.ending == "still_tied"


def test_only_the_last_ballot_counts():
    """A correct vote of the first ballot earns nothing after a runoff."""
    table = play("Ann Bo Cy Di Ed", impostor="Ann", host="Ed").talk()
    table.votes(Ann="Bo", Bo="Ann", Cy="Ann", Di="Bo", Ed="Cy")
    table.votes(Ann="Bo", Bo="Ann", Cy="Bo", Di="Ann", Ed="Ann")
    guessed(table, right=False)

    assert table.points == {"Ann": 0, "Bo": 1, "Cy": 0, "Di": 1, "Ed": 1}


def test_the_first_ballot_is_shown_at_the_reveal():
    """Not before, and not in its place the runoff."""
    table = play("Ann Bo Cy Di", impostor="Ann").talk()
    table.votes(Bo="Ann", Cy="Ann", Ann="Bo", Di="Bo")
    assert not table.view.votes.seen_by(frozenset({"s1", "host"}))
    table.votes(Bo="Ann", Cy="Ann", Ann="Bo", Di="Ann")
    table.rules("skip")

    assert table.named(table.view.votes.value)["Di"] == "s2"
    assert table.view.votes.seen_by(frozenset())


def test_the_extension_runs_out_unless_all_vote():
    """Half is reached after five of the fifteen seconds: still ten to go."""
    table = play("Ann Bo Cy Di", impostor="Di").talk().votes(Ann="Di").lapse()
    table.wait(5).votes(Bo="Di")
    assert table.asks("vote") and table.left == 10
    table.votes(Cy="Di", Di="Ann")

    assert table.asks("guess")


def test_the_extension_is_given_once():
    """Still fewer than half: a tie that stands, no runoff."""
    table = play("Ann Bo Cy Di Ed", impostor="Ed").talk().votes(Ann="Ed", Bo="Cy")
    table.lapse().lapse()

    assert table.ending == "too_few" and table.points["Ed"] == 3


def test_a_lost_connection_is_not_gone():
    """Away seats count for the quorum, and are waited for until time is up."""
    table = play("Ann Bo Cy Di Ed", impostor="Ed").talk()
    for seat in ("Cy", "Di", "Ed"):
        table.away(seat)
    table.votes(Ann="Ed", Bo="Ed")
    assert table.left == 60

    assert table.lapse().lapse().ending == "too_few"


def test_seats_gone_for_good_do_not_count_for_the_quorum():
    """Two of four left are half."""
    table = play("Ann Bo Cy Di Ed", impostor="Ed").talk().votes(Ann="Ed", Bo="Ed")
    table.leaves("Cy").lapse()

    assert table.asks("guess")


def test_the_runoff_has_its_own_quorum():
    """Fewer than half in the runoff: the impostors escape."""
    table = play("Ann Bo Cy Di", impostor="Di").talk()
    table.votes(Ann="Bo", Bo="Ann", Cy="Ann", Di="Bo").votes(Cy="Ann").lapse()
    assert table.asks("runoff") and table.left == 15

    assert table.lapse().ending == "too_few"


def test_a_ballot_that_the_host_ends_gets_no_extension():
    """It counts as it is."""
    table = play("Ann Bo Cy Di", impostor="Di").talk().votes(Ann="Di").rules("skip")
    assert table.ending == "too_few"

    table = play("Ann Bo Cy Di", impostor="Di").talk().votes(Ann="Di", Bo="Di").rules("skip")
    assert table.asks("guess")


def test_a_ballot_without_quorum_counts_for_nothing_else():
    """No correct votes."""
    table = play("Ann Bo Cy Di", impostor="Di", rounds=1).talk().votes(Ann="Di")
    table.rules("skip").answer(HOST).then()

    assert table.state.hits == {} and table.view.awards and table.view.awards.eye == []


def test_who_has_voted_is_seen_as_a_count_or_as_names():
    """A count, unless the option says names."""
    for voters_seen, done in (("count", None), ("names", ["s2"])):
        table = play("Ann Bo Cy", voters_seen=voters_seen).talk().votes(Bo="Ann")
        assert b'"count":1' in table.frame("Ann")
        assert (b'"done":["s2"]' in table.frame("Ann")) == (done is not None)


def test_the_ballot_takes_the_time_it_is_given():
    """15 to 300 s."""
    assert play("Ann Bo Cy", ballot_time=120).talk().left == 120


# Pointing


def test_pointing():
    """The host enters the accused and who pointed at them."""
    table = play("Ann Bo Cy Di", impostor="Di", ballot="pointing").talk()
    assert table.asks("pointing") and table.asked == HOST
    assert table.refuses("points_at") == "form"
    table.points_at(Ann="Di", Bo="Di")
    guessed(table, right=False)

    assert table.points == {"Ann": 1, "Bo": 1, "Cy": 0, "Di": 0}


def test_pointing_at_the_tied():
    """They enter the tied, and the table points once more, only at those."""
    table = play("Ann Bo Cy Di", impostor="Di", ballot="pointing").talk()
    table.points_at(Ann="Di", Bo="Di", Cy="Bo", Di="Bo")
    assert table.asks("pointing") and len(table.view.tied) == 2
    assert table.refuses("points_at", Ann="Cy") == "form"
    table.points_at(Ann="Di", Cy="Bo")

    assert table.ending == "still_tied"


def test_only_with_nobody_there_to_be_the_host_does_a_tie_stand():
    """Going on without an entry is no entry."""
    table = play("Ann Bo Cy", impostor="Cy", ballot="pointing").talk().rules("skip")
    assert table.asks("pointing")

    table.away(HOST).lapse()
    assert table.ending == "still_tied" and table.points["Cy"] == 3


def test_who_had_pointed_at_another_impostor_is_asked_once_after_the_reveal():
    """11 players, A and B impostors, A is out: I had pointed at B."""
    table = play("A B C D E F G H I J K", host="K", impostor="A B", circles="1", ballot="pointing")
    table.talk().points_at(**dict.fromkeys("CDEFGH", "A"))
    guessed(table, right=False)
    assert table.asks("pointed_too") and table.view.impostors.seen_by(frozenset())
    assert table.refuses("answer", HOST, {"C": "B"}) == "form"
    table.answer(HOST, {"I": "B"})

    assert table.asks("next")
    assert table.points == {"A": 0, "B": 2, **dict.fromkeys("CDEFGHI", 1), "J": 0, "K": 0}


def test_skipped_means_nobody():
    """Nobody had pointed at the other impostor."""
    table = play("A B C D E F G", host="G", impostor="A B", circles="1", ballot="pointing").talk()
    table.points_at(C="A", D="A")
    guessed(table, right=False).rules("skip")

    assert table.points == {"A": 0, "B": 2, "C": 1, "D": 1, "E": 0, "F": 0, "G": 0}


def test_nothing_more_to_ask_about_the_pointing():
    """The only impostor is out: there is no other."""
    table = play("Ann Bo Cy Di", impostor="Di", ballot="pointing").talk().points_at(Ann="Di")

    assert guessed(table, right=True).asks("next")


def test_a_sharp_eye_counts_where_the_impostor_survived_the_pointing():
    """An innocent is out; Cy had pointed at the impostor."""
    table = play("Ann Bo Cy Di", impostor="Di", ballot="pointing", rounds=1).talk()
    table.points_at(Ann="Bo", Di="Bo").answer(HOST, {"Cy": "Di"}).answer(HOST).then()

    assert table.view.awards and table.view.awards.eye == [table.id("Cy")]


# Guess and reveal


def test_the_guess_is_fixed_before_the_word_is_shown():
    """One answer; then the judge alone is shown the word, with what the app thinks of it."""
    table = play("Ann Bo Cy Di", impostor="Di", word="giraffe").talk()
    table.votes(Ann="Di", Bo="Di", Cy="Di", Di="Ann")
    assert table.asked == "Di" and not table.view.judging.seen_by(frozenset({"host", "s1"}))
    table.answer("Di", "Zirafy")

    assert table.asks("judge") and table.asked == HOST
    assert table.view.judging.value and table.view.judging.value.suggestion == "near"
    assert b'"judging":{"word":{"en":"giraffe"' in table.frame(HOST)
    assert b'"judging":{' not in table.frame("Di") + table.frame("Bo") + table.frame("tv")


def test_the_next_seat_judges_where_the_host_is_the_accused():
    """And the host's role cannot pass to the accused meanwhile."""
    table = play("Ann Bo Cy Di", impostor="Ann", host="Ann").talk()
    table.votes(Ann="Bo", Bo="Ann", Cy="Ann", Di="Ann").answer("Ann", "sun")
    assert table.asked == "Bo"

    table = play("Ann Bo Cy Di", impostor="Ann", host="Ann").talk()
    table.votes(Ann="Bo", Bo="Ann", Cy="Ann", Di="Ann").away("Bo").answer("Ann", "sun")
    assert table.asked == "Cy"

    table = play("Ann Bo Cy Di", impostor="Di", host="Ann").talk()
    table.votes(Ann="Di", Bo="Di", Cy="Di", Di="Ann").answer("Di", "sun")
    assert table.asked == HOST and table.refuses("hosts", "Di") == "barred"


def test_no_guess_is_wrong():
    """When 60 s have passed, or the host moves on."""
    for ends in ("lapse", "skip"):
        table = play("Ann Bo Cy Di", impostor="Di").talk()
        table.votes(Ann="Di", Bo="Di", Cy="Di", Di="Ann")
        assert table.left == 60
        table = table.lapse() if ends == "lapse" else table.rules("skip")
        assert table.ending == "missed"


def test_a_guess_said_aloud_is_judged_at_once():
    """The host says so; nothing need be typed."""
    table = play("Ann Bo Cy Di", impostor="Di").talk()
    table.votes(Ann="Di", Bo="Di", Cy="Di", Di="Ann").call("aloud", HOST)
    assert table.asks("judge") and table.view.aloud

    assert table.answer(HOST, "right").ending == "guessed"


def test_where_nobody_judges_the_suggestion_stands():
    """The host moves on."""
    for said, ending in (("giraffe", "guessed"), ("giraffes", "missed")):
        table = play("Ann Bo Cy Di", impostor="Di", word="giraffe").talk()
        table.votes(Ann="Di", Bo="Di", Cy="Di", Di="Ann").answer("Di", said).rules("skip")
        assert table.ending == ending


# Rounds of a match


def test_a_match_is_as_many_rounds_as_players_and_ends_with_awards():
    """A late joiner doesn't change the number; the host may add rounds or call the last one."""
    table = play("Ann Bo Cy", circles="1", debate=0)
    table.sits("Di").talk().rules("skip")
    assert table.view.rounds == 3
    table.call("add_round", HOST)
    assert (table.view.number, table.view.rounds, table.view.last) == (1, 4, False)

    table.answer(HOST).then().talk().rules("skip").call("last_round", HOST)
    assert table.view.rounds == 3
    assert table.refuses("call", "last_round", HOST) == "no_such_call"

    table.answer(HOST).then().talk().rules("skip")
    assert table.view.last
    table.answer(HOST).then()
    assert table.asks("awards") and sum(table.scores.values()) == 9
    # No round is left to be voided: the honours stay.
    assert table.rules("void").position.next == "awards"


def test_in_the_last_round_no_word_follows():
    """The word was said: the match ends."""
    table = play("Ann Bo Cy", rounds=1, impostor="Cy").answer("Ann")
    table.call("word_said", "Ann", "Bo").answer(HOST, "yes").lapse().answer(HOST)

    assert table.position.next == "awards"


def test_a_void_round_shows_its_word_but_not_the_roles_and_uses_up_none_of_the_rounds():
    """No points; dealt again, with another word."""
    table = play("Ann Bo Cy Di", impostor="Di", word="giraffe").talk().rules("void").then()
    assert table.asks("next") and table.view.word.seen_by(frozenset())
    assert table.view.number == 1 and table.view.points == {}
    assert not table.view.impostors.seen_by(frozenset({"s1", "host", "tv"}))

    table.answer(HOST).then()
    assert table.view.number == 1 and table.state.round.word != "giraffe"
    assert "giraffe" in table.state.used


def test_a_round_may_be_voided_after_its_reveal():
    """Then its points are gone too."""
    table = play("Ann Bo Cy Di", impostor="Di").talk().rules("skip")
    assert table.scores["Di"] == 3
    table.rules("void").then()

    assert table.scores["Di"] == 0 and table.state.played == 0


def test_the_host_ends_the_match():
    """Awards if a round was scored; the one on the table counts once it is revealed."""
    assert play("Ann Bo Cy").talk().rules("end").position.next is None

    table = play("Ann Bo Cy", impostor="Cy").talk().rules("skip").rules("end").then()
    assert table.asks("awards") and table.scores == {"Ann": 0, "Bo": 0, "Cy": 3}
    table.answer(HOST)
    assert table.settled().matches[0].winners == [table.id("Cy")]


def test_a_rewind_stops_at_what_has_been_shown():
    """Back to the clues from the vote; not to the vote once it is known who is out."""
    table = play("Ann Bo Cy", order="Ann Bo Cy", circles="1").talk()
    assert table.rules("rewind", step=3).asked == "Cy"
    table.clues("ok").lapse()
    table.votes(Ann="Bo", Bo="Cy", Cy="Bo")

    assert table.refuses("rules", "rewind", step=5) == "shown"


def test_after_a_crash_all_is_as_it_was():
    """The position is folded anew, with the same bytes for every viewer."""
    table = play("Ann Bo Cy Di", impostor="Di", order="Ann Bo Cy Di", clues="typed", word="giraffe")
    table.all("ok").clues("tall").call("void_clue", HOST, "Ann").clues("yellow", "leaves")
    table.call("word_said", "Bo", "Cy").answer(HOST, "no").wait(7).clues("fur", "fur").rules("skip")
    before = table.frames()

    assert table.folded_anew().frames() == before


# Tallies


def test_most_named():
    """Nobody if nobody voted; several if they are tied."""
    assert most_named({}) == ()
    assert most_named({"a": "b", "b": "a"}) == ("b", "a")
    assert most_named({"a": "b", "b": "c", "d": "c", "c": "b", "e": "c"}) == ("c",)


def test_points_of_an_ending_without_a_correct_vote():
    """The others get nothing."""
    assert earned("missed", "abc", ["a"], "a", []) == {"a": 0, "b": 0, "c": 0}
