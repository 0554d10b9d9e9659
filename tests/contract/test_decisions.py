"""Every game's table of decisions: in order, complete, and each function gets the slots of the frame that it names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca import Game, _pure
from ludoteca.kernel.decisions import Decision


@pytest.fixture
def rows(game: Game) -> tuple[Decision, ...]:
    found: tuple[Decision, ...] = getattr(getattr(game, "position", None), "decisions", ())
    if not found:
        pytest.skip("finds and carries out picks without a table")
    return found


def slots(function: Callable[..., Any] | None, before: int) -> tuple[str, ...]:
    """Name the parameters of a function after its first ones."""
    if function is None:
        return ()
    code = function.__code__
    return code.co_varnames[before : code.co_argcount]


def test_the_table_is_in_the_order_of_the_decisions(rows: tuple[Decision, ...]) -> None:
    assert [int(row.kind) for row in rows] == list(range(len(rows)))


def test_functions_name_the_first_slots_of_the_frame(rows: tuple[Decision, ...]) -> None:
    for row in rows:
        for function, before in ((row.find, 2), (row.do, 3), (row.why_not, 3), (row.among, 2)):
            named = slots(function, before)
            assert named == row.kind.parts[: len(named)], (row.kind.name, function)


@pytest.mark.skipif(_pure.compiled(), reason="compiled, find and do are C functions that no row can hold")
def test_who_finds_also_does(rows: tuple[Decision, ...]) -> None:
    for row in rows:
        assert (row.find is None) == (row.do is None), row.kind.name
    assert any(row.find for row in rows)
