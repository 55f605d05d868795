"""An evening as it is meant to be: five phones, a TV, and everything that can happen to them."""

from collections import Counter
from collections.abc import Iterable
from contextlib import ExitStack

from playwright.sync_api import expect

from facedown.games.impostor.words import words as content
from tests.browser.device import eventually, out_of_step
from tests.browser.house import House
from tests.browser.impostor import LOOK, Card
from tests.browser.table import Board, Party, Phone, seated
from tests.browser.words import holds

NAMES = ("Anna", "Bořek", "Čeněk", "Dita", "Ema")
APART = 0.3
"""Seconds by which countdowns may differ."""


class Match:
    """The match as somebody would keep its score beside the table, by the rules page."""

    def __init__(self, phones: Iterable[Phone], board: Board) -> None:
        self.phones = {phone.name: phone for phone in phones}
        self.host = next(iter(self.phones.values()))
        self.board = board
        self.cards: dict[str, Card] = {}
        self.total = Counter(dict.fromkeys(self.phones, 0))
        self.lies: Counter[str] = Counter()
        self.hits: Counter[str] = Counter()

    @property
    def devices(self) -> list[Phone | Board]:
        """All phones, and the board."""
        return [*self.phones.values(), self.board]

    @property
    def impostor(self) -> str:
        """Whose card says so."""
        return next(name for name, card in self.cards.items() if card.impostor)

    @property
    def others(self) -> list[str]:
        """Whose cards name the word, in the order of the seats."""
        return [name for name, card in self.cards.items() if not card.impostor]

    @property
    def word(self) -> str:
        """The word that the others know."""
        return self.cards[self.others[0]].word

    # ---- a round

    def looks(self, *names: str) -> None:
        """Each of these opens their own card, all at once."""
        with ExitStack() as hands:
            for name in names or self.phones:
                self.cards[name] = hands.enter_context(self.phones[name].holding_card())
            self.host.page.wait_for_timeout(LOOK)

    def dealt(self) -> None:
        """All cards agree: one impostor, one word, one category."""
        assert sum(card.impostor for card in self.cards.values()) == 1
        assert len({card.word for card in self.cards.values()}) == 2
        assert len({card.category for card in self.cards.values()}) == 1
        self.nothing_shows()

    def give_clues(self, *, count: int = len(NAMES)) -> None:
        """Each speaks in turn; the board says whose turn it is."""
        for _ in range(count):
            self.speaker().speaks()

    def speaker(self) -> Phone:
        """Whose phone says that it is their turn."""
        found: list[Phone] = []

        def somebody() -> bool:
            mine = "impostor-clue-send"
            found[:] = [p for p in self.phones.values() if p.button(mine).is_visible()]
            return bool(found)

        eventually(somebody)
        self.board.reads(found[0].name)
        return found[0]

    def on_to_the_vote(self) -> None:
        """The host ends the debate."""
        self.host.presses("impostor-to-vote")
        for device in self.devices:
            device.sees("impostor-vote")

    def voted(self, votes: dict[str, str]) -> None:
        """Each picks somebody."""
        for voter, named in votes.items():
            self.phones[voter].votes_for(named)

    def judge(self, verdict: str) -> None:
        """Whoever is to judge the guess does so: never the one who guessed."""
        judging = [p for name, p in self.phones.items() if name != self.impostor]
        right = f"impostor-judge-{verdict}"
        eventually(lambda: any(p.button(right).is_visible() for p in judging))
        judge = next(p for p in judging if p.button(right).is_visible())
        assert (judge is self.host) == (self.impostor != self.host.name)
        judge.presses(right)

    def revealed(self, ending: str, points: dict[str, int], votes: dict[str, str]) -> None:
        """Every device tells how it ended, who it was, the word, and the points of the round."""
        self.total.update(points)
        self.lies.update({self.impostor: points.get(self.impostor, 0)})
        self.hits.update(v for v, named in votes.items() if named == self.impostor != v)
        for device in self.devices:
            device.sees(f"impostor-ending-{ending}")
            device.reads(self.word)
            rows = device.scores()
            assert {name: row.gained for name, row in rows.items()} == {
                name: points.get(name, 0) for name in NAMES
            }
            assert {name: row.points for name, row in rows.items()} == dict(self.total)

    def next_round(self) -> None:
        """The host goes on; new cards are dealt."""
        self.host.presses("impostor-next-round")
        for device in self.devices:
            device.sees("impostor-look" if isinstance(device, Phone) else "impostor-board-look")
            device.frames.clear()
        self.cards = {}

    # ---- what nobody may find

    def nothing_shows(self) -> None:
        """Covered, a card is nowhere in the page; elsewhere the word has never been at all."""
        secrets = self.secrets()
        for device in self.devices:
            page = device.within_page()
            for part in ("impostor", "crew"):
                help = device.words.within(f"impostor-card-{part}-help")
                assert not help.search(page)
            for secret in secrets:
                assert not holds(page, secret), device.text()
                assert not holds(" ".join(device.heard), secret)
                assert not holds(device.page.url, secret)
            kept = set(device.remembered())
            assert kept <= {f"facedown-{key}" for key in KEPT}, kept
        for outside in (self.phones[self.impostor], self.board):
            for secret in secrets:
                assert not any(holds(frame, secret) for frame in outside.frames)

    def secrets(self) -> list[str]:
        """The word in each language, unless the screens use that very word themselves."""
        forms = [w.forms for w in content().values() if w.forms["cs"] == self.word]
        each = {form for found in forms for form in found.values()}
        category = self.cards[self.impostor].category
        spoken = self.board.words
        return [one for one in each if not spoken.mention(one) and not holds(category, one)]


