"""What proves who people are, and where they are known: sessions, credentials, things that are good once, merging."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator
from typing import Any

import sqlalchemy as sa
from msgspec import structs

from ludoteca.house.store import wishes
from ludoteca.house.store.people import player_row, raise_revisions
from ludoteca.house.store.rows import CredentialRow, PlayerRow, SessionRow
from ludoteca.house.store.schema import (
    blocks,
    credentials,
    entrances,
    letters,
    metadata,
    players,
    sanctions,
    seats,
    sessions,
    tables,
)

CHUNK = 500
OF_PEOPLE = ("player", "host", "blocked")
"""Columns of these names hold the id of a person, in whatever table."""
UNFINISHED = ("open", "playing")


def digest(secret: str) -> str:
    """All that is kept of a secret: each of them is long and random, so that nobody finds it by trying."""
    return hashlib.sha256(secret.encode()).hexdigest()


# Sessions -----------------------------------------------------------------------------------------


def session(connection: sa.Connection, name: str) -> SessionRow | None:
    """A session that has not ended."""
    found = connection.execute(sa.select(sessions).where(sessions.c.id == name)).mappings().one_or_none()
    return None if found is None else SessionRow(**found)


def sessions_of(connection: sa.Connection, player: str) -> list[SessionRow]:
    """Where somebody is known, what was used last first."""
    chosen = sa.select(sessions).where(sessions.c.player == player).order_by(sessions.c.seen.desc(), sessions.c.id)
    return [SessionRow(**row) for row in connection.execute(chosen).mappings()]


def owners(connection: sa.Connection, names: Collection[str]) -> dict[str, str]:
    """Whose these sessions are, of those that have not ended."""
    found: dict[str, str] = {}
    ordered = sorted(names)
    for start in range(0, len(ordered), CHUNK):
        chosen = sa.select(sessions.c.id, sessions.c.player).where(sessions.c.id.in_(ordered[start : start + CHUNK]))
        found |= {row.id: row.player for row in connection.execute(chosen)}
    return found


def see(connection: sa.Connection, session: str, at: int) -> None:
    """Somebody came by a session."""
    connection.execute(sa.update(sessions).where(sessions.c.id == session).values(seen=at))


def add_session(connection: sa.Connection, row: SessionRow) -> None:
    """Somebody is known on a device from now on."""
    connection.execute(sa.insert(sessions).values(structs.asdict(row)))


def end_session(connection: sa.Connection, player: str, name: str) -> bool:
    """End a session of this person, who looks for no players any more; tells whether there was one."""
    wishes.drop(connection, player)
    own = (sessions.c.id == name) & (sessions.c.player == player)
    return connection.execute(sa.delete(sessions).where(own)).rowcount == 1


# Credentials --------------------------------------------------------------------------------------


def credential(connection: sa.Connection, kind: str, digest: str) -> CredentialRow | None:
    """What has this digest among what proves who people are."""
    chosen = sa.select(credentials).where(credentials.c.kind == kind, credentials.c.digest == digest)
    found = connection.execute(chosen).mappings().one_or_none()
    return None if found is None else CredentialRow(**found)


def credentials_of(connection: sa.Connection, player: str, kind: str | None = None) -> list[CredentialRow]:
    """What proves that somebody is this person, the oldest first; of one kind or of all."""
    chosen = sa.select(credentials).where(credentials.c.player == player)
    if kind is not None:
        chosen = chosen.where(credentials.c.kind == kind)
    ordered = chosen.order_by(credentials.c.created, credentials.c.digest)
    return [CredentialRow(**row) for row in connection.execute(ordered).mappings()]


def add_credential(connection: sa.Connection, row: CredentialRow) -> bool:
    """Let something prove who somebody is, unless it proves so for anybody already."""
    if credential(connection, row.kind, row.digest) is not None:
        return False
    connection.execute(sa.insert(credentials).values(structs.asdict(row)))
    return True


def renew_credential(connection: sa.Connection, row: CredentialRow) -> None:
    """Let this be the only credential of its kind that proves who somebody is."""
    own = (credentials.c.player == row.player) & (credentials.c.kind == row.kind)
    connection.execute(sa.delete(credentials).where(own))
    connection.execute(sa.insert(credentials).values(structs.asdict(row)))


def drop_credential(connection: sa.Connection, player: str, kind: str, digest: str) -> bool:
    """Let something of this person prove nothing any more; tells whether it did. Letters go there no more, either."""
    connection.execute(sa.delete(letters).where(letters.c.player == player, letters.c.address == digest))
    of_kind = (credentials.c.kind == kind) & (credentials.c.digest == digest)
    return connection.execute(sa.delete(credentials).where(of_kind & (credentials.c.player == player))).rowcount == 1


def use_credential(connection: sa.Connection, row: CredentialRow, at: int) -> bool:
    """Note that somebody came by a credential, and what it is about now; tells whether it is still good."""
    same = (
        (credentials.c.kind == row.kind) & (credentials.c.digest == row.digest) & (credentials.c.player == row.player)
    )
    changed = sa.update(credentials).where(same).values(used=at, about=row.about)
    return connection.execute(changed).rowcount == 1


# Blocking -----------------------------------------------------------------------------------------


def all_apart(connection: sa.Connection) -> dict[str, frozenset[str]]:
    """Of everybody who has blocked somebody, or was blocked: whom they have nothing to do with."""
    found: dict[str, set[str]] = {}
    for row in connection.execute(sa.select(blocks.c.player, blocks.c.blocked)):
        found.setdefault(row.player, set()).add(row.blocked)
        found.setdefault(row.blocked, set()).add(row.player)
    return {player: frozenset(others) for player, others in found.items()}


def blocked_by(connection: sa.Connection, player: str) -> list[tuple[str, str]]:
    """Whom somebody has blocked: ids and names."""
    named = sa.select(players.c.id, players.c.nickname).join(blocks, blocks.c.blocked == players.c.id)
    chosen = named.where(blocks.c.player == player).order_by(players.c.nickname, players.c.id)
    return [(row.id, row.nickname) for row in connection.execute(chosen)]


def block(connection: sa.Connection, player: str, blocked: str, at: int) -> bool:
    """Let somebody have nothing more to do with another; tells whether there is such a person."""
    if player_row(connection, blocked) is None:
        return False
    unblock(connection, player, blocked)
    connection.execute(sa.insert(blocks).values(player=player, blocked=blocked, at=at))
    return True


def unblock(connection: sa.Connection, player: str, blocked: str) -> None:
    """Take that back."""
    connection.execute(sa.delete(blocks).where(blocks.c.player == player, blocks.c.blocked == blocked))


# One person of two --------------------------------------------------------------------------------


def shared_tables(connection: sa.Connection, one: str, other: str) -> list[str]:
    """Tables at which both of them play now."""
    sitting = sa.select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
    both = sitting.where(tables.c.status == "playing", seats.c.player.in_((one, other)))
    return list(
        connection.scalars(both.group_by(seats.c.table_id).having(sa.func.count(seats.c.player.distinct()) > 1))
    )


def merge(connection: sa.Connection, lost: str, kept: PlayerRow) -> list[str]:
    """Make somebody who was known as two people one of them: all that the other has done is theirs.

    Tells the tables concerned. The caller has seen to it that they do not play against each other.
    """
    concerned = set(connection.scalars(sa.select(seats.c.table_id).where(seats.c.player == lost)))
    concerned |= set(connection.scalars(sa.select(tables.c.id).where(tables.c.host == lost)))
    concerned |= set(_unban(connection, lost, kept.id))
    _free_second_seats(connection, lost, kept.id)
    unfinished = seats.c.table_id.in_(sa.select(tables.c.id).where(tables.c.status.in_(UNFINISHED)))
    connection.execute(sa.update(seats).where((seats.c.player == lost) & unfinished).values(name=kept.nickname))
    _keep_stricter_sanctions(connection, lost, kept.id)
    for column in _of_people():
        _hand_over(connection, column, lost, kept.id)
    connection.execute(sa.delete(blocks).where(blocks.c.player == blocks.c.blocked))
    before = player_row(connection, lost)
    if before is not None:
        since = min(before.created, kept.created)
        connection.execute(sa.update(players).where(players.c.id == kept.id).values(created=since))
    connection.execute(sa.delete(players).where(players.c.id == lost))
    raise_revisions(connection, concerned)
    return sorted(concerned)


def _of_people() -> Iterator[sa.Column[Any]]:
    for table in metadata.sorted_tables:
        yield from (column for column in table.columns if column.name in OF_PEOPLE)


def _hand_over(connection: sa.Connection, column: sa.Column[Any], lost: str, kept: str) -> None:
    """Give what is one person's in this column to the other; what both have already stays as the other has it."""
    table = column.table
    if column.primary_key:
        twin = table.alias()
        same = [twin.c[one.name] == one for one in table.primary_key if one is not column]
        theirs = sa.exists().where(twin.c[column.name] == kept, *same).correlate(table)
        connection.execute(sa.delete(table).where(column == lost, theirs))
    connection.execute(sa.update(table).where(column == lost).values({column.name: kept}))


