"""Every game says the same things in every language."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca import Game, registered

from .words import LANGUAGES, Speaker, forms, messages

GAMES = registered().values()
BOARDS = Path(__file__).parents[2] / "web/src/boards"


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("own", GAMES, ids=lambda game: game.name)
def test_names_of_a_kind_have_the_same_forms(own: Game, language: str) -> None:
    for form, every in forms(own, language).items():
        names = every - asked(own)
        kinds = {name.rpartition("-")[0] for name in names if name.count("-") > 1}
        alike = {id for id in messages(own, language) if id.rpartition("-")[0] in kinds}
        assert alike <= names, form


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("own", GAMES, ids=lambda game: game.name)
def test_the_forms_of_a_question_are_things_that_it_can_offer(own: Game, language: str) -> None:
    """So that a prompt lists what can be picked now, and nothing else."""
    offered = {name for pick in own.vocabulary.picks for name in (pick.token, pick.kind)}
    for form, names in forms(own, language).items():
        assert form in offered or not names & asked(own), form


def asked(game: Game) -> set[str]:
    """The messages that put a decision as a question."""
    return {f"{game.name}-ask-{decision}" for decision in game.decisions}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("own", GAMES, ids=lambda game: game.name)
def test_each_source_of_points_has_a_name(own: Game, language: str) -> None:
    board = BOARDS / own.name / "text" / f"{language}.ftl"
    texts = own.text(language) + (board.read_text(encoding="utf-8") if board.exists() else "")
    players = own.start(own.seats[0], seed="words").view(None).get("players", [])
    for source in own.sources(players[0]["score"]) if players and "score" in players[0] else ():
        assert f"\n{own.name}-score-{source} = " in texts or f"\n{own.name}-ui-score-{source} = " in texts, source
