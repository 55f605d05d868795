"""The same journals folded in another process: `python -m tests.every_game.elsewhere GAME SEEDS`.

Prints what every viewer saw at the end of each of so many evenings, as one digest a line.
"""

import sys
from hashlib import blake2b

from tests.every_game.kits import Kit, kits
from tests.every_game.properties import played


def digests(name: str, evenings: int) -> list[str]:
    """What all viewers see at the end of each evening; made by playing, and by folding again."""
    kit = kits()[name]
    return [_digest(kit, seed) for seed in range(evenings)]


def _digest(kit: Kit, seed: int) -> str:
    e, _ = played(kit, seed, 80)
    seen = blake2b(digest_size=8)
    for position in (e.position, e.refold()):
        for viewer, frame in e.seen(position).items():
            seen.update(viewer.encode() + frame)
    return f"{seed} {e.asks} {seen.hexdigest()}"


if __name__ == "__main__":
    print("\n".join(digests(sys.argv[1], int(sys.argv[2]))))
