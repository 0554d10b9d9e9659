"""Fits weights to what self-play has seen: TD(λ) on the margins between seats, around the hand-written evaluation.

What is fitted is what a position is worth to a seat less what the hand-written evaluation says. The model is applied to
both seats of a margin, and what it says of them is subtracted.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludoteca.kernel.values import HIDDEN, LARGEST, WEIGHT, WHOLE, Values
from ludoteca.lab.training.plan import Plan
from ludoteca.lab.training.targets import Sample, pairs

UNIT = 1000.0
"""What the model calls one, in hundredths of a point."""
BATCH = 1024
BLOCK = 65536
"""How many rows are multiplied at a time, so that memory has room for them."""
RATE = 1e-3
"""How far a step goes."""
MOMENTUM, SPREAD = 0.9, 0.999
CUT = 2.0
"""Errors beyond it count by their size, not by its square (Huber)."""
HOLDS = (1e-4, 1e-3, 1e-2, 1e-1, 1.0, 10.0)
"""How strongly early and late weights can be held at nought, where the hand-written evaluation alone speaks."""
ROOM = 8
"""How many bits behind the point what a hidden unit comes to keeps."""


class Model:
    """Weights in floating point: early, late, and those of the hidden units, for features divided by their spread."""

    def __init__(self, features: Any, luck: Any) -> None:
        self.spread = (features.reshape(-1, features.shape[-1]).std(0) + 0.1).astype(np.float32)
        count = len(self.spread)
        self.early = np.zeros(count, np.float32)
        self.late = np.zeros(count, np.float32)
        self.hidden = {
            "inward": luck.normal(0, count**-0.5, (count, HIDDEN)).astype(np.float32),
            "begin": np.zeros(HIDDEN, np.float32),
            "outward": np.zeros(HIDDEN, np.float32),
        }

    def bend(self, features: Any) -> Any:
        """Tell what the hidden units come to for rows of features."""
        return np.maximum(features @ self.hidden["inward"] + self.hidden["begin"], 0)

    def slope(self, features: Any, bent: Any, error: Any) -> dict[str, Any]:
        """Tell how each weight of the hidden units changes the error of rows."""
        back = np.outer(error, self.hidden["outward"]) * (bent > 0)
        return {"inward": features.T @ back, "begin": back.sum(0), "outward": bent.T @ error}


@dataclass
class Rows:
    """What a fit learns from, or is held against: features of two seats, share of the game left, what is missing."""

    mine: Any
    theirs: Any
    left: Any
    missing: Any

    def some(self, which: Any) -> Rows:
        """Give some of the rows."""
        return Rows(*(column[which] for column in vars(self).values()))

    def differences(self) -> Any:
        """Tell by how much the features of two seats differ, early in a game and late."""
        apart = self.mine - self.theirs
        return np.concatenate([apart * self.left[:, None], apart * (1 - self.left)[:, None]], axis=1)

    def rest(self, model: Model) -> Any:
        """Tell what the early and late weights of a model leave missing."""
        apart = self.mine - self.theirs
        return self.missing - self.left * (apart @ model.early) - (1 - self.left) * (apart @ model.late)

    def parts(self) -> Iterator[Rows]:
        """Go through the rows, so many at a time as memory has room for what is made of them."""
        for at in range(0, len(self.missing), BLOCK):
            yield self.some(slice(at, at + BLOCK))


def fit(sample: Sample, names: tuple[str, ...], plan: Plan, seed: int) -> tuple[Values, float]:
    """Find weights; gives them with the share of the error of the hand-written evaluation that is left.

    That share is of games held out. It says whether a fit went wrong, not whether it plays better.
    """
    luck = np.random.default_rng(seed)
    model = Model(sample.features, luck)
    learned, proved = _divided(sample, model, plan)
    _fit_linear(model, learned, proved)
    _fit_hidden(model, learned, proved, plan, luck)
    before = sum(_error(rows.missing) for rows in proved)
    after = sum(_error(_left(model, rows)) for rows in proved)
    return quantised(model, names), after / max(before, 1e-9)


def _divided(sample: Sample, model: Model, plan: Plan) -> tuple[list[Rows], list[Rows]]:
    """Make rows for each pair of seats: those that are learned from, and those of games held out."""
    scaled = sample.features.astype(np.float32) / model.spread
    left = sample.features[:, 0, 0].astype(np.float32) / WHOLE
    learned, proved = [], []
    for at, (one, two) in enumerate(pairs(plan.seats)):
        missing = (sample.missing[:, at] / UNIT).astype(np.float32)
        rows = Rows(scaled[:, one], scaled[:, two], left, missing)
        learned.append(rows.some(~sample.held))
        proved.append(rows.some(sample.held))
    return learned, proved


def _error(missing: Any) -> float:
    return float(np.square(missing).sum())


def _left(model: Model, rows: Rows) -> Any:
    """Tell what a model leaves missing."""
    return rows.rest(model) - (model.bend(rows.mine) - model.bend(rows.theirs)) @ model.hidden["outward"]


def _fit_linear(model: Model, learned: list[Rows], proved: list[Rows]) -> None:
    """Find early and late weights, held at nought as strongly as foretells games held out best (ridge regression)."""
    squares: Any = 0.0
    products: Any = 0.0
    for rows in learned:
        for part in rows.parts():
            apart = part.differences().astype(np.float64)
            squares = squares + apart.T @ apart
            products = products + apart.T @ part.missing
    count = sum(len(rows.missing) for rows in learned)
    best = np.inf
    kept = model.early, model.late
    for hold in HOLDS:
        weights = np.linalg.solve(squares + hold * count * np.eye(len(squares)), products).astype(np.float32)
        model.early, model.late = np.split(weights, 2)
        error = sum(_error(rows.rest(model)) for rows in proved)
        if error < best:
            best, kept = error, (model.early, model.late)
    model.early, model.late = kept


def _fit_hidden(model: Model, learned: list[Rows], proved: list[Rows], plan: Plan, luck: Any) -> None:
    """Go down the slope of the error (Adam), a batch at a time; keep what foretells games held out best, or nothing."""
    rest = [Rows(rows.mine, rows.theirs, rows.left, rows.rest(model)) for rows in learned]
    first = {name: np.zeros_like(weight) for name, weight in model.hidden.items()}
    second = {name: np.zeros_like(weight) for name, weight in model.hidden.items()}
    best = sum(_error(_left(model, rows)) for rows in proved)
    kept = {name: weight.copy() for name, weight in model.hidden.items()}
    model.hidden["outward"][:] = luck.normal(0, 0.02, HIDDEN)
    step = 0
    for _ in range(plan.epochs):
        for rows in rest:
            order = luck.permutation(len(rows.missing))
            for at in range(0, len(order), BATCH):
                batch = rows.some(order[at : at + BATCH])
                step += 1
                mine, theirs = model.bend(batch.mine), model.bend(batch.theirs)
                error = (mine - theirs) @ model.hidden["outward"] - batch.missing
                error = np.clip(error, -CUT, CUT) / len(error)
                slope = model.slope(batch.mine, mine, error)
                against = model.slope(batch.theirs, theirs, -error)
                for name, weight in model.hidden.items():
                    change = slope[name] + against[name] + plan.decay * weight
                    first[name] += (1 - MOMENTUM) * (change - first[name])
                    second[name] += (1 - SPREAD) * (change * change - second[name])
                    ahead = first[name] / (1 - MOMENTUM**step)
                    weight -= RATE * ahead / (np.sqrt(second[name] / (1 - SPREAD**step)) + 1e-8)
        error_now = sum(_error(_left(model, rows)) for rows in proved)
        if error_now < best:
            best = error_now
            kept = {name: weight.copy() for name, weight in model.hidden.items()}
    model.hidden = kept


def quantised(model: Model, names: tuple[str, ...]) -> Values:
    """Write a model in whole numbers, as finely as they allow."""
    own = model.hidden
    early, late = UNIT * model.early / model.spread, UNIT * model.late / model.spread
    inward = own["inward"] / model.spread[:, None]
    linear = _bits(np.abs([*early, *late]).max(), WEIGHT, 12)
    most = np.abs(own["begin"]) + LARGEST * np.abs(inward).sum(0)
    hidden = min(_bits(np.abs(inward).max(), WEIGHT, 14), _bits(most.max(), (1 << 31) - 1 - LARGEST * len(names), 14))
    room = min(ROOM, hidden)
    outward = UNIT * own["outward"]
    out = _bits(np.abs(outward).max(), WEIGHT, 12)
    return Values(
        names,
        _whole(early, linear),
        _whole(late, linear),
        _whole(own["begin"], hidden),
        _whole(inward, hidden),
        _whole(outward, out),
        [linear + WHOLE.bit_length() - 1, hidden - room, out + room],
        {},
    )


def _bits(most: float, limit: int, bits: int) -> int:
    """Tell how many bits behind the point leave the largest number within a limit."""
    while bits and most * (1 << bits) > limit:
        bits -= 1
    return bits


def _whole(weights: Any, bits: int) -> Any:
    return np.rint(weights * (1 << bits)).astype(int).tolist()
