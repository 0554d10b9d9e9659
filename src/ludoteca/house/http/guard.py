"""Who is asking, from where, and may they?"""

from __future__ import annotations

import time
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.keys import NAME
from ludoteca.house.wire import Person

Asking = ASGIConnection[Any, Any, Any, Any]
EXPIRED = "expired"


class Guest:
    """Whoever asks: a person with a cookie, somebody whose cookie has expired, or a stranger."""

    __slots__ = ("expired", "id", "nickname")

    def __init__(self, person: Person | None, *, expired: bool = False) -> None:
        self.id = None if person is None else person.id
        self.nickname = "" if person is None else person.nickname
        self.expired = expired

    def person(self) -> Person:
        """The person, or a refusal."""
        if self.id is None:
            raise Refused("session-expired" if self.expired else "no-session", field="cookie", status=401)
        return Person(self.id, self.nickname)


async def visitor(house: House, asking: Asking) -> Guest:
    """Whose cookie came along?"""
    cookie = asking.cookies.get(NAME)
    if not cookie:
        return Guest(None)
    player, expired = house.keys.player(cookie, time.time())
    person = None if player is None else await house.person(player)
    return Guest(person, expired=expired)


def client_address(asking: Asking) -> str:
    """Where the request comes from."""
    return asking.client.host if asking.client is not None else "local"


def check_origin(house: House, asking: Asking) -> None:
    """Other pages may not talk to the house in the name of a visitor. Programs send no origin."""
    origin = asking.headers.get("origin")
    if origin is None or origin in house.settings.origins:
        return
    if urlsplit(origin).netloc != asking.headers.get("host"):
        raise Refused("wrong-origin", field="origin", args={"origin": origin[:100]}, status=403)


def secret(asking: Asking) -> str | None:
    """The secret of a private table; it travels in a header, never in a URL."""
    return asking.headers.get("x-table-secret")
