"""Studies over HTTP: what is kept of games, who may edit it, and the file."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post, put
from litestar.params import FromPath, JSONBody

from ludoteca.house.house import House
from ludoteca.house.http.guard import client_address, secret, visitor
from ludoteca.house.limits import STUDY_BYTES
from ludoteca.house.store.studies import Readable
from ludoteca.house.verbs import study, study_file
from ludoteca.house.wire.people import Person
from ludoteca.house.wire.studies import EditedStudy, MayEdit, NewChapter, StudyFile, StudyInfo, StudyLine

Asked = Request[Any, Any, Any]


@get("/api/me/studies")
async def own(request: Asked) -> list[StudyLine]:
    """The studies that the caller keeps or has come to."""
    house, person = await _person(request)
    return await study.own(house, person.id)


@post("/api/tables/{table_id:str}/chapters", status_code=201)
async def keep(request: Asked, table_id: FromPath[str], data: JSONBody[NewChapter]) -> StudyInfo:
    """Keep a step of a finished game as a chapter of a study."""
    house, person = await _person(request)
    table = await house.enter(table_id, person.id, secret(request), client_address(request))
    row = await study.keep(house, table, person, data)
    return await _told(house, row.id, person)


@get("/api/studies/{study_id:str}")
async def one(request: Asked, study_id: FromPath[str]) -> StudyInfo:
    """A study; nothing of how its games ended."""
    house, found, player = await _enter(request, study_id)
    return await study.told(house, found, player)


@put("/api/studies/{study_id:str}")
async def edit(request: Asked, study_id: FromPath[str], data: JSONBody[EditedStudy]) -> StudyInfo:
    """Other titles, comments, and another order; chapters that are not named go."""
    house, person = await _person(request)
    _, found, _ = await _enter(request, study_id)
    await study.edit(house, found, person, data)
    return await _told(house, study_id, person)


@delete("/api/studies/{study_id:str}")
async def drop(request: Asked, study_id: FromPath[str]) -> None:
    """Delete the own study; its games stay."""
    house, person = await _person(request)
    _, found, _ = await _enter(request, study_id)
    await study.drop(house, found, person)


@put("/api/studies/{study_id:str}/readers/{player:str}", status_code=204)
async def let_edit(request: Asked, study_id: FromPath[str], player: FromPath[str], data: JSONBody[MayEdit]) -> None:
    """Let somebody who has come to the own study edit it, or no more."""
    house, person = await _person(request)
    _, found, _ = await _enter(request, study_id)
    await study.let_edit(house, found, person, player, edits=data.edits)


@post("/api/studies/{study_id:str}/link", status_code=200)
async def renew_link(request: Asked, study_id: FromPath[str]) -> StudyInfo:
    """A new link to the own study; the old one lets nobody in any more."""
    house, person = await _person(request)
    _, found, _ = await _enter(request, study_id)
    await study.renew_link(house, found, person)
    return await _told(house, study_id, person)


@get("/api/studies/{study_id:str}/file")
async def write(request: Asked, study_id: FromPath[str]) -> StudyFile:
    """A study as a file, with its games."""
    house, found, _ = await _enter(request, study_id)
    house.limits.take("study-file", client_address(request))
    return await study_file.write(house, found)


@post("/api/me/studies", status_code=201, request_max_body_size=STUDY_BYTES)
async def take_in(request: Asked, data: JSONBody[StudyFile]) -> StudyInfo:
    """A study from a file; its games are proved."""
    house, person = await _person(request)
    house.limits.take("study-file", client_address(request))
    async with house.readers.turn(client_address(request)):
        row = await study_file.take_in(house, person, data)
    return await _told(house, row.id, person)


async def _person(request: Asked) -> tuple[House, Person]:
    house: House = request.app.state.house
    person = (await visitor(house, request)).person()
    house.limits.take("study", person.id)
    return house, person


async def _enter(request: Asked, study_id: str) -> tuple[House, Readable, str | None]:
    house: House = request.app.state.house
    player = (await visitor(house, request)).id
    house.limits.take("study", player or client_address(request))
    return house, await study.enter(house, study_id, player, secret(request), client_address(request)), player


async def _told(house: House, study_id: str, person: Person) -> StudyInfo:
    found = await study.enter(house, study_id, person.id, None, "")
    return await study.told(house, found, person.id)
