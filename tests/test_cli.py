"""What the command line accepts, what it says at start, and how it ends."""

import asyncio
import errno
import io
import os
import socket
import ssl
import subprocess
import sys
from pathlib import Path

import pytest

from facedown import cli, troubles, welcome
from facedown.journals.errors import NewerFormat, Unwritable
from facedown.lan import Address
from facedown.said import SAID
from facedown.settings import PORT, Settings, data_folder, own_language

WIFI = Address("192.168.1.20", "wlan0")
DOCKER = Address("172.17.0.1", "docker0", 16)


@pytest.fixture
def settings(tmp_path):
    """A table on every interface, whose data lies in a fresh folder."""
    return Settings(data=tmp_path / "data")


def parsed(*words):
    """The settings that `facedown serve` makes of its words."""
    return cli.settings_from(cli.parser().parse_args(["serve", *words]))


def changed(settings, **what):
    """The same table with something set otherwise."""
    return Settings(**{name: getattr(settings, name) for name in settings.__struct_fields__} | what)


# ---- options


def test_nothing_has_to_be_said():
    """A table opens on every interface, with its journal where the system keeps data."""
    settings = parsed()
    assert (settings.host, settings.port) == ("0.0.0.0", PORT)
    assert settings.data == data_folder()
    assert settings.tls is None and settings.public_url is None and not settings.behind_proxy


def test_every_option_arrives():
    """Each option of the command line is a setting of the table."""
    words = "--host ::1 --port 9000 --data /d --tls c k --language cs --behind-proxy"
    settings = parsed(*words.split(), "--public-url", "https://example.org/table/")
    assert settings == Settings(
        host="::1",
        port=9000,
        data=Path("/d"),
        tls=(Path("c"), Path("k")),
        language="cs",
        public_url="https://example.org/table",
        behind_proxy=True,
    )


@pytest.mark.parametrize("port", ["0", "65536", "-1", "http", "²", ""])
def test_a_port_is_a_number_that_can_be_listened_on(port, capsys):
    """Anything else is refused with a line that says so."""
    with pytest.raises(SystemExit) as end:
        parsed(f"--port={port}")
    assert end.value.code == 2
    assert "is no port" in capsys.readouterr().err


@pytest.mark.parametrize("url", ["example.org", "ftp://example.org", "https://", "http://[", ""])
def test_a_public_url_is_one_that_a_phone_can_open(url):
    """Only http and https addresses with a host go into the QR code."""
    with pytest.raises(SystemExit):
        parsed(f"--public-url={url}")


def test_data_lies_where_the_system_wants_it(monkeypatch):
    """Each system has its own place for a program's data."""
    monkeypatch.setenv("XDG_DATA_HOME", "/x")
    monkeypatch.setenv("LOCALAPPDATA", "/l")
    for system, ending in [("linux", "/x/facedown"), ("win32", "/l/facedown")]:
        monkeypatch.setattr(sys, "platform", system)
        assert data_folder().as_posix() == ending
    monkeypatch.setattr(sys, "platform", "darwin")
    assert data_folder().as_posix().endswith("Library/Application Support/facedown")


def test_the_terminal_speaks_its_users_language(monkeypatch):
    """Czech on a Czech computer, English on any other."""
    for locale, language in [("cs_CZ.UTF-8", "cs"), ("de_DE.UTF-8", "en"), ("C", "en")]:
        monkeypatch.setenv("LC_ALL", locale)
        assert own_language() == language


# ---- the welcome


def test_the_welcome_names_the_address_the_others_and_the_journal(settings):
    """One address is chosen, the others are listed with what they are."""
    text = welcome.welcome(settings, [WIFI, DOCKER])
    assert f"http://192.168.1.20:{PORT}" in text
    assert "█" in text or not welcome.can_show(sys.stdout, "█")
    assert f"http://172.17.0.1:{PORT}  (docker0, virtual" in text
    assert str(settings.data) in text


def test_a_table_without_a_network_says_so(settings):
    """It still opens, for this computer alone."""
    text = welcome.welcome(settings, [])
    assert "on no network" in text and f"http://localhost:{PORT}" in text


def test_a_table_for_this_computer_alone_shows_no_address_of_the_lan(settings):
    """Who listens on loopback is told that no phone can come."""
    text = welcome.welcome(changed(settings, host="127.0.0.1"), [WIFI])
    assert "for this computer alone" in text and WIFI.ip not in text
    assert "█" not in text, "a code would lead a phone to itself"


def test_a_public_address_is_shown_as_it_is(settings):
    """Behind a proxy the computer's own addresses are of no use to a phone."""
    text = welcome.welcome(changed(settings, public_url="https://example.org/t"), [WIFI, DOCKER])
    assert "https://example.org/t" in text and WIFI.ip not in text


def test_an_address_is_written_as_browsers_read_it(settings):
    """Brackets around IPv6, https with a certificate, no port where it is the usual one."""
    secure = changed(settings, tls=(Path("c"), Path("k")), port=443)
    assert welcome.url(secure, "example.org") == "https://example.org"
    assert welcome.url(settings, "fd00::2") == f"http://[fd00::2]:{PORT}"


def test_every_sentence_exists_in_every_language():
    """The languages say the same things, with the same figures in them."""
    assert SAID["en"].keys() == SAID["cs"].keys()
    for what in SAID["en"]:
        assert fields(SAID["en"][what]) == fields(SAID["cs"][what]), what


def fields(text):
    """The names in braces of a sentence."""
    return {part.split("}")[0] for part in text.split("{")[1:]}


