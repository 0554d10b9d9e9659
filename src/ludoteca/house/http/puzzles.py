"""Puzzles over HTTP: which errors are asked again, their boards, and what an answer is worth."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from ludoteca.house.house import House
from ludoteca.house.http.guard import client_address, secret, visitor
from ludoteca.house.table import Table
from ludoteca.house.verbs import puzzle
from ludoteca.house.wire.learning import PuzzleAnswer, PuzzleInfo, PuzzleQuestion, Verdict
from ludoteca.house.wire.planning import TrialAnswer

Asked = Request[Any, Any, Any]


@get("/api/me/puzzles")
async def own(request: Asked) -> list[PuzzleInfo]:
    """The caller's own errors that are asked again, those first that are due longest."""
    house: House = request.app.state.house
    player = (await visitor(house, request)).person().id
    house.limits.take("puzzle", player)
    return await puzzle.own(house, player)


@post("/api/tables/{table_id:str}/puzzles/{seq:int}/board", status_code=200)
async def board(
    request: Asked, table_id: FromPath[str], seq: FromPath[int], data: JSONBody[PuzzleQuestion]
) -> TrialAnswer:
    """A puzzle as its player saw it, and what is asked about it."""
    house, table, _ = await _enter(request, table_id, "puzzle")
    async with house.readers.turn(client_address(request)):
        return await puzzle.board(house, table, seq, data)


@post("/api/tables/{table_id:str}/puzzles/{seq:int}", status_code=200)
async def answer(request: Asked, table_id: FromPath[str], seq: FromPath[int], data: JSONBody[PuzzleAnswer]) -> Verdict:
    """What an answer is worth."""
    house, table, player = await _enter(request, table_id, "answer")
    async with house.readers.turn(client_address(request)):
        return await puzzle.answer(house, table, seq, player, data.picks)


async def _enter(request: Asked, table_id: str, what: str) -> tuple[House, Table, str | None]:
    """The table, for whoever may see it, and who asks; counted for what is asked."""
    house: House = request.app.state.house
    player = (await visitor(house, request)).id
    house.limits.take(what, player or client_address(request))
    return house, await house.enter(table_id, player, secret(request), client_address(request)), player
