"""Puzzles: an error of a reviewed game, to be played better; own ones are asked again after days."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

import msgspec
from msgspec import UNSET, Raw, Struct, structs

from ludoteca.house.clock import DAY
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.matches import Match
from ludoteca.house.planning.trial import Trial, tried
from ludoteca.house.store import puzzles, reviews
from ludoteca.house.store.puzzles import PuzzleRow
from ludoteca.house.store.rows import TableRow
from ludoteca.house.table import Table
from ludoteca.house.verbs.look_back import stand_at
from ludoteca.house.verbs.review import reviewable
from ludoteca.house.wire.json import encode
from ludoteca.house.wire.learning import PuzzleInfo, PuzzleQuestion, Verdict
from ludoteca.house.wire.planning import TrialAnswer, TrialFrame
from ludoteca.house.wire.tables import TableInfo
from ludoteca.house.wire.telling import ExplanationFrame, OfferFrame
from ludoteca.kernel.registry import game as game_named
from ludoteca.ledger.belief import LEAST
from ludoteca.ledger.errors import Error, events_of
from ludoteca.ledger.evaluator import evaluator
from ludoteca.ledger.judge import worse_by

AFTER_DAYS = (1, 3, 7, 21, 60)
"""After so many days a puzzle is asked again that was solved once, twice, … in a row; then it is known."""
OF_A_SEAT = 3
"""So many errors of a seat, the worst, become puzzles."""


class Found(Struct):
    """Of a review only its errors."""

    errors: list[Error]


def owed(row: TableRow, review: bytes) -> Iterator[tuple[str, int]]:
    """The errors of a review that become puzzles: whose they are, and at which entry."""
    errors = msgspec.json.decode(review, type=Found).errors
    for number, seat in enumerate(row.seats):
        if seat.person:  # not of whom a bot has replaced: it was hardly they who erred
            own = [error for error in errors if error.seat == number]
            yield from ((seat.player or "", error.seq) for error in own[:OF_A_SEAT])


async def own(house: House, player: str) -> list[PuzzleInfo]:
    """The puzzles of somebody, those first that are due longest."""
    told = []
    for row in await house.store.read(puzzles.of, player):
        table = await house.find(row.table_id)
        if table is not None and row.due is not None:
            told.append(PuzzleInfo(row.table_id, row.game, row.seq, house.link(table.row), row.stage, row.due))
    return told


class Posed(NamedTuple):
    """A puzzle that is asked: the error, the match that it is from, and what is told of its table."""

    match: Match
    error: Error
    table: TableInfo


async def board(house: House, posed: Posed, asked: PuzzleQuestion) -> TrialAnswer:
    """The board of a puzzle as its player saw it, or what is asked about it."""
    trial, told = await house.readers.run(_tried, posed, asked)
    if told is not None:
        return TrialAnswer([], told)
    return TrialAnswer([], Raw(encode(trial.state(Raw(encode(posed.table)), house.now()))))


async def answer(house: House, table: Table, seq: int, player: str | None, picks: list[int]) -> Verdict:
    """Judge an answer to an error at a table; where it is an own one that is due, note how it went."""
    verdict = await judge(house, await at_table(house, table, seq), picks)
    row = None if player is None else await house.store.read(puzzles.one, table.row.id, seq, player)
    if row is not None and player is not None:
        verdict.due = await _note(house, row, player, right=verdict.right)
    return verdict


async def judge(house: House, posed: Posed, picks: list[int]) -> Verdict:
    """Judge an answer."""
    return await house.readers.run(_judge, posed, picks)


async def at_table(house: House, table: Table, seq: int) -> Posed:
    """The error at an entry of a table, as its review found it."""
    match = await reviewable(house, table)
    made = await house.store.read(reviews.last, table.row.id)
    errors = [] if made is None else msgspec.json.decode(made, type=Found).errors
    error = next((one for one in errors if one.seq == seq), None)
    if error is None:
        raise Refused("not-found", field="seq", status=404)
    info = structs.replace(table.describe(), status="playing", result=UNSET, clocks=UNSET, tempo=UNSET)
    info.seats = [structs.replace(seat, substituted=False) for seat in info.seats]  # whoever reads it plays
    return Posed(match, error, info)


async def _note(house: House, row: PuzzleRow, player: str, *, right: bool) -> int | msgspec.UnsetType:
    """Ask again later, the later the more often it was solved; whoever practises before it is due changes nothing."""
    now = house.now()
    if row.due is None:
        return UNSET
    if row.due > now:
        return row.due
    stage = row.stage + 1 if right else 0
    days = AFTER_DAYS[max(stage, 1) - 1] if stage <= len(AFTER_DAYS) else None
    due = None if days is None else now + days * DAY
    ask_again = partial(puzzles.ask_again, table_id=row.table_id, seq=row.seq, player=player, stage=stage, due=due)
    await house.store.writer.run(ask_again)
    return UNSET if due is None else due


def _trial(posed: Posed, asked: TrialFrame | None) -> tuple[Trial, OfferFrame | ExplanationFrame | None]:
    match, error, _ = posed
    seen = stand_at(match, error.seq - 1).view(error.seat)
    return tried(game_named(match.game.name), seen, error.seat, error.seq, [], asked)


def _tried(posed: Posed, asked: PuzzleQuestion) -> tuple[Trial, Raw | None]:
    trial, told = _trial(posed, asked.frame)
    return trial, None if told is None else Raw(encode(told))


def _judge(posed: Posed, picks: list[int]) -> Verdict:
    """Judge a whole move by what its seat could know, as the review judged; refuses what is none."""
    match, error, _ = posed
    trial, _ = _trial(posed, None)
    trial.play(error.seat, picks)
    before = stand_at(match, error.seq - 1).position.clone()
    found = Raw(encode(error))
    move = trial.moves[-1].move
    events = list(events_of(match.game, before, error.seat, picks, f"{error.seq} told"))
    if move == error.move:
        return Verdict(False, error.cost, error.low, error.high, events, found)
    better = match.game.vocabulary.read(error.better)
    if move == error.better:
        return Verdict(True, 0.0, 0.0, 0.0, events, found)
    judged = evaluator(match.game, match.seats)
    cost = worse_by(judged, before, error.seat, (better, picks), f"{error.seq} {move}")
    return Verdict(cost.mean < LEAST or cost.low <= 0, cost.mean, cost.low, cost.high, events, found)
