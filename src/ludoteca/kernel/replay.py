"""Records played again: what anybody can do to prove them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

from ludoteca.kernel import records
from ludoteca.kernel.errors import BadRecord, GameError
from ludoteca.kernel.journal import Entry
from ludoteca.kernel.match import Match
from ludoteca.kernel.room import Room


def replay(game: Room, record: Mapping[str, Any]) -> Match:
    """Play a record again. Raises BadRecord or BadOption naming the field that cannot be or contradicts the rest."""
    read = records.read(record)
    if read.game != game.name:
        raise BadRecord("malformed-record", field="game", args={"problem": f"is not {game.name!r}"})
    key = bytes.fromhex(read.key) if read.key else None
    origin = read.origin or None
    match = Match.resume(
        game, read.seats, read.options, (), key=key, promise=read.commitment, setup=read.setup, document=origin
    )
    for at, row in enumerate(read.journal):
        try:
            match.apply(Entry(at + 1, row.seat, row.move, tuple(row.chance)))
        except GameError as wrong:
            field = f"journal[{at}].{wrong.field}"
            raise BadRecord(
                wrong.code, field=field, rule=wrong.rule, reason=wrong.reason, args=wrong.arguments
            ) from None
    if read.result and match.result != read.result:
        raise BadRecord("bad-result", field="result")
    return match


def fingerprint(record: Mapping[str, Any]) -> str:
    """Give a short name for a record's moves and luck, for comparing two runs."""
    text = repr((record["setup"], [(row["seat"], row["move"], row["chance"]) for row in record["journal"]]))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
