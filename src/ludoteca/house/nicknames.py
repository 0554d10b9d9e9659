"""Names that people choose: as they are read, without what cannot be seen and without towers of accents."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from ludoteca.house.errors import Refused

LONGEST = 24
"""Characters as a reader counts them: an accent belongs to its letter."""
ACCENTS = 3
"""So many marks on one letter are a language; more are a tower."""
JOINERS = "\u200c\u200d"
BLANK_LETTERS = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs of Unicode that show nothing; it has no category for them."""


def clean(nickname: str) -> str:
    """Tell the name as it will be shown; refuses one of which nothing is left, or that is too long.

    >>> clean("  Anna\\u200b   K\\u0301 ")
    'Anna Ḱ'
    """
    name = as_shown(nickname)
    if not 0 < letters(name) <= LONGEST:
        raise Refused("bad-nickname", field="nickname", args={"most": LONGEST})
    return name


def as_shown(name: str) -> str:
    """Any name without what cannot be seen."""
    return " ".join("".join(_visible(unicodedata.normalize("NFKC", name))).split())


def letters(name: str) -> int:
    """How long such a name is to its readers."""
    return sum(not _mark(character) and character not in JOINERS for character in name)


def _visible(name: str) -> Iterator[str]:
    """Leave out what shows nothing, joiners and accents that join nothing, and accents upon accents."""
    marks = ACCENTS
    last = ""
    for at, character in enumerate(name):
        category = unicodedata.category(character)
        if category[0] == "Z" or category == "Cc":
            yield " "
            marks, last = ACCENTS, ""
        elif character in JOINERS:
            if last and at + 1 < len(name) and unicodedata.category(name[at + 1])[0] in "LMS":
                yield character
        elif _mark(character):
            marks += 1
            if marks <= ACCENTS:
                yield character
        elif category[0] != "C" and character not in BLANK_LETTERS:
            yield character
            marks, last = 0, character


def _mark(character: str) -> bool:
    return unicodedata.category(character)[0] == "M"
