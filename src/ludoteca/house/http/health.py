"""For the host: is the house well, and what does it do?"""

from __future__ import annotations

import asyncio
import hmac
from functools import cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST
from prometheus_client.core import GaugeMetricFamily

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.metrics import in_words, together

STORE_SECONDS = 2.0
"""So long the store may take to tell what it knows; the numbers of this process are told without it."""


@get("/health", include_in_schema=False)
async def health(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Answers when the store can be read, and took what this process wrote last: it writes every few seconds."""
    house: House = request.app.state.house
    await house.store.marks([])
    if not house.peers.stored:
        raise Refused("no-store", status=503)
    return {"status": "ok"}


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """What all processes of the house count and measure, in the text form of Prometheus."""
    house: House = request.app.state.house
    if not may_watch(house, request):
        raise Refused("not-found", field="path", status=404)
    texts = [house.metrics.text()]
    try:
        async with asyncio.timeout(STORE_SECONDS):
            size, others = await house.store.watched(house.peers.name)
    except Exception:  # a store that is away is what this shall help to see
        size, others = None, []
    size_of_store = GaugeMetricFamily("ludoteca_store_bytes", "Size of the store; none: it does not answer", size)
    return Response(together([*texts, *others, in_words([size_of_store])]), media_type=CONTENT_TYPE_LATEST)


def may_watch(house: House, request: Request[Any, Any, Any]) -> bool:
    """Tell whether somebody asks from a network that the host has named, or knows the host's word."""
    word = house.settings.metrics_token
    if word and hmac.compare_digest(request.headers.get("authorization", "").encode(), f"Bearer {word}".encode()):
        return True
    if request.client is None:  # a socket of this machine
        return True
    try:
        address = ip_address(request.client.host.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        address = address.ipv4_mapped or address
    return any(address in network for network in networks(house.settings.metrics))


@cache
def networks(names: tuple[str, ...]) -> tuple[IPv4Network | IPv6Network, ...]:
    """Networks by name: `10.0.0.0/8`, `::1`."""
    return tuple(ip_network(name, strict=False) for name in names)
