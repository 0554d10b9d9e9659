"""Why a pick is not legal: the first rule that forbids it, in the order in which a player would think."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.origin.rules.turn import OriginPosition
from ludoteca.kernel.game import Refusal


def candidates(position: OriginPosition, seat: int) -> Sequence[int]:
    """List the picks that a person might think of."""
    return []


def refusal(position: OriginPosition, seat: int, pick: int) -> Refusal:
    """Tell why a pick is not legal now."""
    return Refusal("5", "origin-refused-not-offered", {})
