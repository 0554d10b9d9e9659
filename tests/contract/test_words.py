"""Every game says the same things in every language."""

from __future__ import annotations

import pytest

from ludoteca import Game, registered

from .words import LANGUAGES, Speaker, messages

GAMES = registered().values()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("own", GAMES, ids=lambda game: game.name)
def test_all_languages_have_the_same_messages_and_variables(own: Game, language: str) -> None:
    assert messages(own, language) == messages(own, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("own", GAMES, ids=lambda game: game.name)
def test_every_message_reads_without_a_fault(own: Game, language: str) -> None:
    speaker = Speaker(own, language)
    for id, variables in messages(own, language).items():
        for value in (1, 3, "X"):
            text = speaker.say(id, **dict.fromkeys(variables, value))
            assert "{" not in text
            assert text.strip() == text
