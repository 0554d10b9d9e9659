"""Bots think when they are asked, once at a time, and go on after every fault."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from ludoteca.house import logs
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.jobs import bots as bots_module
from ludoteca.house.jobs import lane as lane_module
from ludoteca.house.jobs import mind
from ludoteca.house.jobs.bots import Bots
from ludoteca.house.jobs.lane import Lane
from ludoteca.house.store.rows import Seat
from ludoteca.house.table import Table
from ludoteca.house.verbs import branch, create, sit, start, substitute
from ludoteca.house.verbs.play import play, play_bot
from ludoteca.house.wire.people import Person
from tests.support.inside import (
    PATIENCE,
    arrive,
    asked,
    begin,
    begin_late,
    first_move,
    inside,
    look,
    moves,
    open_inside,
    open_table,
    refusals,
    rest,
    until,
    watching,
)


async def with_bot(house: House, person: Person, seats: int = 2) -> Table:
    """A table of one person among bots, not started."""
    table = await create.create(house, person, "origo", seats, {}, False)
    for seat in range(1, seats):
        await sit.seat_bot(house, table, person, seat, "random")
    return table


async def finished(house: House, *people: Person) -> Table:
    """A game that is over: everybody has played the first move on offer."""
    table = await begin_late(house, *people)
    while table.row.status == "playing":
        picks, offer = first_move(table, asked(table))
        await play(house, table, people[asked(table)].id, f"m{table.seq}", picks, offer)
    return table


def moved(table: Table) -> bool:
    return table.seq >= 1


# Bots -----------------------------------------------------------------------------------------------------------------


@inside
async def test_a_bot_moves_when_it_is_asked_and_thinks_once_at_a_time(house: House) -> None:
    bots = watching(house)
    anna = await arrive(house, "Anna")
    table = await with_bot(house, anna)
    await until(lambda: bots._quick._pool is not None)
    pool = bots._quick._pool
    await start.start(house, table, anna)
    for _ in range(3):
        await until(lambda: asked(table) == 0)
        assert table.match is not None and {entry.seat for entry in table.match.journal} <= {0, 1}
        moved = table.seq
        picks, offer = first_move(table, 0)
        await play(house, table, anna.id, f"m{moved}", picks, offer)
        for _ in range(3):
            bots.look(table)
        assert len(bots._tasks) <= 1 and table.thinking <= {1}
    await until(lambda: asked(table) == 0 and not table.thinking and not bots._tasks)
    assert bots._quick._pool is pool and bots._deep._pool is None
    assert not refusals(house)
    bots.close()


@inside
async def test_only_a_bot_that_is_asked_in_a_running_game_thinks(house: House) -> None:
    bots = Bots(house)
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    people = await begin(house, anna, bert)
    bots.look(people)
    assert bots._quick._pool is bots._deep._pool is None and not bots._tasks, "people need no bot, and no worker"
    table = await with_bot(house, anna)
    await start.start(house, table, anna)
    bot = structs.replace(table.row, seats=(Seat(bot="random"), Seat(bot="random")))
    table.row = bot
    bots.look(table)
    assert not bots._tasks, "nobody plays and nobody looks"
    table.seen = time.monotonic()
    for field, value in (("stale", True), ("match", None), ("row", structs.replace(bot, status="finished"))):
        kept = getattr(table, field)
        setattr(table, field, value)
        bots.look(table)
        assert not bots._tasks and not table.thinking
        setattr(table, field, kept)
    table.thinking.add(asked(table))
    bots.look(table)
    assert not bots._tasks, "it thinks already"
    table.thinking.clear()
    bots.look(table)
    assert len(bots._tasks) == 1 and table.thinking == {asked(table)}
    await rest()
    bots.close()
    await asyncio.sleep(0.01)
    assert not table.thinking and not bots._tasks, "who has stopped does not begin again"


@inside
async def test_a_move_of_a_bot_that_has_lost_the_seat_is_not_played(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    seat = asked(table)
    picks, offer = first_move(table, seat)
    assert table.match is not None
    move = table.match.spell(picks)
    with pytest.raises(Refused) as caught:
        await play_bot(house, table, seat, move, offer=offer)
    assert (caught.value.code, caught.value.field, caught.value.arguments) == ("other-seat", "seat", {"seat": seat})
    await substitute.resign(house, table, people[seat].id)
    assert await play_bot(house, table, seat, move, offer=offer) == 1
    assert (await house.store.entries(table.row.id))[0].key is None
    with pytest.raises(Refused) as caught:
        await play_bot(house, table, seat, move, offer=f"{1 - seat}-0")
    assert (caught.value.code, caught.value.status) == ("other-seat", 403)


@inside
async def test_a_bot_gives_way_to_a_person_who_came_back(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    seat = asked(table)
    bots = watching(house)
    chosen = asyncio.Event()

    async def slow(*_: object) -> str:
        await substitute.give_back(house, table, people[seat].id)
        chosen.set()
        return "never played"

    bots._choose = slow  # type: ignore[assignment,method-assign]
    await substitute.resign(house, table, people[seat].id)
    await asyncio.wait_for(chosen.wait(), PATIENCE)
    await until(lambda: not bots._tasks)
    assert table.seq == 0 and not table.thinking and not moves(house)
    bots.close()


@inside
async def test_a_bot_that_fails_tries_again_after_a_while(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    seat = asked(table)
    bots = watching(house)
    tries: list[float] = []
    choose = bots._choose

    async def failing(name: str, view: Any, offer: Any) -> str:
        tries.append(time.monotonic())
        if len(tries) < 3:
            raise LookupError("no idea")
        return await choose(name, view, offer)

    bots._choose = failing  # type: ignore[method-assign]
    kept, bots_module.RETRY_SECONDS = bots_module.RETRY_SECONDS, 0.05
    try:
        await substitute.resign(house, table, people[seat].id)
        await until(lambda: table.seq == 1)
    finally:
        bots_module.RETRY_SECONDS = kept
    assert len(tries) == 3 and all(later - before > 0.04 for before, later in pairwise(tries))
    bots.close()


@inside
async def test_a_bot_that_is_wrong_is_a_fault_and_one_that_was_overtaken_is_none(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    bots = watching(house)
    told: list[str] = []
    overtake = False

    async def wrong(name: str, view: Any, offer: Any) -> str:
        if overtake:  # the seat was played for elsewhere, and is asked something else
            picks, current = first_move(table, asked(table))
            await play_bot(house, table, asked(table), picks, offer=current)  # type: ignore[arg-type]
        return "Z9"

    bots._choose = wrong  # type: ignore[method-assign]
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(bots_module, "RETRY_SECONDS", 0.05)
        patched.setattr(bots_module, "tell", lambda event, **_: told.append(event))
        patched.setattr(logs.log, "exception", lambda event, **_: told.append(event))
        for person in people:
            await substitute.resign(house, table, person.id)
        eye = await look(house, table, None)
        await until(lambda: told.count("bot-failed") >= 2)
        assert set(told) == {"bot-failed"}
        overtake = True
        await until(lambda: "bot-refused" in told)
        failed = told.count("bot-failed")
        await until(lambda: told.count("bot-refused") > 2)
        assert told.count("bot-failed") == failed
        bots.close()
        await eye.leave()


@inside
async def test_dead_workers_are_replaced(house: House) -> None:
    bots = Bots(house)

    class Broken(ThreadPoolExecutor):
        def submit(self, *_: Any, **__: Any) -> Any:
            raise BrokenExecutor

    anna = await arrive(house, "Anna")
    table = await with_bot(house, anna)
    await start.start(house, table, anna)
    assert table.match is not None
    seat = asked(table)
    view, offer = table.match.view(seat), table.match.offer(seat).as_json()
    lane = bots._quick
    dead = lane._pool = Broken(1)
    move = await bots._choose("random", view, offer)
    assert table.match.parse(seat, move) and lane._pool is not dead
    alive = lane._pool
    assert await bots._choose("random", view, offer) and lane._pool is alive
    assert mind.choose("random", view, offer) and mind._bot("random") is mind._bot("random")
    bots.close()
    with pytest.raises(RuntimeError):
        alive.submit(mind.hello)


def test_bots_think_in_processes_unless_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    monkeypatch.setattr(lane_module, "ProcessPoolExecutor", lambda workers, **_: made.append(workers))
    with Lane(0, 0)._make() as thread:
        assert isinstance(thread, ThreadPoolExecutor)
    for workers in (1, 3):
        Lane(workers, 5)._make()
    assert made == [1, 3]


def test_a_bot_takes_its_time(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path, bot_delay=0.2) as house:
            people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
            table = await begin(house, *people)
            bots = watching(house)
            began = time.monotonic()
            await substitute.resign(house, table, people[asked(table)].id)
            await until(lambda: table.seq == 1)
            assert time.monotonic() - began >= 0.8 * 0.2
            bots.close()

    asyncio.run(run())


@inside
async def test_a_bot_is_asked_again_though_others_move_and_look_back_meanwhile(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin(house, *people)
    bots, bot = watching(house), asked(table)

    async def answered(house: House, table: Table, seat: int, move: str, *, offer: str) -> int:
        """The person moves in the very moment in which the bot has moved, and then somebody looks back."""
        done = await play_bot(house, table, seat, move, offer=offer)
        if asked(table) != bot:
            await play(house, table, people[1 - bot].id, f"m{done}", *first_move(table, 1 - bot))
        await table.lock.acquire()
        asyncio.get_running_loop().call_later(0.01, table.lock.release)
        return done

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(bots_module, "play_bot", answered)
        await substitute.resign(house, table, people[bot].id)
        await until(lambda: table.seq > 10)
        bots.close()


# Branches -------------------------------------------------------------------------------------------------------------


@inside
async def test_a_branch_goes_on_from_its_step_and_a_bot_that_is_asked_first_moves(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await finished(house, *people)
    assert table.match is not None
    bots = watching(house)
    for seq in (0, 3, 4):
        then = table.match.at(seq)
        mine = 1 - then.to_act[0]
        new = await branch.branch(house, table, people[0], seq, "random", mine)
        row = new.row
        assert (row.branch_of, row.branch_seq, row.private, row.status) == (table.row.id, seq, True, "playing")
        assert (row.host, row.game, row.options) == (people[0].id, table.row.game, table.row.options)
        assert row.seats[mine] == Seat(people[0].id, "Anna") and row.seats[1 - mine] == Seat(bot="random")
        assert row.origin == then.document() and row.key != table.row.key
        async with house.hold(new):
            assert new.match is not None and new.match.position.to_act == then.to_act
            house.publish(new)
        told = new.describe()
        assert (told.branch_of, told.branch_seq) == (table.row.id, seq)
        await until(partial(moved, new))
        assert new.match.journal[0].seat == 1 - mine, "the bot moves first"
    bots.close()


@inside
async def test_bots_of_a_branch_are_named_by_seat(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"), await arrive(house, "Carla"))
    table = await finished(house, *people)

    async def seats(person: Person, bots: Any, seat: int | None) -> list[str | None]:
        new = await branch.branch(house, table, person, 1, bots, seat)
        assert [one.player is not None for one in new.row.seats].count(True) == 1
        return [one.name if one.player else one.bot for one in new.row.seats]

    stranger = await arrive(house, "Dora")
    assert await seats(people[0], "greedy", None) == ["Anna", "greedy", "greedy"]
    assert await seats(people[1], "random", None) == ["random", "Bert", "random"]
    assert await seats(people[1], "random", 2) == ["random", "random", "Bert"]
    assert await seats(people[2], "random", 0) == ["Carla", "random", "random"]
    assert await seats(stranger, "random", None) == ["Dora", "random", "random"]
    assert await seats(people[1], {"0": "random", "2": "search-easy"}, None) == ["random", "Bert", "search-easy"]
    assert await seats(people[1], {"2": "random"}, None) == [house.settings.substitute, "Bert", "random"]
    assert table.match is not None
    last = table.match.seq
    refusals: list[tuple[tuple[int, Any, int | None], tuple[str, str, int]]] = [
        ((-1, "random", None), ("no-such-step", "seq", 404)),
        ((last + 1, "random", None), ("no-such-step", "seq", 404)),
        ((last, "random", None), ("game-over", "seq", 409)),
        ((0, "random", 3), ("no-such-seat", "seat", 404)),
        ((0, "nobody", None), ("unknown-bot", "bots", 400)),
        ((0, {"1": "nobody"}, None), ("unknown-bot", "bots", 400)),
    ]
    for (seq, bots, seat), expected in refusals:
        with pytest.raises(Refused) as caught:
            await branch.branch(house, table, people[0], seq, bots, seat)
        assert (caught.value.code, caught.value.field, caught.value.status) == expected
    running = await begin(house, *people)
    with pytest.raises(Refused) as caught:
        await branch.branch(house, running, people[0], 0, "random", None)
    assert (caught.value.code, caught.value.status) == ("not-over", 409)
    with pytest.raises(Refused, match="not-over"):
        await branch.branch(house, await open_table(house, *people), people[0], 0, "random", None)
