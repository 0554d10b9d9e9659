"""Random games through the public interface, for the contract tests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from ludoteca import Game, Match, _pure
from ludoteca.kernel.position import Position

FAST = _pure.compiled()
"""Whether the rules are compiled; interpreted ones get fewer games for the same time."""


def stride(game: Game, step: int) -> int:
    """Tell after how many moves to look again: rarely where a long game is interpreted."""
    return step if FAST or len(game.vocabulary.picks) < 100 else 7 * step


def random_move(match: Match, seat: int, luck: random.Random) -> list[int]:
    """Choose picks from the offers until they are a whole move."""
    draft: list[int] = []
    while not (offer := match.offer(seat, draft)).complete:
        assert offer.picks, f"nothing on offer after {match.spell(draft)}"
        draft.append(luck.choice(offer.picks).id)
    return draft


def walk(game: Game, seats: int, seed: int, moves: int = 10_000) -> Iterator[Match]:
    """Play a random game; yields the match before the first move and after each."""
    luck = random.Random(seed)
    match = game.start(seats=seats, seed=f"walk {seed}")
    yield match
    while not match.over and match.seq < moves:
        seat = luck.choice(match.to_act)
        match.play(seat, random_move(match, seat, luck))
        yield match


def played(game: Game, seats: int, seed: int, moves: int = 10_000) -> Match:
    """Play a random game to its end, or for a number of moves."""
    *_, match = walk(game, seats, seed, moves)
    return match


def other_world(match: Match, seat: int, seed: int) -> Position:
    """Make a position that looks the same to a seat (-1: a spectator), everything unknown dealt anew."""
    position = match.position.clone()
    position.simulate(seed)
    position.deal_unknown(seat)
    return position


def viewers(match: Match) -> list[int]:
    """List everybody who can look: a spectator (-1) and all seats."""
    return [-1, *range(match.seats)]


def as_bytes(value: Any) -> bytes:
    """Encode as the wire does, so that what is equal is the same."""
    return msgspec.json.encode(value, order="sorted")
