"""Measures reviews: what luck explains of results, and how far two reviews of a game differ."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from msgspec import structs

from ludoteca.bots.catalogue import make
from ludoteca.bots.player import Player
from ludoteca.kernel.match import Match
from ludoteca.kernel.registry import game
from ludoteca.kernel.replay import fingerprint
from ludoteca.ledger.accounts import Accounts, accounts
from ludoteca.ledger.evaluator import Evaluator, evaluator
from ludoteca.ledger.lenses import Open, lens
from ludoteca.ledger.playing_on import Estimate
from ludoteca.ledger.weights import Explained

RESAMPLES = 1000
"""How many samples of deals an interval comes from."""
PARTS = 5
"""In how many parts deals fall: β for one comes from the others."""


@dataclass(frozen=True)
class Measured:
    """One game, reviewed: who won, how much luck each seat had, and how much computing that took."""

    shares: tuple[float, ...]
    luck: tuple[float, ...]
    glanced: tuple[float, ...]
    """As much of it as the evaluator sees at a glance, where searches look ahead."""
    again: tuple[float, ...]
    """How much luck each seat had by a second review; empty: there was none."""
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


def searching(judged: Evaluator, searches: int) -> Evaluator:
    """Make an evaluator that looks ahead by so many searches instead; fewer are quicker and noisier."""
    ahead = judged.weights.ahead
    fewer = None if ahead is None else structs.replace(ahead, searches=searches)
    return Evaluator(judged.game, judged.seats, structs.replace(judged.weights, ahead=fewer))


def measure(match: Match, lens_name: str, *, twice: bool = True, by: Evaluator | None = None) -> Measured:
    """Review a finished game, and again by other seeds if it is to be done twice."""
    judged = by or evaluator(match.game, match.seats)
    name = fingerprint(match.record())

    def by_seed(seed: str) -> Accounts:
        return accounts(match, judged, lens(lens_name, judged, seed), seed)

    began = time.process_time()
    once = by_seed(f"{name} one")
    cpu = time.process_time() - began
    return Measured(
        shares=tuple(match.position.returns("shares")),
        luck=luck_of(once),
        glanced=luck_of(accounts(match, judged, Open(judged, name), name)),
        again=luck_of(by_seed(f"{name} two")) if twice else (),
        apart=max(abs(one.final - one.base - one.deal - one.luck - sum(one.play)) for one in once.seats),
        cpu=cpu,
    )


def luck_of(made: Accounts) -> tuple[float, ...]:
    """Tell how much luck each seat had, the deal among it."""
    return tuple(seat.deal + seat.luck for seat in made.seats)


def explained(games: Sequence[Measured], command: str = "", *, glanced: bool = False) -> Explained:
    """Tell what part of the variance of results is left without luck: of result − β · luck, β from other deals."""
    shares = np.array([one.shares for one in games])
    luck = np.array([one.glanced if glanced else one.luck for one in games])
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
    twice = [one for one in games if one.again]
    apart = np.array([one.luck for one in twice]) - np.array([one.again for one in twice])
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
