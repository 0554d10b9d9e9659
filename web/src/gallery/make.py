"""Write the scenes of a game's gallery from the engine: each with its view, its offers by draft, and its log.

PYTHONPATH=src python web/src/gallery/make.py GAME

The scenes are listed in `web/src/boards/GAME/gallery/scenes.py` (a function `scenes`). A game without such a list shows
each of its decisions once, from a game between bots.
"""

from __future__ import annotations

import importlib.util
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from msgspec.structs import asdict
from scene import Scene, decisions, game_of

import ludoteca
from ludoteca import Game, Match

BOARDS = Path(__file__).parents[1] / "boards"
LATEST = 30
"""How many events of the log a scene remembers."""


def scenes_of(game: Game, folder: Path) -> Iterable[Scene]:
    """List the scenes that a game wants to be seen in."""
    source = folder / "scenes.py"
    if not source.exists():
        return decisions(game, max(game.seats), "gallery")
    spec = importlib.util.spec_from_file_location("scenes", source)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    listed: Iterable[Scene] = module.scenes()
    return listed


def offers(match: Match, seat: int, follow: tuple[int, ...], draft: tuple[int, ...] = ()) -> dict[str, Any]:
    """Collect what can be picked at each step of a move."""
    offer = match.offer(seat, draft)
    found = {" ".join(map(str, draft)): offer.as_json()}
    if follow:
        for pick in offer.picks[: follow[0]]:
            try:
                found |= offers(match, seat, follow[1:], (*draft, pick.id))
            except ludoteca.GameError:
                continue
    return found


def fixture(scene: Scene) -> dict[str, Any]:
    """Put a scene into the form that the page reads."""
    match, seat = scene.match, scene.seat
    return {
        "name": scene.name,
        "seat": seat,
        "view": match.view(seat),
        "offers": offers(match, seat, scene.follow) if seat is not None and seat in match.to_act else {},
        "events": match.log(seat)[-LATEST:],
    }


def info(game: Game) -> dict[str, Any]:
    """Say of a game what the house says of it."""
    return {
        "name": game.name,
        "seats": [min(game.seats), max(game.seats)],
        "options": [],
        "picks": [asdict(pick) for pick in game.vocabulary.picks],
        "data": game.data(),
    }


def write(path: Path, content: Any) -> None:
    """Write one file."""
    path.write_text(json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def main(name: str) -> None:
    """Write all scenes of a game anew."""
    game = game_of(name)
    folder = BOARDS / name / "gallery"
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    write(folder / "game.json", info(game))
    for scene in scenes_of(game, folder):
        write(folder / f"{scene.name}.json", fixture(scene))


if __name__ == "__main__":
    main(*sys.argv[1:])
