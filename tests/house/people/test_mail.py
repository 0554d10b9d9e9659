"""Links by mail, through a server that speaks SMTP: sent, good once and for a while, telling strangers nothing."""

from __future__ import annotations

import asyncio
import logging
import re
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

from ludoteca.house import post
from ludoteca.house.config import Settings
from ludoteca.house.http.app import build
from ludoteca.house.keys import NAME
from ludoteca.house.people import mail
from tests.house.notices.office import Office, open_office
from tests.support.web import Web, error

pytestmark = pytest.mark.filterwarnings("ignore:.*(style|body marker).*:DeprecationWarning")  # of litestar 3 to come
ORIGIN = "https://play.example.org"


def links(letter: EmailMessage) -> list[str]:
    return re.findall(ORIGIN + r"/enter#(\w+)", letter.get_content())


def with_office(test: Any) -> Any:
    """Let a test have a house that sends its mail to an office."""

    def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        async def run() -> None:
            async with open_office() as office:
                app = build(
                    Settings(
                        data=tmp_path,
                        mail=office.url,
                        mail_from="house@example.org",
                        origins=(ORIGIN,),
                        bot_workers=0,
                        poll=60.0,
                    )
                )
                async with app.lifespan():
                    await test(Web(app.state.house, app), office, monkeypatch)

        asyncio.run(run())

    opened.__name__ = test.__name__
    return opened


@with_office
async def test_an_address_becomes_a_key_and_lets_in(web: Web, office: Office, never: Any) -> None:
    anna, bert = await web.guest("Anna"), await web.guest("Bert")
    me = (await anna.get("/api/me")).json()
    assert (await web.client().get("/api/entry")).json()["mail"]
    asked = await anna.post("/api/mail-link", json={"address": "Anna@Example.org", "language": "de"})
    assert asked.status_code == 202
    letter = await office.next()
    assert letter["To"] == "Anna@Example.org" and letter["From"] == "house@example.org"
    assert letter["Subject"] == "Ist das deine Adresse?" and "Anna" in letter.get_content()
    (token,) = links(letter)
    for stranger in (bert, web.client()):
        told = await stranger.post("/api/enter", json={"token": token, "merge": True})
        assert error(told) == (403, "other-browser", "token"), "who confirms what others asked for would be theirs"
    assert (await anna.post("/api/enter", json={"token": token})).json() == me
    keys = (await anna.get("/api/me/identity")).json()["keys"]
    assert [(key["kind"], key["name"]) for key in keys] == [("mail", "Anna@Example.org")]

    phone = web.client()
    await phone.post("/api/mail-link", json={"address": "anna@example.ORG", "language": "en"})
    letter = await office.next()
    assert letter["Subject"] == "Your way in"
    (token,) = links(letter)
    came = await phone.post("/api/enter", json={"token": token})
    assert came.json() == me and NAME in came.cookies
    assert error(await web.client().post("/api/enter", json={"token": token}))[1] == "dead-link", "it is good once"
    await anna.delete(f"/api/me/keys/mail/{keys[0]['id']}")
    await web.client().post("/api/mail-link", json={"address": "anna@example.org", "language": "en"})
    await asyncio.sleep(0.2)
    assert office.letters.empty(), "nobody has this address any more, and a stranger wants nothing"


@with_office
async def test_links_end_after_a_while_and_strangers_learn_nothing(
    web: Web, office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await web.guest("Anna")
    monkeypatch.setattr(mail, "MINUTES", -1)
    await anna.post("/api/mail-link", json={"address": "anna@example.org", "language": "it"})
    (token,) = links(await office.next())
    assert error(await anna.post("/api/enter", json={"token": token}))[1] == "dead-link"
    for address in ("nobody", "a@b\r\nBcc: x@y.z", "a@b, c@d", "<a@b>", "a b@c", "a@b@c"):
        told = await anna.post("/api/mail-link", json={"address": address, "language": "en"})
        assert error(told)[1] == "bad-address", address
    sent = [await anna.post("/api/mail-link", json={"address": "x@y.z", "language": "ja"}) for _ in range(4)]
    assert [one.status_code for one in sent] == [202, 202, 202, 429], "nobody is flooded"
    unknown = await web.client().post("/api/mail-link", json={"address": "u@v.w", "language": "en"})
    assert (unknown.status_code, unknown.content) == (202, sent[0].content), "the same answer for whom nobody knows"


@with_office
async def test_a_server_that_is_away_is_asked_again(web: Web, office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(post, "PAUSES", (0.0, 0.0))
    office.away = 1
    anna = await web.guest("Anna")
    told: list[logging.LogRecord] = []
    ear = logging.Handler()
    ear.emit = told.append  # type: ignore[method-assign, assignment]
    logging.getLogger().addHandler(ear)
    await anna.post("/api/mail-link", json={"address": "anna@example.org", "language": "ja"})
    letter = await office.next()
    await anna.post("/api/enter", json={"token": links(letter)[0]})
    logging.getLogger().removeHandler(ear)
    logged = str([vars(record) for record in told])
    assert "mail-not-sent" in logged and "anna@" not in logged and links(letter)[0] not in logged
    assert letter["Subject"] == "アドレスの確認" and len(links(letter)) == 1


def test_without_a_server_the_house_says_so(tmp_path: Path) -> None:
    lacking = Settings(data=tmp_path), Settings(mail="smtp://x"), Settings(mail="smtp://x", mail_from="a@b")
    assert not any(post.Post(settings).possible for settings in lacking), "a link needs an address to begin with"
    assert post.Post(Settings(mail="smtp://x", mail_from="a@b", origins=(ORIGIN,))).possible
