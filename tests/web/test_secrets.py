"""Every byte that each device was sent, and all that was logged, searched for what is secret."""

import logging

from tests.room.toy import WORD


async def test_nobody_is_sent_what_is_not_theirs(table, caplog):
    """A round with a board, a watcher, a knock, wrong acts, faults and a reconnect: the word is
    at its holder's alone, answers in flight at their seat's, and tokens nowhere.
    """
    caplog.set_level(logging.DEBUG)
    ann, bo, cy = await table.play("Ann", "Bo", "Cy")
    tv, watcher = await table.phone(tv=True).come(), await table.phone().come()
    spy = await table.phone(bo.token, tv=True).come()
    await watcher.do("sit", name="Di")
    for phone in (spy, watcher, tv, ann):
        for act in ("answer", "draft"):
            await phone.do(act, wait=bo.ask["wait"], seat="s2", value="s1")
        await phone.send({"t": "open", "seat": "s2"})
    for broken in ("break_rule", "break_view"):
        reply = await ann.do("call", wait=ann.ask["wait"], seat="host", name=broken, about="ok")
        assert reply["code"] == "unwell"
    for phone in (ann, bo, cy):
        await phone.answer("s1")
    await cy.until_asked("note")
    await cy.do("draft", wait=cy.ask["wait"], seat=cy.seat, value=["cys-own-draft"])
    await ann.answer(["anns-own-words"])
    await bo.go()
    await bo.come()
    await bo.answer(["bos-own-words"])

    secrets = {
        WORD: [bo], "cys-own-draft": [], "anns-own-words": [ann], "bos-own-words": [bo],
        **{phone.token: [] for phone in table.phones},
    }  # fmt: skip
    for phone in table.phones:
        await phone.ping()
        heard = b"".join(phone.heard).decode()
        for secret, audience in secrets.items():
            assert (secret in heard) == (phone in audience), secret
    for secret in secrets:
        assert secret not in caplog.text


async def test_a_bystanders_bytes_do_not_depend_on_what_others_answer(table):
    """Two answers of different length and to different seats: the same bytes for all others."""
    heard = []
    for value in (["x"], ["a much longer answer", "in two lines"]):
        ann, bo, cy = await table.play("Ann", "Bo", "Cy")
        for phone in (ann, bo, cy):
            await phone.answer("s1")
        await cy.until_asked("note")
        await cy.ping()
        before = len(cy.heard)
        await bo.answer(value)
        await cy.ping()
        heard.append([data for data in cy.heard[before:] if b"pong" not in data])
    assert heard[0] == heard[1] == []
