"""The rules of hat, case by case, as the rulebook tells them."""

import pytest

from facedown.games.hat.offer import LOOK
from facedown.games.hat.playing import play
from facedown.games.hat.verdict import judged
from facedown.table.ask import HOST

# Each one's right neighbour is the next named: Tom, Anna, Mary, Lucas. Seats are named to the left.
FOUR = "guard right, fox any, shark any, beard right"
"""In front of Tom, Lucas, Mary and Anna."""


def keep_four(pile, **options):
    """The table of the worked cases, names typed."""
    return play("Tom Lucas Mary Anna", front=FOUR, pile=pile, said="typed", **options)


# Setup


def test_each_has_one_card_face_up_and_the_top_of_the_pile_is_public():
    """Two with the option; the first dealt is the bottom one."""
    table = play("Tom Lucas Mary", front="guard, fox, beard", pile="swan, owl", starts=None)
    assert [table.front(who) for who in ("Tom", "Lucas", "Mary")] == ["guard", "fox", "beard"]
    assert table.view.front["s2"][0].picture == "fox" and table.view.top == "swan"
    assert table.view.pile == 117 and table.view.card is None

    two = play("Tom Lucas Mary", front="guard, fox, beard, swan, owl, cat", cards="2")
    assert two.front("Tom") == "guard swan" and two.front("Mary") == "beard cat"


def test_the_host_taps_who_laughed_last_or_draws():
    """The last person to laugh begins."""
    assert play(starts="Mary").asks("turn", of="Mary")

    table = play(starts=None, front=FOUR)
    assert table.asks("starter", of=HOST) and table.calls == "draw"
    table.given["starter"] = "s4"
    assert table.call("draw", HOST).asks("turn", of="Anna")
    assert play(starts=None).rules("skip").asks("turn")


# Draw


def test_all_see_the_drawn_card_and_its_arrow_only_once_it_is_turned():
    """It can be turned after three seconds."""
    table = keep_four("magnifier right, camera")
    assert table.asks("turn", of="Tom")
    assert table.view.card and table.view.card.picture == "magnifier"
    assert table.view.card.back is None and table.view.top == "camera"
    assert table.refuses("answer", "Tom") == "early"

    table.clock += LOOK
    table.answer("Tom")
    assert table.view.card.picture is None and table.view.card.back
    assert table.view.card.back.arrow == "right"


def test_a_drawn_card_is_never_kept():
    """It must be passed on: nothing but an offer is asked for, and of nobody else."""
    table = keep_four("magnifier right").turns()

    assert table.asks("offer", of="Tom") and table.calls == "idea"
    assert table.view.at == "held"


# Offer


def test_the_arrow_says_to_whom():
    """Left or right neighbour as the passer sits, or anyone but oneself."""
    for arrow, to in (("left", "Lucas"), ("right", "Anna"), ("any", "Lucas Mary Anna")):
        table = keep_four(f"magnifier {arrow}").turns()
        assert table.position.ask.form.to == tuple(map(table.id, to.split()))


@pytest.mark.parametrize("value, code", [
    ({"to": "Tom", "name": "Bo"}, "self"),
    ({"to": "Mary", "name": "Bo"}, "against_the_arrow"),
    ({"to": "s9", "name": "Bo"}, "against_the_arrow"),
    ({"to": "Anna", "name": "   "}, "length"),
    ({"to": "Anna", "name": "x" * 41}, "length"),
    ({"to": "Anna"}, "form"),
    ({"to": "Anna", "name": 3}, "form"),
    ({"to": "Anna", "name": "Bo", "more": 1}, "form"),
    ({"to": ["Anna"], "name": "Bo"}, "form"),
    ("Anna", "form"), (7, "form"),
])  # fmt: skip
def test_an_offer_against_the_rules_is_refused(value, code):
    """A plain error to the sender; nothing is changed."""
    table = keep_four("magnifier right").turns()
    before = table.frames()
    if isinstance(value, dict) and isinstance(value["to"], str):
        value = {**value, "to": table.id(value["to"])}

    assert table.refuses("answer", "Tom", value) == code
    assert table.frames() == before and table.asks("offer", of="Tom")


