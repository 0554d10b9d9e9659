"""X18-X21: clans, sea power, countries, and the published scoring example to the last number."""

from __future__ import annotations

from typing import Any

import pytest

from . import oracle
from .boards import BLACK, BLUE, GOLDEN, RED, VECTORS, board_with, golden, play, player, score_now, scored


def clans_on_rows(sizes: list[tuple[str, int]]) -> list[str]:
    """Lay one clan on each row so that clans of one owner never touch."""
    board = [""] * 10
    for owner, size in sizes:
        letter = "rbk"["ABC".index(owner)]
        row = next(
            row
            for row in (0, 2, 4, 6, 8, 1, 3, 5, 7, 9)
            if not board[row] and not any(letter in near for near in board[max(row - 1, 0) : row + 2])
        )
        board[row] = letter * size
    return [line.ljust(10, ".") for line in board]


def clans(vector: dict[str, Any]) -> str:
    return " ".join(f"{owner}{size}" for owner, size in vector["sizes"])


@pytest.mark.parametrize("vector", VECTORS["vector"]["clan"], ids=clans)
def test_x18_clan_ties(vector: dict[str, Any]) -> None:
    board = score_now(clans_on_rows(vector["sizes"]))
    assert sorted((row["size"], row["seat"]) for row in board["clans"]) == sorted(
        (size, "ABC".index(owner)) for owner, size in vector["sizes"] if size >= 3
    )
    assert board["clan_points"] == [vector["points"].get(owner, 0) for owner in "ABC"]


ROWS = [
    ("A7 B7 C5 A4 B3", [6, 6, 4, 2, 1]),
    ("A7 A7 B5", [8, 8, 4]),
    ("A6 B6 C6 A3", [6, 6, 6, 2]),
    ("A9 B8 C7 A6 B5 C5", [8, 6, 4, 2, 0, 0]),
    ("A9 B8 C7 A6 B5 B5", [8, 6, 4, 2, 1, 1]),
    ("A6 A6 B6", [6, 6, 6]),
    ("A4 B2", [8]),
]


@pytest.mark.parametrize("clans, points", ROWS, ids=[row[0] for row in ROWS])
def test_x18_points_of_each_clan(clans: str, points: list[int]) -> None:
    board = score_now(clans_on_rows([(one[0], int(one[1])) for one in clans.split()]))
    assert [row["points"] for row in sorted(board["clans"], key=lambda row: row["place"])] == points


SEA = sorted(oracle.SEA)
NAVAL = [
    *(([vector["shields"].get(owner, 0) for owner in "ABC"], [vector["points"].get(owner, 0) for owner in "ABC"])
      for vector in VECTORS["vector"]["naval"]),
    ([3, 3, 0], [4, 4, 0]),
    ([0, 0, 0], [0, 0, 0]),
    ([2, 2, 2], [3, 3, 3]),
]  # fmt: skip


@pytest.mark.parametrize("shields, points", NAVAL, ids=[str(row[0]) for row in NAVAL])
def test_x19_naval_ties(shields: list[int], points: list[int]) -> None:
    squares = iter(SEA)
    board = score_now(board_with({seat: [next(squares) for _ in range(n)] for seat, n in enumerate(shields)}))
    assert board["naval_points"] == points
    assert [row["shields"] for row in sorted(board["naval"], key=lambda row: row["seat"])] == shields


def pieces(vector: dict[str, Any]) -> str:
    return f"{vector['size']}: {'/'.join(map(str, vector['pieces'].values()))}"


@pytest.mark.parametrize("vector", VECTORS["vector"]["country"], ids=pieces)
def test_x20_country_ties(vector: dict[str, Any]) -> None:
    country = next(row for row in oracle.DATA["country"] if row["size"] == vector["size"])
    squares = iter(country["squares"])
    shields = {"ABCD".index(owner): [next(squares) for _ in range(n)] for owner, n in vector["pieces"].items()}
    board = score_now(board_with(shields), seats=4)
    row = next(row for row in board["countries"] if row["country"] == country["code"])
    assert row["pieces"] == [vector["pieces"].get(owner, 0) for owner in "ABCD"]
    assert row["points"] == [vector["points"].get(owner, 0) for owner in "ABCD"]
    assert row["monopoly"] == (0 if vector["pieces"] == {"A": vector["size"]} else None)


PLACES = {
    "BR": [1, 2, 2], "BE": [1, 0, 0], "SK": [0, 0, 1], "GE": [1, 2, 0], "PO": [1, 2, 2], "BA": [0, 0, 1],
    "GA": [1, 2, 0], "HE": [0, 0, 1], "DK": [0, 2, 1], "HI": [1, 0, 0], "IT": [1, 2, 0], "DM": [0, 1, 0],
}  # fmt: skip


def test_x21_the_published_scoring() -> None:
    match = play(golden(BLACK, due=1), "end")
    board, wanted = scored(match), GOLDEN["expected"]
    colours = GOLDEN["players"]

    clans = [(row["size"], row["place"], row["points"], colours[row["seat"]]) for row in board["clans"]]
    assert clans[:5] == [(row["size"], row["place"], row["points"], row["owner"]) for row in wanted["clans"]]
    assert clans[5:] == [(3, 6, 0, "red")], "the trio F2 F3 G3 comes sixth"
    assert set(board["clans"][5]["squares"]) == {"F2", "F3", "G3"}
    assert board["clan_points"] == [wanted["clan_points"][colour] for colour in colours] == [8, 8, 7]

    naval = {colours[row["seat"]]: row for row in board["naval"]}
    assert {colour: row["shields"] for colour, row in naval.items()} == wanted["sea_shields"]
    assert {colour: row["bonus"] for colour, row in naval.items()} == {"red": 2, "blue": 1, "black": 0}
    assert {colour: row["points"] for colour, row in naval.items()} == wanted["naval_points"]

    countries = {row["country"]: row for row in board["countries"]}
    assert {code: {"pieces": row["pieces"], "points": row["points"]} for code, row in countries.items()} == wanted[
        "countries"
    ]
    assert {code: row["places"] for code, row in countries.items()} == PLACES
    assert {code: row["monopoly"] for code, row in countries.items() if row["monopoly"] is not None} == {
        "BE": RED,
        "HE": BLACK,
        "DM": BLUE,
    }
    assert [sum(row["pieces"][seat] for row in countries.values()) for seat in range(3)] == [20, 14, 14]
    assert board["country_points"] == [26, 15, 16]

    assert board["total_points"] == [39, 26, 24]
    assert [player(match, seat)["points"] for seat in (RED, BLUE, BLACK)] == [39, 26, 24]


def test_x21_exactly_four_countries_are_full() -> None:
    board = oracle.board_of({"players": [{"colour": colour} for colour in GOLDEN["players"]], "board": GOLDEN["board"]})
    full = [row["code"] for row in oracle.DATA["country"] if set(row["squares"]) <= set(board)]
    assert sorted(full) == sorted(GOLDEN["established"])
    shields = {colour: list(board.values()).count(seat) for seat, colour in enumerate(GOLDEN["players"])}
    assert shields == GOLDEN["shields_on_board"]
