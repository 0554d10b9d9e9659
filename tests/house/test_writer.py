"""The one writer of the store: batches, races, pace, and what it opens its connections with."""

from __future__ import annotations

import asyncio
import threading
import time
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from ludoteca.house.house import House
from ludoteca.house.store import writer as writer_module
from ludoteca.house.store.engine import engine_url, open_engine
from ludoteca.house.store.journaling import Finish, InPostgreSQL, InSQLite
from ludoteca.house.store.rows import EntryRow, PlayerRow, SnapshotRow
from ludoteca.house.store.schema import journal, tables
from ludoteca.house.store.store import Store
from ludoteca.house.store.writer import PACE, Writer
from tests.support.inside import inside, open_inside
from tests.support.postgres import find_postgres, open_postgres
from tests.support.rows import entry, table_row


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
async def test_an_entry_that_is_late_is_not_taken_for_one_that_cannot_be(house: House) -> None:
    store = house.store
    for name in "ab":
        await store.add_table(table_row(name))
    given = (
        store.append(entry("a", 1), None),
        store.append(entry("b", 1), None),
        store.append(entry("a", 1, "late"), None),
    )
    assert sorted(await asyncio.gather(*given)) == [False, True, True]
    assert [one.move for one in await store.entries("a")] == [entry("a", 1).move]
    with pytest.raises(Exception, match="FOREIGN KEY"):
        await store.append(entry("nowhere", 1), None)
    assert await store.append(entry("b", 2), None) is True


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
    assert await store.player("p") == PlayerRow("p", "Anna", 1, 1) and await store.player("q") is None
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


def told_late(data: Path, seconds: float) -> tuple[int, list[int]]:
    """Tell how many commits three entries took, and which were stored when the loop had told of the first for so long.

    The second comes while it tells, the third answers it two rounds of the loop later.
    """
    stored: list[int] = []

    async def work() -> int:
        async with open_inside(data) as house:
            store, loop = house.store, asyncio.get_running_loop()
            await store.add_table(table_row("a"))
            commits, answered = store.writer.commits, loop.create_future()

            def told(_: object) -> None:
                store.append_then(entry("a", 2), None, None, lambda _: None)
                time.sleep(seconds)
                with engine.connect() as connection:
                    stored.extend(connection.scalars(sa.select(journal.c.seq)))
                loop.call_soon(loop.call_soon, answer)

            def answer() -> None:
                time.sleep(seconds)
                store.append_then(entry("a", 3), None, None, answered.set_result)

            engine = open_engine(house.settings.url, writer=False)
            store.append_then(entry("a", 1), None, None, told)
            assert await answered is True
            engine.dispose()
            return store.writer.commits - commits

    return asyncio.run(work()), sorted(stored)


def test_a_commit_waits_until_the_last_is_told_and_what_answers_it_is_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer_module, "LONGEST", 60.0)
    assert told_late(tmp_path, 0.05) == (2, [1])


def test_a_loop_that_tells_for_long_keeps_nobody_from_the_disk(tmp_path: Path) -> None:
    assert told_late(tmp_path, 1.0) == (3, [1, 2])


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
    before: list[int] = []
    """How often was slept before each commit."""
    commit = Writer._commit

    def counted(self: Writer, jobs: list[Any], until: float) -> Any:
        before.append(len(clock.slept))
        return commit(self, jobs, until)

    monkeypatch.setattr(Writer, "_commit", counted)

    async def write() -> None:
        async with open_inside(tmp_path) as house:
            for number in range(3):
                await house.store.add_player(str(number), "Anna", 1)

    asyncio.run(write())
    assert before[0] == 0 and len(before) > 3 and all(one < next for one, next in pairwise(before))
    assert all(one == pytest.approx(PACE) for one in clock.slept) and PACE == 0.006


def keep_snapshot(store: Store, number: int, table_id: str = "a") -> asyncio.Future[None]:
    return store.add_snapshot(lambda: SnapshotRow(table_id, number, 1, "", b""))


