"""No number leads nowhere: rulings and examples have tests, citations have paragraphs."""

from __future__ import annotations

import pytest

from ludoteca.cli.cited import Cited, definitions
from ludoteca.cli.rule import cited
from ludoteca.games.species import GAME

EXAMPLES = [*range(1, 13), 15, *range(17, 22), *range(24, 29)]
ALL = frozenset(f"{kind}{number}" for kind in "RE" for number in range(1, 60))


@pytest.fixture(scope="module")
def rules() -> Cited:
    return cited(GAME)


def test_rulings_and_examples_are_written_down_once(rules: Cited) -> None:
    numbers = [found.number for found in rules.paragraphs if found.number[0] in "RE"]
    assert numbers == [f"R{number}" for number in range(1, 50)] + [
        f"E{number}" for number in EXAMPLES if number not in (13, 14)
    ]


def test_every_ruling_and_example_belongs_to_a_section_and_has_a_test(rules: Cited) -> None:
    sections = [found for found in rules.paragraphs if found.number[0].isdigit() and found.number not in ("14", "16")]
    named = frozenset[str]().union(*(found.labels for found in sections))
    tested = frozenset[str]().union(*(place.cites for place in rules.tests(ALL)))
    labels = {found.number for found in rules.paragraphs if found.number[0] in "RE"}
    assert labels - named - {"R43"} == set() and labels - tested == set()


def test_no_citation_leads_nowhere(rules: Cited) -> None:
    known = {found.number for found in rules.paragraphs}
    places = definitions(sorted(rules.room.rglob("*.py")))
    assert {(place.name, number) for place in places for number in place.cites - known if "step" not in number} == set()


def test_every_section_has_a_function(rules: Cited) -> None:
    sections = [
        "5",
        "6",
        "7",
        "8.1",
        "8.2",
        "8.3",
        "8.4",
        "8.6",
        "8.8",
        "9",
        "10.1",
        "10.2",
        "10.3",
        "10.4",
        "11.1",
        "11.2",
    ]
    sections += ["11.3", "12.1", "12.2", "13"]
    cites = frozenset[str]().union(*(place.cites for place in definitions(sorted(rules.room.rglob("*.py")))))
    assert [number for number in sections if number not in cites] == []
