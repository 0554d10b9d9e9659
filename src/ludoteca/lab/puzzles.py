"""Finds puzzles: errors in games of bots that are judged a third time as answers are, and played on from once more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, structs

from ludoteca.kernel.match import Match
from ludoteca.lab.reviews import play
from ludoteca.ledger.errors import Error, check, errors
from ludoteca.ledger.evaluator import Evaluator, evaluator
from ludoteca.ledger.judge import worse_by
from ludoteca.ledger.puzzles import Puzzle, Shipped, Source, varied
from ludoteca.ledger.steps import start_of, steps
from ludoteca.ledger.themes import theme

OF_A_GAME = 4
"""So many errors of a game are looked at, the worst."""


class Plan(Struct, frozen=True, kw_only=True):
    """Which games are played, and what an error must come to."""

    game: str
    seats: tuple[int, ...] = (2,)
    """The numbers of seats of games in turn."""
    games: int = 16
    bots: tuple[str, ...] = ("search:40p", "greedy")
    seed: str = "puzzles"
    least: float = 0.06
    """What it must cost each time that it is judged."""
    rounds: int = 40
    """How many times it is played on from by itself."""
    most: int = 16
    """How many puzzles are kept."""


class Found(Struct, frozen=True):
    """What came of one game."""

    number: int
    record: dict[str, Any]
    puzzles: tuple[Puzzle, ...]
    looked_at: int
    """How many of its errors were large enough."""
    unsure: int
    """How many of those did not stand when they were judged a third time."""
    refuted: int
    """How many of the rest playing on has refuted."""


def find(plan: Plan, number: int) -> Found:
    """Play a game and find its puzzles."""
    seats = plan.seats[number % len(plan.seats)]
    specs = [plan.bots[seat % len(plan.bots)] for seat in range(seats)]
    match = play(plan.game, specs, number, f"{plan.seed} {seats}")
    judged = evaluator(match.game, seats)
    listed = [error for error in errors(match, judged, plan.seed).sure if error.cost >= plan.least][:OF_A_GAME]
    sure = [error for error in listed if _stands(match, judged, error, plan)]
    kept = []
    for error in sure:
        cost = check(match, judged, error, plan.rounds, plan.seed)
        if cost.mean > 0:
            kept.append(structs.replace(error, played=cost))
    counts = len(listed), len(listed) - len(sure), len(sure) - len(kept)
    return Found(number, match.record(), _puzzles(match, kept), *counts)


def _stands(match: Match, judged: Evaluator, error: Error, plan: Plan) -> bool:
    """Judge an error once more, by other seeds, as the answer would be that repeats it."""
    read = match.game.vocabulary.read
    before = match.at(error.seq - 1).position.clone()
    cost = worse_by(
        judged, before, error.seat, (read(error.better), read(error.move)), f"{plan.seed} {error.seq} again"
    )
    return cost.mean >= plan.least and cost.low > 0


def _puzzles(match: Match, found: Sequence[Error]) -> tuple[Puzzle, ...]:
    by_seq = {error.seq: error for error in found}
    return tuple(
        Puzzle(by_seq[step.entry.seq], theme(match.game, step.before))
        for step in steps(match, *start_of(match))
        if step.entry.seq in by_seq
    )


def gathered(plan: Plan, found: Sequence[Found], command: str) -> Shipped:
    """Keep the best of what was found, of all themes, and tell what it was chosen from."""
    kept = {id(puzzle) for puzzle in varied([puzzle for one in found for puzzle in one.puzzles], plan.most)}
    sources = (
        Source(one.record, tuple(puzzle for puzzle in one.puzzles if id(puzzle) in kept))
        for one in sorted(found, key=lambda one: one.number)
    )
    games = tuple(source for source in sources if source.puzzles)
    sums = {name: sum(getattr(one, name) for one in found) for name in ("looked_at", "unsure", "refuted")}
    return Shipped({"command": command, "games": len(found), **sums, "kept": len(kept)}, games)
