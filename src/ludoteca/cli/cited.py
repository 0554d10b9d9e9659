"""Finds what carries the number of a rule: functions, data rows, tests.

Docstrings cite paragraphs (`7.5`, `7.5 step 3`, `R12`, `X10`), tests bear those of rulings and examples in their
names, and comments in `data.toml` name them too. Cards and places are looked for by their tokens and names.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from ludoteca.rulebook import Paragraph, Rulebook, labels
from ludoteca.rulebook.tongues import tongue

CITATION = re.compile(
    r"(?P<dotted>\d+\.\d+)(?: steps? (?P<step>\d)(?: and (?P<second>\d))?)?|[Ss]ection (?P<whole>\d+)(?!\.?\d)"
)
IN_BRACKETS = re.compile(r"\(([^()]*)\)")


@dataclass(frozen=True)
class Place:
    """Somewhere in the sources: a function, a test, a row of data."""

    path: Path
    line: int
    name: str
    text: str
    cites: frozenset[str]


def citations(docstring: str) -> frozenset[str]:
    """Read the paragraphs that a docstring cites."""
    cited = set(labels(docstring))
    for match in CITATION.finditer(docstring):
        cited.add(match["dotted"] or match["whole"])
        cited.update(f"{match['dotted']} step {step}" for step in (match["step"], match["second"]) if step)
    for group in IN_BRACKETS.findall(docstring):
        if "step" not in group:
            cited.update(part for part in re.split(r"[,;] ?", group) if part.isdigit())
    return frozenset(cited)


class Cited:
    """What cites the rules of one game; `tests` is the folder of its tests."""

    def __init__(self, book: Rulebook, tests: Path) -> None:
        self.book = book
        self.paragraphs = book.written
        self.room = book.path.parent
        self.tests_folder = tests

    def related(self, found: Paragraph) -> frozenset[str]:
        """Tell the rulings and examples that belong to a paragraph; a step has those of its section."""
        section = found.number.split(" ")[0]
        return found.labels.union(*(other.labels for other in self.paragraphs if other.number == section))

    def functions(self, cited: frozenset[str], query: str = "") -> list[Place]:
        """List the functions that cite one of these paragraphs; those that speak of the query come first."""
        return relevant(definitions(sorted(self.room.rglob("*.py"))), cited, query)

    def tests(self, cited: frozenset[str], query: str = "") -> list[Place]:
        """List the tests that bear one of these numbers."""
        found = definitions(sorted(self.tests_folder.rglob("test_*.py")), prefix="test_")
        return relevant(found, cited, query)

    def data(self, names: Iterable[str], cited: frozenset[str]) -> list[Place]:
        """List the rows of these data tables, but for those that cite other paragraphs."""
        lines = self._data()
        rows: list[Place] = []
        for name in names:
            table = [
                Place(self.room / "data.toml", at + 1, name, lines[at], citations(lines[at].partition("#")[2]))
                for at in block(lines, name)
            ]
            rows += [row for row in table if row.cites & cited or not row.cites]
        return rows

    def speaking(self, thing: Paragraph, tests: bool = False) -> list[Place]:
        """List the functions, or tests, that name a card or place by its token or its English name."""
        named = re.compile(
            rf"\b({re.escape(thing.number)}|{re.escape(self.book.by_number[thing.number.casefold()].title)})s?\b"
        )
        files = self.tests_folder.rglob("test_*.py") if tests else self.room.rglob("*.py")
        places = definitions(sorted(files), prefix="test_" if tests else "")
        spoken = thing.number.replace("-", "_").lower()
        return [
            place
            for place in places
            if named.search(place.text) or spoken in place.name.lower().split("__")[0].split("_")
        ]

    def row(self, thing: Paragraph) -> list[Place]:
        """Find the row of the data that holds a card or place."""
        lines = self._data()
        row = re.compile(rf'\bid = "{re.escape(thing.number)}"')
        return [
            Place(self.room / "data.toml", at + 1, thing.number, line.strip(), frozenset())
            for at, line in enumerate(lines)
            if row.search(line)
        ]

    def _data(self) -> list[str]:
        path = self.room / "data.toml"
        return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def definitions(files: Iterable[Path], prefix: str = "") -> Iterator[Place]:
    """List the functions and classes of some files; one that cites no section has those that its module cites."""
    for path in files:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        chapters = frozenset(cited for cited in citations(ast.get_docstring(tree) or "") if "." in cited)
        for node in ast.walk(tree):
            if not isinstance(node, ast.FunctionDef | ast.ClassDef) or not node.name.startswith(prefix):
                continue
            docstring = ast.get_docstring(node) or ""
            cites = citations(docstring) | labels(node.name)
            if not any("." in cited for cited in cites):
                cites |= chapters
            yield Place(path, node.lineno, node.name, docstring, cites)


def relevant(places: Iterable[Place], cited: frozenset[str], query: str) -> list[Place]:
    """Keep the places that cite one of the paragraphs; with a query, those that speak of it most, the best first."""
    english = tongue("en")
    wanted = dict.fromkeys(english.terms(query))
    citing = [place for place in places if place.cites & cited]
    said = [frozenset(english.terms(f"{place.name} {place.text}")) & wanted.keys() for place in citing]
    rarity = {word: 1 / max(1, sum(word in each for each in said)) for word in wanted}
    weighed = sorted(
        ((sum(rarity[word] for word in each), at) for at, each in enumerate(said)), key=lambda pair: (-pair[0], pair[1])
    )
    return [citing[at] for weight, at in weighed if weight * 2 >= weighed[0][0]]


def block(lines: list[str], name: str) -> Iterator[int]:
    """Give the line numbers of a table (`[name]`, `[[name]]`, `[name.more]`) or of a top-level `name = …`."""
    inside = False
    for at, line in enumerate(lines):
        if line.startswith("["):
            table = line.split("#")[0].strip().strip("[]")
            inside = table == name or table.startswith(name + ".")
        elif line.startswith(f"{name} ="):
            inside = True
        elif inside and line == "]":
            yield at
            inside = False
        if inside and line and not line.startswith("#"):
            yield at
