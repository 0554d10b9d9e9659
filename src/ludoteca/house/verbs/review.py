"""Review: what was luck in a finished game, what was play. While a game runs nobody is told anything of it."""

from __future__ import annotations

from functools import partial

import msgspec
from msgspec import Raw, Struct

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.matches import Match
from ludoteca.house.store import reviews, rounds
from ludoteca.house.table import Table
from ludoteca.house.wire.learning import ReviewState
from ludoteca.ledger.evaluator import evaluator
from ludoteca.ledger.review import By

DEEPER = 5
"""How many times the play-outs a review takes when it looks deeper."""


class Judged(Struct):
    """Of a review only by what it was made."""

    evaluator: By


async def ask(house: House, table: Table, *, deep: bool = False) -> ReviewState:
    """Have a game reviewed that nobody has asked for yet; once more where that has failed, or was judged otherwise.

    Who asks for a deep one has it made anew where it is not.
    """
    told = await review(house, table)
    depth = DEEPER if deep else 1
    anew = told.outdated or (isinstance(told.review, Raw) and _by(told.review).depth < depth)
    wish = partial(reviews.ask, table_id=table.row.id, at=house.now(), anew=anew, depth=depth)
    await house.store.writer.run(wish)
    house.asked_for_reviews.set()
    return await review(house, table)


async def review(house: House, table: Table) -> ReviewState:
    """How far the review of a game is."""
    match = await reviewable(house, table)
    told = await house.store.read(reviews.of, table.row.id)
    if isinstance(told.review, Raw):
        told.outdated = await house.readers.run(outdated, match, told.review)
    return told


async def reviewable(house: House, table: Table) -> Match:
    """The match of a game that is over, as are all with the same luck: nobody is told what is to come."""
    async with house.hold(table):
        match = table.match
    if match is None or not match.over:
        raise Refused("not-over", field="table", status=409)
    shares = table.row.round
    if shares is not None and await house.store.read(rounds.going_on, shares):
        raise Refused("round-going-on", field="table", status=409)
    return match


def outdated(match: Match, review: Raw) -> bool:
    """Tell whether today's evaluator is another than that of a review: their numbers do not compare."""
    return _by(review).hash != evaluator(match.game, match.seats).hash


def _by(review: Raw) -> By:
    return msgspec.json.decode(review, type=Judged).evaluator