KEPT = ("token", "token-tv", "name", "intro-impostor", "intro-lobby", "language", "theme")


def test_a_match_of_five_rounds_with_all_that_may_happen(old_house: House, party: Party):
    """Five phones and a TV, in Czech, to the awards and once more."""
    house = old_house
    phones = seated(lambda language: party.phone(house, language), *NAMES, language="cs")
    board = party.board(house, phones[0].code, "cs")
    match, host = Match(phones, board), phones[0]
    choose_a_quick_match(host)
    host.starts()

    caught_and_missed(match)
    match.next_round()
    a_tie_and_a_runoff(match)
    match.next_round()
    killed_in_the_vote(match, house)
    match.next_round()
    too_few_vote(match)
    match.next_round()
    the_word_is_said(match)
    honours(match)
    once_more(match)


def choose_a_quick_match(host: Phone) -> None:
    """One circle of clues; the shortest ballot there is."""
    host.picks(host.words.text("impostor-preset-quick"))
    host.presses("lobby-options")
    host.sets_to_least("ballot_time")
    host.presses("lobby-done")


def caught_and_missed(match: Match) -> None:
    """All others name the impostor, whose guess is wrong: a point for each of them.

    A phone that is loaded again while its card is open has the card covered, at the same seat.
    """
    reloaded = match.phones["Bořek"]
    with reloaded.holding_card() as card:
        reloaded.reloads()
    reloaded.sees("impostor-look")
    reloaded.reads("Bořek")
    page = reloaded.within_page()
    assert card.impostor or reloaded.words.mention(card.word) or not holds(page, card.word)
    for kind in ("impostor", "crew"):
        assert not reloaded.words.within(f"impostor-card-{kind}-help").search(page)

    match.looks()
    assert match.cards["Bořek"] == card
    match.dealt()
    match.give_clues()
    match.on_to_the_vote()
    votes = dict.fromkeys(match.others, match.impostor) | {match.impostor: match.others[0]}
    match.voted(votes)
    caught = match.phones[match.impostor]
    caught.guesses("nevím přesně")
    match.judge("wrong")
    match.revealed("missed", dict.fromkeys(match.others, 1), votes)


