"""Origo's rules once more: slow, naive, written from the rule book with sets; what the fast rules are compared with.

Reads a position's document only, so that it shares nothing with the rules that it checks.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from importlib import resources
from itertools import combinations
from typing import Any

DATA = tomllib.loads(resources.files("ludoteca.games.origo").joinpath("data.toml").read_text(encoding="utf-8"))
ROWS = "ABCDEFGHIJ"
SQUARES = [f"{row}{column}" for row in ROWS for column in range(1, 11)]
COUNTRY = {square: country["code"] for country in DATA["country"] for square in country["squares"]}
SEA = {square: sea["code"] for sea in DATA["sea"] for square in sea["squares"]}
REGION = {one["code"]: set(one["squares"]) for one in DATA["country"] + DATA["sea"]}
POINTS = {country["code"]: country["points"] for country in DATA["country"]}
LIMIT = {country["code"]: country["initial_limit"] for country in DATA["country"]}
COLOUR_OF = {colour["letter"]: colour["name"] for colour in DATA["colour"]}

Board = dict[str, int]
"""Seat by occupied square."""


def board_of(document: Mapping[str, Any]) -> Board:
    """Read the written board."""
    seat_of = {player["colour"]: seat for seat, player in enumerate(document["players"])}
    return {
        f"{ROWS[row]}{column + 1}": seat_of[COLOUR_OF[letter]]
        for row, line in enumerate(document["board"])
        for column, letter in enumerate(line)
        if letter != "."
    }


def neighbours(square: str) -> set[str]:
    """List the squares that share a side with this one (R1)."""
    row, column = ROWS.index(square[0]), int(square[1:])
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return {f"{ROWS[r]}{c}" for r, c in around if 0 <= r < 10 and 1 <= c <= 10}


def group(board: Board, square: str) -> set[str]:
    """Collect the connected shields of one owner around a square."""
    owner, found, todo = board[square], {square}, [square]
    while todo:
        for near in neighbours(todo.pop()) - found:
            if board.get(near) == owner:
                found.add(near)
                todo.append(near)
    return found


def reach(board: Board, square: str) -> set[str]:
    """List where a shield can go, on land and at sea alike (7.6, R19)."""
    return {near for one in group(board, square) for near in neighbours(one) if near not in board}


def named(card: str, board: Board, seat: int) -> set[str]:
    """List the squares that a card names for a seat (7.3)."""
    if card == "growth":
        return {near for square, owner in board.items() if owner == seat for near in neighbours(square)}
    if card == "ship":
        return set(SEA)
    if card in REGION:
        return REGION[card]
    lines = set(card.split("·"))
    return {square for square in SQUARES if square[0] in lines or square[1:] in lines}


def open_to_attack(square: str, board: Board, founded: Iterable[str]) -> bool:
    """Tell whether the square's country is established, or its sea full (7.5, condition 3)."""
    if square in SEA:
        return REGION[SEA[square]] <= set(board)
    return COUNTRY[square] in founded


def support(board: Board, square: str, seat: int) -> int:
    """Count a side's shields beside the battle square (7.5, step 2)."""
    return sum(board.get(near) == seat for near in neighbours(square))


def reinforcing(card: str, board: Board, square: str, seat: int) -> bool:
    """Tell whether a side may show this card in a combat (7.5, step 3)."""
    return support(board, square, seat) > 0 if card == "growth" else square in named(card, board, seat)


def placements(document: Mapping[str, Any]) -> set[str]:
    """List the squares that are free for an initial placement (6)."""
    board = board_of(document)
    taken = Counter(COUNTRY[square] for square in board if square in COUNTRY)
    return {
        square
        for square in SQUARES
        if square not in board and (square in SEA or taken[COUNTRY[square]] < LIMIT[COUNTRY[square]])
    }


