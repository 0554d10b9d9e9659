"""Guests: a nickname and a signed cookie."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post

from ludoteca.house.house import House, now
from ludoteca.house.http.guard import client_address, secret, visitor
from ludoteca.house.http.identity import known, own_device
from ludoteca.house.keys import new_id
from ludoteca.house.nicknames import clean
from ludoteca.house.people.newcomers import must_be_let_in
from ludoteca.house.verbs.rename import rename
from ludoteca.house.wire import NewGuest, Person


@post("/api/guest", status_code=200)
async def guest(request: Request[Any, Any, Any], data: NewGuest) -> Response[Person]:
    """Come in under a nickname, or change it."""
    house: House = request.app.state.house
    nickname = clean(data.nickname)
    who = await visitor(house, request)
    if who.id is None:
        address = client_address(request)
        house.limits.take("guest", address)
        await must_be_let_in(house, data.table, secret(request), address)
        person = house.meet(new_id(16), nickname)
        await house.store.add_player(person.id, nickname, now(), own_device(request))
        session = person.id
    else:
        house.limits.take("rename", who.id)
        person = await rename(house, who.person(), nickname)
        session = who.session or person.id
    return known(house, person, session)


@get("/api/me")
async def me(request: Request[Any, Any, Any]) -> Person:
    """Who am I?"""
    return (await visitor(request.app.state.house, request)).person()
