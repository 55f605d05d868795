"""What the table answers to requests: plainly, with its headers, and not too often."""

import json
import logging
import secrets

import pytest

from facedown.web import door, limits, pages, qr, server
from facedown.web.app import application
from tests.web.phone import make_room
from tests.web.raw import Raw
from tests.web.table import OpenTable

TOKEN = "a" * 32


def body(**more):
    """The body of a request for a room."""
    return {"id": secrets.token_urlsafe(8), "token": TOKEN, **more}


async def status_of(table, path, method="GET", **how):
    """Status and code of a request."""
    async with table.session.request(method, table.url + path, **how) as answer:
        return answer.status, (await answer.json()).get("code")


def headed(headers) -> bool:
    """Whether a response has all that every response must have."""
    return all(
        word in headers.get(name, "")
        for name, word in {
            "Content-Security-Policy": "default-src 'none'",
            "X-Content-Type-Options": "nosniff",
            "X-Frame-Options": "DENY",
            "Referrer-Policy": "no-referrer",
            "Server": "facedown",
        }.items()
    )


async def test_a_room_is_made_and_found(table):
    """Made once however often it is asked for; what one may know of it before coming in."""
    wanted = body(language="cs")
    codes = set()
    for _ in range(3):
        async with table.session.post(f"{table.url}/api/rooms", json=wanted) as answer:
            assert answer.status == 201
            codes.add((await answer.json())["code"])
    (code,) = codes
    for typed in (code, code.lower(), f"{code[:2]}-{code[2:]}", f"%20{code}"):
        async with table.session.get(f"{table.url}/api/rooms/{typed}") as answer:
            assert await answer.json() == {
                "code": code, "playing": False, "locked": False, "seats": 0,
                "address": f"{table.url}/r/{code}",
            }  # fmt: skip
            assert answer.headers["Cache-Control"] == "no-store"


async def test_a_board_makes_a_room(table):
    """`host: false`: whoever sits down first rules."""
    table.code = await make_room(table.session, table.url, TOKEN, host=False)
    tv = await table.phone(TOKEN, tv=True).come()
    ann = await table.phone().come()
    await ann.do("sit", name="Ann")
    await tv.until(lambda: tv.frame["host"] == {"seat": "s1", "acting": False})


@pytest.mark.parametrize(
    ("sent", "status", "code"),
    [
        (b"", 400, "form"),
        (b"[]", 400, "form"),
        (b"\xff", 400, "form"),
        (b"[" * 4000, 400, "form"),
        (json.dumps(body(token="short")).encode(), 400, "token"),
        (json.dumps(body(token="!" * 32)).encode(), 400, "token"),
        (json.dumps(body(id="a b")).encode(), 400, "form"),
        (json.dumps(body(id=7)).encode(), 400, "form"),
        (json.dumps(body(token="a" * 65)).encode(), 400, "form"),
        (b" " * 5000, 413, "too_big"),
    ],
)
async def test_what_makes_no_room(table, sent, status, code):
    """A plain code, and no room."""
    assert await status_of(table, "/api/rooms", "POST", data=sent) == (status, code)
    assert await table.rooms.journal.rooms() == []


async def test_wrong_addresses(table):
    """Not there, not this way, not from there: a code, in JSON, with the headers."""
    for path, method, expected in [
        ("/nothing", "GET", (404, "not_found")),
        ("/api/rooms", "GET", (405, "method")),
        ("/healthz", "POST", (405, "method")),
        ("/api/rooms/ZZZZZ", "GET", (404, "no_such_room")),
        ("/api/rooms/nonsense", "GET", (404, "no_such_room")),
        ("/api/rooms/ZZZ/qr.svg", "GET", (404, "no_such_room")),
        ("/assets/", "GET", (404, "not_found")),
        ("/assets/no.js", "GET", (404, "not_found")),
        ("/r/a/b/c", "GET", (404, "not_found")),
    ]:
        async with table.session.request(method, table.url + path) as answer:
            assert (answer.status, (await answer.json())["code"]) == expected, path
            assert headed(answer.headers)
    evil = {"Origin": "http://evil.example"}
    refused = await status_of(table, "/api/rooms", "POST", json=body(), headers=evil)
    assert refused == (403, "origin")


async def test_healthy(table):
    """The table says that it is up."""
    async with table.session.get(f"{table.url}/healthz") as answer:
        assert (answer.status, await answer.json()) == (200, {"ok": True})
        assert headed(answer.headers)
        assert "Strict-Transport-Security" not in answer.headers


