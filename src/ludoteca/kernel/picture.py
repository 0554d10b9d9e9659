"""What the pictures of all games are made of: text in columns, lists with a label, lines of bounded width."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import zip_longest

WIDTH = 100
HEIGHT = 30
WIDE = ("W", "F")


def width(text: str) -> int:
    """Tell how many columns of a terminal a text takes.

    >>> width("Köln"), width("Ko\\u0308ln"), width("京")
    (4, 4, 2)
    """
    return sum(
        0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in WIDE else 1
        for letter in text
    )


def padded(text: str, columns: int) -> str:
    """Fill a text up with blanks."""
    return text + " " * (columns - width(text))


def table(rows: Sequence[Sequence[object]], gap: int = 2) -> list[str]:
    """Put the cells of rows under one another; columns of numbers stand to the right.

    >>> table([["", "coins"], ["Ada", 5], ["Bo", 12]])
    ['     coins', 'Ada      5', 'Bo      12']
    """
    lines = [""] * len(rows)
    for column in zip_longest(*rows, fillvalue=""):
        cells = [str(cell) for cell in column]
        wide = max(map(width, cells))
        numbers = any(isinstance(cell, int) for cell in column)
        for at, cell in enumerate(cells):
            blanks = " " * (wide - width(cell))
            lines[at] += (blanks + cell if numbers else cell + blanks) + " " * gap
    return [line.rstrip() for line in lines]


def beside(left: Sequence[str], right: Sequence[str], gap: int = 3) -> list[str]:
    """Put two blocks of lines beside one another."""
    wide = max(map(width, left), default=0) + gap
    return [(padded(one, wide) + other).rstrip() for one, other in zip_longest(left, right, fillvalue="")]


def listed(label: str, parts: Iterable[str], limit: int = WIDTH, most: int = HEIGHT) -> list[str]:
    """List parts behind a label, as many to a line as fit; of more lines than `most` the rest is only counted.

    >>> listed("seen:", ["C·D", "growth", "ship"], limit=16)
    ['seen: C·D growth', '      ship']
    >>> listed("seen:", ["C·D", "growth", "ship"], limit=16, most=1)
    ['seen: C·D …+2']
    """
    words = list(parts)
    rows: list[list[str]] = [[]]
    left = limit - width(label)
    for word in words:
        if rows[-1] and sum(width(one) + 1 for one in rows[-1]) + width(word) >= left:
            rows.append([])
        rows[-1].append(word)
    if len(rows) > most:
        told = sum(map(len, rows[:most])) - 1
        rows = [*rows[: most - 1], [*rows[most - 1][:-1], f"…+{len(words) - told}"]]
    margins = [label, *[" " * width(label)] * (len(rows) - 1)]
    return [" ".join([margin, *row]) for margin, row in zip(margins, rows, strict=True)]


def counted(names: Iterable[str]) -> Iterator[str]:
    """Name things once each, with how many there are.

    >>> list(counted(["map", "book", "map"]))
    ['map×2', 'book']
    """
    return (name if count == 1 else f"{name}×{count}" for name, count in Counter(names).items())


def framed(lines: Sequence[str], most: int = HEIGHT) -> str:
    """Join lines to a picture; of more than `most` lines the rest is only counted.

    >>> print(framed(["one", "two", "three"], most=2))
    one
    … 2 more lines
    """
    left = len(lines) - most
    return "\n".join(lines if left <= 0 else [*lines[: most - 1], f"… {left + 1} more lines"])


def players(
    to_act: Container[int], columns: Sequence[str], rows: Sequence[Sequence[object]], gap: int = 2
) -> list[str]:
    """Make the table of the players: an arrow before who may act, the seat, and what a game tells of it."""
    marked = [[">" if seat in to_act else "", seat, *row] for seat, row in enumerate(rows)]
    return table([["", "seat", *columns], *marked], gap)


def standing(ranks: Sequence[int] | None, to_act: Sequence[int], decision: str) -> str:
    """Say whom a match asks what, or how it ended.

    >>> standing(None, (0, 2), "plan"), standing((2, 1), (), "")
    ('asking seats 0, 2: plan', 'over, won by seat 1')
    """
    if ranks is None:
        return f"asking {_seats(to_act)}: {decision}"
    return f"over, won by {_seats([seat for seat, rank in enumerate(ranks) if rank == 1])}"


def _seats(seats: Sequence[int]) -> str:
    return ("seat " if len(seats) == 1 else "seats ") + ", ".join(map(str, seats))
