"""From where a request comes."""

import pytest
from aiohttp.test_utils import make_mocked_request
from multidict import CIMultiDict

from facedown.settings import Settings
from facedown.web.address import at_home, base, client, household, ours


def asked(**headers):
    """A request with these headers."""
    named = [(name.replace("_", "-"), value) for name, value in headers.items()]
    return make_mocked_request("GET", "/", headers=dict(named))


def test_what_one_subscriber_has_is_one_address():
    """An IPv4 address, or half of an IPv6 one; nonsense stays what it is, but short."""
    assert household("203.0.113.9") == "203.0.113.9"
    assert household("::ffff:203.0.113.9") == "203.0.113.9"
    assert household("2001:db8:1:2:3::4") == household("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert household("fe80::1%eth0") == "fe80::/64"
    assert household("x" * 900) == "x" * 64
    assert at_home("127.0.0.1")
    assert at_home("::1")
    assert not at_home("203.0.113.9")
    assert not at_home("2001:db8::/64")


def test_only_what_our_proxy_has_put_down_counts():
    """The last of all, in the last of several headers; without a proxy nothing of it."""
    headers = CIMultiDict([("X-Forwarded-For", "1.1.1.1"), ("X-Forwarded-For", "2.2.2.2, 3.3.3.3")])
    request = make_mocked_request("GET", "/", headers=headers)
    assert client(request, behind_proxy=True) == "3.3.3.3"
    assert client(request, behind_proxy=False) != "3.3.3.3"
    assert client(asked(X_Forwarded_For=""), behind_proxy=True) == ""


@pytest.mark.parametrize(
    ("origin", "is_ours"),
    [
        ("http://table:3223", True),
        ("http://TABLE:3223", True),
        ("https://party.example", True),
        ("https://party.example.evil.example", False),
        ("http://table", False),
        ("http://table:3223.evil.example", False),
        ("null", False),
        ("", False),
        ("http://[", False),
    ],
)
def test_whose_page_asks(origin, is_ours):
    """One that this table served, by the name it was asked for or by its public one."""
    request = asked(Origin=origin, Host="table:3223")
    assert ours(request, "https://party.example/table") == is_ours


def test_no_page_asks():
    """Programs send no origin; nor is a missing host anybody's."""
    assert ours(asked(), None)
    assert not ours(asked(Origin="http://", Host=""), None)


def test_how_phones_reach_the_table(tmp_path):
    """By its public address, or the one they used; https if the proxy says so."""
    plain, proxied = Settings(data=tmp_path), Settings(data=tmp_path, behind_proxy=True)
    public = Settings(data=tmp_path, public_url="https://party.example/x")
    request = asked(Host="table:3223", X_Forwarded_Proto="https")
    assert base(request, plain) == "http://table:3223"
    assert base(request, proxied) == "https://table:3223"
    assert base(request, public) == "https://party.example/x"
    assert base(asked(Host="[2001:db8::1]:3223"), plain) == "http://[2001:db8::1]:3223"
    assert base(asked(Host="a b"), plain) is None