def test_only_the_passer_offers_and_only_the_offered_one_answers():
    """Anybody else is not asked."""
    table = keep_four("magnifier right").turns()
    assert table.refuses("answer", "Anna", {"to": table.id("Mary"), "name": "Bo"}) == "not_asked"

    table.offers("Anna")
    for seat in ("Tom", "Lucas", "Mary", HOST):
        assert table.refuses("answer", seat, "accept") == "not_asked"


def test_said_aloud_no_name_is_typed():
    """The table hears it; the app knows nothing."""
    table = play(front=FOUR, pile="magnifier right").offers("Anna")

    assert table.view.name is None and not table.view.typed
    assert table.refuses("answer", "Anna", "perhaps") == "form"


# Answer: the worked cases


def test_the_first_worked_case():
    """Tom accepts the detective and passes the soldier; Anna her beard; Mary anybody."""
    table = keep_four("magnifier left, camera", starts="Anna")
    table.offers("Tom", "Sherlock Holmes").accepts()
    assert table.front("Tom") == "magnifier" and table.under_way == "guard"
    assert table.asks("offer", of="Tom") and table.asked == "Tom"

    table.offers("Anna", "Julius Caesar").accepts()
    assert table.under_way == "beard" and table.front("Anna") == "guard"
    assert table.state.round.front[table.id("Anna")][0].names == ["Julius Caesar"]

    table.offers("Mary", "Santa Claus").accepts()
    assert table.under_way == "shark"
    assert sorted(table.names(list(table.position.ask.form.to)).split()) == ["Anna", "Lucas", "Tom"]


def test_with_keep_another_name_than_the_first_is_judged():
    """It is Julius Caesar from then on; "Emperor Augustus" would be wrong."""
    table = keep_four("magnifier left", starts="Anna")
    table.offers("Tom", "Sherlock").accepts().offers("Anna", "Julius Caesar").accepts()
    table.offers("Mary").accepts().offers("Anna", "Bo").accepts()
    assert table.under_way == "guard"

    table.offers("Mary", "Emperor Augustus").refuses_it()
    assert table.asks("verdict") and not table.view.suggested
    assert table.view.first == "Julius Caesar" and table.view.name == "Emperor Augustus"


def test_the_second_worked_case():
    """Mary gets the kangaroo, draws the pyramids, passes them; Anna passes her own card on."""
    table = play(
        front="guard, fox, swan any, beard any", pile="kangaroo left, castle left",
        starts="Mary", said="typed",
    )  # fmt: skip
    table.offers("Anna", "Pablo Picasso").refuses_it()
    assert table.asks("verdict", of="Tom Lucas")
    table.votes(Tom="wrong", Lucas="wrong")
    assert table.penalties("Mary") == "kangaroo" and table.front("Mary") == "swan"
    assert table.asks("turn", of="Mary") and table.under_way == "castle"

    table.offers("Anna", "Cleopatra").accepts()
    assert table.front("Anna") == "castle" and table.under_way == "beard"
    assert table.offers("Lucas").asks("answer", of="Lucas")


def test_a_vote_overrules_the_name_it_was_introduced_with():
    """Kangaroo, introduced as Santa Claus: suggested as right; Mary asks; it does not fit."""
    table = play(
        "Tom Anna Mary Lucas", front="kangaroo left, fox left, swan left, owl left",
        pile="camera any", starts="Anna", said="typed",
    )  # fmt: skip
    table.offers("Tom").accepts().offers("Anna", "Santa Claus").accepts()
    table.offers("Mary").accepts().offers("Lucas").accepts().offers("Tom").accepts()
    table.offers("Anna").accepts()
    assert table.under_way == "kangaroo"

    table.offers("Mary", "santa  claus").refuses_it()
    assert table.asks("suggested", of="Tom Mary Lucas") and table.view.suggested
    assert table.refuses("call", "vote", "Anna") == "no_such_call"
    table.call("vote", "Mary")
    assert table.asks("verdict", of="Tom Lucas")
    table.all_vote("wrong")
    assert table.penalties("Anna") == "kangaroo"


