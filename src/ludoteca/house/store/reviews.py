"""Reviews of finished games: asked for once, and kept for everybody who may see the game."""

from __future__ import annotations

from collections.abc import Collection

import sqlalchemy as sa
from msgspec import UNSET, Raw, Struct

from ludoteca.house.store.putting import put_new
from ludoteca.house.store.rounds import none_going_on
from ludoteca.house.store.schema import leavers, reviews, seats, tables
from ludoteca.house.wire.learning import ReviewState

WAITING = "waiting"
MADE = "made"
FAILED = "failed"
MOST = 200
"""Of so many reviewed games of a kind, the newest, the puzzles are told."""


class Wanted(Struct, frozen=True):
    """A review that is to be made: of which table, how deep, and whether nobody has asked for it."""

    table: str
    depth: int
    quiet: bool


def of(connection: sa.Connection, table_id: str) -> ReviewState:
    """How far the review of a table is, and the review itself when it is made."""
    row = connection.execute(sa.select(reviews).where(reviews.c.table_id == table_id)).one_or_none()
    if row is None:
        return ReviewState("none")
    if row.state == WAITING:
        return ReviewState(WAITING, row.progress / 100)
    return ReviewState(row.state, review=UNSET if row.review is None else Raw(row.review))


def last(connection: sa.Connection, table_id: str) -> bytes | None:
    """The review of a table that was made last, even while it is made anew."""
    return connection.scalar(sa.select(reviews.c.review).where(reviews.c.table_id == table_id))


def ask(
    connection: sa.Connection, table_id: str, at: int, *, anew: bool = False, depth: int = 1, quiet: bool = False
) -> None:
    """Ask for a review, once more where it has failed; one under way stays, and unless `anew` one that is made.

    The one that was made is kept until there is another. `quiet`: nobody waits for it, until somebody asks.
    """
    wish = {"asked": at, "state": WAITING, "progress": 0, "depth": depth, "judged": None, "quiet": quiet}
    if not quiet:
        connection.execute(_waiting(table_id).where(reviews.c.quiet).values(asked=at, quiet=False))
    ended = reviews.c.state.in_((FAILED, MADE) if anew else (FAILED,))
    connection.execute(sa.update(reviews).where(reviews.c.table_id == table_id, ended).values(**wish))
    put_new(connection, reviews, {"table_id": table_id, **wish})


def asked_since(connection: sa.Connection, at: int) -> int:
    """How many reviews were asked for since a time."""
    return connection.scalar(sa.select(sa.func.count()).where(reviews.c.asked > at)) or 0


def next_unasked(connection: sa.Connection, judges: Collection[str]) -> str | None:
    """The game, the last that ended, that nobody has had reviewed, or that none of these evaluators has judged.

    Only public games in which people played count: none played on from a step, none that taught, and none whose luck
    is played elsewhere. What failed is not tried again.
    """
    people = sa.select(seats.c.table_id).where(seats.c.table_id == tables.c.id, seats.c.player.is_not(None))
    outdated = (reviews.c.state == MADE) & reviews.c.judged.not_in(judges)
    chosen = sa.select(tables.c.id).outerjoin(reviews, reviews.c.table_id == tables.c.id)
    counted = tables.c.status == "finished", ~tables.c.private, tables.c.branch_of.is_(None), ~tables.c.teaching
    wanted = chosen.where(*counted, people.exists(), none_going_on(), reviews.c.table_id.is_(None) | outdated)
    return connection.scalar(wanted.order_by(tables.c.finished.desc(), tables.c.id).limit(1))


def next_one(connection: sa.Connection) -> Wanted | None:
    """The review that is made next: the quiet ones last, the deep ones before, else what is waited for longest."""
    order = reviews.c.quiet, reviews.c.depth, reviews.c.asked, reviews.c.table_id
    waiting = sa.select(reviews.c.table_id, reviews.c.depth, reviews.c.quiet).where(reviews.c.state == WAITING)
    row = connection.execute(waiting.order_by(*order).limit(1)).first()
    return None if row is None else Wanted(*row)


def overtaken(connection: sa.Connection, table_id: str) -> bool:
    """Tell whether somebody waits for another review while nobody has asked for that of a table."""
    asked = sa.select(reviews.c.table_id).where(reviews.c.state == WAITING, reviews.c.quiet.is_(sa.false()))
    waiting = {*connection.scalars(asked)}
    return bool(waiting) and table_id not in waiting


def advance(connection: sa.Connection, table_id: str, progress: int) -> None:
    """So many hundredths of a review are made."""
    connection.execute(_waiting(table_id).values(progress=progress))


def end(connection: sa.Connection, table_id: str, review: bytes | None) -> None:
    """A review is made; None: it has failed, and the one before it, if any, stays."""
    if review is None:
        state = sa.case((reviews.c.review.is_(None), FAILED), else_=MADE)
        connection.execute(_waiting(table_id).values(state=state))
    else:
        connection.execute(_waiting(table_id).values(state=MADE, review=review, digested=None))


def next_undigested(connection: sa.Connection) -> str | None:
    """A table whose review is made and was not yet told in short."""
    made = sa.select(reviews.c.table_id).where(reviews.c.state == MADE, reviews.c.digested.is_(None))
    return connection.scalar(made.order_by(reviews.c.asked, reviews.c.table_id).limit(1))


def keep_digest(connection: sa.Connection, table_id: str, digest: bytes | None, judged: str | None, at: int) -> None:
    """Keep what a review comes to in short, and which evaluator judged; None: it cannot be told."""
    made = reviews.c.table_id == table_id, reviews.c.state == MADE
    connection.execute(sa.update(reviews).where(*made).values(digest=digest, judged=judged, digested=at))


def digests(connection: sa.Connection, game: str) -> list[tuple[str, int, int, bytes]]:
    """Of reviewed public games of a kind, the newest: the table, its seats, when it was told in short, and how."""
    counted = sa.select(sa.func.count()).where(seats.c.table_id == tables.c.id).scalar_subquery()
    columns = tables.c.id, counted, reviews.c.digested, reviews.c.digest
    public = sa.select(*columns).join(tables, tables.c.id == reviews.c.table_id)
    kept = reviews.c.digest.is_not(None), reviews.c.digested.is_not(None)
    told = tables.c.game == game, tables.c.private.is_(False), *kept
    rows = connection.execute(public.where(*told).order_by(reviews.c.digested.desc(), tables.c.id).limit(MOST))
    return [(row[0], row[1], row[2], row[3]) for row in rows]


def judged(connection: sa.Connection, table_ids: Collection[str]) -> dict[str, tuple[str, bytes]]:
    """Of some tables whose luck nobody plays any more: which evaluator judged their games, and the digest."""
    columns = reviews.c.table_id, reviews.c.judged, reviews.c.digest
    chosen = sa.select(*columns).join(tables, tables.c.id == reviews.c.table_id)
    kept = reviews.c.judged.is_not(None), reviews.c.digest.is_not(None), none_going_on()
    rows = connection.execute(chosen.where(reviews.c.table_id.in_(table_ids), *kept))
    return {row.table_id: (row.judged, row.digest) for row in rows}


def handed_over(connection: sa.Connection, table_ids: Collection[str]) -> set[tuple[str, int]]:
    """The seats at some tables that were somebody else's before."""
    chosen = sa.select(leavers.c.table_id, leavers.c.seat).where(leavers.c.table_id.in_(table_ids))
    return {(row.table_id, row.seat) for row in connection.execute(chosen)}


def _waiting(table_id: str) -> sa.Update:
    return sa.update(reviews).where(reviews.c.table_id == table_id, reviews.c.state == WAITING)
