"""A table for each test."""

from collections.abc import AsyncIterator

import pytest

from tests.web.table import OpenTable


@pytest.fixture
async def table() -> AsyncIterator[OpenTable]:
    """An open table at which nobody is yet."""
    opened = await OpenTable().start()
    yield opened
    await opened.stop()


@pytest.fixture
async def proxied() -> AsyncIterator[OpenTable]:
    """A table behind a proxy."""
    opened = await OpenTable(behind_proxy=True).start()
    yield opened
    await opened.stop()
