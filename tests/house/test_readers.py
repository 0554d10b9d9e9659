"""What takes long is worked out beside the event loop: it holds up neither the table nor anybody else."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ludoteca.house.house import ASLEEP_AFTER, House
from ludoteca.house.readers import THREADS, Readers
from ludoteca.house.verbs import gains as came
from ludoteca.house.verbs import look_back
from ludoteca.house.verbs.play import play
from ludoteca.kernel.match import Match
from tests.support.inside import arrive, asked, begin, first_move, inside, look


@contextmanager
def slow_looks() -> Iterator[threading.Event]:
    """Looking at a step takes until the gate is opened, and must not be done on the event loop."""
    opened, stand_at = threading.Event(), look_back.stand_at

    def slowly(match: Match, seq: int) -> Match:
        assert threading.current_thread() is not threading.main_thread(), "on the event loop"
        assert opened.wait(20)
        return stand_at(match, seq)

    with pytest.MonkeyPatch.context() as patch:
        for verb in (look_back, came):
            patch.setattr(verb, "stand_at", slowly)
        yield opened
        opened.set()


@inside
async def test_a_table_goes_on_while_somebody_looks_back_at_it(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    for turn in range(3):
        picks, offer = first_move(table, asked(table))
        await play(house, table, people[asked(table)].id, f"k{turn}", picks, offer)
    with slow_looks() as gate:
        step = asyncio.create_task(look_back.step(house, table, None, 2))
        points = asyncio.create_task(came.gains(house, table, 0))
        await asyncio.sleep(0.05)
        picks, offer = first_move(table, asked(table))
        assert await asyncio.wait_for(play(house, table, people[asked(table)].id, "k", picks, offer), 10) == 4
        assert not step.done() and not points.done(), "they are still being worked out"
        gate.set()
        assert (await step).seq == 2
        await points


def test_who_asks_for_much_waits_for_themselves_alone() -> None:
    async def test() -> None:
        readers, done = Readers(), list[str]()
        gates = {who: threading.Event() for who in ("stranger", "other")}

        async def ask(who: str, name: str) -> None:
            async with readers.turn(who):
                await readers.run(gates[who].wait, 20)
                done.append(name)

        asking = [asyncio.create_task(ask("stranger", f"page {page}")) for page in range(5 * THREADS)]
        await asyncio.sleep(0.05)
        gates["other"].set()
        await asyncio.wait_for(ask("other", "step"), 10)
        assert done == ["step"], "the stranger holds one thread, the others are free"
        gates["stranger"].set()
        await asyncio.gather(*asking)
        assert done[1:] == [f"page {page}" for page in range(5 * THREADS)] and not readers._turns
        readers.close()

    asyncio.run(test())


@inside
async def test_a_table_that_nobody_looks_at_or_plays_sleeps_and_wakes_as_it_was(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    eye = await look(house, table, people[0])
    for turn in range(3):
        picks, offer = first_move(table, asked(table))
        await play(house, table, people[asked(table)].id, f"k{turn}", picks, offer)
    match = table.match
    assert match is not None
    shown, told = match.view(0), match.log(0)
    table.used = time.monotonic() - ASLEEP_AFTER - 1
    await house.rest()
    assert house.tables[table.row.id] is table, "somebody looks at it"
    await eye.leave()
    await house.rest()
    assert house.tables[table.row.id] is table, "somebody has just looked at it"
    table.used = time.monotonic() - ASLEEP_AFTER - 1
    async with house.hold(table):
        pass
    await house.rest()
    assert house.tables[table.row.id] is table, "somebody has asked for it"
    table.used = time.monotonic() - ASLEEP_AFTER - 1
    await house.rest()
    assert table.row.id not in house.tables and house.standings[table.row.id].seq == 3
    await house.store.writer.run_at_leisure(lambda _: None)
    again = await house.find(table.row.id)
    assert again is not None and again is not table
    async with house.hold(again):
        assert again.match is not None and (again.match.view(0), again.match.log(0)) == (shown, told)
        assert again.match.snapshots.before(3) is not None and again.keys == table.keys
    picks, offer = first_move(again, asked(again))
    assert await play(house, again, people[asked(again)].id, "k9", picks, offer) == 4