def test_a_drawn_card_refused_at_once_is_judged_by_the_table():
    """A drawn kangaroo introduced as Pablo Picasso: the table decides, not the app."""
    table = keep_four("kangaroo left").offers("Lucas", "Pablo Picasso").refuses_it()

    assert table.asks("verdict", of="Mary Anna") and table.view.first is None


def test_two_players_hold_three_for_a_moment():
    """On accepting you hold three, and the bottom one goes."""
    table = play("Tom Anna", front="guard, fox left, beard, swan any", pile="owl any")
    assert table.front("Anna") == "fox swan"

    table.offers("Anna").accepts()
    assert table.front("Anna") == "swan owl" and table.under_way == "fox"


def test_a_card_that_lies_face_up_is_turned_before_it_goes():
    """Then its arrow is seen, and nobody sees its picture any more."""
    table = keep_four("magnifier right").offers().accepts()

    assert table.view.card and table.view.card.picture is None
    assert table.view.card.back and table.view.card.back.arrow == "right"
    assert table.view.front[table.id("Anna")][0].picture is None


# Who was wrong?


@pytest.mark.parametrize("found, wrong", [("right", "Anna"), ("wrong", "Tom")])
def test_who_was_wrong_takes_the_card_draws_and_passes(found, wrong):
    """If the name was right the refuser was wrong, else the passer; the other keeps theirs."""
    table = keep_four("kangaroo right, camera left").offers("Anna").refuses_it()
    assert (
        table.view.card and table.view.card.picture == "kangaroo" and table.view.card.back is None
    )
    table.votes(Lucas=found, Mary=found)

    assert table.penalties(wrong) == "kangaroo" and table.points()[wrong] == 1
    assert table.asks("turn", of=wrong) and table.under_way == "camera"
    assert table.front("Anna") == "beard" and table.front("Tom") == "guard"
    assert table.view.quiet == 0


def test_a_tie_says_right():
    """And so does nobody's vote."""
    table = keep_four("kangaroo right").offers("Anna").refuses_it()
    assert table.votes(Lucas="right", Mary="wrong").penalties("Anna") == "kangaroo"

    table = keep_four("kangaroo right").offers("Anna").refuses_it()
    assert table.left == 60
    assert table.lapse().penalties("Anna") == "kangaroo"


def test_a_judge_whose_phone_is_locked_is_waited_for_as_long_as_anybody():
    """Where names are said aloud; where they are typed twenty seconds away are enough."""
    for said, seconds in (("aloud", 60), ("typed", 20)):
        table = play(front=FOUR, pile="kangaroo right", said=said).offers("Anna").refuses_it()
        table.votes(Lucas="wrong").away("Mary")
        assert table.left == seconds
        assert table.lapse().penalties("Tom") == "kangaroo"


def test_of_three_players_the_third_decides():
    """Alone."""
    table = play("Tom Lucas Mary", front="guard, fox, beard", pile="kangaroo left")
    table.offers("Lucas").refuses_it()
    assert table.asks("verdict", of="Mary")

    assert table.votes(Mary="wrong").penalties("Tom") == "kangaroo"


def test_two_players_must_agree():
    """Else, or without a vote, nobody gets the card: it goes under the pile, the passer draws."""
    for found in ({"Tom": "right", "Anna": "wrong"}, {"Tom": "right"}, {}):
        table = play("Tom Anna", front="guard, fox, beard, swan", pile="owl any, cat")
        table.offers("Anna").refuses_it()
        assert table.asks("verdict", of="Tom Anna")
        table.votes(**found)
        if len(found) < 2:
            table.lapse()
        assert table.points() == {"Tom": 0, "Anna": 0}
        assert table.state.round.pile[-1].picture == "owl" and table.under_way == "cat"
        assert table.asks("turn", of="Tom")
        assert table.view.verdict and table.view.verdict.how == "no_agreement"

    table = play("Tom Anna", front="guard, fox, beard, swan", pile="owl any, cat")
    table.offers("Anna").refuses_it().all_vote("right")
    assert table.penalties("Anna") == "owl"


