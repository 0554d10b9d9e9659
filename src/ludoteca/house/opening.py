"""Opens the match of a table from what is stored: from its last snapshot, or from the start, by the rules of now.

All of this takes a while in a long game, so it runs in threads. When older rules made the last snapshot, and those of
now do not come to the same position, the game goes on from there: the journal says so in an entry of its own, the log
in words.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from typing import Any

from msgspec import Struct, json, structs

from ludoteca.house.logs import tell
from ludoteca.house.matches import Entry, Match, entry_of, went_back_to
from ludoteca.house.store.rows import EntryRow, SnapshotRow, TableRow
from ludoteca.kernel import snapshots
from ludoteca.kernel.errors import BadRecord, GameError
from ludoteca.kernel.records import gone_on_from
from ludoteca.kernel.registry import game as game_named
from ludoteca.kernel.replay import must_play_by
from ludoteca.kernel.snapshots import Snapshot

EVERY = 100
"""So many entries lie between two snapshots: a fold over them takes about as long as reading one."""


class Opened(Struct):
    """A match as it stands, and what is new about it."""

    match: Match
    fresh: list[Snapshot]
    """Snapshots that are not stored yet."""
    change: Entry | None = None
    """The entry by which newer rules go on, to be stored with the last of the fresh snapshots."""


class Past(Struct):
    """What a table must know of its journal besides the match."""

    seq: int
    moved: int | None
    keys: dict[tuple[int, str], int]
    back: float
    """The earliest entry that anybody ever went back to."""
    news_back: float
    """The earliest that one of the newer entries went back to."""


def past(entries: Sequence[EntryRow], known: int) -> Past:
    """Read through a stored journal of which so many entries were known."""
    went = [(entry.seq, to) for entry in entries if (to := went_back_to(entry.move)) is not None]
    return Past(
        len(entries),
        entries[-1].at if entries else None,
        {(entry.seat, entry.key): entry.seq for entry in entries if entry.key is not None},
        min((to for _, to in went), default=math.inf),
        min((to for seq, to in went if seq > known), default=math.inf),
    )


def due(match: Match) -> bool:
    """Tell whether it is time for a snapshot: so many entries after the last, and at the end."""
    return match.seq - last_kept(match) >= (1 if match.over else EVERY)


def last_kept(match: Match) -> int:
    """Tell the entry of the last snapshot."""
    last = match.snapshots.before(match.seq)
    return 0 if last is None else last.seq


def record_of(row: TableRow, match: Match) -> dict[str, Any]:
    """The record of a table's game, with what only the house knows of it: hints, open hands, where it comes from."""
    told: dict[str, Any] = {}
    if row.advised is not None:
        told["advice"] = [structs.asdict(one) for one in row.advised]
    if row.teaching:
        told["teaching"] = True
    if row.branch_of is not None:
        told["branch"] = {"table": row.branch_of, "seq": row.branch_seq or 0}
    return {**match.record(), **told}


def row_of(table_id: str, snapshot: Snapshot) -> SnapshotRow:
    """A snapshot as it is stored."""
    state = snapshots.write(snapshot)
    return SnapshotRow(table_id, snapshot.seq, snapshot.rules, hashlib.sha256(state).hexdigest(), state)


def open_match(row: TableRow, entries: Sequence[EntryRow], stored: Sequence[SnapshotRow]) -> Opened:
    """Bring a table's match back; raises GameError when what is stored contradicts itself."""
    game = game_named(row.game)
    must_play_by(game, row.edition)
    journal = [entry_of(entry) for entry in entries]
    kept = [snapshot for one in stored if (snapshot := _sound(row, one)) is not None and snapshot.seq <= len(journal)]
    rules = game.rules
    if kept and kept[-1].rules != rules:
        return _by_other_rules(row, journal, kept)
    try:
        return _folded(row, journal, kept)
    except GameError as error:
        if not kept:
            if row.rules not in (None, rules):
                raise BadRecord("older-rules", field="rules", args={"version": row.rules}) from error
            raise
        tell("bad-snapshot", table=row.id, problem=error.code)
        return _folded(row, journal, [])


def _sound(row: TableRow, stored: SnapshotRow) -> Snapshot | None:
    """Read a stored snapshot; None, and a line for the operator, when it is not what was written."""
    try:
        if hashlib.sha256(stored.state).hexdigest() == stored.digest:
            return snapshots.read(stored.state)
    except BadRecord:
        pass
    tell("bad-snapshot", table=row.id, seq=stored.seq)
    return None


def _resumed(row: TableRow, journal: Sequence[Entry], kept: Sequence[Snapshot]) -> Match:
    return Match.resume(
        game_named(row.game),
        len(row.seats),
        row.options,
        journal,
        key=None if row.key is None else bytes.fromhex(row.key),
        promise=row.commitment or "",
        setup=row.setup or (),
        document=row.origin,
        snapshots=kept,
    )


def _folded(row: TableRow, journal: Sequence[Entry], kept: Sequence[Snapshot]) -> Opened:
    """Fold on from the last snapshot, and keep new ones on the way."""
    known = kept[-1].seq if kept else 0
    match = _resumed(row, journal[:known], kept)
    fresh: list[Snapshot] = []
    for entry in journal[known:]:
        match.apply(entry)
        if due(match):
            fresh.append(match.snapshot())
    return Opened(match, fresh)


def _by_other_rules(row: TableRow, journal: Sequence[Entry], kept: Sequence[Snapshot]) -> Opened:
    """Go on where other rules have come to: as if nothing had changed where that is so, else from the last snapshot."""
    same = _same(row, journal, kept)
    if same is not None:
        return Opened(same, [same.snapshot()])
    last = _readable(row, journal, kept)
    match = _resumed(row, journal[:last], kept)
    if row.status == "finished":
        if not match.over:
            raise BadRecord("older-rules", field="rules", args={"version": kept[-1].rules})
        return Opened(match, [])
    change = match.go_on(journal[last:])
    tell("rules-changed", table=row.id, rules=match.game.rules, entry=last, unread=len(journal) - last)
    return Opened(match, [match.snapshot()], change)


def _readable(row: TableRow, journal: Sequence[Entry], kept: Sequence[Snapshot]) -> int:
    """Tell how far the rules of now can follow from the last snapshot without ending a game that had not ended."""
    match = _resumed(row, journal[: kept[-1].seq], kept)
    last = match.seq
    for entry in journal[match.seq :]:
        try:
            match.apply(entry)
        except (GameError, ValueError):  # played by rules that are no more
            break
        if match.over and row.status != "finished":
            break
        last = match.seq
    return last


def _same(row: TableRow, journal: Sequence[Entry], kept: Sequence[Snapshot]) -> Match | None:
    """Fold by the rules of now from as far back as they can; None when they come to another position than was kept."""
    last = kept[-1]
    changed = max((entry.seq for entry in journal if gone_on_from(entry.move) is not None), default=0)
    ground = [one for one in kept if one.seq <= changed]
    try:
        match = _resumed(row, journal[: last.seq], ground)
        found = match.snapshot()
        if (json.decode(found.document), found.luck) != (json.decode(last.document), last.luck):
            return None
        for entry in journal[last.seq :]:
            match.apply(entry)
    except (GameError, ValueError):
        return None
    for one in kept[:-1]:
        match.snapshots.add(one)
    return match
