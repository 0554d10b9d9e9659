"""Plays one game between bots. Who fails forfeits: nothing that a bot does ends a tournament."""

from __future__ import annotations

import hashlib
import os
import platform
import threading
import time
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from typing import Any

from ludoteca import _pure, bots
from ludoteca.bots.clock import TimeLeft
from ludoteca.bots.program import PROGRAM, BotFailed, ProgramBot
from ludoteca.kernel.errors import GameError
from ludoteca.kernel.match import Match
from ludoteca.kernel.registry import game
from ludoteca.kernel.room import View
from ludoteca.lab.tournament.fixtures import Fixture
from ludoteca.lab.tournament.outcome import Forfeit, Outcome, standing
from ludoteca.ledger.sources import sources

LONGEST_REASON = 300


class Forfeited(Exception):
    """A bot has ended the game."""


class TimedProgram(ProgramBot):
    """A program that is ended when it takes longer than its time for a move, whatever keeps it."""

    def choose(self, view: View, offer: dict[str, Any], clock: TimeLeft | None = None) -> str:
        """Ask the program; raises BotFailed when it gives no answer in time that could be a move."""
        if clock is not None:
            self._answer_seconds = clock.left / 1000
        late = threading.Event()
        watchdog = threading.Timer(self._answer_seconds + 1, self._end, [late])  # a silent one is noticed before
        watchdog.start()
        try:
            return super().choose(view, offer, clock)
        except BotFailed:
            if late.is_set():
                raise BotFailed(f"{self.command!r} has not answered for {self._answer_seconds:g} s") from None
            raise
        finally:
            watchdog.cancel()

    def _end(self, late: threading.Event) -> None:
        late.set()
        self._process.kill()

    def close(self) -> None:
        """End the program."""
        with suppress(OSError):  # it has ended before it read all that it was asked
            self._to.close()
        super().close()


class Seated:
    """A bot on its seat in one game: what it is asked, and what its answers cost."""

    def __init__(self, fixture: Fixture, seat: int) -> None:
        self.seat = seat
        self.decisions = 0
        self.cpu = 0.0
        self._spec = fixture.players[seat]
        self._seed = luck(fixture.seed, seat)
        self._clock = fixture.clock
        self._mind: bots.Bot | None = None

    def sit_down(self) -> None:
        """Get ready; raises Forfeited when the bot cannot."""
        try:
            self._mind = mind(self._spec, self._seed)
        except BotFailed as failed:
            raise Forfeited(str(failed)) from failed

    def play(self, match: Match) -> None:
        """Make a move; raises Forfeited when the bot has none that is legal, or takes longer than is left to it."""
        assert self._mind
        self.decisions += 1
        # Reasons take longer than everything else that a game costs, and the house's own bots do not read them.
        reasons = isinstance(self._mind, ProgramBot)
        view, offer = match.view(self.seat), match.offer(self.seat, reasons=reasons).as_json()
        began, asked = time.process_time(), time.monotonic()
        try:
            move = self._mind.choose(view, offer, self._clock)
        except BotFailed as failed:
            raise Forfeited(str(failed)) from failed
        except Exception as error:
            raise Forfeited(f"{type(error).__name__}: {error}") from error
        finally:
            self.cpu += time.process_time() - began
        self._stop_clock(time.monotonic() - asked)
        try:
            match.play(self.seat, move)
        except GameError as error:
            raise Forfeited(f"wants to play {move!r}: {error}") from error

    def _stop_clock(self, seconds: float) -> None:
        if self._clock is None:
            return
        if 1000 * seconds > self._clock.left:
            raise Forfeited("is out of time")
        self._clock = self._clock.after(seconds)

    def leave(self) -> None:
        """Go; a program is ended, and what it has computed is known then."""
        if isinstance(self._mind, ProgramBot):
            before = os.times()
            self._mind.close()
            after = os.times()
            self.cpu += sum(after[2:4]) - sum(before[2:4])


def play(fixture: Fixture) -> Outcome:
    """Play one game."""
    match = game(fixture.game).start(len(fixture.players), seed=fixture.seed, options=fixture.options)
    starter = match.public().get("start_player", 0)
    seated = [Seated(fixture, seat) for seat in range(match.seats)]
    forfeit = None
    try:
        forfeit = _play_on(match, seated)
    finally:
        for one in seated:
            one.leave()
    points, ranks = standing(match, None if forfeit is None else forfeit.seat)
    return Outcome(
        game=fixture.game,
        options=dict(fixture.options),
        seed=fixture.seed,
        players=fixture.players,
        clock=fixture.clock,
        points=points,
        ranks=ranks,
        forfeit=forfeit,
        starter=starter,
        moves=match.seq,
        decisions=tuple(one.decisions for one in seated),
        cpu=tuple(round(one.cpu, 6) for one in seated),
        sources=sources(match),
        rules=match.game.rules,
        versions=versions(),
        record=match.record(),
    )


def _play_on(match: Match, seated: list[Seated]) -> Forfeit | None:
    """Let the bots play until the end, or until one forfeits."""
    acting = seated[0]
    try:
        for acting in seated:
            acting.sit_down()
        while not match.over:
            acting = seated[match.to_act[0]]
            acting.play(match)
    except Forfeited as forfeited:
        return Forfeit(acting.seat, str(forfeited)[:LONGEST_REASON])
    return None


def mind(spec: str, seed: int) -> bots.Bot:
    """Make a bot by its specification, programs as well."""
    if spec.startswith(PROGRAM):
        return TimedProgram(spec.removeprefix(PROGRAM))
    return bots.make(spec, seed=seed)


def luck(seed: str, seat: int) -> int:
    """Derive the seed of a bot from that of the deal and its seat."""
    return int.from_bytes(hashlib.blake2b(f"{seed} {seat}".encode(), digest_size=8).digest(), "big")


@cache
def versions() -> dict[str, str | bool]:
    """Tell what plays here."""
    return {"ludoteca": version("ludoteca"), "python": platform.python_version(), "compiled": _pure.compiled()}
