"""Recorded games, one for each way in which a game can end, and counted trees: any change of the rules shows here."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteca import BadRecord, replay
from ludoteca.games.origo.rules.turn import OrigoPosition

from . import oracle
from .boards import BLACK, BLUE, RED, events, golden, origo
from .test_random_play import moves_of

RECORDS = sorted((Path(__file__).parent / "goldens").glob("*.json"))


def load(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return record


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_recorded_games_replay_to_the_recorded_result(path: Path) -> None:
    record = load(path)
    match = replay(record)
    assert match.over and match.record() == {"rules": 1, **record}
    assert match.result is not None and match.result.as_json() == record["result"]


def test_every_end_of_the_game_is_recorded() -> None:
    ends = {}
    for path in RECORDS:
        match = replay(load(path))
        view = match.view(None)
        passed = len(events(match, "passed")) >= match.seats and all(row["passed"] for row in view["players"])
        ends[path.stem] = [event["reason"] for event in events(match, "last-round")] + ["passes"] * passed
        assert view["scorings"][-1]["round"] == view["round"]
    assert ends["twelfth-country"] == ["countries"]
    assert ends["empty-supply"] == ends["five-seats"] == ["supply"]
    assert ends["all-pass"] == ["passes"]


def test_a_record_without_its_last_move_has_no_result() -> None:
    record = load(RECORDS[0])
    record["journal"].pop()
    with pytest.raises(BadRecord):
        replay(record)


def count(position: OrigoPosition, depth: int) -> int:
    """Count the ways to play `depth` whole moves; what they draw comes from a fixed small generator."""
    if depth == 0:
        return 1
    found = 0
    for move in moves_of(position, position.to_act[0]):
        after = position.clone()
        after.simulate(0)
        for pick in move:
            after.step(after.to_act[0], pick)
        found += count(after, depth - 1)
    return found


def test_counted_openings() -> None:
    """The third shield may not be the third in a country of the smaller kind."""
    start = origo().start(seats=2, seed="count", options={"start_player": 0}).position
    assert len(start.picks(0)) == 100
    third = 0
    for first in start.picks(0):
        after = start.clone()
        after.simulate(0)
        after.step(0, first)
        for second in after.picks(1):
            later = after.clone()
            later.simulate(0)
            later.step(1, second)
            third += len(later.picks(0))
    sizes = [row["size"] for row in oracle.DATA["country"] if row["initial_limit"] == 2]
    assert third == 100 * 99 * 98 - sum(size * (size - 1) * (size - 2) for size in sizes) == 969_828


HANDS = {RED: ["BE", "DK", "C·D", "growth", "ship", "9"], BLUE: ["H", "7"], BLACK: ["H", "growth"]}
COUNTED = {RED: [201, 22156], BLUE: [86, 2797], BLACK: [94, 3993]}


@pytest.mark.parametrize("turn", COUNTED)
def test_counted_turns_from_the_golden_position(turn: int) -> None:
    match = golden(turn, HANDS)
    assert isinstance(match.position, OrigoPosition)
    assert [count(match.position, depth) for depth in (1, 2)] == COUNTED[turn]
    exchanges = sum(move.startswith("exchange") for move in oracle.turn_moves(match.document()))
    assert COUNTED[turn][0] == len(oracle.turn_moves(match.document())) + exchanges, "an exchange is listed both ways"