@pytest.mark.parametrize(
    "lines",
    [
        b"GARBAGE my-sekret\r\n\r\n",
        b"GET /my-sekret HTTP/9.9\r\n\r\n",
        b"GET / HTTP/1.1\r\nmy-sekret\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: a\r\nmy-sekret\x00: b\r\n\r\n",
        b"GET /" + b"my-sekret" * 2000 + b" HTTP/1.1\r\n\r\n",
        b"POST /api/rooms HTTP/1.1\r\nContent-Length: my-sekret\r\n\r\n",
        b"POST /api/rooms HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nmy-sekret\r\n",
        b"\x16\x03\x01\x02\x00my-sekret\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"my-sekret: a\r\n" * 300 + b"\r\n",
    ],
)
async def test_what_is_no_request(table, lines, caplog):
    """Refused plainly, with the headers; what was sent is neither said back nor logged."""
    caplog.set_level(logging.DEBUG)
    raw = await Raw.to(table.url)
    raw.write(lines)
    said = await raw.rest()
    raw.close()
    assert b"my-sekret" not in said
    assert "my-sekret" not in caplog.text
    assert b" 400 " in said.split(b"\r\n")[0]
    assert b"Content-Security-Policy" in said
    assert b'{"code":"form","args":{}}' in said
    assert await status_of(table, "/healthz") == (200, None)


async def test_a_fault_of_ours_tells_nothing(table, caplog, monkeypatch):
    """A handler fails: its words, which may hold anything, are neither sent nor logged."""

    async def fails(code):
        raise KeyError("my-sekret")

    monkeypatch.setattr(table.rooms, "find", fails)
    async with table.session.get(f"{table.url}/api/rooms/ZZZZZ") as answer:
        assert (answer.status, await answer.text()) == (500, '{"code":"unwell","args":{}}')
        assert headed(answer.headers)
    assert "KeyError at test_http.py" in caplog.text
    assert "my-sekret" not in caplog.text


def test_the_servers_own_log_is_quiet(caplog):
    """Whatever aiohttp logs with a fault, only the fault's kind is told."""
    try:
        raise ValueError("my-sekret")
    except ValueError:
        server.log.exception("of %s", "somebody")
    assert "my-sekret" not in caplog.text
    assert "ValueError" in caplog.text


# Limits


async def test_codes_cannot_be_walked(proxied):
    """Wrong codes are counted by address, and soon nothing is told; right ones are not counted,
    and nobody else is hurt.
    """
    (ann,) = await proxied.open("Ann")
    walker, other = {"X-Forwarded-For": "203.0.113.9"}, {"X-Forwarded-For": "203.0.113.10"}
    path = f"/api/rooms/{proxied.code}"
    for _ in range(100):
        assert (await status_of(proxied, path, headers=walker))[0] == 200
    codes = [await status_of(proxied, "/api/rooms/ZZZZZ", headers=walker) for _ in range(90)]
    assert codes[0] == (404, "no_such_room")
    assert codes[-1] == (429, "too_many")
    assert await status_of(proxied, path, headers=walker) == (429, "too_many")
    assert (await status_of(proxied, path, headers=other))[0] == 200
    assert await ann.ping()


async def test_rooms_cannot_be_made_without_end(proxied):
    """Twenty at once from one address, and then one now and then; others make theirs."""
    walker = {"X-Forwarded-For": "198.51.100.1, 203.0.113.9"}
    made = [
        await status_of(proxied, "/api/rooms", "POST", json=body(), headers=walker)
        for _ in range(30)
    ]
    assert made[-1] == (429, "too_many")
    spoofed = {"X-Forwarded-For": "198.51.100.77, 203.0.113.9"}
    assert (await status_of(proxied, "/api/rooms", "POST", json=body(), headers=spoofed))[0] == 429
    other = {"X-Forwarded-For": "203.0.113.10"}
    assert (await status_of(proxied, "/api/rooms", "POST", json=body(), headers=other))[0] == 201


async def test_too_many_lines_of_one_address(proxied, monkeypatch):
    """Refused before the socket opens; a line that closes makes room."""
    await proxied.open("Ann")
    monkeypatch.setattr(limits, "LINES_PER_ADDRESS", 2)
    path = f"/r/{proxied.code}/ws"
    lines = [await Raw.to(proxied.url) for _ in range(3)]
    heads = [await raw.upgrade(path, X_Forwarded_For="203.0.113.9") for raw in lines]
    assert [head.split()[1] for head in heads] == [b"101", b"101", b"429"]
    other = await Raw.to(proxied.url)
    assert b" 101 " in await other.upgrade(path, X_Forwarded_For="203.0.113.10")
    for raw in (*lines, other):
        raw.close()
    for _ in range(500):
        late = await Raw.to(proxied.url)
        let_in = b" 101 " in await late.upgrade(path, X_Forwarded_For="203.0.113.9")
        late.close()
        if let_in:
            break
    assert let_in
    assert all(count <= 2 for count in proxied.app[door.LINES].values())


async def test_not_behind_a_proxy_its_header_means_nothing(table):
    """Who claims another address is still who they are."""
    async with table.session.get(
        f"{table.url}/healthz", headers={"X-Forwarded-For": "203.0.113.9"}
    ) as answer:
        assert answer.status == 200
    await table.open("Ann")
    assert set(table.app[door.LINES]) == {"127.0.0.1"}


