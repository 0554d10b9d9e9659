"""The one writer of this process: takes everything that is pending, commits once, then acknowledges all of it.

Each batch also tells the other processes what it changed, and looks whether they changed something themselves.

While one batch is being synced the next one gathers. A commit costs almost the same for one move as for thirty, so two
commits begin at least `PACE` apart, and the next one not before the loop has told what came of the last and heard what
was answered: a lonely move waits for nobody, and under load the batches grow, and the loop and the writer do not want
the interpreter at the same time.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import queue
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import sqlalchemy as sa
from msgspec import Struct

from ludoteca.house.logs import log
from ludoteca.house.store.journaling import Finish, Written, journal_in
from ludoteca.house.store.news import News
from ludoteca.house.store.rows import EntryRow

T = TypeVar("T")
Done = Callable[[Any], None]
"""Told in the loop what came of a change: its answer, or the error that kept it from being made."""
BATCH = 512
PACE = 0.006
"""Seconds from the beginning of one commit to that of the next, of a process that writes alone."""
ROUNDS = 4
"""So many rounds of the loop that bring no change: by then whoever was told of a batch has answered, or thinks."""
LONGEST = 0.03
"""Seconds for which a batch waits at most for the loop to come to that."""
PATIENCE = 2.0
"""Seconds for which a batch tries again where the store is away, or has undone it."""
AGAIN = 0.05
UNDONE = "40P01", "40001"
"""What PostgreSQL says where it has undone a transaction because that and another waited for, or had overtaken, each
other."""
LOOK = 0.015
"""Seconds from one look whether other processes wrote something to the next,"""
LOOK_ALONE = 0.05
"""and of a process that knows of no other: somebody may be at the store by a command."""
LEISURE = 16
"""So many changes for which nobody waits are made together,"""
LEISURE_SECONDS = 1.0
"""or those that have come in so many seconds, or as soon as there is nothing else to do."""


class _Append(Struct, frozen=True):
    written: Written
    also: Callable[[sa.Connection], None] | None
    """What else is to be done in the same transaction."""
    done: Done


class _Work(Struct, frozen=True):
    work: Callable[[sa.Connection], Any]
    about: tuple[str, ...]
    """The tables or people that are changed and of which others should hear."""
    done: Done
    leisurely: bool = False
    """It may wait for others of its kind, as nobody waits for it."""


_Job = _Append | _Work


class _Raced(Exception):
    """Another process took the number of some entry of the batch."""


class Writer:
    """Group commit: `append` and `run` return futures that are resolved after the durable commit."""

    def __init__(self, engine: sa.Engine, loop: asyncio.AbstractEventLoop, news: News) -> None:
        self._engine = engine
        self._loop = loop
        self._news = news
        self._pending: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._connection: sa.Connection | None = None
        self._journal = journal_in(engine, news.notices)
        self._looked = 0.0
        """When it looked whether other processes wrote something."""
        self._patient = engine.dialect.name == "sqlite"
        """Changes for which nobody waits are put off; elsewhere so many messages one after the other would hold up the
        moves behind them."""
        self._leisurely: list[_Job] = []
        self._leisure_ends = 0.0
        self._heard = threading.Event()
        """The loop has told what came of the last batch, and heard what was answered."""
        self._heard.set()
        self._thread = threading.Thread(target=self._serve, name="ludoteca-writer", daemon=True)
        self.writers = 1
        """So many processes write to this store: so that their commits, and what each hears of the others', do not
        become as many times as many, each makes fewer."""
        self.alone = True
        """No other process serves this house, and there is little to look for."""
        self.commits = 0
        self.jobs = 0
        self._thread.start()

    def append(
        self, entry: EntryRow, finish: Finish | None = None, also: Callable[[sa.Connection], None] | None = None
    ) -> asyncio.Future[bool]:
        """Journal an entry; the answer is False when another writer took this number or this key first.

        What is `also` to be done belongs to the entry: it is done in its transaction, or not at all.
        """
        done: asyncio.Future[bool] = self._loop.create_future()
        self.append_then(entry, finish, also, partial(_settle, done))
        return done

    def append_then(
        self,
        entry: EntryRow,
        finish: Finish | None,
        also: Callable[[sa.Connection], None] | None,
        done: Callable[[bool | Exception], None],
    ) -> None:
        """The same for a caller who is called: all that a commit holds are, one after the other."""
        self._pending.put(_Append(Written(entry, finish), also, done))

    def run(self, work: Callable[[sa.Connection], T], *about: str) -> asyncio.Future[T]:
        """Carry out any other change in the next transaction; others hear of the tables or people it is about."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._pending.put(_Work(work, about, partial(_settle, done)))
        return done

    def run_at_leisure(self, work: Callable[[sa.Connection], T]) -> asyncio.Future[T]:
        """Carry out a change for which nobody waits.

        On SQLite in a transaction with others like it: beside entries it would take as much of this process as all of
        them.
        """
        done: asyncio.Future[T] = self._loop.create_future()
        self._pending.put(_Work(work, (), partial(_settle, done), self._patient))
        return done

    @property
    def waiting(self) -> int:
        """How many changes are not in a transaction yet."""
        return self._pending.qsize() + len(self._leisurely)

    def close(self) -> None:
        """Commit what is pending and stop."""
        self._pending.put(None)
        self._thread.join()

    def _serve(self) -> None:
        running = True
        due = 0.0
        while running:
            # Before what is pending is taken, not after: by then it lies there, and nothing is waited for twice.
            if (early := due - time.monotonic()) > 0:
                time.sleep(early)
            self._heard.wait(LONGEST)
            look = LOOK_ALONE if self.alone else LOOK
            try:
                job = self._pending.get(timeout=None if self._news.listens else look)
            except queue.Empty:
                self._write(self._take_leisurely())
                self._look()
                continue
            due = time.monotonic() + PACE * math.sqrt(self.writers)
            jobs, running = self._gather(job)
            self._write(jobs)
            if not running or len(self._leisurely) >= LEISURE or due > self._leisure_ends:
                self._write(self._take_leisurely())  # by themselves: no move waits until they are packed
            if time.monotonic() > self._looked + look:
                self._look()
        self._reconnect()

    def _gather(self, job: _Job | None) -> tuple[list[_Job], bool]:
        """Take what is pending, from a job on; tells whether more may come."""
        jobs: list[_Job] = []
        while job is not None:
            if isinstance(job, _Work) and job.leisurely:
                self._put_off(job)
            else:
                jobs.append(job)
            if len(jobs) + len(self._leisurely) >= BATCH:
                return jobs, True
            try:
                job = self._pending.get_nowait()
            except queue.Empty:
                return jobs, True
        return jobs, False

    def _write(self, jobs: list[_Job]) -> None:
        if jobs:
            self._acknowledge(self._commit(jobs, time.monotonic() + PATIENCE))

    def _put_off(self, job: _Job) -> None:
        if not self._leisurely:
            self._leisure_ends = time.monotonic() + LEISURE_SECONDS
        self._leisurely.append(job)

    def _take_leisurely(self) -> list[_Job]:
        jobs, self._leisurely = self._leisurely, []
        return jobs

    def _look(self) -> None:
        """Look whether other processes wrote something."""
        self._looked = time.monotonic()
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            self._news.look(self._connection)
        except Exception:
            self._reconnect()

    def _acknowledge(self, results: list[tuple[Done, Any]]) -> None:
        self._heard.clear()
        try:
            self._loop.call_soon_threadsafe(self._tell, results)
        except RuntimeError:  # the loop is closed: nobody waits for these any more
            self._heard.set()

    def _tell(self, results: list[tuple[Done, Any]]) -> None:
        """Tell in the loop what came of a batch; then listen."""
        _resolve(results)
        self._loop.call_soon(self._listen, 0, 0)

    def _listen(self, waiting: int, quiet: int) -> None:
        """Let the next batch go once some rounds of the loop have brought nothing more for it."""
        now = self._pending.qsize()
        quiet = 0 if now > waiting else quiet + 1
        if quiet < ROUNDS:
            self._loop.call_soon(self._listen, now, quiet)
        else:
            self._heard.set()

    def _commit(self, jobs: list[_Job], until: float) -> list[tuple[Done, Any]]:
        """Commit all of them; a store that is away, or has undone them, is asked again until then."""
        sent = False
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            sent = True
            if all(isinstance(job, _Append) and job.also is None for job in jobs):
                results = self._append_at_once(self._connection, jobs)
            else:
                with self._connection.begin():
                    results = self._carry_out(self._connection, jobs)
        except Exception as error:
            self._reconnect()
            if (_undone(error) or self._away(error, sent, jobs)) and time.monotonic() < until:
                time.sleep(AGAIN)
                return self._commit(jobs, until)
            if len(jobs) == 1 or self._hopeless(error):
                return [(job.done, error) for job in jobs]
            # One bad job, or one that lost a race, must not take the others with it: a transaction for each.
            return [result for job in jobs for result in self._commit([job], until)]
        self.commits += 1
        self.jobs += len(jobs)
        return results

    def _away(self, error: Exception, sent: bool, jobs: list[_Job]) -> bool:
        """Tell whether the server is gone and may be told all of it again: an entry, with its number, counts once."""
        harmless = not sent or all(isinstance(job, _Append) for job in jobs)
        return harmless and self._engine.dialect.name == "postgresql" and _operational(error, self._engine)

    def _hopeless(self, error: Exception) -> bool:
        """SQLite is locked or full: each job alone would wait as long for the same."""
        return self._engine.dialect.name == "sqlite" and _operational(error, self._engine)

    def _reconnect(self) -> None:
        """Whatever went wrong, the next batch begins on a fresh connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.invalidate()
                connection.close()

    def _carry_out(self, connection: sa.Connection, jobs: list[_Job]) -> list[tuple[Done, Any]]:
        results: list[tuple[Done, Any]] = []
        appends = [job for job in jobs if isinstance(job, _Append)]
        if appends:
            won = self._journal.among(connection, [append.written for append in appends])
            if not won and len(jobs) > 1:
                raise _Raced
            results += [(append.done, won) for append in appends]
            for append in appends:
                if won and append.also is not None:
                    append.also(connection)
        results += [(job.done, job.work(connection)) for job in jobs if isinstance(job, _Work)]
        entries = [append.written.entry for append in appends if append.written.finish is None]
        changed = {append.written.entry.table_id for append in appends if append.written.finish is not None}
        changed |= {one for job in jobs if isinstance(job, _Work) for one in job.about}
        self._news.announce(connection, entries, sorted(changed))
        return results

    def _append_at_once(self, connection: sa.Connection, jobs: list[Any]) -> list[tuple[Done, Any]]:
        won = self._journal.alone(connection, [job.written for job in jobs])
        if not won and len(jobs) > 1:
            raise _Raced
        return [(job.done, won) for job in jobs]


def _undone(error: Exception) -> bool:
    """Tell whether the store has undone all of it, for no fault of what it was asked."""
    return getattr(getattr(error, "orig", error), "sqlstate", None) in UNDONE


def _operational(error: Exception, engine: sa.Engine) -> bool:
    """Tell whether the trouble is with the store, not with what it was asked."""
    return isinstance(error, sa.exc.OperationalError | engine.dialect.loaded_dbapi.OperationalError)


def _resolve(results: list[tuple[Done, Any]]) -> None:
    for done, result in results:
        try:
            done(result)
        except Exception:  # one whose caller cannot be told must not take the others with it
            log.exception("not-told")


def _settle(waiting: asyncio.Future[Any], result: Any) -> None:
    """Tell somebody who waits what came of a change."""
    if waiting.done():
        return
    if isinstance(result, Exception):
        waiting.set_exception(result)
    else:
        waiting.set_result(result)
