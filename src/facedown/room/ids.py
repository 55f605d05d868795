"""Ids of entries that no device has named."""

import secrets


def new_id() -> str:
    """An id for an entry that the table itself makes."""
    return "t-" + secrets.token_urlsafe(9)
