"""A game's rule book: its paragraphs in each language, and what answers a question."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache, cached_property
from importlib import resources
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ludoteca.kernel.room import Room
from ludoteca.rulebook.index import Entry, Index
from ludoteca.rulebook.paragraphs import Paragraph, paragraphs, trailer
from ludoteca.rulebook.things import LANGUAGES, Messages
from ludoteca.rulebook.tongues import Tongue

SAID_BEFORE_A_NUMBER = re.compile(
    r"^(?:rules?|sections?|paragraphs?|regeln?|abschnitt|absatz|regol[ae]|paragrafo|sezione|規則|ルール|§)\s*",
    re.IGNORECASE,
)
DETAIL = 0.85
"""A ruling or reading, which is short and special, counts so much less than the chapter."""
EXAMPLE = 0.5
"""An example counts so much less than the rule that it shows."""


class Edition:
    """The rule book in one language, ready to be searched."""

    def __init__(
        self, language: str, said: Mapping[str, Paragraph], tongue: Tongue, index: Index, known: frozenset[str]
    ):
        self.language = language
        self.said = said
        self.tongue = tongue
        self.index = index
        self.known = known


class Rulebook:
    """The rules of one game in all languages: by number, by name, by question."""

    def __init__(self, game: Room) -> None:
        self.game = game
        self.messages = {language: Messages(game, language) for language in LANGUAGES}
        self.written = list(paragraphs(self._file("rules.md")))
        self.things = list(self.messages["en"].things())
        self.paragraphs = [*self.written, *self.things]
        self.by_number = {found.number.casefold(): found for found in reversed(self.paragraphs)}
        self._pages: dict[str, list[Paragraph]] = {}
        self.glossary = tomllib.loads(self._file("text", "glossary.toml"))

    def _file(self, *path: str) -> str:
        """Read a file of the game's room; one that is not there is empty."""
        file = resources.files(self.game.room).joinpath(*path)
        return file.read_text(encoding="utf-8") if file.is_file() else ""

    @cached_property
    def path(self) -> Path:
        """Where the rules in words are."""
        spec = find_spec(self.game.room)
        assert spec is not None
        assert spec.origin is not None
        return Path(spec.origin).parent / "rules.md"

    def find(self, query: str, language: str | None = None, most: int = 3) -> list[Paragraph]:
        """Find what a number names, or else what answers a question best; in the question's language unless told."""
        numbered = self.numbered(query)
        if numbered:
            return numbered
        return self.search(query, language, most)

    def search(self, query: str, language: str | None = None, most: int = 3) -> list[Paragraph]:
        """Find what answers a question best, without asking whether it is a number."""
        edition = self.edition(language or self.language(query))
        terms = edition.tongue.weights(query, edition.known)
        return [edition.said[number] for number, _ in edition.index.find(terms)[:most]]

    def numbered(self, query: str) -> list[Paragraph]:
        """Find paragraphs by their numbers; a section brings those within it."""
        number = " ".join(SAID_BEFORE_A_NUMBER.sub("", query.strip()).split()).rstrip(".").casefold()
        exact = self.by_number.get(number)
        if exact is None:
            each = [self.by_number.get(part) for part in re.split(r"[\s,;]+", number)]
            return [found for found in each if found is not None] if len(each) > 1 and all(each) else []
        within = [found for found in self.written if found.number.startswith(f"{exact.number}.") and found.own]
        return [exact, *within]

    def language(self, query: str) -> str:
        """Guess in which language a question is asked."""
        return max(LANGUAGES, key=lambda language: self._familiar(query, language))

    def _familiar(self, query: str, language: str) -> float:
        edition = self.edition(language)
        return edition.tongue.familiar(query, edition.known)

    def edition(self, language: str) -> Edition:
        """Give the book in a language; made when it is asked for the first time."""
        return edition(self, language if language in LANGUAGES else "en")

    def in_language(self, language: str) -> dict[str, Paragraph]:
        """Give all paragraphs in a language, by number; what is not translated stays English."""
        said = {found.number: found for found in self.paragraphs}
        steps = {numeral(number): number for number in said}
        for found in paragraphs(self._file("text", f"rules.{language}.md")):
            number = steps.get(numeral(found.number), found.number)
            said[number] = replace(found, number=number, file=f"text/rules.{language}.md")
        said.update((found.number, found) for found in self.messages[language].things())
        return said

    @cached_property
    def chapters(self) -> dict[str, list[str]]:
        """Tell by number where a player finds how a turn goes, how points come, and what ends the game."""
        return dict(self.glossary.get("chapters", {}))

    @cached_property
    def for_players(self) -> frozenset[str]:
        """Numbers of what every language tells; examples and checks, which only English has, are for programmers."""
        editions = [self.in_language(language).values() for language in LANGUAGES if language != "en"]
        told = [{found.number for found in edition if not found.english} for edition in editions]
        return frozenset(told[0]).intersection(*told)

    def pages(self, language: str) -> list[Paragraph]:
        """List what a player reads in a language: headings and paragraphs in their order, then the cards and places."""
        if language not in self._pages:
            said = (found for number, found in self.in_language(language).items() if number in self.for_players)
            self._pages[language] = [found for found in said if not found.listed]
        return self._pages[language]

    def names(self, number: str) -> list[str]:
        """List what a thing, or the rows of the tables that a section names, are called in all languages."""
        paragraph = self.by_number[number.casefold()]
        tokens = {number} if paragraph.line == 0 else {token for name in paragraph.data for token in self.tokens(name)}
        taken = {thing.number for thing in self.things} - {number}
        return [
            name
            for messages in self.messages.values()
            for token in sorted(tokens - taken)
            for name in [*messages.names(token), *([messages.texts.get(token, "")] if paragraph.line == 0 else [])]
        ]

    def tokens(self, table: str) -> set[str]:
        """List all words of a table of data.toml: names of rows among them."""
        part: Any = self._data
        for key in table.split("."):
            part = part.get(key, {}) if isinstance(part, Mapping) else {}
        return set(strings(part))

    @cached_property
    def _data(self) -> dict[str, Any]:
        return tomllib.loads(self._file("data.toml"))

    def prominence(self, number: str) -> float:
        """Tell how much a paragraph counts when several answer."""
        if number in self.examples:
            return EXAMPLE
        paragraph = self.by_number[number.casefold()]
        return DETAIL if paragraph.line and not paragraph.title else 1.0

    @cached_property
    def examples(self) -> frozenset[str]:
        """Numbers of the examples; they illustrate and answer nothing."""
        lists = [found for found in self.written if found.title == "Examples"]
        return frozenset(
            found.number
            for found in self.written
            for section in lists
            if not found.title and found.text in section.text and found is not section
        )