def test_buckets():
    """So many at once, so many a second; one address cannot use up another's, all can."""
    now = [0.0]
    buckets = limits.Buckets(1, 3, in_all=2, clock=lambda: now[0])
    assert [buckets.take("a") for _ in range(4)] == [True, True, True, False]
    assert [buckets.take("b") for _ in range(4)] == [True, True, True, False]
    assert not buckets.take("c")
    now[0] += 2
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert [buckets.take("c") for _ in range(3)] == [True, True, False]


# The client's files


@pytest.fixture
async def built(tmp_path, monkeypatch, table):
    """A client that has been built, and something beside it that must not be served."""
    static = tmp_path / "static"
    (static / "assets" / "deep").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "app-1a2b.js").write_text("1")
    (static / "assets" / "deep" / "font-3c.woff2").write_text("2")
    (static / "favicon.svg").write_text("<svg/>")
    (static / ".fingerprint").write_text("secret")
    (tmp_path / "secret.js").write_text("secret")
    (static / "assets" / "out.js").symlink_to(tmp_path / "missing.js")
    monkeypatch.setattr(pages, "STATIC", static)
    files = application(table.settings, table.rooms)[pages.FILES]
    monkeypatch.setitem(table.app._state, pages.FILES, files)
    return table


async def test_the_page_is_fresh_and_its_files_are_for_ever(built):
    """One page whatever the address; hashed files are immutable, each with its own kind."""
    for path in ("/", "/r/BCDFG", "/r/bcdfg", "/tv", "/tv/BCDFG"):
        async with built.session.get(built.url + path) as answer:
            assert answer.headers["Cache-Control"] == "no-cache"
            assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
            assert headed(answer.headers)
    for path, kind in [
        ("/assets/app-1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/deep/font-3c.woff2", "font/woff2"),
    ]:
        async with built.session.get(built.url + path) as answer:
            assert "immutable" in answer.headers["Cache-Control"]
            assert answer.headers["Content-Type"] == kind
            assert headed(answer.headers)
        since = {"If-None-Match": answer.headers["ETag"]}
        async with built.session.get(built.url + path, headers=since) as answer:
            assert answer.status == 304


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../secret.js", "/assets/../../secret.js", "/assets/%2e%2e/%2e%2e/secret.js",
        "/assets/..%2f..%2fsecret.js", "/assets//etc/passwd", "/assets/%2fetc%2fpasswd",
        "/assets/../.fingerprint", "/.fingerprint", "/assets/deep", "/assets/deep/",
        "/assets/out.js", "/assets/%00", "/assets/" + "a" * 5000, "/assets/..\\secret.js",
        "/../secret.js", "/index.html",
    ],
)  # fmt: skip
async def test_no_way_out_of_the_folder(built, path):
    """Whatever the path, nothing beside the client's files is served."""
    raw = await Raw.to(built.url)
    raw.write(f"GET {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n".encode())
    said = await raw.rest()
    raw.close()
    assert b" 404 " in said.split(b"\r\n")[0]
    assert b"secret" not in said


async def test_without_a_client(table, monkeypatch):
    """Not built: the page says how to, and the table works all the same."""
    monkeypatch.setitem(table.app._state, pages.FILES, {})
    async with table.session.get(f"{table.url}/") as answer:
        assert answer.status == 503
        assert "npm run build" in await answer.text()


# The QR code


async def test_a_qr_code_tells_nobody_which_rooms_exist(table, monkeypatch):
    """Made of the address as it was asked for, or as it is public, for any code there could be."""
    drawn: list[str] = []

    def draw(address: str) -> bytes:
        drawn.append(address)
        return b"<svg/>"

    monkeypatch.setattr(qr, "drawn", draw)
    host = table.url.removeprefix("http://")
    for path in ("/api/rooms/ZZZZZ/qr.svg", "/api/rooms/bcdfg/qr.svg"):
        async with table.session.get(table.url + path) as answer:
            assert answer.content_type == "image/svg+xml"
    assert drawn == [f"http://{host}/r/ZZZZZ", f"http://{host}/r/BCDFG"]
    for bad in ("a b", "x" * 3000, "a/b", '"><script>', "a@b"):
        raw = await Raw.to(table.url)
        raw.write(f"GET /api/rooms/ZZZZZ/qr.svg HTTP/1.0\r\nHost: {bad}\r\n\r\n".encode())
        assert b" 400 " in (await raw.rest()).split(b"\r\n")[0]
        raw.close()


def test_a_qr_code_is_drawn():
    """A picture in which nothing is left to the page's colours."""
    assert b"<svg" in qr.drawn("https://table.example/r/BCDFG")


async def test_a_page_opened_as_localhost_shows_phones_the_way():
    """On a laptop that is the board, "localhost" would lead a phone to itself."""
    table = await OpenTable(lan_url="http://192.168.1.7:3223").start()
    code = await make_room(table.session, table.url, TOKEN)
    room = f"{table.url}/api/rooms/{code}"
    async with table.session.get(room) as answer:
        assert (await answer.json())["address"] == f"http://192.168.1.7:3223/r/{code}"
    async with table.session.get(room, headers={"Host": "party.example:3223"}) as answer:
        assert (await answer.json())["address"] == f"http://party.example:3223/r/{code}"
    await table.stop()
