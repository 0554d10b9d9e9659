"""What somebody loses by a move, told before it is made, so that no slip of a finger costs anything."""

from __future__ import annotations

from msgspec import Struct


class Stakes(Struct, frozen=True, omit_defaults=True):
    """What an unfinished move puts at stake: for a part of a move its next picks, for a whole move the move itself."""

    seals: list[int] = []
    """The picks on offer that make a move which reveals or draws: what came before can be undone no more."""
    final: bool = False
    """Whether the whole move may be past undoing: it reveals or draws something, or others go on."""
    forgoes: bool = False
    """Whether the whole move gives up something that could still be done."""
