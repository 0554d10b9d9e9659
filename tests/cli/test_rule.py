"""`ludoteca rule`: one hop from words to the function, a second to its test; and no number leads nowhere."""

from __future__ import annotations

import pytest

import ludoteca
from ludoteca.cli import main
from ludoteca.cli.cited import Cited, citations, definitions
from ludoteca.cli.rule import cited

LAST_RULING = 45


@pytest.fixture(scope="module")
def origo() -> Cited:
    return cited(ludoteca.game("origo"))


@pytest.mark.parametrize(
    "query",
    ["growth card counts in defence", "a growth card counts in defence only with an adjacent shield", "7.5 step 3"],
)
def test_a_newcomer_finds_function_and_test(query: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "origo", *query.split()]) == 0
    told = capsys.readouterr().out
    functions, tests = told.partition("Functions")[2].split("Tests")
    assert "cards.py" in functions.splitlines()[1]
    assert "named" in functions.splitlines()[1]
    assert "test_x12_growth_counts_only_beside_the_battle_square" in tests


@pytest.mark.parametrize(
    ("query", "number"),
    [
        ("R12", "R12"),
        ("x21", "X21"),
        ("8.4", "8.4"),
        ("combat", "7.5"),
        ("7.5 Step 2", "7.5 step 2"),
        ("reinforcement", "7.5 step 3"),
    ],
)
def test_finds_by_number_title_and_text(origo: Cited, query: str, number: str) -> None:
    assert origo.book.find(query)[0].number == number


def test_a_section_brings_its_parts(origo: Cited) -> None:
    assert [found.number for found in origo.book.find("8")] == ["8", "8.1", "8.2", "8.3", "8.4", "8.5"]


def test_data_rows_that_cite_other_rules_stay_away(origo: Cited) -> None:
    [found] = origo.book.find("9")
    rows = [row.text for row in origo.data(found.data, origo.related(found))]
    assert any("technical_round_limit" in row for row in rows)
    assert not any("defender_wins_ties" in row for row in rows)


def test_nothing_found_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", "origo", "xyzzy"]) == 1
    assert "xyzzy" in capsys.readouterr().out


def test_citations_are_read_as_they_are_written() -> None:
    assert citations("Open (7.5 steps 1 and 3, R6–R8).") == {"7.5", "7.5 step 1", "7.5 step 3", "R6", "R7", "R8"}
    assert citations("Score (8.1, 9, R29); see section 4.") == {"8.1", "9", "R29", "4"}
    assert citations("Deal ten cards to 5 players.") == set()


def test_every_ruling_is_written_down_once(origo: Cited) -> None:
    rulings = [found.number for found in origo.paragraphs if found.number.startswith("R")]
    assert rulings == [f"R{number}" for number in range(1, LAST_RULING + 1)]


def test_every_ruling_and_example_belongs_to_a_section(origo: Cited) -> None:
    sections = [found for found in origo.paragraphs if found.number[0].isdigit() and found.number not in ("11", "12")]
    named = frozenset[str]().union(*(found.labels for found in sections))
    labels = [found.number for found in origo.paragraphs if found.number[0] in "RX"]
    assert [label for label in labels if label not in named] == []


def test_every_ruling_and_example_has_a_test(origo: Cited) -> None:
    tested = frozenset[str]().union(*(place.cites for place in origo.tests(ALL, "")))
    labels = [found.number for found in origo.paragraphs if found.number[0] in "RX"]
    assert [label for label in labels if label not in tested] == []


def test_no_citation_leads_nowhere(origo: Cited) -> None:
    known = {found.number for found in origo.paragraphs}
    places = definitions(sorted(origo.room.rglob("*.py")))
    lost = {(place.name, number) for place in places for number in place.cites - known}
    assert lost == set()


def test_every_section_of_the_turn_has_a_function(origo: Cited) -> None:
    sections = [
        "5",
        "6",
        "7.1",
        "7.2",
        "7.3",
        "7.4",
        "7.5",
        "7.6",
        "7.7",
        "7.8",
        "7.9",
        "8.1",
        "8.2",
        "8.3",
        "8.4",
        "8.5",
        "9",
        "10",
    ]
    assert [number for number in sections if not origo.functions(frozenset({number}))] == []


ALL = frozenset(f"{kind}{number}" for kind in "RX" for number in range(1, 60))
