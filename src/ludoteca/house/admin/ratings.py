"""Makes ratings anew from the records."""

from __future__ import annotations

from typing import Any

from ludoteca.house.house import House
from ludoteca.house.store import ratings as store
from ludoteca.house.verbs import ratings


async def anew(house: House, only: str | None) -> list[dict[str, Any]]:
    """Rate the people of one game, or of each that was rated, and tell them, the strongest first."""
    games = [only] if only else await house.store.read(store.rated_games)
    return [row for game in games for row in await _ladder(house, game)]


async def _ladder(house: House, game: str) -> list[dict[str, Any]]:
    ladder = await ratings.anew(house, game)
    names = await house.store.read(store.names_of, ladder.people)
    ordered = sorted(ladder.people.items(), key=lambda one: (-one[1].mu, one[0]))
    return [
        {
            "game": game,
            "rank": rank,
            "id": player,
            "nickname": names.get(player),
            "points": rating.points,
            "interval": list(rating.interval),
            "games": rating.games,
        }
        for rank, (player, rating) in enumerate(ordered, 1)
    ]
