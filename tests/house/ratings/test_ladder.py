"""Ratings by simulation: people of known strength are found in their order; bots and leavers are what they are."""

from __future__ import annotations

import copy
import math
import random
from collections.abc import Iterable
from itertools import combinations

import pytest
from msgspec import structs
from openskill.models import PlackettLuce

from ludoteca.bots import levels
from ludoteca.house.matches import checked, deal
from ludoteca.house.ratings.ladder import ANCHORS, BETA, MIDDLE, Ladder, Rating, mu_of, points_of
from ludoteca.house.ratings.outcome import Entrant, Outcome, outcome
from ludoteca.house.store.rows import LeaverRow, Seat
from tests.support.rows import table_row

FIRST = 1.5
"""What it is worth to begin, in the model's units."""


def simulated(seed: int, people: int = 30, games: int = 40) -> tuple[dict[str, float], list[Outcome]]:
    """People of known strength meet at tables of two to five until each has played so many games; points are coarse.

    Of two the chances are those of the model: differences of Gumbel's distribution are logistic.
    """
    dice = random.Random(seed)
    strength = {f"p{n:02}": dice.gauss(25, 8) for n in range(people)}
    played = dict.fromkeys(strength, 0)
    outcomes = []
    while min(played.values()) < games:
        seats = dice.randint(2, 5)
        waiting = sorted(strength, key=lambda one: (played[one], dice.random()))
        sitting = dice.sample(waiting[: 2 * seats], seats)
        luck = [-math.log(dice.expovariate(1)) * BETA * math.sqrt(2) for _ in sitting]
        points = [round((strength[one] + FIRST * (place == 0) + luck[place]) / 2) for place, one in enumerate(sitting)]
        ranks = [1 + sum(other > own for other in points) for own in points]
        outcomes.append(met(*(Entrant(ranks[n], n, one) for n, one in enumerate(sitting))))
        for one in sitting:
            played[one] += 1
    return strength, outcomes


def folded(outcomes: Iterable[Outcome]) -> Ladder:
    ladder = Ladder()
    for one in outcomes:
        ladder.count(one)
    return ladder


def met(*entrants: Entrant, seats: int | None = None) -> Outcome:
    return Outcome(seats or len(entrants), entrants)


def kendall(one: dict[str, float], other: dict[str, float]) -> float:
    """Kendall's rank correlation: agreeing pairs less those that do not, of all."""
    pairs = list(combinations(one, 2))
    products = [(one[a] - one[b]) * (other[a] - other[b]) for a, b in pairs]
    return sum((product > 0) - (product < 0) for product in products) / len(pairs)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_order_of_thirty_people_is_found_within_forty_games_of_each(seed: int) -> None:
    strength, outcomes = simulated(seed)
    assert any(len({one.rank for one in game.entrants}) < game.seats for game in outcomes), "there are ties"
    ladder = folded(outcomes)
    assert kendall(strength, {one: rating.mu for one, rating in ladder.people.items()}) >= 0.8
    held = [
        rating.interval[0] <= points_of(strength[one]) <= rating.interval[1] for one, rating in ladder.people.items()
    ]
    assert sum(held) >= 0.7 * len(held)


def test_who_begins_is_not_stronger_for_it() -> None:
    _, outcomes = simulated(4, games=120)
    places = folded(outcomes).places
    found = [first.mu - sum(one.mu for one in others) / len(others) for first, *others in places.values()]
    assert len(found) == 4 and 0.5 * FIRST < sum(found) / 4 < 1.5 * FIRST


def test_going_on_comes_to_the_same_as_beginning_anew() -> None:
    _, outcomes = simulated(5)
    ladder = folded(outcomes[:100])
    kept = copy.deepcopy(ladder)
    for one in outcomes[100:]:
        ladder.count(one)
    assert ladder == folded(outcomes) != kept == folded(outcomes[:100])


def test_two_who_share_the_first_place_are_ahead_of_the_third() -> None:
    ranks = [1, 1, 3, 4, 5]
    model = PlackettLuce()
    usual = model.rate([[model.rating()] for _ in ranks], ranks=[float(rank) for rank in ranks])
    assert [round(team[0].mu, 1) for team in usual[:3]] == [26.0, 26.0, 26.6], "why this is not the model"
    ladder = folded([met(*(Entrant(rank, place, str(place)) for place, rank in enumerate(ranks)))])
    first, second, third, fourth, fifth = [ladder.people[str(n)].mu for n in range(5)]
    assert first == second > third > fourth > fifth
    assert third == pytest.approx(25.0)


