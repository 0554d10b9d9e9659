"""A private board: what the seat sees stays as it is, what it cannot know is dealt, and nothing of it is played."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from ludoteca.house.house import House
from ludoteca.house.matches import Match
from ludoteca.house.planning.trial import Trial, dealt, imagine
from ludoteca.house.verbs import plan
from ludoteca.house.wire.asking import Guess, Play, Preview, Undo
from ludoteca.house.wire.planning import NewTrial, TriedMove
from ludoteca.kernel.errors import IllegalMove
from ludoteca.kernel.registry import game as game_named
from ludoteca.kernel.registry import registered
from tests.support.inside import arrive, begin, first_move, inside

GAMES = tuple(registered())


def somewhere(name: str, moves: int, seed: int = 1) -> Match:
    """A game after so many moves at random."""
    luck = random.Random(seed)
    match = game_named(name).start(seats=2, seed=f"somewhere {seed}", options={})
    for _ in range(moves):
        seat, picks = luck.choice(match.to_act), list[int]()
        while not (offer := match.offer(seat, picks, reasons=False)).complete:
            picks.append(luck.choice(offer.picks).id)
        match.play(seat, picks)
        if match.over:
            break
    return match


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("moves", [0, 7, 25, 60])
def test_the_board_begins_as_the_seat_sees_it(name: str, moves: int) -> None:
    match = somewhere(name, moves)
    for seat in range(2):
        board = imagine(game_named(match.game.name), match.view(seat), seat, 5)
        assert board.view(seat) == match.view(seat)
        assert board.to_act == match.to_act
        for one in set(board.to_act) & {seat}:
            assert board.offer(one, reasons=False).picks == match.offer(one, reasons=False).picks


@pytest.mark.parametrize("name", GAMES)
def test_what_cannot_be_known_follows_from_the_deal_alone(name: str) -> None:
    match = somewhere(name, 12)
    hidden = match.position.clone()
    hidden.simulate(99)
    hidden.deal_unknown(0)  # as far as seat 0 can tell, the same game
    view = match.game.view(hidden, 0)
    boards = [
        imagine(game_named(match.game.name), one, 0, 3).document() for one in (match.view(0), {**match.view(0), **view})
    ]
    assert boards[0] == boards[1]
    assert len({course(match, deal) for deal in range(8)}) > 1


def course(match: Match, deal: int) -> str:
    """How a game would go on by bots."""
    trial = Trial(game_named(match.game.name), match.view(0), 0, deal)
    for _ in range(20):
        trial.guess()
    return str(trial.match.document())


@pytest.mark.parametrize("name", GAMES)
def test_turns_are_tried_for_everybody(name: str) -> None:
    match = somewhere(name, 9)
    trial = Trial(game_named(match.game.name), match.view(1), 1, 2)
    for _ in range(12):
        trial.guess()
    again = Trial(game_named(match.game.name), match.view(1), 1, 2)
    for tried in trial.moves:
        again.play(tried.seat, tried.move)
    assert again.match.document() == trial.match.document(), "the same moves lead to the same board"
    assert {tried.seat for tried in trial.moves} == {0, 1}
    assert all(tried.decision in match.game.decisions for tried in trial.moves)
    before = len(again.moves)
    with pytest.raises(IllegalMove):
        again.play(again.seat, [255, 255])
    assert len(again.moves) == before


async def ask(house: House, table: Any, player: str, **asked: Any) -> tuple[list[TriedMove], dict[str, Any]]:
    answer = await plan.try_out(house, table, player, NewTrial(basis=table.seq, **asked))
    return answer.moves, msgspec.json.decode(answer.frame)


@inside
async def test_nothing_of_a_trial_is_played(house: House) -> None:
    anna, bert = await arrive(house, "Anna"), await arrive(house, "Bert")
    table = await begin(house, anna, bert, tempo="day")
    assert table.match is not None
    before = table.match.document()
    moves, state = await ask(house, table, bert.id)
    assert moves == [] and state["type"] == "state" and "clocks" not in state["table"]
    picks, offer = first_move(table, table.match.to_act[0])
    moves, told = await ask(house, table, bert.id, frame=Preview(offer, picks[:1]))
    assert told["type"] == "offer" and moves == []
    moves, state = await ask(house, table, bert.id, frame=Play("k", state["offer"]["id"], picks))
    assert len(moves) == 1 and state["accepted"] == [{"key": "k", "seq": 1}] and state["log"]
    moves, state = await ask(house, table, bert.id, moves=moves, frame=Guess("g"))
    assert len(moves) == 2 and state["can_undo"] and state["can_restart"]
    moves, state = await ask(house, table, bert.id, moves=moves, frame=Undo("u"))
    assert len(moves) == 1 and not state["can_restart"]
    assert table.match.document() == before and table.seq == 0


@pytest.mark.parametrize("name", GAMES)
def test_what_hangs_on_the_deal_is_told(name: str) -> None:
    match = somewhere(name, 20)
    seat = match.to_act[0]
    trial = Trial(game_named(name), match.view(seat), seat, 1)
    for _ in range(12):
        if trial.match.over:
            break
        trial.guess()
    game = game_named(name)
    chance = dealt(game, match.view(seat), seat, 1, trial.moves)
    drawn = [entry.seq for entry in trial.match.journal if entry.chance]
    beside = [Trial(game, match.view(seat), seat, deal) for deal in (2, 3)]
    for one in beside:
        for number, move in enumerate(trial.moves[: min(chance, default=13) - 1], 1):
            one.play(move.seat, move.move)
            assert [line.event for line in one.match.lines if line.event.seq == number and line.readable(seat)] == [
                line.event for line in trial.match.lines if line.event.seq == number and line.readable(seat)
            ], "before it nothing hangs on the deal"
    assert set(chance) <= set(range(1, len(trial.moves) + 1))
    assert not chance or drawn or any(move.seat != seat for move in trial.moves)
