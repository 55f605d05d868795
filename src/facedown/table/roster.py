"""Who sits where, who rules, and which device holds what. Rules read it; only entries change it."""

from msgspec import Struct, field

from facedown.table.entries import Ruled, Seated
from facedown.table.letters import fold, line, pictures, signs, unfolded
from facedown.table.refused import need
from facedown.table.secret import HOST

MOST_SEATS = 20
NAME = 20
"""The most characters of a name."""


class Place(Struct):
    """A seat at the table: its name, its mark (colour and shape), and the device that holds it."""

    id: str
    name: str
    mark: int
    device: str


class Roster(Struct):
    """The seats in order, to the left, and the host."""

    places: list[Place] = field(default_factory=list)
    away: list[str] = field(default_factory=list)
    """Seats, or `HOST`, whose device has been gone longer than the grace time."""
    host: str | None = None
    """The host's own seat, if the host has one."""
    hosting: str = ""
    """The device that rules."""
    home: str = ""
    """The device to which the host's role returns when it is back."""
    home_seat: str | None = None
    locked: bool = False
    hidden: bool = False
    barred: list[str] = field(default_factory=list)
    """Devices that were kicked, and may not sit again unless admitted."""
    next: int = 1
    """The number of the next seat: an id is never used again."""
    gone: dict[str, Place] = field(default_factory=dict)
    """Seats that have left: a view may still name them."""
    language: str = "en"
    changes: int = 0
    """How many entries have changed it: what is derived from it holds until the next."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The ids of all seats, in seating order to the left."""
        return tuple(place.id for place in self.places)

    def place(self, seat: str) -> Place | None:
        """The place of a seat that is at the table."""
        for place in self.places:
            if place.id == seat:
                return place
        return None

    def held_by(self, device: str) -> tuple[str, ...]:
        """The seats that a device holds."""
        return tuple(place.id for place in self.places if place.device == device)

    def here(self, seat: str) -> bool:
        """Whether a seat (or the host) is at the table and not away."""
        if seat == HOST:
            return bool(self.hosting) and HOST not in self.away
        return seat not in self.away and self.place(seat) is not None

    def passed_round(self, device: str) -> bool:
        """Whether a device is handed from one to another: it holds several seats, or one that is
        not its own because it rules for the table.
        """
        held = len(self.held_by(device))
        return held > 1 or (held == 1 and self.hosting == device and self.host is None)

    def anybody(self) -> bool:
        """Whether anyone at all is present; with nobody present no clock runs."""
        if not self.away:
            return bool(self.places) or bool(self.hosting)
        return any(self.here(seat) for seat in (*self.seats, HOST))

    def seated(self, entry: Seated) -> None:
        """Take a coming or going; Refused if it cannot be."""
        getattr(self, f"_{entry.what}")(entry)
        self.changes += 1

    def _sat(self, entry: Seated) -> None:
        need(len(self.places) < MOST_SEATS, "full")
        need(entry.seat == f"s{self.next}", "form")
        name = self.free_name(entry.name, entry.seat)
        used = {place.mark for place in self.places}
        mark = next(n for n in range(MOST_SEATS) if n not in used)
        self.places.append(Place(entry.seat, name, mark, entry.device))
        self.next += 1
        self._pardon(entry.device)
        if (
            entry.device == self.hosting
            and self.host is None
            and len(self.held_by(entry.device)) == 1
        ):
            self.host = entry.seat
            if entry.device == self.home:
                self.home_seat = entry.seat

    def _renamed(self, entry: Seated) -> None:
        place = self._need(entry.seat)
        place.name = self.free_name(entry.name, entry.seat)

    def _away(self, entry: Seated) -> None:
        need(entry.seat == HOST or self.place(entry.seat), "not_seated")
        if entry.seat not in self.away:
            self.away.append(entry.seat)

    def _back(self, entry: Seated) -> None:
        need(entry.seat == HOST or self.place(entry.seat), "not_seated")
        self._present(entry.seat)

    def _moved(self, entry: Seated) -> None:
        place = self._need(entry.seat)
        was, place.device = place.device, entry.device
        # Who rules by this seat goes on ruling by it, and who is to come back to rule, too.
        if self.host == entry.seat and self.hosting == was:
            self.hosting = entry.device
            self._present(HOST)
        if self.home_seat == entry.seat and self.home == was:
            self.home = entry.device
        self._pardon(entry.device)
        self._present(entry.seat)

    def _peeked(self, entry: Seated) -> None:
        self._need(entry.seat)

    def _left(self, entry: Seated) -> None:
        place = self._need(entry.seat)
        self.places.remove(place)
        self.gone[place.id] = place
        self._present(entry.seat)
        if self.home_seat == entry.seat:
            self._leave_home()
        if self.host == entry.seat:
            self.host = None

    def _leave_home(self) -> None:
        self.home_seat = None
        if self.home != self.hosting and not self.held_by(self.home):
            # Gone for good while somebody stood in: the role does not go back to them.
            self.home, self.home_seat = self.hosting, self.host

    def _present(self, seat: str) -> None:
        if seat in self.away:
            self.away.remove(seat)

    def _pardon(self, device: str) -> None:
        if device in self.barred:
            self.barred.remove(device)

    def _need(self, seat: str) -> Place:
        place = self.place(seat)
        need(place, "not_seated")
        assert place is not None
        return place

    def free_name(self, name: str, seat: str) -> str:
        """A name as it may stand at this table: 1 to 20 visible characters, not another's nor
        its look-alike.
        """
        clean = line(name, NAME, "name_letters", "name_length")
        taken = (place.name for place in self.places if place.id != seat)
        need(not any(alike(clean, other) for other in taken), "name_taken")
        return clean

    def ruled(self, entry: Ruled) -> None:
        """Take a ruling that is about the room rather than about a wait."""
        match entry.what:
            case "host":
                self._hand_on(entry)
            case "kick":
                self._kicked(entry)
            case "hold" | "move":
                seat = entry.seat or ""
                self._moved(
                    Seated(id=entry.id, at=entry.at, what="moved", seat=seat, device=entry.device)
                )
            case "lock" | "unlock":
                self.locked = entry.what == "lock"
            case "hide" | "show":
                self.hidden = entry.what == "hide"
            case "language":
                self.language = entry.text
            case "order":
                need(sorted(entry.order) == sorted(self.seats), "form")
                self.places.sort(key=lambda place: entry.order.index(place.id))
        self.changes += 1

    def _kicked(self, entry: Ruled) -> None:
        place = self._need(entry.seat or "")
        self._left(Seated(id=entry.id, at=entry.at, what="left", seat=place.id))
        if place.device != self.hosting and place.device not in self.barred:
            self.barred.append(place.device)

    def _hand_on(self, entry: Ruled) -> None:
        if entry.seat is not None:
            self._need(entry.seat)
        self.host, self.hosting = entry.seat, entry.device
        if not entry.acting:
            self.home, self.home_seat = entry.device, entry.seat
        self._present(HOST)


# Letters and digits of other scripts that a glance takes for Latin ones, after folding.
_ALIKE = str.maketrans("01іӏаеорсухкмтвнκονρτιαѕјһ", "olilaeopcyxkmtbhkovptiasjh")
_STROKES = str.maketrans("I1|0", "lllO")


def alike(a: str, b: str) -> bool:
    """Whether two names would be taken for one another at a glance, or when said aloud."""
    return _said(a) == _said(b) or _drawn(a) == _drawn(b)


def _said(name: str) -> str:
    return fold(name).translate(_ALIKE) + pictures(name) or signs(name)


def _drawn(name: str) -> str:
    # A capital I and a small l are one stroke, though no other small i and l are.
    plain = unfolded(name.translate(_STROKES))
    return plain + pictures(name) or signs(name)
