"""Events are said in words: names in the form that the sentence needs, codes where it selects by them."""

from __future__ import annotations

import pytest

from ludoteca.games import origin, orleans, species
from ludoteca.rulebook.words import Words


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


def test_people_have_names_where_they_are_known() -> None:
    words = Words(orleans.GAME, "en").among(["Ada", "Bea"])
    assert words.say({"id": "orleans-passed", "args": {"seat": 1}}).startswith("Bea ")


def test_what_no_message_names_is_called_what_its_pick_is() -> None:
    words = Words(origin.GAME, "en")
    pick = next(one for one in origin.GAME.vocabulary.picks if one.token == "eu_ural")
    assert words.pick(pick) == "Ural"
    moved = {"seat": 0, "pawn": "3·3·black", "from": "eu_ural", "to": "eu_gaul"}
    told = [words.say({"id": id, "args": moved}) for id in words.wanted if id.startswith("origin-migrated")]
    assert told
    assert not [line for line in told if "eu_ural" in line]


@pytest.mark.parametrize(("language", "called"), [("en", "Stack 2"), ("de", "Stapel 2"), ("it", "Pila 2")])
def test_of_a_numbered_pick_the_number_is_told(language: str, called: str) -> None:
    pick = next(one for one in species.GAME.vocabulary.picks if one.token == "stack·2")
    assert Words(species.GAME, language).pick(pick) == called


def test_questions_and_titles_are_said() -> None:
    words = Words(origin.GAME, "en")
    assert words.about("title") == "Origin"
    assert words.about("nothing") == ""
    assert all(words.question(decision) for decision in origin.GAME.decisions)
