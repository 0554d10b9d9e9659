"""What a seat is shown of earlier steps is what it could see then: the view and the events, and no more."""

from __future__ import annotations

from itertools import islice
from typing import Any

from msgspec import to_builtins

from ludoteca import Game, Match
from ludoteca.kernel.room import OPEN, SPECTATOR

from .test_fairness import same_until
from .walks import as_bytes, other_world, stride, viewers, walk

MOVES = 60
"""So many moves are looked back at: the beginning of a game, where most of it is hidden."""


def seen(match: Match, viewer: int, seq: int) -> bytes:
    """Tell what the house shows of a step: the view, and what its entry told."""
    reader = SPECTATOR if viewer < 0 else viewer
    events = [to_builtins(line.event) for line in match.lines if line.event.seq == seq and line.readable(reader)]
    return as_bytes([match.view(None if viewer < 0 else viewer), events])


def test_an_earlier_step_shows_what_could_be_seen_then(game: Game, seats: int) -> None:
    shown: dict[tuple[int, int], bytes] = {}
    last: Match | None = None
    for match in walk(game, seats, 11, MOVES):
        shown |= {(match.seq, viewer): seen(match, viewer, match.seq) for viewer in viewers(match)}
        last = match
    assert last is not None
    for seq in range(0, last.seq + 1, stride(game, 1)):
        then = last.at(seq)
        for viewer in viewers(last):
            assert seen(then, viewer, seq) == shown[seq, viewer]


def test_steps_look_the_same_wherever_what_is_hidden_is_the_same_to_a_viewer(game: Game, seats: int) -> None:
    """Two worlds that a seat cannot tell apart, played on: looking back, it cannot tell them apart either."""
    compared = different = 0
    step = stride(game, 5)
    for number in range(12, 22):
        for match in islice(walk(game, seats, number, MOVES), number % step, None, step):
            if match.over:
                continue
            seat = match.to_act[0]
            shown = [game.view(world, OPEN) for world in (match.position, other_world(match, seat, match.seq))]
            worlds = [game.load({**world, "options": match.options}, seed="worlds") for world in shown]
            different += as_bytes(shown[0]) != as_bytes(shown[1])
            same_until(worlds[0], worlds[1], seat, number)
            steps: list[list[Any]] = [[seen(world.at(seq), seat, seq) for seq in range(2)] for world in worlds]
            assert steps[0][0] == steps[1][0], "the step before the move"
            if not worlds[0].journal[-1].sealed:
                assert steps[0][1] == steps[1][1], "the step of the move"
                compared += 1
        if different and compared:
            return
    raise AssertionError("nothing is hidden, or every move reveals something")
