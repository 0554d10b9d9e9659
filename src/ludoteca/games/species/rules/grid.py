"""Section 4.1: the grid."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.species.names import NEW, SPACE_PICKS, Act
from ludoteca.games.species.position import SpeciesState
from ludoteca.kernel.bits import i32, lowest

EVERY = 0xFFFFF


def empty_spaces(position: SpeciesState) -> i32:
    """Tell the spaces without a tile."""
    return EVERY & ~position.occupied


def known_spaces(position: SpeciesState) -> i32:
    """Tell where the known species lie."""
    space: i32
    found: i32 = 0
    left: i32 = position.occupied
    while left:
        space = lowest(left)
        left &= left - 1
        if position.at[space] >= NEW:
            found |= 1 << space
    return found


def among_spaces(position: SpeciesState, seat: int) -> Sequence[int]:
    """List the spaces, any of which a person might think of."""
    return SPACE_PICKS


def among_spaces_or_done(position: SpeciesState, seat: int) -> Sequence[int]:
    """List the spaces, and that none is to follow."""
    return (*SPACE_PICKS, Act.DONE)