@inside
async def test_changes_for_which_nobody_waits_are_made_together(house: House) -> None:
    """Beside moves: when so many have come, or some time has passed."""
    store, writer = house.store, house.store.writer
    await store.add_table(table_row("a"))
    seq = iter(range(1, 10_000))
    many = writer_module.LEISURE
    few = [keep_snapshot(store, number) for number in range(1, many)]
    for _ in range(5):
        assert await store.append(entry("a", next(seq)), None)
    assert not any(one.done() for one in few) and writer.waiting == many - 1
    commits = writer.commits
    last = keep_snapshot(store, many)
    assert await store.append(entry("a", next(seq)), None)
    await asyncio.wait_for(asyncio.gather(*few, last), 0.5)
    assert [one.seq for one in await store.snapshots("a")] == list(range(1, many + 1))
    assert writer.commits - commits <= 2 and writer.waiting == 0
    lonely = keep_snapshot(store, many + 1)
    while not lonely.done():
        assert await store.append(entry("a", next(seq)), None)
    assert len(await store.snapshots("a")) == many + 1


@inside
async def test_they_are_made_as_soon_as_there_is_nothing_else_to_do_and_a_bad_one_takes_no_other_with_it(
    house: House,
) -> None:
    store = house.store
    await store.add_table(table_row("a"))
    good, bad = keep_snapshot(store, 1), keep_snapshot(store, 1, "no such table")
    async with asyncio.timeout(writer_module.LEISURE_SECONDS / 2):
        with pytest.raises(sa.exc.IntegrityError):
            await bad
        await good
    assert [one.seq for one in await store.snapshots("a")] == [1]


@inside
async def test_a_batch_holds_no_more_than_it_may(house: House) -> None:
    store = house.store
    await store.add_table(table_row("a"))
    sizes: list[int] = []
    commit, gate = store.writer._commit, threading.Event()

    def counted(jobs: list[Any], until: float = 0.0) -> Any:
        sizes.append(len(jobs))
        return commit(jobs, until)

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
        store = Store(url, print)
        await store.add_table(table_row("a"))
        gone = store.append(entry("a", 1), None)
        gone.cancel()
        kept = store.append(entry("a", 2), None)
        leisurely = keep_snapshot(store, 2)
        store.close()
        assert not store.writer._thread.is_alive()
        assert await kept is True
        await leisurely

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
            store.writer._look = lambda: None  # type: ignore[method-assign]  # it would find the loss by itself
            connection = store.writer._connection
            assert connection is not None
            connection.close()
            with pytest.raises(Exception, match="closed"):
                await store.append(entry("a", 1), None)
            assert await store.append(entry("a", 1), None) is True
            assert store.writer._connection not in (None, connection)

    asyncio.run(write())


def test_a_writer_speaks_the_store_s_dialect() -> None:
    entries = [entry("a", 1), entry("a", 2)]
    text, values = InSQLite(lambda *_: [])._insert(entries)
    assert text.endswith("VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?, ?, ?, ?)") and len(values) == 18
    assert '"table_id", "seq", "seat", "move", "chance", "at", "key"' in text
    text, values = InPostgreSQL(lambda *_: [])._insert(entries)
    assert text.count("%s") == len(values) == 1
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


