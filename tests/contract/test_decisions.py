"""The table of decisions of every game: in order, complete, and its functions name the slots of their frames."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteca import Game
from ludoteca.kernel.decisions import Decision
from ludoteca.kernel.position import Position

from .walks import FAST


@pytest.fixture
def table(game: Game) -> tuple[Decision, ...]:
    rows: tuple[Decision, ...] = getattr(game, "position", Position).decisions
    if not rows:
        pytest.skip("no table of decisions")
    return rows


def parameters(function: Callable[..., object]) -> list[str]:
    code = function.__code__
    return list(code.co_varnames[: code.co_argcount])


def test_rows_stand_in_the_order_of_their_numbers(table: tuple[Decision, ...]) -> None:
    assert [int(row.kind) for row in table] == list(range(len(table)))


@pytest.mark.skipif(FAST, reason="compiled, find and do are no functions of Python")
def test_what_is_asked_is_found_and_done(table: tuple[Decision, ...]) -> None:
    for row in table:
        assert (row.find is None) == (row.do is None), row.kind.name
        if row.find is None:
            assert row.why_not is None and row.among is None and not row.kind.parts, row.kind.name


def test_functions_name_the_slots_of_their_decision(table: tuple[Decision, ...]) -> None:
    for row in table:
        for function, before in ((row.find, 2), (row.do, 3), (row.why_not, 3), (row.among, 2)):
            if function is not None:
                slots = parameters(function)[before:]
                assert slots == list(row.kind.parts[: len(slots)]), (row.kind.name, function.__name__)
