"""What a bot would think of at a decision: at a teaching table as it is played, else once a game is over."""

from __future__ import annotations

from ludoteca.bots.search import SearchBot
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.matches import Match
from ludoteca.house.table import Table
from ludoteca.house.verbs.look_back import stand_at, started
from ludoteca.house.wire.teaching import Thought, Thoughts

PLAYOUTS = 2000
"""So many play-outs are a fraction of a second, and tell the same each time."""
TOLD = 4
"""So many picks are told at most."""
KEPT = 8
"""So many entries of a table are remembered: all who look ask for the same."""
LEAST = 0.02
"""Of what got a smaller share nothing is told."""


async def thoughts(house: House, table: Table, seq: int) -> Thoughts:
    """What a search looks at first, from what the seat could see that decided entry `seq`, or is to decide the next."""
    async with house.hold(table):
        match = started(table)
        if not table.row.teaching and not match.over:
            raise Refused("not-over", field="seq", status=409)
        if not 1 <= seq <= table.seq + 1:
            raise Refused("no-such-step", field="seq", args={"seq": seq, "last": table.seq}, status=404)
        coming, known = seq > table.seq, table.thoughts.get(seq)
    if known is None:
        known = await house.readers.run(thought_of, match, seq)
        if not coming:  # an entry that is in the journal never changes
            kept = [*table.thoughts.items()][1 - KEPT :]
            table.thoughts = {**dict(kept), seq: known}
    return known


def thought_of(match: Match, seq: int) -> Thoughts:
    """Search anew what was, or is, to be decided."""
    then = stand_at(match, seq - 1)
    entry = match.journal[seq - 1] if seq <= len(match.journal) else None
    seat = entry.seat if entry is not None else next(iter(then.to_act), -1)
    if seat not in then.to_act or (entry is not None and " ".join(entry.move.split()[:1]) == "undo"):
        return Thoughts(None, None, [])
    game = then.game
    offer = then.offer(seat, reasons=False)
    bot = SearchBot(seq, playouts=PLAYOUTS)
    bot.choose(then.view(seat), offer.as_json())
    looked = bot.looked_at()
    visits = sum(count for _, count in looked) or 1
    first = None if entry is None else game.vocabulary.read(entry.move)[0]
    told = [
        Thought(pick, round(count / visits, 3), pick == first)
        for place, (pick, count) in enumerate(looked)
        if pick == first or (place < TOLD and count / visits >= LEAST)
    ]
    return Thoughts(seat, offer.decision, told)
