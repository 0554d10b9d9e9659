"""What a house needs that keeps time: no clock betrays a hand, and a game can be ended as it stands."""

from __future__ import annotations

import random

import pytest

from ludoteca import BadRecord, Entry, Game, IllegalMove, Match
from ludoteca.kernel.records import END, RULES, UNDO
from ludoteca.kernel.replay import replay
from ludoteca.kernel.room import OPEN

from .walks import FAST, other_world, random_move, viewers, walk

KEY = bytes(range(32))


def test_what_is_public_hangs_on_nothing_hidden(game: Game) -> None:
    """Else a clock that stands where there is no choice would tell what is in a hand."""
    assert game.public <= {*game.decisions}
    luck = random.Random(7)
    for seats in game.seats:
        for match in walk(game, seats, seats, 400 if FAST else 60):
            if match.over or game.decisions[match.position.kind] not in game.public:
                continue
            for seat in match.to_act:
                only, picks = match.only_move(seat), match.position.picks(seat)
                for viewer in viewers(match):
                    if viewer == seat or (only is None and luck.random() > 0.2):
                        continue
                    world = other_world(match, viewer, match.seq)
                    assert world.picks(seat) == picks
                    for pick in only or ():
                        assert world.picks(seat) == [pick]
                        world.step(seat, pick)


def test_the_only_move_is_the_only_one_and_changes_nothing(game: Game) -> None:
    luck = random.Random(3)
    for seed in range(3):
        match = game.start(seats=game.seats[0], seed=f"only {seed}")
        while not match.over and match.seq < (300 if FAST else 40):
            seat = luck.choice(match.to_act)
            before = match.document()
            only = match.only_move(seat)
            assert match.document() == before
            move = random_move(match, seat, luck)
            assert only is None or only == move
            match.play(seat, move)


def test_no_move_looks_like_what_the_table_does(game: Game) -> None:
    assert {END, RULES, UNDO}.isdisjoint(pick.token for pick in game.vocabulary.picks)


@pytest.mark.parametrize("moves", [0, 5, 40])
def test_a_game_that_is_ended_as_it_stands_is_over_for_everybody(game: Game, moves: int) -> None:
    for seats in game.seats:
        match = Match.start(game, seats, game.start(seats).options, KEY)
        luck = random.Random(moves)
        while match.seq < moves and not match.over:
            seat = luck.choice(match.to_act)
            match.play(seat, random_move(match, seat, luck))
        if match.over:
            continue
        points = [match.position.score(seat) for seat in range(seats)]
        entry = match.end()
        assert (entry.seat, entry.move, match.over, match.to_act) == (-1, END, True, ())
        assert match.result is not None and [*match.result.points] == points
        assert min(match.result.ranks) == 1
        assert match.log()[-1]["id"] == "ended-early"
        for viewer in viewers(match):
            game.view(match.position, viewer)
        document = game.view(match.position, OPEN)
        assert replay(game, match.record()).document() == match.document()
        again = Match.resume(game, seats, match.options, match.journal, key=KEY, setup=match.setup)
        assert again.document() == match.document() and again.result == match.result
        kept = match.snapshot()
        resumed = Match.resume(game, seats, match.options, match.journal, key=KEY, setup=match.setup, snapshots=[kept])
        assert game.view(resumed.position, OPEN) == document and resumed.over
        with pytest.raises(IllegalMove):
            match.end()
        with pytest.raises((BadRecord, IllegalMove)):
            match.apply(Entry(match.seq + 1, -1, END))
        assert match.at(match.seq - 1).over is False
