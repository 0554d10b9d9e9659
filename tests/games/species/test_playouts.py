"""Random games: they end in New Zealand, and the invariants hold after every move."""

from __future__ import annotations

import os
import random
from collections import Counter
from itertools import pairwise

import pytest

from ludoteca import _pure
from ludoteca.games.species import GAME
from ludoteca.kernel.room import OPEN, SPECTATOR

from .invariants import check
from .playing import one_move, run, wander
from .scenes import state

FAST = _pure.compiled()
"""Whether the rules are compiled; interpreted ones get fewer games for the same time."""
GAMES = int(os.environ.get("SPECIES_GAMES", "8" if FAST else "2"))
"""How many games for each number of players and option; 167 make a thousand in all."""


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("guard", [True, False])
def test_invariants_hold_in_every_game(seats: int, guard: bool) -> None:
    for seed in range(GAMES):
        position, luck = run(seats, seed, stall_guard=guard), random.Random(seed)
        stop, points, calm = 0, [0] * seats, 0
        while not position.over:
            seat = position.actor
            assert position.picks(seat), "there is always something to do (R37)"
            for pick in one_move(position, seat, luck):
                position.step(seat, pick)
            check(position)
            now = [position.score(one) for one in range(seats)]
            assert position.beagle >= stop and all(old <= new for old, new in zip(points, now, strict=True))
            stop, points, calm = position.beagle, now, max(calm, position.calm)
        assert stop == 24
        assert not guard or calm < 12 * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_take_as_long_as_they_should(seats: int) -> None:
    found = Counter[str]()
    for seed in range(10 if FAST else 2):
        match = wander(seats, f"long {seed}")
        kinds = Counter(event.id.removeprefix("species-") for event in match.events)
        assert 12 <= kinds["discovered"] <= 24 and kinds["goal"] == 3 and kinds["final"] == seats
        assert kinds["turn"] < 600
        found += kinds
    assert {"captured", "returned", "displaced", "played", "took", "drew", "refilled"} <= set(found)


def test_hands_stay_hidden_until_the_end() -> None:
    """A card that only one hand holds is named in no view of the others, and nothing else of it leaks."""
    match = wander(3, "hidden")
    for seq in range(0, match.seq, 60):
        then = match.at(seq)
        document = GAME.view(state(then), OPEN)
        for viewer in (SPECTATOR, 0, 1, 2):
            view = GAME.view(state(then), viewer)
            for seat, player in enumerate(view["players"]):
                if seat != viewer:
                    assert player["hand"] is None
                    assert sum(player["hand_sizes"].values()) == len(document["players"][seat]["hand"])
            assert all(row["volumes"] is None for row in view["final"]["standing"] if row["seat"] != viewer)
    told = [event for event in match.log(None) if event["id"] == "species-drew-own"]
    assert told == [] and [event for event in match.log(0) if event["id"] == "species-drew-own"]
    assert all(player["hand"] is not None for player in match.view(None)["players"])


def test_dealing_anew_keeps_what_is_seen_and_changes_the_rest() -> None:
    match = wander(3, "deal")
    then = state(match.at(match.seq // 2))
    seen, hands = GAME.view(then, 1), set()
    for seed in range(20):
        other = then.clone()
        other.simulate(seed)
        other.deal_unknown(1)
        assert GAME.view(other, 1) == seen
        check(other)
        hands.add(tuple(other.hand))
    assert len(hands) > 5


def test_the_log_reads_in_order() -> None:
    match = wander(2, "log")
    stops = [event.args["stop"] for event in match.events if event.id == "species-sailed"]
    assert stops == list(range(1, 25))
    turns = [event.args["seat"] for event in match.events if event.id == "species-turn"]
    assert all(one != other for one, other in pairwise(turns))
