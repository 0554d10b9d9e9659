"""Snapshots: what a fold has come to, kept beside the journal, so that nobody has to begin at the beginning.

A document holds the position and all that each seat knows. What folding keeps beside it is here: how far each stream of
luck is, since when each seat is asked what it is asked, how far an undo may reach, and what the log has told.
"""

from __future__ import annotations

import zlib
from bisect import bisect_right
from collections.abc import Iterable
from operator import attrgetter

import msgspec
from msgspec import Raw, Struct

from ludoteca.kernel.errors import BadRecord
from ludoteca.kernel.room import Line

seq_of = attrgetter("seq")


class Snapshot(Struct, frozen=True):
    """A match after one of its entries; a fold can begin here as well as at the start."""

    seq: int
    rules: int
    """The version of the rules by which it was made (`Room.rules`)."""
    journal: str
    """The digest of the journal up to here: a snapshot belongs to one journal only."""
    document: Raw
    """The open view of the position as JSON."""
    luck: dict[int, int]
    """How many results each stream of luck has given."""
    asked: dict[int, int]
    """Since which entry each seat is asked what it is asked: the number in its offer's id."""
    horizon: int
    """The last entry that counts and is sealed: no undo goes back behind it."""
    base: int
    """The snapshot before, on which its log goes on; 0: there is none."""
    lines: list[Line]
    """What the log has told since the base."""


# Made once, before any thread asks: msgspec crashes where two threads are the first to read a type.
decode = msgspec.json.Decoder(Snapshot).decode


class _Document(Struct, frozen=True):
    document: Raw


_decode_document = msgspec.json.Decoder(_Document).decode


class Snapshots:
    """The snapshots of one match, by their entries."""

    def __init__(self, kept: Iterable[Snapshot] = ()) -> None:
        self.kept = tuple(sorted(kept, key=seq_of))

    def add(self, snapshot: Snapshot) -> None:
        """Keep one more; it takes the place of an older one after the same entry."""
        others = (one for one in self.kept if one.seq != snapshot.seq)
        self.kept = tuple(sorted([*others, snapshot], key=seq_of))

    def copy(self) -> Snapshots:
        """Copy the collection, for a match that goes its own way."""
        return Snapshots(self.kept)

    def at(self, seq: int) -> Snapshot | None:
        """Find the one after exactly this entry."""
        found = self.before(seq)
        return found if found is not None and found.seq == seq else None

    def before(self, seq: int) -> Snapshot | None:
        """Find the last one after an entry up to this one."""
        kept = self.kept
        at = bisect_right(kept, seq, key=seq_of)
        return kept[at - 1] if at else None

    def told(self, snapshot: Snapshot) -> list[Line]:
        """List what the log had told when it was made; raises BadRecord when a snapshot that it goes on is missing."""
        parts = [snapshot.lines]
        while snapshot.base:
            base = self.at(snapshot.base)
            if base is None:
                raise BadRecord("bad-snapshot", field="base", args={"seq": snapshot.base})
            snapshot = base
            parts.append(snapshot.lines)
        return [line for part in reversed(parts) for line in part]


def write(snapshot: Snapshot) -> bytes:
    """Write a snapshot down, packed."""
    return zlib.compress(msgspec.json.encode(snapshot), 1)


def document_of(packed: bytes) -> Raw:
    """Read only the open view of a packed snapshot, as JSON; raises BadRecord when it is none."""
    try:
        return _decode_document(zlib.decompress(packed)).document
    except (zlib.error, msgspec.DecodeError) as wrong:
        raise BadRecord("bad-snapshot", field="snapshot", args={"problem": str(wrong)}) from None


def read(packed: bytes) -> Snapshot:
    """Read a snapshot; raises BadRecord when it is none."""
    try:
        return decode(zlib.decompress(packed))
    except (zlib.error, msgspec.DecodeError) as wrong:
        raise BadRecord("bad-snapshot", field="snapshot", args={"problem": str(wrong)}) from None
