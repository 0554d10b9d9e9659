"""What is true of every position: nothing gets lost, nothing is counted twice."""

from __future__ import annotations

from ludoteca.games.species import GAME
from ludoteca.games.species.data import load
from ludoteca.games.species.names import TOP_LEVEL
from ludoteca.games.species.rules.table import SpeciesPosition

CARDS = load().cards
LEVEL = [tile.level for tile in load().tiles]
PUT_UNDER = GAME.decisions.index("put-under")
EVERY_TILE = sorted(range(len(LEVEL)))


def check(position: SpeciesPosition) -> None:
    """Check one position between two moves."""
    seats = range(position.seats)
    for seat in seats:
        row = position.cubes[20 * seat : 20 * seat + 20]
        assert position.reserve[seat] + sum(row) == 8 and position.reserve[seat] >= 0
        assert position.own[seat] == sum(1 << space for space, count in enumerate(row) if count)
        assert sum(position.earned[8 * seat : 8 * seat + 8]) == position.vp[seat] == position.score(seat)
        assert not position.own[seat] & ~position.lower[TOP_LEVEL], "no cubes on level 4 or beside tiles"
    lying = [tile for tile in position.at if tile >= 0]
    assert position.occupied == sum(1 << space for space, tile in enumerate(position.at) if tile >= 0)
    if position.depth:
        captured = [tile for seat in seats for tile in EVERY_TILE if position.captured[seat] >> tile & 1]
        shown = [tile for tile in position.top if tile >= 0]
        under = [position.under_tiles[27 * at + one] for at in range(3) for one in range(position.under_count[at])]
        lifted = [frame[2] for frame in position.frames() if frame[0] == PUT_UNDER]
        track = position.track[: position.tracked]
        unseen = [tile for tile in EVERY_TILE if position.unseen >> tile & 1]
        assert sorted(lying + captured + shown + under + lifted + track + unseen) == EVERY_TILE
        assert sum(position.hidden) == len(unseen)
        levels = [LEVEL[tile] for tile in track]
        assert levels == sorted(levels, reverse=True) and len(levels) <= 7
    for at, card in enumerate(CARDS):
        held = sum(position.hand[28 * seat + at] for seat in seats)
        assert position.deck[at] + position.discards[at] + position.open_cards.count(at) + held == card.count
