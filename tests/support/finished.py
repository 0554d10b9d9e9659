"""Finished games, as a house would have stored them."""

from __future__ import annotations

import random
from functools import cache, partial
from typing import Any

import msgspec
from msgspec import structs

import ludoteca
from ludoteca import bots
from ludoteca.house.house import House
from ludoteca.house.matches import Match
from ludoteca.house.opening import row_of
from ludoteca.house.store import reviews
from ludoteca.house.store.rows import EntryRow, Seat, TableRow
from ludoteca.kernel.registry import game as game_named
from ludoteca.kernel.room import Room
from ludoteca.ledger.digest import Asked, Digest, Mistake, SeatDigest
from ludoteca.ledger.evaluator import Evaluator, evaluator
from ludoteca.ledger.review import Review, review
from ludoteca.ledger.themes import PHASES, Theme
from tests.support.rows import table_row

Json = dict[str, Any]


@cache
def played_out(game: str) -> Match:
    """A game to its end, each move by chance."""
    match = ludoteca.game(game).start(seats=2, seed="page")
    players = [bots.make("random", seed=seat) for seat in range(2)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, players[seat].choose(match.view(seat), match.offer(seat).as_json()))
    return match


def over(name: str, game: str, *seats: Seat, at: int, **fields: Any) -> TableRow:
    """The row of a table at which these have finished that game."""
    match = played_out(game)
    record = match.record()
    assert match.result is not None
    dealt: Json = {key: record[key] for key in ("commitment", "setup", "options")}
    return table_row(
        name, game=game, seats=seats, status="finished", finished=at, key=record["key"], rules=match.game.rules,
        result=match.result.as_json(), **{**dealt, **fields},
    )  # fmt: skip


async def keep(house: House, row: TableRow) -> None:
    """Store such a table with its journal and its end."""
    match = played_out(row.game)
    entries = [EntryRow(row.id, one.seq, one.seat, one.move, list(one.chance), one.seq) for one in match.journal]
    await house.store.add_table(row, entries)
    await house.store.add_snapshot(partial(row_of, row.id, match.snapshot()))


def at_a_glance(game: Room, seats: int) -> Evaluator:
    """The evaluator of a game, without the searches that look ahead."""
    return Evaluator(game, seats, structs.replace(evaluator(game, seats).weights, ahead=None))


@cache
def hasty_review(game: str) -> Review:
    """A review of the game that chance has played, made in a second or two: it has large errors of both seats."""
    match = played_out(game)
    return review(match, depth=0.2, by=at_a_glance(match.game, match.seats))


async def keep_review(house: House, row: TableRow) -> None:
    """Store a hasty review of such a table."""
    made = msgspec.json.encode(hasty_review(row.game))
    for work in (partial(reviews.ask, table_id=row.id, at=1), partial(reviews.end, table_id=row.id, review=made)):
        await house.store.writer.run(work)


async def keep_digest(house: House, row: TableRow, told: Digest, *, by: str | None = None) -> None:
    """Store what the review of a table comes to: by the evaluator of today, or by another."""
    judged = by or evaluator(game_named(row.game), len(row.seats)).hash
    packed = msgspec.json.encode(told)
    for work in (
        partial(reviews.ask, table_id=row.id, at=1),
        partial(reviews.end, table_id=row.id, review=b"{}"),
        partial(reviews.keep_digest, table_id=row.id, digest=packed, judged=judged, at=1),
    ):
        await house.store.writer.run(work)


def digest_by_lot(game: str, luck: random.Random, slips: float = 0.06) -> Digest:
    """What the review of a game of two might come to; the later in the game, the more often they slip."""
    kinds = sorted(game_named(game).decisions)[:6]
    themes = [Theme(phase, kind) for phase in PHASES for kind in kinds]
    asked = tuple(Asked(one, luck.randint(1, 6)) for one in themes)
    mistakes = [
        Mistake(number, seat, 0.1, one.theme)
        for number, (seat, one) in enumerate((seat, one) for seat in (0, 1) for one in asked for _ in range(one.times))
        if luck.random() < slips * (0.5 + 0.5 * PHASES.index(one.theme.phase))
    ]
    had = luck.uniform(-0.35, 0.35)
    share = float(luck.random() < 0.55 + had)
    return Digest(tuple(mistakes), (SeatDigest(had, share, asked), SeatDigest(-had, 1 - share, asked)))
