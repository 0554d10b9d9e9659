"""`ludoteca rule`: finds a rule in words, in code, in data and in tests."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import ludoteca
from ludoteca.cli.cited import Cited, Place
from ludoteca.kernel.registry import registered
from ludoteca.kernel.room import Room
from ludoteca.rulebook import LANGUAGES, Paragraph, rulebook


def main(argv: list[str]) -> int:
    """Print what is found; fails when nothing is."""
    options = argparse.ArgumentParser(
        prog="ludoteca rule",
        description="Find a rule by its number (7.5, R12, X10), a card or place by its name, or what answers a "
        'question ("does a growth card count in defence?"), in English, German, Italian or Japanese.',
    )
    options.add_argument("game", help=f"one of: {', '.join(registered())}")
    options.add_argument("query", nargs="+", help="number, name or question")
    options.add_argument("--language", choices=LANGUAGES, help="of the question; guessed unless told")
    chosen = options.parse_args(argv)
    query = " ".join(chosen.query)
    rules = cited(ludoteca.game(chosen.game))
    found = rules.book.find(query, chosen.language)
    if not found:
        print(f"No rule of {chosen.game} says {query!r}. All of them: {shown(rules.book.path)}")
        return 1
    for paragraph in found:
        place = f"({shown(rules.book.path.parent / paragraph.file)}:{paragraph.line})" if paragraph.line else ""
        print(f"{paragraph.number} {paragraph.title}".rstrip(), place)
        print(indented(paragraph.text + "\n") if paragraph.text else "")
    asked = not rules.book.numbered(query) and (chosen.language or rules.book.language(query)) == "en"
    tell(rules, found, query if asked else "")
    return 0


def cited(game: Room) -> Cited:
    """Open the rules of a game with what cites them; its tests are found in a checkout of the repository."""
    return Cited(rulebook(game), Path(ludoteca.__file__).parents[2] / "tests" / "games" / game.name)


def tell(rules: Cited, found: list[Paragraph], query: str) -> None:
    """Print everything that carries the numbers of these paragraphs."""
    written = [paragraph for paragraph in found if paragraph.line]
    things = [paragraph for paragraph in found if not paragraph.line]
    numbers = frozenset(paragraph.number for paragraph in written)
    related = frozenset[str]().union(*(rules.related(paragraph) for paragraph in written))
    sections = {number.split(" ")[0] for number in numbers}
    data = [name for paragraph in rules.paragraphs if paragraph.number in sections for name in paragraph.data]
    functions = [place for thing in things for place in rules.speaking(thing)]
    tests = [place for thing in things for place in rules.speaking(thing, tests=True)]
    rows = [place for thing in things for place in rules.row(thing)]
    tell_places("Functions", [*functions, *rules.functions(numbers, query)])
    tell_places("Data", [*rows, *rules.data(dict.fromkeys(data), related | sections)], whole=True)
    tests += rules.tests(related, query)
    tell_places("Tests", tests)
    if not tests and not rules.tests_folder.exists():
        print("Tests are in the repository, not in the installed package.")


def tell_places(title: str, places: list[Place], whole: bool = False) -> None:
    """Print places that an editor can jump to."""
    if not places:
        return
    print(title)
    for place in dict.fromkeys(places):
        print(f"  {shown(place.path)}:{place.line}  {place.text if whole else place.name}")
        if not whole and place.text:
            print(indented(place.text, 6))
    print()


def indented(text: str, by: int = 2) -> str:
    """Move text to the right."""
    return "\n".join(" " * by + line if line else line for line in text.splitlines())


def shown(path: Path) -> str:
    """Write a path as short as it can be from here."""
    short = os.path.relpath(path)
    return str(path) if short.startswith("..") else short
