"""A small year: the store that `bench/year.py` fills is one that a house has written, and its pages open soon."""

from __future__ import annotations

import asyncio
import importlib.util
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest
import sqlalchemy as sa

from ludoteca.house.house import House
from ludoteca.house.ratings import standings
from ludoteca.house.store import people as stored
from ludoteca.house.verbs import lobby, person
from ludoteca.house.verbs.look_back import step
from tests.support.inside import open_inside

ROOT = Path(__file__).parents[2]
GAMES, PEOPLE = 400, 8
SOON = 0.1
"""Seconds of computing time that the page of an active person may take."""


@pytest.fixture(scope="module")
def year() -> ModuleType:
    """The bench."""
    spec = importlib.util.spec_from_file_location("year", ROOT / "bench/year.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["year"] = module
    spec.loader.exec_module(module)
    return module


async def opened(house: House, year: ModuleType, data: Path) -> None:
    found = year.found(data)
    assert found.games == GAMES and len(found.people) == PEOPLE
    active = found.people[0]
    page = await person.person(house, active, None)  # the first look rates all games of the year
    games = sum(one.games for one in page.played)
    assert games > GAMES / 2 / PEOPLE and all(one.rating for one in page.played)
    began = time.process_time()
    assert await person.person(house, active, None) == page
    assert time.process_time() - began < SOON
    listed = await person.games(house, active, active, 0)
    assert listed.total >= games and listed.tables[0].status == "finished"
    assert (await lobby.page(house, "finished", None, 3)).total > GAMES / 2
    for table_id in found.tables[:6]:
        table = await house.find(table_id)
        assert table is not None
        async with house.hold(table):
            assert table.match is not None and table.match.over, "each journal is that of a whole game"
            last = table.seq
        assert (await step(house, table, None, last)).view["result"]
    assert await house.store.read(_as_rated, page.played[0].game)
    assert len(await house.store.read(stored.called, "Person 0")) == 1


def _as_rated(connection: sa.Connection, game: str) -> bool:
    return standings.anew(connection, game) == standings.anew(connection, game)


def test_a_small_year(year: ModuleType, tmp_path: Path) -> None:
    pool = {game: [year.play(game, 2, 1)] for game in ("origin", "species")}
    year.fill(tmp_path, pool, PEOPLE, GAMES, int(time.time() * 1000))

    async def run() -> None:
        async with open_inside(tmp_path) as house:
            await opened(house, year, tmp_path)

    asyncio.run(run())
