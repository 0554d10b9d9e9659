"""Plays and writes down one game for each way in which Origin can end: python -m tests.games.origin.make_goldens.

The records are kept; run this only when a rule or the record itself was wrong, and say so in the commit. Two others,
`idle` and `skips`, are kept as they were: they begin with pieces left in the box, as a document must not any more.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ludoteca import Match

from .playing import wander

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


def main() -> None:
    """Write all records."""
    made = {reason: by_reason(reason) for reason in WANTED}
    for name, match in made.items():
        (FOLDER / f"{name}.json").write_text(json.dumps(match.record(), ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
