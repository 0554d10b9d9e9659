"""Measures reviews: what luck explains of results, and how far two reviews of a game differ."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ludoteca.bots.catalogue import make
from ludoteca.bots.player import Player
from ludoteca.kernel.match import Match
from ludoteca.kernel.registry import game
from ludoteca.kernel.replay import fingerprint
from ludoteca.ledger.accounts import accounts
from ludoteca.ledger.evaluator import Explained, evaluator
from ludoteca.ledger.lenses import lens
from ludoteca.ledger.playing_on import Estimate

RESAMPLES = 1000
"""How many samples of deals an interval comes from."""
PARTS = 5
"""In how many parts deals fall: β for one comes from the others."""


@dataclass(frozen=True)
class Measured:
    """One game, reviewed: who won, how much luck each seat had by two reviews, and the computing time of the first."""

    shares: tuple[float, ...]
    luck: tuple[float, ...]
    again: tuple[float, ...]
    apart: float
    """By how much the accounts do not add up."""
    cpu: float


def players(specs: Sequence[str], luck: random.Random) -> list[Player]:
    """Make bots of the house that can think about a position; raises TypeError for others."""
    bots = [make(spec, seed=luck.getrandbits(32)) for spec in specs]
    for bot in bots:
        if not isinstance(bot, Player):
            raise TypeError("only bots of the house play here")
    return [bot for bot in bots if isinstance(bot, Player)]


def play(name: str, specs: Sequence[str], number: int, seed: str) -> Match:
    """Play one game; the bots sit in turn, so that a deal comes once for each way to sit."""
    turn = number % len(specs)
    luck = random.Random(f"{seed} {number}")
    match = game(name).start(len(specs), seed=f"{seed} {number // len(specs)}")
    bots = players([*specs[turn:], *specs[:turn]], luck)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].decide(match.position, seat, luck.getrandbits(64)))
    return match


def measure(match: Match, lens_name: str) -> Measured:
    """Review a finished game twice, by different seeds."""
    judged = evaluator(match.game, match.seats)
    began = time.process_time()
    name = fingerprint(match.record())
    seeds = (f"{name} one", f"{name} two")
    once, twice = (accounts(match, judged, lens(lens_name, judged, seed), seed) for seed in seeds)
    cpu = (time.process_time() - began) / 2
    return Measured(
        shares=tuple(match.position.returns("shares")),
        luck=tuple(seat.deal + seat.luck for seat in once.seats),
        again=tuple(seat.deal + seat.luck for seat in twice.seats),
        apart=max(abs(one.final - one.base - one.deal - one.luck - sum(one.play)) for one in once.seats),
        cpu=cpu,
    )


def explained(games: Sequence[Measured], command: str = "") -> Explained:
    """Tell what part of the variance of results is left without luck: of result − β · luck, β from other deals."""
    shares, luck = (np.array([getattr(one, name) for one in games]) for name in ("shares", "luck"))
    shares = shares - shares.mean(0)
    luck = luck - luck.mean(0)
    part = _deals(games) % PARTS
    adjusted = np.empty_like(shares)
    for one in range(PARTS):
        adjusted[part == one] = shares[part == one] - _beta(shares[part != one], luck[part != one]) * luck[part == one]
    raw, left = (shares**2).sum(1), (adjusted**2).sum(1)
    ratio = _resampled(_deals(games), lambda these: left[these].sum() / raw[these].sum())
    return Explained(
        beta=round(_beta(shares, luck), 2),
        left=(round(ratio.mean, 3), round(ratio.low, 3), round(ratio.high, 3)),
        noise=round(float(np.sqrt((adjusted**2).mean())), 3),
        games=len(games),
        command=command,
    )


def mean_luck(games: Sequence[Measured]) -> list[Estimate]:
    """Tell the mean luck of each seat: 0 lies within the interval where the accounts are right."""
    luck = np.array([one.luck for one in games])
    deals = _deals(games)
    return [_resampled(deals, lambda these, seat=seat: luck[these, seat].mean()) for seat in range(luck.shape[1])]


def noise(games: Sequence[Measured]) -> float:
    """Tell by how much (standard deviation) the luck of a seat differs when a game is reviewed again."""
    apart = np.array([one.luck for one in games]) - np.array([one.again for one in games])
    return float(apart.std())


def _beta(shares: Any, luck: Any) -> float:
    return float((shares * luck).sum() / max((luck * luck).sum(), 1e-12))


def _deals(games: Sequence[Measured]) -> Any:
    """Number the deals of games: each is played once for each way to sit."""
    return np.arange(len(games)) // len(games[0].shares)


def _resampled(deals: Any, of: Any) -> Estimate:
    """Estimate something of games from samples of whole deals."""
    draw, count = np.random.default_rng(1), deals[-1] + 1
    games_of = [np.flatnonzero(deals == deal) for deal in range(count)]
    found = [of(np.concatenate([games_of[deal] for deal in draw.integers(0, count, count)])) for _ in range(RESAMPLES)]
    return Estimate(float(of(np.arange(len(deals)))), *map(float, np.percentile(found, [2.5, 97.5])))
