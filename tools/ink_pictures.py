"""Writes the pictures of ink anew: an object each, and a vignette of each location.

    python tools/ink_pictures.py                     fetches the pinned package with npm
    python tools/ink_pictures.py path/to/icons.json  takes it from there

Which there are, and what each is called in the icon set, is written in `content/objects.tsv` and
`content/locations.tsv`. What is not named there any more is deleted.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from pictures import fetched, svg

CONTENT = Path(__file__).parents[1] / "src/facedown/games/ink/content"

WIDE, HIGH, HORIZON = 160, 100, 60
"""A vignette's size, and where its ground begins."""
PLACES = ((6, 26, 34), (64, 16, 32), (118, 24, 34), (30, 60, 36), (92, 58, 38))
"""Where its five pictures stand, the nearest last: left, top, size."""


def main(given: list[str]) -> None:
    """Write all pictures and vignettes."""
    icons = json.loads(Path(given[0]).read_text(encoding="utf-8")) if given else fetched()
    write("pictures", {row["id"]: svg(icons, row["picture"]) for row in rows("objects.tsv")})
    write("vignettes", {row["id"]: vignette(icons, row) for row in rows("locations.tsv")})


def rows(file: str) -> Iterator[dict[str, str]]:
    """The rows of a sheet, by column."""
    header, *lines = (CONTENT / file).read_text(encoding="utf-8").splitlines()
    for line in lines:
        yield dict(zip(header.split("\t"), line.split("\t"), strict=True))


def write(folder: str, drawn: Mapping[str, str]) -> None:
    """These pictures, and no others."""
    into = CONTENT / folder
    into.mkdir(exist_ok=True)
    for old in into.glob("*.svg"):
        if old.stem not in drawn:
            old.unlink()
    for id, text in drawn.items():
        (into / f"{id}.svg").write_text(text, encoding="utf-8")


def vignette(icons: dict[str, Any], row: Mapping[str, str]) -> str:
    """A band of sky, a band of ground, and five pictures."""
    parts = zip(row["parts"].split(), PLACES, strict=True)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}">'
        f'<path fill="{row["sky"]}" d="M0 0h{WIDE}v{HORIZON}H0z"/>'
        f'<path fill="{row["ground"]}" d="M0 {HORIZON}h{WIDE}v{HIGH - HORIZON}H0z"/>'
        f"{''.join(placed(svg(icons, part), *where) for part, where in parts)}</svg>\n"
    )


def placed(picture: str, left: int, top: int, size: int) -> str:
    """A picture within a vignette."""
    inner = picture.strip().removeprefix('<svg xmlns="http://www.w3.org/2000/svg" ')
    return f'<svg x="{left}" y="{top}" width="{size}" height="{size}" {inner}'


if __name__ == "__main__":
    main(sys.argv[1:])
