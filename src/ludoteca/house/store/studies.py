"""Studies, their chapters as JSON, and who has come to them."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from ludoteca.house.store.putting import put_new
from ludoteca.house.store.schema import players, studies, study_readers
from ludoteca.house.wire.asking import Mark
from ludoteca.house.wire.studies import ReaderInfo

MOST = 200
"""So many studies are listed."""


class Chapter(Struct, frozen=True):
    """What is kept of a step of a table."""

    id: str
    title: str
    table: str
    seq: int
    comment: str = ""
    eyes: str | None = None
    marks: list[Mark] = []
    branch: str | None = None


class StudyRow(Struct, frozen=True):
    """One study. `revision` grows with each change and guards against lost updates."""

    id: str
    player: str
    title: str
    changed: int
    revision: int = 0
    chapters: tuple[Chapter, ...] = ()
    renewed: int = 0
    """How often its link was made anew; the one before lets nobody in any more."""


class Readable(Struct, frozen=True):
    """A study, the name of its owner, and whether somebody was made one of those who may edit."""

    row: StudyRow
    owner: str
    reader: bool
    edits: bool


def one(connection: sa.Connection, study: str, player: str | None) -> Readable | None:
    """A study as it is for somebody."""
    found = connection.execute(_told(player).where(studies.c.id == study)).mappings().one_or_none()
    return None if found is None else _readable(found)


def of(connection: sa.Connection, player: str) -> list[Readable]:
    """The studies that somebody keeps or has come to, what was changed last first."""
    known = sa.select(study_readers.c.study).where(study_readers.c.player == player)
    mine = _told(player).where((studies.c.player == player) | studies.c.id.in_(known))
    return [
        _readable(row)
        for row in connection.execute(mine.order_by(studies.c.changed.desc(), studies.c.id).limit(MOST)).mappings()
    ]


def count(connection: sa.Connection, player: str) -> int:
    """How many studies somebody keeps."""
    return connection.scalar(sa.select(sa.func.count()).where(studies.c.player == player)) or 0


def add(connection: sa.Connection, row: StudyRow) -> None:
    """Store a new study."""
    connection.execute(sa.insert(studies).values(_columns(row)))


def change(connection: sa.Connection, row: StudyRow) -> bool:
    """Replace a study by its next revision; False, and nothing done, when somebody else changed it meanwhile."""
    same = (studies.c.id == row.id) & (studies.c.revision == row.revision - 1)
    columns = _columns(row)
    del columns["renewed"]  # `renew` changes it, whatever else is being changed
    return connection.execute(sa.update(studies).where(same).values(columns)).rowcount == 1


def renew(connection: sa.Connection, study: str) -> None:
    """Take back the link of a study; what is being edited stays as it is."""
    renewed = {"renewed": studies.c.renewed + 1}
    connection.execute(sa.update(studies).where(studies.c.id == study).values(renewed))


def drop(connection: sa.Connection, study: str) -> None:
    """Delete a study."""
    connection.execute(sa.delete(study_readers).where(study_readers.c.study == study))
    connection.execute(sa.delete(studies).where(studies.c.id == study))


def come(connection: sa.Connection, study: str, player: str) -> None:
    """Note that somebody has come to a study."""
    put_new(connection, study_readers, {"study": study, "player": player, "edits": False})


def readers(connection: sa.Connection, study: str) -> list[ReaderInfo]:
    """Who has come to a study."""
    columns = study_readers.c.player, players.c.nickname, study_readers.c.edits
    chosen = sa.select(*columns).join(players, players.c.id == study_readers.c.player)
    ordered = chosen.where(study_readers.c.study == study).order_by(players.c.nickname, players.c.id)
    return [ReaderInfo(*row) for row in connection.execute(ordered)]


def let_edit(connection: sa.Connection, study: str, player: str, *, edits: bool) -> bool:
    """Let somebody who has come edit, or no more; False: they have not come."""
    this = (study_readers.c.study == study) & (study_readers.c.player == player)
    return connection.execute(sa.update(study_readers).where(this).values(edits=edits)).rowcount == 1


def _told(player: str | None) -> sa.Select[Any]:
    joined = sa.outerjoin(studies, players, players.c.id == studies.c.player).outerjoin(
        study_readers, (study_readers.c.study == studies.c.id) & (study_readers.c.player == (player or ""))
    )
    return sa.select(studies, players.c.nickname.label("owner"), study_readers.c.edits).select_from(joined)


def _readable(found: sa.RowMapping) -> Readable:
    columns = {str(column.name): found[column.name] for column in studies.columns}
    row = msgspec.convert(columns, StudyRow)
    return Readable(row, found["owner"] or "", found["edits"] is not None, bool(found["edits"]))


def _columns(row: StudyRow) -> dict[str, Any]:
    columns: dict[str, Any] = msgspec.to_builtins(row)
    return columns
