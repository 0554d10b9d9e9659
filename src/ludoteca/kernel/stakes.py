"""What somebody loses by a move, told before it is made, so that no slip of a finger costs anything."""

from __future__ import annotations

from msgspec import Struct

from ludoteca.kernel.position import Position

LUCK = 0
"""The luck that a preview begins with; every draw changes it."""


class Stakes(Struct, frozen=True, omit_defaults=True):
    """What an unfinished move puts at stake: for a part of a move its next picks, for a whole move the move itself."""

    seals: list[int] = []
    """The picks on offer that make a move which reveals or draws: what came before can be undone no more."""
    final: bool = False
    """Whether the whole move may be past undoing: it reveals or draws something, or others go on."""
    forgoes: bool = False
    """Whether the whole move gives up something that could still be done."""


NOTHING = Stakes()
"""Nothing is at stake."""


def seals(position: Position, seat: int, pick: int) -> bool:
    """Tell whether a pick makes a whole move of a preview, and seals it."""
    after = position.clone()
    after.step(seat, pick)
    return after.draft == 0 and sealed(after)


def sealed(preview: Position) -> bool:
    """Tell whether something was revealed or drawn in a preview."""
    return preview.revealed or preview.luck != LUCK
