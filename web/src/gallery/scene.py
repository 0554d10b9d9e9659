"""What a game's `gallery/scenes.py` is written with: scenes, and games played up to where one is wanted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import ludoteca
from ludoteca import Game, Match, bots


@dataclass(frozen=True)
class Scene:
    """One position under a name, as a seat sees it (None: as an onlooker does)."""

    name: str
    match: Match
    seat: int | None
    follow: tuple[int, ...] = (99, 8)
    """How many of the picks on offer can be followed: at the first step of a move, at the second, and so on."""


def walk(game: Game, seats: int, seed: str, bot: str = "greedy") -> Iterator[Match]:
    """Let bots play a game; yields the match before each move and at the end."""
    match = game.start(seats=seats, seed=seed)
    minds = [bots.make(bot, seed=seat) for seat in range(seats)]
    while not match.over:
        yield match
        seat = match.to_act[0]
        match.play(seat, minds[seat].choose(match.view(seat), match.offer(seat).as_json()))
    yield match


def decision(match: Match) -> str:
    """Name what is asked now; nothing at the end."""
    return "over" if match.over else match.offer(match.to_act[0]).decision


def decisions(game: Game, seats: int, seed: str, bot: str = "greedy") -> Iterator[Scene]:
    """Play a game and show each decision the first time that it is asked, then the end."""
    seen: set[str] = set()
    for match in walk(game, seats, seed, bot):
        name = decision(match)
        if name not in seen:
            seen.add(name)
            yield Scene(name, match, 0 if match.over else match.to_act[0])


def game_of(name: str) -> Game:
    """Find a game by its name."""
    return ludoteca.game(name)