def _free_second_seats(connection: sa.Connection, lost: str, kept: str) -> None:
    """At a table that has not begun a person needs one seat."""
    sitting = sa.select(seats.c.table_id).where(seats.c.player == kept)
    waiting = sa.select(tables.c.id).where(tables.c.status == "open")
    second = (seats.c.player == lost) & seats.c.table_id.in_(sitting) & seats.c.table_id.in_(waiting)
    connection.execute(sa.update(seats).where(second).values(player=None, name=None))


def _keep_stricter_sanctions(connection: sa.Connection, lost: str, kept: str) -> None:
    """What one of them may not do, the one that is left may not do for as long as the stricter says."""
    for row in list(connection.execute(sa.select(sanctions).where(sanctions.c.player == lost))):
        same = (sanctions.c.player == kept) & (sanctions.c.kind == row.kind)
        if row.until is None:
            connection.execute(sa.update(sanctions).where(same).values(until=None))
        else:
            sooner = same & (sanctions.c.until < row.until)
            connection.execute(sa.update(sanctions).where(sooner).values(until=row.until))


def _unban(connection: sa.Connection, lost: str, kept: str) -> Iterator[str]:
    """Tables that are closed to one of them are closed to the one that is left."""
    for row in list(connection.execute(sa.select(tables.c.id, tables.c.banned).where(tables.c.banned.is_not(None)))):
        if isinstance(row.banned, list) and lost in row.banned:
            banned = list(dict.fromkeys(kept if one == lost else one for one in row.banned))
            connection.execute(sa.update(tables).where(tables.c.id == row.id).values(banned=banned))
            yield row.id


