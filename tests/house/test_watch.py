"""The look-out: what others wrote, who is stuck, what sleeps, and bots that go on after a restart."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludoteca.house.description import NOBODY
from ludoteca.house.house import ASLEEP_AFTER, House
from ludoteca.house.jobs import watch as watch_module
from ludoteca.house.jobs.watch import Watch
from ludoteca.house.live import connection as connection_module
from ludoteca.house.store.reading import there
from ludoteca.house.table import Table
from ludoteca.house.verbs import sit, start, substitute
from ludoteca.house.verbs.play import play
from ludoteca.house.wire.telling import PresenceFrame
from tests.support.inside import (
    arrive,
    asked,
    begin,
    first_move,
    idle,
    inside,
    look,
    open_inside,
    open_table,
    twin_of,
    until,
    watching,
)


@inside
async def test_idle_tables_are_forgotten_and_others_kept(house: House) -> None:
    anna = await arrive(house, "Anna")
    names = ("idle", "looked-at", "thinking", "locked", "fresh")
    tables = {name: await open_table(house, anna, seats=2) for name in names}
    for table in tables.values():
        table.used = time.monotonic() - ASLEEP_AFTER - 5
    eye = await look(house, tables["looked-at"], anna)
    tables["thinking"].thinking.add(1)
    tables["fresh"].used = time.monotonic() - ASLEEP_AFTER + 30
    async with tables["locked"].lock:
        await house.rest()
    kept = [name for name, table in tables.items() if table.row.id in house.tables]
    assert kept == ["looked-at", "thinking", "locked", "fresh"]
    again = await house.find(tables["idle"].row.id)
    assert again is not None and again is not tables["idle"] and again.row == tables["idle"].row
    tables["fresh"].used = 0
    assert await house.find(tables["fresh"].row.id) is tables["fresh"]
    assert time.monotonic() - tables["fresh"].used < 60, "whoever finds a table uses it"
    await eye.leave()


@inside
async def test_senders_that_are_stuck_are_sent_away_and_the_others_stay(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    table = await begin(house, anna, bert)
    hers, his = await look(house, table, anna), await look(house, table, bert)
    idle(house)._close_stuck()
    assert set(house.senders) == {hers.connection, his.connection}
    hers.connection._sending_since = time.monotonic() - 31
    his.connection._sending_since = time.monotonic() - 20
    idle(house)._close_stuck()
    await asyncio.sleep(0.01)
    assert set(house.senders) == {his.connection} == table.watchers
    assert hers.sender.cancelled() and not his.sender.done()
    assert not (await his.seat(0))["connected"]


@inside
async def test_the_look_out_reads_what_another_process_wrote(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await open_table(house, *people)
    eye = await look(house, table, people[0])
    watch = idle(house)
    async with twin_of(house) as twin:
        there = await twin.find(table.row.id)
        assert there is not None
        version = (await eye.state())["version"]
        await watch._catch_up()
        assert (await eye.state())["version"] == version, "nothing new, nothing shown"
        await start.start(twin, there, people[0])
        await watch._catch_up()
        state = await eye.state()
        assert (state["table"]["status"], state["version"]) == ("playing", version + 1)
        picks, offer = first_move(there, asked(there))
        await play(twin, there, people[asked(there)].id, "k", picks, offer)
        await watch._catch_up()
        assert (await eye.state())["seq"] == 1 == table.seq
        numbers = [await twin.store.add_chat(table.row.id, people[1].id, "Bert", text, 1) for text in ("one", "two")]
        version = (await eye.state())["version"]
        await watch._catch_up()
        assert [line.text for line in table.talk] == ["one", "two"] and table.talked == numbers[-1]
        assert (await eye.state())["version"] == version, "a line of talk is no new state"
        assert [frame["text"] for frame in eye.frames if frame["type"] == "chat"] == ["one", "two"]
        await eye.leave()
        await play(twin, there, people[asked(there)].id, "l", *first_move(there, asked(there)))
        await watch._catch_up()
        assert table.seq == 1, "alone, nobody is compared with"
        house.peers.alive = frozenset((house.peers.name, twin.peers.name))
        await watch._catch_up()
        assert table.seq == 2, "a running table is looked after with nobody there"
        waiting = await open_table(house, people[0], seats=2)
        other = await twin.find(waiting.row.id)
        assert other is not None
        await sit.sit(twin, other, people[1], 1)
        await watch._catch_up()
        assert waiting.row.seats[1].player == people[1].id, "an open one as well"


@inside
async def test_the_look_out_asks_for_many_tables_in_turn(house: House) -> None:
    anna = await arrive(house, "Anna")
    tables = [await open_table(house, anna, seats=2) for _ in range(5)]
    for table in tables:
        await look(house, table, anna)
    asked_for: list[list[str]] = []
    outside = house.outside

    async def counted(ids: Sequence[str]) -> Any:
        asked_for.append(list(ids))
        return await outside(ids)

    house.outside = counted  # type: ignore[assignment,method-assign]
    kept, watch_module.CHUNK = watch_module.CHUNK, 2
    try:
        await idle(house)._catch_up()
    finally:
        watch_module.CHUNK = kept
    assert [len(ids) for ids in asked_for] == [2, 2, 1]
    assert [one for ids in asked_for for one in ids] == [table.row.id for table in tables]


def test_each_round_of_the_look_out_does_all_three(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_module, "STUCK_SECONDS", 0.0)

    async def taken_by_nobody(frame: str) -> None:
        await asyncio.Event().wait()

    async def run() -> None:
        async with open_inside(tmp_path, poll=0.01) as house:
            watch = Watch(house)
            anna = await arrive(house, "Anna")
            table, forgotten = await open_table(house, anna, seats=2), await open_table(house, anna, seats=2)
            hers, his = await look(house, table, anna), await look(house, table, None)
            his.connection._send = taken_by_nobody
            his.connection.touch()
            his.connection.wake()
            forgotten.used = time.monotonic() - ASLEEP_AFTER - 5
            await house.store.add_chat(table.row.id, anna.id, "Anna", "from elsewhere", 1)
            await until(
                lambda: table.talk and forgotten.row.id not in house.tables and table.watchers == {hers.connection}
            )
            await watch.close()

    asyncio.run(run())


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    async def before() -> tuple[str, int]:
        async with open_inside(tmp_path) as house:
            people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
            table = await begin(house, *people)
            await substitute.resign(house, table, people[asked(table)].id)
            return table.row.id, asked(table)

    async def after(table_id: str, seat: int) -> None:
        async with open_inside(tmp_path, poll=0.01) as house:
            find, rounds = house.find, [0]

            async def broken(name: str) -> Table | None:
                if name == "broken":
                    raise LookupError(name)
                return await find(name)

            async def listed() -> list[str]:
                return ["broken", "gone", table_id]

            house.find = broken  # type: ignore[assignment,method-assign]
            house.store.tables_with_bots = listed  # type: ignore[assignment, method-assign]
            bots, watch = watching(house), Watch(house)
            await until(lambda: table_id in house.tables and house.tables[table_id].seq >= 1)
            match = house.tables[table_id].match
            assert match is not None and match.journal[0].seat == seat

            def failing() -> None:
                rounds[0] += 1
                raise LookupError("a round that fails is not the last")

            watch._close_stuck = failing  # type: ignore[method-assign]
            await until(lambda: rounds[0] > 2)
            await watch.close()
            assert all(task.done() for task in watch._tasks)
            bots.close()

    asyncio.run(after(*asyncio.run(before())))


@inside
async def test_a_bot_whose_move_was_not_stored_is_asked_again_when_it_can_be(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    bots, watch = watching(house), idle(house)
    append = house.store.append

    def fail(*_: object) -> Any:
        raise OSError("disk full")

    house.store.append = fail  # type: ignore[assignment,method-assign]
    await substitute.resign(house, table, people[asked(table)].id)
    await until(lambda: table.stale and not bots._tasks)
    await watch._catch_up()
    await until(lambda: table.stale and not bots._tasks)
    house.store.append = append  # type: ignore[method-assign]
    await watch._catch_up()
    await until(lambda: table.seq >= 1)
    bots.close()


@inside
async def test_tables_that_went_on_elsewhere_are_found_once_for_each_change(house: House) -> None:
    """They are not in memory here, and a bot of theirs may have to move here."""
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    watch = idle(house)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(watch_module, "CHUNK", 2)
        async with twin_of(house) as twin:
            tables = [await begin(twin, *people) for _ in range(4)]
            for table in tables[1:]:
                await substitute.resign(twin, table, people[0].id)
            names = [table.row.id for table in tables]
            assert sorted(await watch._went_on()) == sorted(names[1:]), "those at which bots sit"
            assert await watch._went_on() == []
            await talk(twin, tables[2])
            assert await watch._went_on() == [names[2]] and await watch._went_on() == []
            await house.find(names[3])
            assert await watch._went_on() == []
            del house.tables[names[3]]
            assert await watch._went_on() == [], "nothing has happened meanwhile"
            await house.find(names[3])
            await talk(twin, tables[3])
            assert await watch._went_on() == [], "what is in memory is looked after anyway"
            del house.tables[names[3]]
            assert await watch._went_on() == [names[3]], "and compared with what it was before that"
            await talk(twin, tables[2])
            house.peers.mine = lambda table_id: table_id != names[2]  # type: ignore[method-assign]
            assert await watch._went_on() == [], "its bots think elsewhere"


@inside
async def test_tables_whose_bots_think_elsewhere_are_passed_over(house: House) -> None:
    asked_for: list[str] = []

    async def find(table_id: str) -> None:
        asked_for.append(table_id)

    house.find = find  # type: ignore[method-assign]
    house.peers.mine = lambda table_id: table_id != "elsewhere"  # type: ignore[method-assign]
    await idle(house)._wake(["here", "elsewhere", "here too"])
    assert asked_for == ["here", "here too"]


@inside
async def test_bots_elsewhere_are_asked_after_only_where_there_are_others(house: House) -> None:
    watch, rounds = Watch(house), [0]

    async def counted() -> list[str]:
        rounds[0] += 1
        return []

    watch._went_on = counted  # type: ignore[method-assign]
    house.settings = replace(house.settings, poll=0.001)
    looking = asyncio.create_task(watch._rounds())
    await asyncio.sleep(0.05)
    assert rounds == [0]

    def went_round() -> bool:
        house.peers.alive = frozenset((house.peers.name, "twin"))  # again: this house's own sign of life counts one
        return rounds[0] > 1

    await until(went_round)
    looking.cancel()
    await watch.close()


@inside
async def test_a_store_that_can_be_written_again_is_known_to_be_there(house: House) -> None:
    beat, away = house.store.beat, [True]

    async def failing(*told: Any) -> Any:
        if away[0]:
            raise OSError("away")
        return await beat(*told)

    house.store.beat = failing  # type: ignore[assignment,method-assign]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(watch_module, "BEAT", 0.001)
        living = asyncio.create_task(idle(house)._live())
        await until(lambda: not house.peers.stored)
        away[0] = False
        await until(lambda: house.peers.stored)
        living.cancel()


async def talk(house: House, table: Table) -> None:
    """Let something happen at a table."""
    await house.store.add_chat(table.row.id, "p", "Anna", "hello", 1)


@inside
async def test_who_is_at_a_table_by_other_processes_is_learned_and_told(house: House) -> None:
    anna = await arrive(house, "Anna")
    table, other = await open_table(house, anna, seats=2), await open_table(house, anna, seats=2)
    names = [table.row.id, other.row.id, "asleep"]

    async def look_out() -> None:
        for name, found in (await house.outside(names)).items():
            house.learn(house.tables[name], found.there)

    await house.store.report("twin", {table.row.id: ([1], 2)})
    await look_out()
    assert table.elsewhere == NOBODY, "alone, nobody is asked"
    house.peers.alive = frozenset((house.peers.name, "twin"))
    await look_out()
    assert (table.elsewhere, other.elsewhere) == (PresenceFrame([1], 2), NOBODY)
    await house.store.report("third", {table.row.id: ([0, 1], 1)})
    await look_out()
    assert table.elsewhere == PresenceFrame([0, 1], 3)
    for name in ("twin", "third"):
        await house.store.report(name, dict.fromkeys(names, ([], 0)))
    await look_out()
    assert table.elsewhere == NOBODY


@inside
async def test_others_are_told_who_came_and_went_here(house: House) -> None:
    anna = await arrive(house, "Anna")
    table = await open_table(house, anna, seats=2)
    eyes = [await look(house, table, person) for person in (anna, None, None)]
    assert house.unreported == {table}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(watch_module, "GATHERING", 0.001)
        reporting = asyncio.create_task(idle(house)._report())
        await until(lambda: not house.unreported)
        assert await house.store.read(there, [table.row.id], "") == {table.row.id: []}, "there is nobody to tell"
        house.peers.alive = frozenset((house.peers.name, "twin"))
        await eyes[2].leave()
        await until(lambda: not house.unreported)
        await house.store.writer.run(lambda _: None)
        found = await house.store.read(there, [table.row.id], "")
        assert found == {table.row.id: [([0], 1)]} and await house.store.read(there, [], "") == {}
        assert await house.store.read(there, [table.row.id], house.peers.name) == {table.row.id: []}
        reporting.cancel()


def test_a_start_knows_of_a_seat_that_was_taken_in_another_process_a_moment_ago(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path) as here, open_inside(tmp_path) as there:
            anna, bert = [await arrive(here, name) for name in ("Anna", "Bert")]
            laid = await open_table(here, anna, seats=2)
            found = await there.find(laid.row.id)
            assert found is not None
            await sit.sit(there, found, bert, 1)
            await start.start(here, laid, anna)
            assert laid.row.status == "playing"

    asyncio.run(run())
