"""The scenes of Origo's gallery."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from scene import Scene, game_of, walk

from ludoteca import Match

GAME = game_of("origo")
VECTORS = Path(__file__).parents[5] / "tests/games/origo/vectors.toml"


def golden() -> dict[str, Any]:
    """Give the scoring example of the rules (X21), with black on turn."""
    return {
        "game": "origo",
        "seats": 3,
        "round": 6,
        "start_player": 1,
        "turn": 2,
        "board": tomllib.loads(VECTORS.read_text(encoding="utf-8"))["golden"]["scoring"]["board"],
        "players": [{"points": 21}, {"points": 17}, {"points": 14, "lost": 1}],
        "hands": [
            ["E", "G", "D", "I·J", "1", "7", "GE", "DM", "growth", "ship"],
            ["B", "G", "F·G", "7", "9", "10", "GA", "HE", "growth", "growth"],
            ["C·D", "H", "H", "3·4", "8", "PO", "DK", "BA", "growth", "ship"],
        ],
        "founded": [
            {"country": code, "value": value, "seat": seat}
            for code, value, seat in [("BE", 3, 0), ("PO", 3, 1), ("HE", 3, 2), ("DM", 4, 1)]
        ],
        "due": 0,
        "allowance": {"fight": 2, "shift": 1},
    }


def scenes() -> Iterator[Scene]:
    """A placement, a turn, a combat from three sides, and the end of a game."""
    for match in walk(GAME, 5, "gallery"):
        if match.seq == 7:
            yield Scene("placement", match, match.to_act[0])
            break

    match = Match.begin_at(GAME, golden(), b"gallery")
    yield Scene("turn", match, 2)
    match.play(2, "attack H H7")
    match.play(1, "7 show")
    match.play(2, "H show")
    yield Scene("combat", match, 1)
    yield Scene("combat-watched", match, 0)
    match.play(1, "flag")
    match.play(2, "flag")
    yield Scene("combat-over", match, 2)

    *_, over = walk(GAME, 4, "gallery")
    yield Scene("over", over, 0)
