"""Sets of small numbers as the bits of one integer: the Python side of `cbits.pxd`.

Squares, cards and picks are numbers below 128; a set of them is a `u128`, so that most rules read as set
algebra (`named & ~occupied`). Compiled modules inline the C functions of the same names.

`i16` … `u128`, `f32`, `f64` and `bint` are the machine's words: a module that annotates with them is compiled, and its
fields, tables and functions of these words become C's (`ludoteca.building`). `floats`, `octets` and `ints` are rows of
float32, of bytes and of int32 that somebody else owns. `Scratch` marks fields that a copy of a position leaves behind,
since whoever reads them writes them first.

>>> popcount(0b1011), lowest(0b1000), nth(0b1011, 2), union([0, 1, 3])
(3, 3, 3, 11)
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any, TypeVar

i16 = int
i32 = int
i64 = int
u64 = int
u128 = int
f32 = float
f64 = float
floats = Any
octets = Any
ints = Any
bint = bool

T = TypeVar("T")
Scratch = Annotated[T, "not copied"]

ONE = 1
_WORD = (1 << 64) - 1


def popcount(set: u128) -> i32:
    """Count the members of a set."""
    return set.bit_count()


def lowest(set: u128) -> i32:
    """Find the smallest member of a set that is not empty."""
    return (set & -set).bit_length() - 1


def nth(set: u128, n: i32) -> i32:
    """Find the member with `n` smaller ones before it (0 <= n < popcount)."""
    for _ in range(n):
        set &= set - 1
    return lowest(set)


def advance(luck: u64) -> u64:
    """Step the small generator of simulations (SplitMix64: Steele, Lea, Flood 2014)."""
    return (luck + 0x9E3779B97F4A7C15) & _WORD


def below(luck: u64, n: i32) -> i32:
    """Turn a state of the small generator into a number from 0 to n - 1."""
    luck = ((luck ^ (luck >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    luck = ((luck ^ (luck >> 27)) * 0x94D049BB133111EB) & _WORD
    luck ^= luck >> 31
    return ((luck >> 32) * n) >> 32


def union(numbers: Iterable[int]) -> u128:
    """Build a set from its members."""
    set = 0
    for number in numbers:
        set |= ONE << number
    return set


def light(row: floats, at: i32, set: u128) -> None:
    """Write ones for the members of a set into a row, from `at` on."""
    while set:
        row[at + lowest(set)] = 1
        set &= set - 1


def light_one(row: floats, at: i32, value: i32, n: i32) -> None:
    """Write a one for a value below `n` into a row of zeros, from `at` on; nothing for any other value."""
    if 0 <= value < n:
        row[at + value] = 1


def floats_of(room: Any, count: i32) -> floats:
    """Give the row of float32 in a buffer, to write to for as long as its owner keeps it where it is.

    Raises ValueError unless the buffer is writable, of this type, and holds so many numbers one after the other.
    """
    return _row(room, "f", 4 * count)


def octets_of(room: Any, count: i32) -> octets:
    """Give the row of bytes (uint8, int8 or bool) in a buffer; raises ValueError as `floats_of` does."""
    return _row(room, "Bb?", count)


def ints_of(room: Any, count: i32) -> ints:
    """Give the row of int32 in a buffer; raises ValueError as `floats_of` does."""
    return _row(room, "i", 4 * count)


def _row(room: Any, kinds: str, size: int) -> memoryview:
    try:
        view = memoryview(room)
    except TypeError:
        raise ValueError(_NO_ROW.format(size, kinds)) from None
    if view.readonly or not view.c_contiguous or view.format not in {*kinds} or view.nbytes < size:
        raise ValueError(_NO_ROW.format(size, kinds))
    return view.cast("B").cast(kinds[0])  # type: ignore[call-overload, no-any-return]


_NO_ROW = "needs a writable row of {} bytes, of the type {}"
