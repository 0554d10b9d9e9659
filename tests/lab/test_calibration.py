"""A calibration finds the weights by which games were decided, and comes out the same again."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ludoteca.cli import main
from ludoteca.kernel.registry import game
from ludoteca.kernel.values import WHOLE
from ludoteca.lab.calibration import Plan, Seen, fit, watch
from ludoteca.ledger.chances import UNIT
from ludoteca.ledger.sights import columns
from ludoteca.ledger.weights import Ahead, BorneOut, PlayedOn, Weights, read

GAMES = 600
SEEN = 7
AHEAD = Ahead(playouts=30, searches=2, share=0.5)
BORNE_OUT, PLAYED_ON = BorneOut(part=0.5), PlayedOn(moves=7, part=0.9, apart=0.02, varies=0.1)
"""The number of a feature that decides as well."""


def test_weights_are_found_by_which_games_were_decided() -> None:
    luck = np.random.default_rng(1)
    worth = luck.normal(0, UNIT, (GAMES, 2))
    features = np.zeros((GAMES, 2, len(game("origo").position.feature_names)), np.int16)
    features[:, :, SEEN] = luck.integers(0, WHOLE, (GAMES, 2))
    apart = 1.5 * (worth[:, 0] - worth[:, 1]) / UNIT + 2 * (features[:, 0, SEEN] - features[:, 1, SEEN]) / WHOLE
    first = 1 / (1 + np.exp(-apart))
    won = (luck.random(GAMES) < first).astype(float)
    seen = Seen(
        worth=worth.astype(np.int32),
        left=np.full(GAMES, 0.4, np.float32),
        kind=np.zeros(GAMES, np.int16),
        asked=np.zeros((GAMES, 2), bool),
        features=features,
        sights=np.zeros((GAMES, 2, 0), np.float32),
        game=np.arange(GAMES, dtype=np.int32),
        shares=np.stack([won, 1 - won], axis=1),
    )
    weights = fit(seen, Plan(game="origo", games=GAMES))
    always, early, late = weights.worth
    assert abs(always + 0.4 * early + late / 0.5 - 1.5) < 0.3
    assert weights.made["log_loss"] < weights.made["uniform"] - 0.1
    always, early = weights.features[game("origo").position.feature_names[SEEN]]
    assert abs(always + 0.4 * early - 2) < 0.6 and len(weights.features) == 1
    assert {*weights.asked} <= {*game("origo").decisions}


def test_games_that_are_watched_repeat_and_are_decided() -> None:
    plan = Plan(game="origin", games=2, playouts=(4,))
    number, seen = watch((plan, 0))
    again = watch((plan, 0))[1]
    assert number == 0
    assert all(np.array_equal(getattr(seen, name), getattr(again, name)) for name in vars(seen))
    assert seen.shares.shape == (2, 2) and np.allclose(seen.shares.sum(1), 1)
    assert seen.worth.shape == seen.asked.shape == (len(seen.game), 2)


def test_what_a_seat_sees_is_weighed_where_that_is_asked() -> None:
    plan = Plan(game="origin", games=2, playouts=(4,), sights=("hand",))
    _, seen = watch((plan, 0))
    hand = columns(game("origin"), 2, {"hand"})
    assert seen.sights.shape == (len(seen.game), 2, len(hand)) and 0 < seen.sights.mean() < 1
    assert {*fit(seen, plan).sights} <= {*hand}
    assert watch((Plan(game="origin", games=2, playouts=(4,)), 0))[1].sights.shape[2] == 0


def test_no_game_and_no_seats_are_refused() -> None:
    assert main(["calibrate", "chess"]) == 1
    assert main(["calibrate", "origo", "--seats", "9"]) == 1
    assert main(["calibrate", "origo", "--sights", "dragons"]) == 1


def test_what_other_commands_measure_stays_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "chances-2.json"
    file.write_bytes(Weights(made={}, ahead=AHEAD, borne_out=BORNE_OUT, played_on=PLAYED_ON).as_json().encode())
    assert main(["calibrate", "origin", "--games", "2", "--playouts", "2", "--workers", "1", "--to", str(file)]) == 0
    kept = read(file.read_bytes())
    assert (kept.ahead, kept.borne_out, kept.played_on) == (AHEAD, BORNE_OUT, PLAYED_ON)
    assert kept.made["games"] == 2
