"""A rule book as text: numbered paragraphs of a Markdown file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

SECTION = re.compile(r"#{2,3} (?P<number>\d+(?:\.\d+)?) (?P<title>.+)")
LABELLED = re.compile(r"- \*\*(?P<number>[A-Z][\w-]*)\*\* (?P<text>.+)")
LISTED = re.compile(r"(?P<number>\d+)\. (?P<text>.+)")
STEP = re.compile(r"\*\*(?P<word>\w+?) ?(?P<step>\d)[,、] ?(?P<title>[^*]+?)[.。]\*\*")
LABEL = re.compile(r"(?<![A-Za-z])(?P<kind>[ERTXertx])(?P<first>\d+)(?:(?:–|-|_to_)[ERTXertx](?P<last>\d+))?")
NAMED = re.compile(r"(?<![A-Za-z])(?:S\d+|DP\d[a-d]?|DP-T)(?![A-Za-z\d])")


@dataclass(frozen=True)
class Paragraph:
    """A numbered piece of a rule book, or a card, place or goal with what it does."""

    number: str
    """How it is cited: `7.5`, `7.5 step 3`, `R12`, `X10`; that of a card or place is its token."""
    title: str
    text: str
    line: int
    """Where it stands in its file; 0: not in the book, but in the messages."""
    own: str
    """The text without the paragraphs within it."""
    file: str = "rules.md"
    listed: bool = False
    """Whether it is an item of a list that its section's own text holds."""

    @property
    def english(self) -> bool:
        """Tell whether it stands in the English book."""
        return self.line > 0 and self.file == "rules.md"

    @property
    def labels(self) -> frozenset[str]:
        """The rulings and examples that it names, and itself."""
        return labels(self.text) | {self.number}

    @property
    def data(self) -> list[str]:
        """The tables of data.toml that it names."""
        last = self.own.rsplit("\n\n", 1)[-1]
        return re.findall(r"`([\w.]+)`", last.partition("ata ")[2]) if last.startswith("*") else []


def labels(text: str) -> frozenset[str]:
    """Read rulings and examples, ranges spelled out (`R6–R8` is R6, R7, R8), and what else has a name (S8, DP3a)."""
    numbered = (
        f"{match['kind'].upper()}{number}"
        for match in LABEL.finditer(text)
        for number in range(int(match["first"]), int(match["last"] or match["first"]) + 1)
    )
    return frozenset(numbered).union(NAMED.findall(text))


def paragraphs(text: str) -> Iterator[Paragraph]:
    """Split a rule book: sections with their whole text, then their parts one by one."""
    lines = text.splitlines()
    heads = [at for at, line in enumerate(lines) if line.startswith("##")]
    for at, end in pairwise([*heads, len(lines)]):
        head = SECTION.fullmatch(lines[at])
        number = head["number"] if head else ""
        steps = [line for line in range(at + 1, end) if STEP.match(lines[line])]
        if head:
            trail = lines_after(lines, at, end) if steps else end
            own = [*lines[at + 1 : steps[0] if steps else end], *lines[trail:end]]
            body = "\n".join(lines[at + 1 : end]).strip()
            yield Paragraph(number, head["title"], body, at + 1, unlabelled(own))
        for step, after in pairwise([*steps, end]):
            yield step_of(number, step, [line for line in lines[step:after] if not trailer(line)])
        for line in range(at + 1, end):
            if item := LABELLED.fullmatch(lines[line]):
                yield Paragraph(item["number"], "", item["text"], line + 1, item["text"])
            elif (item := LISTED.match(lines[line])) and number and "." not in number:
                whole = " ".join(part.strip() for part in [item["text"], *continued(lines[line + 1 : end])])
                yield Paragraph(
                    f"{number}.{item['number']}", head["title"] if head else "", whole, line + 1, "", listed=True
                )


def step_of(section: str, line: int, body: list[str]) -> Paragraph:
    """Read a step of a section from its lines."""
    match = STEP.match(body[0])
    assert match is not None
    text = "\n".join(body).strip()
    return Paragraph(f"{section} {match['word'].lower()} {match['step']}", match["title"], text, line + 1, text)


def trailer(line: str) -> bool:
    """Tell whether a line ends a section by naming rulings, examples and data."""
    return line.startswith("*") and not line.startswith("**")


def lines_after(lines: list[str], start: int, end: int) -> int:
    """Find the line that ends a section by naming its rulings; `end` if there is none."""
    return next((at for at in range(start + 1, end) if trailer(lines[at])), end)


def unlabelled(lines: list[str]) -> str:
    """Join the lines that are no paragraph of their own."""
    return "\n".join(line for line in lines if not LABELLED.fullmatch(line)).strip()


def continued(lines: list[str]) -> Iterator[str]:
    """Give the further lines of an item of a list."""
    for line in lines:
        if not line.startswith("   "):
            return
        yield line
