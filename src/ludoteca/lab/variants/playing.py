"""Plays deals by a game's own data and by an edition, each in processes of its own, with the same bots and luck."""

from __future__ import annotations

import json
import random
import time
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from ludoteca.bots.catalogue import make
from ludoteca.bots.player import Player
from ludoteca.kernel.editions import VARIABLE, Edition, variable
from ludoteca.kernel.errors import BadOption
from ludoteca.kernel.registry import game
from ludoteca.lab.statistics.watching import Watched, watch
from ludoteca.lab.tournament.runners import Runner, Task

CHUNK = 50
"""How many deals are played by both before it is looked whether there is time for more."""


class Plan(Struct, frozen=True, kw_only=True):
    """What is played: who sits down, on which deals."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """They sit in turn, one seat further on each deal; one alone sits on all seats."""
    options: Mapping[str, Any]
    seed: str


class Played(Struct, frozen=True):
    """A deal that was played out: what is counted of it, and its record, packed."""

    deal: int
    watched: Watched
    record: bytes

    def unpacked(self) -> dict[str, Any]:
        """Give the record."""
        record: dict[str, Any] = json.loads(zlib.decompress(self.record))
        return record


@dataclass
class Pairs:
    """The games so far: by the game's own data, and by the edition, on the same deals."""

    own: list[Played] = field(default_factory=list)
    varied: list[Played] = field(default_factory=list)


Where = Callable[[Task, Mapping[str, str]], Runner]
"""Makes a runner for a task, given what its processes find in their environment."""


def check(plan: Plan) -> None:
    """Raise BadOption or BadValues when a plan cannot be played."""
    room = game(plan.game)
    room.deal(plan.seats, 0, plan.options)
    for spec in plan.bots:
        if not isinstance(make(spec), Player):
            raise BadOption("unknown-bot", field="bots", reason=f"{spec}: only bots of the house play here")


def play(given: tuple[Plan, int]) -> Played:
    """Play one deal, by whatever edition is in force in this process."""
    plan, deal = given
    luck = random.Random(f"{plan.seed} {deal}")
    match = game(plan.game).start(plan.seats, seed=f"{plan.seed} {deal}", options=plan.options)
    sitting = [make(plan.bots[(seat + deal) % len(plan.bots)], seed=luck.getrandbits(32)) for seat in range(plan.seats)]
    bots = [bot for bot in sitting if isinstance(bot, Player)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, bots[seat].decide(match.position, seat, luck.getrandbits(64)))
    return Played(deal, watch(match), zlib.compress(json.dumps(match.record()).encode()))


def play_both(plan: Plan, edition: Edition, deals: int, until: float | None, where: Where) -> Iterator[Pairs]:
    """Play deals by both, until so many are played or it is so late (`time.monotonic`); gives all so far, in order."""
    runners = [where(play, {VARIABLE: variable(one)}) for one in (None, edition)]
    pairs = Pairs()
    for first in range(0, deals, CHUNK):
        chunk = range(first, min(deals, first + CHUNK))
        for runner, games in zip(runners, (pairs.own, pairs.varied), strict=True):
            games += sorted(runner((plan, deal) for deal in chunk), key=_deal)
        yield pairs
        if until is not None and time.monotonic() >= until:
            return


def _deal(played: Played) -> int:
    return played.deal


def examples(varied: Sequence[Played], pieces: Sequence[str], number: int) -> list[Played]:
    """Choose games to look at: those in which winners used the pieces that differ most."""

    def used(played: Played) -> float:
        seats = zip(played.watched.shares, played.watched.uses, strict=True)
        return sum(share * uses[piece].picked for share, uses in seats for piece in pieces if piece in uses)

    return sorted(varied, key=lambda played: (-used(played), played.deal))[:number]
