"""What is not kept for ever. Of each kind: how what is older than a time is found, and how some of it is deleted.

Readers find it, so that the writer, for whom everybody waits, has little to do at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from ludoteca.house.store.people import drop_keys
from ludoteca.house.store.schema import (
    addresses,
    attempts,
    chat,
    entrances,
    entrants,
    habits,
    happenings,
    hooks,
    journal,
    leavers,
    letters,
    mutes,
    pairings,
    plans,
    players,
    presence,
    puzzles,
    rests,
    reviews,
    sanctions,
    seats,
    sessions,
    snapshots,
    studies,
    study_readers,
    tables,
    timers,
    tournaments,
    watched,
    wishes,
)

OF_GAMES = (
    *(snapshots, journal, happenings, leavers, mutes, hooks, chat, seats, presence, timers),
    *(plans, reviews, puzzles, wishes, watched),
)
"""What goes with a game."""
OF_PEOPLE = (
    *(sanctions, entrances, rests, addresses, mutes, letters, hooks, timers),
    *(plans, habits, puzzles, attempts, wishes, study_readers),
)
"""What goes with a person."""
TAKING_PART = entrants.c.player, tournaments.c.host, studies.c.player
AT_ONCE = 100
"""So much in one transaction."""


class Kind(Struct, frozen=True):
    """Something that is kept for a while."""

    old: Callable[[int], sa.Select[Any]]
    """The keys of what is older than a time."""
    drop: Callable[[sa.Connection, Sequence[Any]], int]
    """Delete what has these keys, and tell how much it was."""


def old_games(before: int) -> sa.Select[Any]:
    """Games that ended before a time, and tables made before it that are closed; a tournament keeps its own."""
    over = (tables.c.status == "finished") & (tables.c.finished < before)
    closed = (tables.c.status == "closed") & (tables.c.created < before)
    return sa.select(tables.c.id).where(over | closed, tables.c.tournament.is_(None))


def drop_games(connection: sa.Connection, found: Sequence[Any]) -> int:
    """Delete tables with all that was done and said there."""
    for part in OF_GAMES:
        connection.execute(sa.delete(part).where(part.c.table_id.in_(found)))
    connection.execute(sa.delete(attempts).where(attempts.c.source.in_(found)))
    connection.execute(sa.update(tables).where(tables.c.rematch.in_(found)).values(rematch=None))
    return connection.execute(sa.delete(tables).where(tables.c.id.in_(found))).rowcount


def old_tournaments(before: int) -> sa.Select[Any]:
    """Tournaments that ended, or were called off, before a time."""
    over = tournaments.c.status.in_(("finished", "closed"))
    return sa.select(tournaments.c.id).where(
        over, sa.func.coalesce(tournaments.c.finished, tournaments.c.created) < before
    )


def drop_tournaments(connection: sa.Connection, found: Sequence[Any]) -> int:
    """Delete tournaments; their games are games like any others then."""
    for part in (entrants, pairings):
        connection.execute(sa.delete(part).where(part.c.tournament.in_(found)))
    connection.execute(sa.update(tables).where(tables.c.tournament.in_(found)).values(tournament=None))
    return connection.execute(sa.delete(tournaments).where(tournaments.c.id.in_(found))).rowcount


def old_chat(before: int) -> sa.Select[Any]:
    """What was said before a time."""
    return sa.select(chat.c.id).where(chat.c.at < before)


def drop_chat(connection: sa.Connection, found: Sequence[Any]) -> int:
    """Delete lines of chat."""
    return connection.execute(sa.delete(chat).where(chat.c.id.in_(found))).rowcount


def old_guests(before: int) -> sa.Select[Any]:
    """People who were last here before a time, sit nowhere, have left no game, enter, host and keep nothing."""
    sitting = sa.select(seats.c.player).where(seats.c.player.is_not(None))
    elsewhere = sitting, *(sa.select(column) for column in (leavers.c.player, tables.c.host, *TAKING_PART))
    idle = sa.and_(*(players.c.id.not_in(known) for known in elsewhere))
    return sa.select(players.c.id).where(sa.func.coalesce(players.c.seen, players.c.created) < before, idle)


def drop_guests(connection: sa.Connection, found: Sequence[Any]) -> int:
    """Delete people, but for those who have sat down since they were found."""
    busy = {*connection.scalars(sa.select(seats.c.player).where(seats.c.player.in_(found)))}
    for column in (tables.c.host, *TAKING_PART):
        busy |= {*connection.scalars(sa.select(column).where(column.in_(found)))}
    gone = [player for player in found if player not in busy]
    for part in OF_PEOPLE:
        connection.execute(sa.delete(part).where(part.c.player.in_(gone)))
    drop_keys(connection, gone)
    return connection.execute(sa.delete(players).where(players.c.id.in_(gone))).rowcount


def old_sessions(before: int) -> sa.Select[Any]:
    """Sessions whose cookie was given before a time."""
    return sa.select(sessions.c.id).where(sessions.c.created < before)


def drop_sessions(connection: sa.Connection, found: Sequence[Any]) -> int:
    """Delete sessions."""
    return connection.execute(sa.delete(sessions).where(sessions.c.id.in_(found))).rowcount


KINDS = {
    "tournaments": Kind(old_tournaments, drop_tournaments),
    "games": Kind(old_games, drop_games),
    "chat": Kind(old_chat, drop_chat),
    "guests": Kind(old_guests, drop_guests),
    "sessions": Kind(old_sessions, drop_sessions),
}
