"""Tournaments over HTTP: the list, one, taking part, and what their hosts do."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from ludoteca.house.house import House
from ludoteca.house.http.guard import client_address, visitor
from ludoteca.house.verbs import tournament, tournament_page
from ludoteca.house.wire.contests import NewTournament, Tournament, TournamentPage
from ludoteca.house.wire.people import Person

Asked = Request[Any, Any, Any]


@get("/api/tournaments")
async def page(request: Asked, page: FromQuery[int] = 0) -> TournamentPage:
    """The tournaments of this house, the newest first, by pages."""
    house: House = request.app.state.house
    house.limits.take("journal", client_address(request))
    return await tournament_page.page(house, (await visitor(house, request)).id, page)


@post("/api/tournaments", status_code=201)
async def new(request: Asked, data: JSONBody[NewTournament]) -> Tournament:
    """Make a tournament."""
    house, person = await _person(request, "tournament")
    house.limits.take("tournament", client_address(request))
    row = await tournament.create(house, person, data)
    return await tournament_page.told(house, row.id, person.id)


@get("/api/tournaments/{name:str}")
async def one(request: Asked, name: FromPath[str]) -> Tournament:
    """One tournament: its people, rounds and standings."""
    house: House = request.app.state.house
    house.limits.take("journal", client_address(request))
    return await tournament_page.told(house, name, (await visitor(house, request)).id)


@put("/api/tournaments/{name:str}/entrant")
async def take_part(request: Asked, name: FromPath[str]) -> Tournament:
    """Take part; once it has begun, be back."""
    house, person = await _person(request, "seat")
    await tournament.enter(house, name, person)
    return await tournament_page.told(house, name, person.id)


@delete("/api/tournaments/{name:str}/entrant", status_code=200)
async def withdraw(request: Asked, name: FromPath[str]) -> Tournament:
    """Take part no more."""
    house, person = await _person(request, "seat")
    await tournament.withdraw(house, name, person)
    return await tournament_page.told(house, name, person.id)


@post("/api/tournaments/{name:str}/start", status_code=200)
async def begin(request: Asked, name: FromPath[str]) -> Tournament:
    """Draw lots and pair the first round."""
    house, person = await _person(request, "seat")
    await tournament.start(house, name, person)
    return await tournament_page.told(house, name, person.id)


@delete("/api/tournaments/{name:str}", status_code=200)
async def cancel(request: Asked, name: FromPath[str]) -> Tournament:
    """Call it off."""
    house, person = await _person(request, "seat")
    await tournament.cancel(house, name, person)
    return await tournament_page.told(house, name, person.id)


async def _person(request: Asked, what: str) -> tuple[House, Person]:
    """Whoever asks, counted for what is asked."""
    house: House = request.app.state.house
    person = (await visitor(house, request)).person()
    house.limits.take(what, person.id)
    return house, person
