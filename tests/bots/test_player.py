"""What every bot shares: its luck comes from what it sees, and what it cannot see is dealt anew."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca import Match, _pure
from ludoteca.bots.player import Player
from ludoteca.bots.random import RandomBot
from ludoteca.kernel.position import Position
from ludoteca.kernel.registry import game
from ludoteca.kernel.room import OPEN
from tests.bots.tale import Scene, choices, tale

ORIGO = game("origo")


class Noting(Player):
    """Takes the first pick, and remembers what it was shown."""

    def pick(self, position: Position, seat: int) -> list[int]:
        self.position = position
        self.lucks = [self.luck() for _ in range(3)]
        return position.picks(seat)[:1]


def ask(bot: Player, match: Match) -> str:
    seat = match.to_act[0]
    return bot.choose(match.view(seat), match.offer(seat).as_json())


def lucks(seed: int, match: Match) -> list[int]:
    bot = Noting(seed)
    ask(bot, match)
    return bot.lucks


def test_a_bot_is_given_a_position_that_fits_the_view() -> None:
    match, bot = ORIGO.start(3, seed="player"), Noting(3)
    seat = match.to_act[0]
    move = ask(bot, match)
    assert move == match.offer(seat).picks[0].token
    assert bot.position.simulated
    assert ORIGO.view(bot.position, seat)["board"] == match.view(seat)["board"]


def test_moves_are_told_in_notation() -> None:
    match = ORIGO.start(2, seed="player")

    class Two(Noting):
        def pick(self, position: Position, seat: int) -> list[int]:
            return position.picks(seat)[:2]

    first, second = match.offer(match.to_act[0]).picks[:2]
    assert ask(Two(1), match) == f"{first.token} {second.token}"


def test_luck_comes_from_seed_view_and_picks() -> None:
    match = ORIGO.start(2, seed="player")
    other = ORIGO.start(2, seed="player")
    other.play(other.to_act[0], other.offer(other.to_act[0]).picks[0].token)
    assert lucks(1, match) == lucks(1, match)
    assert len(set(lucks(1, match))) == 3
    assert all(0 <= luck < 2**64 for luck in lucks(1, match))
    assert not set(lucks(1, match)) & set(lucks(2, match))
    assert not set(lucks(1, match)) & set(lucks(1, other))
    seat, bot = match.to_act[0], Noting(1)
    offer = match.offer(seat).as_json()
    bot.choose(match.view(seat), {**offer, "picks": offer["picks"][1:]})
    assert bot.lucks != lucks(1, match)
    bot.choose(match.view(seat), {**offer, "id": "another", "draft": []})
    assert bot.lucks == lucks(1, match)
    bot.choose({**match.view(seat), "turn": 1}, offer)
    assert bot.lucks != lucks(1, match)


def test_what_is_unknown_is_dealt_by_that_luck() -> None:
    origin = game("origin")
    match = origin.start(3, seed="player")
    seat = match.to_act[0]
    dealt = []
    for seed in (1, 2, 3, 1):
        bot = Noting(seed)
        ask(bot, match)
        assert {**origin.view(bot.position, seat), "result": None} == match.view(seat)
        dealt.append(origin.view(bot.position, OPEN))
    assert dealt[0] == dealt[3]
    assert dealt[0] != dealt[1] != dealt[2] != dealt[0]


def test_without_a_seed_every_bot_plays_its_own_way() -> None:
    seeds = {RandomBot().seed for _ in range(20)}
    assert len(seeds) == 20
    assert max(seeds) > 2**56
    assert RandomBot(0).seed == 0


@pytest.mark.skipif(_pure.compiled(), reason="tales are interpreted")
def test_random_takes_any_pick_until_the_move_is_complete() -> None:
    taken: Counter[tuple[int, ...]] = Counter()
    bot = RandomBot(5)
    for _ in range(400):
        told = tale(
            start=Scene({1: "end", 2: "more"}),
            more=Scene({3: "end", 200: "after"}, kind=1, whole=False),
            after=Scene({4: "end"}),
            end=Scene(),
        )
        taken[tuple(bot.pick(told, 0))] += 1
    assert taken.keys() == {(1,), (2, 3), (2, 200)}
    assert 150 < taken[1,] < 250
    assert 60 < taken[2, 3] < 140
    assert bot.pick(choices({9: (0, 0)}), 0) == [9]
