"""The table of a game's decisions: in order, complete, and with the slots that the names declare."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from itertools import zip_longest
from typing import Any

import pytest

from ludoteca import Game, _pure
from ludoteca.kernel.position import Position

from .walks import walk


def slots(function: Callable[..., Any], before: int) -> tuple[str, ...]:
    return tuple(inspect.signature(function).parameters)[before:]


def test_the_table_is_in_the_order_of_its_numbers(game: Game) -> None:
    rows = game.position.decisions
    assert [row.kind for row in rows] == list(range(len(rows)))
    assert game.decisions == tuple(row.kind.name for row in rows)


@pytest.mark.skipif(_pure.compiled(), reason="compiled tables are switches (make test-pure)")
def test_functions_name_the_slots_of_their_decision(game: Game) -> None:
    for row in game.position.decisions:
        for function, before in ((row.find, 2), (row.do, 3), (row.why_not, 3), (row.among, 2)):
            if function is not None:
                named = slots(function, before)
                assert named == row.kind.parts[: len(named)], f"{row.kind.name}: {function.__name__}"


def test_slots_hold_what_their_decision_declares(game: Game, seats: int) -> None:
    for match in walk(game, seats, 3):
        for kind, _, *numbers in match.position.frames():
            declared = game.position.decisions[kind].kind
            for slot, number in zip_longest(declared.parts, numbers, fillvalue=""):
                allowed = declared.ranges.get(str(slot), range(1) if not slot else None)
                assert allowed is None or number in allowed, f"{declared.name}: {slot or 'no slot'} is {number}"


@pytest.mark.skipif(_pure.compiled(), reason="compiled tables are switches (make test-pure)")
def test_what_can_be_found_can_be_done(game: Game) -> None:
    for row in game.position.decisions:
        assert (row.find is None) == (row.do is None), row.kind.name


def test_no_room_decides_outside_its_table(game: Game) -> None:
    assert game.position.decisions
    if not _pure.compiled():
        assert game.position.find is Position.find
