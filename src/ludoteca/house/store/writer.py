"""The one writer of this process: takes everything that is pending, commits once, then acknowledges all of it.

While one batch is being synced the next one gathers, so no timer is needed and a lonely move waits for nobody.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

import sqlalchemy as sa
from msgspec import Struct, structs

from ludoteca.house.store.rows import EntryRow
from ludoteca.house.store.schema import journal, tables

T = TypeVar("T")
BATCH = 512


class Finish(Struct, frozen=True):
    """What the last entry of a game writes into its table's row, in the same transaction."""

    at: int
    result: dict[str, Any]


class _Append(Struct, frozen=True):
    entry: EntryRow
    finish: Finish | None
    done: asyncio.Future[bool]


class _Work(Struct, frozen=True):
    work: Callable[[sa.Connection], Any]
    done: asyncio.Future[Any]


_Job = _Append | _Work


class Writer:
    """Group commit: `append` and `run` return futures that are resolved after the durable commit."""

    def __init__(self, engine: sa.Engine, loop: asyncio.AbstractEventLoop) -> None:
        self._engine = engine
        self._loop = loop
        self._pending: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._insert = _insert_entries(engine.dialect.name)
        self._thread = threading.Thread(target=self._serve, name="ludoteca-writer", daemon=True)
        self.commits = 0
        self.jobs = 0
        self._thread.start()

    def append(self, entry: EntryRow, finish: Finish | None = None) -> asyncio.Future[bool]:
        """Journal an entry; the answer is False when another writer took this number or this key first."""
        done: asyncio.Future[bool] = self._loop.create_future()
        self._pending.put(_Append(entry, finish, done))
        return done

    def run(self, work: Callable[[sa.Connection], T]) -> asyncio.Future[T]:
        """Carry out any other change in the next transaction."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._pending.put(_Work(work, done))
        return done

    def close(self) -> None:
        """Commit what is pending and stop."""
        self._pending.put(None)
        self._thread.join()

    def _serve(self) -> None:
        running = True
        while running:
            jobs: list[_Job] = []
            job = self._pending.get()
            while True:
                if job is None:
                    running = False
                    break
                jobs.append(job)
                if len(jobs) == BATCH:
                    break
                try:
                    job = self._pending.get_nowait()
                except queue.Empty:
                    break
            if jobs:
                self._acknowledge(self._commit(jobs))

    def _acknowledge(self, results: list[tuple[asyncio.Future[Any], Any]]) -> None:
        try:
            self._loop.call_soon_threadsafe(_resolve, results)
        except RuntimeError:  # the loop is closed: nobody waits for these any more
            pass

    def _commit(self, jobs: list[_Job]) -> list[tuple[asyncio.Future[Any], Any]]:
        try:
            with self._engine.begin() as connection:
                results = self._carry_out(connection, jobs)
        except Exception as error:
            if len(jobs) == 1:
                return [(jobs[0].done, error)]
            # One bad job must not take the others with it: each gets a transaction of its own.
            return [result for job in jobs for result in self._commit([job])]
        self.commits += 1
        self.jobs += len(jobs)
        return results

    def _carry_out(self, connection: sa.Connection, jobs: list[_Job]) -> list[tuple[asyncio.Future[Any], Any]]:
        results: list[tuple[asyncio.Future[Any], Any]] = []
        appends = [job for job in jobs if isinstance(job, _Append)]
        if appends:
            # Sorted, so that two processes lock the rows in the same order.
            rows = sorted((job.entry for job in appends), key=lambda entry: (entry.table_id, entry.seq))
            inserted = connection.execute(self._insert, [structs.asdict(row) for row in rows])
            won = {(row[0], row[1]) for row in inserted}
            for job in appends:
                place = (job.entry.table_id, job.entry.seq)
                results.append((job.done, place in won))
                if job.finish is not None and place in won:
                    connection.execute(_finish(job.entry.table_id, job.finish))
        for job in jobs:
            if isinstance(job, _Work):
                results.append((job.done, job.work(connection)))
        return results


def _insert_entries(dialect: str) -> Any:
    if dialect == "sqlite":
        from sqlalchemy.dialects.sqlite import insert
    else:
        from sqlalchemy.dialects.postgresql import insert  # type: ignore[assignment]
    return insert(journal).on_conflict_do_nothing().returning(journal.c.table_id, journal.c.seq)


def _finish(table_id: str, finish: Finish) -> sa.Update:
    return (
        sa.update(tables)
        .where(tables.c.id == table_id)
        .values(status="finished", finished=finish.at, result=finish.result, revision=tables.c.revision + 1)
    )


def _resolve(results: list[tuple[asyncio.Future[Any], Any]]) -> None:
    for done, result in results:
        if done.done():
            continue
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result)
