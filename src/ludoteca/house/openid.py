"""What the house asks a provider of OpenID Connect: where people sign in there, and who has come back."""

from __future__ import annotations

import base64
import hashlib
import time
from functools import cache
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from msgspec import Struct

from ludoteca.house.config import Settings

if TYPE_CHECKING:  # few houses have a provider, and all would wait for these when they open
    from authlib.integrations.httpx_client import AsyncOAuth2Client

BACK = "/api/provider/back"
DISCOVERY = "/.well-known/openid-configuration"
SIGNED_BY = ("RS256", "ES256", "EdDSA", "PS256")
SECONDS = 10.0
FRESH = 3600.0
"""Seconds for which what the provider says of itself is believed."""
LEEWAY = 120
"""Seconds by which clocks may differ."""


class Unproved(Exception):
    """The provider could not be asked, or what it said proves nothing."""


class Known(Struct, frozen=True):
    """Who has come back: a text that no two accounts share, and what they are called there."""

    account: str
    name: str


class Provider:
    """The provider that the host has named, if any."""

    def __init__(self, settings: Settings) -> None:
        self._issuer = settings.provider.rstrip("/")
        self._client = settings.provider_client
        self._secret = settings.provider_secret
        self._back = next(iter(settings.origins), "") + BACK
        self._told: dict[str, Any] = {}
        self._keys: Any = None
        self._asked = -FRESH
        possible = settings.provider and settings.provider_client and settings.origins
        self.name = (settings.provider_name or urlsplit(settings.provider).hostname) if possible else None
        """What it is called; None: there is none that could be asked."""

    def _asking(self) -> AsyncOAuth2Client:
        from authlib.integrations.httpx_client import AsyncOAuth2Client

        return AsyncOAuth2Client(
            self._client,
            self._secret or None,
            scope="openid profile",
            redirect_uri=self._back,
            code_challenge_method="S256",
            timeout=SECONDS,
        )

    async def _learn(self) -> None:
        """Ask the provider for its addresses and its public keys."""
        from joserfc.jwk import KeySet

        if time.monotonic() < self._asked + FRESH:
            return
        async with self._asking() as client:
            told = (
                (await client.request("GET", self._issuer + DISCOVERY, withhold_token=True)).raise_for_status().json()
            )
            if str(told["issuer"]).rstrip("/") != self._issuer:
                raise Unproved("another issuer")
            keys = await client.request("GET", told["jwks_uri"], withhold_token=True)
            self._keys = KeySet.import_key_set(keys.raise_for_status().json())
        self._told = told
        self._asked = time.monotonic()

    async def address(self, state: str, nonce: str, verifier: str) -> str:
        """Where somebody signs in."""
        try:
            await self._learn()
            async with self._asking() as client:
                url, _ = client.create_authorization_url(
                    self._told["authorization_endpoint"], state=state, nonce=nonce, code_verifier=verifier
                )
        except _faults() as error:
            raise Unproved(type(error).__name__) from error
        return str(url)

    async def who(self, code: str, nonce: str, verifier: str) -> Known:
        """Who has come back with a code."""
        from joserfc import jwt

        try:
            await self._learn()
            async with self._asking() as client:
                token = await client.fetch_token(self._told["token_endpoint"], code=code, code_verifier=verifier)
            claims = jwt.decode(token["id_token"], self._keys, algorithms=SIGNED_BY).claims
            rules = jwt.JWTClaimsRegistry(
                leeway=LEEWAY,
                iss={"essential": True, "value": self._told["issuer"]},
                aud={"essential": True, "value": self._client},
                nonce={"essential": True, "value": nonce},
                exp={"essential": True},
                sub={"essential": True},
            )
            rules.validate(claims)
        except _faults() as error:
            self._asked = -FRESH  # perhaps its keys are others by now
            raise Unproved(type(error).__name__) from error
        name = claims.get("name") or claims.get("preferred_username") or ""
        return Known(f"{self._issuer} {claims['sub']}", str(name))


@cache
def _faults() -> tuple[type[Exception], ...]:
    """What can be wrong with a provider, and with what it says."""
    from authlib.common.errors import AuthlibBaseError
    from httpx import HTTPError
    from joserfc.errors import JoseError

    return AuthlibBaseError, JoseError, HTTPError, KeyError, TypeError, ValueError


def verifier_of(tag: str) -> str:
    """A code verifier (RFC 7636) of 43 letters from a secret text."""
    return base64.urlsafe_b64encode(hashlib.sha256(tag.encode()).digest()).rstrip(b"=").decode()