@pytest.mark.parametrize("votes, two, right", [
    ({}, False, True), ({"a": "wrong"}, False, False), ({"a": "right"}, False, True),
    ({"a": "right", "b": "wrong"}, False, True),
    ({"a": "right", "b": "wrong", "c": "wrong"}, False, False),
    ({}, True, None), ({"a": "right"}, True, None), ({"a": "right", "b": "wrong"}, True, None),
    ({"a": "right", "b": "right"}, True, True), ({"a": "wrong", "b": "wrong"}, True, False),
])  # fmt: skip
def test_how_votes_are_counted(votes, two, right):
    """Most say; a tie and silence say right; two must agree."""
    assert judged(votes, two=two) is right


def going_round(names, name="Frida Kahlo", again="Frida Kahlo"):
    """Lucas' card has been accepted under one name, and is refused under another."""
    table = play(
        "Tom Lucas Mary", front="guard left, fox left, beard left", pile="palette left",
        said="typed", names=names,
    )  # fmt: skip
    table.offers("Lucas", name).accepts().offers("Mary").accepts().offers("Tom").accepts()
    table.offers("Lucas").accepts()
    assert table.under_way == "palette"
    return table.offers("Mary", again).refuses_it()


def test_typed_keep_the_same_name_stands():
    """From the second offer on, unless a player other than the passer asks for a vote."""
    table = going_round("keep", again="FRIDA kahló")
    assert table.asks("suggested", of="Tom Mary") and table.calls == "vote"
    table.lapse()
    assert table.penalties("Mary") == "palette" and table.view.verdict.how == "stands"

    assert going_round("keep").all("ok").penalties("Mary") == "palette"


def test_free_any_name_is_judged_by_the_table_alone():
    """The same name as before, or another."""
    assert going_round("free").asks("verdict", of="Tom")
    assert going_round("free", again="Banksy").asks("verdict", of="Tom")


def test_never_twice_a_used_name_is_wrong():
    """Without a vote; a new one is judged."""
    table = going_round("never_twice", again="Dr. Frida  Kahlo")
    assert table.penalties("Lucas") == "palette" and table.view.verdict.how == "used"
    assert not table.view.verdict.votes

    assert going_round("never_twice", again="Banksy").asks("verdict", of="Tom")


def test_never_twice_remembers_every_name_of_the_card_and_of_that_card_alone():
    """Another card may have had it."""
    table = play(
        "Tom Lucas Mary", front="guard left, fox left, beard left", pile="palette left",
        said="typed", names="never_twice",
    )  # fmt: skip
    table.offers("Lucas", "Banksy").accepts().offers("Mary", "Banksy").accepts()
    table.offers("Tom", "Banksy").accepts()
    assert not table.state.round.slips

    table.offers("Lucas", "A").accepts().offers("Mary", "Bob Ross").accepts()
    table.offers("Tom").accepts().offers("Lucas").accepts().offers("Mary").accepts()
    assert table.under_way == "palette"
    assert table.offers("Tom", "Bob Ross").refuses_it().penalties("Mary") == "palette"


def test_a_card_that_was_refused_and_went_under_the_pile_begins_anew():
    """Its names are forgotten."""
    table = play("Tom Anna", front="guard, fox any, beard, swan any", pile="owl any", said="typed")
    table.offers("Anna", "Hedwig").accepts()
    table.offers("Tom").accepts().offers("Anna").accepts().offers("Tom").accepts()
    assert any(card.names for card in table.state.round.front[table.id("Anna")])
    table.leaves("Anna")

    assert not any(card.names for card in table.state.round.pile)


def test_the_offered_name_is_forgotten_once_it_is_answered():
    """There is no log of names."""
    table = keep_four("magnifier right").offers("Anna", "Sherlock Holmes")
    assert table.view.name == "Sherlock Holmes"
    assert table.accepts().view.name is None
    assert b"Sherlock" not in table.frame("Tom")

    table = keep_four("magnifier right").offers("Anna", "Sherlock").refuses_it().all_vote("wrong")
    assert b"Sherlock" not in table.frame("Tom") and table.view.verdict.votes


# The host goes on


