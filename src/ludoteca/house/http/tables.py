"""Tables over HTTP: lobby, seats, start, looking back, branching."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.http.guard import client_address, secret, visitor
from ludoteca.house.limits import STEPS_AT_ONCE
from ludoteca.house.opening import record_of
from ludoteca.house.store import tempo
from ludoteca.house.table import Table
from ludoteca.house.verbs import (
    branch,
    close,
    create,
    duplicate,
    lobby,
    look_back,
    rematch,
    renew,
    sit,
    start,
    thoughts,
    timing,
    waiting,
)
from ludoteca.house.verbs import gains as came
from ludoteca.house.wire.people import Person
from ludoteca.house.wire.tables import (
    Branch,
    Gains,
    NewTable,
    Round,
    Step,
    Steps,
    TableInfo,
    TableLists,
    TablePage,
    TakeSeat,
    Waiting,
)
from ludoteca.house.wire.teaching import Thoughts

Asked = Request[Any, Any, Any]


@get("/api/tables")
async def lists(request: Asked) -> TableLists:
    """The lobby: public tables by state, and the caller's own."""
    house: House = request.app.state.house
    guest = await visitor(house, request)
    return await lobby.lists(house, guest.id)


@get(["/api/tables/open", "/api/tables/playing", "/api/tables/finished", "/api/tables/mine"])
async def page(request: Asked, page: FromQuery[int] = 0) -> TablePage:
    """Tables in one state that the caller may see, or the caller's own, by pages."""
    house: House = request.app.state.house
    guest = await visitor(house, request)
    return await lobby.page(house, request.url.path.rpartition("/")[2], guest.id, page)


@get("/api/me/waiting")
async def next_one(request: Asked, but: FromQuery[str | None] = None) -> Waiting:
    """How many tables wait for the caller, besides the one that is looked at, and which of them the longest?"""
    house: House = request.app.state.house
    return await waiting.next_table(house, (await visitor(house, request)).person().id, but)


@post("/api/tables", status_code=201)
async def new(request: Asked, data: JSONBody[NewTable]) -> TableInfo:
    """Create a table."""
    house, person = await _person(request, "table")
    house.limits.take("table", client_address(request))
    settled = (data.game, data.seats, data.options, data.private, data.tempo, data.out)
    table = await create.create(house, person, *settled, rated=data.rated, tables=data.tables, teaching=data.teaching)
    return table.describe()


@get("/api/tables/{table_id:str}")
async def one(request: Asked, table_id: FromPath[str]) -> TableInfo:
    """One table."""
    table, _ = await _enter(request, table_id)
    house: House = request.app.state.house
    async with house.hold(table):
        return table.describe()


@post("/api/tables/{table_id:str}/seats/{number:int}", status_code=200)
async def take_seat(
    request: Asked, table_id: FromPath[str], number: FromPath[int], data: JSONBody[TakeSeat]
) -> TableInfo:
    """Sit down, or put a bot there."""
    house, person = await _person(request, "seat")
    table, _ = await _enter(request, table_id)
    if data.bot is None and table.row.begun:
        await timing.take_over(house, table, person, number)
    elif data.bot is None:
        await sit.sit(house, table, person, number)
    else:
        await sit.seat_bot(house, table, person, number, data.bot)
    return table.describe()


@get("/api/tables/{table_id:str}/left")
async def left(request: Asked, table_id: FromPath[str]) -> list[int]:
    """The seats that the caller has left at a table to somebody else."""
    house: House = request.app.state.house
    table, player = await _enter(request, table_id)
    return [] if player is None else [*await house.store.read(tempo.left_seats, table.row.id, player)]


@delete("/api/tables/{table_id:str}/seats/{number:int}", status_code=200)
async def leave_seat(request: Asked, table_id: FromPath[str], number: FromPath[int]) -> TableInfo:
    """Stand up, or send a bot away."""
    house, person = await _person(request, "seat")
    table, _ = await _enter(request, table_id)
    await sit.stand(house, table, person, number)
    return table.describe()


@post("/api/tables/{table_id:str}/seats/{number:int}/ban", status_code=200)
async def ban(request: Asked, table_id: FromPath[str], number: FromPath[int]) -> TableInfo:
    """Send somebody away who shall not come back."""
    house, person = await _person(request, "seat")
    table, _ = await _enter(request, table_id)
    await sit.ban(house, table, person, number)
    return table.describe()


@post("/api/tables/{table_id:str}/link", status_code=200)
async def renew_link(request: Asked, table_id: FromPath[str]) -> TableInfo:
    """A new link to a private table, or to the room that it has become; the old one lets nobody in any more."""
    house, person = await _person(request, "seat")
    table, _ = await _enter(request, table_id)
    await renew.renew_link(house, table, person)
    return table.describe()


@delete("/api/tables/{table_id:str}")
async def cancel(request: Asked, table_id: FromPath[str]) -> None:
    """End a table before its start."""
    house, person = await _person(request, "seat")
    table, _ = await _enter(request, table_id)
    await close.close(house, table, person)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def begin(request: Asked, table_id: FromPath[str]) -> TableInfo:
    """Deal and begin."""
    house, person = await _person(request, "seat")
    table, _ = await _enter(request, table_id)
    await start.start(house, table, person)
    return table.describe()


