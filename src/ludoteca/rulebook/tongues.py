"""What a search must know of languages: stems, words that say nothing, words that say the same."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from itertools import pairwise

import snowballstemmer

STEMMERS = {"en": "english", "de": "german", "it": "italian"}
WORD = re.compile(r"[^\W_]+")
JAPANESE = re.compile(r"[぀-ヿ㐀-鿿々ー]+")
KANJI = re.compile(r"[㐀-鿿々]")
SHORTEST_PART = 4
"""Letters that a part of a compound has at least."""
JOINTS = ("s", "en", "n", "es")
"""What may stand between the parts."""

MEANING = "zz"
"""How the terms begin that stand for what several words mean."""
PAIR = 0.2
"""Two words that stand together as they do in the question count so much more."""
QUIET = 0.1
"""What a word that says nothing still counts."""
ALIKE, GROUPED = 0.7, 0.5
"""What a meaning counts that several words have, and what a word counts that has such a meaning."""

Same = Iterable[str]
"""Groups of words that mean the same, each a line of words between commas."""


class Tongue:
    """Splits texts of a language into the terms under which they are found."""

    def __init__(self, language: str, same: Same = ()) -> None:
        general = tomllib.loads(resources.files(__package__).joinpath("tongues.toml").read_text(encoding="utf-8"))
        self.language = language
        own = general.get(language, {})
        self.stemmer = snowballstemmer.stemmer(STEMMERS[language]) if language in STEMMERS else None
        self.stems: dict[str, str] = {}
        self.silent: list[str] = sorted(own.get("silent", "").split(), key=len, reverse=True)
        self.stops = frozenset(self.stem(word) for word in self.silent) | frozenset(self.silent)
        self.groups: dict[tuple[str, ...], list[str]] = {}
        self.spelled: dict[str, list[str]] = {}
        self.longest = 1
        for number, line in enumerate([*own.get("same", ()), *same]):
            self._join(f"{MEANING}{number}", line)

    def _join(self, group: str, line: str) -> None:
        """Remember that these words mean the same."""
        for said in line.split(","):
            if self.stemmer is None:
                self.spelled.setdefault(plain(said.strip()), []).append(group)
            else:
                key = tuple(self.stem(word) for word in split(said))
                self.groups.setdefault(key, []).append(group)
                self.longest = max(self.longest, len(key))

    def stem(self, word: str) -> str:
        """Reduce a word to its stem, without accents."""
        if word not in self.stems:
            self.stems[word] = bare(self.stemmer.stemWord(word)) if self.stemmer and word.isalpha() else bare(word)
        return self.stems[word]

    def terms(self, text: str, parts: frozenset[str] = frozenset()) -> list[str]:
        """List the terms of a text: stems, groups of words that mean the same, and `parts` of long words."""
        text = plain(text)
        found = list(self._japanese(text)) if self.stemmer is None else []
        stems = [self.stem(word) for word in split(JAPANESE.sub(" ", text) if self.stemmer is None else text)]
        found += [stem for stem in stems if stem not in self.stops]
        found += [
            group
            for length in range(1, self.longest + 1)
            for at in range(len(stems) - length + 1)
            for group in self.groups.get(tuple(stems[at : at + length]), ())
        ]
        if self.language == "de":
            found += [part for stem in stems if stem not in self.stops for part in compound(stem, parts)]
        return found

    def phrases(self, text: str, parts: frozenset[str] = frozenset()) -> list[str]:
        """List the terms, what says nothing too, and which words stand together."""
        stems = [self.stem(word) for word in split(plain(text))]
        pairs = [f"{one} {two}" for one, two in pairwise(stems)]
        return [*self.terms(text, parts), *(stem for stem in stems if stem in self.stops), *pairs]

    def weights(self, query: str, parts: frozenset[str] = frozenset()) -> dict[str, float]:
        """Tell how much each term of a question counts."""
        return {term: self._weight(term) for term in self.phrases(query, parts)}

    def alone(self, term: str) -> bool:
        """Tell whether a term is a word and no other means the same."""
        return not term.startswith(MEANING) and (term,) not in self.groups

    def _weight(self, term: str) -> float:
        silent = self.stops.issuperset(term.split())
        if " " in term:
            return QUIET if silent else PAIR
        if silent:
            return QUIET
        return 1.0 if self.alone(term) else ALIKE if term.startswith(MEANING) else GROUPED

    def _japanese(self, text: str) -> Iterator[str]:
        """Cut runs of Japanese into pairs of letters, since there are no spaces; what says nothing separates runs."""
        for spelled, groups in self.spelled.items():
            yield from groups * text.count(spelled)
        for silent in self.silent:
            text = text.replace(silent, " ")
        for run in JAPANESE.findall(text):
            yield from (run[at : at + 2] for at in range(len(run) - 1))
            yield from KANJI.findall(run)

    def familiar(self, text: str, known: frozenset[str]) -> float:
        """Tell which share of a text's words belongs to this language or to these stems."""
        words = split(plain(text))
        if not words:
            return 0.0
        if self.stemmer is None:
            return 1.0 if JAPANESE.search(text) else 0.0
        common = set(self.silent)
        return sum(1.0 if word in common else 0.8 * (self.stem(word) in known) for word in words) / len(words)


def plain(text: str) -> str:
    """Write a text in small letters, each in the one form that Unicode prefers."""
    return unicodedata.normalize("NFKC", text).casefold()


def bare(word: str) -> str:
    """Take the accents off."""
    if word.isascii() or JAPANESE.search(word):
        return word
    return "".join(letter for letter in unicodedata.normalize("NFKD", word) if not unicodedata.combining(letter))


def split(text: str) -> list[str]:
    """Split at everything that is no letter or digit."""
    return WORD.findall(text)


def compound(word: str, parts: frozenset[str]) -> list[str]:
    """Cut a compound into two known stems: Startspieler is start and spiel."""
    for at in range(SHORTEST_PART, len(word) - SHORTEST_PART + 1):
        first, second = word[:at], word[at:]
        heads = [
            head for head in (first, *(first.removesuffix(joint) for joint in ("s", "en", "n", "es"))) if head in parts
        ]
        if heads and second in parts:
            return [heads[0], second]
    return []


@cache
def tongue(language: str, same: tuple[str, ...] = ()) -> Tongue:
    """Give what is known of a language, once made."""
    return Tongue(language, same)
