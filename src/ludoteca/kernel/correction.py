"""What learned values add to the hand-written evaluation of a position: once for each seat of each leaf of a search."""

from __future__ import annotations

from ludoteca.kernel.bits import i32, i64
from ludoteca.kernel.position import Position
from ludoteca.kernel.values import HEAD, MOST_FEATURES, WHOLE


def correction(position: Position) -> i32:
    """Tell by how many hundredths of a point the features that a position has noted correct what it is worth.

    The weights are the row of `Values`: how many features and hidden units there are, three shifts, early and late
    weights, and for the hidden units what they begin with, what they count, and what each feature adds to them.
    Compilers work on several hidden units at once only where they do not know how few there are.
    """
    at: i64
    unit: i64
    value: i32
    into: i64
    wide: i64
    total: i32
    count: i64 = position.weights[0]
    units: i64 = position.weights[1]
    early: i64 = HEAD
    late: i64 = early + count
    outward: i64 = late + count + units
    left: i64 = position.features[0]
    linear: i64 = 0
    bent: i64 = 0
    for unit in range(units):
        position.features[MOST_FEATURES + unit] = position.weights[late + count + unit]
    for at in range(count):
        value = position.features[at]
        if value:
            wide = value
            linear += wide * (left * position.weights[early + at] + (WHOLE - left) * position.weights[late + at])
            into = outward + units * (1 + at)
            for unit in range(units):
                position.features[MOST_FEATURES + unit] += value * position.weights[into + unit]
    for unit in range(units):
        value = position.features[MOST_FEATURES + unit]
        if value > 0:
            wide = value >> position.weights[3]
            bent += wide * position.weights[outward + unit]
    total = (linear >> position.weights[2]) + (bent >> position.weights[4])
    return total
