"""A browser and the service of its maker, as RFC 8030, 8291 and 8292 describe them: written from their side."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import jwt
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ludoteca.house.store.rows import Address
from tests.support.serving import Quiet, serving

CURVE = ec.SECP256R1()
AUTH = b"sixteen letters!"


def plain(text: str) -> bytes:
    """Bytes from their letters in a header."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def letters(data: bytes) -> str:
    """Letters for a header."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """Has keys, and reads what is sealed for it."""

    def __init__(self, service: Service, name: str, language: str = "en") -> None:
        self.key = ec.generate_private_key(CURVE)
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.address = Address(f"{service.url}/{name}", letters(self.point), letters(AUTH), language)
        self.inbox = service.inboxes.setdefault(f"/{name}", [])

    def read(self) -> list[dict[str, Any]]:
        """All that has come."""
        return [json.loads(self.opened(body)) for _, body in self.inbox]

    def opened(self, body: bytes) -> bytes:
        """Decrypt one record as RFC 8188 and 8291 say."""
        salt, length, size = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + size], body[21 + size :]
        assert size == 65 and len(sealed) <= length
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = HKDF(SHA256(), 32, AUTH, b"WebPush: info\x00" + self.point + sender).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        text = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert text.endswith(b"\x02"), "the last record ends so"
        return text[:-1]


class Service:
    """Takes messages for browsers if their sender may send them; `answers` tells what else to answer, by path."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.inboxes: dict[str, list[tuple[dict[str, str], bytes]]] = {}
        self.answers: dict[str, int] = {}
        self.refused: list[str] = []

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        """Answer as a service does."""
        if path in self.answers:
            return self.answers[path]
        try:
            self.check(headers, body)
        except Exception as error:
            self.refused.append(repr(error))
            return 403
        self.inboxes.setdefault(path, []).append((headers, body))
        return 201

    def check(self, headers: dict[str, str], body: bytes) -> None:
        """The signature is good and for this service (RFC 8292); the rest is as RFC 8030 says."""
        scheme, _, rest = headers["authorization"].partition(" ")
        said = dict(part.strip().split("=", 1) for part in rest.split(","))
        key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, plain(said["k"]))
        claims = jwt.decode(said["t"], key, algorithms=["ES256"], audience=self.url, options={"verify_exp": False})
        assert scheme == "vapid" and claims["exp"] > 0
        assert headers["content-encoding"] == "aes128gcm" and int(headers["ttl"]) > 0
        assert len(headers.get("topic", "")) <= 32 and len(body) <= 4096


@contextmanager
def service() -> Iterator[Service]:
    """A service on this machine."""

    class Handler(Quiet):
        def posted(self) -> None:
            headers = {name.lower(): value for name, value in self.headers.items()}
            self.answer(open_.take(self.path, headers, self.body()), "http://127.0.0.1:9/elsewhere")

    with serving(Handler) as address:
        open_ = Service(f"http://{address}")
        yield open_
