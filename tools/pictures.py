"""Writes the pictures of the hat's deck anew, as small SVGs, from the icon set they come from.

    python tools/pictures.py                     fetches the pinned package with npm
    python tools/pictures.py path/to/icons.json  takes it from there

Which pictures there are, and what each is called in the set, is written in `content/deck.tsv`.
Pictures that the deck does not name any more are deleted.
"""

import json
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

PACKAGE = "@iconify-json/fluent-emoji-flat@1.2.6"
"""Fluent Emoji Flat by Microsoft, MIT (`licences/fluent-emoji-MIT.txt`), as packaged by Iconify."""

CONTENT = Path(__file__).parents[1] / "src/facedown/games/hat/content"


def main(given: list[str]) -> None:
    """Write all pictures."""
    icons = json.loads(Path(given[0]).read_text(encoding="utf-8")) if given else fetched()
    wanted = dict(named())
    folder = CONTENT / "pictures"
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.svg"):
        if old.stem not in wanted:
            old.unlink()
    for id, picture in wanted.items():
        (folder / f"{id}.svg").write_text(svg(icons, picture), encoding="utf-8")


def named() -> Iterator[tuple[str, str]]:
    """Each card's id, and what its picture is called in the set."""
    for row in (CONTENT / "deck.tsv").read_text(encoding="utf-8").splitlines()[1:]:
        id, picture, *_ = row.split("\t")
        yield id, picture


def fetched() -> dict[str, Any]:
    """The set, from the package registry."""
    with TemporaryDirectory() as folder:
        packed = subprocess.run(
            ["npm", "pack", "--silent", PACKAGE],
            cwd=folder, check=True, capture_output=True, text=True,
        )  # fmt: skip
        with tarfile.open(Path(folder) / packed.stdout.split()[-1]) as package:
            found = package.extractfile("package/icons.json")
            assert found is not None
            icons: dict[str, Any] = json.load(found)
            return icons


def svg(icons: dict[str, Any], picture: str) -> str:
    """One picture as a file of its own."""
    icon = icons["icons"][picture]
    width = icon.get("width", icons.get("width", 16))
    height = icon.get("height", icons.get("height", 16))
    box = f"{icon.get('left', 0)} {icon.get('top', 0)} {width} {height}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{icon["body"]}</svg>\n'


if __name__ == "__main__":
    main(sys.argv[1:])
