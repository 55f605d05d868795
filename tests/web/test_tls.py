"""A table with a certificate of its own."""

import shutil
import subprocess
from pathlib import Path

import pytest
from aiohttp.test_utils import make_mocked_request

from facedown.settings import Settings
from facedown.web.address import base
from facedown.web.app import tls
from tests.web.table import OpenTable


@pytest.fixture
def certificate(tmp_path) -> tuple[Path, Path]:
    """A certificate for this computer, signed by itself."""
    openssl = shutil.which("openssl")
    if openssl is None:
        pytest.skip("needs openssl to make a certificate")
    cert, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    words = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
    subprocess.run(
        [openssl, *words.split(), "-subj", "/CN=localhost", "-keyout", key, "-out", cert],
        check=True,
        capture_output=True,
    )
    return cert, key


async def test_https_and_wss(certificate, tmp_path):
    """Requests and lines work; the address that phones get is an https one; and no browser is
    bound to https for a computer of a LAN.
    """
    settings = Settings(data=tmp_path, tls=certificate)
    table = await OpenTable(tls=certificate).start(tls(settings))
    ann, bo = await table.play("Ann", "Bo")
    await ann.answer("s2")
    await bo.answer("s1")
    async with table.session.get(f"{table.url}/healthz") as answer:
        assert answer.status == 200
        assert "Strict-Transport-Security" not in answer.headers
        assert (base_of(answer, settings) or "").startswith("https://")
    await table.stop()


def base_of(answer, settings):
    """The address that a request by the same name would be given."""
    host = f"{answer.url.host}:{answer.url.port}"
    return base(make_mocked_request("GET", "/", headers={"Host": host}), settings)


async def test_a_public_https_address_stays_https():
    """Where the table has a public https address, browsers are told to keep to it."""
    table = await OpenTable(public_url="https://party.example").start()
    async with table.session.get(f"{table.url}/healthz") as answer:
        assert "max-age" in answer.headers["Strict-Transport-Security"]
    await table.stop()


def test_without_a_certificate(tmp_path):
    """None is needed."""
    assert tls(Settings(data=tmp_path)) is None
