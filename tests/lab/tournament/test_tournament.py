"""Tournaments: games follow from seeds, count by deals, go on from a file, stop when a question is answered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path

import pytest
from msgspec import structs

import ludoteca
from ludoteca import BadOption, BadRecord
from ludoteca.lab.sequential import Sequential
from ludoteca.lab.tournament import Fixture, GamesFile, Outcome, Tournament, play
from ludoteca.lab.tournament.outcome import prove
from ludoteca.lab.tournament.playing import luck
from ludoteca.lab.tournament.standings import standings

ORIGO = ludoteca.game("origo")
QUICK = ludoteca.game("species")
"""Its games are over in a quarter of the time."""


def outcome(players: tuple[str, ...], ranks: tuple[int, ...]) -> Outcome:
    return Outcome(game="origo", options={}, seed="s", players=players, points=(0,) * len(ranks), ranks=ranks)


def here(fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
    """Play in this process."""
    return map(play, fixtures)


def invented(fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
    """Games of which the first bot by name wins four of five, without a game; the deals' ends come last first."""
    for fixture in reversed([*fixtures]):
        order = sorted(fixture.players, reverse=luck(fixture.seed, 0) % 5 == 0)
        ranks = tuple(1 + order.index(bot) for bot in fixture.players)
        points = tuple(10 - rank for rank in ranks)
        yield Outcome(
            game=fixture.game,
            options=dict(fixture.options),
            seed=fixture.seed,
            players=fixture.players,
            points=points,
            ranks=ranks,
        )


def test_shares() -> None:
    assert outcome(("a", "b"), (1, 2)).share("a") == 1
    tie = outcome(("a", "b"), (1, 1))
    assert (tie.share("a"), tie.share("b"), tie.tie) == (0.5, 0.5, True)
    both = outcome(("a", "b", "a"), (1, 3, 1))
    assert (both.share("a"), both.share("b"), both.tie) == (1, 0, False)


def test_a_tournament_on_two_processes_counts_every_game() -> None:
    tournament = Tournament(QUICK.name, ["greedy", "random"], seats=2)
    outcomes = list(tournament.play(2))
    assert len(outcomes) == 4
    assert {outcome.players for outcome in outcomes} == {("greedy", "random"), ("random", "greedy")}
    assert sum(score.wins for score in tournament.scores.values()) == 4
    assert all(len(score.points) == 4 for score in tournament.scores.values())
    alone = Tournament(QUICK.name, ["greedy", "random"], seats=2)
    list(alone.play(2, here))
    bare = [[structs.replace(one, cpu=()) for one in played.outcomes] for played in (tournament, alone)]
    assert bare[0] == bare[1]
    assert [row.rating for row in standings(tournament)] == [row.rating for row in standings(alone)]


@pytest.mark.parametrize("name", ludoteca.registered())
def test_the_same_seed_gives_the_same_games_and_they_can_be_proved(name: str) -> None:
    first = next(Tournament(name, ["random", "greedy"], seats=2).fixtures(0))
    one, same = (structs.replace(play(first), cpu=()) for _ in range(2))
    other = play(Fixture(first.game, first.options, "other", first.players))
    assert one == same
    assert one.record != other.record
    prove(ludoteca.game(name), one)
    if one.sources:
        assert all(one.sources)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"points": (1, 2)}, "bad-result"),
        ({"ranks": (2, 2)}, "bad-result"),
        ({"seed": "other"}, "bad-commitment"),
        ({"record": {}}, "malformed-record"),
    ],
)
def test_forged_games_are_found(change: dict[str, object], code: str) -> None:
    one = play(next(Tournament("origo", ["random", "greedy"]).fixtures(0)))
    with pytest.raises(BadRecord) as refused:
        prove(ORIGO, structs.replace(one, **change))
    assert refused.value.code == code


def test_each_seat_has_its_own_luck_on_each_deal() -> None:
    assert len({luck(seed, seat) for seed in ("s-0", "s-1") for seat in range(3)}) == 6


def test_what_a_tournament_says_does_not_hang_on_who_was_faster() -> None:
    def forwards(fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        return reversed([*invented(fixtures)])

    said = []
    for runner in (invented, forwards):
        tournament = Tournament("origo", ["greedy", "random", "search:1p"], question=Sequential(0.5))
        list(tournament.play(60, runner))
        assert tournament.question
        said.append((tournament.deals, tournament.question.interval, [row.cells() for row in standings(tournament)]))
    assert said[0] == said[1]


def test_it_stops_when_the_question_is_answered() -> None:
    tournament = Tournament("origo", ["greedy", "random"], question=Sequential(0.5))
    list(tournament.play(200, invented))
    assert tournament.question
    assert tournament.question.answer is True
    assert tournament.decided
    assert 5 < tournament.deals == tournament.question.count < 100
    assert tournament.scores["greedy"].games == 2 * tournament.deals
    reverse = Tournament("origo", ["random", "greedy"], question=Sequential(0.5))
    list(reverse.play(200, invented))
    assert reverse.question
    assert reverse.question.answer is False


def test_it_goes_on_from_a_file(tmp_path: Path) -> None:
    played: list[Fixture] = []

    def counted(fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        for fixture in fixtures:
            played.append(fixture)
            yield play(fixture)

    file = GamesFile(tmp_path / "games.jsonl")
    begun = Tournament(QUICK.name, ["greedy", "random"], seats=2)
    assert len(list(islice(begun.play(3, counted, file), 3))) == 3
    again = Tournament(QUICK.name, ["greedy", "random"], seats=2)
    assert len(list(again.play(3, counted, file))) == 6
    assert len(played) == len({fixture.key for fixture in played}) == 6
    whole = Tournament(QUICK.name, ["greedy", "random"], seats=2)
    list(whole.play(3, here))
    assert [structs.replace(one, cpu=()) for one in again.outcomes] == [
        structs.replace(one, cpu=()) for one in whole.outcomes
    ]
    for one in file.read(records=True):
        prove(QUICK, one)


def test_games_of_a_file_that_are_none_of_these_do_not_count(tmp_path: Path) -> None:
    file = GamesFile(tmp_path / "games.jsonl")
    list(Tournament("origo", ["greedy", "random"], seed="other").play(1, invented, file))
    list(Tournament("origo", ["greedy", "random"], options={"attack_adjacency": False}).play(1, invented, file))
    list(Tournament("origo", ["greedy", "search:1p"]).play(1, invented, file))
    old = next(invented(Tournament("origo", ["greedy", "random"]).fixtures(0)))
    file.append(structs.replace(old, rules=ORIGO.rules - 1))
    list(Tournament("origo", ["greedy", "random"]).play(1, invented, file))
    more = Tournament("origo", ["greedy", "random", "search:1p"])
    list(more.play(1, invented, file))
    assert more.passed_over == 5
    assert len(list(file.read())) == 11, "only those of the third pair were missing"


@pytest.mark.parametrize("players", [["random"], ["random", "random"], ["random", "who"]])
def test_bad_players(players: list[str]) -> None:
    with pytest.raises(BadOption):
        Tournament("origo", players, 2)


def test_bad_seats_and_options() -> None:
    with pytest.raises(BadOption):
        Tournament("origo", ["random", "greedy"], 9)
    with pytest.raises(BadOption):
        Tournament("origo", ["random", "greedy"], options={"start_player": 7})
    with pytest.raises(BadOption):
        standings(Tournament("origo", ["random", "greedy"]), anchor="search")
