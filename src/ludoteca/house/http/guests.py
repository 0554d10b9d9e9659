"""Guests: a nickname and a signed cookie."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Request, Response, get, post, put
from litestar.params import JSONBody

from ludoteca.house.house import House
from ludoteca.house.http.guard import client_address, secret, visitor
from ludoteca.house.http.identity import known, own_device
from ludoteca.house.keys import new_id
from ludoteca.house.nicknames import clean
from ludoteca.house.notices.letters import keep_hour
from ludoteca.house.people.newcomers import must_be_let_in
from ludoteca.house.tempo.rest import Rest
from ludoteca.house.verbs import resting
from ludoteca.house.verbs.rename import rename
from ludoteca.house.wire.people import NewGuest, Person
from ludoteca.house.wire.tables import RestInfo


@post("/api/guest", status_code=200)
async def guest(request: Request[Any, Any, Any], data: JSONBody[NewGuest]) -> Response[Person]:
    """Come in under a nickname, or change it."""
    house: House = request.app.state.house
    nickname = clean(data.nickname)
    who = await visitor(house, request)
    if who.id is None:
        address = client_address(request)
        house.limits.take("guest", address)
        await must_be_let_in(house, data.table, secret(request), address)
        person = house.people.meet(new_id(16), nickname)
        await house.store.add_player(person.id, nickname, house.now(), own_device(request))
        await resting.settle_in(house, person, data.zone)
        session = person.id
    else:
        house.limits.take("rename", who.id)
        person = await rename(house, who.person(), nickname)
        session = who.session or person.id
    return known(house, person, session)


@get("/api/me/rest")
async def rest(request: Request[Any, Any, Any]) -> RestInfo:
    """When do I rest?"""
    house: House = request.app.state.house
    return await resting.told(house, (await visitor(house, request)).person())


@put("/api/me/rest")
async def set_rest(request: Request[Any, Any, Any], data: JSONBody[Rest]) -> RestInfo:
    """Rest so from now on."""
    house: House = request.app.state.house
    person = (await visitor(house, request)).person()
    house.limits.take("rest", person.id)
    told = await resting.set_rest(house, person, data)
    await house.store.writer.run(partial(keep_hour, player=person.id, at=house.now()))
    return told


@get("/api/me")
async def me(request: Request[Any, Any, Any]) -> Person:
    """Who am I?"""
    return (await visitor(request.app.state.house, request)).person()
