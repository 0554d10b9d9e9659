"""What bots of others cost: `python bench/bots.py [--tables 1000]`, on a quiet machine.

First: how long a `random` bot takes to answer while fifteen tables of the strongest think. Then: after a restart with
so many tables at which a bot has to move, how long `/health` takes, and how soon a table that somebody looks at goes
on. Everything stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

import ludoteca
from ludoteca.cli.bench_house import GAME, Server
from ludoteca.cli.bench_players import random_move

STRONG = 15
ANSWERS = 40
STARTING = 20.0
OPTIONS = {"start_player": 1}
Json = dict[str, Any]


def lay(server: Server, cookie: str, bot: str) -> str:
    """A table of one person and a bot, whose bot begins."""
    body = {"game": GAME, "seats": 2, "options": OPTIONS}
    table: str = server.ask("POST", "/api/tables", body, cookie)[0]["id"]
    server.ask("POST", f"/api/tables/{table}/seats/1", {"bot": bot}, cookie)
    server.ask("POST", f"/api/tables/{table}/start", {}, cookie)
    return table


async def play(server: Server, table: str, cookie: str, waits: list[float], answers: float) -> None:
    """Play against a bot, and note how long it takes to answer."""
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    chance = random.Random(table)
    async with connect(url, additional_headers={"Cookie": cookie}, compression=None, max_queue=None) as live:
        await live.send('{"type":"hello","have":0}')
        sent, answered = 0.0, ""
        while len(waits) < answers:
            frame = await state(live)
            if frame["table"]["status"] != "playing":
                return
            offer = frame["offer"]
            if offer is not None and offer["id"] != answered:
                if sent:
                    waits.append(time.perf_counter() - sent)
                answered = offer["id"]
                position = ludoteca.game(GAME).position_from(frame["view"])
                picks = random_move(position, frame["seat"], chance)
                move = {"type": "play", "key": answered, "offer": answered, "picks": picks}
                await live.send(msgspec.json.encode(move).decode())
            elif any(accepted["key"] == answered for accepted in frame["accepted"]):
                sent = time.perf_counter()


async def state(live: ClientConnection) -> Json:
    """The next state."""
    while True:
        frame: Json = msgspec.json.decode(await live.recv())
        if frame["type"] == "state":
            return frame


async def beside(server: Server) -> list[float]:
    """Play against the random bot while others play against the strongest."""
    guests = [server.ask("POST", "/api/guest", {"nickname": who})[1] for who in ("Anna", "Bert")]
    strong = [lay(server, guests[0], "search-strong") for _ in range(STRONG)]
    others = [asyncio.create_task(play(server, table, guests[0], [], float("inf"))) for table in strong]
    await asyncio.sleep(3)
    waits: list[float] = []
    while len(waits) < ANSWERS:
        await play(server, lay(server, guests[1], "random"), guests[1], waits, ANSWERS)
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)
    return sorted(waits)


async def first_look(server: Server, table: str, cookie: str) -> float:
    """How long it takes until a table that somebody looks at asks that person."""
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    began = time.perf_counter()
    async with connect(url, additional_headers={"Cookie": cookie}, compression=None) as live:
        await live.send('{"type":"hello","have":0}')
        while (await state(live))["offer"] is None:
            pass
    return time.perf_counter() - began


def restart(server: Server, table: str, cookie: str) -> tuple[list[float], float]:
    """Start the house, look at one table, and ask all the time how the house is."""
    server.start()
    server.ask("GET", "/health")  # the port is open before the house is
    looked: list[float] = []
    look = threading.Thread(target=lambda: looked.append(asyncio.run(first_look(server, table, cookie))))
    look.start()
    seen: list[float] = []
    end = time.perf_counter() + STARTING
    while time.perf_counter() < end:
        began = time.perf_counter()
        server.ask("GET", "/health")
        seen.append(time.perf_counter() - began)
        time.sleep(0.02)
    look.join()
    return sorted(seen), looked[0]


def ms(sorted_seconds: list[float], percent: int) -> str:
    """A percentile in milliseconds."""
    return f"{1000 * sorted_seconds[min(len(sorted_seconds) * percent // 100, len(sorted_seconds) - 1)]:.0f} ms"


def main() -> int:
    """Measure."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", type=int, default=1000)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="ludoteca-bench-") as folder:
        server = Server(Path(folder), "", ("--bot-delay", "0"))
        server.start()
        try:
            waits = asyncio.run(beside(server))
        finally:
            server.stop()
    print(f"random beside {STRONG} strong: p50 {ms(waits, 50)}, longest of {len(waits)} {ms(waits, 100)}")
    with tempfile.TemporaryDirectory(prefix="ludoteca-bench-") as folder:
        server = Server(Path(folder), "", ("--bot-delay", "3600"))
        server.start()
        cookie = server.ask("POST", "/api/guest", {"nickname": "Carla"})[1]
        laid = [lay(server, cookie, "search-easy") for _ in range(chosen.tables)]
        server.stop()
        server.options = ("--bot-delay", "0")
        try:
            # The oldest is the one that would be woken last.
            health, looked = restart(server, laid[0], cookie)
        finally:
            server.stop()
    print(
        f"after a restart with {chosen.tables} tables: /health p50 {ms(health, 50)}, p99 {ms(health, 99)}, "
        f"longest {ms(health, 100)}; a table that is looked at goes on after {1000 * looked:.0f} ms"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