@get("/api/tables/{table_id:str}/steps")
async def steps(request: Asked, table_id: FromPath[str]) -> Steps:
    """When who acted."""
    house: House = request.app.state.house
    house.limits.take("journal", client_address(request))
    table, _ = await _enter(request, table_id)
    return await look_back.steps(house, table)


@get("/api/tables/{table_id:str}/steps/{seq:int}")
async def step(request: Asked, table_id: FromPath[str], seq: FromPath[int], eyes: FromQuery[str | None] = None) -> Step:
    """The game after one entry, as the caller could see it; through other eyes where they may be borrowed."""
    house: House = request.app.state.house
    house.limits.take("step", client_address(request))
    table, player = await _enter(request, table_id)
    async with house.readers.turn(client_address(request)):
        return await look_back.step(house, table, table.row.seat_of(player), seq, eyes)


@get("/api/tables/{table_id:str}/steps/{seq:int}/thoughts")
async def thought_of(request: Asked, table_id: FromPath[str], seq: FromPath[int]) -> Thoughts:
    """What a bot would think of when it decided this entry, at a teaching table or of a finished game."""
    house: House = request.app.state.house
    house.limits.take("journal", client_address(request))
    table, _ = await _enter(request, table_id)
    async with house.readers.turn(client_address(request)):
        return await thoughts.thoughts(house, table, seq)


@get("/api/tables/{table_id:str}/gains")
async def gains(request: Asked, table_id: FromPath[str]) -> Gains:
    """How points came over time."""
    house: House = request.app.state.house
    house.limits.take("journal", client_address(request))
    table, player = await _enter(request, table_id)
    async with house.readers.turn(client_address(request)):
        return await came.gains(house, table, table.row.seat_of(player))


@get("/api/tables/{table_id:str}/steps/{first:int}/{last:int}")
async def steps_between(
    request: Asked, table_id: FromPath[str], first: FromPath[int], last: FromPath[int]
) -> list[Step]:
    """The game after each of several entries, as the caller could see it."""
    house: House = request.app.state.house
    house.limits.take("step", client_address(request), min(max(last - first + 1, 1), STEPS_AT_ONCE))
    table, player = await _enter(request, table_id)
    async with house.readers.turn(client_address(request)):
        return await look_back.steps_between(house, table, table.row.seat_of(player), first, last)


@get("/api/tables/{table_id:str}/record")
async def record(request: Asked, table_id: FromPath[str]) -> dict[str, Any]:
    """The record of a finished game, to be replayed and verified by anybody."""
    house: House = request.app.state.house
    house.limits.take("journal", client_address(request))
    table, _ = await _enter(request, table_id)
    async with house.hold(table):
        if table.match is None or not table.match.over:
            raise Refused("not-over", field="table", status=409)
        row, match = table.row, table.match
    async with house.readers.turn(client_address(request)):
        return await house.readers.run(record_of, row, match)


@get("/api/tables/{table_id:str}/round")
async def others(request: Asked, table_id: FromPath[str]) -> Round:
    """The tables that share their luck with this one, and how each seat did beside the same seat elsewhere."""
    house: House = request.app.state.house
    house.limits.take("journal", client_address(request))
    table, player = await _enter(request, table_id)
    return await duplicate.others(house, table, player)


@post("/api/tables/{table_id:str}/branch", status_code=201)
async def branch_off(request: Asked, table_id: FromPath[str], data: JSONBody[Branch]) -> TableInfo:
    """Play on from a step of a finished game, against bots or with those in the room."""
    house, person = await _person(request, "table")
    table, _ = await _enter(request, table_id)
    chosen = data.seq, data.bots, data.seat
    async with house.readers.turn(client_address(request)):
        new_table = await branch.branch(house, table, person, *chosen, together=data.together)
    async with house.hold(new_table):
        house.publish(new_table)
    return new_table.describe()


@get("/api/tables/{table_id:str}/branches")
async def branches(request: Asked, table_id: FromPath[str]) -> list[TableInfo]:
    """The branches of a finished game that people play together, and the caller's own."""
    house: House = request.app.state.house
    house.limits.take("journal", client_address(request))
    table, player = await _enter(request, table_id)
    return await branch.branches(house, table, player)


@post("/api/tables/{table_id:str}/rematch", status_code=201)
async def play_again(request: Asked, table_id: FromPath[str]) -> TableInfo:
    """Play once more with the same people; the same table for everybody who asks."""
    house, person = await _person(request, "table")
    table, _ = await _enter(request, table_id)
    new_table = await rematch.rematch(house, table, person)
    async with house.hold(new_table):
        house.publish(new_table)
    return new_table.describe()


async def _person(request: Asked, what: str) -> tuple[House, Person]:
    """Whoever asks, counted for what is asked."""
    house: House = request.app.state.house
    person = (await visitor(house, request)).person()
    house.limits.take(what, person.id)
    return house, person


async def _enter(request: Asked, table_id: str) -> tuple[Table, str | None]:
    house: House = request.app.state.house
    guest = await visitor(house, request)
    return await house.enter(table_id, guest.id, secret(request), client_address(request)), guest.id
