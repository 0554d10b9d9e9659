"""Records played again: what anybody can do to prove them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from msgspec import DecodeError, json, structs

from ludoteca.kernel import documents, records, snapshots
from ludoteca.kernel.editions import Edition
from ludoteca.kernel.errors import BadRecord, GameError
from ludoteca.kernel.journal import Entry
from ludoteca.kernel.match import Match
from ludoteca.kernel.room import Room
from ludoteca.kernel.snapshots import Snapshot


def replay(game: Room, record: Mapping[str, Any]) -> Match:
    """Play a record again. Raises BadRecord or BadOption naming the field that cannot be or contradicts the rest."""
    read = records.read(record)
    if read.game != game.name:
        raise BadRecord("malformed-record", field="game", args={"problem": f"is not {game.name!r}"})
    must_play_by(game, read.edition or None)
    try:
        return _fold(game, read)
    except GameError as wrong:
        if read.rules == game.rules:
            raise
        args = {"rules": read.rules, "now": game.rules, "problem": str(wrong)}
        raise BadRecord("other-rules", field="rules", args=args) from wrong


def must_play_by(game: Room, edition: Edition | None) -> None:
    """Raise BadRecord unless this process plays by the edition by which something was played."""
    if edition != game.edition:
        wanted, now = ("–" if one is None else one.name for one in (edition, game.edition))
        raise BadRecord("other-edition", field="edition", args={"edition": wanted, "now": now})


def _fold(game: Room, read: records.Record) -> Match:
    """Fold what a record tells, and hold it against its result."""
    key = bytes.fromhex(read.key) if read.key else None
    origin = read.origin or None
    ground = _ground(game, read)
    journal = [Entry(at, row.seat, row.move, tuple(row.chance)) for at, row in enumerate(read.journal, 1)]
    known = 0 if ground is None else ground.seq
    match = Match.resume(
        game,
        read.seats,
        read.options,
        journal[:known],
        key=key,
        promise=read.commitment,
        setup=read.setup,
        document=origin,
        snapshots=() if ground is None else (ground,),
    )
    for at, entry in enumerate(journal[known:], known):
        try:
            match.apply(entry)
        except GameError as wrong:
            field = f"journal[{at}].{wrong.field}"
            raise BadRecord(
                wrong.code, field=field, rule=wrong.rule, reason=wrong.reason, args=wrong.arguments
            ) from None
    if read.result and match.result != read.result:
        raise BadRecord("bad-result", field="result")
    return match


def _ground(game: Room, read: records.Record) -> Snapshot | None:
    """Read the snapshot from which newer rules went on; whoever wrote it, it is checked like any document."""
    if not read.ground:
        return None
    try:
        ground = snapshots.decode(json.encode(read.ground))
    except DecodeError as wrong:
        raise BadRecord("malformed-record", field="ground", args={"problem": str(wrong)}) from None
    if not 0 < ground.seq <= len(read.journal):
        raise BadRecord("malformed-record", field="ground.seq", args={"problem": "is no entry"})
    document = json.decode(ground.document)
    documents.check(game, document, read.options)
    if document["seats"] != read.seats:
        raise BadRecord(
            "malformed-record", field="ground.document.seats", args={"problem": "are not those of the record"}
        )
    return structs.replace(ground, base=0)


def fingerprint(record: Mapping[str, Any]) -> str:
    """Give a short name for a record's moves and luck, for comparing two runs."""
    text = repr((record["setup"], [(row["seat"], row["move"], row["chance"]) for row in record["journal"]]))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
