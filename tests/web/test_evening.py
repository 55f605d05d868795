"""The evening as a file, and a seat's way to another phone, over the wire."""

import json

from tests.web.phone import Phone


async def wanted(table, code=None, **headers):
    """(status, body) of the evening's file."""
    url = f"{table.url}/api/rooms/{code or table.code}/evening"
    async with table.session.get(url, headers=headers) as answer:
        assert answer.headers["Cache-Control"] == "no-store"
        return answer.status, await answer.json()


def bearer(phone: Phone) -> dict[str, str]:
    """The header that says who asks."""
    return {"Authorization": f"Bearer {phone.token}"}


async def test_the_evening_is_the_hosts(table):
    """With the token of the device that rules, in any spelling of the code; to be saved as a
    file.
    """
    ann, bo = await table.open("Ann", "Bo")
    carried = {"used": {"toy": ["sun"]}}
    reply = await ann.do("call", wait=ann.ask["wait"], seat="host", name="carry", about=carried)
    assert reply["t"] == "ok"
    url = f"{table.url}/api/rooms/{table.code.lower()}/evening"
    async with table.session.get(url, headers=bearer(ann)) as answer:
        assert answer.status == 200
        assert answer.headers["Content-Disposition"].startswith("attachment; filename=")
        assert await answer.json() == {"facedown": 1, "used": {"toy": ["sun"]}}
    await ann.rule("host", seat="s2")
    assert (await wanted(table, **bearer(ann)))[0] == 403
    assert (await wanted(table, **bearer(bo)))[0] == 200


async def test_nobody_else_gets_it(table):
    """Another seat, no token, no header's word for it, a token in the address: the same refusal."""
    _, bo = await table.open("Ann", "Bo")
    no = (403, {"code": "not_host", "args": {}})
    assert await wanted(table) == no
    assert await wanted(table, **bearer(bo)) == no
    for said in (
        "",
        "Bearer",
        "Bearer x",
        f"Basic {'host' * 8}",
        "host" * 8,
        "Bearer " + "a" * 999,
    ):
        assert await wanted(table, Authorization=said) == no
    url = f"{table.url}/api/rooms/{table.code}/evening?token={'host' * 8}"
    async with table.session.get(url) as answer:
        assert answer.status == 403
    assert (await wanted(table, code="ZZZZZ", **bearer(bo)))[0] == 404


async def test_a_seat_moves_over_the_wire(table):
    """The offer's `ok` alone carries the code; taken, the old phone has lost the seat."""
    ann, bo = await table.play("Ann", "Bo")
    offered = await bo.do("offer", seat="s2")
    assert set(offered) == {"t", "id", "take"}
    assert len(offered["take"]) >= 22
    new = await table.phone().come()
    assert await new.do("take", id="t1", take=offered["take"]) == {"t": "ok", "id": "t1"}
    assert new.frame["you"]["seats"] == ["s2"]
    await bo.until(lambda: bo.frame["you"]["seats"] == [])
    late = await table.phone().come()
    assert (await late.do("take", take=offered["take"]))["code"] == "stale_offer"
    assert (await ann.do("offer", seat="s9"))["code"] == "not_seated"
    heard = b"".join([*ann.heard, *new.heard, *late.heard])
    assert offered["take"].encode() not in heard


async def test_what_is_no_code(table):
    """Whatever stands for a code: a plain refusal to the sender alone."""
    ann, _ = await table.open("Ann", "Bo")
    nonsense: list[object] = ["", "x" * 65, "ž", "a b", 7, None, [], "\n"]
    for code in nonsense:
        assert (await refusal(ann, {"t": "take", "id": "x", "take": code}))["code"] == "form"
    assert (await ann.do("take", take="A" * 32))["code"] == "stale_offer"
    assert (await refusal(ann, {"t": "offer", "id": "x"}))["code"] == "form"


async def refusal(phone: Phone, message: dict[str, object]) -> dict[str, object]:
    """The refusal of something that is no message."""
    count = len(phone.refusals)
    await phone.socket.send_str(json.dumps(message))
    await phone.until(lambda: len(phone.refusals) > count)
    return phone.refusals[-1]


async def test_the_address_of_a_room(table, proxied):
    """What the QR code says: by the name the request came to, or as a proxy says."""
    for each, headers, scheme in (
        (table, {}, "http"),
        (table, {"X-Forwarded-Proto": "https"}, "http"),
        (proxied, {"X-Forwarded-Proto": "https"}, "https"),
    ):
        await each.open("Ann")
        url = f"{each.url}/api/rooms/{each.code.lower()}"
        async with each.session.get(url, headers=headers) as answer:
            host = each.url.partition("://")[2]
            assert (await answer.json())["address"] == f"{scheme}://{host}/r/{each.code}"
    url = f"{table.url}/api/rooms/{table.code}"
    async with table.session.get(url, headers={"Host": "no host/at all"}) as answer:
        assert (await answer.json())["address"] is None
