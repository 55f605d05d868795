"""`pytest tests/every_game --record` writes the playthroughs anew instead of comparing them."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """The option."""
    parser.addoption("--record", action="store_true", help="write the playthroughs anew")


@pytest.fixture
def record(request: pytest.FixtureRequest) -> bool:
    """Whether to write rather than compare."""
    return bool(request.config.getoption("--record", default=False))
