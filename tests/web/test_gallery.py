"""The gallery shows the games as they are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import asdict

import ludoteca

GAMES = sorted(Path(__file__).parents[2].glob("web/src/boards/*/gallery/game.json"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.parts[-3])
def test_the_gallery_tells_of_a_game_what_the_house_tells(path: Path) -> None:
    """What the pictures are checked against is the game's own data; `web/src/gallery/make.py` writes it anew."""
    told = json.loads(path.read_text(encoding="utf-8"))
    game = ludoteca.game(told["name"])
    assert told["data"] == json.loads(json.dumps(game.data()))
    assert told["picks"] == [asdict(pick) for pick in game.vocabulary.picks]
