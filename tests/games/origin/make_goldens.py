"""Plays and writes down one game for each way in which Origin can end: python -m tests.games.origin.make_goldens.

The records are kept; run this only when a rule or the record itself was wrong, and say so in the commit.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ludoteca import Match

from .playing import wander
from .scenes import scene

FOLDER = Path(__file__).parent / "goldens"
WANTED: dict[str, tuple[int, dict[str, Any]]] = {
    "deck": (3, {}),
    "tiles": (4, {"brown_single": "other_areas", "card_before_tile": True}),
    "pawns": (4, {"end_decks": "all", "double_step": "allowed", "displaced_takes_strait": True}),
    "villages": (2, {"returned_cards": "discard"}),
}


def by_reason(reason: str) -> Match:
    """Wander until a game ends in the wanted way."""
    seats, options = WANTED[reason]
    for seed in range(1000):
        match = wander(seats, f"golden {seed}", **options)
        if match.view(None)["end_reason"] == reason:
            return match
    raise AssertionError(reason)


def shuttling() -> Match:
    """Let two players without villages and goods move about until the idle stop (R24)."""
    match = scene(
        {"af_atlas": "21n"}, {"na_plains": "21k"}, players=[{"villages": 0}, {"villages": 1}],
        areas={"yellow": [5], "brown": [5]}, tile_reserve=0, seed="idle",
    )  # fmt: skip
    here = [("af_atlas", "af_sahara"), ("na_plains", "na_hudson")]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, " ".join(here[seat]))
        here[seat] = here[seat][::-1]
    return match


def stuck() -> Match:
    """Let nobody have pawns or villages: all skip (R23)."""
    match = scene({}, {}, players=[{"villages": 0}, {"villages": 0}], seed="skips")
    while not match.over:
        match.play(match.to_act[0], "skip")
    return match


def main() -> None:
    """Write all records."""
    made = {reason: by_reason(reason) for reason in WANTED} | {"idle": shuttling(), "skips": stuck()}
    for name, match in made.items():
        (FOLDER / f"{name}.json").write_text(json.dumps(match.record(), ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
