"""What is true of every position: the room's own `faults`, and the numbers that rules keep beside each other."""

from __future__ import annotations

from ludoteca.games.species import GAME
from ludoteca.games.species.names import TOP_LEVEL
from ludoteca.games.species.rules.table import SpeciesPosition


def check(position: SpeciesPosition) -> None:
    """Check one position between two moves."""
    assert list(GAME.faults(position)) == []
    for seat in range(position.seats):
        row = position.cubes[20 * seat : 20 * seat + 20]
        assert position.own[seat] == sum(1 << space for space, count in enumerate(row) if count)
        assert sum(position.earned[8 * seat : 8 * seat + 8]) == position.vp[seat] == position.score(seat)
        assert not position.own[seat] & ~position.lower[TOP_LEVEL], "no cubes on level 4 or beside tiles"
    assert position.occupied == sum(1 << space for space, tile in enumerate(position.at) if tile >= 0)
    assert position.tracked <= 7
