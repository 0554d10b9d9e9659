"""`ludoteca mcp --house`: a model sits at real tables, with bots and with other guests."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ludoteca import Game, registered
from ludoteca.guest.halls import HouseHall
from ludoteca.guest.house import House as Outside
from ludoteca.kernel.replay import replay
from ludoteca.mcp.server import serve
from tests.support.house import House, free_port
from tests.support.model import Player, visit

FIRST, *OTHERS = registered().values()
GAMES = [FIRST, *(pytest.param(game, marks=pytest.mark.lab) for game in OTHERS)]


async def sit(url: str, name: str, work: Callable[[Player], Awaitable[None]], keep: Path | None = None) -> None:
    """Let a model of this name work in the house."""
    hall = HouseHall(Outside(url, name, keep))
    try:
        await visit(serve(hall), work)
    finally:
        await hall.close()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_whole_game_against_a_bot(house: House, game: Game, tmp_path: Path) -> None:
    tables: list[str] = []

    async def work(player: Player) -> None:
        opened = await player.call("open_table", game=game.name, bots="random")
        ended = await player.play(opened["table"])
        assert ended["status"] == "finished"
        assert [line for line in ended["result"] if "Ada (seat 0)" in line]
        record = json.loads(await player.read(f"ludoteca://tables/{opened['table']}/record"))
        assert replay(game, record).over
        tables.append(opened["table"])

    async def again(player: Player) -> None:
        assert (await player.call("join", table=tables[0]))["status"] == "finished"
        assert "over" in (await player.refused("offer", table=tables[0])).text
        assert json.loads(await player.read(f"ludoteca://tables/{tables[0]}/record"))["result"]

    asyncio.run(sit(house.url, "Ada", work, tmp_path / "guest"))
    asyncio.run(sit(house.url, "Ada", again, tmp_path / "guest"))


def test_two_models_at_a_private_table(house: House) -> None:
    links, seated = asyncio.Queue[str](), asyncio.Event()

    async def host(player: Player) -> None:
        opened = await player.call("open_table", game="origo", bots="", private=True)
        assert opened["status"] == "open"
        table = opened["table"]
        listed = (await player.call("list_tables"))["tables"]
        mine = next(one for one in listed if one["table"] == table)
        assert (mine["yours"], mine["free"], "#" in mine["link"]) == (0, [1], True)
        assert "has not started" in (await player.refused("offer", table=table)).text
        assert "free" in (await player.refused("start", table=table)).text
        await links.put(mine["link"])
        await seated.wait()
        assert (await player.call("start", table=table))["status"] == "playing"
        await player.play(table, most=3)

    async def other(player: Player) -> None:
        link = await links.get()
        table = link.partition("#")[0].rpartition("/")[2]
        assert "nothing here" in (await player.refused("join", table=table)).text
        joined = await player.call("join", table=house.url + link)
        assert joined["people"] == ["Ada (seat 0)", "Bea (seat 1)"]
        seated.set()
        while joined["status"] == "open":
            joined = await player.call("wait", table=table, seconds=5)
        await player.play(table, most=3)

    async def run() -> None:
        await asyncio.gather(sit(house.url, "Ada", host), sit(house.url, "Bea", other))

    asyncio.run(run())


def test_refusals_of_the_house_are_words_with_a_rule(house: House) -> None:
    async def work(player: Player) -> None:
        table = (await player.call("open_table", game="origo", bots="random"))["table"]
        await player.call("wait", table=table)
        move = await player.choose(table)
        await player.call("play", table=table, move=move)
        await player.call("wait", table=table)
        refused = await player.refused("play", table=table, move=move)
        assert (refused.told["words"], refused.told["rule"]) == ("This square is occupied.", "6")
        why = await player.call("why_not", table=table, move=move)
        assert why["refused"][0]["rule"] == "6"
        assert "nonsense" in (await player.refused("preview", table=table, move="nonsense")).text
        assert "taken" in (await player.refused("join", table=await full_table(house))).text
        assert "nothing here" in (await player.refused("join", table="nowhere")).text

    asyncio.run(sit(house.url, "Ada", work))


async def full_table(house: House) -> str:
    """A table with no free seat, of somebody else."""
    guest = await asyncio.to_thread(house.guest, "Cleo")
    table = await asyncio.to_thread(guest.table)
    await asyncio.to_thread(guest.call, "POST", f"/api/tables/{table['id']}/seats/1", {"bot": "random"})
    return str(table["id"])


def test_who_leaves_a_running_game_is_played_for(house: House) -> None:
    async def work(player: Player) -> None:
        table = (await player.call("open_table", game="origo", bots="random"))["table"]
        assert (await player.call("leave", table=table))["status"] == "left"

    asyncio.run(sit(house.url, "Ada", work))


def test_a_guest_who_is_remembered_finds_the_seat_again(house: House, tmp_path: Path) -> None:
    keep = tmp_path / "guest"
    tables: list[str] = []

    async def first(player: Player) -> None:
        table = (await player.call("open_table", game="origo", bots="random"))["table"]
        await player.play(table, most=3)
        tables.append(table)

    async def second(player: Player) -> None:
        listed = (await player.call("list_tables"))["tables"]
        assert next(one["yours"] for one in listed if one["table"] == tables[0]) == 0
        assert (await player.call("join", table=tables[0]))["seat"] == 0
        await player.play(tables[0], most=2)

    asyncio.run(sit(house.url, "Ada", first, keep))
    assert keep.stat().st_mode & 0o077 == 0, "others can read who the guest is"
    asyncio.run(sit(house.url, "Ada", second, keep))


def test_a_house_that_is_not_there_is_named() -> None:
    url = f"http://127.0.0.1:{free_port()}"

    async def work(player: Player) -> None:
        refused = await player.refused("list_tables")
        assert refused.text == f"Refused: The house at {url} does not answer."

    asyncio.run(sit(url, "Ada", work))


@pytest.mark.lab
def test_a_seat_outlives_the_house(tmp_path: Path) -> None:
    own = House(tmp_path).start()

    async def work(player: Player) -> None:
        table = (await player.call("open_table", game="origo", bots="random"))["table"]
        await player.play(table, most=2)
        await player.call("wait", table=table)
        move = await player.choose(table)
        await asyncio.to_thread(own.kill)
        playing = asyncio.create_task(player.call("play", table=table, move=move))
        await asyncio.sleep(0.2)
        await asyncio.to_thread(own.start)
        await playing
        await player.play(table, most=2)

    try:
        asyncio.run(sit(own.url, "Ada", work))
    finally:
        own.stop()
