"""A first look in the interpreter is a picture: `repr` of a match, a position and an offer shows the board as text."""

from __future__ import annotations

import random

from ludoteca import Game, Match
from ludoteca.kernel.picture import width

from .walks import random_move, stride, walk

LINES, COLUMNS = 40, 110


def pictured(thing: object) -> str:
    """Take the picture of something, which fits on a screen."""
    text = repr(thing)
    lines = text.splitlines()
    assert text.strip() and len(lines) <= LINES and max(map(width, lines)) <= COLUMNS, text
    assert lines == [line.rstrip() for line in lines]
    return text


def look_in_mid_draft(match: Match, seat: int, luck: random.Random) -> None:
    """Take pictures of the offers of a move and of the position, pick by pick."""
    picks = random_move(match, seat, luck)
    trial = match.position.clone()
    trial.simulate(0)
    for at, pick in enumerate(picks):
        offer = match.offer(seat, picks[:at])
        shown = pictured(offer)
        assert f"seat {seat}, {offer.decision}" in shown
        assert all(f"{kind}:" in shown for kind in {one.kind for one in offer.picks})
        assert all(why.reason in shown for why in offer.refused) or "more lines" in shown
        trial.step(seat, pick)
        pictured(trial)
    assert match.spell(picks) in " ".join(pictured(match.offer(seat, picks)).split())


def test_whole_games_can_be_looked_at(game: Game, seats: int) -> None:
    luck = random.Random(seats)
    step = stride(game, 5)
    for match in walk(game, seats, 3):
        if match.seq % step == 0 or match.over:
            shown = pictured(match)
            assert shown.startswith(f"{game.name}, {seats} seats, at entry {match.seq}: ")
            assert shown.endswith(pictured(match.position))
            for seat in match.to_act:
                look_in_mid_draft(match, seat, luck)
            loaded = game.load(match.document())
            assert pictured(loaded.position) == pictured(match.position)
    assert "over, won by seat" in repr(match)


def test_a_picture_changes_with_the_board(game: Game) -> None:
    moves = 100
    pictures: list[str] = []
    points: list[list[int]] = []
    for match in walk(game, game.seats[-1], 4, moves=moves):
        pictures.append(repr(match.position))
        points.append([match.position.score(seat) for seat in range(match.seats)])
    scored = [at for at in range(1, len(points)) if points[at] != points[at - 1]]
    assert all(pictures[at] != pictures[at - 1] for at in scored)
    assert len(set(pictures)) > len(pictures) // 2
