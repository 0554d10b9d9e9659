"""rules.md, the code and the tests point at one another: no number leads nowhere."""

from __future__ import annotations

import re

import pytest

from ludoteca.cli.cited import Cited, definitions
from ludoteca.cli.rule import cited
from ludoteca.games.origin import GAME

RULINGS = 35
SECTIONS = [
    "2", "3", "4", "5", "6", "6.1", "6.2", "6.3", "6.4", "6.5", "7", "7.1", "7.2", "7.3", "8", "9", "9.1", "9.2", "9.3",
    "9.4", "10", "11", "12",
]  # fmt: skip


@pytest.fixture(scope="module")
def book() -> Cited:
    return cited(GAME)


def test_every_ruling_is_written_down_once(book: Cited) -> None:
    rulings = [found.number for found in book.paragraphs if found.number.startswith("R")]
    assert rulings == [f"R{number}" for number in range(1, RULINGS + 1)]


def test_every_ruling_and_example_belongs_to_a_section(book: Cited) -> None:
    sections = [found for found in book.paragraphs if found.number[0].isdigit() and found.number not in ("13", "14")]
    named = frozenset[str]().union(*(found.labels for found in sections))
    labels = [found.number for found in book.paragraphs if found.number[0] in "RT"]
    assert [label for label in labels if label not in named] == []


def test_every_ruling_and_example_has_a_test(book: Cited) -> None:
    all_labels = frozenset(f"{kind}{number}" for kind in "RT" for number in range(1, 60))
    tested = frozenset[str]().union(*(place.cites for place in book.tests(all_labels, "")))
    labels = [found.number for found in book.paragraphs if found.number[0] in "RT"]
    assert [label for label in labels if label not in tested] == []


def test_no_citation_leads_nowhere(book: Cited) -> None:
    known = {found.number for found in book.paragraphs}
    places = definitions(sorted(book.room.rglob("*.py")))
    assert {(place.name, number) for place in places for number in place.cites - known} == set()


def test_every_section_has_a_function(book: Cited) -> None:
    assert [number for number in SECTIONS if not book.functions(frozenset({number}))] == []


def test_refusals_name_rules_that_exist(book: Cited) -> None:
    known = {found.number for found in book.paragraphs}
    sources = [path.read_text(encoding="utf-8") for path in book.room.rglob("*.py")]
    named = {rule for source in sources for rule in re.findall(r'refuse\(\s*"([R\d.]+)"', source)}
    assert named and named <= known
