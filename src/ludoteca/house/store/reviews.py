"""Reviews of finished games: asked for once, and kept for everybody who may see the game."""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import UNSET, Raw
from sqlalchemy.dialects import postgresql, sqlite

from ludoteca.house.store.schema import reviews, seats, tables
from ludoteca.house.wire.learning import ReviewState

WAITING = "waiting"
MADE = "made"
FAILED = "failed"
MOST = 200
"""Of so many reviewed games of a kind, the newest, the puzzles are told."""


def of(connection: sa.Connection, table_id: str) -> ReviewState:
    """How far the review of a table is, and the review itself when it is made."""
    row = connection.execute(sa.select(reviews).where(reviews.c.table_id == table_id)).one_or_none()
    if row is None:
        return ReviewState("none")
    progress = row.progress / 100 if row.state == WAITING else UNSET
    return ReviewState(row.state, progress, UNSET if row.review is None else Raw(row.review))


def ask(connection: sa.Connection, table_id: str, at: int, *, anew: bool = False) -> None:
    """Ask for a review, once more where it has failed; one under way stays, and unless `anew` one that is made."""
    wish = {"asked": at, "state": WAITING, "progress": 0}
    ended = reviews.c.state.in_((FAILED, MADE) if anew else (FAILED,))
    connection.execute(
        sa.update(reviews).where(reviews.c.table_id == table_id, ended).values(**wish, review=None, digest=None)
    )
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    connection.execute(insert(reviews).values(table_id=table_id, **wish).on_conflict_do_nothing())


def next_one(connection: sa.Connection) -> str | None:
    """The table whose review is made next: that for which somebody has waited longest."""
    waiting = sa.select(reviews.c.table_id).where(reviews.c.state == WAITING)
    return connection.scalar(waiting.order_by(reviews.c.asked, reviews.c.table_id).limit(1))


def advance(connection: sa.Connection, table_id: str, progress: int) -> None:
    """So many hundredths of a review are made."""
    connection.execute(_waiting(table_id).values(progress=progress))


def end(connection: sa.Connection, table_id: str, review: bytes | None) -> None:
    """A review is made; None: it has failed."""
    state = FAILED if review is None else MADE
    connection.execute(_waiting(table_id).values(state=state, review=review, digested=None))


def next_undigested(connection: sa.Connection) -> str | None:
    """A table whose review is made and was not yet told in short."""
    made = sa.select(reviews.c.table_id).where(reviews.c.state == MADE, reviews.c.digested.is_(None))
    return connection.scalar(made.order_by(reviews.c.asked, reviews.c.table_id).limit(1))


def keep_digest(connection: sa.Connection, table_id: str, digest: bytes | None, at: int) -> None:
    """Keep what a review comes to in short; None: it cannot be told."""
    made = reviews.c.table_id == table_id, reviews.c.state == MADE
    connection.execute(sa.update(reviews).where(*made).values(digest=digest, digested=at))


def digests(connection: sa.Connection, game: str) -> list[tuple[str, int, int, bytes]]:
    """Of reviewed public games of a kind, the newest: the table, its seats, when it was told in short, and how."""
    counted = sa.select(sa.func.count()).where(seats.c.table_id == tables.c.id).scalar_subquery()
    columns = tables.c.id, counted, reviews.c.digested, reviews.c.digest
    public = sa.select(*columns).join(tables, tables.c.id == reviews.c.table_id)
    told = tables.c.game == game, tables.c.private.is_(False), reviews.c.digest.is_not(None)
    rows = connection.execute(public.where(*told).order_by(reviews.c.digested.desc(), tables.c.id).limit(MOST))
    return [(row[0], row[1], row[2], row[3]) for row in rows]


def _waiting(table_id: str) -> sa.Update:
    return sa.update(reviews).where(reviews.c.table_id == table_id, reviews.c.state == WAITING)
