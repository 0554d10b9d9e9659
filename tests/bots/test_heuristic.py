"""Origo's heuristic looks without touching, and prefers what is plainly better."""

from __future__ import annotations

import random

from ludoteca.kernel.position import Position
from ludoteca.kernel.registry import game
from ludoteca.kernel.room import OPEN

ORIGO = game("origo")


def positions(seats: int, seed: int) -> list[Position]:
    """Every position of a random game."""
    luck = random.Random(seed)
    position = ORIGO.start(seats, seed=f"heuristic-{seed}").position.clone()
    position.simulate(seed)
    found = []
    while not position.over:
        position.step(position.actor, luck.choice(position.picks(position.actor)))
        found.append(position.clone())
    return found


def test_looking_changes_nothing() -> None:
    fights = 0
    for seats in ORIGO.seats:
        for position in positions(seats, seats)[::3]:
            fights += ORIGO.decisions[position.kind] == "reinforce"
            before, frames = ORIGO.view(position, OPEN), position.frames()
            for seat in range(seats):
                position.worth(seat)
            assert ORIGO.view(position, OPEN) == before
            assert position.frames() == frames
    assert fights > 0


def test_the_end_is_worth_its_points() -> None:
    last = positions(3, 1)[-1]
    assert last.over
    assert [last.worth(seat) for seat in range(3)] == [100 * last.score(seat) for seat in range(3)]


def board(*rows: str, **more: object) -> Position:
    """A two-player position with red to move, from its upper rows; the rest of the map is empty."""
    lines = [*rows, *[".........."] * (10 - len(rows))]
    players = [{"hand": 10, "points": 1}, {"hand": 10, "points": 2}]
    position: Position = ORIGO.position_from({"seats": 2, "board": lines, "players": players, **more})
    return position


def advantage(position: Position) -> int:
    return position.worth(0) - position.worth(1)


def test_a_clan_is_better_than_the_same_shields_apart() -> None:
    assert advantage(board("..........", "rrr.......")) > advantage(board("..........", "r.r.......", ".r........"))


def test_a_majority_is_better_than_a_tie() -> None:
    rows = ("..........", "rb........", "rb........")
    assert advantage(board(*rows, ".r........")) > advantage(board(*rows, "...r......"))


def test_a_country_with_one_gap_is_for_the_player_in_turn() -> None:
    """BELGICA is D4 D5 E4 E5."""
    rows = ("..........", "..........", "..........", "...rb.....", "...r......")
    hand = {"hand": ["BE", *["ship"] * 9], "seat": 0}
    mine = board(*rows, turn=0, **hand)
    his = board(*rows, turn=1, stack=[{"decision": "menu", "seats": [1], "args": [0, 0, 0, 0]}], **hand)
    assert advantage(mine) - advantage(his) > 2 * 300
