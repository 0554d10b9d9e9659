"""The engine's opinion on a step of a finished game, on request; never while that deal is still played anywhere."""

from __future__ import annotations

from functools import partial

from ludoteca.house.clock import DAY
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.matches import Match
from ludoteca.house.store import branches as stored
from ludoteca.house.table import Table
from ludoteca.house.verbs.branch import shared
from ludoteca.house.verbs.look_back import stand_at
from ludoteca.house.verbs.review import reviewable
from ludoteca.house.wire.learning import Opinion
from ludoteca.kernel.replay import fingerprint
from ludoteca.ledger import opinion as judged
from ludoteca.ledger.evaluator import evaluator


async def opinion(house: House, table: Table, player: str | None, seq: int) -> Opinion:
    """How the seats stand after entry `seq`, and what whoever is asked then may best begin with.

    Refused while people play on from a step of this game, and to whoever does so against bots; a branch at which
    nothing has happened for a day is left.
    """
    match = await reviewable(house, table)
    if not 0 <= seq <= match.seq:
        raise Refused("no-such-step", field="seq", args={"seq": seq, "last": match.seq}, status=404)
    for row in await house.store.read(partial(stored.going_on, since=house.now() - DAY), table.row.id):
        if shared(row) or (player is not None and row.seat_of(player) is not None):
            raise Refused("branch-going-on", field="table", status=409)
    return await house.readers.run(opinion_of, match, seq)


def opinion_of(match: Match, seq: int) -> Opinion:
    """Judge a step by the evaluator of the reviews."""
    then = stand_at(match, seq)
    judge = evaluator(match.game, match.seats)
    chances = judged.chances(judge, then.position.clone(), fingerprint(match.record()))
    if then.over or not then.to_act:
        return Opinion(chances, judge.fitted, None, None, [])
    seat = then.to_act[0]
    offer = then.offer(seat, reasons=False)
    best = judged.best_moves(judge, then.position.clone(), seat, str(seq))
    return Opinion(chances, judge.fitted, seat, offer.decision, best)