def test_a_writer_without_a_loop_goes_on(tmp_path: Path) -> None:
    async def make() -> Writer:
        store = Store(f"sqlite:///{tmp_path / 'store.sqlite'}", print)
        return store.writer

    writer = asyncio.run(make())
    writer.run(lambda _: None)
    writer.run(lambda _: None)
    writer.close()
    assert not writer._thread.is_alive() and writer._connection is None


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_entries_alone_are_appended_by_a_short_way_that_loses_and_fails_alike(tmp_path: Path, kind: str) -> None:
    async def write(url: str) -> None:
        store, far = Store(url, print), Store(url, print)
        try:
            for name in "abc":
                await store.add_table(table_row(name))
            assert await far.append(entry("b", 1, "first", key="k"), None) is True
            begun = [store.append(entry(name, 1, key="k"), None) for name in "abc"]
            assert await asyncio.gather(*begun) == [True, False, True]
            assert [(one.move, tuple(one.chance)) for one in await store.entries("b")] == [("first", (1, 2))]
            assert await store.entries("c") == [EntryRow("c", 1, 0, "C4", [1, 2], 5, "k")]
            with pytest.raises(Exception, match=r"(?i)foreign key"):
                await store.append(entry("nowhere", 1), None)
            assert await store.append(entry("a", 2, "x" * 9_000), None) is True, "longer than a notice may be"
            assert await store.append(entry("a", 3, 'a "quote" and 日本'), None) is True
            assert [one.seq for one in await far.entries("a")] == [1, 2, 3]
            begun = [store.append(entry(name, 2), Finish(7, {"won": [name, 'a "quote"']})) for name in "bc"]
            lost = store.append(entry("a", 3), Finish(8, {"won": []}))
            assert await asyncio.gather(*begun, lost) == [True, True, False]
            rows = [await far.table(name) for name in "abc"]
            assert [row and (row.status, row.finished, row.result, row.revision) for row in rows] == [
                ("open", None, None, 0),
                ("finished", 7, {"won": ["b", 'a "quote"']}, 1),
                ("finished", 7, {"won": ["c", 'a "quote"']}, 1),
            ]
            also: list[Any] = []
            assert await store.append(entry("a", 4), Finish(9, {"won": []}), also.append) is True
            row = await far.table("a")
            assert (
                also and row and (row.status, row.finished, row.result, row.revision) == ("finished", 9, {"won": []}, 1)
            )
            for state in (b"0", b"1"):
                made = partial(SnapshotRow, "a", 3, 1, "d", state)
                await asyncio.gather(*(one.add_snapshot(made) for one in (store, far)))
            assert [one.state for one in await far.snapshots("a")] == [b"1"]
        finally:
            await asyncio.gather(*(asyncio.to_thread(one.close) for one in (store, far)))

    if kind == "sqlite":
        asyncio.run(write(f"sqlite:///{tmp_path / 'store.sqlite'}"))
    elif find_postgres() is None:
        pytest.skip("no PostgreSQL on this machine")
    else:
        with open_postgres() as url:
            asyncio.run(write(url))


@pytest.mark.parametrize("many", [1, 2])
def test_changes_of_two_processes_that_wait_for_each_other_are_both_made(many: int) -> None:
    """PostgreSQL undoes one of them. It is made once more, the others of its batch with it."""
    if find_postgres() is None:
        pytest.skip("no PostgreSQL on this machine")

    async def write(url: str) -> None:
        store, far = Store(url, print), Store(url, print)
        both, gate = threading.Barrier(2), threading.Event()

        def claim(connection: sa.Connection, name: str, other: str) -> None:
            for table in (name, other):
                mine = sa.update(tables).where(tables.c.id == table)
                connection.execute(mine.values(revision=tables.c.revision + 1))
                if table == name and not gate.is_set():
                    both.wait()
                    gate.set()

        try:
            for name in "ab":
                await store.add_table(table_row(name))
            here = [store.writer.run(partial(claim, name="a", other="b"))]
            here += [store.add_table(table_row(f"{number}")) for number in range(1, many)]
            await asyncio.gather(*here, far.writer.run(partial(claim, name="b", other="a")))
            assert [row and row.revision for row in [await store.table(name) for name in "ab"]] == [2, 2]
            assert None not in [await store.table(f"{number}") for number in range(1, many)]
        finally:
            await asyncio.gather(*(asyncio.to_thread(one.close) for one in (store, far)))

    with open_postgres() as url:
        asyncio.run(write(url))
