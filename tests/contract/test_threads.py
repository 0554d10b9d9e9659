"""Threads of one process: what one computes changes nothing that another does."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from ludoteca import Game
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.search import SearchBot
from ludoteca.kernel.position import Position
from ludoteca.kernel.room import OPEN
from ludoteca.ledger.deals import dealt_anew
from ludoteca.ledger.evaluator import evaluator
from ludoteca.ledger.lenses import Fair
from ludoteca.ledger.lookout import Lookout
from ludoteca.ledger.opinion import best_moves

from .walks import FAST, as_bytes, played

PLAYOUTS = 200 if FAST else 5
AHEAD = 60 if FAST else 5
PARTS = 6


def asking(game: Game, seats: int) -> list[Position]:
    """Positions of one game, from its beginning to near its end."""
    match = played(game, seats, 3)
    return [match.at(match.seq * part // PARTS).position.clone() for part in range(PARTS)]


def same_at_once(told: Callable[[Position], Any], positions: list[Position]) -> bool:
    """Tell whether threads are told of all positions at once what each is told alone."""
    alone = [told(position) for position in positions]
    with ThreadPoolExecutor(len(positions)) as pool:
        return [*pool.map(told, positions)] == alone


def test_bots_of_several_threads_do_not_disturb_one_another(game: Game, seats: int) -> None:
    def moves(position: Position) -> list[tuple[int, ...]]:
        seat = position.to_act[0]
        bots = GreedyBot(1, deals=2), SearchBot(playouts=PLAYOUTS), SearchBot(playouts=PLAYOUTS, threads=2)
        return [tuple(bot.decide(position, seat, 5)) for bot in bots]

    assert same_at_once(moves, asking(game, seats))


def test_searches_of_several_threads_do_not_disturb_one_another(game: Game, seats: int) -> None:
    """A house tells two people at once what it thinks; a search lets go of the interpreter."""
    judged, positions = evaluator(game, seats), asking(game, seats)
    for position in positions:
        judged.prepare(position)

    def thinks(position: Position) -> tuple[Any, ...]:
        seat = position.actor
        ahead, fair = Lookout(judged.chances()).value(position, 7, AHEAD), Fair(judged, "threads").forecast(position)
        dealt = [as_bytes(game.view(dealt_anew(position, seat, luck), OPEN)) for luck in range(20)]
        return ahead, fair, dealt, best_moves(judged, position.clone(), seat, "threads")

    assert same_at_once(thinks, positions)
