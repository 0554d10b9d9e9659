"""Statistics of a game over HTTP: what is kept, packed once for all who ask."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from ludoteca.house.house import House
from ludoteca.house.http.games import FRESH, find
from ludoteca.house.http.packing import packed
from ludoteca.house.verbs import statistics
from ludoteca.house.wire.json import encode


@get("/api/games/{name:str}/statistics")
async def one(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """What the public games of this house have come to, for each number of seats."""
    house: House = request.app.state.house
    told = encode(await statistics.of(house, find(name)))
    return await asyncio.to_thread(packed, request, told, MediaType.JSON, FRESH)
