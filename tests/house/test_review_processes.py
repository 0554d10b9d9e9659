"""A review is made by a process of its own, which ends with the house and harms nothing when it dies."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
import time
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import pytest

from ludoteca.house.jobs import reviews as reviews_job
from ludoteca.house.verbs import review as verb
from ludoteca.house.wire.learning import ReviewState
from tests.house.test_reviews import ended, reviewing, some_finished
from tests.support.inside import open_inside


def reviewers() -> list[multiprocessing.process.BaseProcess]:
    """The processes that make a review; bots of other houses may still be ending theirs."""
    return [one for one in multiprocessing.active_children() if isinstance(one, SpawnProcess)]


def test_a_process_that_begins_as_the_house_closes_does_not_outlive_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = threading.Event()

    def slowly(*told: Any, **more: Any) -> Any:
        process = begin(*told, **more)
        begun.set()
        time.sleep(0.2)
        return process

    begin = reviews_job.begin
    monkeypatch.setattr(reviews_job, "begin", slowly)

    async def run() -> None:
        async with open_inside(tmp_path, bot_workers=1) as house, reviewing(house):
            await verb.ask(house, await some_finished(house))
            assert await asyncio.to_thread(begun.wait, 60)

    asyncio.run(run())
    assert reviewers() == []


def test_a_process_that_dies_fails_and_none_outlives_the_house(tmp_path: Path) -> None:
    async def begun() -> multiprocessing.process.BaseProcess:
        async with asyncio.timeout(60):
            while True:
                for process in reviewers():
                    return process
                await asyncio.sleep(0.01)

    async def run() -> None:
        async with open_inside(tmp_path, bot_workers=1) as house:
            table, other = await some_finished(house), await some_finished(house)
            async with reviewing(house):
                await verb.ask(house, table)
                (await begun()).kill()
                assert await ended(house, table) == ReviewState("failed")
                await verb.ask(house, other)
                await begun()
            assert reviewers() == []
            assert (await verb.review(house, other)).state == "waiting", "the next house begins anew"

    asyncio.run(run())
