"""A class of mutation that cosmic-ray lacks: a statement that is not carried out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cosmic_ray.operators.operator import Example, Operator
from parso.python.tree import Keyword

DROPPED = ("atom_expr", "power", "expr_stmt", "raise_stmt", "return_stmt", "del_stmt")
"""Calls, assignments, `raise`, `return` with a value, `del`, as parso calls them."""


class DropStatement(Operator):  # type: ignore[misc]
    """Puts `pass` in the place of one statement of a function."""

    def mutation_positions(self, node: Any) -> Iterator[tuple[Any, Any]]:
        """Find the statement, if this node is one; a mere annotation does nothing and cannot be dropped."""
        if node.type == "simple_stmt" and _in_function(node):
            statement = node.children[0]
            declares = statement.type == "expr_stmt" and "=" not in statement.get_code()
            if statement.type in DROPPED and not declares:
                yield statement.start_pos, statement.end_pos

    def mutate(self, node: Any, index: int) -> Any:
        """Drop it."""
        statement = node.children[0]
        node.children[0] = Keyword("pass", statement.start_pos, statement.get_first_leaf().prefix)
        return node

    @classmethod
    def examples(cls) -> tuple[Any, ...]:
        """Show what it does."""
        return (Example("def f():\n    g()\n", "def f():\n    pass\n"),)


def _in_function(node: Any) -> bool:
    while node is not None and node.type != "funcdef":
        node = node.parent
    return node is not None