def turn_moves(document: Mapping[str, Any], *, adjacency: bool = True) -> set[str]:
    """Write down every complete move of the active player outside combat (7.2, D2-D9)."""
    seat = document["turn"]
    board = board_of(document)
    mine = {square for square, owner in board.items() if owner == seat}
    hand = document["hands"][seat]
    founded = {row["country"] for row in document["founded"]}
    moves = {"end"}
    if document["allowance"]["fight"] and document["players"][seat]["supply"]:
        for card in hand:
            for square in named(card, board, seat):
                if square not in board:
                    moves.add(f"expand {card} {square}")
                elif (
                    square not in mine
                    and open_to_attack(square, board, founded)
                    and (not adjacency or support(board, square, seat))
                ):
                    moves.add(f"attack {card} {square}")
    if document["allowance"]["shift"]:
        moves |= {f"move {square} {to}" for square in mine - set(SEA) for to in reach(board, square)}
        moves |= {unordered(f"exchange {one} {two}") for one, two in combinations(hand, 2)}
    sailed = set(document["navigated"])
    moves |= {f"navigate {square} {to}" for square in (mine & set(SEA)) - sailed for to in reach(board, square)}
    return moves


def unordered(move: str) -> str:
    """Write an exchange in one of its two orders, since both mean the same."""
    verb, *rest = move.split()
    return " ".join([verb, *sorted(rest)]) if verb == "exchange" else move


def ranked(groups: list[tuple[int, int]], table: list[int], *, own_ties: bool) -> list[tuple[int, int, int, int]]:
    """Rank (value, owner) pairs; gives (value, owner, place, points) from the largest down (8.4)."""
    groups = sorted(groups, reverse=True)
    found = []
    for value, owner in groups:
        place = 1 + sum(other > value for other, _ in groups)
        tied = {one for other, one in groups if other == value}
        alone = sum(other == value for other, _ in groups) == 1
        paid = place if alone or (own_ties and len(tied) == 1) else place + 1
        found.append((value, owner, place, table[paid - 1] if paid <= len(table) else 0))
    return found


def scoring(board: Board, seats: int) -> dict[str, Any]:
    """Work out one scoring: clans, naval, countries and totals, like the score board (8.2-8.4)."""
    clans = {frozenset(group(board, square)) for square in board}
    sizes = [(len(clan), board[next(iter(clan))]) for clan in clans if len(clan) >= DATA["scoring"]["clan"]["minimum"]]
    clan_rows = ranked(sizes, DATA["scoring"]["clan"]["points"], own_ties=True)
    at_sea = Counter(owner for square, owner in board.items() if square in SEA)
    bonus = {
        owner: points
        for _, owner, _, points in ranked(
            [(count, owner) for owner, count in at_sea.items()], DATA["scoring"]["naval"]["bonus"], own_ties=False
        )
    }
    countries = {}
    for code, table in POINTS.items():
        held = Counter(board[square] for square in REGION[code] if square in board)
        rows = ranked([(count, owner) for owner, count in held.items()], table, own_ties=False)
        points = {owner: got for _, owner, _, got in rows}
        if len(held) == 1 and held.total() == len(REGION[code]):
            points[next(iter(held))] += DATA["scoring"]["country"]["monopoly_bonus"]
        countries[code] = {
            "pieces": [held[seat] for seat in range(seats)],
            "places": [{owner: place for _, owner, place, _ in rows}.get(seat, 0) for seat in range(seats)],
            "points": [points.get(seat, 0) for seat in range(seats)],
        }
    clan = [sum(points for _, owner, _, points in clan_rows if owner == seat) for seat in range(seats)]
    naval = [at_sea[seat] + bonus.get(seat, 0) for seat in range(seats)]
    country = [sum(row["points"][seat] for row in countries.values()) for seat in range(seats)]
    return {
        "clans": clan_rows,
        "clan": clan,
        "naval": naval,
        "countries": countries,
        "country": country,
        "total": [sum(parts) for parts in zip(clan, naval, country, strict=True)],
    }


def cards() -> Counter[str]:
    """Count the 98 cards by token (3)."""
    found: Counter[str] = Counter({"growth": DATA["growth_card"]["count"], "ship": DATA["ship_card"]["count"]})
    for card in DATA["row_card"]:
        found["·".join(card["rows"])] = card["count"]
    for card in DATA["column_card"]:
        found["·".join(map(str, card["columns"]))] = card["count"]
    for country in DATA["country"]:
        found[country["code"]] = country["land_cards"]
    return found
