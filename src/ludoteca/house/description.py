# cython: annotation_typing=False
"""A table in a few words, for those who may see it: its row, who is there, and how far its game is."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import UNSET, Struct, UnsetType

from ludoteca.house.store.reading import There
from ludoteca.house.store.rows import TableRow
from ludoteca.house.wire.json import encode
from ludoteca.house.wire.tables import SeatInfo, TableClocks, TableInfo
from ludoteca.house.wire.telling import PresenceFrame

NOBODY = PresenceFrame([], 0)


class Standing(Struct, frozen=True):
    """How far a table has come: its last entry, when that was, whom a running game asks, its hundredths, its clocks."""

    seq: int
    moved: int
    to_act: tuple[int, ...] | UnsetType = UNSET
    progress: int | UnsetType = UNSET
    clocks: TableClocks | UnsetType = UNSET


def went_on(before: Standing, now: Standing) -> bytes | None:
    """How far a table has come since it was drawn before, as changes; None: something is no longer told."""
    seq = b"%d" % now.seq
    told = [b'["seq",' + seq + b'],["table","seq",' + seq + b'],["table","moved",%d]' % now.moved]
    parts = (b"to_act", before.to_act, now.to_act), (b"progress", before.progress, now.progress)
    for name, was, part in (*parts, (b"clocks", before.clocks, now.clocks)):
        if part != was:
            if part is UNSET:
                return None
            told.append(b'["table","' + name + b'",' + encode(part) + b"]")
    return b",".join(told)


def table_info(row: TableRow, link: str) -> TableInfo:
    """What everybody who may see a table may know about it; the link of a private one holds its secret."""
    finished = row.status == "finished"
    return TableInfo(
        id=row.id,
        game=row.game,
        options=row.options,
        private=row.private,
        status=row.status,
        host=row.host,
        seats=[
            SeatInfo(
                seat=number,
                name=seat.name if seat.player is not None else seat.bot or seat.name,
                bot=seat.bot,
                player=seat.player,
                connected=False,
                substituted=seat.substituted,
            )
            for number, seat in enumerate(row.seats)
        ],
        commitment=row.commitment,
        seq=0,
        created=row.created,
        link=link,
        moved=row.created,
        # The luck of a round is others' as well: it stands in the record, for those who may come to the table.
        key=row.key if finished and row.key is not None and row.round is None else UNSET,
        finished=row.finished if finished and row.finished is not None else UNSET,
        result=row.result if finished and row.result is not None else UNSET,
        branch_of=row.branch_of if row.branch_of is not None else UNSET,
        branch_seq=row.branch_seq if row.branch_seq is not None else UNSET,
        rematch=row.rematch if row.rematch is not None else UNSET,
        tempo=row.tempo if row.tempo is not None else UNSET,
        rated=row.rated,
        round=row.round if row.round is not None else UNSET,
        tournament=row.tournament if row.tournament is not None else UNSET,
        edition=row.edition.name if row.edition is not None else UNSET,
        teaching=row.teaching,
        advised=UNSET if row.advised is None else [*row.advised],
        unreadable=row.unreadable,
    )


def together(parts: Iterable[PresenceFrame]) -> PresenceFrame:
    """Put together who is there by one process and by others."""
    told = [*parts]
    return PresenceFrame(sorted({seat for part in told for seat in part.here}), sum(part.watching for part in told))


def elsewhere(there: Iterable[There]) -> PresenceFrame:
    """Put together who is there by each of some processes, as it is stored."""
    return together(PresenceFrame(*part) for part in there)


def tell_presence(info: TableInfo, presence: PresenceFrame) -> None:
    """Add who is there."""
    info.watching = presence.watching
    for seat in info.seats:
        seat.connected = seat.seat in presence.here


def tell_standing(info: TableInfo, standing: Standing) -> None:
    """Add how far the game is."""
    info.seq = standing.seq
    info.moved = standing.moved
    info.to_act = UNSET if standing.to_act is UNSET else list(standing.to_act)
    info.progress = standing.progress
    info.clocks = standing.clocks
