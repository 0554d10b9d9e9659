"""All games that somebody has finished, as records that anybody can replay: a line of JSON each, the oldest first."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec

from ludoteca.house.house import House
from ludoteca.house.logs import log
from ludoteca.house.matches import GameError
from ludoteca.house.opening import open_match, record_of
from ludoteca.house.store import results
from ludoteca.house.store.rows import EntryRow, SnapshotRow, TableRow


async def records(house: House, player: str) -> AsyncIterator[bytes]:
    """Write the records one by one, as fast as they are taken; a game that cannot be read is logged and left out."""
    for table_id in await house.store.read(results.own_finished, player):
        async with house.readers.turn(player):
            whole = await house.store.whole(table_id)
            if whole is None:
                continue
            line = await house.readers.run(_line, *whole)
        if line is not None:
            yield line


def _line(row: TableRow, entries: list[EntryRow], kept: list[SnapshotRow]) -> bytes | None:
    try:
        return msgspec.json.encode(record_of(row, open_match(row, entries, kept).match)) + b"\n"
    except (GameError, ValueError) as error:
        log.error("unreadable-table", exc_info=error, extra={"about": {"table": row.id}})
        return None
