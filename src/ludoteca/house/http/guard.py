"""Who is asking, from where, and may they?"""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from ludoteca.house.errors import Refused
from ludoteca.house.guests import Guest
from ludoteca.house.house import House
from ludoteca.house.keys import NAME

Asking = ASGIConnection[Any, Any, Any, Any]


async def visitor(house: House, asking: Asking) -> Guest:
    """Whose cookie came along?"""
    cookie = asking.cookies.get(NAME)
    if not cookie:
        return Guest(None)
    session, expired = house.keys.session_of(cookie, house.now() / 1000)
    person = None if session is None else await house.people.visit(session)
    if person is not None:
        house.people.must_not_be("barred", person.id)
    return Guest(person, expired=expired, session=session if person is not None else None)


def client_address(asking: Asking) -> str:
    """Where the request comes from: of an IPv6 address the network, since one person holds 2⁶⁴ of them."""
    host = asking.client.host if asking.client is not None else "local"
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(address.ipv4_mapped or IPv6Network((address, 64), strict=False))


def check_origin(house: House, asking: Asking) -> None:
    """Other pages may not talk to the house in the name of a visitor. Programs send no origin."""
    origin = asking.headers.get("origin")
    if origin is None or origin in house.settings.origins:
        return
    try:
        asked_by = urlsplit(origin).netloc
    except ValueError:  # no address at all
        asked_by = ""
    if not asked_by or asked_by != asking.headers.get("host"):
        raise Refused("wrong-origin", field="origin", args={"origin": origin[:100]}, status=403)


def secret(asking: Asking) -> str | None:
    """The secret of a private table; it travels in a header, never in a URL."""
    return asking.headers.get("x-table-secret")
