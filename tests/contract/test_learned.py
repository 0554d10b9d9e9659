"""Learned values: what a game names is what it writes, and both builds say the same of a position."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pytest

from ludoteca import Game, _pure
from ludoteca.bots.judges import HAND
from ludoteca.kernel.decisions import names_of
from ludoteca.kernel.position import Position
from ludoteca.kernel.registry import game as find
from ludoteca.kernel.values import HIDDEN, LARGEST, WHOLE, BadValues, Values, shipped
from ludoteca.lab.training.targets import corrections


def walk(game: Game, seats: int, every: int = 5, seed: int = 3) -> Iterator[Position]:
    """Some positions of a random game, in the middle of moves as well."""
    luck = random.Random(seed)
    position = game.deal(seats, seed, {})
    position.simulate(seed)
    for at in range(1200):
        if position.over:
            break
        if at % every == 0:
            yield position.clone()
        position.step(position.actor, luck.choice(position.picks(position.actor)))


def any_values(names: tuple[str, ...], seed: int = 5) -> Values:
    """Weights by chance."""
    luck = random.Random(seed)
    linear = [[luck.randrange(-3000, 3000) for _ in names] for _ in range(2)]
    inward = [[luck.randrange(-900, 900) for _ in range(HIDDEN)] for _ in names]
    begin, outward = [[luck.randrange(-3000, 3000) for _ in range(HIDDEN)] for _ in range(2)]
    return Values(names, linear[0], linear[1], begin, inward, outward, [9, 3, 11], {})


def told(name: str, seats: int) -> list[int]:
    """What positions of a game are worth by weights found by chance."""
    game = find(name)
    values = any_values(game.position.feature_names)
    worths = []
    for position in walk(game, seats, every=25):
        position.value_by(values)
        worths += [position.worth(seat) for seat in range(seats)]
    return worths


@pytest.fixture
def names(game: Game) -> tuple[str, ...]:
    """The features of a game that names some."""
    found: tuple[str, ...] = game.position.feature_names
    return found or pytest.skip("names no features")


def test_features_are_those_that_are_named(game: Game, seats: int, names: tuple[str, ...]) -> None:
    nothing = Values.none(names)
    for position in walk(game, seats):
        for seat in range(seats):
            by_hand, view = position.worth(seat), game.view(position, -1)
            position.value_by(nothing)
            features = position.features_of(seat)
            assert len(features) == len(names)
            assert 0 <= features[0] <= WHOLE
            assert all(abs(feature) <= LARGEST for feature in features)
            assert position.worth(seat) == by_hand
            position.value_by(None)
            assert game.view(position, -1) == view


def test_weights_change_what_a_position_is_worth_until_it_is_over(game: Game, names: tuple[str, ...]) -> None:
    values, seats = any_values(names), game.seats[0]
    changed = 0
    for position in walk(game, seats, every=1):
        by_hand = [position.worth(seat) for seat in range(seats)]
        position.value_by(values)
        copy = position.clone()
        worth = [copy.worth(seat) for seat in range(seats)]
        changed += worth != by_hand
        assert worth == [position.worth(seat) for seat in range(seats)]
        luck = random.Random(1)
        position.step(position.actor, luck.choice(position.picks(position.actor)))
        if position.over:
            assert [position.worth(seat) for seat in range(seats)] == [
                100 * position.score(seat) for seat in range(seats)
            ]
    assert changed


def test_features_that_weights_do_not_know_weigh_nothing(game: Game, names: tuple[str, ...]) -> None:
    known = names[:2] + names[3:-1]
    values = any_values(known)
    wide = values.widened(names)
    assert wide.features == names
    for seat, position in enumerate(walk(game, game.seats[0], every=60)):
        seat %= game.seats[0]
        by_hand = position.worth(seat)
        position.value_by(wide)
        of = dict(zip(names, position.features_of(seat), strict=True))
        corrected = corrections(values, np.array([[of[name] for name in known]]))
        assert position.worth(seat) - by_hand == corrected[0]
    with pytest.raises(BadValues, match="other features"):
        wide.widened(known)


@pytest.mark.skipif(not _pure.compiled(), reason="compares the compiled build with the interpreted one")
@pytest.mark.usefixtures("names")
def test_both_builds_say_the_same(game: Game) -> None:
    script = f"from tests.contract.test_learned import told; print(told({game.name!r}, {game.seats[-1]}))"
    environment = {**os.environ, "LUDOTECA_PURE": "1"}
    done = subprocess.run([sys.executable, "-c", script], env=environment, check=True, capture_output=True, text=True)
    assert done.stdout.strip() == str(told(game.name, game.seats[-1]))


def test_what_is_shipped_fits(game: Game, seats: int) -> None:
    values = shipped(game.position.values_in, seats, game.position.feature_names)
    if values is None:
        pytest.skip("ships none")
    assert values.made["command"].startswith(f"ludoteca train {game.name}")
    assert values.made["hours"] > 0 and "seed" in values.made
    assert len(values.as_json()) < 200_000 / len(game.seats)
    if values.prior:
        assert values.prior.kinds == names_of(game.position.decisions)
        assert all(game.vocabulary.token(pick) for _, pick, _ in values.prior.picks)
        last, other = values.made, values.made.get("prior") or values.made.get("weights") or {}
        assert "prior" in (last["learn"], other.get("learn"))
        assert last["begin"] == HAND or "command" in other
