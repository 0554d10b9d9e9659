"""Web push: a message that only one browser can read (RFC 8291), sent in the name of this house (RFC 8292).

The browser's maker runs the service that carries the message. It learns that there is one, how long it is and how long
to keep it, and nothing else.
"""

from __future__ import annotations

import base64
import hashlib
import json
import os
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import IO
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ludoteca.house.notices.outcome import Outcome
from ludoteca.house.store.rows import Address

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many points the curve has."""
RECORD = 4096
LONGEST = RECORD - 103
"""So many bytes a message may have: a head of 86 is in its one record, too, a tag of 16 and an end of one."""
GOOD_FOR = 12 * 3600
"""Seconds for which the house's signature is good; services refuse more than a day."""
KEPT_FOR = 24 * 3600
"""Seconds for which a service keeps a message for a browser that is off."""
PATIENCE = 10.0
SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "web.push.apple.com",
    "notify.windows.com",
)
"""The services of the browsers' makers: these hosts, and those below them."""


class Sender:
    """The key by which services know that messages come from the same house; it follows from the house's secret."""

    def __init__(self, secret: bytes, contact: str = "") -> None:
        number = int.from_bytes(hashlib.sha512(secret).digest(), "big")
        self._key = ec.derive_private_key(number % (ORDER - 1) + 1, CURVE)
        self._contact = contact

    @property
    def public(self) -> str:
        """What a browser is told when it asks for an address: messages of others are not carried to it."""
        return _text(_point(self._key.public_key()))

    def signed(self, endpoint: str, now: int) -> str:
        """The `Authorization` of a message to this service; `now` in milliseconds."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // 1000 + GOOD_FOR}
        if self._contact:
            claims["sub"] = self._contact
        said = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={said}.{_text(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={self.public}"

    def send(self, address: Address, message: bytes, topic: str, now: int) -> Outcome:
        """Hand a message over to the browser's service; one of the same topic that still waits there is replaced."""
        request = urllib.request.Request(
            address.endpoint,
            sealed(address, message),
            {
                "Authorization": self.signed(address.endpoint, now),
                "Content-Encoding": "aes128gcm",
                "Content-Type": "application/octet-stream",
                "TTL": str(KEPT_FOR),
                "Topic": topic,
                "Urgency": "normal",
            },
            method="POST",
        )
        try:
            with _OPENER.open(request, timeout=PATIENCE):
                return Outcome.SENT
        except urllib.error.HTTPError as error:
            with error:
                return _outcome(error.code)
        except (OSError, HTTPException):
            return Outcome.LATER


def carried_by(endpoint: str, others: tuple[str, ...] = ()) -> bool:
    """Tell whether an endpoint is one of a known service, or of the origins that a host has added.

    >>> carried_by("https://fcm.googleapis.com/fcm/send/x"), carried_by("https://router.lan/x")
    (True, False)
    >>> carried_by("http://127.0.0.1:9000/x", ("http://127.0.0.1:9000",))
    True
    """
    parts = urlsplit(endpoint)
    if f"{parts.scheme}://{parts.netloc}" in others:
        return True
    host = f".{parts.hostname or ''}"
    usual = parts.scheme == "https" and parts.netloc == parts.hostname
    return usual and any(host.endswith(f".{service}") for service in SERVICES)


def readable(address: Address) -> bool:
    """Tell whether these keys are such as browsers have."""
    try:
        _public(address)
        return len(_bytes(address.auth)) == 16
    except ValueError:
        return False


def sealed(
    address: Address, message: bytes, *, salt: bytes = b"", sender: ec.EllipticCurvePrivateKey | None = None
) -> bytes:
    """Encrypt a message for the browser at an address; salt and key of the sender are new ones unless given."""
    if len(message) > LONGEST:
        raise ValueError(f"a message has at most {LONGEST} bytes")
    salt = salt or os.urandom(16)
    sender = sender or ec.generate_private_key(CURVE)
    reader, own = _public(address), _point(sender.public_key())
    shared = sender.exchange(ec.ECDH(), reader)
    known = _derived(shared, _bytes(address.auth), b"WebPush: info\0" + _point(reader) + own, 32)
    key = _derived(known, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(known, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A service that sends on to another place may send on to one of ours."""

    def redirect_request(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: object, newurl: str
    ) -> None:
        """Stay."""


_OPENER = urllib.request.build_opener(_NoRedirects)


def _outcome(status: int) -> Outcome:
    if status in (404, 410):
        return Outcome.GONE
    return Outcome.LATER if status == 429 or status >= 500 else Outcome.REFUSED


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _public(address: Address) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(address.p256dh))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _json(value: object) -> str:
    return _text(json.dumps(value, separators=(",", ":")).encode())


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
