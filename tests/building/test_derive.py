"""C declarations follow from annotations; what cannot be derived is named with its place."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from ludoteca.building.compile import OURS
from ludoteca.building.derive import derive
from ludoteca.building.sources import Faulty, Module, Sources

NAMES = '''
from ludoteca.kernel.numbered import Numbered, member

class Ask(Numbered):
    """Decisions."""
    TURN = member()
    PAY = member("card", "price")

class Act(Numbered, first=128):
    """Actions."""
    PASS = member()
'''
GAME = '''"""A game."""

from __future__ import annotations

from room.names import (
    Act,
    Ask,
)
from ludoteca.kernel.bits import ONE, Scratch, bint, i16, i32, popcount, u128
from ludoteca.kernel.decisions import Decision
from ludoteca.kernel.position import Position

CARDS = 12
TWICE = 2 * CARDS
LAND: u128 = 0
COST: list[i32] = [0] * CARDS


class State(Position):
    """Data."""

    def __init__(self, seats: i32) -> None:
        Position.__init__(self, seats)
        self.turn: i32 = 0
        self.lying: list[i16] = [-1] * TWICE
        self.hands: list[u128] = [0] * 4
        self.seen: Scratch[list[i16]] = [0] * 20

    def held(self, seat: i32) -> i32:
        """Count."""
        return popcount(self.hands[seat])

    def shown(self, seat: int) -> list[int]:
        """List."""
        return [TWICE]


def may_pay(position: State, seat: i32) -> bint:
    """Tell."""
    return position.turn == CARDS


def find_turn(position: State, seat: i32) -> None:
    """Find."""
    position.high = ONE << (Act.PASS - 128)


def do_turn(position: State, seat: i32, pick: i32) -> None:
    """Do."""
    position.push(Ask.PAY, 1 << seat, 3, 4, 0, 0)


def do_pay(position: State, seat: i32, pick: i32, card: i32, price: i32) -> None:
    """Do."""


def why_not_turn(position: State, seat: int, pick: int) -> str | None:
    """Tell."""
    return None


class Table(State):
    """The table."""

    decisions = (
        Decision(Ask.TURN, find_turn, do_turn, why_not_turn),
        Decision(Ask.PAY, None, do_pay),
    )
'''


def module(folder: Path, text: str) -> Module:
    """A module of a package `room` beside Ludoteca."""
    room = folder / "room"
    room.mkdir(exist_ok=True)
    (room / "names.py").write_text(NAMES)
    (room / "game.py").write_text(text)
    found = Sources(folder, OURS).find("room.game")
    assert found is not None
    return found


@pytest.fixture
def derived(tmp_path: Path) -> tuple[str, list[str]]:
    text, declared = derive(module(tmp_path, GAME))
    return text, [line.strip() for line in declared.splitlines()]


def test_fields_become_fields_of_c(derived: tuple[str, list[str]]) -> None:
    for line in (
        "cdef class State(Position):",
        "cdef public i32 turn",
        "cdef public i16 lying[24]",
        "cdef public u128 hands[4]",
        "cdef public i16 seen[20]",
    ):
        assert line in derived[1]


def test_functions_of_words_become_c_and_others_stay(derived: tuple[str, list[str]]) -> None:
    assert "cpdef bint may_pay(State position, i32 seat) noexcept nogil" in derived[1]
    assert "cdef inline i32 held(self, i32 seat) noexcept nogil:" in derived[1]
    assert not any("shown" in line or "why_not" in line for line in derived[1])


ROWS = '''"""Rows."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.bits import f32, floats, floats_of, i32, octets


class Row:
    """A row."""

    def __init__(self) -> None:
        self.out: floats = None
        self.marks: octets = None
        self.scale: f32 = 1

    def write(self, out: floats, value: i32) -> None:
        """Write."""
        self.out = out

    def take(self, room: Any) -> None:
        """Take."""
        self.write(floats_of(room, 1), 1)