def test_bots_hold_the_scale() -> None:
    assert set(ANCHORS) == {name for name, _ in levels()} and list(ANCHORS.values()) == sorted(ANCHORS.values())
    dice = random.Random(6)
    ladder = Ladder()
    for game in range(150):
        won = dice.random() < 0.64  # a hundred points more than this bot
        place = game % 2
        one = Entrant(1 if won else 2, place, "anna")
        ladder.count(met(one, Entrant(2 if won else 1, 1 - place, bot="greedy")))
    low, high = ladder.people["anna"].interval
    assert low < ANCHORS["greedy"] + 100 < high and high - low < 250
    assert set(ladder.people) == {"anna"}
    assert sum(one.mu for one in ladder.places[2]) == pytest.approx(0, abs=0.1)


def test_a_game_that_says_nothing_changes_nothing() -> None:
    ladder = Ladder()
    ladder.count(met(Entrant(1, 0, "anna"), seats=2))
    ladder.count(met(Entrant(1, 0, bot="greedy"), Entrant(2, 1, bot="random")))
    ladder.count(met(Entrant(1, 0, "anna"), Entrant(2, 1, bot="a bot of long ago")))
    assert ladder == Ladder()


def test_the_scale() -> None:
    assert Rating().points == MIDDLE and Rating().interval == (1018, 1982)
    assert points_of(mu_of(1234.5)) == pytest.approx(1234.5)
    chance = 1 / (1 + 10 ** (-100 / 400))
    assert 1 / (1 + 2.718281828 ** (-(mu_of(1600) - mu_of(1500)) / (2**0.5 * BETA))) == pytest.approx(chance)


# What a finished table tells ------------------------------------------------------------------------------------------


def gone(seat: int, seq: int, player: str) -> LeaverRow:
    return LeaverRow("t", seat, seq, player, player.title(), 1)


def entrants(*seats: Seat, ranks: list[int], left: tuple[LeaverRow, ...] = ()) -> list[tuple[int, str | None]]:
    row = table_row("t", status="finished", seats=seats, result={"points": [0] * len(seats), "ranks": ranks})
    return [(one.rank, one.player or one.bot) for one in outcome(row, left).entrants]


ANNA, BERT, CARL = [Seat(name, name.title()) for name in ("anna", "bert", "carl")]


def test_everybody_stays() -> None:
    found = entrants(ANNA, BERT, Seat(bot="greedy"), ranks=[2, 1, 2])
    assert found == [(2, "anna"), (1, "bert"), (2, "greedy")]


def test_who_left_to_a_bot_is_last() -> None:
    away = Seat("bert", "Bert", "search-easy", substituted=True)
    assert entrants(ANNA, away, CARL, ranks=[3, 1, 2]) == [(3, "anna"), (4, "bert"), (2, "carl")]


def test_who_left_for_good_is_last_and_who_took_over_is_not_rated() -> None:
    left = (gone(1, 7, "bert"), gone(1, 9, "dora"))
    assert entrants(ANNA, Seat("emil", "Emil"), ranks=[2, 1], left=left) == [(2, "anna"), (3, "bert")]


def test_of_whom_was_forgotten_nothing_is_known() -> None:
    assert entrants(ANNA, Seat(), CARL, ranks=[3, 1, 2]) == [(3, "anna"), (2, "carl")]
    assert entrants(ANNA, Seat(bot="greedy"), ranks=[2, 1], left=(gone(1, 0, ""),)) == [(2, "anna")]


def test_places_are_counted_from_who_begins() -> None:
    options = checked("origo", 3, {"start_player": 1})[1]
    row = table_row("t", seats=(ANNA, BERT, CARL), options=options)
    row = structs.replace(row, status="finished", result={"points": [0, 0, 0], "ranks": [1, 2, 3]}, **deal(row))
    assert [one.place for one in outcome(row).entrants] == [2, 0, 1]
