"""Ratings as they stand now, for whoever asks: kept in the store, and made anew from the records at any time."""

from __future__ import annotations

from functools import partial

from ludoteca.house.house import House
from ludoteca.house.ratings import standings
from ludoteca.house.ratings.ladder import Ladder
from ludoteca.house.store import ratings

TURN = "ratings"
"""One piece of work at a time: what one has found nobody needs to find anew."""


async def ladders(house: House) -> dict[str, Ladder]:
    """The ratings of each game that was rated, with all games in them that have ended by now."""
    async with house.readers.turn(TURN):
        found = await house.store.read(standings.up_to_date)
        for game, (ladder, news) in found.items():
            if news:
                await house.store.writer.run(partial(ratings.keep_ladder, game=game, ladder=ladder))
    return {game: ladder for game, (ladder, _) in found.items()}


async def anew(house: House, game: str) -> Ladder:
    """The ratings of a game from its records alone, and kept as they are found."""
    async with house.readers.turn(TURN):
        found = await house.store.read(standings.anew, game)
        await house.store.writer.run(partial(ratings.keep_ladder, game=game, ladder=found))
    return found
