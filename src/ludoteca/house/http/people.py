"""People as others may know them."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.params import FromPath, FromQuery
from litestar.response import Stream

from ludoteca.house.house import House
from ludoteca.house.http.games import find
from ludoteca.house.http.guard import client_address, visitor
from ludoteca.house.verbs import export, person
from ludoteca.house.wire.played import PersonInfo, ReviewedInfo
from ludoteca.house.wire.tables import TablePage

Asked = Request[Any, Any, Any]


@get("/api/people/{player:str}")
async def one(request: Asked, player: FromPath[str]) -> PersonInfo:
    """What somebody has played, and how strongly."""
    house: House = request.app.state.house
    house.limits.take("person", client_address(request))
    return await person.person(house, player, (await visitor(house, request)).id)


@get("/api/people/{player:str}/reviewed/{game:str}")
async def reviewed(request: Asked, player: FromPath[str], game: FromPath[str]) -> ReviewedInfo:
    """What the reviews of somebody's games of a kind come to, taken together."""
    house: House = request.app.state.house
    house.limits.take("person", client_address(request))
    return await person.reviewed(house, player, (await visitor(house, request)).id, find(game))


@get("/api/people/{player:str}/games")
async def games(request: Asked, player: FromPath[str], page: FromQuery[int] = 0) -> TablePage:
    """The games that somebody has played to their end, by pages."""
    house: House = request.app.state.house
    house.limits.take("person", client_address(request))
    return await person.games(house, player, (await visitor(house, request)).id, page)


@get("/api/me/games")
async def own_games(request: Asked) -> Stream:
    """All games that I have finished, in one file: a record in each line."""
    house: House = request.app.state.house
    caller = (await visitor(house, request)).person()
    house.limits.take("export", caller.id)
    headers = {"Content-Disposition": 'attachment; filename="games.jsonl"'}
    return Stream(export.records(house, caller.id), media_type="application/x-ndjson", headers=headers)
