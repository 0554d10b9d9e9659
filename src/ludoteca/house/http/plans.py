"""Planning ahead over HTTP: a private board, what was kept of it, and orders."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.http.guard import client_address, secret, visitor
from ludoteca.house.limits import PLANS
from ludoteca.house.table import Table
from ludoteca.house.verbs import plan
from ludoteca.house.wire.planning import NewPlan, NewTrial, Plan, TrialAnswer

Asked = Request[Any, Any, Any]


@post("/api/tables/{table_id:str}/trial", status_code=200)
async def try_out(request: Asked, table_id: FromPath[str], data: JSONBody[NewTrial]) -> TrialAnswer:
    """What comes of some moves, on a board that nobody else sees."""
    house, table, player = await _seated(request, table_id)
    async with house.readers.turn(client_address(request)):
        return await plan.try_out(house, table, player, data)


@get("/api/tables/{table_id:str}/plans")
async def plans(request: Asked, table_id: FromPath[str]) -> list[Plan]:
    """What the caller has planned at a table."""
    house, table, player = await _seated(request, table_id)
    return await plan.own_plans(house, table, player)


@put("/api/tables/{table_id:str}/plans/{number:int}")
async def keep(request: Asked, table_id: FromPath[str], number: FromPath[int], data: JSONBody[NewPlan]) -> Plan:
    """Keep a plan, or make orders of it."""
    house, table, player = await _seated(request, table_id)
    _one_of(number)
    async with house.readers.turn(client_address(request)):
        return await plan.keep_plan(house, table, player, number, data)


@delete("/api/tables/{table_id:str}/plans/{number:int}")
async def drop(request: Asked, table_id: FromPath[str], number: FromPath[int]) -> None:
    """Forget a plan."""
    house, table, player = await _seated(request, table_id)
    await plan.drop_plan(house, table, player, number)


def _one_of(number: int) -> None:
    if not 0 <= number < PLANS:
        raise Refused("too-many-plans", field="number", args={"most": PLANS})


async def _seated(request: Asked, table_id: str) -> tuple[House, Table, str]:
    """Who asks, and at which table they plan."""
    house: House = request.app.state.house
    player = (await visitor(house, request)).person().id
    house.limits.take("plan", player)
    return house, await house.enter(table_id, player, secret(request), client_address(request)), player
