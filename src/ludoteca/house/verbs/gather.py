"""Looking for players: somebody says what they would play, and is seated at a table that fits, or waits for others.

Who comes together is decided in one transaction of the store (`gathering` says how), so that several processes never
seat anybody twice. The table that is laid then begins by itself: its timer stands in the same transaction.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import sqlalchemy as sa
from msgspec import UNSET, Struct, structs

from ludoteca.house.asked import FULL, GATHERED, GRACE, START
from ludoteca.house.clock import DAY, HOUR
from ludoteca.house.errors import Refused
from ludoteca.house.gathering import Kind, Match, Open, Wish, matches
from ludoteca.house.house import House
from ludoteca.house.keys import new_id
from ludoteca.house.matches import checked, deal
from ludoteca.house.store import identities, timers, wishes
from ludoteca.house.store.laying import lay, replace
from ludoteca.house.store.people import player_row
from ludoteca.house.store.reading import one_table, some_tables
from ludoteca.house.store.rows import Seat, TableRow, TimerRow
from ludoteca.house.store.schema import tables
from ludoteca.house.store.wishes import WishRow
from ludoteca.house.tempo.tempos import PRESETS
from ludoteca.house.verbs.resting import begins, rests_at
from ludoteca.house.verbs.sit import with_seat
from ludoteca.house.wire.gathering import NewWish, Wishes, WishInfo
from ludoteca.house.wire.people import Person
from ludoteca.kernel.registry import game as game_named

TOLD = 3 * DAY
"""Milliseconds for which somebody is told at which table a wish has ended."""
STANDING = 200
"""So many open tables are looked at, the oldest first."""
LISTED = 100
"""So many wishes of others are told."""


class Gathered(Struct):
    """Who has come together: at tables that were open, and at those that were laid for them."""

    joined: list[str]
    laid: list[str]


async def wish(house: House, person: Person, new: NewWish) -> WishInfo:
    """Look for players from now on, instead of by an older wish; perhaps they are there already."""
    told = Wish(person.id, _games(new), _seats(new), _tempos(new), new.rated, house.now())
    row = WishRow(told, house.now() + new.hours * HOUR)
    await house.store.writer.run(partial(wishes.put, row=row))
    await gather(house)
    return await own(house, person.id) or _info(row)


async def leave(house: House, player: str) -> None:
    """Look for nobody any more."""
    await house.store.writer.run(partial(wishes.drop, player=player))


async def all_wishes(house: House, player: str | None) -> Wishes:
    """The caller's wish, and those of the others whom the caller may meet."""
    apart = house.people.apart(player)
    found = await house.store.read(wishes.waiting, house.now())
    others = [row for row in found if row.wish.player != player and row.wish.player not in apart][:LISTED]
    told = [_info(row, await house.people.find(row.wish.player)) for row in others]
    return Wishes(None if player is None else await own(house, player), told)


async def own(house: House, player: str) -> WishInfo | None:
    """Somebody's wish, and the way to the table that it has led to."""
    row = await house.store.read(wishes.of, player)
    if row is None or row.until <= house.now():
        return None
    info = _info(row)
    if row.table is not None:
        table = await house.store.table(row.table)
        if table is None or table.seat_of(player) is None:  # it has ended, or somebody stood up again
            return None
        info.link = house.link(table)
    return info


def _games(new: NewWish) -> dict[str, dict[str, Any]]:
    """The games and, of their options, those that are not played as usual."""
    if not new.games:
        raise Refused("nothing-wished", field="games")
    return {name: _unusual(name, options, _seats(new)) for name, options in new.games.items()}


def _seats(new: NewWish) -> tuple[int, ...]:
    """At how many seats it can be: those that one of the games knows."""
    known = {count for name in new.games for count in game_named(name).seats}
    seats = tuple(sorted(known & set(new.seats)))
    if not seats:
        raise Refused("nothing-wished", field="seats")
    return seats


def _tempos(new: NewWish) -> tuple[str, ...]:
    tempos = tuple(dict.fromkeys(new.tempos))
    for one in tempos:
        if one and one not in PRESETS:
            raise Refused("unknown-tempo", field="tempos", args={"tempo": one})
    if not tempos:
        raise Refused("nothing-wished", field="tempos")
    return tempos


def _unusual(name: str, options: dict[str, Any], seats: tuple[int, ...]) -> dict[str, Any]:
    """The options that are not the usual ones; refuses what a game does not know at any of these numbers of seats."""
    fitting = [count for count in seats if count in game_named(name).seats]
    game, complete = checked(name, fitting[0] if fitting else game_named(name).seats[0], options)
    usual = {option.name: option.default for option in game.options}
    return {name: value for name, value in complete.items() if value != usual[name]}


def _info(row: WishRow, person: Person | None = None) -> WishInfo:
    wish = row.wish
    return WishInfo(
        UNSET if person is None else person,
        wish.games,
        list(wish.seats),
        list(wish.tempos),
        wish.rated,
        wish.since,
        row.until,
    )


