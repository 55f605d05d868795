"""What can be typed after `facedown`, and what becomes of it."""

import argparse
import asyncio
import io
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import urlsplit

from msgspec.structs import replace

from facedown import __version__
from facedown.lan import Address, addresses
from facedown.said import say
from facedown.settings import (
    EVERYWHERE,
    LANGUAGES,
    PORT,
    Settings,
    data_folder,
    own_language,
)
from facedown.troubles import check, in_one_line
from facedown.welcome import listens_everywhere, url, welcome, wonder_where_phones_are


def main(words: Sequence[str] | None = None) -> int:
    """Run one command, `sys.argv` by default; the code that the process ends with."""
    settings = settings_from(parser().parse_args(words))
    speak_anywhere()
    try:
        check(settings)
        asyncio.run(open_table(settings, addresses(settings.host)))
    except (KeyboardInterrupt, asyncio.CancelledError):
        print("\n" + say(settings.language, "stopped"))
        return 0
    except Exception as failure:
        return complain(failure, settings)
    return 0


def speak_anywhere() -> None:
    """Let a terminal that lacks a letter show a question mark, rather than end the table."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


async def open_table(settings: Settings, ours: Sequence[Address]) -> None:
    """Serve one table until it is told to end, greeting whoever started it."""
    # Only now: --help and a bad option should not wait for the whole server to be imported.
    from facedown.web.app import serve

    if ours and listens_everywhere(settings):
        settings = replace(settings, lan_url=url(settings, ours[0].ip))
    phone_came = asyncio.Event()
    patience: list[asyncio.Task[None]] = []

    def greet() -> None:
        print(welcome(settings, ours), flush=True)
        wondering = wonder_where_phones_are(settings, ours, phone_came)
        patience.append(asyncio.create_task(wondering))

    end_on_terminate()
    try:
        await serve(settings, on_ready=greet, phone_came=phone_came)
    finally:
        for task in patience:
            task.cancel()


def end_on_terminate() -> None:
    """Let a service manager's SIGTERM end the table as Ctrl-C does."""
    table = asyncio.current_task()
    if table and sys.platform != "win32":  # where loops know no signals
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, table.cancel)


def complain(failure: Exception, settings: Settings) -> int:
    """Say in one line why the table could not open; a bug is raised again, to be reported."""
    trouble = in_one_line(failure, settings)
    if trouble is None:
        raise failure
    print(f"facedown: {trouble}", file=sys.stderr)
    return 1


def settings_from(given: argparse.Namespace) -> Settings:
    """The settings that a command line asks for."""
    return Settings(
        host=given.host,
        port=given.port,
        data=given.data.expanduser().absolute(),
        tls=tuple(given.tls) if given.tls else None,
        language=given.language,
        public_url=given.public_url,
        behind_proxy=given.behind_proxy,
    )


def parser() -> argparse.ArgumentParser:
    """The command line: `facedown --version`, and `facedown serve` with its options."""
    facedown = argparse.ArgumentParser(
        prog="facedown", description="A party table for games in which somebody hides something."
    )
    facedown.add_argument("--version", action="version", version=f"facedown {__version__}")
    commands = facedown.add_subparsers(dest="command", required=True, metavar="COMMAND")
    serve = commands.add_parser(
        "serve", help="open the table to phones", description="Open the table to phones."
    )
    add_options(serve)
    return facedown


def add_options(serve: argparse.ArgumentParser) -> None:
    """What can be said about a table when it opens."""
    option = serve.add_argument
    option(
        "--host", default=EVERYWHERE, help="the address to listen on (every one of this computer)"
    )
    option("--port", type=port, default=PORT, help="the port to listen on (%(default)s)")
    option(
        "--data",
        type=Path,
        default=data_folder(),
        metavar="DIR",
        help="where the journal is kept (%(default)s)",
    )
    option(
        "--tls",
        type=Path,
        nargs=2,
        metavar=("CERT", "KEY"),
        help="serve https with this certificate and key",
    )
    option(
        "--language",
        choices=LANGUAGES,
        default=own_language(),
        help="what the terminal and newcomers' devices speak (%(default)s)",
    )
    option(
        "--public-url",
        type=public_url,
        metavar="URL",
        help="the address that phones are shown, if it isn't this computer's own",
    )
    option(
        "--behind-proxy",
        action="store_true",
        help="take clients' addresses from the proxy in front",
    )


def port(text: str) -> int:
    """A port that can be listened on, 1 to 65535."""
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"{text!r} is no port (1 to 65535)")
    return int(text)


def public_url(text: str) -> str:
    """An http or https address, without the slash at its end."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment:
        raise argparse.ArgumentTypeError(f"{text!r} is no address like https://example.org/table")
    return text.rstrip("/")


if __name__ == "__main__":
    sys.exit(main())
