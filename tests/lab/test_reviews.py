"""What reviews are measured by."""

from __future__ import annotations

import random

import pytest
from msgspec import structs

from ludoteca.lab.reviews import Measured, explained, mean_luck, measure, noise, play, searching
from ludoteca.ledger.evaluator import Evaluator, evaluator
from ludoteca.ledger.weights import Ahead


def measured(shares: float, luck: float) -> Measured:
    again = luck + 0.01, -luck - 0.01
    return Measured((shares, 1 - shares), (luck, -luck), (0.0, 0.0), again, 0.0, 0.1)


def test_luck_that_explains_everything_leaves_no_variance() -> None:
    games = [measured(0.5 + luck, 2 * luck) for luck in (-0.5, -0.2, 0.1, 0.2, 0.4, 0.5, -0.3, -0.1, 0.0, 0.3)]
    found = explained(games)
    assert found.left[0] == 0 and found.noise == 0 and found.beta == 0.5 and found.saves
    assert noise(games) == pytest.approx(0.01)
    assert not explained(games, glanced=True).saves


def test_luck_that_explains_nothing_leaves_all_of_it() -> None:
    luck = random.Random(1)
    games = [measured(float(luck.random() < 0.5), luck.gauss(0, 0.1)) for _ in range(400)]
    mean, low, high = explained(games).left
    assert low < 1 < high + 0.02 and mean > 0.95
    first, second = mean_luck(games)
    assert first.low < 0 < first.high and first.mean == pytest.approx(-second.mean)


def test_a_game_is_played_and_measured() -> None:
    match = play("origin", ["search:4p", "greedy"], 1, "measured")
    weights = evaluator(match.game, 2).weights
    ahead, glance = (Evaluator(match.game, 2, structs.replace(weights, ahead=one)) for one in (Ahead(4, 1, 0.5), None))
    told, at_a_glance = measure(match, "open", by=ahead), measure(match, "open", twice=False, by=glance)
    assert match.over and told.apart < 1e-9
    assert measure(match, "open", twice=False, by=searching(ahead, 2)).luck != told.luck
    assert told.glanced != told.luck != told.again and told.again
    assert not at_a_glance.again and at_a_glance.luck == pytest.approx(told.glanced, abs=0.1)
    assert sum(told.luck) == pytest.approx(0, abs=1e-9)
    assert play("origin", ["search:4p", "greedy"], 1, "measured").record() == match.record()