# Good once ----------------------------------------------------------------------------------------


def add_once(
    connection: sa.Connection, secret: str, purpose: str, player: str, about: dict[str, Any], now: int, expires: int
) -> None:
    """Something that is good once and until a time, for one purpose; what has expired goes."""
    connection.execute(sa.delete(entrances).where(entrances.c.expires < now))
    row = {"digest": digest(secret), "player": player, "expires": expires, "purpose": purpose, "about": about}
    connection.execute(sa.insert(entrances).values(row))


def use_once(connection: sa.Connection, secret: str, purpose: str, at: int) -> tuple[str, dict[str, Any]] | None:
    """Whose it was, and what it was about; of two that ask at once, one is told."""
    found = look_once(connection, secret, purpose, at)
    this = (entrances.c.digest == digest(secret)) & (entrances.c.purpose == purpose)
    used = connection.execute(sa.delete(entrances).where(this)).rowcount
    return found if used else None


def look_once(connection: sa.Connection, secret: str, purpose: str, at: int) -> tuple[str, dict[str, Any]] | None:
    """The same, without using it up."""
    good = (entrances.c.digest == digest(secret)) & (entrances.c.purpose == purpose) & (entrances.c.expires >= at)
    found = connection.execute(sa.select(entrances).where(good)).one_or_none()
    return None if found is None else (found.player, found.about or {})
