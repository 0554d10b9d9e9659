"""A duplicate round: sixteen at four tables with the same luck, and their matchpoints counted again by hand."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.house.matches import Match
from ludoteca.house.tournaments.matchpoints import compared, matchpoints, percent

SEATS = TABLES = 4


def played(seed: int) -> Match:
    """A game of four bots of their own luck on the deal that all tables share."""
    match = ludoteca.game("origin").start(seats=SEATS, seed="round one")
    minds = [bots.make("random", seed=10 * seed + seat) for seat in range(SEATS)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, minds[seat].choose(match.view(seat), match.offer(seat).as_json()))
    return match


def test_a_round_of_sixteen() -> None:
    matches = {f"table {number}": played(number) for number in range(TABLES)}
    assert len({match.commitment for match in matches.values()}) == 1, "the same luck"
    assert len({str(match.setup) for match in matches.values()}) == 1
    points = {name: match.result.points for name, match in matches.items() if match.result is not None}
    assert len(set(points.values())) > 1, "played differently"
    found = compared(points)
    by_hand: Counter[tuple[str, int]] = Counter()
    for name, own in points.items():
        for other, theirs in points.items():
            for seat in range(SEATS):
                if name != other:
                    by_hand[name, seat] += 2 if own[seat] > theirs[seat] else own[seat] == theirs[seat]
    assert {(name, seat): found[name][seat] for name in points for seat in range(SEATS)} == dict(by_hand)
    for seat in range(SEATS):
        assert sum(line[seat] for line in found.values()) == TABLES * (TABLES - 1), "each meeting gives two"


def test_one_seat_by_hand() -> None:
    assert matchpoints([70, 85, 70, 12]) == [3, 6, 3, 0]
    assert matchpoints([5, 5]) == [1, 1] and matchpoints([5]) == [0] and matchpoints([]) == []
    assert matchpoints([None, -3, None]) == [1, 4, 1], "who left did worse than anybody who stayed"
    assert [percent(one, 4) for one in matchpoints([70, 85, 70, 12])] == [50, 100, 50, 0]


def test_no_table_can_lack_a_seat() -> None:
    with pytest.raises(ValueError, match="shorter"):
        compared({"a": [1, 2], "b": [1]})


def test_the_order_of_tables_does_not_matter() -> None:
    dice = random.Random(3)
    points = {str(number): [dice.randrange(5) for _ in range(3)] for number in range(6)}
    names = sorted(points, key=lambda _: dice.random())
    assert compared({name: points[name] for name in names}) == compared(points)
