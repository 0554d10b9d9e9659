"""Weights that win: all are moved at once, up or down by chance, and follow what the moved ones win against each other.

Simultaneous perturbation (SPSA, Spall 1992): in a game half of the seats judge by weights that were moved one way, the
others by weights moved the other way, and the same deal is played once more with both exchanged. What a weight's move
brought is how often it went with winning. A fit foretells how games end; this asks what plays better, whatever it
foretells.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ludoteca.bots.judges import Given, Judge
from ludoteca.bots.search import SearchBot
from ludoteca.kernel.position import Position
from ludoteca.kernel.registry import game
from ludoteca.kernel.values import HIDDEN, WEIGHT, WHOLE, Values, load
from ludoteca.lab.training.plan import Plan
from ludoteca.lab.training.selfplay import column

DEALS = 5
"""How many deals are tried, and written down, together; each is played twice."""
LOOKED_AT = 12
"""How many games tell how far features spread."""
LOOKS = 3
"""In them every third move is looked at."""
PLAYOUTS = 60
"""How long a search thinks in them."""
FARTHEST = 4000
"""How far a weight is moved at most, however seldom its feature tells anything."""
STRIDE = 2.0
"""How long a step is, in moves of a trial; in the second half of a generation it is half as long."""
FADING = 0.6
"""How much less what was found a step before counts."""
WINS = 0.5
"""How much wins count beside points, both divided by how much they vary."""
CUT = 14
"""How many bits of a weight are cut off where learning begins without any."""
HUNDREDTHS = 100


@dataclass(frozen=True)
class Trial:
    """Some deals that are to be played by weights moved either way."""

    plan: Plan
    generation: int
    step: int
    number: int
    values: str
    """The file of the weights that are moved."""
    reach: Any
    """How far each weight is moved: early and late, float64 [2, F]."""
    file: Path
    """Where to write what came of it."""


def begun(values: Values | None, features: Sequence[str]) -> Values:
    """Give the weights that are moved first: those so far, or weights of nought that are fine enough to be moved."""
    if values is not None:
        return values
    zeros, count = [0] * HIDDEN, len(features)
    return Values(features, [0] * count, [0] * count, zeros, [zeros] * count, zeros, [CUT, 0, 0], {})


def moved(values: Values, by: Any) -> Values:
    """Give the same values with early and late weights moved, [2, F]."""
    wanted = np.rint(np.array([values.early, values.late]) + by).astype(int)
    early, late = np.clip(wanted, -WEIGHT, WEIGHT).tolist()
    rest = values.begin, values.inward, values.outward, values.shifts, values.made, values.prior
    return Values(values.features, early, late, *rest)


def reach(plan: Plan, values: Values) -> Any:
    """Tell how far each weight is moved in a trial, [2, F]: so far that seats differ by `sway` points more or less.

    Nought where a feature says the same of all seats. What features say is looked at in games of short searches.
    """
    seen = []
    for number in range(LOOKED_AT):
        luck = random.Random(f"{plan.seed} {number}")
        seen += _look(plan, values, luck)
    features = np.array(seen, float)
    left = features[:, :, :1]
    spread = np.array([_spread(features * left), _spread(features * (WHOLE - left))])
    unit = HUNDREDTHS * (1 << values.shifts[0])
    far = np.divide(plan.sway * unit, spread, out=np.zeros_like(spread), where=spread > 0)
    return np.minimum(far, FARTHEST)


def weightless(values: Values) -> Any:
    """Tell which features weigh nothing, bool [F]."""
    weights = np.column_stack([values.early, values.late, values.inward])
    return ~weights.any(1)


def _spread(said: Any) -> Any:
    """Tell how much what is said of seats, [n, seats, F], differs between them."""
    return np.sqrt(np.square(said - said.mean(1, keepdims=True)).mean((0, 1)))


def _look(plan: Plan, values: Values, luck: random.Random) -> list[list[list[int]]]:
    """List the features of all seats in the course of a game."""
    searcher = SearchBot(0, playouts=PLAYOUTS, judge=Given(values))
    position = _dealt(plan, luck)
    found = []
    moves = 0
    while not position.over:
        _move(position, searcher, luck)
        moves += 1
        if moves % LOOKS == 0 and not position.over:
            watched = position.clone()
            watched.value_by(values)
            found.append([watched.features_of(seat) for seat in range(plan.seats)])
    return found


def _dealt(plan: Plan, luck: random.Random) -> Position:
    position: Position = game(plan.game).deal(plan.seats, luck.getrandbits(62), {})
    position.simulate(luck.getrandbits(62))
    return position


def _move(position: Position, searcher: SearchBot, luck: random.Random) -> None:
    seat = position.actor
    for pick in searcher.decide(position, seat, luck.getrandbits(64)):
        position.step(seat, pick)


def signs(plan: Plan, generation: int, step: int, deal: int, features: int) -> Any:
    """Tell which weights go up in a trial (1) and which down (-1), [2, F]."""
    return np.random.default_rng([plan.seed, generation, step, deal]).choice([-1.0, 1.0], (2, features))


def play(trial: Trial) -> Path:
    """Play the deals of a trial, each twice, and write what came of it; returns the file.

    For n deals: `brought` [n, 2], by how many points and wins those who were moved up did better, and `cpu`.
    """
    began = time.process_time()
    names = game(trial.plan.game).position.feature_names
    values = load(Path(trial.values), names)
    brought = []
    for at in range(DEALS):
        deal = DEALS * trial.number + at
        by = trial.reach * signs(trial.plan, trial.generation, trial.step, deal, len(names))
        brought.append(_try(trial, deal, Given(moved(values, by)), Given(moved(values, -by))))
    part = trial.file.with_suffix(".part")
    with part.open("wb") as to:
        np.savez_compressed(to, brought=np.array(brought), cpu=np.array([time.process_time() - began]))
    part.replace(trial.file)
    return trial.file


def _try(trial: Trial, deal: int, up: Judge, down: Judge) -> Any:
    """Play a deal twice, with seats exchanged; tell by how many points and wins who was moved up did better."""
    plan = trial.plan
    key = f"{plan.seed} {trial.generation} {trial.step} {deal}"
    seats = range(plan.seats)
    some = set(random.Random(f"seats {key}").sample(seats, plan.seats // 2))
    ways = [SearchBot(0, playouts=plan.playouts, judge=judge) for judge in (up, down)]
    brought: Any = 0.0
    for upper in (some, {*seats} - some):
        luck = random.Random(key)
        position = _dealt(plan, luck)
        while not position.over:
            _move(position, ways[position.actor not in upper], luck)
        points = np.array([position.score(seat) for seat in seats], float)
        best = points == points.max()
        rose = np.array([seat in upper for seat in seats])
        apart = np.where(rose, 1 / rose.sum(), -1 / (~rose).sum())
        brought = brought + np.array([apart @ points, apart @ (best / best.sum())]) / 2
    return brought


def slope(steps: Sequence[tuple[Any, Any]]) -> Any:
    """Tell what the moves of trials brought, weight by weight, after steps of signs [n, W] and `brought` [n, 2].

    The last step counts most. What is no larger than chance makes it is none: of the rest its square is taken off.
    """
    total: Any = 0.0
    chance = weight = 0.0
    for went, brought in steps:
        gain = brought / np.maximum(brought.std(0), 1e-9) @ [1.0, WINS]
        total = FADING * total + went.T @ gain / len(gain)
        chance = FADING**2 * chance + gain.var() / len(gain)
        weight = FADING * weight + 1
    mean, error = total / weight, chance**0.5 / weight
    return mean * np.maximum(0, 1 - np.square(error / np.maximum(np.abs(mean), 1e-12)))


def follow(values: Values, reach: Any, steps: Sequence[tuple[Any, Any]], of: int) -> Values:
    """Move weights a step along what trials have brought; it is one `of` so many."""
    along = slope(steps) * (reach.ravel() > 0)
    length = np.sqrt(np.square(along).sum())
    stride = STRIDE if len(steps) <= of / 2 else STRIDE / 2
    return moved(values, (stride * along / max(length, 1e-12)).reshape(reach.shape) * reach)


def read(plan: Plan, generation: int, step: int, files: Iterable[Path], features: int) -> tuple[Any, Any]:
    """Read what came of a step: which weights went up, [n, 2 F], and what it brought, [n, 2]."""
    brought = np.concatenate([column(file, "brought") for file in files])
    went = [signs(plan, generation, step, deal, features).ravel() for deal in range(len(brought))]
    return np.array(went), brought
