"""Lists out of sets, for views and refusals; the other way round is `bits.union`."""

from __future__ import annotations

from ludoteca.kernel.bits import ONE, lowest, u128


def members(set: u128) -> list[int]:
    """List the members of a set in ascending order.

    >>> members(0b1011)
    [0, 1, 3]
    """
    found: list[int] = []
    while set:
        found.append(lowest(set))
        set &= set - ONE
    return found
