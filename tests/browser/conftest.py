"""The house, its phones and its boards."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.house import House
from tests.browser.table import Board, Party, Phone

HERE = Path(__file__).resolve().parent
NAMES = ("chromium-headless-shell", "chromium")
ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 15_000
"""Milliseconds that a screen may take, on a machine that does other things as well."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All that is tested here needs a browser."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


def chromium() -> str | None:
    """The Chromium to test with; None for the one that Playwright brings."""
    named = os.environ.get("FACEDOWN_CHROMIUM")
    found = [shutil.which(name) for name in ([named] if named else NAMES)]
    if named and not found[0]:
        raise pytest.UsageError(f"FACEDOWN_CHROMIUM is {named}: no such program")
    return next((path for path in found if path), None)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for all the devices of a module."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A table that stays open for all tests of a module."""
    yield from opened(House(tmp_path_factory.mktemp("house")))


@pytest.fixture
def old_house(tmp_path: Path) -> Iterator[House]:
    """A table of this test's own, to be killed and opened again."""
    yield from opened(House(tmp_path))


def opened(house: House) -> Iterator[House]:
    """The table open, and closed at the end."""
    house.start()
    try:
        yield house
    finally:
        house.stop()


@pytest.fixture
def party(browser: Browser) -> Iterator[Party]:
    """All devices of a test; what goes wrong inside any of them fails the test."""
    party = Party(browser)
    try:
        yield party
        party.check()
    finally:
        party.leave()


@pytest.fixture
def phone(house: House, party: Party) -> Callable[..., Phone]:
    """Takes out a phone: `phone("cs")`."""
    return lambda language="en", **how: party.phone(house, language, **how)


@pytest.fixture
def tv(house: House, party: Party) -> Callable[..., Board]:
    """Switches a TV on: `tv(code, "cs")`."""
    return lambda code=None, language="en", **how: party.board(house, code, language, **how)
