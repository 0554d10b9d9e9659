"""Plays deals by a game's own data and by an edition, each in processes of its own, with the same bots and luck."""

from __future__ import annotations

import json
import random
import time
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from ludoteca.bots.catalogue import make
from ludoteca.bots.player import Player
from ludoteca.kernel.editions import VARIABLE, Edition, variable
from ludoteca.kernel.errors import BadOption, BadRecord
from ludoteca.kernel.registry import game
from ludoteca.lab.tournament.games_file import Lines
from ludoteca.lab.tournament.runners import Runner, Task
from ludoteca.ledger.watching import Watched, watch

CHUNK = 50
"""How many deals are played by both before it is looked whether there is time for more."""


class Plan(Struct, frozen=True, kw_only=True):
    """What is played: who sits down, on which deals."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """They sit in turn, one seat further on each deal; one alone sits on all seats."""
    options: dict[str, Any]
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


def play_both(
    plan: Plan, edition: Edition, deals: int, until: float | None, where: Where, file: Path | None = None
) -> Iterator[Pairs]:
    """Play deals by both, until so many are played or it is so late (`time.monotonic`); gives all so far, in order.

    What a file holds of them is not played again, the others are added to it. Raises BadRecord naming a line of it
    that is no game.
    """
    pairs = Pairs()
    kept = None if file is None else KeptGames(file, plan)
    sides = [
        (one, where(play, {VARIABLE: variable(one)}), games)
        for one, games in ((None, pairs.own), (edition, pairs.varied))
    ]
    for first in range(0, deals, CHUNK):
        chunk = range(first, min(deals, first + CHUNK))
        for one, runner, games in sides:
            known = {} if kept is None else kept.of(one, chunk)
            for played in runner((plan, deal) for deal in chunk if deal not in known):
                known[played.deal] = played
                if kept is not None:
                    kept.add(one, played)
            games += [known[deal] for deal in chunk]
        yield pairs
        if until is not None and time.monotonic() >= until:
            return


class _Kept(Struct, frozen=True):
    """A line of a file of games: by which edition (none: by the game's own data) a deal of a plan was played."""

    plan: Plan
    edition: Edition | None
    played: Played


class KeptGames:
    """The games of a bench on disk, so that one that was killed goes on from there."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self._lines = Lines(path)
        self._plan = plan
        self._known: list[_Kept] = []
        for number, line in self._lines.read():
            try:
                one = msgspec.json.decode(line, type=_Kept)
            except msgspec.DecodeError as wrong:
                raise BadRecord("malformed-record", field=f"{path}:{number}", args={"problem": str(wrong)}) from None
            if one.plan == plan:
                self._known.append(one)

    def of(self, edition: Edition | None, deals: range) -> dict[int, Played]:
        """Give those of some deals that were played by an edition."""
        return {
            one.played.deal: one.played for one in self._known if one.edition == edition and one.played.deal in deals
        }

    def add(self, edition: Edition | None, played: Played) -> None:
        """Write a game down."""
        self._lines.append(msgspec.json.encode(_Kept(self._plan, edition, played)))


def examples(varied: Sequence[Played], pieces: Sequence[str], number: int) -> list[Played]:
    """Choose games to look at: those in which winners used the pieces that differ most."""

    def used(played: Played) -> float:
        seats = zip(played.watched.shares, played.watched.uses, strict=True)
        return sum(share * uses[piece].picked for share, uses in seats for piece in pieces if piece in uses)

    return sorted(varied, key=lambda played: (-used(played), played.deal))[:number]
