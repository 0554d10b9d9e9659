"""Puzzles over HTTP: own errors that are asked again, the collections, boards, and what an answer is worth."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody

from ludoteca.house.house import House
from ludoteca.house.http.games import find
from ludoteca.house.http.guard import client_address, secret, visitor
from ludoteca.house.table import Table
from ludoteca.house.verbs import collection as collections
from ludoteca.house.verbs import puzzle
from ludoteca.house.wire.learning import PuzzleAnswer, PuzzleCard, PuzzleInfo, PuzzleQuestion, Verdict
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
        return await puzzle.board(house, await puzzle.at_table(house, table, seq), data)


@post("/api/tables/{table_id:str}/puzzles/{seq:int}", status_code=200)
async def answer(request: Asked, table_id: FromPath[str], seq: FromPath[int], data: JSONBody[PuzzleAnswer]) -> Verdict:
    """What an answer is worth."""
    house, table, player = await _enter(request, table_id, "answer")
    async with house.readers.turn(client_address(request)):
        return await puzzle.answer(house, table, seq, player, data.picks)


@get("/api/puzzles/{game:str}")
async def collection(request: Asked, game: FromPath[str]) -> list[PuzzleCard]:
    """The puzzles of a game for everybody, by theme, and which of them the caller has tried and solved."""
    house, player = await _ask(request, "puzzle")
    return await collections.cards(house, find(game), player)


@get("/api/daily-puzzle")
async def daily(request: Asked) -> PuzzleCard | None:
    """The puzzle of today, the same for everybody; null: this house has none."""
    house, player = await _ask(request, "puzzle")
    return await collections.daily(house, player)


@post("/api/puzzles/{game:str}/{source:str}/{seq:int}/board", status_code=200)
async def posed(
    request: Asked, game: FromPath[str], source: FromPath[str], seq: FromPath[int], data: JSONBody[PuzzleQuestion]
) -> TrialAnswer:
    """A puzzle of a collection as its player saw it, and what is asked about it."""
    house, player = await _ask(request, "puzzle")
    address = client_address(request)
    async with house.readers.turn(address):
        asked = await collections.posed(house, find(game), source, seq, player, address)
        return await puzzle.board(house, asked, data)


@post("/api/puzzles/{game:str}/{source:str}/{seq:int}", status_code=200)
async def solve(
    request: Asked, game: FromPath[str], source: FromPath[str], seq: FromPath[int], data: JSONBody[PuzzleAnswer]
) -> Verdict:
    """What an answer to a puzzle of a collection is worth."""
    house, player = await _ask(request, "answer")
    address = client_address(request)
    async with house.readers.turn(address):
        return await collections.answer(house, find(game), source, seq, player, address, data.picks)


async def _enter(request: Asked, table_id: str, what: str) -> tuple[House, Table, str | None]:
    """The table, for whoever may see it, and who asks; counted for what is asked."""
    house, player = await _ask(request, what)
    return house, await house.enter(table_id, player, secret(request), client_address(request)), player


async def _ask(request: Asked, what: str) -> tuple[House, str | None]:
    """The house, and who asks; counted for what is asked."""
    house: House = request.app.state.house
    player = (await visitor(house, request)).id
    house.limits.take(what, player or client_address(request))
    return house, player
