"""Pairings and standings: everybody meets everybody, few meet twice, and the stronger end before the weaker."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from ludoteca.house.tournaments.pairings import Table, meetings, round_robin, seats_taken, swiss, table_sizes
from ludoteca.house.tournaments.standings import Game, game, shares, standings


@pytest.mark.parametrize("number", range(2, 12))
def test_everybody_meets_everybody_once_and_begins_as_often(number: int) -> None:
    people = [str(one) for one in range(number)]
    rounds = round_robin(people)
    assert len(rounds) == number - 1 + number % 2
    assert meetings(table for tables in rounds for table in tables) == {
        frozenset(pair): 1 for pair in combinations(people, 2)
    }
    for tables in rounds:
        sitting = [one for table in tables for one in table]
        assert len(set(sitting)) == len(sitting) == number - number % 2, "nobody twice, one pauses where they are odd"
    begun = Counter(table[0] for tables in rounds for table in tables)
    assert all(abs(2 * begun[one] - (number - 1)) <= 1 for one in people)


@pytest.mark.parametrize("people", range(3, 60))
def test_tables_of_three_to_five_hold_everybody(people: int) -> None:
    if people == 7:
        assert table_sizes(7, range(3, 6)) == [4, 3]
    sizes = table_sizes(people, range(3, 6))
    assert sum(sizes) == people and set(sizes) <= {3, 4, 5} and max(sizes) - min(sizes) <= 1
    assert len(sizes) == -(-people // 5), "as few tables as can be"


def test_those_who_cannot_be_seated_are_named() -> None:
    for people, seats in ((2, range(3, 6)), (5, range(4, 5)), (1, range(2, 5))):
        with pytest.raises(ValueError, match=f"{people} people cannot sit"):
            table_sizes(people, seats)


@pytest.mark.parametrize("number", [16, 19, 23, 30])
def test_swiss_rounds_find_the_order_and_let_few_meet_again(number: int) -> None:
    dice = random.Random(number)
    strength = {f"p{one:02}": one for one in range(number)}
    people = sorted(strength, key=lambda _: dice.random())
    played: list[Table] = []
    games: list[Game] = []
    for _ in range(5):
        order = [score.person for score in standings(people, games)]
        tables = swiss(order, range(3, 6), played, seed="s")
        assert tables == swiss(order, range(3, 6), played, seed="s"), "the same round again"
        assert sorted(one for table in tables for one in table) == sorted(people)
        for table in tables:
            places = sorted(table, key=lambda one: -strength[one] - dice.gauss(0, 1))
            games.append(game(table, [1 + places.index(one) for one in table]))
        played += tables
    pairs = Counter(meetings(played).values())
    assert pairs[1] > 0.7 * sum(pairs.values()) and max(pairs) <= 3
    found = [score.person for score in standings(people, games)]
    inversions = sum(strength[one] < strength[other] for one, other in combinations(found, 2))
    assert inversions < 0.15 * number * (number - 1) / 2
    early = seats_taken(played)
    assert max(early.values()) - min(early.values()) <= 2.0, "nobody begins all the time"


def test_neighbours_meet() -> None:
    assert swiss("01234567", range(3, 5)) == [tuple("0123"), tuple("4567")]


def test_those_who_are_kept_apart_count_as_having_met() -> None:
    apart = [frozenset("01"), frozenset("02")]
    for seed in range(20):
        tables = swiss("01234567", range(4, 5), seed=str(seed), apart=apart)
        assert not {"1", "2"} & {*next(table for table in tables if "0" in table)}


def test_places_are_worth_the_same_at_tables_of_any_size() -> None:
    assert shares([1, 2]) == [1, 0] and shares([1, 1]) == [Fraction(1, 2)] * 2
    assert shares([1, 2, 3, 4, 5]) == [1, Fraction(3, 4), Fraction(1, 2), Fraction(1, 4), 0]
    assert shares([2, 1, 2]) == [Fraction(1, 4), 1, Fraction(1, 4)] and shares([1]) == [0]
    for ranks in ([1, 1, 3, 4, 5], [1, 1, 1], [1, 2, 2, 4]):
        assert sum(shares(ranks)) == Fraction(len(ranks), 2)


def test_equal_points_are_decided_by_whom_one_has_met_then_by_wins() -> None:
    games = [game("ab", [1, 2]), game("cd", [1, 2]), game("ac", [1, 2]), game("be", [1, 2]), game("df", [2, 1])]
    found = standings("abcdef", games)
    assert [score.person for score in found][:1] == ["a"] and found[0].points == 2
    by_name = {score.person: score for score in found}
    assert by_name["b"].points == by_name["c"].points == by_name["f"].points == 1
    # b met a (1 a game) and e (0), c met d (0) and a (1), f met d (0) alone; d met c (1/2) and f (1), e met b (1/2).
    assert by_name["b"].opponents == by_name["c"].opponents == Fraction(1, 2) > by_name["f"].opponents
    assert [score.person for score in found] == ["a", "b", "c", "f", "d", "e"]
    tied = standings("xyz", [game("xyz", [1, 1, 3])])
    assert [(one.person, one.wins) for one in tied] == [("x", Fraction(1, 2)), ("y", Fraction(1, 2)), ("z", 0)]
    assert standings("ab", []) == standings(["a", "b"], []) and standings("ab", [])[0].games == 0
