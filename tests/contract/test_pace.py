"""How long a game is, is about what it says of itself: a search divides its time by it."""

from __future__ import annotations

import random

from ludoteca import Game
from ludoteca.kernel.room import PACE
from tests.support.greedy import greedy_move


def test_a_game_has_about_as_many_decisions_as_it_says(game: Game) -> None:
    seats = game.seats[0]
    match = game.start(seats, seed="pace")
    luck = random.Random("pace")
    expected, asked = game.decisions_left(match.position), 0
    least = expected
    while not match.over:
        seat = match.to_act[0]
        asked += len(match.offer(seat, reasons=False).picks) > 1
        least = min(least, game.decisions_left(match.position))
        match.play(seat, greedy_move(match.position, seat, luck))
    assert expected == game.pace.get(seats, PACE)
    assert least >= 1
    if seats in game.pace:
        assert expected / 2 < asked / seats < 2 * expected
        assert least < expected / 4, "fewer are left towards the end"


def test_the_pace_is_that_of_numbers_of_seats(game: Game) -> None:
    assert set(game.pace) <= set(game.seats)
    assert all(number > 0 for number in game.pace.values())
