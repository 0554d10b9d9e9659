"""Passkeys, by an authenticator of the test's own: made, used, and everything that must not open the house."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, encode_cbor

from ludoteca.house.keys import NAME
from ludoteca.house.people.passkeys import possible_at
from tests.support.web import Web, error, on_the_web

pytestmark = pytest.mark.filterwarnings("ignore:.*(style|body marker).*:DeprecationWarning")  # of litestar 3 to come
ORIGIN = "https://play.example.org"
Json = dict[str, Any]


class Authenticator:
    """A device with one passkey (ES256)."""

    def __init__(self, origin: str = ORIGIN) -> None:
        self.origin = origin
        self.id = hashlib.sha256(origin.encode()).digest()
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def _said(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, party: str, flags: int, more: bytes = b"") -> bytes:
        self.count += 1
        return hashlib.sha256(party.encode()).digest() + bytes([flags]) + self.count.to_bytes(4) + more

    def make(self, options: Json) -> Json:
        """Answer `navigator.credentials.create`."""
        numbers = self.key.public_key().public_numbers()
        cose = encode_cbor({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)})
        attested = bytes(16) + len(self.id).to_bytes(2) + self.id + cose
        data = self._data(options["rp"]["id"], 0x45, attested)
        return self._answer(
            clientDataJSON=self._said("webauthn.create", options["challenge"]),
            attestationObject=encode_cbor({"fmt": "none", "attStmt": {}, "authData": data}),
        )

    def use(self, options: Json) -> Json:
        """Answer `navigator.credentials.get`."""
        said, data = self._said("webauthn.get", options["challenge"]), self._data(options["rpId"], 0x05)
        signature = self.key.sign(data + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        return self._answer(clientDataJSON=said, authenticatorData=data, signature=signature)

    def _answer(self, **response: bytes) -> Json:
        told = {name: bytes_to_base64url(one) for name, one in response.items()}
        return {
            "id": bytes_to_base64url(self.id),
            "rawId": bytes_to_base64url(self.id),
            "type": "public-key",
            "response": told,
        }


async def made(anna: httpx.AsyncClient, device: Authenticator) -> Json:
    options = (await anna.post("/api/me/passkeys/begin")).json()
    answer = await anna.post("/api/me/passkeys", json=device.make(options))
    assert answer.status_code == 201, answer.text
    key: Json = answer.json()
    return key


@on_the_web(origins=(ORIGIN,))
async def test_a_passkey_opens_the_house_once_for_each_challenge(web: Web) -> None:
    anna, stranger = await web.guest("Anna"), web.client(headers={"origin": ORIGIN})
    anna.headers["origin"] = ORIGIN
    device = Authenticator()
    key = await made(anna, device)
    assert key["kind"] == "passkey" and key["used"] is None
    answer = device.use((await stranger.post("/api/passkeys/begin")).json())
    came = await stranger.post("/api/enter", json={"passkey": answer})
    assert came.json() == (await anna.get("/api/me")).json() and NAME in came.cookies
    used = (await anna.get("/api/me/identity")).json()["keys"][0]["used"]
    assert used is not None
    again = web.client(headers={"origin": ORIGIN})
    assert error(await again.post("/api/enter", json={"passkey": answer}))[1] == "wrong-passkey", "it is good once"
    assert (await anna.delete(f"/api/me/keys/passkey/{key['id']}")).status_code == 204
    late = device.use((await again.post("/api/passkeys/begin")).json())
    assert error(await again.post("/api/enter", json={"passkey": late}))[1] == "wrong-passkey"


@on_the_web(origins=(ORIGIN, "https://other.example.org", "http://games.lan", "https://10.0.0.2"))
async def test_what_is_signed_for_something_else_opens_nothing(web: Web) -> None:
    anna, bert = await web.guest("Anna"), await web.guest("Bert")
    anna.headers["origin"] = bert.headers["origin"] = ORIGIN
    device = Authenticator()
    await made(anna, device)
    stranger = web.client(headers={"origin": ORIGIN})

    async def refused(answer: Json, **headers: str) -> str:
        return error(await stranger.post("/api/enter", json={"passkey": answer}, headers=headers))[1]

    async def asked() -> Json:
        options: Json = (await stranger.post("/api/passkeys/begin")).json()
        return options

    other = Authenticator("https://other.example.org")
    other.id, other.key = device.id, device.key
    assert await refused(other.use(await asked())) == "wrong-passkey", "another page"
    elsewhere = device.use({**await asked(), "rpId": "other.example.org"})
    assert await refused(elsewhere) == "wrong-passkey" == await refused(elsewhere, origin="https://other.example.org")
    forged = device.use(await asked())
    forged["response"]["signature"] = bytes_to_base64url(
        base64url_to_bytes(forged["response"]["signature"])[:-1] + b"x"
    )
    assert await refused(forged) == "wrong-passkey"
    device.count = 0
    assert await refused(device.use(await asked())) == "wrong-passkey", "a copy counts from the start"
    device.count = 9
    own = (await anna.post("/api/me/passkeys/begin")).json()
    assert await refused(device.use({"rpId": "play.example.org", **own})) == "wrong-passkey", "it is for making one"
    assert error(await bert.post("/api/me/passkeys", json=Authenticator().make(own)))[1] == "wrong-passkey", (
        "not Bert's"
    )
    taken = (await bert.post("/api/me/passkeys/begin")).json()
    assert error(await bert.post("/api/me/passkeys", json=device.make(taken)))[1] == "wrong-passkey", "it is Anna's"
    assert await refused({"id": "x"}) == "malformed" == await refused({"response": {"clientDataJSON": "e30"}})
    for origin in ("http://games.lan", "https://10.0.0.2"):
        assert error(await anna.post("/api/me/passkeys/begin", headers={"origin": origin}))[1] == "no-passkeys"
    assert (
        device.use(await asked())["id"]
        and (await stranger.post("/api/enter", json={"passkey": device.use(await asked())})).status_code == 200
    ), "and the right one still does"


def test_browsers_offer_passkeys_by_https_and_a_name_or_on_this_machine() -> None:
    for address in (ORIGIN, "http://localhost:8000", "https://games.lan:8443"):
        assert possible_at(address)
    for address in (
        "http://play.example.org",
        "https://10.0.0.2",
        "https://[::1]:8000",
        "http://127.0.0.1",
        "",
        "null",
    ):
        assert not possible_at(address)
