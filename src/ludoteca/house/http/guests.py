"""Guests: a nickname and a signed cookie."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post, put

from ludoteca.house.house import House
from ludoteca.house.http.guard import client_address, visitor
from ludoteca.house.keys import NAME, new_id
from ludoteca.house.nicknames import clean
from ludoteca.house.tempo.rest import Rest
from ludoteca.house.verbs import resting
from ludoteca.house.verbs.enter import enter
from ludoteca.house.verbs.rename import rename
from ludoteca.house.wire import Entrance, NewGuest, Person, RestInfo

DAY = 86_400


@post("/api/guest", status_code=200)
async def guest(request: Request[Any, Any, Any], data: NewGuest) -> Response[Person]:
    """Come in under a nickname, or change it."""
    house: House = request.app.state.house
    nickname = clean(data.nickname)
    who = await visitor(house, request)
    if who.id is None:
        house.limits.take("guest", client_address(request))
        person = house.meet(new_id(16), nickname)
        await house.store.add_player(person.id, nickname, house.now())
        await resting.settle_in(house, person, data.zone)
    else:
        house.limits.take("rename", who.id)
        person = await rename(house, who.person(), nickname)
    return _known(house, person)


@post("/api/enter", status_code=200)
async def come_in(request: Request[Any, Any, Any], data: Entrance) -> Response[Person]:
    """Come in by a link that those who run the house have made: it is good once, and for a while."""
    house: House = request.app.state.house
    return _known(house, await enter(house, data.token, client_address(request)))


def _known(house: House, person: Person) -> Response[Person]:
    """The answer by which a browser is known from now on."""
    response = Response(person)
    seconds = house.settings.session_days * DAY
    response.set_cookie(
        NAME,
        house.keys.session(person.id, house.now() // 1000 + seconds),
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=house.settings.secure_cookie,
    )
    return response


@get("/api/me/rest")
async def rest(request: Request[Any, Any, Any]) -> RestInfo:
    """When do I rest?"""
    house: House = request.app.state.house
    return await resting.told(house, (await visitor(house, request)).person())


@put("/api/me/rest")
async def set_rest(request: Request[Any, Any, Any], data: Rest) -> RestInfo:
    """Rest so from now on."""
    house: House = request.app.state.house
    person = (await visitor(house, request)).person()
    house.limits.take("rest", person.id)
    return await resting.set_rest(house, person, data)


@get("/api/me")
async def me(request: Request[Any, Any, Any]) -> Person:
    """Who am I?"""
    return (await visitor(request.app.state.house, request)).person()
