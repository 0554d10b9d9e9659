"""Loads the parts of Origo from data.toml and checks that they fit together."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from ludoteca.kernel.bits import popcount, union
from ludoteca.kernel.editions import parts

SIZE = 10
SQUARES = tuple(f"{row}{column}" for row in "ABCDEFGHIJ" for column in range(1, SIZE + 1))


@dataclass(frozen=True)
class Kind:
    """A kind of card: its token, its class, how many there are, and the squares that it always names."""

    token: str
    group: str
    count: int
    squares: int


@dataclass(frozen=True)
class Region:
    """A country or a sea; seas have no points and no limit."""

    code: str
    name: str
    squares: int
    points: tuple[int, ...] = ()
    limit: int = 0


@dataclass(frozen=True)
class Data:
    """All parts of the game (data.toml), as numbers."""

    raw: dict[str, Any]
    countries: tuple[Region, ...]
    seas: tuple[Region, ...]
    kinds: tuple[Kind, ...]
    letters: dict[str, str]

    def colours(self, seats: int) -> list[str]:
        """Name the colours in seat order."""
        return list(self.raw["setup"]["players"][str(seats)]["colours"])


def square_id(name: str) -> int:
    """Number a square: `A1` is 0, `J10` is 99."""
    return SQUARES.index(name)


def squares_of(names: list[str]) -> int:
    """Build a set of squares from their names."""
    return union(square_id(name) for name in names)


@cache
def load() -> Data:
    """Read and check data.toml; raises ValueError naming what does not fit."""
    raw = parts(__package__, "origo")
    countries = tuple(
        Region(row["code"], row["name"], squares_of(row["squares"]), tuple(row["points"]), row["initial_limit"])
        for row in raw["country"]
    )
    seas = tuple(Region(row["code"], row["name"], squares_of(row["squares"])) for row in raw["sea"])
    lines = {str(label): union(range(SIZE * at, SIZE * at + SIZE)) for at, label in enumerate("ABCDEFGHIJ")}
    lines |= {str(at + 1): union(range(at, SIZE * SIZE, SIZE)) for at in range(SIZE)}
    kinds = [_line_card("row", row["rows"], row["count"], lines) for row in raw["row_card"]]
    kinds += [_line_card("column", row["columns"], row["count"], lines) for row in raw["column_card"]]
    kinds += [
        Kind(row["code"], "land", row["land_cards"], country.squares)
        for row, country in zip(raw["country"], countries, strict=True)
    ]
    sea = 0
    for region in seas:
        sea |= region.squares
    kinds.append(Kind("growth", "growth", raw["growth_card"]["count"], 0))
    kinds.append(Kind("ship", "ship", raw["ship_card"]["count"], sea))
    letters = {row["name"]: row["letter"] for row in raw["colour"]}
    data = Data(raw, countries, seas, tuple(kinds), letters)
    _check(data)
    return data


def _line_card(group: str, labels: list[Any], count: int, lines: dict[str, int]) -> Kind:
    squares = 0
    for label in labels:
        squares |= lines[str(label)]
    return Kind("·".join(str(label) for label in labels), group, count, squares)


def _check(data: Data) -> None:
    """Hold the parts against each other: sizes, map, totals (sections 3 and 4)."""
    meta, regions = data.raw["meta"], data.countries + data.seas
    seen = 0
    for region in regions:
        if seen & region.squares:
            raise ValueError(f"origo/data.toml: {region.name} shares a square with another region")
        seen |= region.squares
    if popcount(seen) != meta["squares"]:
        raise ValueError("origo/data.toml: some square lies in no region")
    for row, country in zip(data.raw["country"], data.countries, strict=True):
        if popcount(country.squares) != row["size"]:
            raise ValueError(f"origo/data.toml: {country.name} does not have {row['size']} squares")
    drawn = [code for row in data.raw["map"]["rows"] for code in row.split()]
    for region in regions:
        if region.squares != union(at for at, code in enumerate(drawn) if code == region.code):
            raise ValueError(f"origo/data.toml: the map and the list disagree about {region.name}")
    if sum(kind.count for kind in data.kinds) != meta["cards_total"]:
        raise ValueError(f"origo/data.toml: there are not {meta['cards_total']} cards")
