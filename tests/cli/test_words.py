"""Events are said in words: names in the form that the sentence needs, codes where it selects by them."""

from __future__ import annotations

import pytest

from ludoteca.cli.words import Words
from ludoteca.games import origin, orleans, species


@pytest.mark.parametrize(
    ("words", "id", "args", "said"),
    [
        (
            Words(orleans.GAME, "de"),
            "orleans-recruited",
            {"seat": 0, "follower": "farmer"},
            "#1 wirbt einen Bauern an.",
        ),
        (
            Words(origin.GAME, "en"),
            "origin-drew",
            {"seat": 1, "count": 1, "deck": "action"},
            "#2 draws an action card.",
        ),
        (Words(species.GAME, "en"), "species-drew", {"seat": 1, "deck": "air"}, "#2 draws an air card."),
        (
            Words(species.GAME, "de"),
            "species-put-under",
            {"tile": "coral", "stack": "stack·2"},
            "Die Koralle kommt unter Stapel 2.",
        ),
    ],
)
def test_an_event_is_a_sentence(words: Words, id: str, args: dict[str, str | int], said: str) -> None:
    assert words.say({"id": id, "args": args}) == said
