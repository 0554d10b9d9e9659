"""The store and its one writer: batches, races, what is read back, and what the house does when it loses."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec import structs

from ludoteca.house import house as house_module
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.store import writer as writer_module
from ludoteca.house.store.engine import engine_url, open_engine
from ludoteca.house.store.rows import ChatRow, EntryRow, Marks, Seat, TableRow
from ludoteca.house.store.schema import journal, tables
from ludoteca.house.store.store import CHAT_KEPT, LISTED, Store
from ludoteca.house.store.writer import PACE, Finish, Writer
from ludoteca.house.table import Table
from ludoteca.house.verbs import sit, start
from ludoteca.house.verbs.play import play
from ludoteca.house.wire import Person
from tests.support.inside import arrive, asked, begin, begin_late, first_move, inside, look, open_inside, open_table


def table_row(name: str, **fields: Any) -> TableRow:
    plain: dict[str, Any] = {
        "game": "origo", "options": {}, "private": False, "status": "open", "host": "h",
        "seats": (Seat("h", "Host"), Seat()), "created": 0,
    }  # fmt: skip
    return TableRow(**{**plain, "id": name, **fields})


def entry(table: str, seq: int, move: str = "C4", **fields: Any) -> EntryRow:
    return EntryRow(table, seq, 0, move, (1, 2), 5, **fields)


# The writer -----------------------------------------------------------------------------------------------------------


@inside
async def test_of_a_batch_with_one_conflict_only_the_late_one_loses(house: House) -> None:
    store = house.store
    for name in "abc":
        await store.add_table(table_row(name))
    assert await store.append(entry("b", 1, "first"), None) is True
    commits, jobs = store.writer.commits, store.writer.jobs
    results = await asyncio.gather(
        store.append(entry("a", 1), Finish(7, {"points": [1], "ranks": [1]})),
        store.append(entry("b", 1, "late"), Finish(8, {"points": [2], "ranks": [1]})),
        store.append(entry("c", 1, key="k"), None),
        store.rename_player("nobody", "x"),
    )
    assert tuple(results) == (True, False, True, None)
    assert [one.move for one in await store.entries("b")] == ["first"]
    assert await store.entries("c") == [EntryRow("c", 1, 0, "C4", [1, 2], 5, "k")]
    finished = [await store.table(name) for name in "abc"]
    assert [(row and row.status, row and row.finished, row and row.revision) for row in finished] == [
        ("finished", 7, 1),
        ("open", None, 0),
        ("open", None, 0),
    ]
    assert finished[0] is not None and finished[0].result == {"points": [1], "ranks": [1]}
    assert store.writer.jobs == jobs + 4 and commits + 1 <= store.writer.commits <= commits + 4


@inside
async def test_a_bad_change_takes_no_other_with_it(house: House) -> None:
    store = house.store
    await store.add_table(table_row("a"))
    jobs = store.writer.jobs

    def bad(connection: sa.Connection) -> None:
        connection.execute(sa.update(tables).values(host="everybody"))
        raise LookupError("bad")

    results = await asyncio.gather(
        store.append(entry("a", 1), None),
        store.writer.run(bad),
        store.add_player("p", "Anna", 1),
        return_exceptions=True,
    )
    assert results[0] is True and isinstance(results[1], LookupError) and results[2] is None
    row = await store.table("a")
    assert row is not None and row.host == "h", "what failed is rolled back"
    assert await store.nickname("p") == "Anna" and await store.nickname("q") is None
    assert store.writer.jobs == jobs + 2
    assert await store.append(entry("a", 2), None) is True


@inside
async def test_what_comes_while_a_commit_is_being_made_shares_the_next_one(house: House) -> None:
    store = house.store
    await store.add_table(table_row("a"))
    commits = store.writer.commits
    await asyncio.gather(*(store.append(entry("a", 1 + number), None) for number in range(100)))
    assert 1 <= store.writer.commits - commits <= 20
    assert [one.seq for one in await store.entries("a")] == list(range(1, 101))
    assert [one.seq for one in await store.entries("a", 98)] == [99, 100]
    commits = store.writer.commits
    for number in range(20):
        await store.append(entry("a", 101 + number), None)
    assert store.writer.commits == commits + 20


class Clock:
    """A clock that stands still, and what was slept by it."""

    def __init__(self) -> None:
        self.slept: list[float] = []

    def monotonic(self) -> float:
        return 100.0

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)


def test_two_commits_begin_so_far_apart_and_a_lonely_one_waits_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    monkeypatch.setattr(writer_module, "time", clock)

    async def write() -> None:
        async with open_inside(tmp_path) as house:
            for number in range(3):
                await house.store.add_player(str(number), "Anna", 1)

    asyncio.run(write())
    assert clock.slept[0] == 0 and clock.slept[1:3] == [pytest.approx(0.006)] * 2 and PACE == 0.006


@inside
async def test_a_batch_holds_no_more_than_it_may(house: House) -> None:
    store = house.store
    await store.add_table(table_row("a"))
    sizes: list[int] = []
    commit, gate = store.writer._commit, threading.Event()

    def counted(jobs: list[Any]) -> Any:
        sizes.append(len(jobs))
        return commit(jobs)

    store.writer._commit = counted  # type: ignore[method-assign]
    first = store.writer.run(lambda _: gate.wait(10))
    await asyncio.sleep(3 * PACE)
    many = [store.append(entry("a", 1 + number), None) for number in range(writer_module.BATCH + 3)]
    gate.set()
    await asyncio.gather(first, *many)
    assert max(sizes) == writer_module.BATCH and sum(sizes) == writer_module.BATCH + 4


def test_closing_commits_what_is_pending_and_answers_nobody_who_is_gone(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'store.sqlite'}"

    async def write() -> None:
        store = Store(url)
        await store.add_table(table_row("a"))
        gone = store.append(entry("a", 1), None)
        gone.cancel()
        kept = store.append(entry("a", 2), None)
        store.close()
        assert not store.writer._thread.is_alive()
        assert await kept is True

    asyncio.run(write())
    engine = open_engine(url, writer=False)
    with engine.connect() as connection:
        assert list(connection.scalars(sa.select(journal.c.seq).order_by(journal.c.seq))) == [1, 2]
    engine.dispose()


def test_a_lost_connection_is_opened_again(tmp_path: Path) -> None:
    async def write() -> None:
        async with open_inside(tmp_path) as house:
            store = house.store
            await store.add_table(table_row("a"))
            connection = store.writer._connection
            assert connection is not None
            connection.close()
            with pytest.raises(Exception, match="closed"):
                await store.append(entry("a", 1), None)
            assert await store.append(entry("a", 1), None) is True
            assert store.writer._connection not in (None, connection)

    asyncio.run(write())


def test_a_writer_speaks_the_store_s_dialect() -> None:
    assert writer_module._insert_text("%s", 2).endswith(
        "VALUES (%s, %s, %s, %s, %s, %s, %s), (%s, %s, %s, %s, %s, %s, %s) ON CONFLICT DO NOTHING"
    )
    assert '"table_id", "seq", "seat", "move", "chance", "at", "key"' in writer_module._insert_text("?", 1)
    assert engine_url("postgres://h/db").drivername == engine_url("postgresql://h/db").drivername
    assert engine_url("postgresql://h/db").drivername == "postgresql+psycopg"
    assert engine_url("postgresql+psycopg2://h/db").drivername == "postgresql+psycopg2"
    assert engine_url("sqlite:///x").drivername == "sqlite"


def test_sqlite_is_durable_and_minds_its_keys(tmp_path: Path) -> None:
    for writer in (True, False):
        engine = open_engine(f"sqlite:///{tmp_path / 'store.sqlite'}", writer=writer)
        with engine.connect() as connection:
            told = {
                name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
        assert told == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
        assert engine.pool.size() == (1 if writer else 4)  # type: ignore[attr-defined]
        engine.dispose()


def test_a_writer_takes_the_store_at_the_beginning_of_a_transaction(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'store.sqlite'}"
    writer, reader = open_engine(url, writer=True), open_engine(url, writer=False)
    with writer.begin(), reader.connect() as other:
        other.exec_driver_sql("PRAGMA busy_timeout=1")
        other.rollback()
        with pytest.raises(sa.exc.OperationalError, match="locked"):
            other.exec_driver_sql("CREATE TABLE x (y)")
    for engine in (writer, reader):
        engine.dispose()


# What is read back ----------------------------------------------------------------------------------------------------


@inside
async def test_the_store_gives_back_what_it_was_given(house: House) -> None:
    store = house.store
    seats = (Seat("p", "Anna"), Seat(bot="random"), Seat("q", "Bert", "greedy", True), Seat())
    row = table_row(
        "a", seats=seats, options={"x": [1, None]}, private=True, status="playing", created=9, revision=4, key="k",
        commitment="c", setup=[1, 2], origin={"seats": 4}, branch_of="b", branch_seq=3, take_back={"seat": 1},
    )  # fmt: skip
    await store.add_table(row, [entry("a", 1), entry("a", 2, key="k")])
    assert await store.table("a") == row and await store.table("b") is None
    assert [(one.seq, one.key, one.chance) for one in await store.entries("a")] == [(1, None, [1, 2]), (2, "k", [1, 2])]
    changed = structs.replace(row, host="other", revision=5, seats=(*seats[:3], Seat("r", "Carla")))
    assert await store.change_table(row, changed) is True
    assert await store.table("a") == changed
    assert await store.change_table(row, structs.replace(row, host="late", revision=5)) is False
    assert await store.table("a") == changed
    assert [seat.taken for seat in seats] == [True, True, True, False]
    assert [seat.person for seat in seats] == [True, False, False, False]
    assert [seat.mind for seat in seats] == [None, "random", "greedy", None]
    assert [row.seat_of(who) for who in ("p", "q", "z", None)] == [0, 2, None, None]


@inside
async def test_lists_show_the_newest_public_tables_of_a_state(house: House) -> None:
    store = house.store
    for number in range(LISTED + 2):
        await store.add_table(table_row(f"t{number}", created=number))
    await store.add_table(table_row("hidden", created=1000, private=True))
    await store.add_table(table_row("played", created=1000, status="playing", host="x", seats=(Seat("p", "P"), Seat())))
    listed = [row.id for row in await store.tables_by_status("open")]
    assert listed == [f"t{number}" for number in range(LISTED + 1, 1, -1)]
    assert [row.id for row in await store.tables_by_status("playing")] == ["played"]
    assert await store.tables_by_status("finished") == []
    assert [row.id for row in await store.tables_of("h")][:2] == ["hidden", f"t{LISTED + 1}"]
    assert (
        [row.id for row in await store.tables_of("p")] == ["played"] == [row.id for row in await store.tables_of("x")]
    )
    assert await store.tables_of("nobody") == []


@inside
async def test_tables_where_a_bot_may_have_to_move_are_found(house: House) -> None:
    store = house.store
    people, bots = (Seat("p", "P"), Seat("q", "Q")), (Seat("p", "P"), Seat(bot="random"))
    left = (Seat("p", "P"), Seat("q", "Q", "greedy", True))
    for name, status, seats in (
        ("people", "playing", people), ("bots", "playing", bots), ("left", "playing", left),
        ("open", "open", bots), ("over", "finished", bots),
    ):  # fmt: skip
        await store.add_table(table_row(name, status=status, seats=seats))
    assert sorted(await store.tables_with_bots()) == ["bots", "left"]


@inside
async def test_the_last_lines_of_talk_are_read_oldest_first(house: House) -> None:
    store = house.store
    for name in "ab":
        await store.add_table(table_row(name))
    numbers = [await store.add_chat("a", "p", "Anna", f"line {n}", n) for n in range(3)]
    other = await store.add_chat("b", "p", "Anna", "elsewhere", 9)
    assert await store.chat("a") == [ChatRow(numbers[n], "Anna", f"line {n}", n) for n in range(3)]
    assert [line.text for line in await store.chat("a", numbers[0])] == ["line 1", "line 2"]
    await asyncio.gather(*(store.add_chat("a", "p", "Anna", f"more {n}", 9) for n in range(CHAT_KEPT)))
    kept = [line.text for line in await store.chat("a")]
    assert kept == [f"more {n}" for n in range(CHAT_KEPT)]
    await store.append(entry("b", 1), None)
    assert await store.marks(["a", "b", "c"]) == {
        "a": Marks(0, 0, (await store.chat("a"))[-1].id),
        "b": Marks(0, 1, other),
    }


# The house ------------------------------------------------------------------------------------------------------------


async def playing(house: House) -> tuple[Table, tuple[Person, Person]]:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    return await begin(house, *people), people


def other_process(house: House, table: Table, key: str | None) -> EntryRow:
    """The entry that another process makes of the first move."""
    assert table.match is not None
    seat = asked(table)
    made = table.match.at(table.seq).play(seat, first_move(table, seat)[0])
    return EntryRow(table.row.id, made.seq, made.seat, made.move, made.chance, 1, key)


@inside
async def test_who_was_overtaken_reloads_and_is_told(house: House) -> None:
    table, people = await playing(house)
    eye = await look(house, table, people[0])
    seat = asked(table)
    picks, offer = first_move(table, seat)
    await house.store.append(other_process(house, table, "theirs"), None)
    with pytest.raises(Refused) as caught:
        await play(house, table, people[seat].id, "mine", picks, offer)
    assert (caught.value.code, caught.value.field, caught.value.status) == ("overtaken", "offer", 409)
    assert caught.value.arguments == {"seq": 1}
    assert not table.stale and table.seq == 1 and table.match is not None and table.match.seq == 1
    assert (await eye.state())["seq"] == 1, "and sees what the other has done"
    assert house.metrics.moves == 0


@inside
async def test_who_was_overtaken_by_the_own_request_gets_its_answer(house: House) -> None:
    table, people = await playing(house)
    seat = asked(table)
    picks, offer = first_move(table, seat)
    await house.store.append(other_process(house, table, "same"), None)
    assert await play(house, table, people[seat].id, "same", picks, offer) == 1
    assert [one.key for one in await house.store.entries(table.row.id)] == ["same"] and table.seq == 1
    assert table.keys == {(seat, "same"): 1}


@inside
async def test_a_failed_commit_leaves_the_table_as_it_is_stored(house: House) -> None:
    table, people = await playing(house)
    seat = asked(table)
    picks, offer = first_move(table, seat)
    append = house.store.append

    def fail(*_: object) -> Any:
        raise OSError("disk full")

    house.store.append = fail  # type: ignore[assignment,method-assign]
    with pytest.raises(Refused) as caught:
        await play(house, table, people[seat].id, "k", picks, offer)
    assert (caught.value.code, caught.value.field, caught.value.status) == ("not-stored", "table", 503)
    assert table.stale and house.metrics.moves == 0
    house.store.append = append  # type: ignore[method-assign]
    assert await play(house, table, people[seat].id, "k", picks, offer) == 1
    assert not table.stale and house.metrics.moves == 1 and house.metrics.waited > 0
    assert [one.key for one in await house.store.entries(table.row.id)] == ["k"]


@inside
async def test_a_move_that_is_given_up_while_it_is_stored_makes_the_table_stale(house: House) -> None:
    table, people = await playing(house)
    seat = asked(table)
    picks, offer = first_move(table, seat)

    def slow(*_: object) -> asyncio.Future[bool]:
        return asyncio.get_running_loop().create_future()

    house.store.append = slow  # type: ignore[assignment,method-assign]
    task = asyncio.ensure_future(play(house, table, people[seat].id, "k", picks, offer))
    await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert table.stale
    async with house.hold(table):
        assert table.seq == 0 and table.match is not None and table.match.seq == 0


@inside
async def test_a_change_is_tried_again_when_another_process_was_faster(house: House) -> None:
    anna = await arrive(house, "Anna")
    table = await open_table(house, anna, seats=3)
    hidden = structs.replace(table.row, revision=1, options={"by": "another"})
    await house.store.change_table(table.row, hidden)
    asked_for: list[int] = []

    def edit(row: TableRow) -> TableRow:
        asked_for.append(row.revision)
        return structs.replace(row, host="me")

    await house.change(table, edit)
    assert asked_for == [0, 1]
    assert (table.row.host, table.row.revision, table.row.options) == ("me", 2, {"by": "another"})
    assert await house.store.table(table.row.id) == table.row
    told: list[Table] = []
    house.listeners.append(told.append)
    await house.change(table, lambda row: row)
    assert table.row.revision == 2 and not told, "no change, nothing to show"
    await house.change(table, lambda row: structs.replace(row, host="you"))
    assert told == [table]

    async def never(*_: object) -> bool:
        asked_for.append(-1)
        return False

    house.store.change_table = never  # type: ignore[assignment,method-assign]
    asked_for.clear()
    with pytest.raises(Refused) as caught:
        await house.change(table, edit)
    assert (caught.value.code, caught.value.field, caught.value.status) == ("busy", "table", 503)
    assert asked_for.count(-1) == house_module.TRIES == 5


@inside
async def test_what_another_process_started_and_played_is_read(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await open_table(house, *people)
    async with table.lock:
        assert await house.refresh(table) is False
    twin = House(house.settings)
    try:
        there = await twin.find(table.row.id)
        assert there is not None and there is not table
        await start.start(twin, there, people[0])
        async with table.lock:
            assert await house.refresh(table) is True
        assert table.match is not None and table.row.status == "playing" and not table.stale
        seat = asked(there)
        picks, offer = first_move(there, seat)
        await play(twin, there, people[seat].id, "k", picks, offer)
        async with table.lock:
            assert await house.refresh(table) is True
            assert await house.refresh(table) is False
        assert (table.seq, table.match.seq, len(table.entries), table.keys) == (1, 1, 1, {(seat, "k"): 1})
        assert table.match.view(0) == there.match.view(0) if there.match else False
    finally:
        await twin.close()


@inside
async def test_a_table_that_is_gone_is_not_found(house: House) -> None:
    anna = await arrive(house, "Anna")
    table = await open_table(house, anna, seats=2)
    table.row = structs.replace(table.row, id="gone")
    for stale in (True, False):
        table.stale = stale
        with pytest.raises(Refused) as caught:
            async with table.lock:
                await house.refresh(table)
        assert (caught.value.code, caught.value.status) == ("not-found", 404)


@inside
async def test_a_journal_that_contradicts_itself_is_told(house: House) -> None:
    table, _ = await playing(house)
    await house.store.append(EntryRow(table.row.id, 1, asked(table), "no-such-pick", (), 1), None)
    table.stale = True
    with pytest.raises(Refused) as caught:
        async with house.hold(table):
            pass
    assert (caught.value.code, caught.value.field, caught.value.status) == ("unreadable-table", "table", 500)
    assert caught.value.arguments == {"problem": "unknown-pick"}
    assert not table.lock.locked()


@inside
async def test_the_last_move_writes_the_result_into_the_table(house: House) -> None:
    people = (await arrive(house, "Anna"), await arrive(house, "Bert"))
    table = await begin_late(house, *people, left=2)
    eye = await look(house, table, people[0])
    revision, began = table.row.revision, int(time.time() * 1000)
    while table.row.status == "playing":
        seat = asked(table)
        picks, offer = first_move(table, seat)
        await play(house, table, people[seat].id, f"m{table.seq}", picks, offer)
    assert table.match is not None and table.match.result is not None
    row = await house.store.table(table.row.id)
    assert row == table.row and row.status == "finished" and row.revision == revision + 1
    assert row.result == table.match.result.as_json() and row.finished is not None and row.finished >= began
    told = (await eye.state())["table"]
    assert (told["result"], told["key"], told["status"]) == (row.result, row.key, "finished")
    assert house.metrics.moves == table.seq and sum(house.metrics.waits) == table.seq
    with pytest.raises(Refused) as caught:
        await play(house, table, people[0].id, "late", [], "0-0")
    assert (caught.value.code, caught.value.status) == ("game-over", 409)


@inside
async def test_who_may_enter(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    public, private = await open_table(house, anna, seats=2), await open_table(house, anna, seats=3, private=True)
    assert await house.enter(public.row.id, None, None, "x") is public
    secret = house.keys.table_secret(private.row.id)
    assert secret in house.link(private.row) and house.link(public.row) == f"/t/{public.row.id}"
    assert await house.enter(private.row.id, None, secret, "x") is private
    assert await house.enter(private.row.id, anna.id, None, "x") is private
    await sit.sit(house, private, bert, 2)
    await sit.stand(house, private, anna, 0)
    assert await house.enter(private.row.id, bert.id, None, "x") is private, "who sits there"
    assert await house.enter(private.row.id, anna.id, "wrong", "x") is private, "the host"
    house.limits.enabled = True
    for number in range(10):
        with pytest.raises(Refused) as caught:
            await house.enter(private.row.id if number % 2 else "nowhere", None, secret[:-1], "x")
        assert (caught.value.code, caught.value.field, caught.value.status) == ("not-found", "table", 404)
    with pytest.raises(Refused, match="too-fast"):
        await house.enter(private.row.id, None, secret, "x")
    assert await house.enter(private.row.id, None, secret, "y") is private
    assert await house.enter(private.row.id, bert.id, None, "x") is private


def test_a_writer_without_a_loop_goes_on(tmp_path: Path) -> None:
    async def make() -> Writer:
        store = Store(f"sqlite:///{tmp_path / 'store.sqlite'}")
        return store.writer

    writer = asyncio.run(make())
    writer.run(lambda _: None)
    writer.run(lambda _: None)
    writer.close()
    assert not writer._thread.is_alive() and writer._connection is None
