"""Advice for one's own move, in a casual game against bots: where to look, what to consider, or the move."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from ludoteca.bots.search import SearchBot
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.store.rows import TableRow
from ludoteca.house.table import Table
from ludoteca.house.verbs.seated import acting_seat, running
from ludoteca.house.wire.advice import Advice, NewAdvice
from ludoteca.kernel.picks import Pick
from ludoteca.kernel.records import Advised
from ludoteca.kernel.registry import game
from ludoteca.kernel.room import View

PLAYOUTS = 4000
"""So far each is thought through: about half a second, and the same whenever it is asked for again."""
WHERE, WHAT, MOVE = 1, 2, 3
FEW = 3
"""So many picks are worth considering."""


async def advise(house: House, table: Table, player: str, asked: NewAdvice) -> Advice:
    """Advise somebody on a move by what their seat can see, and note it in the record before it is told."""
    async with house.hold(table):
        must_be_casual(table.row, player)
        match, seat = running(table), acting_seat(table.row, player)
        if seat not in match.to_act or (offer := match.offer(seat, reasons=False)).id != asked.offer:
            raise Refused("stale-offer", field="offer", args={"offer": asked.offer}, status=409)
        view, note = match.view(seat), Advised(table.seq, seat, asked.level)
        await house.replace(table, lambda row: structs.replace(row, advised=noted(row.advised or (), note)))
    picks = await house.readers.run(consider, view, offer.as_json(), offer.picks, asked.level)
    return Advice(asked.offer, asked.level, picks)


def must_be_casual(row: TableRow, player: str) -> None:
    """Nobody is helped against people, for ratings, in a tournament, or where others play the same deal."""
    counts = row.rated or row.round is not None or row.tournament is not None
    if counts or any(seat.player not in (None, player) for seat in row.seats):
        raise Refused("no-advice-here", field="table", status=409)


def noted(before: tuple[Advised, ...], new: Advised) -> tuple[Advised, ...]:
    """Add a note; of one decision the deepest stays."""
    same = [one for one in before if (one.seq, one.seat) == (new.seq, new.seat)]
    others = tuple(one for one in before if one not in same)
    return (*others, max([*same, new], key=lambda one: one.level))


def consider(view: View, offer: dict[str, Any], picks: list[Pick], level: int) -> list[int]:
    """Search for a move, and tell as much of it as was asked for.

    Where to look is what is of one kind with the best first pick; where all is of that kind, the better half.
    """
    bot = SearchBot(0, playouts=PLAYOUTS)
    move = game(view["game"]).vocabulary.read(bot.choose(view, offer))
    if level == MOVE or len(picks) == 1:
        return move if level == MOVE else move[:1]
    on_offer = [pick.id for pick in picks]
    ranked = [*dict.fromkeys([move[0], *(pick for pick, _ in bot.looked_at()), *on_offer])]
    best = next(pick for pick in picks if pick.id == move[0])
    alike = [pick.id for pick in picks if pick.kind == best.kind]
    if level == WHERE and 1 < len(alike) < len(picks):
        return alike
    worth = ranked[: FEW if level == WHAT else (len(picks) + 1) // 2]
    return [pick for pick in on_offer if pick in worth]
