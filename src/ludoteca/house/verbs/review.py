"""Review: what was luck in a finished game, what was play. While a game runs nobody is told anything of it."""

from __future__ import annotations

from functools import partial

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.store import reviews
from ludoteca.house.table import Table
from ludoteca.house.wire import ReviewState


async def ask(house: House, table: Table) -> ReviewState:
    """Have a game reviewed that nobody has asked for yet, or once more where that has failed."""
    await _must_be_over(house, table)
    await house.store.writer.run(partial(reviews.ask, table_id=table.row.id, at=house.now()))
    house.asked_for_reviews.set()
    return await house.store.read(reviews.of, table.row.id)


async def review(house: House, table: Table) -> ReviewState:
    """How far the review of a game is."""
    await _must_be_over(house, table)
    return await house.store.read(reviews.of, table.row.id)


async def _must_be_over(house: House, table: Table) -> None:
    async with house.hold(table):
        if table.match is None or not table.match.over:
            raise Refused("not-over", field="table", status=409)
