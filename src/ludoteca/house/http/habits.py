"""Habits over HTTP: which decisions the caller wants answered by themselves where there is no choice."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, put
from litestar.params import FromPath

from ludoteca.house.house import House
from ludoteca.house.http.guard import visitor
from ludoteca.house.verbs import habit
from ludoteca.house.wire.planning import Habit

Asked = Request[Any, Any, Any]


@get("/api/me/habits")
async def habits(request: Asked) -> list[Habit]:
    """The caller's."""
    house, player = await _caller(request)
    return [Habit(*one) for one in sorted(house.habits.get(player, ()))]


@put("/api/me/habits/{game:str}/{decision:str}", status_code=204)
async def begin(request: Asked, game: FromPath[str], decision: FromPath[str]) -> None:
    """Answer this decision for the caller wherever there is no choice."""
    house, player = await _caller(request)
    await habit.begin(house, player, game, decision)


@delete("/api/me/habits/{game:str}/{decision:str}")
async def end(request: Asked, game: FromPath[str], decision: FromPath[str]) -> None:
    """Leave it to the caller again."""
    house, player = await _caller(request)
    await habit.end(house, player, game, decision)


async def _caller(request: Asked) -> tuple[House, str]:
    house: House = request.app.state.house
    player = (await visitor(house, request)).person().id
    house.limits.take("plan", player)
    return house, player
