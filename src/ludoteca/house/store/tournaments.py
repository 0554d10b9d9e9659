"""Tournaments in the store: what is played, who takes part, who sits where."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial

import msgspec
import sqlalchemy as sa
from msgspec import Struct, structs

from ludoteca.house.store import timers
from ludoteca.house.store.ratings import with_leavers
from ludoteca.house.store.reading import some_tables
from ludoteca.house.store.rows import EntrantRow, LeaverRow, PairingRow, TableRow, TournamentRow
from ludoteca.house.store.schema import entrants, pairings, players, tables, tournaments

LOOK = "tournament"
"""The timer that looks after a tournament; its id stands where others have a table's."""
MOST_TABLES = 2000

# Asked once, before any thread does: msgspec crashes where two threads are the first to read a type.
msgspec.json.Decoder(TournamentRow)


class Course(Struct, frozen=True):
    """All that the store knows of a tournament: with its tables, and those who left their games."""

    row: TournamentRow
    entrants: list[EntrantRow]
    pairings: list[PairingRow]
    tables: dict[str, tuple[TableRow, list[LeaverRow]]]


def some(
    connection: sa.Connection, where: sa.ColumnElement[bool], limit: int = 1, skip: int = 0
) -> list[TournamentRow]:
    """Some tournaments: those that can be entered, then those that are played, and of each the newest first."""
    state = sa.case((tournaments.c.status == "open", 0), (tournaments.c.status == "playing", 1), else_=2)
    chosen = sa.select(tournaments).where(where).order_by(state, tournaments.c.created.desc(), tournaments.c.id)
    found = connection.execute(chosen.limit(limit).offset(skip)).mappings()
    return [msgspec.convert({str(name): value for name, value in row.items()}, TournamentRow) for row in found]


def one(connection: sa.Connection, tournament: str) -> TournamentRow | None:
    """A tournament; None: there is none."""
    found = some(connection, tournaments.c.id == tournament)
    return found[0] if found else None


def entrants_of(connection: sa.Connection, tournament: str) -> list[EntrantRow]:
    """Who takes part, in the order of lots, and before of entering."""
    names = [name for name in EntrantRow.__struct_fields__ if name != "name"]
    named = sa.select(*(entrants.c[name] for name in names), players.c.nickname.label("name"))
    chosen = named.join(players, players.c.id == entrants.c.player).where(entrants.c.tournament == tournament)
    ordered = chosen.order_by(entrants.c.lot, entrants.c.entered, entrants.c.player)
    return [
        EntrantRow(**{str(name): value for name, value in row.items()})
        for row in connection.execute(ordered).mappings()
    ]


def course(connection: sa.Connection, tournament: str) -> Course | None:
    """All about a tournament; None: there is none."""
    row = one(connection, tournament)
    if row is None:
        return None
    columns = [pairings.c[name] for name in PairingRow.__struct_fields__]
    chosen = sa.select(*columns).where(pairings.c.tournament == tournament)
    paired = [PairingRow(*found) for found in connection.execute(chosen.order_by(*columns[:2]))]
    rows = some_tables(connection, tables.c.tournament == tournament, MOST_TABLES)
    laid = {row.id: (row, left) for row, left in with_leavers(connection, rows)}
    return Course(row, entrants_of(connection, tournament), paired, laid)


def count_entrants(connection: sa.Connection, ids: Collection[str], player: str | None) -> dict[str, tuple[int, bool]]:
    """How many take part in each of some tournaments, and whether this person does."""
    mine = sa.func.max(sa.case((entrants.c.player == player, 1), else_=0))
    chosen = sa.select(entrants.c.tournament, sa.func.count(), mine).where(entrants.c.tournament.in_(ids))
    found = {row[0]: (row[1], bool(row[2])) for row in connection.execute(chosen.group_by(entrants.c.tournament))}
    return {one: found.get(one, (0, False)) for one in ids}


def count_hosted(connection: sa.Connection, host: str) -> int:
    """How many tournaments of this host are not over."""
    going_on = (tournaments.c.host == host) & tournaments.c.status.in_(("open", "playing"))
    return connection.scalar(sa.select(sa.func.count()).select_from(tournaments).where(going_on)) or 0


# Changes --------------------------------------------------------------------


def add(connection: sa.Connection, row: TournamentRow, look: int) -> None:
    """A new tournament, which is looked after at a time."""
    connection.execute(sa.insert(tournaments).values(msgspec.to_builtins(row)))
    timers.put(connection, LOOK, look, table_id=row.id)


def look_after(tournament: str | None, at: int) -> Callable[[sa.Connection], None] | None:
    """What is written with the end of a game: its tournament, if it has one, is looked after at once."""
    return None if tournament is None else partial(timers.put, kind=LOOK, due=at, table_id=tournament)


def held(connection: sa.Connection, tournament: str) -> TournamentRow | None:
    """The same as `one`, and nobody else changes it or its entrants until this transaction ends."""
    connection.execute(sa.select(tournaments.c.id).where(tournaments.c.id == tournament).with_for_update())
    return one(connection, tournament)


def change(connection: sa.Connection, old: TournamentRow, new: TournamentRow) -> None:
    """Replace what has changed of a tournament; the caller holds its row."""
    values = {name: value for name, value in msgspec.to_builtins(new).items() if value != getattr(old, name)}
    connection.execute(sa.update(tournaments).where(tournaments.c.id == old.id).values(values))


def enter(connection: sa.Connection, tournament: str, player: str, at: int) -> None:
    """Somebody takes part; the caller holds the tournament's row."""
    row = {"tournament": tournament, "player": player, "entered": at, "lot": 0, "group": 0, "away": False, "back": 0}
    connection.execute(sa.insert(entrants).values(row))


def withdraw(connection: sa.Connection, tournament: str, player: str) -> None:
    """Somebody takes part no more, before the beginning."""
    connection.execute(sa.delete(entrants).where(_is(tournament, player)))


def mark(connection: sa.Connection, tournament: str, row: EntrantRow) -> None:
    """Write down what has become of somebody who takes part."""
    values = {name: getattr(row, name) for name in ("lot", "group", "away", "back")}
    connection.execute(sa.update(entrants).where(_is(tournament, row.player)).values(values))


def add_pairings(connection: sa.Connection, tournament: str, rows: Sequence[PairingRow]) -> None:
    """Who sits where in a round; nobody can be in it twice."""
    connection.execute(sa.insert(pairings), [{"tournament": tournament, **structs.asdict(row)} for row in rows])


def _is(tournament: str, player: str) -> sa.ColumnElement[bool]:
    return (entrants.c.tournament == tournament) & (entrants.c.player == player)
