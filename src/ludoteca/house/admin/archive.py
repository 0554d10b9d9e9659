"""All public games of a house as records, and records taken in as games of the house."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import AsyncIterator, Mapping
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct, structs

from ludoteca.house.admin.errors import Impossible
from ludoteca.house.house import House
from ludoteca.house.logs import log
from ludoteca.house.matches import GameError, Match
from ludoteca.house.opening import open_match, record_of, row_of
from ludoteca.house.store import results
from ludoteca.house.store.rows import EntryRow, Seat, SnapshotRow, TableRow
from ludoteca.kernel.journal import Entry
from ludoteca.kernel.records import Record, read
from ludoteca.kernel.registry import game
from ludoteca.kernel.replay import fingerprint, replay
from ludoteca.kernel.views import OptionValue, Result


class Listed(Struct, frozen=True, kw_only=True):
    """What an archive says of one of its games beside the record: only what everybody could see at the table."""

    game: str
    options: dict[str, OptionValue]
    finished: int | None = None
    """When it ended, in milliseconds since 1970."""
    names: tuple[str | None, ...]
    """Who sat where: a person's name, a bot, or nobody who is known any more."""
    result: Result
    fingerprint: str
    """A short name of moves and luck."""


class Archived(Struct, frozen=True):
    """A public game: what is said of it, and its record as a line of JSON."""

    listed: Listed
    line: bytes


async def public_games(house: House) -> AsyncIterator[Archived]:
    """Give all public games that were played to their end, the oldest first; one that cannot be read is logged."""
    for table_id in await house.store.read(results.public_finished):
        whole = await house.store.whole(table_id)
        if whole is None:
            continue
        one = await house.readers.run(_archived, *whole)
        if one is not None:
            yield one


def _archived(row: TableRow, entries: list[EntryRow], kept: list[SnapshotRow]) -> Archived | None:
    try:
        match = open_match(row, entries, kept).match
    except (GameError, ValueError) as error:
        log.error("unreadable-table", exc_info=error, extra={"about": {"table": row.id}})
        return None
    if match.result is None:
        return None
    record = record_of(row, match)
    listed = Listed(
        game=row.game,
        options=match.options,
        finished=row.finished,
        names=tuple(seat.name or seat.bot for seat in row.seats),
        result=match.result,
        fingerprint=fingerprint(record),
    )
    return Archived(listed, msgspec.json.encode(record) + b"\n")


async def take_in(house: House, record: Mapping[str, Any], listed: Listed | None) -> bool:
    """Take a record in as a finished public game; False, and nothing done, when the house has it already.

    Raises GameError when the record does not hold, and Impossible when it is no whole game whose luck is proved.
    """
    said = read(record)
    match = await house.readers.run(replay, game(said.game), record)
    if match.result is None:
        raise Impossible("the game was not played to its end")
    if not said.key:
        raise Impossible("the record holds no key, so that nobody can prove its luck")
    for table_id in await house.store.read(results.with_commitment, match.commitment):
        known = [(one.seat, one.move, tuple(one.chance)) for one in await house.store.entries(table_id)]
        if known == [(one.seat, one.move, one.chance) for one in match.journal]:
            return False
    at = house.now() if listed is None or listed.finished is None else listed.finished
    names = (None,) * match.seats if listed is None else listed.names
    row = _row(match, said, names, at)
    await house.store.add_table(row, [_entry(row.id, one, at) for one in match.journal])
    match.snapshot()
    for snapshot in match.snapshots.kept:
        await house.store.add_snapshot(partial(row_of, row.id, snapshot))
    return True


def _row(match: Match, said: Record, names: tuple[str | None, ...], at: int) -> TableRow:
    """Make the row of a table at which nobody sits any more."""
    assert match.result is not None
    name = hashlib.sha256(f"{match.commitment} {fingerprint(match.record())}".encode()).digest()
    return TableRow(
        id=base64.b32encode(name).decode().lower()[:10],
        game=match.game.name,
        options=dict(match.stated),
        private=False,
        status="finished",
        host="",
        seats=tuple(Seat(name=None if one is None else one[:64]) for one in names),
        created=at,
        key=said.key or None,
        commitment=match.commitment,
        setup=list(match.setup),
        origin=said.origin or None,
        finished=at,
        result=match.result.as_json(),
        rules=said.rules,
        branch_of=said.branch.table if said.branch else None,
        branch_seq=said.branch.seq if said.branch else None,
        edition=said.edition or None,
        teaching=bool(said.teaching),
        advised=tuple(said.advice) if said.advice else None,
    )


def _entry(table_id: str, entry: Entry, at: int) -> EntryRow:
    return EntryRow(table_id, entry.seq, entry.seat, entry.move, list(entry.chance), at)


def read_list(text: bytes) -> list[Listed]:
    """Read what an archive says of its games; raises Impossible when it is no such list."""
    try:
        return msgspec.json.decode(text, type=list[Listed])
    except msgspec.DecodeError as wrong:
        raise Impossible(f"its list of games cannot be read: {wrong}") from None


def write_list(listed: list[Listed]) -> bytes:
    """Write it."""
    return msgspec.json.format(msgspec.json.encode([structs.asdict(one) for one in listed]), indent=1)
