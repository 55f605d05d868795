"""What the table shows of a match; what is not for everyone is a secret."""

from collections.abc import Mapping

from msgspec import Struct

from facedown.games.ink.between import most
from facedown.games.ink.points import of_round, picture_id
from facedown.games.ink.state import Phase, Picture, State
from facedown.games.ink.things import Thing, Where, thing, where
from facedown.table.secret import EVERYONE, Secret


class Drawn(Struct):
    """A drawing on show. What it hides, and who took it for what, is told once it is turned."""

    picture: str
    """Where its strokes are: a key of `ink`."""
    turned: bool
    number: int | None
    """Beside which number its object lies."""
    votes: dict[str, int]
    """By guesser: beside which number the card for this drawing lies."""
    random: list[str]
    """Whose card was placed by chance."""
    marks: list[int]
    """Which strokes are the object, as the artist has marked them."""
    vetoed: bool


class Hung(Struct):
    """A drawing in the gallery."""

    picture: str
    round: int
    artist: str
    location: Where
    object: Thing
    votes: dict[str, Thing]
    random: list[str]
    marks: list[int]
    vetoed: bool


class View(Struct):
    """A match as everybody sees it. A drawing in the making is among its artist's drafts."""

    phase: Phase
    number: int
    """Of the round that is played, or of the last one at the end."""
    rounds: int
    last: bool
    seats: list[str]
    """Those dealt in; who is not among them watches."""
    locations: dict[str, Where]
    objects: dict[str, Secret[Thing]]
    """Each its artist's, until the drawing is turned over."""
    six: list[Thing]
    """Beside the numbers 1 to 6; none before all drawings are shown."""
    drawings: dict[str, Drawn]
    """By artist; none before all are shown."""
    ink: dict[str, str]
    """The strokes of each drawing on show, as JSON text. A drawing is sent once."""
    face_down: dict[str, list[int]]
    """By guesser: beside which numbers cards lie that are not turned yet, where that is seen."""
    points: dict[str, int]
    """Of this round, for the drawings that are turned."""
    scores: dict[str, int]
    """Of the match, those of this round included."""
    ended: bool
    short: bool
    """The match ended early: too few were left."""
    winners: list[str]
    gallery: list[Hung]
    """At the end: all drawings of the match, with their strokes in `ink`."""


def view(g: State) -> View:
    """The view, from the state alone."""
    r = g.round
    number = g.played + bool(r.phase)
    points = of_round(r)
    return View(
        phase=r.phase,
        number=number,
        rounds=g.options.rounds,
        last=number >= g.options.rounds,
        seats=r.seats,
        locations={seat: where(id, g.our_locations) for seat, id in r.locations.items()},
        objects={
            seat: Secret(
                thing(id, g.our_objects), EVERYONE if seat in r.turned else {seat}, r.weight
            )
            for seat, id in r.objects.items()
        },
        six=[thing(id, g.our_objects) for id in r.six],
        drawings=drawings(g, number),
        ink=ink(g, number),
        face_down=face_down(g),
        points=points,
        scores={seat: score + points.get(seat, 0) for seat, score in g.scores.items()},
        ended=g.ended,
        short=g.short,
        winners=most(g.scores) if g.ended else [],
        gallery=[hung(g, picture) for picture in g.gallery] if g.ended else [],
    )


def drawings(g: State, number: int) -> dict[str, Drawn]:
    """Each drawing on show, as far as it is turned over."""
    r = g.round
    if r.phase == "hide":
        return {}
    return {
        artist: Drawn(
            picture=picture_id(number, artist),
            turned=artist in r.turned,
            number=r.six.index(r.objects[artist]) + 1 if artist in r.turned else None,
            votes=votes(r.cards, artist) if artist in r.turned else {},
            random=chance(r.random, artist) if artist in r.turned else [],
            marks=r.marks.get(artist, []),
            vetoed=artist in r.vetoed,
        )
        for artist in r.ink
    }


def votes(cards: Mapping[str, Mapping[str, int]], artist: str) -> dict[str, int]:
    """Where the cards for one drawing lie."""
    return {seat: laid[artist] for seat, laid in cards.items() if artist in laid}


def chance(random: Mapping[str, list[str]], artist: str) -> list[str]:
    """Whose card for one drawing was placed by chance."""
    return [seat for seat, artists in random.items() if artist in artists]


def ink(g: State, number: int) -> dict[str, str]:
    """The strokes of the drawings on show, or in the gallery."""
    if g.ended:
        return {picture.id: picture.ink for picture in g.gallery}
    if g.round.phase == "hide":
        return {}
    return {picture_id(number, artist): ink for artist, ink in g.round.ink.items()}


def face_down(g: State) -> dict[str, list[int]]:
    """Where cards lie that are not turned yet; for which drawings they are stays secret."""
    r = g.round
    if not g.options.placing_seen or r.phase != "turn":
        return {}
    return {
        seat: sorted(number for artist, number in laid.items() if artist not in r.turned)
        for seat, laid in r.cards.items()
    }


def hung(g: State, picture: Picture) -> Hung:
    """A drawing in the gallery, in words of all languages."""
    ours = g.our_objects
    return Hung(
        picture=picture.id,
        round=picture.round,
        artist=picture.artist,
        location=where(picture.location, g.our_locations),
        object=thing(picture.object, ours),
        votes={seat: thing(id, ours) for seat, id in picture.votes.items()},
        random=picture.random,
        marks=picture.marks,
        vetoed=picture.vetoed,
    )
