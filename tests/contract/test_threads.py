"""Threads of one process: what one computes changes nothing that another does."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from ludoteca import Game
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.search import SearchBot
from ludoteca.kernel.position import Position

from .walks import FAST, played

PLAYOUTS = 200 if FAST else 5


def test_bots_of_several_threads_do_not_disturb_one_another(game: Game, seats: int) -> None:
    match = played(game, seats, 3)
    asking = [match.at(match.seq * part // 6).position for part in range(5)]

    def moves(position: Position) -> list[tuple[int, ...]]:
        seat = position.to_act[0]
        bots = GreedyBot(1, deals=2), SearchBot(playouts=PLAYOUTS), SearchBot(playouts=PLAYOUTS, threads=2)
        return [tuple(bot.decide(position, seat, 5)) for bot in bots]

    alone = [moves(position) for position in asking]
    with ThreadPoolExecutor(len(asking)) as pool:
        assert [*pool.map(moves, asking)] == alone
