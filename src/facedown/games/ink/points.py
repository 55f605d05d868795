"""What a round is worth, and to whom."""

from collections.abc import Collection, Iterable, Mapping

from facedown.games.ink.placing import Cards
from facedown.games.ink.state import Picture, Round, State

GUESSER, ARTIST = 1, 2


def earned(
    artists: Iterable[str],
    number: Mapping[str, int],
    cards: Mapping[str, Cards],
    vetoed: Collection[str] = (),
) -> dict[str, int]:
    """Each right guess: 1 to the guesser. The artist: 2 if somebody was right and somebody wrong.

    A veto costs the artist these 2; guessers keep theirs.
    """
    points: dict[str, int] = {}
    for artist in artists:
        guesses = {seat: laid[artist] for seat, laid in cards.items() if artist in laid}
        right = [seat for seat, guess in guesses.items() if guess == number[artist]]
        for seat in right:
            points[seat] = points.get(seat, 0) + GUESSER
        if 0 < len(right) < len(guesses) and artist not in vetoed:
            points[artist] = points.get(artist, 0) + ARTIST
    return points


def of_round(r: Round) -> dict[str, int]:
    """The points for the drawings that have been turned over so far."""
    if not r.turned:
        return {}
    number = {seat: r.six.index(object) + 1 for seat, object in r.objects.items()}
    return dict.fromkeys(r.seats, 0) | earned(r.turned, number, r.cards, r.vetoed)


def score(g: State) -> None:
    """Enter a round that is all told in the books, and hang its drawings in the gallery."""
    r = g.round
    if r.phase != "over":
        return
    g.played += 1
    for seat, points in of_round(r).items():
        g.scores[seat] = g.scores.get(seat, 0) + points
    g.gallery += [hung(g, artist) for artist in r.ink]
    g.round = Round()


def hung(g: State, artist: str) -> Picture:
    """A drawing as it hangs in the gallery."""
    r = g.round
    return Picture(
        id=picture_id(g.played, artist),
        round=g.played,
        artist=artist,
        location=r.locations[artist],
        object=r.objects[artist],
        votes={seat: r.six[laid[artist] - 1] for seat, laid in r.cards.items() if artist in laid},
        random=[seat for seat, artists in r.random.items() if artist in artists],
        marks=r.marks.get(artist, []),
        vetoed=artist in r.vetoed,
        ink=r.ink[artist],
    )


def picture_id(number: int, artist: str) -> str:
    """The name of a drawing in this match, never given twice."""
    return f"{number}-{artist}"
