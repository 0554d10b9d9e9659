"""Why a pick is not legal: the first rule that forbids it, in the order in which a player would think."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.games.species.rules.turn import SpeciesPosition
from ludoteca.kernel.game import Refusal


def _refuse(rule: str, reason: str, **args: Any) -> Refusal:
    return Refusal(rule, f"species-refused-{reason}", args)


def candidates(position: SpeciesPosition, seat: int) -> Sequence[int]:
    """List the picks that a person might think of."""
    return []


def refusal(position: SpeciesPosition, seat: int, pick: int) -> Refusal:
    """Tell why a pick is not legal now."""
    return _refuse("6", "not-offered")
