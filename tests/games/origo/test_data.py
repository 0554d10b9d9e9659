"""The parts of the game as they are loaded (sections 3 and 4), and that wrong ones are noticed."""

from __future__ import annotations

import copy
import tomllib
from collections import Counter
from typing import Any

import pytest

from ludoteca.games.origo import data
from ludoteca.games.origo.data import SQUARES

from . import oracle
from .boards import origo

KINDS = {"row": (17, 26), "column": (17, 26), "land": (12, 18), "growth": (1, 16), "ship": (1, 12)}


def test_ninety_eight_cards_of_five_classes() -> None:
    cards = origo().data()["cards"]
    assert sum(card["count"] for card in cards) == 98 and len(cards) == 48
    for group, (kinds, copies) in KINDS.items():
        own = [card for card in cards if card["group"] == group]
        assert (len(own), sum(card["count"] for card in own)) == (kinds, copies)


@pytest.mark.parametrize("group", ["row", "column"])
def test_line_cards_name_one_two_or_three_lines(group: str) -> None:
    lines: Counter[int] = Counter()
    for card in origo().data()["cards"]:
        if card["group"] == group:
            lines[len(card["squares"]) // 10] += card["count"]
    assert lines == {1: 19, 2: 6, 3: 1}


def test_cards_name_the_squares_that_the_oracle_names() -> None:
    for card in origo().data()["cards"]:
        if card["group"] != "growth":
            assert set(card["squares"]) == oracle.named(card["token"], {}, 0)


def test_every_country_and_sea_is_one_region() -> None:
    for squares in oracle.REGION.values():
        start = next(iter(squares))
        assert oracle.group(dict.fromkeys(squares, 0), start) == squares


def turned(cells: list[tuple[int, int]], turn: tuple[int, int, int, int]) -> tuple[tuple[int, int], ...]:
    """Turn or mirror a shape, then push it into the corner."""
    a, b, c, d = turn
    moved = [(row * a + column * b, row * c + column * d) for row, column in cells]
    top, left = min(row for row, _ in moved), min(column for _, column in moved)
    return tuple(sorted((row - top, column - left) for row, column in moved))


TURNS = [(1, 0, 0, 1), (0, 1, -1, 0), (-1, 0, 0, -1), (0, -1, 1, 0)]
MIRRORED = [(a, b, -c, -d) for a, b, c, d in TURNS]


def test_countries_differ_in_shape() -> None:
    shapes = set()
    for country in oracle.DATA["country"]:
        cells = [(oracle.ROWS.index(square[0]), int(square[1:])) for square in country["squares"]]
        shapes.add(min(turned(cells, turn) for turn in TURNS + MIRRORED))
    assert len(shapes) == 12


def test_sizes_points_and_limits() -> None:
    land = {code: squares for code, squares in oracle.REGION.items() if code in oracle.POINTS}
    assert sum(map(len, land.values())) == 77 and len(oracle.SEA) == 23
    for country in oracle.DATA["country"]:
        size = len(land[country["code"]])
        assert country["points"] == {8: [4, 2, 1], 6: [3, 2, 1], 5: [3, 2, 1], 4: [2, 1, 1]}[size]
        assert country["initial_limit"] == (4 if size == 8 else 2)
        assert country["land_cards"] == (2 if size == 8 else 1)
    assert oracle.COUNTRY["G7"] == "HE"
    assert any(oracle.COUNTRY.get(near) == "PO" for square in land["HE"] for near in oracle.neighbours(square))


def test_squares_are_numbered_row_by_row() -> None:
    assert SQUARES[0] == "A1" and SQUARES[9] == "A10" and SQUARES[10] == "B1" and SQUARES[99] == "J10"
    assert [origo().pick(at).token for at in (0, 34, 99, 128, 129, 176, 183)] == [
        "A1", "D5", "J10", "A", "A·B", "expand", "flag",
    ]  # fmt: skip


def spoil_size(raw: dict[str, Any]) -> None:
    raw["country"][0]["size"] = 9


def spoil_square(raw: dict[str, Any]) -> None:
    raw["country"][0]["squares"][0] = "C6"


def spoil_map(raw: dict[str, Any]) -> None:
    raw["map"]["rows"][0] = raw["map"]["rows"][0].replace("SK", "BA")


def spoil_cards(raw: dict[str, Any]) -> None:
    raw["ship_card"]["count"] = 13


@pytest.mark.parametrize("spoil", [spoil_size, spoil_square, spoil_map, spoil_cards])
def test_parts_that_do_not_fit_together_are_noticed(spoil: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    raw = copy.deepcopy(data.load().raw)
    spoil(raw)
    monkeypatch.setattr(tomllib, "loads", lambda text: raw)
    with pytest.raises(ValueError, match=r"origo/data\.toml"):
        data.load.__wrapped__()
