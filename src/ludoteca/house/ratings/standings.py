"""Brings the ratings of a game up to date with the records that the house keeps.

What was kept of them holds as long as the games and the people in it are all there: where a game has gone or came late,
or where somebody was forgotten or became another, all games are rated anew. So it is always what a fold over the
records of now would come to.
"""

from __future__ import annotations

import sqlalchemy as sa

from ludoteca.house.ratings.ladder import Ladder
from ludoteca.house.ratings.outcome import outcome
from ludoteca.house.store.ratings import count_known, count_rated, kept_ladder, rated_after, rated_games


def up_to_date(connection: sa.Connection) -> dict[str, tuple[Ladder, bool]]:
    """The ratings of each game as of now, and whether that is more than was kept."""
    return {game: _up_to_date(connection, game) for game in rated_games(connection)}


def _up_to_date(connection: sa.Connection, game: str) -> tuple[Ladder, bool]:
    kept = kept_ladder(connection, game)
    if kept is None or not _holds(connection, game, kept):
        return anew(connection, game), True
    before = kept.games
    _go_on(connection, game, kept)
    return kept, kept.games != before


def anew(connection: sa.Connection, game: str) -> Ladder:
    """The ratings of a game from the first one that the house keeps."""
    ladder = Ladder()
    _go_on(connection, game, ladder)
    return ladder


def _holds(connection: sa.Connection, game: str, kept: Ladder) -> bool:
    """Tell whether the games and the people of a ladder are all there."""
    games, people = count_rated(connection, game, kept.last), count_known(connection, kept.people)
    return games == kept.games and people == len(kept.people)


def _go_on(connection: sa.Connection, game: str, ladder: Ladder) -> None:
    while part := rated_after(connection, game, ladder.last):
        for row, left in part:
            ladder.count(outcome(row, left))
            ladder.games += 1
            ladder.last = row.finished or 0, row.id
