"""Questions of players find the paragraph that answers them, in each game and language."""

from __future__ import annotations

import re
import tomllib
from copy import copy
from pathlib import Path

import pytest

import ludoteca
from ludoteca.rulebook import LANGUAGES, Rulebook, rulebook

FIRST, FIRST_THREE = 0.8, 0.95
FILES = sorted(Path(__file__).with_name("questions").glob("*.toml"))
NUMBER = re.compile(r"\d+(?:\.\d+)? (?:step|phase) \d|[^\s,]+")


def book_of(file: Path) -> Rulebook:
    return rulebook(ludoteca.game(file.stem))


def questions(file: Path, language: str) -> dict[str, set[str]]:
    asked = tomllib.loads(file.read_text(encoding="utf-8"))[language]
    return {question: set(NUMBER.findall(answers)) for question, answers in asked.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_questions_find_their_answers(file: Path, language: str) -> None:
    book = book_of(file)
    asked = questions(file, language)
    found = {question: [paragraph.number for paragraph in book.find(question)] for question in asked}
    first = [question for question, right in asked.items() if not found[question] or found[question][0] not in right]
    later = [question for question, right in asked.items() if not right.intersection(found[question])]
    assert len(first) <= (1 - FIRST) * len(asked), {question: found[question] for question in first}
    assert len(later) <= (1 - FIRST_THREE) * len(asked), {question: found[question] for question in later}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_answers_exist_and_languages_are_guessed(file: Path) -> None:
    book = book_of(file)
    for language in LANGUAGES:
        asked = questions(file, language)
        assert {
            number for right in asked.values() for number in right if number.casefold() not in book.by_number
        } == set()
        guessed = [question for question in asked if book.language(question) == language]
        assert len(guessed) >= 0.95 * len(asked)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_number_finds_its_paragraph(file: Path) -> None:
    book = book_of(file)
    for paragraph in book.paragraphs:
        assert book.find(paragraph.number)[0].number.casefold() == paragraph.number.casefold()
        assert book.find(f"rule {paragraph.number.lower()}")[0].number.casefold() == paragraph.number.casefold()


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_translations_have_every_paragraph_but_the_examples(file: Path, language: str) -> None:
    book = book_of(file)
    translated = [paragraph.number for paragraph in book.edition(language).said.values() if language in paragraph.file]
    inside = {"Examples", "Rulings", "What always holds"}
    expected = [
        paragraph.number
        for paragraph in book.written
        if paragraph.number not in book.examples and paragraph.title not in inside
    ]
    assert [number for number in expected if number not in translated] == []
    assert len(set(translated)) == len(translated)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_speaks_of_paragraphs_that_exist(file: Path, language: str) -> None:
    book = book_of(file)
    assert {number for number in book.glossary[language]["index"] if number.casefold() not in book.by_number} == set()


@pytest.mark.parametrize(
    "query",
    ["", " ", "?", '"', '""" OR AND NOT NEAR(', "title:x*", "^a -b +c {d}", "🎲🎲", "'; DROP TABLE entry", "\0", "０"],
)
def test_odd_questions_are_only_not_answered(query: str) -> None:
    for file in FILES:
        for language in (None, *LANGUAGES):
            assert len(book_of(file).find(query, language)) <= 3


def test_a_very_long_question_is_answered() -> None:
    book = book_of(FILES[0])
    words = " ".join(paragraph.text for paragraph in book.written) * 3
    assert 0 < len(book.find(words)) <= 3


@pytest.mark.parametrize(
    ("game", "query", "number"),
    [
        ("orleans", "S8", "S8"),
        ("orleans", "DP3a", "DP3a"),
        ("orleans", "dp4", "DP4"),
        ("orleans", "木こり", "S5"),
        ("orleans", "兵士", "castle"),
        ("species", "ビークル号", "beagle"),
        ("orleans", "木こりはどこで獲得", "village"),
        ("origin", "Flöße", "P05"),
        ("origin", "Zattere", "P05"),
        ("origin", "tiles of level 3 on a stack", "7.2"),
    ],
)
def test_names_of_any_source_find(game: str, query: str, number: str) -> None:
    assert number in [paragraph.number for paragraph in rulebook(ludoteca.game(game)).find(query)]


@pytest.mark.parametrize(
    ("game", "query", "number"),
    [
        ("orleans", "How long is a game?", "6"),
        ("origo", "What is a stronghold?", "2"),
        ("species", "What is a correspondent?", "10.3"),
    ],
)
def test_a_question_of_words_that_say_nothing_finds_the_nearest(game: str, query: str, number: str) -> None:
    assert rulebook(ludoteca.game(game)).find(query)[0].number == number


def test_nonsense_finds_nothing() -> None:
    for file in FILES:
        assert book_of(file).find("xyzzy") == []


def test_a_game_without_a_rule_book_opens(monkeypatch: pytest.MonkeyPatch) -> None:
    game = copy(ludoteca.game(FILES[0].stem))
    monkeypatch.setattr(game, "room", "tests.support")
    monkeypatch.setattr(game, "text", no_text)
    book = Rulebook(game)
    assert book.paragraphs == []
    assert book.find("who wins?") == []


def no_text(language: str) -> str:
    raise FileNotFoundError(language)
