"""The same person on every device: codes, sessions, signing out, as a browser asks for them."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from ludoteca.house.keys import NAME
from tests.support.house import open_house
from tests.support.web import Web, error, on_the_web

pytestmark = pytest.mark.filterwarnings("ignore:.*(style|body marker).*:DeprecationWarning")  # of litestar 3 to come
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def dressed(client: httpx.AsyncClient, answer: httpx.Response) -> httpx.AsyncClient:
    """Let a client keep its cookie as a browser does."""
    client.headers["cookie"] = f"{NAME}={answer.cookies[NAME]}"
    return client


@on_the_web()
async def test_a_code_opens_the_identity_on_another_device(web: Web) -> None:
    anna = await web.guest("Anna")
    me = (await anna.get("/api/me")).json()
    made = (await anna.post("/api/me/code")).json()
    assert made["link"] == f"http://house/enter#{made['code']}" and made["picture"].startswith("<svg")
    phone = web.client(headers={"user-agent": FIREFOX})
    answer = await phone.post("/api/enter", json={"code": made["code"].upper().replace("-", " ")})
    assert answer.json() == me
    dressed(phone, answer)
    told = (await phone.get("/api/me/identity")).json()
    devices = {one["device"]: one["here"] for one in told["sessions"]}
    assert devices == {"Firefox, Linux": True, "": False}
    assert [(key["kind"], key["used"] is not None) for key in told["keys"]] == [("code", True)]
    again = await phone.post("/api/enter", json={"code": made["code"]})
    assert again.json() == me and len((await phone.get("/api/me/identity")).json()["sessions"]) == 2

    newer = (await anna.post("/api/me/code")).json()
    assert error(await web.client().post("/api/enter", json={"code": made["code"]})) == (403, "wrong-code", "proof")
    assert (await web.client().post("/api/enter", json={"code": newer["code"]})).json() == me
    key = (await anna.get("/api/me/identity")).json()["keys"][0]
    assert (await anna.delete(f"/api/me/keys/code/{key['id']}")).status_code == 204
    assert error(await web.client().post("/api/enter", json={"code": newer["code"]}))[1] == "wrong-code"
    assert error(await anna.delete(f"/api/me/keys/code/{key['id']}"))[:2] == (404, "no-such-key")
    for body in ({}, {"code": newer["code"], "token": "x"}):
        assert error(await phone.post("/api/enter", json=body))[1] == "malformed"


@on_the_web()
async def test_sessions_end_one_by_one_and_only_the_own(web: Web) -> None:
    anna, bert = await web.guest("Anna"), await web.guest("Bert")
    code = (await anna.post("/api/me/code")).json()["code"]
    other = web.client()
    dressed(other, await other.post("/api/enter", json={"code": code}))
    sessions = (await anna.get("/api/me/identity")).json()["sessions"]
    there = next(one["id"] for one in sessions if not one["here"])
    assert error(await bert.delete(f"/api/me/sessions/{there}"))[:2] == (404, "no-such-key")
    assert (await other.get("/api/me")).status_code == 200
    assert (await anna.delete(f"/api/me/sessions/{there}")).status_code == 204
    assert error(await other.get("/api/me")) == (401, "no-session", "cookie")
    assert (await anna.get("/api/me")).status_code == 200
    own = next(one["id"] for one in sessions if one["here"])
    assert (await anna.delete(f"/api/me/sessions/{own}")).status_code == 204
    assert error(await anna.get("/api/me"))[1] == "no-session", "signed out: the cookie is good for nothing"
    back = web.client()
    assert (await back.post("/api/enter", json={"code": code})).json()["nickname"] == "Anna"


@on_the_web(limits=True)
async def test_guessing_is_hopeless(web: Web) -> None:
    anna, stranger = await web.guest("Anna"), web.client()
    code = (await anna.post("/api/me/code")).json()["code"]
    codes = [error(await stranger.post("/api/enter", json={"code": f"lusab-{n}"}))[1] for n in range(12)]
    assert codes[:10] == ["wrong-code"] * 10 and codes[10:] == ["too-fast"] * 2
    assert error(await stranger.post("/api/enter", json={"code": code}))[1] == "too-fast", "the right one neither"


def test_no_code_is_stored_or_logged(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        anna = house.guest("Anna")
        code = anna.call("POST", "/api/me/code")["code"]
        house.secrets.add(code)
        for typed in (code, code[:-1] + "x"):
            httpx.post(house.url + "/api/enter", json={"code": typed})
        stored = b"".join(path.read_bytes() for path in tmp_path.glob("ludoteca.sqlite*"))
        assert code.encode() not in stored and anna.http.cookies["ludoteca"].encode() not in stored
