"""The search: entries ranked by how rare and how prominent the words are that agree (BM25 over weighted fields)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import log, sqrt
from statistics import fmean
from typing import NamedTuple


class Entry(NamedTuple):
    """What is found, by the terms of its fields; a number may have several, of which the best counts."""

    number: str
    title: Sequence[str]
    names: Sequence[str]
    """What it is called elsewhere."""
    keywords: Sequence[str]
    """Under which words players look for it."""
    body: Sequence[str]
    prominence: float = 1.0
    name: Sequence[str] | None = None
    """Which words of its title are said for nothing else, if it is a card or place: who says them asks for it."""

    @property
    def fields(self) -> tuple[Sequence[str], ...]:
        """The terms, field by field."""
        return self.title, self.names, self.keywords, self.body


RARE = 8
"""A word that so few entries say at most is a name."""
NAMED, UNNAMED = 2.2, 0.8
"""What is asked for by its name counts so much more, and what could be but is not so much less."""
WEIGHTS = (3.0, 3.0, 3.0, 1.0)
"""What a term counts in title, names, keywords and body."""
SATURATION = 4.0
"""How soon saying a word again adds nothing."""
LENGTH = 0.3
"""How much a long field is held against its words."""


class Index:
    """Finds entries by terms; one for each language of a rule book."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = entries
        self.said = Counter(term for entry in entries for term in set().union(*entry.fields))
        self.called = [{term for term in entry.name or () if self.said[term] <= RARE} for entry in entries]
        usual = [usual_length(field) for field in zip(*(entry.fields for entry in entries), strict=True)]
        self.gains: defaultdict[str, dict[int, float]] = defaultdict(dict)
        for at, entry in enumerate(entries):
            for term, weight in weigh(entry, usual).items():
                self.gains[term][at] = weight / (weight + SATURATION)

    def rarity(self, term: str) -> float:
        """Tell how much a term distinguishes."""
        return log(1 + (len(self.entries) - self.said[term] + 0.5) / (self.said[term] + 0.5))

    def find(self, terms: Mapping[str, float]) -> list[tuple[str, float]]:
        """List the numbers of entries that have some of these weighted terms, the best first, with their weight."""
        asked = {term: share * self.rarity(term) for term, share in terms.items() if term in self.gains}
        found: defaultdict[int, float] = defaultdict(float)
        agreed: defaultdict[int, float] = defaultdict(float)
        for term, share in asked.items():
            for at, gain in self.gains[term].items():
                found[at] += share * gain
                agreed[at] += share
        best: defaultdict[str, float] = defaultdict(float)
        for at, weight in found.items():
            covered = sqrt(agreed[at] / sum(asked.values()))
            number = self.entries[at].number
            best[number] = max(best[number], weight * covered * self._prominence(at, asked))
        return sorted(best.items(), key=lambda found: -found[1])

    def _prominence(self, at: int, asked: Mapping[str, float]) -> float:
        """Tell how much an entry counts for this question."""
        entry = self.entries[at]
        if entry.name is None:
            return entry.prominence
        return entry.prominence * (UNNAMED if self.called[at].isdisjoint(asked) else NAMED)


def usual_length(fields: Iterable[Sequence[str]]) -> float:
    """Tell how many terms a field has on average where it has any."""
    lengths = [len(field) for field in fields if field]
    return fmean(lengths) if lengths else 1.0


def weigh(entry: Entry, usual: Sequence[float]) -> dict[str, float]:
    """Count the terms of an entry, each field by its weight and its length against the usual one."""
    weights: defaultdict[str, float] = defaultdict(float)
    for field, weight, length in zip(entry.fields, WEIGHTS, usual, strict=True):
        for term in field:
            weights[term] += weight / (1 - LENGTH + LENGTH * len(field) / length)
    return weights
