"""How an act that the table does not take is refused."""

from typing import Any


class Refused(Exception):
    """An act the table does not take. It has changed nothing.

    `code` is for the client, which words it in the device's language; `args` are what the wording
    needs. Neither ever holds a secret.
    """

    def __init__(self, code: str, **args: Any) -> None:
        super().__init__(code)
        self.code = code
        self.args_ = args


def need(claim: object, code: str, **args: Any) -> None:
    """Refuse the act under way, with this code, unless the claim holds."""
    if not claim:
        raise Refused(code, **args)
