"""What a seat may see as numbers: one row of float32, slice after slice, for those who learn from games."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, final

import cython

from ludoteca.kernel.bits import bint, f64, floats, i32, light, light_one, u128
from ludoteca.kernel.numbered import Numbered, member

WIDEST = 65536
"""How many numbers a row can have."""
LEAST, MOST = -1, 20
"""Between what the numbers are."""
LEVELS = 6
"""How many of the pending decisions a row tells, the topmost first; games nest no deeper."""
KINDS = 32
"""How many kinds of decisions a game can have in a row."""


class Shared(Numbered, first=-5):
    """The slices that all games begin with."""

    SEAT = member()
    OVER = member()
    DECISION = member()
    DECIDERS = member()
    SLOTS = member()


class Slice(NamedTuple):
    """A part of the row: what it tells, where it stands, and what its numbers were divided by."""

    name: str
    number: int | None
    """Which of several of the same name: the own seat is 0, then the others in order; of decisions the topmost is 0."""
    start: int
    width: int
    scale: int


class Observation:
    """Writes a row that begins with zeros; a slice is begun before its numbers are written.

    Sets and choices are ones among zeros, a count is divided by the scale of its slice, so that numbers stay small.
    """

    def __init__(self) -> None:
        self.out: floats = None
        self.at: i32 = 0
        self.unit: f64 = 1
        self.measured: bint = False
        self.slices: Any = None

    @final
    def start(self, out: floats, width: i32) -> None:
        """Begin a row of so many numbers."""
        i: i32
        self.out = out
        self.at = 0
        for i in range(width):
            out[i] = 0

    @final
    def begin(self, slice: i32, scale: i32) -> None:
        """Name what follows, and what counts in it are divided by (1: there are none)."""
        self.unit = 1.0 / scale
        if self.measured:
            self.begin_on_record(slice, scale)

    @final
    @cython.with_gil
    def begin_on_record(self, slice: i32, scale: i32) -> None:
        """Remember where a slice begins."""
        self.slices.append((slice, self.at, scale))

    @final
    def members(self, set: u128, n: i32) -> None:
        """Write a set of numbers below n."""
        light(self.out, self.at, set)
        self.at += n

    @final
    def one_of(self, value: i32, n: i32) -> None:
        """Write one of n values; any other value is none of them."""
        light_one(self.out, self.at, value, n)
        self.at += n

    @final
    def number(self, value: i32) -> None:
        """Write a count, divided by the scale of the slice."""
        self.out[self.at] = value * self.unit
        self.at += 1

    @final
    def put(self, at: i32, value: i32) -> None:
        """Write one of the counts that follow; `skip` passes them, and those that were not written are nought."""
        self.out[self.at + at] = value * self.unit

    @final
    def skip(self, n: i32) -> None:
        """Pass so many numbers."""
        self.at += n


def named(measured: list[tuple[int, int, int]], width: int, own: type[Numbered]) -> tuple[Slice, ...]:
    """Name the slices that were measured; `own` are the game's."""
    names = {int(row): row.name for row in (*Shared.rows, *own.rows)}
    codes = [code for code, _, _ in measured]
    ends = [*[start for _, start, _ in measured[1:]], width]
    return tuple(
        Slice(names[code], codes[:at].count(code) if codes.count(code) > 1 else None, start, end - start, scale)
        for at, ((code, start, scale), end) in enumerate(zip(measured, ends, strict=True))
    )


def new_row(width: int, kind: str) -> Any:
    """Make a row of numbers of a kind (numpy's name of it), to be written to."""
    return _numpy().empty(width, kind)


@cache
def _numpy() -> Any:
    try:
        return import_module("numpy")
    except ModuleNotFoundError as missing:
        message = "rows are made by numpy, which is not installed: pip install 'ludoteca[lab]', or give `out`"
        raise ModuleNotFoundError(message, name="numpy") from missing
