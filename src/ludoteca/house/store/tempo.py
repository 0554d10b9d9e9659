"""What the clocks are folded from besides the journal, how people rest, and what else the store knows of time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import structs

from ludoteca.house.store.rows import LeaverRow
from ludoteca.house.store.schema import happenings, journal, leavers, outages, processes, pulse, rests, seats, tables
from ludoteca.house.tempo.clocks import Happening
from ludoteca.house.tempo.rest import Rest, Stretch

GAP = 10_000
"""So many milliseconds without a sign of life of any process are an outage."""
FIRST = sa.text("INSERT INTO pulse (id, at) VALUES (1, :at) ON CONFLICT DO NOTHING")
COUNTED = 50
"""From so many of the last games it is told how long one takes."""


def happened(connection: sa.Connection, table_id: str) -> list[Happening]:
    """What has happened at a table, in order."""
    columns = [happenings.c[name] for name in Happening.__struct_fields__]
    chosen = sa.select(*columns).where(happenings.c.table_id == table_id).order_by(happenings.c.number)
    return [Happening(**row) for row in connection.execute(chosen).mappings()]


def add_happenings(connection: sa.Connection, table_id: str, steps: Sequence[Happening]) -> None:
    """Write down what happens."""
    connection.execute(sa.insert(happenings), [{"table_id": table_id, **structs.asdict(step)} for step in steps])


def rest_of(connection: sa.Connection, player: str) -> Rest | None:
    """How a person rests; None: nobody has said so."""
    told: Any = connection.scalar(sa.select(rests.c.rest).where(rests.c.player == player))
    return None if told is None else msgspec.convert(told, Rest)


def set_rest(connection: sa.Connection, player: str, rest: Rest) -> None:
    """A person rests so from now on."""
    connection.execute(sa.delete(rests).where(rests.c.player == player))
    connection.execute(sa.insert(rests).values(player=player, rest=msgspec.to_builtins(rest)))


def timed_tables(connection: sa.Connection, player: str) -> list[str]:
    """The running tables with clocks at which a person sits."""
    sitting = sa.select(seats.c.table_id).where(seats.c.player == player)
    running = (tables.c.status == "playing") & tables.c.tempo.is_not(None)
    return list(connection.scalars(sa.select(tables.c.id).where(running, tables.c.id.in_(sitting))))


def wake(connection: sa.Connection, at: int, lease: int, crashed: Callable[[str], bool]) -> None:
    """A process opens the house; where no other has kept it open, it was closed since the last sign of life."""
    alive = connection.scalars(sa.select(processes.c.name).where(processes.c.seen >= at - lease))
    beat(connection, at, 0 if all(map(crashed, alive)) else GAP)


def beat(connection: sa.Connection, at: int, gap: int = GAP) -> None:
    """The house lives; when it did not for longer than a gap, that was an outage.

    A clock of the machine that leaps ahead looks just the same, and is meant to.
    """
    # Who finds the row locked need not wait: another process is telling the same at this moment.
    last: int | None = connection.scalar(sa.select(pulse.c.at).with_for_update(skip_locked=True))
    if last is None:
        connection.execute(FIRST, {"at": at})
        return
    connection.execute(sa.update(pulse).values(at=at))
    if at - last <= gap:
        return
    known = connection.scalar(sa.select(outages.c.ended).where(outages.c.began == last))
    if known is None:
        connection.execute(sa.insert(outages).values(began=last, ended=at))
    else:
        connection.execute(sa.update(outages).where(outages.c.began == last).values(ended=max(known, at)))


def all_outages(connection: sa.Connection) -> tuple[Stretch, ...]:
    """When the house was closed, or away, in order."""
    return tuple((row.began, row.ended) for row in connection.execute(sa.select(outages).order_by(outages.c.began)))


def add_leaver(connection: sa.Connection, row: LeaverRow) -> None:
    """Somebody else takes a seat: who sat there before keeps what is theirs."""
    connection.execute(sa.insert(leavers).values(structs.asdict(row)))


def left_seats(connection: sa.Connection, table_id: str, player: str) -> dict[int, int]:
    """The seats that a person has left at a table to somebody else, and after which entry."""
    mine = (leavers.c.table_id == table_id) & (leavers.c.player == player)
    chosen = sa.select(leavers.c.seat, leavers.c.seq).where(mine).order_by(leavers.c.seq)
    return {row.seat: row.seq for row in connection.execute(chosen)}


def drop_leaver(connection: sa.Connection, table_id: str, seat: int, player: str) -> None:
    """Somebody has come back to a seat, and has not left the game after all."""
    mine = (leavers.c.table_id == table_id) & (leavers.c.seat == seat) & (leavers.c.player == player)
    connection.execute(sa.delete(leavers).where(mine))


def durations(connection: sa.Connection, game: str) -> dict[str, list[int]]:
    """How long the last games took, in milliseconds, by tempo; those that were ended early tell nothing."""
    began = sa.select(sa.func.min(journal.c.at)).where(journal.c.table_id == tables.c.id).scalar_subquery()
    early = sa.select(journal.c.table_id).where(journal.c.seat == -1, journal.c.move == "ended")
    chosen = (
        sa.select(tables.c.tempo, tables.c.finished - began)
        .where(tables.c.game == game, tables.c.status == "finished", tables.c.tempo.is_not(None), ~tables.c.teaching)
        .where(tables.c.id.not_in(early))
        .order_by(tables.c.finished.desc())
        .limit(COUNTED)
    )
    found: dict[str, list[int]] = {}
    for tempo, took in connection.execute(chosen):
        if isinstance(tempo, dict) and took is not None:
            found.setdefault(str(tempo.get("name")), []).append(took)
    return found


def against_bots(connection: sa.Connection, player: str, game: str) -> dict[str, list[bool]]:
    """At which of the last finished games of a person each bot was not ahead of them."""
    own, other = seats.alias(), seats.alias()
    chosen = (
        sa.select(tables.c.result, own.c.seat, other.c.seat, other.c.bot)
        .join(own, (own.c.table_id == tables.c.id) & (own.c.player == player) & ~own.c.substituted)
        .join(other, (other.c.table_id == tables.c.id) & other.c.player.is_(None) & other.c.bot.is_not(None))
        .where(tables.c.game == game, tables.c.status == "finished", tables.c.result.is_not(None), ~tables.c.teaching)
        .order_by(tables.c.finished.desc())
        .limit(COUNTED)
    )
    found: dict[str, list[bool]] = {}
    for result, mine, theirs, bot in connection.execute(chosen):
        ranks = result["ranks"]
        found.setdefault(bot, []).append(ranks[mine] <= ranks[theirs])
    return found
