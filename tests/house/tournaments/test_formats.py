"""Formats, whatever the number of people: everybody is paired once a round, and each tournament comes to its end."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from ludoteca.house.tournaments.formats import GROUPS, KNOCKOUT, SWISS, Contest, Pairing, System, drawn
from ludoteca.house.tournaments.pairings import Table, meetings, seatable, table_sizes
from ludoteca.house.tournaments.played import Round, Sitting, games

Play = Callable[[Table], Sitting]
LEAST = 2


def by_chance(seed: int) -> Play:
    dice = random.Random(seed)

    def play(table: Table) -> Sitting:
        points = tuple(dice.randrange(12) for _ in table)
        return Sitting(table, tuple(1 + sum(other > own for other in points) for own in points), points)

    return play


def begun(system: System, number: int) -> Contest:
    entrants, length = drawn(system, [f"p{one:03}" for one in range(number)], LEAST, "lots")
    return Contest(system, entrants, (), length, LEAST, "lots")


def went_on(contest: Contest, pairing: Pairing, play: Play) -> Contest:
    played = Round(tuple(map(play, pairing.tables)), pairing.byes)
    return structs.replace(contest, rounds=(*contest.rounds, played), length=pairing.length)


def played_out(contest: Contest, play: Play) -> Contest:
    """Play a tournament to its end, and look at each round."""
    for _ in range(40):
        pairing = contest.next_round()
        if pairing is None:
            return contest
        assert pairing == contest.next_round(), "the same round for every process"
        check(contest, pairing)
        contest = went_on(contest, pairing, play)
    raise AssertionError("it has no end")


def check(contest: Contest, pairing: Pairing) -> None:
    paired = [one for table in pairing.tables for one in table]
    assert len({*paired, *pairing.byes}) == len(paired) + len(pairing.byes), "nobody is paired twice"
    away = {one.person for one in contest.entrants if one.away}
    assert not away & {*paired, *pairing.byes}, "nor who is not there"
    small = [table for table in pairing.tables if len(table) < contest.system.fewest]
    assert all(LEAST <= len(table) <= contest.system.most for table in pairing.tables)
    if contest.system.format == SWISS:
        here = len(contest.entrants) - len(away)
        assert len(paired) + len(pairing.byes) == here
        assert not small or len(pairing.tables) == 1, "only where no full table is left"
    if not contest.system.duplicate or contest.system.most == 2:
        return
    assert len({len(table) for table in pairing.tables if table not in small}) <= 1


systems = st.builds(
    lambda fewest, more, fmt, advance, duplicate, rounds, group, bye: System(
        fmt,
        fewest,
        fewest if duplicate else min(5, fewest + more),
        rounds,
        max(group, fewest, 3),
        min(advance, fewest - 1),
        duplicate,
        bye,
    ),
    st.integers(2, 5),
    st.integers(0, 3),
    st.sampled_from((SWISS, GROUPS, KNOCKOUT)),
    st.integers(1, 4),
    st.booleans(),
    st.integers(1, 4),
    st.integers(3, 6),
    st.sampled_from(("full", "half", "none")),
)


@settings(max_examples=60, deadline=None)
@given(systems, st.integers(2, 24), st.integers(0, 9))
def test_whatever_the_number_of_people(system: System, number: int, seed: int) -> None:
    contest = played_out(begun(system, number), by_chance(seed))
    rankings = contest.rankings()
    told = [score.person for score in rankings[-1 if system.format == GROUPS else 0].scores]
    assert len({*told}) == len(told)
    if system.format == KNOCKOUT:
        first, second = rankings[0].scores[0], rankings[0].scores[1]
        assert first.stage > second.stage, "one is left"
        assert contest.rounds[-1].final
    if system.format == SWISS:
        assert len(contest.rounds) == system.rounds
        byes = Counter(one for round in contest.rounds for one in round.byes)
        assert not byes or max(byes.values()) - min(byes[one] for one in contest.people) <= 1, "byes go round"


@pytest.mark.parametrize(
    ("size", "fewest", "most"),
    [(9, 3, 3), (8, 4, 4), (16, 4, 4), (7, 2, 2), (6, 2, 2), (10, 3, 4), (5, 4, 4), (4, 4, 4)],
)
def test_all_of_a_group_meet(size: int, fewest: int, most: int) -> None:
    contest = played_out(begun(System(GROUPS, fewest, most, group=16, advance=0), size), by_chance(1))
    met = meetings(table.people for round in contest.rounds for table in round.tables)
    assert met.keys() == {frozenset(pair) for pair in combinations(contest.people, 2)}
    assert len(contest.rounds) <= 2 * -(-(size - 1) // (most - 1)), "in few rounds"
    assert most > 2 or {*met.values()} == {1}, "at tables for two once"


def test_the_best_of_each_group_go_on() -> None:
    strong = {"p000", "p001", "p004", "p005"}

    def play(table: Table) -> Sitting:
        order = sorted(table, key=lambda one: (one not in strong, one))
        return Sitting(
            table, tuple(1 + order.index(one) for one in table), tuple(9 - order.index(one) for one in table)
        )

    contest = played_out(begun(System(GROUPS, 2, 2, group=4, advance=2), 8), play)
    assert contest.length == 3 and len(contest.rounds) == 5
    assert {one for table in contest.rounds[3].tables for one in table.people} == strong
    final, *groups = contest.rankings()
    assert [one.person for one in final.scores][:2] == ["p000", "p001"] and final.scores[0].stage == 2
    assert [ranking.group for ranking in groups] == [1, 2]
    assert [len({*ranking.scores}) for ranking in groups] == [4, 4]
    assert contest.survived()["p000"] == 5 and contest.knocked_out(3) and not contest.knocked_out(2)


def test_groups_that_end_early_play_their_finals() -> None:
    contest = begun(System(GROUPS, 2, 2, group=3, advance=1), 6)
    assert contest.length == 3
    first = contest.next_round()
    assert first is not None
    contest = went_on(contest, first, by_chance(3))
    here = {first.tables[0][0], first.tables[1][0]}
    gone = [structs.replace(one, away=one.person not in here) for one in contest.entrants]
    contest = played_out(structs.replace(contest, entrants=gone), by_chance(4))
    assert contest.length == 1 and contest.rounds[-1].final
    assert {*contest.rounds[-1].tables[0].people} == here


def test_the_best_meet_late_and_have_the_byes() -> None:
    def play(table: Table) -> Sitting:
        return Sitting(
            table, tuple(1 + sorted(table).index(one) for one in table), tuple(-int(one[1:]) for one in table)
        )

    contest = played_out(begun(System(KNOCKOUT, 4, 4, advance=2), 18), play)
    assert [[len(table.people) for table in round.tables] for round in contest.rounds] == [[4] * 4, [4, 4], [4], [4]]
    assert contest.rounds[0].byes == ("p000", "p001"), "lots decide where nothing else does"
    order = [one.person for one in contest.rankings()[0].scores]
    assert order[:2] == ["p000", "p001"], "the strongest won"
    assert contest.survived()["p000"] == 4 and contest.survived()["p001"] == 3


def test_a_tie_is_decided_by_how_they_stood_and_then_by_lot() -> None:
    contest = begun(System(KNOCKOUT, 2, 2), 4)
    tied = Round((Sitting(("p000", "p003"), (1, 1), (5, 5)), Sitting(("p001", "p002"), (2, 1), (3, 4))))
    contest = structs.replace(contest, rounds=(tied,))
    final = contest.next_round()
    assert final is not None and {*final.tables[0]} == {"p000", "p002"}
    tied = Round((Sitting(final.tables[0], (1, 1), (5, 5)),))
    contest = structs.replace(contest, rounds=(*contest.rounds, tied))
    assert contest.next_round() is None
    assert contest.rankings()[0].scores[0].person == "p002", "who had won the round before"


def test_who_leaves_is_last_and_goes_nowhere() -> None:
    left = Sitting(("a", "b", "c"), (1, 2, 3), (9, 5, 2), frozenset({0}))
    assert left.placed == (3, 1, 2)
    counted = games(Round((left,)), duplicate=False)[0]
    assert [*counted.scores] == [0, 1, Fraction(1, 2)] and [*counted.wins] == [0, 1, 0]
    everybody = structs.replace(left, left=frozenset({0, 1, 2}))
    assert not any(games(Round((everybody,)), duplicate=False)[0].scores)
    contest = begun(System(KNOCKOUT, 3, 3, advance=2), 6)
    tables = [("p000", "p001", "p002"), ("p003", "p004", "p005")]
    gone = Sitting(tables[0], (1, 2, 3), (9, 5, 2), frozenset({0, 1}))
    contest = structs.replace(contest, rounds=(Round((gone, Sitting(tables[1], (1, 2, 3), (3, 2, 1)))),))
    final = contest.next_round()
    assert final is not None and {*final.tables[0]} == {"p002", "p003", "p004"}


def test_a_table_that_was_closed_counts_as_a_bye() -> None:
    contest = begun(System(SWISS, 2, 2, rounds=2, bye="full"), 4)
    closed = Sitting(("p000", "p001"), void=True)
    round = Round((closed, Sitting(("p002", "p003"), (1, 2), (4, 3))))
    assert round.over and round.paused == ["p000", "p001"] and not round.final
    told = {one.person: one for one in structs.replace(contest, rounds=(round,)).rankings()[0].scores}
    assert told["p000"].points == told["p001"].points == told["p002"].points == 1
    assert told["p000"].games == 0 and told["p000"].wins == 0


def test_duplicate_compares_tables_of_one_size_once_all_are_over() -> None:
    tables = (
        Sitting(("a", "b"), (1, 2), (10, 5)),
        Sitting(("c", "d"), (2, 1), (7, 8)),
        Sitting(("e", "f"), (1, 2), (8, 3), frozenset({1})),
    )
    found = games(Round(tables), duplicate=True)
    assert [[*found[number].scores] for number in range(3)] == [[1, Fraction(1, 2)], [0, 1], [Fraction(1, 2), 0]]
    assert [*found[0].wins] == [1, 0], "wins are those at the own table"
    assert games(Round((*tables, Sitting(("g", "h")))), duplicate=True) == {}, "nobody knows before the last is over"
    assert games(Round((tables[0],)), duplicate=True)[0].scores[0] == 1, "a table alone counts by its places"


def test_who_is_away_is_not_paired_and_where_nobody_is_left_it_is_over() -> None:
    contest = begun(System(SWISS, 3, 4, rounds=3), 9)
    gone = [structs.replace(one, away=one.person in ("p003", "p004")) for one in contest.entrants]
    contest = played_out(structs.replace(contest, entrants=gone), by_chance(5))
    assert len(contest.rounds) == 3
    alone = [structs.replace(one, away=one.person != "p000") for one in contest.entrants]
    for format in (SWISS, GROUPS, KNOCKOUT):
        nobody = begun(System(format, 3, 4), 9)
        assert structs.replace(nobody, entrants=alone).next_round() is None


@pytest.mark.parametrize(("fewest", "most"), [(2, 2), (3, 5), (4, 4), (2, 5), (5, 5)])
def test_as_many_sit_as_can(fewest: int, most: int) -> None:
    for people in range(40):
        number = seatable(people, range(fewest, most + 1))
        assert 0 <= people - number < fewest
        assert number == 0 or sum(table_sizes(number, range(fewest, most + 1))) == number
