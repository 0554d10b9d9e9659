"""Editions: what they may change can be anything that they may set it to, and a record says by which it was played."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from typing import Any

import pytest

from ludoteca import BadRecord, Game, replay
from ludoteca.kernel import editions
from ludoteca.kernel.editions import BadEdition, Edition

from .walks import random_move

PLAY = """
import json, random
from ludoteca import _pure, game, replay
from ludoteca.cli.simulate import play_out
from ludoteca.kernel.room import OPEN
from ludoteca.bots.greedy import GreedyBot
room = game({name!r})
for seats in room.seats if _pure.compiled() else room.seats[:1]:
    for number in range(4 if _pure.compiled() else 1):
        match = play_out(room.start(seats, seed=str(number)), random.Random(number))
        record = match.record()
        replay(json.loads(json.dumps(record)))
        assert max(match.result.points) <= room.limits(seats).most
greedy, match = GreedyBot(1, deals=1), room.start(room.seats[0], seed="greedy")
while not match.over and match.seq < (1000 if _pure.compiled() else 10):
    seat = match.to_act[0]
    match.play(seat, greedy.decide(match.position, seat, match.seq))
    for viewer in (None, seat):
        match.view(viewer)
    match.position.observe(seat)
    if match.seq % 20 == 0:
        room.load({{**room.view(match.position, OPEN), "options": match.options}})
print(json.dumps(record))
"""
"""Random games of all numbers of seats, and one of a greedy bot, looked at; fewer where rules are interpreted."""


def by(edition: Edition) -> dict[str, Any]:
    """Play whole games by an edition in a process of its own; gives one record."""
    environment = {**os.environ, editions.VARIABLE: editions.variable(edition)}
    command = [sys.executable, "-c", PLAY.format(name=edition.game)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr[-2000:]
    record: dict[str, Any] = json.loads(done.stdout)
    return record


def changeable(game: Game) -> dict[str, tuple[int, int, int]]:
    """List the numbers that an edition may change, with what they are and may be."""
    may = editions.ranges(game.room)
    return {
        path: (value, *bounds)
        for path, value in editions.numbers(editions.parts(game.room, game.name))
        for pattern, bounds in may.items()
        if editions.matches(path, pattern)
    }


def ours(game: Game) -> Game:
    if not game.room.startswith("ludoteca.games."):
        pytest.skip("a game of another package may have no editions")
    return game


def test_the_numbers_of_the_box_are_among_those_that_may_be(game: Game) -> None:
    found = changeable(ours(game))
    assert all(least <= value <= most for value, least, most in found.values())
    for pattern in editions.ranges(game.room):
        assert any(editions.matches(path, pattern) for path in found), pattern


@pytest.mark.parametrize("extreme", ["least", "most"])
def test_games_of_an_extreme_edition_play_replay_and_load(game: Game, extreme: str) -> None:
    found = changeable(ours(game))
    numbers = {path: least if extreme == "least" else most for path, (_, least, most) in found.items()}
    edition = Edition(game=game.name, name=extreme, set=numbers)
    record = by(edition)
    assert record["edition"] == editions.as_json(edition)
    with pytest.raises(BadRecord, match="other-edition"):
        replay(record)


def test_what_is_compiled_in_or_cannot_be_is_refused_by_name(game: Game) -> None:
    found = changeable(ours(game))
    path, (_, least, most) = next(iter(found.items()))
    fixed = next(one for one, _ in editions.numbers(editions.parts(game.room, game.name)) if one not in found)
    for wrong, value, code, said in (
        (path, most + 1, "bad-number", f"from {least} to {most}"),
        (path, True, "bad-number", f"from {least} to {most}"),
        (fixed, 1, "fixed-number", f"{fixed} is compiled into the rules"),
        (f"{path}.x", 1, "unknown-number", "names no number"),
        ("nowhere.at.all", 1, "unknown-number", "the data holds"),
    ):
        with pytest.raises(BadEdition, match=said) as refused:
            editions.check(game.room, Edition(game=game.name, name="wrong", set={wrong: value}))
        assert (refused.value.code, refused.value.field) == (code, wrong)


def test_a_record_without_an_edition_says_none(game: Game) -> None:
    match = game.start(game.seats[0], seed="plain")
    match.play(match.to_act[0], random_move(match, match.to_act[0], random.Random(1)))
    assert "edition" not in match.record()
    assert match.record()["rules"] == game.rules
