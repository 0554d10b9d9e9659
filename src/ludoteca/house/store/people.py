"""People in the store: what is kept about them, what they may not do, the links by which they come in."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from ludoteca.house.store.rows import PlayerRow, Sanctions
from ludoteca.house.store.schema import (
    addresses,
    attempts,
    blocks,
    chat,
    credentials,
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
    puzzles,
    rests,
    sanctions,
    seats,
    sessions,
    tables,
    timers,
    tournaments,
    wishes,
)


def own(player: str) -> sa.ColumnElement[bool]:
    """The tables at which this person sits or sat until somebody else took the seat, or which this person hosts."""
    sitting = sa.select(seats.c.table_id).where(seats.c.player == player)
    left = sa.select(leavers.c.table_id).where(leavers.c.player == player)
    return tables.c.id.in_(sitting) | tables.c.id.in_(left) | (tables.c.host == player)


def of_some(people: Collection[str]) -> sa.ColumnElement[bool]:
    """The tables that one of these people hosts, or at which one of them sits."""
    if not people:
        return sa.false()
    sitting = sa.select(seats.c.table_id).where(seats.c.player.in_(people))
    return tables.c.host.in_(people) | tables.c.id.in_(sitting)


def player_row(connection: sa.Connection, player: str) -> PlayerRow | None:
    """A person."""
    found = connection.execute(sa.select(players).where(players.c.id == player)).one_or_none()
    return None if found is None else PlayerRow(found.id, found.nickname, found.created, found.seen or found.created)


def called(connection: sa.Connection, name: str) -> list[PlayerRow]:
    """The people with this id or this name."""
    chosen = sa.select(players.c.id).where((players.c.id == name) | (players.c.nickname == name))
    found = (player_row(connection, one) for one in list(connection.scalars(chosen)))
    return [row for row in found if row is not None]


def all_sanctions(connection: sa.Connection) -> Sanctions:
    """Who may not speak or come, and until when."""
    return {(row.player, row.kind): row.until for row in connection.execute(sa.select(sanctions))}


def sanction(connection: sa.Connection, player: str, kind: str, until: int | None) -> None:
    """Let somebody not do something until a time, or for good."""
    pardon(connection, player, kind)
    connection.execute(sa.insert(sanctions).values(player=player, kind=kind, until=until))


def pardon(connection: sa.Connection, player: str, kind: str) -> None:
    """Let somebody do it again."""
    connection.execute(sa.delete(sanctions).where(sanctions.c.player == player, sanctions.c.kind == kind))


def forget(connection: sa.Connection, player: str, substitute: str) -> list[str]:
    """Remove a person: what was said goes, games stay without the name, a bot plays on; tells the tables concerned."""
    of_them = sa.select(chat.c.table_id).where(chat.c.player == player)
    barring = [
        (row.id, row.banned)
        for row in connection.execute(sa.select(tables.c.id, tables.c.banned).where(tables.c.banned.is_not(None)))
        if isinstance(row.banned, list) and player in row.banned
    ]
    concerned = list(connection.scalars(sa.select(tables.c.id).where(own(player) | tables.c.id.in_(of_them))))
    for table_id, banned in barring:
        others = [one for one in banned if one != player] or None
        connection.execute(sa.update(tables).where(tables.c.id == table_id).values(banned=others))
    theirs = seats.c.player == player
    playing = seats.c.table_id.in_(sa.select(tables.c.id).where(tables.c.status == "playing"))
    _leave_without_name(connection, player, theirs & (playing | seats.c.substituted))
    bot = sa.func.coalesce(seats.c.bot, substitute)
    connection.execute(sa.update(seats).where(theirs & playing).values(bot=bot))
    connection.execute(sa.update(seats).where(theirs).values(player=None, name=None, substituted=False))
    hosted = tables.c.host == player
    connection.execute(sa.update(tables).where(hosted & (tables.c.status == "open")).values(status="closed"))
    connection.execute(sa.update(tables).where(hosted).values(host=""))
    concerned += [table_id for table_id, _ in barring]
    raise_revisions(connection, concerned)
    called_off = {"host": "", "status": sa.case((tournaments.c.status == "open", "closed"), else_=tournaments.c.status)}
    connection.execute(sa.update(tournaments).where(tournaments.c.host == player).values(called_off))
    gone = (
        addresses,
        mutes,
        letters,
        hooks,
        chat,
        sanctions,
        entrances,
        rests,
        timers,
        plans,
        habits,
        entrants,
        pairings,
        puzzles,
        attempts,
        wishes,
    )
    for table in gone:
        connection.execute(sa.delete(table).where(table.c.player == player))
    drop_keys(connection, [player])
    connection.execute(sa.delete(players).where(players.c.id == player))
    return concerned


def _leave_without_name(connection: sa.Connection, player: str, leaving: sa.ColumnElement[bool]) -> None:
    """Let it be known that somebody sat where a bot plays on, and who left a game, but not who it was."""
    connection.execute(sa.update(leavers).where(leavers.c.player == player).values(player="", name=""))
    columns = [leavers.c[name] for name in ("table_id", "seat", "seq", "player", "name", "at")]
    nobody = (sa.literal(value) for value in (0, "", "", 0))
    rows = sa.select(seats.c.table_id, seats.c.seat, *nobody).where(leaving)
    connection.execute(sa.insert(leavers).from_select(columns, rows))


def drop_keys(connection: sa.Connection, gone: Collection[str]) -> None:
    """Forget what proved who these people are, where they were known, and whom they and who blocked them."""
    for table in (sessions, credentials, blocks):
        connection.execute(sa.delete(table).where(table.c.player.in_(gone)))
    connection.execute(sa.delete(blocks).where(blocks.c.blocked.in_(gone)))


def raise_revisions(connection: sa.Connection, table_ids: Collection[str]) -> None:
    """Let every process see that something about these tables has changed."""
    changed = sa.update(tables).where(tables.c.id.in_(set(table_ids)))
    connection.execute(changed.values(revision=tables.c.revision + 1))


def all_about(connection: sa.Connection, player: str) -> dict[str, Any]:
    """Everything that the store holds about a person."""
    sat = sa.select(
        tables.c.id, tables.c.game, tables.c.status, tables.c.created, tables.c.finished, seats.c.seat, seats.c.name
    ).join(seats, seats.c.table_id == tables.c.id)
    moves = sa.select(journal.c.table_id, journal.c.seq, journal.c.seat, journal.c.move, journal.c.at).join(
        seats, (seats.c.table_id == journal.c.table_id) & (seats.c.seat == journal.c.seat)
    )
    happened = sa.select(happenings).join(
        seats, (seats.c.table_id == happenings.c.table_id) & (seats.c.seat == happenings.c.seat)
    )
    hosted = sa.select(tables.c.id, tables.c.game, tables.c.status, tables.c.created)
    parts = {
        "person": sa.select(players).where(players.c.id == player),
        "seats": sat.where(seats.c.player == player).order_by(tables.c.created),
        "hosted": hosted.where(tables.c.host == player).order_by(tables.c.created),
        "tournaments": sa.select(
            tournaments.c.id, tournaments.c.title, tournaments.c.status, tournaments.c.created
        ).where(tournaments.c.host == player),
        "entered": sa.select(entrants).where(entrants.c.player == player).order_by(entrants.c.entered),
        "paired": sa.select(pairings).where(pairings.c.player == player).order_by(pairings.c.tournament),
        "moves": moves.where(seats.c.player == player).order_by(journal.c.table_id, journal.c.seq),
        "chat": sa.select(chat).where(chat.c.player == player).order_by(chat.c.id),
        "happenings": happened.where(seats.c.player == player).order_by(happenings.c.table_id, happenings.c.number),
        "left": sa.select(leavers).where(leavers.c.player == player).order_by(leavers.c.at),
        "rest": sa.select(rests.c.rest).where(rests.c.player == player),
        "sanctions": sa.select(sanctions).where(sanctions.c.player == player),
        "browsers": sa.select(addresses.c.endpoint, addresses.c.language, addresses.c.created).where(
            addresses.c.player == player
        ),
        "letters": sa.select(letters).where(letters.c.player == player),
        "hooks": sa.select(hooks.c.table_id, hooks.c.service, hooks.c.language, hooks.c.created).where(
            hooks.c.player == player
        ),
        "puzzles": sa.select(attempts).where(attempts.c.player == player),
        "wishes": sa.select(wishes).where(wishes.c.player == player),
        "muted": sa.select(mutes.c.table_id).where(mutes.c.player == player),
        "links": sa.select(entrances.c.expires).where(entrances.c.player == player),
        "sessions": sa.select(sessions).where(sessions.c.player == player).order_by(sessions.c.created),
        "credentials": sa.select(
            credentials.c.kind, credentials.c.about, credentials.c.created, credentials.c.used
        ).where(credentials.c.player == player),
        "blocked": sa.select(blocks.c.blocked, blocks.c.at).where(blocks.c.player == player),
    }
    told = {name: [dict(row) for row in connection.execute(part).mappings()] for name, part in parts.items()}
    banned = connection.execute(sa.select(tables.c.id, tables.c.banned).where(tables.c.banned.is_not(None)))
    told["banned_from"] = [{"id": row.id} for row in banned if isinstance(row.banned, list) and player in row.banned]
    return told
