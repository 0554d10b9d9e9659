"""Sets as bits against Python's own sets, and the small generator of simulations."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from ludoteca.kernel.bits import advance, below, lowest, nth, popcount, union
from ludoteca.kernel.listing import members

NUMBERS = st.sets(st.integers(0, 127))


@given(NUMBERS)
def test_a_set_and_its_bits_say_the_same(numbers: set[int]) -> None:
    bits = union(numbers)
    assert members(bits) == sorted(numbers)
    assert popcount(bits) == len(numbers)
    if numbers:
        assert lowest(bits) == min(numbers)
    assert [nth(bits, at) for at in range(len(numbers))] == sorted(numbers)


@given(NUMBERS, NUMBERS)
def test_set_algebra(one: set[int], other: set[int]) -> None:
    assert union(one) | union(other) == union(one | other)
    assert union(one) & union(other) == union(one & other)
    assert union(one) & ~union(other) == union(one - other)


@given(st.integers(0, 2**64 - 1), st.integers(1, 98))
def test_below_stays_below(luck: int, n: int) -> None:
    assert 0 <= below(luck, n) < n
    assert 0 <= advance(luck) < 2**64


def test_the_small_generator_is_even() -> None:
    luck, counts = 7, Counter[int]()
    for _ in range(6000):
        luck = advance(luck)
        counts[below(luck, 6)] += 1
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values()), counts
