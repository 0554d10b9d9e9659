"""What speaks for deals is found by what those who held the cards were like, and comes out the same again."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteca.kernel.registry import game
from ludoteca.lab.calibration import CHUNK, Plan
from ludoteca.lab.dealing import OTHERS, Dealt, fit, watch

GAMES = 30
LOOKS = 40
SEEN = 3
"""The number of the feature that decides."""


def made_up(weight: float) -> dict[int, Dealt]:
    """Deals of which that lies there for which a feature speaks."""
    luck = np.random.default_rng(1)
    columns = 2 * (1 + len(game("origo").position.feature_names))
    chunks = {}
    for number in range(GAMES // CHUNK):
        told = np.zeros((CHUNK * LOOKS, 1 + OTHERS, columns), np.float32)
        told[:, :, 1 + SEEN] = luck.normal(0, 1, told.shape[:2])
        speaks = np.exp(weight * told[:, :, 1 + SEEN])
        for at, chances in enumerate(speaks / speaks.sum(1, keepdims=True)):
            real = luck.choice(1 + OTHERS, p=chances)
            told[at, [0, real]] = told[at, [real, 0]]
        chunks[number] = Dealt(told, np.repeat(np.arange(CHUNK), LOOKS))
    return chunks


def test_what_speaks_for_a_deal_is_found() -> None:
    likely = fit(made_up(1.5), Plan(game="origo", games=GAMES))
    assert likely is not None and likely.worth == (0.0, 0.0)
    assert [*likely.features] == [game("origo").position.feature_names[SEEN]]
    assert likely.features.popitem()[1][0] == pytest.approx(1.5, abs=0.2)
    assert likely.made["gain"] > 0.3


def test_where_nothing_speaks_for_a_deal_nothing_is_found() -> None:
    assert fit(made_up(0.0), Plan(game="origo", games=GAMES)) is None


def test_games_that_are_watched_repeat_and_something_hangs_on_every_deal() -> None:
    plan = Plan(game="species", games=2, playouts=(4,))
    number, seen = watch((plan, 0))
    again = watch((plan, 0))[1]
    assert number == 0 and np.array_equal(seen.told, again.told) and np.array_equal(seen.game, again.game)
    assert len(seen.told) == len(seen.game) > 10 and {*seen.game} == {0, 1}
    assert seen.told.shape[1:] == (1 + OTHERS, 2 * (1 + len(game("species").position.feature_names)))
    assert (seen.told[:, :1] != seen.told).any((1, 2)).all()
