"""`ludoteca bench tables`: how long looking back at a long game holds others up, and what tables cost in memory.

Both run a house inside this process, on a fresh store, without a network: what is measured is the house itself.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from msgspec import structs

from ludoteca.cli.bench_players import random_move
from ludoteca.house.clock import Clock
from ludoteca.house.config import Settings
from ludoteca.house.house import House
from ludoteca.house.jobs.watch import Watch
from ludoteca.house.keys import new_id
from ludoteca.house.matches import checked, deal
from ludoteca.house.store.rows import EntryRow, Seat, TableRow
from ludoteca.house.table import Table
from ludoteca.house.verbs import look_back
from ludoteca.kernel.match import Match

GAME, SEATS = "orleans", 4
TURNING_BACK = 150
"""A long game is one in which people take back again and again, from this many moves that count to a third of them."""
TICK = 0.001
LOOKS = 300
GROUP = 1000


@asynccontextmanager
async def fresh_house() -> AsyncIterator[House]:
    """A house on a store of its own."""
    with tempfile.TemporaryDirectory(prefix="ludoteca-bench-") as folder:
        house = House(Settings(data=Path(folder), limits=False, bot_workers=0))
        watch = Watch(house)
        try:
            yield house
        finally:
            await watch.close()
            await house.close()


def game_of(entries: int, seed: int) -> tuple[TableRow, list[EntryRow]]:
    """A game of so many entries, played at random."""
    luck = random.Random(seed)
    seats = tuple(Seat(f"p{number}", f"P{number}") for number in range(SEATS))
    game, options = checked(GAME, SEATS, {})
    row = TableRow(new_id(), GAME, options, False, "playing", "p0", seats, Clock().now())
    row = structs.replace(row, **deal(row))
    match = Match.start(game, SEATS, options, bytes.fromhex(row.key or ""))
    while match.seq < entries:
        if len(match.effective) > TURNING_BACK:
            match.take_back(match.effective[TURNING_BACK // 3].seq)
            continue
        seat = luck.choice(match.to_act)
        match.play(seat, random_move(match.position, seat, luck))
    rows = [EntryRow(row.id, one.seq, one.seat, one.move, one.chance, Clock().now()) for one in match.journal]
    return row, rows


async def lags(found: list[float]) -> None:
    """Note how late the event loop is, again and again, until cancelled."""
    while True:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        found.append(time.perf_counter() - due)


async def put(house: House, row: TableRow, entries: list[EntryRow]) -> Table:
    """A table in the store, and in memory."""
    await house.store.add_table(row, entries)
    table = await house.find(row.id)
    assert table is not None
    async with house.hold(table):
        return table


def percent(found: list[float], part: float) -> float:
    """A percentile, in milliseconds."""
    return 1000 * sorted(found)[int(part * (len(found) - 1))]


async def looking(entries: int) -> None:
    """Page backwards through a long game as fast as it goes, and print how late the loop was meanwhile."""
    async with fresh_house() as house:
        table = await put(house, *game_of(entries, 1))
        began = time.thread_time()
        for look in range(LOOKS):
            await look_back.step(house, table, None, entries - look * (entries - 1) // LOOKS)
        spent = (time.thread_time() - began) / LOOKS
        idle: list[float] = []
        with suppress(TimeoutError):
            await asyncio.wait_for(lags(idle), 1)
        late: list[float] = []
        watch = asyncio.create_task(lags(late))
        took: list[float] = []
        for look in range(LOOKS):
            began = time.perf_counter()
            await look_back.step(house, table, None, entries - look * (entries - 1) // LOOKS)
            took.append(time.perf_counter() - began)
        watch.cancel()
        print(f"looking back at a game of {entries} entries ({GAME}, {SEATS} seats), {LOOKS} steps from end to start")
        print(f"  of the event loop, a step     {1000 * spent:8.2f} ms of CPU")
        print(f"  a step takes, p50 / p99       {percent(took, 0.5):8.2f} / {percent(took, 0.99):.2f} ms")
        print(f"  the loop is late, p50 / p99   {percent(late, 0.5):8.2f} / {percent(late, 0.99):.2f} ms")
        print(f"  at most                       {percent(late, 1):8.2f} ms      idle: {percent(idle, 0.99):.2f} ms")


def resident() -> int:
    """Bytes of memory that this process holds."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def memory(tables: int, entries: int) -> None:
    """Open many tables, let them fall asleep group by group, and print what they hold."""
    async with fresh_house() as house:
        games = [game_of(entries, seed) for seed in range(20)]
        before = resident()
        bed = 0.0
        for start in range(0, tables, GROUP):
            for number in range(start, min(start + GROUP, tables)):
                row, journal = games[number % len(games)]
                name = new_id()
                moved = [structs.replace(one, table_id=name) for one in journal]
                await put(house, structs.replace(row, id=name), moved)
            if not start:
                awake = (resident() - before) / len(house.tables) / 1024
            began = time.process_time()
            for table in list(house.tables.values()):
                await house.sleep(table)
            await house.store.writer.run(lambda _: None)
            bed += time.process_time() - began
        print(f"{tables} open tables of {GAME}, {SEATS} seats, {entries} entries each, {GROUP} awake at a time")
        print(f"  one that is awake holds       {awake:8.1f} KB")
        held, first = resident() / 2**20, before / 2**20
        print(f"  the process holds, all asleep {held:8.0f} MB      before the first: {first:.0f} MB")
        print(f"  CPU to put one to sleep       {1000 * bed / tables:8.2f} ms")
        began = time.process_time()
        await asyncio.sleep(2)
        print(f"  CPU per second, all asleep    {(time.process_time() - began) / 2:8.3f} s")
        woken: list[float] = []
        for table_id in list(house.standings)[:LOOKS]:
            began = time.perf_counter()
            found = await house.find(table_id)
            assert found is not None
            async with house.hold(found):
                woken.append(time.perf_counter() - began)
        print(f"  to wake one, p50 / p99        {percent(woken, 0.5):8.2f} / {percent(woken, 0.99):.2f} ms")


def main(argv: list[str] | None = None) -> int:
    """Run the bench."""
    options = argparse.ArgumentParser(prog="ludoteca bench tables", description=__doc__)
    options.add_argument("--entries", type=int, default=6000, help="of the game that is looked back at")
    options.add_argument(
        "--tables", type=int, default=0, metavar="N", help="instead: open so many and tell their memory"
    )
    chosen = options.parse_args(argv)
    asyncio.run(memory(chosen.tables, 60) if chosen.tables else looking(chosen.entries))
    return 0


if __name__ == "__main__":
    sys.exit(main())
