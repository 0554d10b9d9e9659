"""Why a pick of an agent has changed nothing, as its info tells it."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.game import Game
from ludoteca.kernel.position import Position


def refused(of: Game[Any], position: Position, seat: int, pick: int) -> dict[str, str]:
    """Tell the reason, and the number of the rule where there is one."""
    if seat not in position.to_act:
        return {"refused": "not-your-turn"}
    if pick not in of.vocabulary:
        return {"refused": "unknown-pick"}
    why = of.refusal(position, seat, pick)
    return {"refused": why.reason, "rule": why.rule}
