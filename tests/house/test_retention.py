"""What is kept, for how long, and who deletes it."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludoteca.house.clock import DAY
from ludoteca.house.house import House
from ludoteca.house.jobs import watch as watch_module
from ludoteca.house.jobs.retention import expire
from ludoteca.house.jobs.watch import Watch
from ludoteca.house.store import hooks, puzzles, retention, reviews, schema, timers
from ludoteca.house.store.rows import HookRow, Seat, SnapshotRow
from tests.support.inside import open_inside
from tests.support.postgres import empty_database
from tests.support.rows import entry, table_row


async def furnish(house: House) -> None:
    """An old and a new one of everything."""
    store = house.store
    for age, name in ((100, "old"), (1, "new")):
        at = house.now() - age * DAY
        for status in ("open", "playing", "closed", "finished"):
            row = table_row(
                f"{name}{status}", status=status, created=at, finished=at if status == "finished" else None,
                host=f"host{name}", seats=(Seat(f"guest{name}", "Guest"), Seat()), rematch=f"{name}closed",
            )  # fmt: skip
            await store.add_table(row, [entry(row.id, 1)])
            await store.add_snapshot(lambda row=row: SnapshotRow(row.id, 1, 1, "", b""))  # type: ignore[misc]
            await store.add_chat(row.id, "p", "P", "text", at)
            await store.writer.run(partial(reviews.ask, table_id=row.id, at=at))
            await store.writer.run(partial(puzzles.set_up, table_id=row.id, owed=[("host", 1)], at=at))
        for player in ("host", "guest", "idle"):
            await store.add_player(player + name, player, at)
    await store.add_player("loyal", "comes back", house.now() - 100 * DAY)
    await store.see("loyal", house.now())


async def ids(house: House, column: sa.Column[str]) -> set[str]:
    return await house.store.read(lambda connection: set(connection.scalars(sa.select(column))))


def kept(tmp_path: Path, store: str, **days: float) -> tuple[set[str], set[str], set[str], set[str]]:
    async def run() -> tuple[set[str], set[str], set[str], set[str]]:
        url = store and empty_database(store)
        chosen: dict[str, Any] = {"keep_games": 0, "keep_chat": 0, "keep_guests": 0, **days}
        async with open_inside(tmp_path, store=url, **chosen) as house:
            await furnish(house)
            await expire(house)
            s = schema
            parts = [
                await ids(house, table.c.table_id) for table in (s.seats, s.journal, s.snapshots, s.reviews, s.puzzles)
            ]
            found = await ids(house, s.tables.c.id)
            assert all(part == found for part in parts), "a table goes with all that belongs to it"
            assert await ids(house, s.tables.c.rematch) <= {*found, None}
            return found, await ids(house, s.chat.c.table_id), await ids(house, s.players.c.id), await closed(house)

    return asyncio.run(run())


async def closed(house: House) -> set[str]:
    return await house.store.read(
        lambda connection: set(
            connection.scalars(sa.select(schema.tables.c.id).where(schema.tables.c.rematch.is_(None)))
        )
    )


OLD, NEW = ({f"{name}{status}" for status in ("open", "playing", "closed", "finished")} for name in ("old", "new"))
PEOPLE = {player + name for player in ("host", "guest", "idle") for name in ("old", "new")} | {"loyal"}


def test_games_are_kept_for_ever_unless_the_host_says_otherwise(
    tmp_path: Path, store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, said, people, _ = kept(tmp_path / "a", store)
    assert (found, said, people) == (OLD | NEW, OLD | NEW, PEOPLE)
    monkeypatch.setattr(retention, "AT_ONCE", 1)
    found, said, people, without = kept(tmp_path / "b", store, keep_games=50)
    assert found == said == NEW | {"oldopen", "oldplaying"} and people == PEOPLE
    assert without == {"oldopen", "oldplaying"}, "no table names one that is gone"


def test_what_was_said_goes_after_a_while(tmp_path: Path, store: str) -> None:
    assert kept(tmp_path, store, keep_chat=50)[:3] == (OLD | NEW, NEW, PEOPLE)


def test_people_who_never_played_and_come_no_more_are_forgotten(tmp_path: Path, store: str) -> None:
    assert kept(tmp_path, store, keep_guests=50)[:3] == (OLD | NEW, OLD | NEW, PEOPLE - {"idleold"})


def test_who_sits_down_meanwhile_stays(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path) as house:
            for player in ("sits", "hosts", "goes"):
                await house.store.add_player(player, "Guest", 1)
            await house.store.add_table(table_row("t", host="hosts", seats=(Seat("sits", "Guest"), Seat())))
            for player in ("sits", "goes"):
                hook = HookRow(player, "", "ntfys://ntfy.sh/topic", "ntfy", "en", 1)
                await house.store.writer.run(partial(hooks.put, row=hook))
                await house.store.writer.run(partial(timers.put, kind="letter", due=1, player=player))
            drop = partial(retention.drop_guests, found=["sits", "hosts", "goes"])
            assert await house.store.writer.run(drop) == 1
            assert await ids(house, schema.players.c.id) == {"sits", "hosts"}
            assert await ids(house, schema.hooks.c.player) == {"sits"} == await ids(house, schema.timers.c.player)

    asyncio.run(run())


def test_the_look_out_sees_to_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch_module, "EXPIRY_SECONDS", 0.01)

    async def run() -> None:
        async with open_inside(tmp_path) as house:
            await house.store.add_player("p", "Anna", house.now() - 400 * DAY)
            await house.store.add_table(table_row("t", status="finished", finished=1))
            watch = Watch(house)
            for _ in range(1000):
                if await house.store.player("p") is None:
                    break
                await asyncio.sleep(0.01)
            assert await house.store.player("p") is None
            assert await house.store.table("t") is not None, "a game is not deleted by itself"
            await watch.close()

    asyncio.run(run())