def test_the_host_goes_on_without_the_passer():
    """The card goes to the first seat that its arrow allows, without a name."""
    table = keep_four("magnifier any").rules("skip")
    assert table.asks("offer", of="Tom")
    table.rules("skip")
    assert table.asks("answer", of="Lucas") and table.view.name is None

    table.refuses_it()
    assert table.asks("verdict", of="Mary Anna")


def test_a_nameless_introduction_is_none():
    """With keep the first name that is typed is what the card was introduced with."""
    table = play(
        "Tom Lucas Mary", front="guard left, fox left, beard left", pile="palette left",
        said="typed",
    ).turns()  # fmt: skip
    table.rules("skip").accepts().offers().accepts().offers().accepts().offers().accepts()
    assert table.under_way == "palette"

    assert table.offers("Mary", "Frida").refuses_it().asks("verdict", of="Tom")


def test_an_unanswered_offer_is_accepted():
    """When the host goes on; where names are typed also after twenty seconds away."""
    table = keep_four("magnifier right").offers("Anna").rules("skip")
    assert table.front("Anna") == "magnifier"

    table = keep_four("magnifier right").offers("Anna").away("Anna")
    assert table.left == 20 and table.lapse().front("Anna") == "magnifier"


def test_where_names_are_said_aloud_a_locked_phone_is_no_absent_player():
    """Only the host goes on."""
    table = play(front=FOUR, pile="magnifier right").offers("Anna").away("Anna")

    assert table.left is None and table.rules("skip").front("Anna") == "magnifier"


def test_a_typed_draft_of_a_name_is_no_offer():
    """Who has not passed the card on has not spoken."""
    table = keep_four("magnifier any").turns()
    drafts = {"s1": {"name": "Sherlock", "to": "s3"}}
    form = table.position.ask.form
    assert form.draft("name", " Sherlock ", "s1") == "Sherlock"
    assert form.draft("to", "s3", "s1") == "s3"

    table.rules("skip", drafts=drafts)
    assert table.view.name is None and table.asks("answer", of="Lucas")


# The end


def test_at_three_penalties_the_round_is_over_at_once():
    """Nothing is drawn then, and cards in front count nothing."""
    table = keep_four("cat right, dog right, pig right, owl")
    table.wrong().wrong()
    before = table.view.pile
    assert table.asks("turn", of="Tom")
    table.wrong()

    assert table.asks("film", of=HOST) and table.view.ending == "third_penalty"
    assert table.points() == {"Tom": 3, "Lucas": 0, "Mary": 0, "Anna": 0}
    assert table.view.pile == before and table.view.card is None


def test_after_a_hundred_and_twenty_offers_the_host_may_end_the_round():
    """It never ends by itself."""
    table = play("Tom Lucas Mary", front="cat left, dog left, pig left", pile="owl left")
    for _ in range(119):
        table.offers().accepts()
    assert table.view.quiet == 119 and "end_round" not in table.calls

    table.offers()
    assert "end_round" in table.calls
    assert table.refuses("call", "end_round", "Tom") == "no_such_call"
    for _ in range(5):
        table.accepts().offers()
    table.call("end_round", HOST)
    assert table.asks("film") and table.view.ending == "as_it_stood"


def test_a_penalty_quiets_the_offer_to_end():
    """Counting begins again."""
    table = play("Tom Lucas Mary", front="cat left, dog left, pig left", pile="owl left")
    for _ in range(120):
        table.offers().accepts()
    assert "end_round" in table.calls

    table.wrong()
    assert table.view.quiet == 0 and "end_round" not in table.calls


def test_the_host_takes_back_a_slip_of_the_finger_but_nothing_that_was_shown():
    """An offer of a card that lay face down already can be made again."""
    table = play("Tom Lucas Mary", front="cat left, dog left, pig left", pile="owl left")
    assert table.position.rewindable() is None
    table.offers()
    assert table.position.rewindable() is None  # the arrow was shown as the card was turned

    table.accepts().offers().accepts().offers().accepts()
    assert table.under_way == "owl" or table.offers().accepts()
    step = table.position.rewindable()
    assert step is not None
    before = table.under_way
    table.offers()
    table.rules("rewind", step=table.position.rewindable())
    assert table.asks("offer") and table.under_way == before
