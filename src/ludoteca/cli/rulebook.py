"""Finds a rule of a game and everything that carries its number: words, functions, data rows, tests.

The words are the game's `rules.md`. Its paragraphs have numbers (`7.5`, `7.5 step 3`, `R12`, `X10`, `T5`, `E3`);
docstrings cite them, tests bear those of rulings and examples in their names, and comments in `data.toml` name them
too.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

SECTION = re.compile(r"#{2,3} (?P<number>\d+(?:\.\d+)?) (?P<title>.+)")
ITEM = re.compile(r"- \*\*(?P<number>[ERTX]\d+)\*\* (?P<text>.+)")
STEP = re.compile(r"\*\*Step (?P<step>\d), (?P<title>[^*]+?)\.\*\*")
CITATION = re.compile(
    r"(?P<dotted>\d+\.\d+)(?: steps? (?P<step>\d)(?: and (?P<second>\d))?)?|[Ss]ection (?P<whole>\d+)(?!\.?\d)"
)
LABEL = re.compile(r"(?<![A-Za-z])(?P<kind>[ERTXertx])(?P<first>\d+)(?:(?:–|-|_to_)[ERTXertx](?P<last>\d+))?")
IN_BRACKETS = re.compile(r"\(([^()]*)\)")
SMALL_WORDS = frozenset(
    {"a", "an", "and", "at", "by", "for", "from", "in", "is", "it", "of", "on", "only", "or", "the", "to", "with"}
)


@dataclass(frozen=True)
class Paragraph:
    """A numbered piece of the rules, with the labels (R, T, X) and data tables that it refers to."""

    number: str
    title: str
    text: str
    line: int

    @property
    def labels(self) -> frozenset[str]:
        """The rulings and examples that it names, and itself."""
        return labels(self.text) | {self.number}

    @property
    def data(self) -> list[str]:
        """The tables of data.toml that it names."""
        last = self.text.rsplit("\n\n", 1)[-1]
        return re.findall(r"`([\w.]+)`", last.partition("ata ")[2]) if last.startswith("*") else []


@dataclass(frozen=True)
class Place:
    """Somewhere in the sources: a function, a test, a row of data."""

    path: Path
    line: int
    name: str
    text: str
    cites: frozenset[str]


def labels(text: str) -> frozenset[str]:
    """Read rulings and examples, ranges spelled out: `R6–R8` is R6, R7, R8."""
    found = LABEL.finditer(text)
    return frozenset(
        f"{match['kind'].upper()}{number}"
        for match in found
        for number in range(int(match["first"]), int(match["last"] or match["first"]) + 1)
    )


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


class Rulebook:
    """The rules of one game; `room` is its package folder, `tests` the folder of its tests."""

    def __init__(self, room: Path, tests: Path) -> None:
        self.path = room / "rules.md"
        self.room = room
        self.tests_folder = tests
        self.paragraphs = list(paragraphs(self.path.read_text(encoding="utf-8")))

    def find(self, query: str) -> list[Paragraph]:
        """Find paragraphs by number, else by words of the title, else by their text, best first."""
        number = query.strip().upper().replace("STEP", "step")
        exact = [found for found in self.paragraphs if found.number == number]
        if exact:
            within = [found for found in self.paragraphs if found.number.startswith(number + ".")]
            return exact + [found for found in within if "step" not in found.number]
        wanted = words(query)
        if not wanted:
            return []
        titled = [found for found in self.paragraphs if overlap(wanted, found.title) == len(wanted)]
        if titled:
            return titled
        leaves = [
            found for found in self.paragraphs if not any(self._within(found, other) for other in self.paragraphs)
        ]
        best = max(overlap(wanted, found.text) for found in leaves)
        ranked = [found for found in leaves if best and overlap(wanted, found.text) == best]
        return sorted(ranked, key=lambda found: len(found.text))[:3]

    def related(self, found: Paragraph) -> frozenset[str]:
        """Tell the rulings and examples that belong to a paragraph; a step has those of its section."""
        section = found.number.split(" ")[0]
        return found.labels.union(*(other.labels for other in self.paragraphs if other.number == section))

    @staticmethod
    def _within(outer: Paragraph, inner: Paragraph) -> bool:
        return outer is not inner and inner.text in outer.text and inner.text != ""

    def functions(self, cited: frozenset[str], query: str = "") -> list[Place]:
        """List the functions that cite one of these paragraphs; those that speak of the query come first."""
        return relevant(definitions(sorted(self.room.rglob("*.py"))), cited, query)

    def tests(self, cited: frozenset[str], query: str = "") -> list[Place]:
        """List the tests that bear one of these numbers."""
        found = definitions(sorted(self.tests_folder.rglob("test_*.py")), prefix="test_")
        return relevant(found, cited, query)

    def data(self, names: Iterable[str], cited: frozenset[str]) -> list[Place]:
        """List the rows of these data tables, but for those that cite other paragraphs."""
        path = self.room / "data.toml"
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        rows: list[Place] = []
        for name in names:
            table = [
                Place(path, at + 1, name, lines[at], citations(lines[at].partition("#")[2]))
                for at in block(lines, name)
            ]
            rows += [row for row in table if row.cites & cited or not row.cites]
        return rows


def paragraphs(text: str) -> Iterator[Paragraph]:
    """Split rules.md: sections with their whole text, then their steps, rulings and examples one by one."""
    lines = text.splitlines()
    heads = [at for at, line in enumerate(lines) if line.startswith("##")]
    for at, end in pairwise([*heads, len(lines)]):
        head = SECTION.fullmatch(lines[at])
        if head:
            yield Paragraph(head["number"], head["title"], "\n".join(lines[at + 1 : end]).strip(), at + 1)
        steps = [line for line in range(at + 1, end) if STEP.match(lines[line])]
        for step, after in pairwise([*steps, end]):
            match = STEP.match(lines[step])
            assert match is not None
            assert head is not None
            body = "\n".join(line for line in lines[step:after] if not line.startswith("*Rulings")).strip()
            yield Paragraph(f"{head['number']} step {match['step']}", match["title"], body, step + 1)
        for line in range(at + 1, end):
            if item := ITEM.fullmatch(lines[line]):
                yield Paragraph(item["number"], "", item["text"], line + 1)


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
    wanted = words(query)
    citing = [place for place in places if place.cites & cited]
    said = [{word for word in wanted if overlap([word], f"{place.name} {place.text}")} for place in citing]
    rarity = {word: 1 / max(1, sum(word in each for each in said)) for word in wanted}
    weighed = sorted(
        ((sum(rarity[word] for word in each), at) for at, each in enumerate(said)), key=lambda pair: (-pair[0], pair[1])
    )
    return [citing[at] for weight, at in weighed if weight * 2 >= weighed[0][0]]


def words(text: str) -> list[str]:
    """Split into the words that matter."""
    return [word for word in re.findall(r"[a-z0-9]+", text.lower()) if word not in SMALL_WORDS]


def overlap(wanted: list[str], text: str) -> int:
    """Count the wanted words that a text says, in whatever form (`attack`, `attacks`, `attacker`)."""
    said = set(words(text))
    return sum(any(alike(word, other) for other in said) for word in wanted)


def alike(word: str, other: str) -> bool:
    """Tell whether two words share their stem."""
    return word == other or (min(len(word), len(other)) >= 4 and word[:5] == other[:5])


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
