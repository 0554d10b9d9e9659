"""Studies as files: all games of a study as records, and its chapters; and back into any house."""

from __future__ import annotations

from functools import partial

import msgspec
from msgspec import UNSET

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.keys import new_id
from ludoteca.house.matches import Match
from ludoteca.house.opening import record_of, row_of
from ludoteca.house.store import results
from ludoteca.house.store.rows import EntryRow, Seat, TableRow
from ludoteca.house.store.studies import Chapter, Readable, StudyRow
from ludoteca.house.verbs.study import begin
from ludoteca.house.wire.people import Person
from ludoteca.house.wire.studies import StudyChapter, StudyFile, StudyGame
from ludoteca.kernel.records import Record
from ludoteca.kernel.registry import game
from ludoteca.kernel.replay import replay


async def write(house: House, found: Readable) -> StudyFile:
    """A study as a file; a branch that is still played, or a game that is in the house no more, is not in it."""
    games: dict[str, int] = {}
    told: list[StudyGame] = []
    wanted = dict.fromkeys(one for chapter in found.row.chapters for one in (chapter.table, chapter.branch))
    for one in filter(None, wanted):
        kept = await _game(house, one)
        if kept is not None:
            games[one] = len(told)
            told.append(kept)
    chapters = [
        StudyChapter(
            title=one.title,
            game=games[one.table],
            seq=one.seq,
            comment=one.comment,
            eyes=one.eyes,
            marks=one.marks,
            branch=games.get(one.branch or ""),
        )
        for one in found.row.chapters
        if one.table in games
    ]
    return StudyFile(title=found.row.title, games=told, chapters=chapters)


async def _game(house: House, table_id: str) -> StudyGame | None:
    table = await house.find(table_id)
    if table is None:
        return None
    async with house.hold(table):
        row, match = table.row, table.match
    if match is None or not match.over:
        return None
    record = await house.readers.run(record_of, row, match)
    return StudyGame(msgspec.convert(record, Record), [seat.name or seat.bot for seat in row.seats])


async def take_in(house: House, person: Person, file: StudyFile) -> StudyRow:
    """Make a study of a file; each of its games is replayed and proved, and private where the house has it not yet.

    Raises GameError when a record does not hold.
    """
    for number, chapter in enumerate(file.chapters):
        named = chapter.game if chapter.branch is None else max(chapter.game, chapter.branch)
        if named >= len(file.games):
            raise Refused("malformed", field="chapters", args={"problem": f"{number}: game {named}"})
    matches = [await _proved(house, kept.record) for kept in file.games]
    for chapter in file.chapters:
        match = matches[chapter.game]
        if chapter.seq > match.seq:
            raise Refused("no-such-step", field="seq", args={"seq": chapter.seq, "last": match.seq}, status=404)
        if chapter.eyes is not None and chapter.eyes.isdecimal() and int(chapter.eyes) >= match.seats:
            raise Refused("no-such-seat", field="eyes", args={"seat": int(chapter.eyes)}, status=404)
    comes_from = {one.branch: (one.game, one.seq) for one in file.chapters if one.branch is not None}
    tables: dict[int, str] = {}
    for number in sorted(range(len(matches)), key=lambda one: one in comes_from):  # branches after their games
        origin, seq = comes_from.get(number, (None, 0))
        branched = None if origin is None or origin not in tables else (tables[origin], seq)
        tables[number] = await _at_home(house, person, file.games[number], matches[number], branched)
    chapters = [_chapter(one, tables) for one in file.chapters]
    return await begin(house, person, file.title, tuple(chapters))


def _chapter(told: StudyChapter, tables: dict[int, str]) -> Chapter:
    branch = None if told.branch is None else tables[told.branch]
    where = tables[told.game], told.seq
    return Chapter(new_id(), told.title, *where, told.comment, told.eyes, told.marks, branch)


async def _proved(house: House, record: Record) -> Match:
    """Replay a record; refuses what is no whole game whose luck is proved."""
    told = msgspec.to_builtins(record)
    match = await house.readers.run(replay, game(record.game), told)
    if match.result is None or record.key is UNSET:
        raise Refused("not-over", field="games", status=409)
    return match


async def _at_home(
    house: House, person: Person, kept: StudyGame, match: Match, branched: tuple[str, int] | None
) -> str:
    """The table of a game: one of this house that the caller may see, or a new private one of the caller."""
    new = _row(house, person, kept, match, branched)
    for table_id in await house.store.read(results.with_commitment, match.commitment):
        row = await house.store.table(table_id)
        alike = row is not None and row.status == "finished" and (row.branch_of is None) == (new.branch_of is None)
        if row is not None and alike and _may_see(row, person):
            known = [(one.seat, one.move, tuple(one.chance)) for one in await house.store.entries(table_id)]
            if known == [(one.seat, one.move, one.chance) for one in match.journal]:
                return table_id
    entries = [EntryRow(new.id, one.seq, one.seat, one.move, list(one.chance), new.created) for one in match.journal]
    await house.store.add_table(new, entries)
    await house.store.add_snapshot(partial(row_of, new.id, match.snapshot()))
    return new.id


def _may_see(row: TableRow, person: Person) -> bool:
    return not row.private or row.host == person.id or row.seat_of(person.id) is not None


def _row(house: House, person: Person, kept: StudyGame, match: Match, branched: tuple[str, int] | None) -> TableRow:
    said, now = kept.record, house.now()
    names = [*kept.names, *[None] * match.seats][: match.seats]
    if branched is None and said.branch:
        branched = said.branch.table[:32], said.branch.seq
    assert match.result is not None
    return TableRow(
        id=new_id(),
        game=match.game.name,
        options=dict(match.stated),
        private=True,
        status="finished",
        host=person.id,
        seats=tuple(Seat(name=name) for name in names),
        created=now,
        key=said.key or None,
        commitment=match.commitment,
        setup=list(match.setup),
        origin=said.origin or None,
        finished=now,
        result=match.result.as_json(),
        branch_of=None if branched is None else branched[0],
        branch_seq=None if branched is None else branched[1],
        rules=said.rules,
        teaching=bool(said.teaching),
        advised=tuple(said.advice) if said.advice else None,
    )
