"""Where a source can be changed, and how: the operators of cosmic-ray and one of our own, by class."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

from .dropping import DropStatement

CLASSES = {
    "ReplaceBinaryOperator": "arithmetic",
    "ReplaceUnaryOperator": "arithmetic",
    "ReplaceComparisonOperator": "comparison",
    "AddNot": "condition",
    "ReplaceAndWithOr": "condition",
    "ReplaceOrWithAnd": "condition",
    "ReplaceTrueWithFalse": "condition",
    "ReplaceFalseWithTrue": "condition",
    "NumberReplacer": "number",
    "ZeroIterationForLoop": "loop",
    "ReplaceBreakWithContinue": "loop",
    "ReplaceContinueWithBreak": "loop",
    "ExceptionReplacer": "exception",
    "DropStatement": "statement",
}
SAME = ("_Eq_Is", "_NotEq_IsNot", "_Is_Eq", "_IsNot_NotEq")
"""Comparisons that mean the same for small numbers and for None."""
Place = tuple[int, int]


@dataclass(frozen=True)
class Mutant:
    """One change of one file: the n-th occurrence of what an operator changes."""

    path: Path
    sort: str
    line: int
    operator: str
    occurrence: int

    def apply(self, source: str) -> str:
        """Give the changed text."""
        return str(mutate_code(source, operators()[self.operator], self.occurrence))


def operators() -> dict[str, Any]:
    """List the operators by name, those that mean nothing here left out."""
    named = {name.partition("/")[2]: name for name in operator_names()}
    known = {short: name for short, name in named.items() if sort_of(short) and not short.endswith(SAME)}
    return {**{short: get_operator(name)() for short, name in known.items()}, "DropStatement": DropStatement()}


def sort_of(operator: str) -> str | None:
    """Tell the class of mutation that an operator belongs to."""
    return next((sort for start, sort in CLASSES.items() if operator.startswith(start)), None)


def sample(root: Path, paths: Iterable[Path], count: int, seed: int) -> list[Mutant]:
    """Choose places at random, each as likely as any other, and one of the changes that are possible there."""
    luck = Random(seed)
    places: dict[tuple[Path, str, Place], list[Mutant]] = {}
    for path in sorted(paths):
        for place, mutant in mutants(root, path):
            places.setdefault((path, mutant.sort, place), []).append(mutant)
    chosen: list[Mutant] = []
    for at in luck.sample(sorted(places), len(places)):
        mutant = luck.choice(places[at])
        if len(chosen) < count and changes(root, mutant):
            chosen.append(mutant)
    return chosen


def mutants(root: Path, path: Path) -> Iterator[tuple[Place, Mutant]]:
    """List all that can be changed in a file, with the place where; annotations and imports are left alone."""
    source = (root / path).read_text(encoding="utf-8")
    silent = unsaid(source)
    counts: Counter[str] = Counter()
    known = operators().items()
    for node in ast_nodes(get_ast(source)):
        for name, operator in known:
            for start, _ in operator.mutation_positions(node):
                occurrence, counts[name] = counts[name], counts[name] + 1
                if not any(first <= start < last for first, last in silent):
                    yield start, Mutant(path, sort_of(name) or "", start[0], name, occurrence)


def changes(root: Path, mutant: Mutant) -> bool:
    """Tell whether a mutant is a program that differs from the source."""
    source = (root / mutant.path).read_text(encoding="utf-8")
    try:
        return ast.dump(ast.parse(mutant.apply(source))) != ast.dump(ast.parse(source))
    except (SyntaxError, AttributeError):  # no program; or the name of an exception that has a dot
        return False


def unsaid(source: str) -> list[tuple[Place, Place]]:
    """List the stretches of a source that say types, which the interpreter does not carry out."""
    stretches = []
    for node in ast.walk(ast.parse(source)):
        parts = [getattr(node, "annotation", None), getattr(node, "returns", None)]
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            parts.append(node)
        stretches += [
            ((part.lineno, part.col_offset), (part.end_lineno or 0, part.end_col_offset or 0))
            for part in parts
            if isinstance(part, (ast.expr, ast.If))
        ]
    return stretches
