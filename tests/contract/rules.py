"""Writes down how the recorded games fold: `python -m tests.contract.rules`.

A house keeps journals for years. When the rules come to change so that a journal folds otherwise than it did, their
version (`Room.rules`) must grow, so that the house goes on from its snapshots. The course of a game is what a fold
comes to: who is asked, what may be picked, what was drawn, and the points, entry by entry. Views and words are no part
of it.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

import tomli_w

from ludoteca import Game, Match
from ludoteca.kernel.registry import registered
from ludoteca.kernel.replay import replay

from .goldens import FOLDER, as_recorded

RECORDED = Path(__file__).parent / "rules.toml"


def ours() -> list[Game]:
    """List the games of the house, those that are recorded."""
    return [game for game in registered().values() if game.room.startswith("ludoteca.games.")]


def asked(match: Match) -> list[Any]:
    """Tell what a match has come to."""
    position, vocabulary = match.position, match.game.vocabulary
    picks = [[vocabulary.token(pick) for pick in position.picks(seat)] for seat in match.to_act]
    return [match.to_act, picks, [position.score(seat) for seat in range(match.seats)]]


def course(game: Game, record: dict[str, Any]) -> list[Any]:
    """Tell the course of a recorded game."""
    match = replay(game, {name: part for name, part in record.items() if name != "result"} | {"journal": []})
    whole = replay(game, record)
    told = [[whole.setup, asked(match)]]
    for entry in whole.journal:
        match.apply(entry)
        told.append([entry.chance, asked(match)])
    return told


def courses(game: Game) -> str:
    """Give the digest of the courses of all recorded games."""
    digest = hashlib.sha256()
    for path in sorted(FOLDER.glob(f"{game.name}-*.json")):
        digest.update(as_recorded(course(game, json.loads(path.read_text(encoding="utf-8"))["record"])))
    return digest.hexdigest()


def recorded() -> dict[str, Any]:
    """Read what was written down last."""
    return tomllib.loads(RECORDED.read_text(encoding="utf-8"))


def main() -> None:
    """Write the courses down anew, each with the version of its rules."""
    found = {game.name: {"rules": game.rules, "courses": courses(game)} for game in ours()}
    RECORDED.write_text(tomli_w.dumps(found), encoding="utf-8")


if __name__ == "__main__":
    main()
