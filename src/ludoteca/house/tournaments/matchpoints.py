"""Duplicate, as bridge does it: one deal at several tables, each seat compared with the same seat elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def matchpoints(points: Sequence[int | None]) -> list[int]:
    """Compare one seat at all tables: two matchpoints for each that did worse, one for each that did as well.

    None stands for who left the game: whoever stayed did better.

    >>> matchpoints([70, 85, 70, None])
    [3, 6, 3, 0]
    """
    return [sum(_compared(own, other) for other in points) - 1 for own in points]


def _compared(own: int | None, other: int | None) -> int:
    if own == other:
        return 1
    return 2 * (other is None or (own is not None and own > other))


def percent(found: int, tables: int) -> float:
    """Tell matchpoints as hundredths of what was to be had; where there is nobody to be compared with, half of it.

    >>> percent(6, 4), percent(3, 4), percent(0, 1)
    (100.0, 50.0, 50.0)
    """
    most = 2 * (tables - 1)
    return round(100 * found / most, 1) if most else 50.0


def compared(tables: Mapping[str, Sequence[int | None]]) -> dict[str, list[int]]:
    """Give the matchpoints of each seat at each table; all of them have as many seats.

    >>> compared({"north": [10, 20], "south": [12, 20]})
    {'north': [0, 1], 'south': [2, 1]}
    """
    columns = [matchpoints(column) for column in zip(*tables.values(), strict=True)]
    return {name: [column[number] for column in columns] for number, name in enumerate(tables)}
