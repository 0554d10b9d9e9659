"""Ratings as they stand now, for whoever asks: kept in the store, and made anew from the records at any time."""

from __future__ import annotations

from functools import partial

from ludoteca.house.house import House
from ludoteca.house.ratings import standings
from ludoteca.house.ratings.ladder import Ladder
from ludoteca.house.store import ratings


async def ladder(house: House, game: str) -> Ladder:
    """The ratings of a game, with all games in them that have ended by now."""
    async with house.readers.turn(f"ratings of {game}"):
        found, news = await house.store.read(standings.up_to_date, game)
        if news:
            await house.store.writer.run(partial(ratings.keep_ladder, game=game, ladder=found))
    return found


async def anew(house: House, game: str) -> Ladder:
    """The ratings of a game from its records alone, and kept as they are found."""
    async with house.readers.turn(f"ratings of {game}"):
        found = await house.store.read(standings.anew, game)
        await house.store.writer.run(partial(ratings.keep_ladder, game=game, ladder=found))
    return found