# Coming together ------------------------------------------------------------------------------------------------------


async def gather(house: House) -> None:
    """Bring those together who fit, if there are any; what has ended by itself is forgotten."""
    at = house.now()
    if not await house.store.read(_anything, at):
        return
    found = await house.store.writer.run(partial(_gather, at=at))
    for table_id in found.joined:
        table = house.tables.get(table_id)
        if table is not None:
            async with table.lock:
                await house.upkeep.refresh(table)
    for table_id in found.laid:
        await begin(house, TimerRow(START, table_id, "", at))


async def begin(house: House, timer: TimerRow) -> None:
    """Let a table begin for which people have come together, unless it has, or somebody has left it again."""
    table = await house.find(timer.table_id)
    if table is None or table.row.status != "open":
        return

    def edit(row: TableRow) -> TableRow:
        if row.status != "open" or not all(seat.taken for seat in row.seats):
            return row
        return structs.replace(row, status="playing", **deal(row))

    rests = await rests_at(house, table.row)

    await house.change(table, edit, lambda row: begins(rests)(row) if row.begun else [])


def _anything(connection: sa.Connection, at: int) -> bool:
    """Tell whether there is anything to do: people who come together, or wishes that have ended."""
    return wishes.any_ended(connection, at) or bool(_matches(connection, at))


def _matches(connection: sa.Connection, at: int) -> list[Match]:
    waiting = wishes.waiting(connection, at)
    if not waiting:
        return []
    games = {name for row in waiting for name in row.wish.games}
    standing = [table for row in _standing(connection, games) if (table := _open(row)) is not None]
    return matches([row.wish for row in waiting], standing, identities.all_apart(connection))


def _standing(connection: sa.Connection, games: set[str]) -> list[TableRow]:
    where = (tables.c.status == "open") & ~tables.c.private & tables.c.game.in_(games)
    return some_tables(connection, where, STANDING, (tables.c.created,))


def _open(row: TableRow) -> Open | None:
    """An open table as those who look for players see it; None: it is of another kind than they can wish for."""
    if row.unreadable or row.round is not None or row.teaching or row.origin is not None:
        return None
    usual = {option.name: option.default for option in game_named(row.game).options}
    options = {name: value for name, value in row.options.items() if value != usual.get(name)}
    tempo = "" if row.tempo is None else row.tempo.name
    people = {row.host, *(seat.player for seat in row.seats if seat.player is not None)}
    free = sum(not seat.taken for seat in row.seats)
    kind = Kind(row.game, len(row.seats), tempo, row.rated, options)
    return Open(row.id, kind, frozenset(people), free, frozenset(row.banned or ()))


def _gather(connection: sa.Connection, at: int) -> Gathered:
    """Match those who wait, and seat them: all of it or nothing, and nobody by another process meanwhile."""
    wishes.alone(connection)
    wishes.expire(connection, at)
    done = Gathered([], [])
    for match in _matches(connection, at):
        if match.table is None:
            table_id = _lay(connection, match, at)
            done.laid.append(table_id)
        elif _join(connection, match.table, match.players[0], at):
            table_id = match.table
            done.joined.append(table_id)
        else:  # somebody has sat down there this moment: the next look finds another
            continue
        wishes.came_true(connection, match.players, table_id, at + TOLD)
    return done


def _lay(connection: sa.Connection, match: Match, at: int) -> str:
    """Lay a table for people who have come together; whoever has waited longest hosts it."""
    kind = match.kind
    _, options = checked(kind.game, kind.seats, dict(kind.options))
    row = TableRow(
        id=new_id(),
        game=kind.game,
        options=options,
        private=False,
        status="open",
        host=match.players[0],
        seats=tuple(_seat(connection, player) for player in match.players),
        created=at,
        tempo=PRESETS[kind.tempo] if kind.tempo else None,
        rated=kind.rated,
    )
    lay(connection, row)
    timers.put(connection, START, at, table_id=row.id)
    for player in match.players:
        timers.put(connection, GATHERED, at + GRACE, table_id=row.id, player=player)
    return row.id


def _join(connection: sa.Connection, table_id: str, player: str, at: int) -> bool:
    """Seat somebody at an open table; when it is full its host is told. False: it has changed."""
    row = one_table(connection, table_id)
    free = [] if row is None else [number for number, seat in enumerate(row.seats) if not seat.taken]
    if row is None or not free or row.status != "open":
        return False
    new = with_seat(row, free[0], _seat(connection, player))
    if not replace(connection, row, structs.replace(new, revision=row.revision + 1)):
        return False
    if len(free) == 1:
        timers.put(connection, FULL, at + GRACE, table_id=row.id, player=row.host)
    return True


def _seat(connection: sa.Connection, player: str) -> Seat:
    row = player_row(connection, player)
    return Seat(player, "" if row is None else row.nickname)
