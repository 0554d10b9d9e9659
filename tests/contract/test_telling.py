"""What others learn when a seat moves: what the game shows, nothing by what is asked; and what they saw stays seen."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

from ludoteca import Game, IllegalMove, Match
from ludoteca.kernel.room import OPEN

from .walks import other_world, random_move, viewers, walk

SPARSE = 7
"""After how many moves of a long game the next moment is looked at: each is loaded twice from a document."""
MOST_MOVES = 200
"""How many moves of the other world are tried; where there are more, nothing is concluded."""


def moments(game: Game, seats: int, number: int) -> Iterator[tuple[Match, Match, int, int]]:
    """Play at random; at some moments show two worlds that look alike to a viewer who does not move, and who does."""
    luck = random.Random(number)
    for match in islice(walk(game, seats, number), 0, None, SPARSE if len(game.vocabulary.picks) > 100 else 2):
        if match.over:
            return
        seat = luck.choice(match.to_act)
        viewer = luck.choice([one for one in viewers(match) if one != seat])
        shown = [game.view(world, OPEN) for world in (match.position, other_world(match, viewer, match.seq))]
        one, two = (game.load({**world, "options": match.options}, seed="worlds") for world in shown)
        yield one, two, seat, viewer


def legal(match: Match, seat: int, move: list[int]) -> bool:
    """Tell whether a whole move can be played."""
    try:
        return match.offer(seat, move).complete
    except IllegalMove:
        return False


def told(match: Match, viewer: int) -> tuple[Any, ...]:
    """Tell what a viewer has read, and sees."""
    reader = None if viewer < 0 else viewer
    return [(event["id"], event["args"]) for event in match.log(reader)], match.view(reader)


def whole_moves(match: Match, seat: int) -> Iterator[list[int]]:
    """List all whole moves of a seat."""
    drafts: list[list[int]] = [[]]
    while drafts:
        draft = drafts.pop()
        offer = match.offer(seat, draft)
        if offer.complete:
            yield draft
        drafts += [[*draft, pick.id] for pick in offer.picks]


def test_the_questions_that_follow_a_move_tell_nothing_of_a_hand(game: Game, seats: int) -> None:
    """A move that is told alike is followed by the same questions: nobody is asked, or not, for what he holds."""
    compared = 0
    for number in range(3):
        luck = random.Random(number)
        for one, two, seat, viewer in moments(game, seats, number):
            move = random_move(one, seat, luck)
            if not legal(two, seat, move):
                continue
            for world in (one, two):
                world.play(seat, move)
            (log, view), (other_log, other_view) = told(one, viewer), told(two, viewer)
            both = min(len(log), len(other_log))
            if not one.position.revealed and not two.position.revealed and log[:both] == other_log[:both]:
                assert log == other_log, "one of two players who look alike is asked, the other is not"
            if log == other_log:
                assert view["to_act"] == other_view["to_act"] and view["stack"] == other_view["stack"]
                compared += 1
    assert compared


def test_what_others_have_seen_is_not_silently_undone(game: Game, seats: int) -> None:
    """A move that can be undone has told nothing: whoever looked on could see the same of a seat with another hand."""
    judged = 0
    for number in range(3):
        luck = random.Random(number)
        for one, two, seat, viewer in moments(game, seats, number):
            move = random_move(one, seat, luck)
            if one.play(seat, move).sealed:
                continue
            seen = told(one, viewer)
            others = [move] if legal(two, seat, move) else list(islice(whole_moves(two, seat), MOST_MOVES))
            judged += 1
            assert len(others) == MOST_MOVES or any(shows(game, two, seat, other, viewer, seen) for other in others), (
                f"{one.spell(move)} is shown and can be undone"
            )
    assert judged


def shows(game: Game, match: Match, seat: int, move: list[int], viewer: int, seen: tuple[Any, ...]) -> bool:
    """Tell whether a move would show a viewer the same."""
    tried = game.load(match.document(), seed="worlds")
    tried.play(seat, move)
    return told(tried, viewer) == seen
