"""What can stand in the way of a start, each said in one line."""

import errno
import socket
import ssl
import tempfile
from pathlib import Path

from facedown.said import say
from facedown.settings import Settings

# Windows has a number of its own for a port that is refused.
REFUSED = (errno.EACCES, 10013)


class Trouble(Exception):
    """A start that cannot be, in one line for the person at the computer."""


def check(settings: Settings) -> None:
    """Try what a table needs before it opens: a folder to write to, and a fitting certificate.

    Raises Trouble for the first thing that is missing.
    """
    check_data(settings)
    check_tls(settings)


def check_data(settings: Settings) -> None:
    """Make the data folder, and write to it once; raises Trouble."""
    try:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=settings.data):
            pass
    except OSError:
        raise trouble(settings, "data_unwritable", folder=settings.data) from None


def check_tls(settings: Settings) -> None:
    """Load the certificate and its key, if any were given; raises Trouble."""
    if settings.tls is None:
        return
    for path in settings.tls:
        check_readable(settings, path)
    cert, key = settings.tls
    try:
        # No password: a server that waits for one to be typed would look dead.
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(cert, key, lambda: "")
    except (ssl.SSLError, ValueError):
        raise trouble(settings, "tls_unfit", cert=cert, key=key) from None


def check_readable(settings: Settings, path: Path) -> None:
    """Read one byte of a file; raises Trouble."""
    try:
        with path.open("rb") as file:
            file.read(1)
    except OSError:
        raise trouble(settings, "tls_unreadable", path=path) from None


def in_one_line(failure: BaseException, settings: Settings) -> Trouble | None:
    """What a failure of the server means to the person at the computer; None if it is a bug."""
    while isinstance(failure, BaseExceptionGroup) and len(failure.exceptions) == 1:
        failure = failure.exceptions[0]
    if isinstance(failure, Trouble):
        return failure
    if is_a("NewerFormat", failure):
        return trouble(settings, "newer_journal", folder=settings.data)
    if is_a("Unwritable", failure):
        return Trouble(str(failure))
    return cannot_listen(failure, settings) if isinstance(failure, OSError) else None


def is_a(name: str, failure: BaseException) -> bool:
    """Whether a failure is of a class of `facedown.journals.errors` with this name."""
    # By name: --help and a bad option should not wait for the journals to be imported.
    return any(kind.__name__ == name for kind in type(failure).__mro__)


def cannot_listen(failure: OSError, settings: Settings) -> Trouble | None:
    """Why the port or the address could not be had; None if the failure is another one."""
    if failure.errno == errno.EADDRINUSE:
        other = settings.port + 1 if settings.port < 65535 else settings.port - 1
        return trouble(settings, "port_taken", port=settings.port, other=other)
    if failure.errno in REFUSED and settings.port < 1024:
        return trouble(settings, "port_refused", port=settings.port)
    if is_no_address_of_ours(failure):
        return trouble(settings, "no_such_host", host=settings.host)
    return None


def is_no_address_of_ours(failure: OSError) -> bool:
    """Whether the host to listen on is a name nobody knows, or some other computer's address."""
    # asyncio sums up "not available" in a sentence without an errno from Python 3.12 on.
    summed_up = failure.errno is None and "could not bind" in str(failure)
    unknown = isinstance(failure, socket.gaierror)
    return summed_up or unknown or failure.errno == errno.EADDRNOTAVAIL


def trouble(settings: Settings, what: str, **given: object) -> Trouble:
    """A Trouble in the words of the table's language."""
    return Trouble(say(settings.language, what, **given))
