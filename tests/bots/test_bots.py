"""Every bot plays every game to its end, sees no more than its seat, and can be repeated."""

from __future__ import annotations

import random
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import Any

import pytest

from ludoteca import BadOption, Game, Match, _pure, bots
from ludoteca.bots.greedy import GreedyBot
from ludoteca.kernel.registry import game as game_named
from ludoteca.kernel.registry import registered
from ludoteca.lab.playout import PlayOuts
from tests.contract.walks import other_world, played, walk

GAMES = list(registered().values())
SPECS = ("random", "greedy", "search:30p")
SEATED = [
    pytest.param(game, seats, spec, id=f"{game.name}-{seats}-{spec}")
    for game in GAMES
    for seats in game.seats
    for spec in SPECS
]


def answer(bot: bots.Bot, match: Match, seat: int) -> str:
    return bot.choose(match.view(seat), match.offer(seat).as_json())


@pytest.mark.parametrize(("game", "seats", "spec"), SEATED)
def test_a_game_ends(game: Game, seats: int, spec: str) -> None:
    if not _pure.compiled() and spec != "random":
        pytest.skip("whole games by searching take the compiled rules")
    match = game.start(seats, seed=f"{spec}")
    minds = [bots.make(spec, seed=seat) for seat in range(seats)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, answer(minds[seat], match, seat))
    assert match.result is not None
    assert min(match.result.ranks) == 1


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_same_seed_same_move(game: Game, spec: str) -> None:
    match = played(game, 3, 1, 40)
    seat = match.to_act[0]
    assert answer(bots.make(spec, seed=7), match, seat) == answer(bots.make(spec, seed=7), match, seat)


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_hidden_changes_no_move(game: Game, spec: str) -> None:
    """Two positions that look alike to a seat get the same move from it."""
    for match in islice(walk(game, 3, 2), 45, 200):
        seat = match.to_act[-1]
        twins = [twin(match, seat, number) for number in range(3 if _pure.compiled() else 1)]
        if any(other.document() != match.document() for other in twins):
            break
    else:
        raise AssertionError("nothing is ever hidden")
    chosen = answer(bots.make(spec, seed=3), match, seat)
    for other in twins:
        assert other.view(seat) == match.view(seat)
        assert answer(bots.make(spec, seed=3), other, seat) == chosen


def twin(match: Match, seat: int, number: int) -> Match:
    """Another match that looks the same to a seat."""
    position = other_world(match, seat, number)
    return game_named(match.game.name).load(match.game.view(position, -2), seed="twin")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_moves_are_complete_legal_and_all_different(game: Game) -> None:
    from ludoteca.bots.moves import Moves

    for seed in range(8):
        match = played(game, 2, seed, 10 * seed)
        if match.over:
            continue
        seat = match.to_act[0]
        position = match.position.clone()
        position.simulate(1)
        found = list(Moves(position, seat))
        assert found
        assert len(set(found)) == len(found)
        # A pick of a set that must be complete need not come first: sets are named in ascending order.
        assert {move[0] for move in found} <= set(position.picks(seat)) <= {pick for move in found for pick in move}
        for move in found[:50]:
            copy = position.clone()
            for pick in move:
                copy.step(seat, pick)
            assert copy.draft == 0


def test_a_set_of_cards_comes_once() -> None:
    """Reinforcing with two cards is one move, whichever is named first."""
    from ludoteca.bots.moves import Moves

    game = registered()["origo"]
    luck = random.Random(5)
    while True:
        match = game.start(2, seed=str(luck.random()))
        position = match.position.clone()
        position.simulate(luck.randrange(1000))
        while not position.over:
            seat = position.to_act[0]
            if game.decisions[position.kind] == "exchange-card":
                break
            position.step(seat, luck.choice(position.picks(seat)))
        else:
            continue
        position = match.position.clone() if position.over else position
        break
    pairs = [frozenset(move) for move in Moves(position, seat) if len(move) == 2]
    assert len(pairs) == len(set(pairs)) > 0


def test_greedy_beats_random() -> None:
    """Not a measure of strength (the tournament is), only that it does look."""
    game = registered()["origo"]
    if not _pure.compiled():
        pytest.skip("takes the compiled rules")
    match = game.start(2, seed="greedy")
    minds = [GreedyBot(1), bots.make("random", seed=1)]
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, answer(minds[seat], match, seat))
    assert match.result is not None
    assert match.result.ranks == (1, 2)


def think(spec: str, view: dict[str, Any], offer: dict[str, Any]) -> str:
    return bots.make(spec, seed=11).choose(view, offer)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_bots_think_alike_in_another_process(game: Game) -> None:
    match = played(game, 2, 4, 30)
    seat = match.to_act[0]
    view, offer = match.view(seat), match.offer(seat).as_json()
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        for spec in SPECS:
            assert pool.submit(think, spec, view, offer).result() == think(spec, view, offer)


def test_seconds_are_kept() -> None:
    import time

    match = played(registered()["origo"], 2, 4, 40)
    seat = match.to_act[0]
    bot = bots.make("search", seconds=0.05, seed=1)
    began = time.thread_time()
    answer(bot, match, seat)
    assert time.thread_time() - began < 2


def test_names() -> None:
    names = [name for name, _ in bots.levels()]
    numbers = [level for _, level in bots.levels()]
    assert numbers == sorted(set(numbers))
    for name in [*names, "search", "search:0.2", "search:100p"]:
        assert callable(bots.make(name).choose)


@pytest.mark.parametrize(
    "name", ["nobody", "", "search:", "search:x", "search:-1", "search:0", "greedy:0.1", "random:3p"]
)
def test_a_bot_that_does_not_exist(name: str) -> None:
    with pytest.raises(BadOption, match="unknown-bot"):
        bots.make(name)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_play_outs_repeat(game: Game) -> None:
    start = game.start(3, seed="outs").position
    one, two = PlayOuts(seed=5), PlayOuts(seed=5)
    games = 20 if _pure.compiled() else 2
    ended, again = one.run(start, games), two.run(start, games)
    assert ended.over
    assert (one.picks, one.games) == (two.picks, games)
    assert [ended.score(seat) for seat in range(3)] == [again.score(seat) for seat in range(3)]


def test_a_full_tree_goes_on() -> None:
    """More play-outs than the tree has room for."""
    if not _pure.compiled():
        pytest.skip("takes the compiled rules")
    from ludoteca.bots.search import SearchBot
    from ludoteca.bots.tree import CAPACITY

    match = played(registered()["origo"], 4, 6, 25)
    seat = match.to_act[0]
    bot = SearchBot(1, playouts=3 * CAPACITY // 2)
    match.play(seat, answer(bot, match, seat))
    assert bot.trees[0].playouts == 3 * CAPACITY // 2, "it goes on until its budget is spent"
    assert CAPACITY // 4 < bot.trees[0].nodes < CAPACITY
