"""Plays the games of a tournament: each seat by a bot of its own, through the house and in its person's name."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import httpx

from ludoteca import bots
from ludoteca.house.house import House
from ludoteca.house.jobs.timers import carry_out
from ludoteca.house.store import tournaments
from ludoteca.house.tournaments.formats import System
from ludoteca.house.verbs import tournament
from ludoteca.house.verbs.play import play
from ludoteca.house.wire.contests import NewTournament
from ludoteca.house.wire.people import Person
from tests.support.web import Web

Json = dict[str, Any]
SOME = 12
"""Enough moves for different points; a whole game takes as many seconds."""
WHOLE = 10_000
PATIENCE = 60
"""Seconds in which a round is paired, whoever does it."""


async def play_game(house: House, table_id: str, seed: int = 0, most: int = SOME) -> None:
    """Play a game, each move by chance; after so many it ends as it stands."""
    table = await house.find(table_id)
    assert table is not None
    minds = [bots.make("random", seed=10 * seed + seat) for seat in range(len(table.row.seats))]
    while True:
        async with house.hold(table):
            match = table.match
            assert match is not None
            if match.over:
                return
            if table.seq >= most:
                await house.commits.add(table, match.end(), None)
                return
            seat = match.to_act[0]
            offer = match.offer(seat, reasons=False)
            move = minds[seat].choose(match.view(seat), offer.as_json())
        player = table.row.seats[seat].player
        assert player is not None
        await play(house, table, player, f"{seat}-{table.seq}", move, offer.id)


async def play_round(house: House, told: Json, seed: int = 0, most: int = SOME) -> None:
    """Play all games of the last round at once."""
    tables = [one["id"] for one in told["rounds"][-1]["tables"] if one["status"] == "playing"]
    await asyncio.gather(*(play_game(house, one, seed + number, most) for number, one in enumerate(tables)))


async def play_out(web: Web, client: httpx.AsyncClient, name: str, rounds: int = 20, most: int = SOME) -> Json:
    """Play a tournament to its end; the house pairs its rounds by itself."""
    for number in range(rounds):
        told = await paired(web, client, name, number)
        if told["info"]["status"] != "playing":
            return told
        assert told["info"]["rounds"] == number + 1 == len(told["rounds"])
        await play_round(web.house, told, 100 * number, most)
    raise AssertionError("it has no end")


async def paired(web: Web, client: httpx.AsyncClient, name: str, before: int) -> Json:
    """Wait until another round is paired, or the tournament is over: the house's own look may have the timer by now."""
    async with asyncio.timeout(PATIENCE):
        while True:
            told: Json = (await client.get(f"/api/tournaments/{name}")).json()
            if told["info"]["status"] != "playing" or told["info"]["rounds"] > before:
                return told
            if not await carry_out(web.house):
                await asyncio.sleep(0.05)


async def held(house: House, title: str, guests: Sequence[Person], system: System, rounds: int) -> str:
    """A tournament of these people, of which the first is the host and so many rounds are over."""
    data = NewTournament(title, "origo", system, "day", places=16, rated=True)
    row = await tournament.create(house, guests[0], data)
    for one in guests:
        await tournament.enter(house, row.id, one)
    await tournament.start(house, row.id, guests[0])
    for number in range(rounds):
        course = await house.store.read(tournaments.course, row.id)
        assert course is not None
        last = sorted({one.table_id for one in course.pairings if one.round == number + 1 and one.table_id})
        await asyncio.gather(*(play_game(house, one, 10 * number + i) for i, one in enumerate(last)))
        await carry_out(house)
    return row.id


async def people(web: Web, *names: str) -> list[httpx.AsyncClient]:
    """Some people with a cookie."""
    return [await web.guest(name) for name in names]


def wanted(**chosen: Any) -> Json:
    """The body that makes a tournament of games for two."""
    system = {"format": "swiss", "fewest": 2, "most": 2, "rounds": 2, **chosen.pop("system", {})}
    return {"title": "Cup", "game": "origo", "tempo": "day", "system": system, **chosen}


async def made(host: httpx.AsyncClient, *guests: httpx.AsyncClient, **chosen: Any) -> str:
    """A tournament that these people have entered, the host among them."""
    answer = await host.post("/api/tournaments", json=wanted(**chosen))
    assert answer.status_code == 201, answer.text
    name: str = answer.json()["info"]["id"]
    for one in (host, *guests):
        assert (await one.put(f"/api/tournaments/{name}/entrant")).status_code == 200
    return name
