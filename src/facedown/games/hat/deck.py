"""What a deck is made of: pictures on the faces, arrows on the backs, paired afresh each round."""

from typing import Literal

from facedown.games.hat.content import pictures

Arrow = Literal["left", "right", "any"]

LARGEST = 120
"""No more cards than so many are shuffled, however many pictures there are."""

Back = tuple[Arrow, bool]
"""The arrow of a card, and whether it is black."""


def backs(size: int) -> list[Back]:
    """The backs of a deck: of 120 there are 44 left, 44 right and 32 any; half of each is black.

    A smaller deck has them as nearly in the same shares as it can.
    """
    anywhere = size * 32 // 120
    left = (size - anywhere + 1) // 2
    shares: tuple[tuple[Arrow, int], ...] = (
        ("left", left), ("right", size - anywhere - left), ("any", anywhere),
    )  # fmt: skip
    return [(arrow, n % 2 == 0) for arrow, share in shares for n in range(share)]


def backs_played(chosen: str) -> list[Back]:
    """The backs of the cards that are played with: all, or those of one colour."""
    every = backs(min(LARGEST, len(pictures())))
    wanted = {"all": (True, False), "black": (True,), "white": (False,)}[chosen]
    return [back for back in every if back[1] in wanted]


def deck_size(chosen: str) -> int:
    """How many cards there are to play with."""
    return len(backs_played(chosen))
