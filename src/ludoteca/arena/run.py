"""The arena's games: each contestant against each bot, each deal from every seat, one after the other."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from ludoteca import bots
from ludoteca.arena.contestants import Contestant, HouseBot
from ludoteca.arena.judge import Judged
from ludoteca.arena.results import BOT, Lines, Played
from ludoteca.bots.program import BotFailed
from ludoteca.kernel.registry import game as find

GRACE = 1.0
"""Seconds more than a program is given, so that its own clock is the one that runs out."""


@dataclass(frozen=True)
class Setting:
    """What is played."""

    games: Sequence[str]
    opponents: Sequence[str]
    number: int = 4
    """Games against each opponent in each game."""
    seats: int = 2
    seconds: float = 60.0
    """So long a decision may take; who takes longer has lost the seat to chance."""
    tries: int = 5
    """After so many refusals in a row chance makes a move."""
    seed: str = "arena"
    records: Path | None = None
    """Where the records of all games are kept."""


@dataclass(frozen=True)
class Pairing:
    """A game to be played."""

    game: str
    opponent: str
    seats: int
    seat: int
    seed: str

    def key(self, contestant: Contestant) -> tuple[str, ...]:
        """What tells the game from all others."""
        who = (self.game, contestant.track, contestant.name, self.opponent)
        return (*who, str(self.seats), str(self.seat), self.seed)


def pairings(setting: Setting, opponents: Sequence[str]) -> Iterator[Pairing]:
    """List the games of a contestant: the same deals for all, each from every seat."""
    for game in setting.games:
        for opponent in opponents:
            for number in range(setting.number):
                deal, seat = divmod(number, setting.seats)
                yield Pairing(game, opponent, setting.seats, seat, f"{setting.seed}-{deal}")


def among_bots(opponents: Sequence[str]) -> Iterator[tuple[HouseBot, list[str]]]:
    """Let the house's bots play one another, so that contestants have something to be compared with."""
    against: dict[str, list[str]] = {}
    for weaker, stronger in combinations(opponents, 2):
        against.setdefault(stronger, []).append(weaker)
    return ((HouseBot(bot, BOT), others) for bot, others in against.items())


async def run(
    setting: Setting, contestants: Sequence[Contestant], lines: Lines, told: Callable[[Played], None]
) -> None:
    """Play all games that the file does not hold yet; what a contestant cannot do is a forfeit, never a crash."""
    for bot, others in among_bots(setting.opponents):
        await _all_games(setting, bot, others, lines, told)
    for contestant in contestants:
        await _all_games(setting, contestant, setting.opponents, lines, told)


async def _all_games(
    setting: Setting, contestant: Contestant, opponents: Sequence[str], lines: Lines, told: Callable[[Played], None]
) -> None:
    left = [one for one in pairings(setting, opponents) if one.key(contestant) not in lines]
    if not left:
        return
    absent = ""
    try:
        try:
            await contestant.enter()
        except BotFailed as failed:
            absent = str(failed)
        for pairing in left:
            played = await play(setting, contestant, pairing, absent)
            lines.add(played)
            told(played)
    finally:
        await contestant.close()


async def play(setting: Setting, contestant: Contestant, pairing: Pairing, absent: str = "") -> Played:
    """Play one game."""
    began = time.monotonic()
    seat = set_up(setting, contestant, pairing)
    why = absent or await _to_the_end(contestant, seat, setting.seconds)
    if not seat.state.over:
        await seat.forfeit(why)
    if setting.records is not None:
        _keep(setting.records, contestant, pairing, seat)
    result, ledger = seat.match.result, seat.ledger
    assert result is not None
    return Played(
        game=pairing.game,
        track=contestant.track,
        contestant=contestant.name,
        opponent=pairing.opponent,
        seats=pairing.seats,
        seat=pairing.seat,
        seed=pairing.seed,
        points=result.points,
        ranks=result.ranks,
        decisions=ledger.decisions,
        legal=ledger.legal,
        at_once=ledger.at_once,
        refused=dict(ledger.refused),
        replaced=ledger.replaced,
        forfeit=ledger.forfeit,
        seconds=round(time.monotonic() - began, 3),
    )


def set_up(setting: Setting, contestant: Contestant, pairing: Pairing) -> Judged:
    """Deal a game; the bots are as lucky in it whoever plays them."""
    match = find(pairing.game).start(pairing.seats, seed=pairing.seed)
    others = [seat for seat in range(pairing.seats) if seat != pairing.seat]
    minds = {seat: bots.make(pairing.opponent, seed=seat) for seat in others}
    names = [contestant.name if seat == pairing.seat else pairing.opponent for seat in range(pairing.seats)]
    id = f"{pairing.game}-{pairing.opponent}-{pairing.seed}-{pairing.seat}"
    seat = Judged(id, match, pairing.seat, minds, names, setting.tries, pairing.seat)
    seat.begin()
    return seat


async def _to_the_end(contestant: Contestant, seat: Judged, seconds: float) -> str:
    """Let the contestant play; tells why it did not play to the end."""
    playing = asyncio.ensure_future(contestant.play(seat))
    late = asyncio.ensure_future(seat.late(seconds + GRACE))
    await asyncio.wait((playing, late), return_when=asyncio.FIRST_COMPLETED)
    why = f"no move in {seconds:g} s" if late.done() and not playing.done() else ""
    late.cancel()
    if not seat.state.over:
        playing.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        try:
            await playing
        except BotFailed as failed:
            why = str(failed)
        await late
    return why or "stopped playing"


def _keep(folder: Path, contestant: Contestant, pairing: Pairing, seat: Judged) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    name = "".join(letter if letter.isalnum() else "-" for letter in contestant.name)
    path = folder / f"{name}-{contestant.track}-{seat.table}.json".replace(":", "-")
    path.write_text(json.dumps(seat.match.record(), ensure_ascii=False), encoding="utf-8")
