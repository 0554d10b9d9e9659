"""Makes the reviews that were asked for, one after the other, in a process of its own each.

One process of the house makes all of them, and whatever was not ended when the house was is begun anew.
What nobody has asked for gives way at once to what somebody waits for, and is begun anew when nobody waits.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import threading
import time
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from ludoteca.house.clock import DAY, MINUTE
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.jobs import reviewer
from ludoteca.house.jobs.job import Job
from ludoteca.house.logs import log, tell
from ludoteca.house.matches import Match
from ludoteca.house.store import puzzles, reviews
from ludoteca.house.store.reviews import Wanted
from ludoteca.house.verbs import review as verb
from ludoteca.house.verbs.puzzle import owed
from ludoteca.kernel.registry import registered
from ludoteca.ledger.digest import digest
from ludoteca.ledger.evaluator import evaluator
from ludoteca.ledger.review import Review

MAKER = "reviews"
"""As the bots of a table think in one process of the house, so are all reviews made in one."""
NICE = 15
"""They are made behind everything else that the machine has to do."""
LOOK = 0.1
"""Seconds from one look to the next whether a review goes on."""
LOOK_UNASKED = 10 * MINUTE
"""Milliseconds from one look for games that nobody has had reviewed to the next, once there was none."""


# Made once, before any thread asks: msgspec crashes where two threads are the first to read a type.
_review = msgspec.json.Decoder(Review).decode


class Overtaken(Exception):
    """Somebody waits for another review."""


class Reviews(Job):
    """Looks whether reviews are asked for, and makes them."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._look_asked = 0.0
        self._look_unasked = 0
        super().__init__(self._rounds())

    async def _rounds(self) -> None:
        house = self._house
        while True:
            house.asked_for_reviews.clear()
            try:
                while house.peers.mine(MAKER) and await self._work():
                    pass
            except Exception:
                log.exception("reviews-failed")
            # Not `wait_for`: before Python 3.12 it forgets that it was cancelled where what it waits for has just come.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(house.settings.poll):
                    await house.asked_for_reviews.wait()

    async def _work(self) -> bool:
        """Do what comes next: what was asked for, then telling it in short, then what nobody has asked for."""
        store = self._house.store
        if (wanted := await store.read(reviews.next_one)) is not None:
            try:
                await self._end(wanted.table, await self._make(wanted))
            except Overtaken:
                await store.writer.run(partial(reviews.advance, table_id=wanted.table, progress=0))
            return True
        if (untold := await store.read(reviews.next_undigested)) is not None:
            await self._digest(untold)
            return True
        return await self._ask()

    async def _ask(self) -> bool:
        """Ask for the review of a public game that nobody has asked for: a person's many games are told from all."""
        house, now = self._house, self._house.now()
        most = house.settings.reviews_a_day
        if not most or now < self._look_unasked:
            return False
        found = None
        if await house.store.read(partial(reviews.asked_since, at=now - DAY)) < most:
            found = await house.store.read(partial(reviews.next_unasked, judges=await house.readers.run(judges)))
        if found is None:
            self._look_unasked = now + LOOK_UNASKED
            return False
        await house.store.writer.run(partial(reviews.ask, table_id=found, at=now, anew=True, quiet=True))
        return True

    async def _make(self, wanted: Wanted) -> bytes | None:
        """Make a review; None, and a line for the operator: it cannot be made. Raises Overtaken."""
        record = await self._record(wanted.table)
        if record is None:
            return None
        answers, sender = multiprocessing.Pipe(duplex=False)
        apart = self._house.settings.bot_workers > 0
        beginning = asyncio.create_task(asyncio.to_thread(begin, sender, record, wanted.depth, apart=apart))
        try:
            await asyncio.shield(beginning)
            return await self._hear(wanted, answers)
        finally:
            process = await beginning  # a house that closes meanwhile ends what has just begun, too
            if process is not None:
                process.kill()
                process.join()
            answers.close()

    async def _end(self, table_id: str, made: bytes | None) -> None:
        """Keep a review; people's own errors become puzzles."""
        house = self._house
        row = await house.store.table(table_id)
        errors = [] if row is None or made is None else [*owed(row, made)]
        keep = partial(reviews.end, table_id=table_id, review=made)
        set_up = partial(puzzles.set_up, table_id=table_id, owed=errors, at=house.now())
        await house.store.writer.run(lambda connection: (keep(connection), set_up(connection)))

    async def _digest(self, table_id: str) -> None:
        """Tell a review in short: puzzles for everybody, and what becomes of a person's many games."""
        house = self._house
        packed = await house.store.read(reviews.last, table_id)
        try:
            table = await house.find(table_id)
            match = None if table is None else await verb.reviewable(house, table)
            made = None if match is None or packed is None else await house.readers.run(_digested, match, packed)
        except Refused as refused:  # what is stored of this table cannot be read, or not any more
            house.refused(refused, table=table_id)
            made = None
        told, judged = made or (None, None)
        keep = partial(reviews.keep_digest, table_id=table_id, digest=told, judged=judged, at=house.now())
        await house.store.writer.run(keep)

    async def _record(self, table_id: str) -> dict[str, Any] | None:
        house = self._house
        try:
            table = await house.find(table_id)
            if table is None:
                return None
            async with house.hold(table):
                match = table.match
            return None if match is None else await house.readers.run(match.record)
        except Refused as refused:  # what is stored of this table cannot be read
            house.refused(refused, table=table_id)
            return None

    async def _hear(self, wanted: Wanted, answers: Connection) -> bytes | None:
        """Wait for the review, and keep how far it has come."""
        while True:
            if not answers.poll():
                if wanted.quiet and await self._overtaken(wanted.table):
                    raise Overtaken
                await asyncio.sleep(LOOK)
                continue
            try:
                told = answers.recv()
            except EOFError:
                told = "its process has died"
            if isinstance(told, bytes):
                return told
            if isinstance(told, str):
                tell("review-failed", logging.ERROR, table=wanted.table, problem=told)
                return None
            advance = partial(reviews.advance, table_id=wanted.table, progress=told)
            await self._house.store.writer.run(advance)

    async def _overtaken(self, table_id: str) -> bool:
        """Tell whether somebody has asked for another review meanwhile, here or by another process."""
        house, now = self._house, time.monotonic()
        if not house.asked_for_reviews.is_set() and now < self._look_asked:
            return False
        house.asked_for_reviews.clear()
        self._look_asked = now + house.settings.poll
        return await house.store.read(reviews.overtaken, table_id)


def _digested(match: Match, packed: bytes) -> tuple[bytes, str]:
    """Tell a review in short, and by which evaluator it was made."""
    made = _review(packed)
    return msgspec.json.encode(digest(match, made)), made.evaluator.hash


def judges() -> frozenset[str]:
    """The evaluators of today, of each game and number of seats."""
    return frozenset(evaluator(game, seats).hash for game in registered().values() for seats in game.seats)


def begin(
    sender: Connection, record: dict[str, Any], depth: int, *, apart: bool
) -> multiprocessing.process.BaseProcess | None:
    """Begin a review in a process of its own; where bots have none it has none either, but a thread."""
    if not apart:
        threading.Thread(target=reviewer.tell, args=(sender, record, depth), daemon=True).start()
        return None
    process = multiprocessing.get_context("spawn").Process(
        target=reviewer.work, args=(sender, record, depth, NICE), daemon=True
    )
    process.start()
    sender.close()  # theirs alone: when they die there is nothing more to hear
    return process
