"""Houses that are open, by invitation only, or by a provider only: a small one that signs for real."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest
from joserfc import jwt
from joserfc.jwk import ECKey

from ludoteca.house.admin import people
from ludoteca.house.admin.errors import Impossible
from ludoteca.house.config import Settings
from ludoteca.house.http.app import build
from ludoteca.house.openid import BACK
from tests.support.web import Web, error, on_the_web

pytestmark = pytest.mark.filterwarnings("ignore:.*(style|body marker).*:DeprecationWarning")  # of litestar 3 to come
ORIGIN = "https://play.example.org"
Json = dict[str, Any]


@on_the_web(open=False)
async def test_by_invitation_only(web: Web) -> None:
    host, token = await people.invite(web.house, "Anna", 1)
    anna, stranger = web.client(), web.client()
    assert (await anna.post("/api/enter", json={"token": token})).json()["id"] == host.id
    told = (await stranger.get("/api/entry")).json()
    assert told == {"open": False, "invitations": True, "mail": False, "provider": None}
    assert error(await stranger.post("/api/guest", json={"nickname": "Eve"}))[:2] == (403, "invited-only")
    body = {"game": "origo", "seats": 2, "options": {}, "private": True}
    table = (await anna.post("/api/tables", json=body)).json()
    secret = table["link"].partition("#")[2]
    wrong = await stranger.post(
        "/api/guest", json={"nickname": "Eve", "table": table["id"]}, headers={"X-Table-Secret": "wrong"}
    )
    assert error(wrong)[1] == "not-found"
    public = (await anna.post("/api/tables", json={**body, "private": False})).json()
    assert (
        error(
            await stranger.post(
                "/api/guest", json={"nickname": "Eve", "table": public["id"]}, headers={"X-Table-Secret": "x"}
            )
        )[1]
        == "invited-only"
    )
    invited = await stranger.post(
        "/api/guest", json={"nickname": "Bert", "table": table["id"]}, headers={"X-Table-Secret": secret}
    )
    assert invited.status_code == 200
    assert (await stranger.post("/api/guest", json={"nickname": "Berta"})).status_code == 200, "who is here may rename"


@on_the_web()
async def test_invitations_obey_the_switches(web: Web) -> None:
    anna = await web.guest("Anna")
    _, invitation = await people.invite(web.house, "Bert", 1)
    again = await people.open_door(web.house, await people.known(web.house, "Anna"), 1)
    table = (await anna.post("/api/tables", json={"game": "origo", "seats": 2, "options": {}, "private": True})).json()
    object.__setattr__(web.house.settings, "open", False)
    object.__setattr__(web.house.settings, "invitations", False)
    stranger = web.client()
    assert error(await stranger.post("/api/enter", json={"token": invitation}))[1] == "dead-link"
    linked = {"X-Table-Secret": table["link"].partition("#")[2]}
    told = await stranger.post("/api/guest", json={"nickname": "Eve", "table": table["id"]}, headers=linked)
    assert error(told)[:2] == (403, "closed-house")
    with pytest.raises(Impossible, match="invitation"):
        await people.invite(web.house, "Carla", 1)
    assert (await stranger.post("/api/enter", json={"token": again})).json()["nickname"] == "Anna", (
        "who is known comes back"
    )


class Club:
    """A provider of OpenID Connect."""

    def __init__(self) -> None:
        self.key = ECKey.generate_key("P-256", parameters={"kid": "1", "alg": "ES256"})
        self.url = ""
        self.claims: Json = {}
        self.asked: list[Json] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = next((int(line.split(":")[1]) for line in head.lower().split("\r\n") if "content-length" in line), 0)
        body = (await reader.readexactly(length)).decode()
        path = head.split()[1]
        if path == "/token":
            self.asked.append({name: values[0] for name, values in parse_qs(body).items()})
            signed = jwt.encode({"alg": "ES256", "kid": "1"}, self.claims, self.key)
            told: Json = {"access_token": "a", "token_type": "Bearer", "id_token": signed}
        elif path == "/keys":
            told = {"keys": [self.key.as_dict(private=False)]}
        else:
            ends = {"authorization_endpoint": "/sign-in", "token_endpoint": "/token", "jwks_uri": "/keys"}
            told = {"issuer": self.url, **{name: self.url + end for name, end in ends.items()}}
        answer = json.dumps(told).encode()
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n")
        writer.write(b"Content-Length: %d\r\n\r\n%s" % (len(answer), answer))
        await writer.drain()
        writer.close()

    async def go(
        self, client: httpx.AsyncClient, subject: str, *, merge: bool = False, **claims: Any
    ) -> httpx.Response:
        """Sign in and come back, as a browser does."""
        begun = await client.post("/api/provider/begin", json={"merge": merge})
        assert begun.status_code == 200, begun.text
        asked = parse_qs(urlsplit(begun.json()["address"]).query)
        assert asked["redirect_uri"] == [ORIGIN + BACK] and asked["code_challenge_method"] == ["S256"]
        plain = {
            "iss": self.url,
            "aud": "house",
            "sub": subject,
            "exp": int(time.time()) + 60,
            "name": f"Dr. {subject}",
        }
        self.claims = {**plain, "nonce": asked["nonce"][0], **claims}
        return await client.get(BACK, params={"code": "c", "state": asked["state"][0]})


def test_a_provider_lets_in_whom_it_knows(tmp_path: Path) -> None:
    async def run() -> None:
        club = Club()
        async with await asyncio.start_server(club.serve, "127.0.0.1", 0) as server:
            club.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            chosen: Json = {"provider": club.url, "provider_client": "house", "provider_secret": "s", "bot_workers": 0}
            settings = Settings(data=tmp_path, open=False, invitations=False, origins=(ORIGIN,), limits=False, **chosen)
            app = build(settings)
            async with app.lifespan():
                await course(Web(app.state.house, app), club)

    async def course(web: Web, club: Club) -> None:
        anna = web.client()
        assert error(await anna.post("/api/guest", json={"nickname": "Eve"}))[1] == "closed-house"
        came = await club.go(anna, "anna")
        assert (came.status_code, came.headers["location"]) == (302, "/")
        me = (await anna.get("/api/me")).json()
        assert me["nickname"] == "Dr. anna" and len(club.asked[0]["code_verifier"]) == 43
        keys = (await anna.get("/api/me/identity")).json()["keys"]
        assert [(key["kind"], key["name"]) for key in keys] == [("provider", "127.0.0.1")]
        phone = web.client()
        await club.go(phone, "anna")
        assert (await phone.get("/api/me")).json() == me, "the same account is the same person"
        bert = web.client()
        await club.go(bert, "bert")
        other = (await bert.get("/api/me")).json()["id"]
        await club.go(bert, "anna", merge=True)
        assert (await bert.get("/api/me")).json() == me and await web.house.people.find(other) is None

        late = {"exp": int(time.time()) - 999}
        for wrong in ({"aud": "another"}, {"nonce": "old"}, {"iss": "https://x.example"}, late, {"sub": None}):
            eve = web.client()
            told = await club.go(eve, "eve", **wrong)
            assert told.headers["location"] == "/enter?refused=provider-failed", wrong
            assert (await eve.get("/api/me")).status_code == 401
        right, club.key = club.key, ECKey.generate_key("P-256", parameters={"kid": "1", "alg": "ES256"})
        forger = web.client()
        forged = club.key
        club.key = right
        begun = await forger.post("/api/provider/begin", json={})
        state = parse_qs(urlsplit(begun.json()["address"]).query)["state"][0]
        club.key = forged
        club.claims["sub"] = "anna"
        web.house.provider._asked = time.monotonic()  # its keys are known
        told = await forger.get(BACK, params={"code": "c", "state": state})
        assert told.headers["location"].endswith("provider-failed"), "signed by somebody else"
        club.key = right
        victim = web.client()
        begun = await anna.post("/api/provider/begin", json={})
        state = parse_qs(urlsplit(begun.json()["address"]).query)["state"][0]
        told = await victim.get(BACK, params={"code": "c", "state": state})
        assert told.headers["location"].endswith("provider-failed"), "another browser has set out"

    asyncio.run(run())


@on_the_web()
async def test_without_a_provider_the_house_says_so(web: Web) -> None:
    assert error(await web.client().post("/api/provider/begin", json={}))[:2] == (409, "no-provider")
    assert (await web.client().get(BACK)).headers["location"] == "/enter?refused=provider-failed"
