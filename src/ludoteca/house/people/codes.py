"""Recovery codes: six words that nobody guesses, and that can be said on the telephone and typed anywhere.

A word is five letters that alternate between consonants and vowels, and holds 16 random bits; all of them together 96.
"""

from __future__ import annotations

import secrets

CONSONANTS = "bdfghjklmnprstvz"
VOWELS = "aiou"
WORDS = 6
PATTERN = (CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS)


def new_code() -> str:
    """Make a code, as it is shown."""
    return "-".join("".join(secrets.choice(letters) for letters in PATTERN) for _ in range(WORDS))


def clean(typed: str) -> str | None:
    """Tell the code that was typed, whatever stands between its words; None: it can be none.

    >>> clean(" Lusab babad GUTIH tugad mudof sakat ")
    'lusab-babad-gutih-tugad-mudof-sakat'
    >>> clean("lusab babad")
    """
    letters = "".join(letter for letter in typed.lower() if letter.isalpha())
    length = len(PATTERN)
    if len(letters) != WORDS * length or any(one not in PATTERN[at % length] for at, one in enumerate(letters)):
        return None
    return "-".join(letters[at : at + length] for at in range(0, len(letters), length))