def a_tie_and_a_runoff(match: Match) -> None:
    """Two named twice: only the runoff counts. The impostor is out, and guesses the word: 2."""
    match.looks()
    match.dealt()
    match.give_clues()
    match.on_to_the_vote()
    liar, (a, b, c, d) = match.impostor, match.others
    match.voted({liar: a, a: liar, b: liar, c: a, d: b})
    for device in match.devices:
        device.sees("impostor-runoff-over")
    for phone in match.phones.values():
        expect(phone.page.get_by_role("radio")).to_have_count(1 if phone.name in (liar, a) else 2)
    votes = {liar: a, a: liar, b: liar, c: a, d: liar}
    match.voted(votes)
    match.phones[liar].guesses(match.word)
    match.judge("right")
    match.revealed("guessed", {liar: 2, a: 1, b: 1, d: 1}, votes)


def killed_in_the_vote(match: Match, house: House) -> None:
    """The power goes in the middle of the ballot: no vote is lost, the screens are the same."""
    match.looks()
    match.dealt()
    match.give_clues()
    match.on_to_the_vote()
    liar, (a, b, c, d) = match.impostor, match.others
    match.host.presses("impostor-more")
    match.voted({a: liar, b: a})
    match.phones[c].picks(a)
    before = {device: device.settles() for device in match.devices}

    for device in match.devices:
        device.dreads_losses()
    house.kill()
    for device in match.devices:
        device.frames.clear()
    house.start()

    for device, text in before.items():
        device.is_back()
        device.shows_again(text)
    assert out_of_step(*match.devices) < APART
    match.phones[c].presses("impostor-vote-send", name=a)
    rest = {liar: a, d: liar}
    match.voted(rest)
    match.revealed("escaped", {liar: 3}, {a: liar, b: a, c: a, **rest})


def too_few_vote(match: Match) -> None:
    """Two of five vote in time and in the fifteen seconds more: the impostor escapes, with 3."""
    match.looks()
    match.dealt()
    match.give_clues()
    match.on_to_the_vote()
    liar, (a, b, *_) = match.impostor, match.others
    match.voted({a: liar, b: liar})
    assert out_of_step(*match.devices) < APART
    match.nothing_shows()
    match.host.sees_time_run_out()
    assert out_of_step(*match.devices) < APART
    match.nothing_shows()
    eventually(lambda: not match.board.worded("impostor-vote").first.is_visible(), within=20)
    match.revealed("too_few", {liar: 3}, {})


def the_word_is_said(match: Match) -> None:
    """One of the others lets the word slip: confirmed, ten seconds, and the impostor has 3."""
    match.looks()
    match.dealt()
    match.give_clues(count=2)
    slipped = next(name for name in match.others if name != match.host.name)
    witness = next(name for name in match.phones if name not in (slipped, match.host.name))
    match.phones[witness].says_word_was_said(slipped)
    match.host.sees("impostor-confirm")
    match.nothing_shows()
    match.host.presses("impostor-confirm-yes")
    for device in match.devices:
        device.sees("impostor-said")
    assert out_of_step(*match.devices) < APART
    match.nothing_shows()
    match.revealed("said_by_other", {match.impostor: 3}, {})


def honours(match: Match) -> None:
    """The most points; the most points as impostor; the most correct votes."""
    match.host.presses("impostor-next-end")
    expected = {
        "winner": most(match.total),
        "liar": most(match.lies),
        "eye": most(match.hits),
    }
    for device in match.devices:
        device.sees("impostor-awards")
        assert device.awards() == expected
        rows = device.scores()
        assert {name: row.points for name, row in rows.items()} == dict(match.total)


def once_more(match: Match) -> None:
    """Play again: the same table with the same settings, and the evening remembers."""
    match.host.presses("impostor-awards-send")
    for phone in list(match.phones.values())[1:]:
        phone.sees("lobby-wait")
        phone.sees("match-won", game=phone.words.text("impostor-name"))
        for name in most(match.total):
            phone.reads(name)
    match.host.presses("lobby-options")
    shown = match.host.words.whole("impostor-option-ballot_time-value", count=15)
    expect(match.host.within_sheet().get_by_text(shown)).to_be_visible()
    match.host.presses("lobby-done")
    match.host.starts()
    match.looks()
    match.dealt()


def most(points: Counter[str]) -> set[str]:
    """Who has the most; nobody for nothing."""
    top = max(points.values(), default=0)
    return {name for name, count in points.items() if count == top > 0}
