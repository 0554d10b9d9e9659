"""What other processes play: followed at once where somebody looks, read whole when somebody asks, always shown."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ludoteca.house.house import House
from ludoteca.house.jobs.watch import Watch
from ludoteca.house.notices.tables import looked_after
from ludoteca.house.store.news import Notice
from ludoteca.house.store.reading import Whole
from ludoteca.house.store.rows import EntryRow
from ludoteca.house.verbs.play import play
from tests.support.inside import arrive, asked, begin, first_move, idle, inside, look, open_inside, twin_of, until


def test_what_another_process_plays_is_heard_at_once(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path) as here, open_inside(tmp_path) as there:
            watch = Watch(there)
            try:
                anna, bert = [await arrive(here, name) for name in ("Anna", "Bert")]
                table = await begin(here, anna, bert)
                found = await there.find(table.row.id)
                assert found is not None
                async with there.hold(found):
                    assert found.seq == 0
                seat = asked(table)
                picks, offer = first_move(table, seat)
                await play(here, table, (anna, bert)[seat].id, "k", picks, offer)
                await until(lambda: found.seq == 1)  # far sooner than the next look round
            finally:
                await watch.close()

    asyncio.run(run())


@inside
async def test_an_entry_that_others_tell_of_is_shown_without_asking_the_store(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    eye, watch = await look(house, table, people[0]), idle(house)
    async with twin_of(house) as twin:
        there = await twin.find(table.row.id)
        assert there is not None
        async with twin.hold(there):
            assert there.seq == 0
        for _ in range(3):
            await play(twin, there, people[asked(there)].id, f"k{there.seq}", *first_move(there, asked(there)))
        first, _, third = await house.store.entries(table.row.id)
        watch._hear(Notice([first]))
        assert ((await eye.state())["seq"], table.seq, table.keys) == (1, 1, {(first.seat, "k0"): 1})
        assert not watch._bell.is_set()
        watch._hear(Notice([first]))
        assert table.seq == 1 and not watch._bell.is_set(), "what is known already is nothing new"
        watch._hear(Notice([third]))
        assert table.seq == 1 and watch._changed == {table.row.id} and watch._bell.is_set(), "one is missing: looked up"
        await watch._catch_up(watch._changed)
        assert (await eye.state())["seq"] == 3 and table.match is not None and table.match.seq == 3


@inside
async def test_an_entry_is_not_followed_where_somebody_is_at_work_or_it_does_not_fit(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    await look(house, table, people[0])
    row = EntryRow(table.row.id, 1, asked(table), "no-such-pick", [], 1)
    async with table.lock:
        assert house.upkeep.follow(table, row) is False and not table.stale
    assert house.upkeep.follow(table, row) is False and table.stale and table.seq == 0
    async with house.hold(table):
        assert not table.stale
    assert house.upkeep.follow(table, row) is False


@inside
async def test_what_concerns_nobody_here_is_read_when_somebody_asks(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    watch = idle(house)
    async with twin_of(house) as twin:
        house.peers.mine = lambda table_id: False  # type: ignore[method-assign]
        there = await twin.find(table.row.id)
        assert there is not None
        async with twin.hold(there):
            assert there.seq == 0
        await play(twin, there, people[asked(there)].id, "k", *first_move(there, asked(there)))
        await twin.store.add_chat(there.row.id, "p", "Anna", "hello", 1)
        watch._hear(Notice(await house.store.entries(table.row.id), [table.row.id, "unknown"]))
        assert table.outdated and table.seq == 0 and not watch._bell.is_set()
        house.peers.alive = frozenset((house.peers.name, twin.peers.name))
        await watch._catch_up()
        assert table.seq == 0, "nor is it compared"
        found = await house.find(table.row.id)
        assert found is table and not table.outdated
        assert (table.seq, [line.text for line in table.talk]) == (1, ["hello"])
        table.outdated = True
        async with house.hold(table):
            assert not table.outdated
        watch._hear(None)
        assert table.outdated


@inside
async def test_what_others_write_while_a_table_is_opened_is_there_for_who_comes_in(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    async with twin_of(house) as twin:
        twin.peers.mine = lambda table_id: False  # type: ignore[method-assign]
        watch, read = idle(twin), twin.store.whole

        async def meanwhile(table_id: str) -> Whole | None:
            found = await read(table_id)
            if table.seq == 0:
                await play(house, table, people[asked(table)].id, "k", *first_move(table, asked(table)))
                watch._hear(None)
            return found

        twin.store.whole = meanwhile  # type: ignore[method-assign]
        there = await twin.find(table.row.id)
        assert there is not None
        async with twin.hold(there):
            assert there.seq == 1 and not there.outdated


@inside
async def test_who_looks_is_shown_what_is_read_for_somebody_else(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    async with twin_of(house) as twin:
        twin.peers.alive = frozenset((house.peers.name, twin.peers.name))
        there = await twin.find(table.row.id)
        assert there is not None
        eye = await look(twin, there, people[0])
        for seq in (1, 2, 3):
            await play(house, table, people[asked(table)].id, f"k{seq}", *first_move(table, asked(table)))
            there.stale, there.outdated = seq == 2, seq == 3
            if seq == 1:
                await looked_after(twin, table.row.id)
            async with twin.hold(there):
                assert not there.stale and not there.outdated
            assert (await eye.state())["seq"] == seq == there.seq
