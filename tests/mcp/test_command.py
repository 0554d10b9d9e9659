"""The commands `ludoteca mcp` and `ludoteca bot --house`, as people start them."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
import time

import httpx
import pytest
from mcp import StdioServerParameters

from ludoteca import registered
from tests.support.house import House, free_port
from tests.support.model import Player, visit

LUDOTECA = ("-m", "ludoteca")


def over_stdio(*arguments: str) -> StdioServerParameters:
    return StdioServerParameters(command=sys.executable, args=[*LUDOTECA, "mcp", *arguments])


async def play_a_game(player: Player, game: str) -> None:
    table = (await player.call("open_table", game=game, bots="random"))["table"]
    assert (await player.play(table))["status"] == "finished"


def test_practice_over_standard_input_and_output() -> None:
    async def work(player: Player) -> None:
        await play_a_game(player, "origo")

    asyncio.run(visit(over_stdio("--seed", "stdio", "--name", "Ada"), work))


@pytest.mark.lab
@pytest.mark.parametrize("game", list(registered()))
def test_each_game_over_standard_input_and_output(house: House, game: str) -> None:
    async def work(player: Player) -> None:
        await play_a_game(player, game)

    asyncio.run(visit(over_stdio(), work))
    asyncio.run(visit(over_stdio("--house", house.url), work))


def test_a_house_over_standard_input_and_output(house: House) -> None:
    async def work(player: Player) -> None:
        table = (await player.call("open_table", game="origo", bots="random"))["table"]
        assert (await player.play(table, most=3))["people"][0] == "Ada (seat 0)"

    asyncio.run(visit(over_stdio("--house", house.url, "--name", "Ada"), work))


def test_over_http() -> None:
    port = free_port()
    serving = subprocess.Popen([sys.executable, *LUDOTECA, "mcp", "--http", str(port)], stderr=subprocess.DEVNULL)

    async def work(player: Player) -> None:
        table = (await player.call("open_table", game="origo", bots="random"))["table"]
        await player.play(table, most=3)

    try:
        url = f"http://127.0.0.1:{port}/mcp"
        wait_for(url)
        asyncio.run(visit(url, work))
    finally:
        serving.terminate()
        serving.wait(10)


def wait_for(url: str) -> None:
    """Wait until somebody answers."""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        with contextlib.suppress(httpx.TransportError):
            httpx.get(url)
            return
        time.sleep(0.05)
    raise AssertionError("nobody answers")


def test_a_bot_of_ours_sits_at_a_table_of_the_house(house: House) -> None:
    host = house.guest("Cleo")
    table = host.table(3, private=True, game="species")
    link, path = house.url + table["link"], f"/api/tables/{table['id']}"
    bots = [sit_down("random", link), sit_down(f"program:{sys.executable} -m ludoteca bot random", link)]
    deadline = time.monotonic() + 30
    while not all(seat["name"] for seat in host.call("GET", path)["seats"]):
        assert time.monotonic() < deadline, "nobody sat down"
        time.sleep(0.05)
    assert {seat["name"] for seat in host.call("GET", path)["seats"]} == {"Cleo", "random", "program"}
    host.call("POST", f"{path}/start")
    look = host.look(table)
    look.send({"type": "resign", "key": "away"})
    for bot in bots:
        told, wrong = bot.communicate(timeout=60)
        assert bot.returncode == 0, wrong
        assert len(told.splitlines()) == 3
        assert "points" in told
    look.close()


def sit_down(bot: str, link: str) -> subprocess.Popen[str]:
    house, _, _ = link.partition("/t/")
    command = [sys.executable, *LUDOTECA, "bot", bot, "--house", house, "--table", link]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_a_bot_without_a_free_seat_says_so(house: House) -> None:
    host = house.guest("Cleo")
    table = host.table(2)
    host.call("POST", f"/api/tables/{table['id']}/seats/1", {"bot": "random"})
    bot = sit_down("random", house.url + table["link"])
    _, wrong = bot.communicate(timeout=60)
    assert bot.returncode == 1
    assert "seat-taken" in wrong
    assert "Traceback" not in wrong