async def test_when_nobody_comes_it_says_what_stands_in_the_way(settings, capsys):
    """Another Wi-Fi, a guest network, a firewall, a VPN, and how to check."""
    await welcome.wonder_where_phones_are(settings, [WIFI], asyncio.Event(), patience=0)
    said = capsys.readouterr().out
    for hint in ("another Wi-Fi", "guest network", "firewall", "VPN", f"http://{WIFI.ip}:{PORT}"):
        assert hint in said


async def test_when_a_phone_has_come_it_says_nothing(settings, capsys):
    """The hints are for those who wait in vain."""
    came = asyncio.Event()
    came.set()
    await welcome.wonder_where_phones_are(settings, [WIFI], came, patience=5)
    assert capsys.readouterr().out == ""


# ---- what can stand in the way of a start


def test_a_data_folder_that_cannot_be_written_is_said(settings):
    """A file where the folder should be: nobody, not even root, can write into it."""
    settings.data.write_text("in the way")
    with pytest.raises(troubles.Trouble, match="cannot write to the data folder"):
        troubles.check(settings)


def test_a_certificate_that_is_not_there_is_named(settings, tmp_path):
    """The line says which file is missing."""
    missing = tmp_path / "cert.pem"
    with pytest.raises(troubles.Trouble, match=r"cannot read .*cert\.pem"):
        troubles.check(changed(settings, tls=(missing, missing)))


def test_a_file_that_is_no_certificate_is_said(settings, tmp_path):
    """It is found before the table opens, not by the first phone."""
    junk = tmp_path / "junk.pem"
    junk.write_text("not a certificate")
    with pytest.raises(troubles.Trouble, match="no pair of PEM files"):
        troubles.check(changed(settings, tls=(junk, junk)))


def test_the_servers_own_failures_become_one_line(settings):
    """A port in use, a foreign address, an unknown name, also out of a task group."""
    for failure, words in [
        (OSError(errno.EADDRINUSE, "taken"), f"port {PORT} is in use"),
        (OSError(errno.EADDRNOTAVAIL, "foreign"), "no address 0.0.0.0"),
        (socket.gaierror(-2, "unknown"), "no address 0.0.0.0"),
        (ExceptionGroup("", [OSError(errno.EADDRINUSE, "taken")]), "is in use"),
    ]:
        assert words in str(troubles.in_one_line(failure, settings))
    refused = OSError(errno.EACCES, "no")
    assert "administrators" in str(troubles.in_one_line(refused, changed(settings, port=80)))


def test_a_journal_of_a_newer_format_is_said(settings):
    """It is left as it is, and the line says what can be done."""
    assert "newer Facedown" in str(troubles.in_one_line(NewerFormat(), settings))


def test_a_journal_that_cannot_be_used_says_so_itself(settings):
    """The journal knows best what is wrong with its file."""
    failure = Unwritable("The journal /j cannot be used: file is not a database.")
    assert str(troubles.in_one_line(failure, settings)) == str(failure)


def test_a_bug_is_no_trouble_of_the_users(settings):
    """What nobody foresaw keeps its traceback."""
    assert troubles.in_one_line(ZeroDivisionError(), settings) is None
    assert troubles.in_one_line(OSError(errno.EIO, "disk"), settings) is None
    assert troubles.in_one_line(ssl.SSLError("late"), settings) is None


# ---- the command itself


def facedown(*words):
    """Run the command in a process of its own."""
    command = [sys.executable, "-m", "facedown", *words]
    env = os.environ | {"PYTHONPATH": str(Path(cli.__file__).parents[1])}
    return subprocess.run(command, capture_output=True, text=True, env=env, timeout=30)


def test_the_version_is_told():
    """`facedown --version` is one line."""
    assert facedown("--version").stdout == "facedown 0.1.0\n"


def test_a_start_that_fails_ends_with_one_line_and_a_code(tmp_path):
    """No traceback, nothing on the standard output, and a code that scripts can see."""
    (tmp_path / "file").write_text("")
    ended = facedown("serve", "--data", str(tmp_path / "file"), "--language", "en")
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr.startswith("facedown: cannot write") and ended.stderr.count("\n") == 1


def test_a_terminal_without_the_letters_is_no_reason_to_fail(settings, monkeypatch):
    """The code is left out and letters become question marks."""
    poor = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", poor)
    cli.speak_anywhere()
    print(welcome.welcome(changed(settings, language="cs"), [WIFI]), flush=True)
    text = poor.buffer.getvalue().decode("ascii")
    assert f"http://{WIFI.ip}:{PORT}" in text and "??????" not in text


def stand_in(monkeypatch, serve):
    """Put a server in the place of the real one."""
    monkeypatch.setitem(sys.modules, "facedown.web.app", type(sys)("facedown.web.app"))
    monkeypatch.setattr(sys.modules["facedown.web.app"], "serve", serve, raising=False)


def test_ctrl_c_ends_the_table_cleanly(monkeypatch, tmp_path, capsys):
    """It is the usual way to end an evening: no traceback, and code 0."""

    async def serve(settings, *, on_ready, phone_came):
        on_ready()
        raise KeyboardInterrupt

    stand_in(monkeypatch, serve)
    assert cli.main(["serve", "--data", str(tmp_path), "--language", "en"]) == 0
    assert capsys.readouterr().out.endswith("The table is closed.\n")


def test_a_port_in_use_ends_with_one_line(monkeypatch, tmp_path, capsys):
    """The server's own failure to listen is said in words."""

    async def serve(settings, *, on_ready, phone_came):
        await asyncio.start_server(lambda *_: None, settings.host, settings.port)

    stand_in(monkeypatch, serve)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        words = ["serve", "--host", "127.0.0.1", "--port", port, "--language", "en"]
        assert cli.main([*words, "--data", str(tmp_path)]) == 1
    assert f"port {port} is in use" in capsys.readouterr().err
