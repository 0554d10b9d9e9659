"""Positions for tests, written as documents, and questions that tests ask of a match."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca import IllegalMove, Match

from . import oracle

VECTORS = tomllib.loads((Path(__file__).parent / "vectors.toml").read_text(encoding="utf-8"))
GOLDEN = VECTORS["golden"]["scoring"]
SHIELDS = {int(seats): row["shields"] for seats, row in oracle.DATA["setup"]["players"].items()}
MARKERS = oracle.DATA["scoring"]["founding"]["values"]

RED, BLUE, BLACK, GREEN, ORANGE = range(5)
LETTERS = "rbkgo"
EMPTY = [".........."] * 10


def origo() -> ludoteca.Game:
    return ludoteca.game("origo")


@cache
def _blank(seats: int) -> dict[str, Any]:
    """Begin with everything that does not follow from the rest."""
    blank = origo().start(seats=seats, seed="blank").document()
    return {name: part for name, part in blank.items() if name != "standing"}


def board_with(shields: Mapping[int, Iterable[str]]) -> list[str]:
    """Write a board from the squares of each seat."""
    owner = {square: LETTERS[seat] for seat, squares in shields.items() for square in squares}
    return ["".join(owner.get(f"{row}{column}", ".") for column in range(1, 11)) for row in oracle.ROWS]


def document(
    board: Sequence[str],
    *,
    seats: int = 3,
    turn: int = 0,
    hands: Mapping[int, Sequence[str]] | None = None,
    founded: Sequence[str] = (),
    points: Sequence[int] | None = None,
    supply: Mapping[int, int] | None = None,
    discards: Sequence[str] = (),
    **other: Any,
) -> dict[str, Any]:
    """Write the document of a turn in the middle of a game; `other` replaces its fields as they stand.

    What is not in hands or among the (open) discards lies in the draw pile. Each supply is what the shields on
    the board leave, unless told otherwise; then the rest of the shields has left the game. Where a scoring is due,
    so many countries are established as make it due.
    """
    others = [country["code"] for country in oracle.DATA["country"] if country["code"] not in founded]
    founded = [*founded, *others[: max(0, 4 * other.get("due", 0) - len(founded))]]
    on_board = {seat: sum(line.count(LETTERS[seat]) for line in board) for seat in range(seats)}
    hands = hands or {}
    supply = supply or {}
    players = [
        {
            **player,
            "points": points[seat] if points else 0,
            "supply": supply.get(seat, SHIELDS[seats] - on_board[seat]),
            "lost": SHIELDS[seats] - on_board[seat] - supply.get(seat, SHIELDS[seats] - on_board[seat]),
            "hand": len(hands.get(seat, ())),
            "exchanged": 0,
            "passed": False,
            "fought": False,
        }
        for seat, player in enumerate(_blank(seats)["players"])
    ]
    held = [list(hands.get(seat, ())) for seat in range(seats)]
    spare = oracle.cards()
    for card in [card for hand in held for card in hand] + list(discards):
        spare[card] -= 1
    assert min(spare.values()) >= 0, "more cards of a kind than there are"
    return {
        **_blank(seats),
        "phase": "play",
        "round": 5,
        "start_player": 0,
        "turn": turn,
        "stack": [{"decision": "menu", "seats": [turn], "args": [0, 0, 0, 0]}],
        "to_act": [turn],
        "board": list(board),
        "players": players,
        "hands": held,
        "pile": spare.total(),
        "seen": list(discards),
        "buried_cards": [[] for _ in range(seats)],
        "founded": [
            {"country": country, "value": value, "seat": 0} for country, value in zip(founded, MARKERS, strict=False)
        ],
        "due": 0,
        "last_round": False,
        "allowance": {"fight": 2, "shift": 1},
        "acted": False,
        "navigated": [],
        "combat": None,
        "scorings": [],
        **other,
    }


def position(board: Sequence[str], *, options: Mapping[str, Any] | None = None, **fields: Any) -> Match:
    """Start a match at a turn in the middle of a game; see `document`."""
    written = document(board, **fields)
    written["options"] = {**written["options"], **(options or {})}
    return origo().load(written, seed="test")


def golden(turn: int, hands: Mapping[int, Sequence[str]] | None = None, **fields: Any) -> Match:
    """Start at the golden position (X21): red, blue, black; BE, PO, HE and DM established."""
    fields = {"founded": GOLDEN["established"], **fields}
    return position(GOLDEN["board"], turn=turn, hands=hands, **fields)


def battle(hands: Mapping[int, Sequence[str]], **fields: Any) -> Match:
    """Start at the combat example (X10): red on turn beside blue's G7, Helvetien established."""
    example = VECTORS["golden"]["combat"]
    board = board_with({RED: example["red"], BLUE: example["blue"]})
    fields = {"founded": example["established"], "seats": 2, **fields}
    return position(board, turn=RED, hands=hands, **fields)


def offered(match: Match, seat: int, draft: str = "") -> set[str]:
    """List the tokens on offer to a seat after an unfinished move."""
    picks = match.parse(seat, draft)
    return {pick.token for pick in match.offer(seat, picks).picks}


def refusal(match: Match, seat: int, move: str) -> tuple[str, str, dict[str, Any]]:
    """Play what is refused and give rule, reason (without `origo-refused-`) and arguments."""
    before = match.document(), match.seq
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, move)
    assert (match.document(), match.seq) == before, "a refused move changed something"
    error = caught.value
    arguments = {name: value for name, value in error.arguments.items() if name != "token"}
    return error.rule, error.reason.removeprefix("origo-refused-"), arguments


def play(match: Match, *moves: tuple[int, str] | str) -> Match:
    """Play moves one after the other; a move without a seat is played by whoever must decide."""
    for move in moves:
        seat, text = (match.to_act[0], move) if isinstance(move, str) else move
        match.play(seat, text)
    return match


def events(match: Match, id: str, seat: int | None = None) -> list[dict[str, Any]]:
    """List the arguments of the events of one kind, as a seat (None: a spectator) reads them."""
    return [event["args"] for event in match.log(seat) if event["id"] == f"origo-{id}"]


def player(match: Match, seat: int) -> dict[str, Any]:
    """Show a player's public line."""
    found: dict[str, Any] = match.view(None)["players"][seat]
    return found


def at(match: Match, square: str) -> str:
    """Show what stands on a square."""
    line: str = match.view(None)["board"][oracle.ROWS.index(square[0])]
    return line[int(square[1:]) - 1]


def established(match: Match) -> list[str]:
    """List the established countries in the order of their markers."""
    return [row["country"] for row in match.view(None)["founded"]]


def combat(match: Match) -> dict[str, Any]:
    """Show the running combat."""
    found: dict[str, Any] = match.view(None)["combat"]
    return found


def scored(match: Match) -> dict[str, Any]:
    """Show the last scoring in full, while the position that was scored still stands; totals also as lists by seat."""
    view = match.view(None)
    board = dict(view["standing"])
    assert view["scorings"][-1]["totals"] == board["totals"], "the score board shows what the scoring gave"
    for part in ("clan", "naval", "country", "total"):
        board[f"{part}_points"] = [row[part] for row in sorted(board["totals"], key=lambda row: row["seat"])]
    return board


def score_now(board: Sequence[str], *, seats: int = 3, **fields: Any) -> dict[str, Any]:
    """End a round with a scoring due at this position and show its score board."""
    match = position(board, seats=seats, turn=seats - 1, **{"due": 1, **fields})
    play(match, "end")
    return scored(match)
