"""The novice: a greedy bot that does not always look."""

from __future__ import annotations

import pytest

from ludoteca import _pure
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.novice import NoviceBot
from ludoteca.kernel.game import Game
from ludoteca.kernel.registry import registered

pytestmark = pytest.mark.skipif(not _pure.compiled(), reason="takes the compiled rules")


@pytest.mark.parametrize("game", registered().values(), ids=lambda game: game.name)
def test_many_of_its_moves_are_the_best_that_it_sees(game: Game) -> None:
    greedy, novice = GreedyBot(1, deals=1), NoviceBot(1, deals=1)
    match = game.start(game.seats[0], seed="novice")
    alike = []
    for luck in range(60):
        if match.over:
            break
        seat = match.to_act[0]
        best = greedy.decide(match.position, seat, luck)
        chosen = novice.decide(match.position, seat, luck)
        assert chosen == novice.decide(match.position, seat, luck), "the same luck, the same move"
        alike.append(chosen == best)
        match.play(seat, best, match.offer(seat).id)
    assert 0.25 < sum(alike) / len(alike) < 1