'''


def test_rows_that_others_own_are_fields_of_c_alone(tmp_path: Path) -> None:
    text, declared = derive(module(tmp_path, ROWS))
    lines = [line.strip() for line in declared.splitlines()]
    assert "cdef floats out" in lines and "cdef octets marks" in lines and "cdef public f32 scale" in lines
    assert "cdef void write(self, floats out, i32 value) noexcept nogil" in lines
    assert "from ludoteca.kernel.cbits cimport floats_of as floats_of" in lines
    assert "None" not in text.split("def write")[0].split("def __init__")[1].split(":", 1)[1]
    assert "def take(self, room: Any)" in text


def test_tables_become_arrays(derived: tuple[str, list[str]]) -> None:
    assert "cdef u128 LAND" in derived[1] and "cdef i32 COST[12]" in derived[1]


def test_constants_and_numbered_names_become_numbers(derived: tuple[str, list[str]]) -> None:
    text, _ = derived
    assert "return position.turn == 12" in text
    assert "position.push(1, 1 << seat, 3, 4, 0, 0)" in text
    assert "ONE << (128 - 128)" in text
    assert "return [24]" in text


OTHER = """from __future__ import annotations

from room.game import State, do_turn, may_pay, pay_all
from ludoteca.kernel.bits import bint, i32


def both(position: State, seat: i32) -> bint:
    done: bint = may_pay(position, seat)
    return done and once(position)


def once(position: State) -> bint:
    return may_pay(position, 0)


def told(position: State, seat: i32) -> bint:
    return likes(position, seat)


def likes(position: State, seat: i32) -> bint:
    return len(f"{seat}") > 1
"""
LONG = (
    """

def pay_all(position: State) -> None:
    """
    + "\n    ".join(f"position.turn += {at} * position.seats" for at in range(20))
    + "\n"
)


def test_callers_in_other_modules_get_copies_of_short_functions(tmp_path: Path) -> None:
    first = module(tmp_path, GAME + LONG)
    text, declared = derive(first)
    assert "cdef inline bint inlined_may_pay(State position, i32 seat) noexcept nogil:\n    return" in declared
    assert "cpdef void pay_all(State position) noexcept nogil\n" in declared and "inlined_pay_all" not in declared
    assert "def may_pay(position: State, seat: i32)" in text, (
        "those in the module itself, and Python, have it as it was"
    )
    (tmp_path / "room" / "other.py").write_text(OTHER)
    other = first.sources.find("room.other")
    assert other is not None
    _, declared = derive(other)
    assert "inlined_may_pay as may_pay" in declared and ", pay_all as pay_all" in declared
    assert "    done: cython.bint = may_pay(position, seat)\n    return done and inlined_once(position)" in declared
    assert "inlined_told" in declared and "inlined_likes" not in declared, "what speaks Python is not copied"


def test_methods_that_no_heir_replaces_are_copied(derived: tuple[str, list[str]]) -> None:
    at = derived[1].index("cdef inline i32 held(self, i32 seat) noexcept nogil:")
    assert derived[1][at - 1] == "@cython.final"
    assert derived[1][at + 1] == "return popcount(self.hands[seat])"
    assert "def held" not in derived[0]


def test_a_copy_leaves_scratch_behind(derived: tuple[str, list[str]]) -> None:
    text, _ = derived
    assert "memcpy(self.lying, other.lying, 48)" in text and "memcpy(self.hands, other.hands, 64)" in text
    assert "self.turn = other.turn" in text
    assert "other.seen" not in text


def test_the_table_of_decisions_becomes_switches_that_hand_over_slots(derived: tuple[str, list[str]]) -> None:
    text, _ = derived
    assert "if self.kind == 0:\n            find_turn(self, seat)" in text
    assert "elif self.kind == 1:\n            do_pay(self, seat, pick, self.a, self.b)" in text
    assert "Decision(Ask.TURN, None, None, why_not_turn)" in text


def test_lines_keep_their_numbers_up_to_what_is_added_to_a_position(derived: tuple[str, list[str]]) -> None:
    def places(text: str) -> dict[str, int]:
        (state,) = (node for node in ast.parse(text).body if isinstance(node, ast.ClassDef) and node.name == "State")
        return {node.name: node.lineno for node in state.body if isinstance(node, ast.FunctionDef)}

    kept = {name: line for name, line in places(GAME).items() if name != "held"}  # it went to the declarations
    assert kept and places(derived[0]).items() >= kept.items()


@pytest.mark.parametrize(
    ("wrong", "right", "problem"),
    [
        ("        self.turn: i32 = 0", "        self.turn = 0", "self.turn needs an annotation"),
        ("[0] * 4", "[0] * seats", "a length of constants"),
        ("[0] * 4", "[1, 2, 3, 4]", "an array begins as"),
        (
            "Decision(Ask.PAY, None, do_pay)",
            "Decision(Ask.PAY, None, why_not_turn)",
            "must be a function of machine words",
        ),
        ("Decision(Ask.PAY, None, do_pay)", "Decision(Ask.OTHER, None, do_pay)", "begins with the decision's number"),
    ],
)
def test_what_cannot_be_derived_is_named_with_its_line(tmp_path: Path, wrong: str, right: str, problem: str) -> None:
    assert wrong in GAME
    with pytest.raises(Faulty, match=problem) as caught:
        derive(module(tmp_path, GAME.replace(wrong, right)))
    assert "game.py:" in str(caught.value)


def test_an_attribute_of_an_extension_type_begins_in_its_init(tmp_path: Path) -> None:
    text = """# cython: annotation_typing=False
class Shelf:
    def __init__(self):
        self.books = []

    def label(self, text):
        self.text = text
"""
    with pytest.raises(Faulty, match=r"game\.py:7: self\.text must begin in __init__"):
        derive(module(tmp_path, text))
    begun = text.replace("self.books = []", "self.books, self.text = [], None")
    assert derive(module(tmp_path, begun))[1].split("cdef ")[1:] == [
        "class Shelf:\n    ",
        "public object books\n    ",
        "public object text\n",
    ]


def test_only_the_machines_words_are_declared_by_hand() -> None:
    by_hand = list(OURS.joinpath("ludoteca").rglob("*.pxd"))
    assert [path.name for path in by_hand] == ["cbits.pxd"]
    assert len(by_hand[0].read_text(encoding="utf-8").splitlines()) <= 96
