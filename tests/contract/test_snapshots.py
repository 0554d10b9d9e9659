"""A snapshot is as good as the whole fold: whoever begins with it sees, is offered, is dealt and undoes the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from msgspec import to_builtins

from ludoteca import BadRecord, Entry, Game, Match
from ludoteca.kernel.room import OPEN
from ludoteca.kernel.snapshots import Snapshot, read, write

from .walks import as_bytes, other_world, random_move, viewers

KEY = bytes(range(32))
EVERY = 17


def wander(game: Game, seats: int, seed: int, moves: int = 10_000) -> Iterator[Match]:
    """Play a random game, go back now and then, by oneself and by consent; yields the match after each entry."""
    luck = random.Random(seed)
    match = Match.start(game, seats, game.start(seats).options, KEY)
    while not match.over and match.seq < moves:
        undoing = [seat for seat in range(seats) if match.can_undo(seat)]
        chance = luck.random()
        if undoing and chance < 0.1:
            match.undo(luck.choice(undoing))
        elif len(match.effective) > 1 and chance > 0.97:
            match.take_back(luck.choice(match.effective[-20:-1]).seq, luck.randrange(seats))
        else:
            seat = luck.choice(match.to_act)
            match.play(seat, random_move(match, seat, luck))
        yield match


def told(match: Match) -> bytes:
    """Everything that there is to know of a match."""
    game, seats = match.game, range(match.seats)
    return as_bytes(
        [
            match.document(),
            [match.view(None if viewer < 0 else viewer) for viewer in viewers(match)],
            [to_builtins(line) for line in match.lines],
            [match.log(None if viewer < 0 else viewer) for viewer in viewers(match)],
            [match.offer(seat).as_json() for seat in match.to_act],
            [to_builtins(match.stakes(seat)) for seat in match.to_act],
            [match.undoable(seat) for seat in seats],
            [(entry.seq, entry.seat, entry.move, entry.chance) for entry in match.effective],
            [(int(stream), drawn) for stream, drawn in sorted(match.position.chance.mark().items())],
            [game.view(other_world(match, viewer, match.seq), OPEN) for viewer in viewers(match)],
            match.record(),
        ]
    )


def resumed(match: Match, snapshots: list[Snapshot], **changed: Any) -> Match:
    """Fold a match anew from what is stored of it: of an entry nobody writes down whether it is sealed."""
    entries = [replace(entry, sealed=False) for entry in match.journal]
    stored: dict[str, Any] = {"entries": entries, "setup": match.setup, **changed}
    return Match.resume(match.game, match.seats, match.options, snapshots=snapshots, key=KEY, **stored)


def test_a_match_that_begins_with_a_snapshot_is_the_one_that_was_folded(game: Game, seats: int) -> None:
    kept: list[Snapshot] = []
    for match in wander(game, seats, 31):
        if match.over or match.seq % EVERY == 0:
            kept.append(read(write(match.snapshot())))
            assert told(resumed(match, kept)) == told(match), f"after entry {match.seq}"
    assert match.over and len(kept) > 1
    whole = told(match)
    assert told(resumed(match, kept[:1])) == whole, "from the first to the end"
    assert told(resumed(match, [])) == whole, "from the start"


def test_every_step_is_the_same_with_and_without_snapshots(game: Game) -> None:
    seats = game.seats[-1]
    *_, match = wander(game, seats, 32, 40)
    plain = [told(match.at(seq)) for seq in range(match.seq + 1)]
    for seq in range(4, match.seq + 1, 4):
        match.snapshots.add(resumed(match, [], entries=match.journal[:seq]).snapshot())
    again = [told(match.at(seq)) for seq in range(match.seq + 1)]
    assert again == plain


def test_going_back_behind_a_snapshot_is_the_same_as_without(game: Game) -> None:
    seats = game.seats[0]
    *_, match = wander(game, seats, 33, 24)
    behind = match.effective[len(match.effective) // 2].seq
    other = resumed(match, [resumed(match, []).snapshot()])
    assert other.snapshots.before(match.seq) is not None
    for one in (match, other):
        one.take_back(behind, 0)
    assert told(other) == told(match)
    assert told(resumed(match, [other.snapshot()])) == told(match)


def test_a_snapshot_of_another_journal_or_without_its_base_is_refused(game: Game) -> None:
    *_, match = wander(game, game.seats[0], 34, 20)
    first = resumed(match, [], entries=match.journal[:10]).snapshot()
    match.snapshots.add(first)
    second = match.snapshot()
    assert second.base == first.seq
    last = match.journal[-1]
    spoiled = [*match.journal[:-1], Entry(last.seq, last.seat, "other")]
    for snapshots, entries in (([second], match.journal), ([first, second], spoiled)):
        with pytest.raises(BadRecord) as caught:
            resumed(match, snapshots, entries=entries)
        assert caught.value.code == "bad-snapshot"
    for packed in (b"", b"nonsense", write(second)[:-5]):
        with pytest.raises(BadRecord):
            read(packed)
