"""Finished games, as a house would have stored them."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

import ludoteca
from ludoteca import bots
from ludoteca.house.house import House
from ludoteca.house.matches import Match
from ludoteca.house.opening import row_of
from ludoteca.house.store.rows import EntryRow, Seat, TableRow
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
