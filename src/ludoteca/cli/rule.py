"""`ludoteca rule`: finds a rule in words, in code, in data and in tests."""

from __future__ import annotations

import argparse
import os
from importlib.util import find_spec
from pathlib import Path

import ludoteca
from ludoteca.cli.rulebook import Paragraph, Place, Rulebook, overlap, words
from ludoteca.kernel.game import Game
from ludoteca.kernel.registry import registered


def main(argv: list[str]) -> int:
    """Print what is found; fails when nothing is."""
    options = argparse.ArgumentParser(
        prog="ludoteca rule",
        description="Find a rule by its number (7.5, R12, X10), by words of its title (combat), or by what it says "
        '("growth card counts in defence").',
    )
    options.add_argument("game", help=f"one of: {', '.join(registered())}")
    options.add_argument("query", nargs="+", help="number, title or words")
    chosen = options.parse_args(argv)
    query = " ".join(chosen.query)
    rules = rulebook(ludoteca.game(chosen.game))
    found = rules.find(query)
    if not found:
        print(f"No rule of {chosen.game} says {query!r}. All of them: {shown(rules.path)}")
        return 1
    for paragraph in found:
        print(f"{paragraph.number} {paragraph.title}".rstrip(), f"({shown(rules.path)}:{paragraph.line})")
        print(indented(paragraph.text + "\n") if paragraph.text else "")
    by_words = not any(overlap(words(query), f"{paragraph.number} {paragraph.title}") for paragraph in found)
    tell(rules, found, query if by_words else "")
    return 0


def rulebook(game: Game) -> Rulebook:
    """Open the rules of a game; its tests are found in a checkout of the repository."""
    spec = find_spec(game.room)
    assert spec is not None
    assert spec.origin is not None
    room = Path(spec.origin).parent
    return Rulebook(room, Path(ludoteca.__file__).parents[2] / "tests" / "games" / game.name)


def tell(rules: Rulebook, found: list[Paragraph], query: str) -> None:
    """Print everything that carries the numbers of these paragraphs."""
    numbers = frozenset(paragraph.number for paragraph in found)
    related = frozenset[str]().union(*(rules.related(paragraph) for paragraph in found))
    sections = {number.split(" ")[0] for number in numbers}
    data = [name for paragraph in rules.paragraphs if paragraph.number in sections for name in paragraph.data]
    tell_places("Functions", rules.functions(numbers, query))
    tell_places("Data", rules.data(dict.fromkeys(data), related | sections), whole=True)
    tests = rules.tests(related, query)
    tell_places("Tests", tests)
    if not tests and not rules.tests_folder.exists():
        print("Tests are in the repository, not in the installed package.")


def tell_places(title: str, places: list[Place], whole: bool = False) -> None:
    """Print places that an editor can jump to."""
    if not places:
        return
    print(title)
    for place in places:
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