def readable(found: Paragraph) -> str:
    """Give a paragraph's own text as players read it: without what names rulings, examples and data."""
    lines = (line for line in found.own.splitlines() if not trailer(line))
    return "\n".join(lines).replace("[house]", "(house rule)").strip()


def numeral(number: str) -> str:
    """Reduce a number to what it is in every language: `7.5 step 3` and `7.5 schritt 3` are `7.5 3`."""
    first, _, rest = number.partition(" ")
    return f"{first} {rest[-1:]}".strip()


def strings(part: Any) -> Iterator[str]:
    """List all words of a piece of data, keys among them."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, Mapping):
        yield from part
        for each in part.values():
            yield from strings(each)
    elif isinstance(part, list):
        for each in part:
            yield from strings(each)


@cache
def edition(book: Rulebook, language: str) -> Edition:
    """Put the book in a language together, with the index of its words."""
    glossary = book.glossary.get(language, {})
    tongue = Tongue(language, glossary.get("same", ()))
    said = book.in_language(language)
    keywords: Mapping[str, str] = glossary.get("index", {})
    texts = [f"{found.title} {found.own}" for found in said.values()]
    known = frozenset(term for text in texts for term in tongue.terms(text))
    entries: list[Entry] = []
    for number, found in said.items():
        if not found.own:
            continue
        title, body = tongue.phrases(found.title, known), tongue.phrases(found.own, known)
        names = [term for name in book.names(number) for term in tongue.phrases(name, known)]
        looked_up = tongue.phrases(keywords.get(number, ""), known)
        thing = found.line == 0
        name = [term for term in tongue.terms(found.title, known) if tongue.alone(term)] if thing else None
        weight = book.prominence(number)
        entries.append(Entry(number, title, names if thing else (), looked_up, body, weight, name))
        if names and not thing:
            entries.append(Entry(number, (), names, (), (), weight))
    return Edition(language, said, tongue, Index(entries), known)


@cache
def rulebook(game: Room) -> Rulebook:
    """Open the rule book of a game; the same one each time."""
    return Rulebook(game)
