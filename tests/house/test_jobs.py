"""What runs beside the requests: bots that think when they are asked, and the look-out."""

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
from ludoteca.house.house import ASLEEP_AFTER, House
from ludoteca.house.jobs import bots as bots_module
from ludoteca.house.jobs import mind
from ludoteca.house.jobs import watch as watch_module
from ludoteca.house.jobs.bots import Bots
from ludoteca.house.jobs.watch import Watch
from ludoteca.house.store.rows import Seat
from ludoteca.house.table import Table
from ludoteca.house.verbs import branch, create, sit, start, substitute
from ludoteca.house.verbs.play import play, play_bot
from ludoteca.house.wire import Person
from tests.support.inside import (
    PATIENCE,
    arrive,
    asked,
    begin,
    begin_late,
    first_move,
    inside,
    look,
    open_inside,
    open_table,
    rest,
    until,
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


def watching(house: House) -> Bots:
    bots = Bots(house)
    house.listeners.append(bots.look)
    return bots


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
    assert not house.metrics.refusals
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
    assert table.seq == 0 and not table.thinking and not house.metrics.moves
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


# The look-out ---------------------------------------------------------------------------------------------------------


def idle(house: House) -> Watch:
    """A look-out whose rounds the test makes itself."""
    watch = Watch.__new__(Watch)
    watch._house = house
    watch._tasks = []
    return watch


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
    twin = House(house.settings)
    watch = idle(house)
    try:
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
        assert table.seq == 2, "a running table is looked after with nobody there"
        sleeping = await open_table(house, people[0], seats=2)
        other = await twin.find(sleeping.row.id)
        assert other is not None
        await sit.sit(twin, other, people[1], 1)
        await watch._catch_up()
        assert sleeping.row.seats[1] == Seat(), "an open one that nobody looks at can wait"
    finally:
        await twin.close()


@inside
async def test_the_look_out_asks_for_many_tables_in_turn(house: House) -> None:
    anna = await arrive(house, "Anna")
    tables = [await open_table(house, anna, seats=2) for _ in range(5)]
    for table in tables:
        await look(house, table, anna)
    asked_for: list[list[str]] = []
    marks = house.store.marks

    async def counted(ids: list[str]) -> Any:
        asked_for.append(ids)
        return await marks(ids)

    house.store.marks = counted  # type: ignore[assignment,method-assign]
    kept, watch_module.CHUNK = watch_module.CHUNK, 2
    try:
        await idle(house)._catch_up()
    finally:
        watch_module.CHUNK = kept
    assert [len(ids) for ids in asked_for] == [2, 2, 1]
    assert [one for ids in asked_for for one in ids] == [table.row.id for table in tables]


def test_each_round_of_the_look_out_does_all_three(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_inside(tmp_path, poll=0.01) as house:
            watch = Watch(house)
            anna = await arrive(house, "Anna")
            table, forgotten = await open_table(house, anna, seats=2), await open_table(house, anna, seats=2)
            hers, his = await look(house, table, anna), await look(house, table, None)
            his.connection._sending_since = time.monotonic() - 31
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
