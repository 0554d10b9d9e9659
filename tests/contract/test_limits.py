"""Games stay within the limits that they tell of themselves, also when everybody plays for time."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from ludoteca import BadOption, Game
from ludoteca.kernel.limits import Limits
from ludoteca.kernel.options import complete
from ludoteca.kernel.position import Position

from .observations import any_options
from .walks import FAST

STEPS = 100_000 if FAST else 300
"""How many picks of a game are looked at."""
TRIED = 5
"""Among how many picks those choose who play for time."""

Chooser = Callable[[Game, Position, int, random.Random], int]


class Dice:
    """Draws at random, and counts what it was asked."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.draws = 0
        self.results = 1

    def draw(self, purpose: int, n: int) -> int:
        self.draws += n > 1
        self.results = max(self.results, n)
        return self.luck.randrange(n)


def at_random(game: Game, position: Position, seat: int, luck: random.Random) -> int:
    return luck.choice(position.picks(seat))


def within_moves(game: Game, position: Position, seat: int, luck: random.Random) -> int:
    """Choose a pick after which the same seat goes on, if can be with many picks."""

    def worth(after: Position) -> tuple[int, int]:
        return after.to_act != (seat,), -len(after.picks(after.to_act[0]))

    return least(position, seat, luck, worth)


def for_time(game: Game, position: Position, seat: int, luck: random.Random) -> int:
    """Choose a pick with which a move leads no nearer to the end, if can be with the same seat to act again."""

    def worth(after: Position) -> tuple[int, int]:
        while not after.over and after.to_act == (seat,) and len(after.frames()) > len(position.frames()):
            after.step(seat, luck.choice(after.picks(seat)))
        return 101 if after.over else game.progress(after) or 0, after.to_act != (seat,)

    return least(position, seat, luck, worth)


def least(position: Position, seat: int, luck: random.Random, worth: Callable[[Position], tuple[int, int]]) -> int:
    """Try some of the picks on copies; choose the one that is worth least, rather than one that ends the game."""
    picks = position.picks(seat)
    best, chosen = (999, 0), picks[0]
    for pick in luck.sample(picks, min(TRIED, len(picks))) if len(picks) > 1 else ():
        after = position.clone()
        after.simulate(luck.getrandbits(32))
        after.step(seat, pick)
        found = best if after.over else worth(after)
        if found < best:
            best, chosen = found, pick
    return chosen


CHOOSERS: tuple[Chooser, ...] = (at_random, within_moves, for_time)


def any_game(game: Game, seats: int, seed: int) -> list[dict[str, Any]]:
    """List the options as they usually are, as far from that as can be, and at random."""
    last = {option.name: option.values[-1] for option in game.options if not option.of_seats}
    return [{}, last, any_options(game, seats, random.Random(seed))]


def play(game: Game, seats: int, options: Mapping[str, Any], chooser: Chooser, most: int) -> Limits:
    """Play a game of so many picks at most; tells what it came to."""
    luck = random.Random(seats)
    chosen = complete(game.options, options, seats)
    position = game.new_position(seats, chosen)
    position.chance = dice = Dice(luck)
    game.set_up(position, chosen)
    picks = 0
    while not position.over and picks < most:
        seat = luck.choice(position.to_act)
        position.step(seat, chooser(game, position, seat, luck))
        picks += 1
    points = position.returns("points")
    return Limits(picks, dice.draws, dice.results, int(min(points)), int(max(points)))


def test_no_game_exceeds_its_limits(game: Game, seats: int) -> None:
    longest = 0
    for options in any_game(game, seats, seats):
        limits = game.limits(seats, options)
        for chooser in CHOOSERS:
            most = limits.picks if limits.endless else limits.picks + 1
            found = play(game, seats, options, chooser, min(STEPS, most))
            assert found.picks <= limits.picks, (chooser, options)
            assert found.draws <= limits.draws, (chooser, options)
            assert found.results <= limits.results, (chooser, options)
            assert limits.least <= found.least and found.most <= limits.most, (chooser, options)
            longest = max(longest, found.picks)
    if FAST:
        assert game.limits(seats).picks < 60 * longest, "a bound that tells nothing"


def test_a_game_as_it_is_usually_played_comes_to_an_end(game: Game, seats: int) -> None:
    assert not game.limits(seats).endless


def test_limits_are_those_of_a_game_that_can_be_played(game: Game) -> None:
    with pytest.raises(BadOption):
        game.limits(game.seats[-1] + 1)
    with pytest.raises(BadOption):
        game.limits(game.seats[0], {"no such option": True})


def test_judged_at_the_own_turn_are_numbers_of_seats_that_the_game_has(game: Game) -> None:
    assert game.position.judged_at_own_turn <= set(game.seats)
