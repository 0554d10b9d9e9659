"""The search: a full-text index in memory, ranked by how rare and how prominent the words are that agree."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Sequence
from threading import Lock
from typing import NamedTuple

MOST_TERMS = 60
"""So many terms of a question are looked up; SQLite's parser has a limit."""


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
    named: bool = False
    """Whether it is a card or place: who says its name asks for it."""


RARE = 4
"""A word that so few entries say at most is a name, if it stands in one."""
NAMED = 2.2
"""What is asked for by its name counts so much more."""
WEIGHTS = (3.0, 3.0, 3.0, 1.0)
"""What a term counts in title, names, keywords and body."""


class Index:
    """Finds entries by terms; one for each language of a rule book."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = entries
        self.lock = Lock()
        said = Counter(term for entry in entries for term in set().union(*entry[1:5]))
        self.called = [
            {term for term in entry.title if said[term] <= RARE} if entry.named else set() for entry in entries
        ]
        self.base = sqlite3.connect(":memory:", check_same_thread=False)
        self.base.execute("CREATE VIRTUAL TABLE entry USING fts5(title, names, keywords, body)")
        self.base.executemany(
            "INSERT INTO entry (rowid, title, names, keywords, body) VALUES (?, ?, ?, ?, ?)",
            [(at, *(" ".join(field) for field in entry[1:5])) for at, entry in enumerate(entries)],
        )

    def find(self, terms: Sequence[str]) -> list[tuple[str, float]]:
        """List the numbers of entries that have some of these terms, the best first, with their weight."""
        wanted = list(dict.fromkeys(terms))[:MOST_TERMS]
        if not wanted:
            return []
        question = " OR ".join(f'"{term}"' for term in wanted)
        with self.lock:
            rows = self.base.execute(
                f"SELECT rowid, -bm25(entry, {', '.join(map(str, WEIGHTS))}) FROM entry WHERE entry MATCH ?",
                [question],
            ).fetchall()
        asked = set(wanted)
        best: dict[str, float] = {}
        for at, weight in rows:
            entry = self.entries[at]
            weight *= entry.prominence * (NAMED if self.called[at] & asked else 1.0)
            best[entry.number] = max(weight, best.get(entry.number, 0.0))
        return sorted(best.items(), key=lambda found: -found[1])
