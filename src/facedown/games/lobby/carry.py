"""What a group used up on another evening is carried along, so that it does not come back."""

import re
from typing import Any

from facedown.table.forms import Form
from facedown.table.refused import need

MOST = 6000
"""Ids that a room remembers as carried, in all: twice as many as all games have. Each scene that is
opened carries them.
"""
ID = re.compile(r"[A-Za-z0-9_.-]{1,40}")
"""Stock alone: the id of what players brought has a colon, and is nobody else's business."""

Used = dict[str, list[str]]
"""By game: ids of its content."""


class Carry(Form, frozen=True, tag="carry"):
    """What an evening file says: {"used": {game: ids}}. Games that are unknown here are passed
    over.
    """

    games: tuple[str, ...]
    most: int = MOST

    def check(self, value: Any, seat: str) -> dict[str, Used]:
        """{"used": {game: ids}}, each id once."""
        need(isinstance(value, dict) and set(value) in ({"used"}, {"facedown", "used"}), "form")
        need(value.get("facedown", 1) == 1 and isinstance(value["used"], dict), "form")
        lists = list(value["used"].values())
        need(all(isinstance(ids, list | tuple) for ids in lists), "form")
        need(sum(map(len, lists)) <= self.most, "too_many")
        need(all(isinstance(id, str) and ID.fullmatch(id) for ids in lists for id in ids), "form")
        known = {game: ids for game, ids in value["used"].items() if game in self.games}
        return {"used": {game: list(dict.fromkeys(ids)) for game, ids in known.items()}}

    def sample(self, rng: Any, seat: str) -> dict[str, Used]:
        """Something of any game."""
        return {"used": {rng.choice(self.games): [f"carried-{rng.randint(1, 9)}"]}}


def room_left(used: Used) -> int:
    """How many ids may still be carried."""
    return max(0, MOST - sum(map(len, used.values())))


def merged(used: Used, more: Used) -> Used:
    """What was used up on either evening, each id once."""
    games = dict.fromkeys([*used, *more])
    return {game: list(dict.fromkeys([*used.get(game, []), *more.get(game, [])])) for game in games}
