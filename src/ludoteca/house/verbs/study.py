"""Studies: keep steps of finished games with marks, comments and branches, and say who may edit."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec import UNSET, structs

from ludoteca.house.description import table_info
from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.keys import new_id
from ludoteca.house.store import studies
from ludoteca.house.store.studies import Chapter, Readable, StudyRow
from ludoteca.house.table import Table
from ludoteca.house.verbs.branch import branches
from ludoteca.house.verbs.look_back import through
from ludoteca.house.verbs.review import reviewable
from ludoteca.house.wire.people import Person
from ludoteca.house.wire.studies import ChapterInfo, EditedStudy, NewChapter, StudyInfo, StudyLine
from ludoteca.house.wire.tables import TableInfo

CHAPTERS = 100
"""So many chapters a study may have."""
TRIES = 4


async def own(house: House, player: str) -> list[StudyLine]:
    """The studies that somebody keeps or has come to, what was changed last first."""
    found = await house.store.read(studies.of, player)
    return [
        StudyLine(
            id=one.row.id,
            title=one.row.title,
            owner=one.owner,
            mine=one.row.player == player,
            edits=one.edits or one.row.player == player,
            changed=one.row.changed,
            chapters=len(one.row.chapters),
            link=link(house, one.row),
        )
        for one in found
    ]


async def enter(house: House, study: str, player: str | None, secret: str | None, who: str) -> Readable:
    """A study to which the caller may come: its owner, who has come before, and whoever brings its secret."""
    found = await house.store.read(studies.one, study, player)
    if found is not None and player is not None and (found.row.player == player or found.reader):
        return found
    house.limits.check("guess", who)
    opened = house.keys.opens(study, 0 if found is None else found.row.renewed, secret or "")
    if found is None or not opened:
        house.limits.take("guess", who)
        raise Refused("not-found", field="study", status=404)
    if player is not None:
        await house.store.writer.run(partial(studies.come, study=study, player=player))
    return found


async def told(house: House, found: Readable, player: str | None) -> StudyInfo:
    """All of a study, but nothing of how its games ended."""
    row = found.row
    mine = player is not None and row.player == player
    return StudyInfo(
        id=row.id,
        title=row.title,
        owner=found.owner,
        mine=mine,
        edits=mine or found.edits,
        changed=row.changed,
        revision=row.revision,
        link=link(house, row),
        chapters=[await _told(house, chapter) for chapter in row.chapters],
        readers=await house.store.read(studies.readers, row.id) if mine else [],
    )


async def keep(house: House, table: Table, person: Person, made: NewChapter) -> StudyRow:
    """Keep a step of a finished game as a chapter, in a new study if none is named."""
    match = await reviewable(house, table)
    if made.seq > match.seq:
        raise Refused("no-such-step", field="seq", args={"seq": made.seq, "last": match.seq}, status=404)
    through(table, match, table.row.seat_of(person.id), made.eyes)
    if made.branch is not None and made.branch not in {
        one.id for one in await branches(house, table, person.id) if one.branch_seq == made.seq
    }:
        raise Refused("not-found", field="branch", status=404)
    chapter = Chapter(new_id(), made.title, table.row.id, made.seq, made.comment, made.eyes, made.marks, made.branch)
    if made.study is None:
        return await begin(house, person, made.title, (chapter,))
    for _ in range(TRIES):
        found = await house.store.read(studies.one, made.study, person.id)
        if found is None:
            raise Refused("not-found", field="study", status=404)
        _must_edit(found, person)
        row = structs.replace(found.row, chapters=(*found.row.chapters, chapter))
        if len(row.chapters) > CHAPTERS:
            raise Refused("too-many", field="chapters", args={"most": CHAPTERS}, status=409)
        if (changed := await _change(house, row)) is not None:
            return changed
    raise Refused("busy", field="study", status=503)


async def begin(house: House, person: Person, title: str, chapters: tuple[Chapter, ...]) -> StudyRow:
    """A new study of somebody."""
    most = house.limits.bounds["studies"]
    if house.limits.enabled and await house.store.read(studies.count, person.id) >= most:
        raise Refused("too-many", field="study", args={"most": int(most)}, status=409)
    row = StudyRow(new_id(), person.id, title, house.now(), chapters=chapters)
    await house.store.writer.run(partial(studies.add, row=row))
    return row


async def edit(house: House, found: Readable, person: Person, edited: EditedStudy) -> None:
    """Give a study these titles and comments, its chapters in this order; those that are not named go."""
    _must_edit(found, person)
    known = {chapter.id: chapter for chapter in found.row.chapters}
    if edited.revision != found.row.revision:
        raise Refused("study-changed", field="revision", status=409)
    if unknown := [one.id for one in edited.chapters if one.id not in known]:
        raise Refused("not-found", field="chapters", args={"chapter": unknown[0]}, status=404)
    kept = {one.id: structs.replace(known[one.id], title=one.title, comment=one.comment) for one in edited.chapters}
    row = structs.replace(found.row, title=edited.title, chapters=tuple(kept.values()))
    if await _change(house, row) is None:
        raise Refused("study-changed", field="revision", status=409)


async def let_edit(house: House, found: Readable, person: Person, reader: str, *, edits: bool) -> None:
    """Let somebody who has come to the own study edit it, or no more."""
    _must_own(found, person)
    work: Callable[..., bool] = partial(studies.let_edit, study=found.row.id, player=reader, edits=edits)
    if not await house.store.writer.run(work):
        raise Refused("nobody", field="person", status=404)


async def renew_link(house: House, found: Readable, person: Person) -> None:
    """Give the own study a new link: by the old one nobody comes any more who has not come yet."""
    _must_own(found, person)
    await house.store.writer.run(partial(studies.renew, study=found.row.id))


async def drop(house: House, found: Readable, person: Person) -> None:
    """Delete the own study."""
    _must_own(found, person)
    await house.store.writer.run(partial(studies.drop, study=found.row.id))


def link(house: House, row: StudyRow) -> str:
    """The path to share; its secret stands in the fragment, which no server logs."""
    return f"/study/{row.id}#{house.keys.link_secret(row.id, row.renewed)}"


def _must_edit(found: Readable, person: Person) -> None:
    if found.row.player != person.id and not found.edits:
        raise Refused("not-editor", field="study", status=403)


def _must_own(found: Readable, person: Person) -> None:
    if found.row.player != person.id:
        raise Refused("not-owner", field="study", status=403)


async def _change(house: House, row: StudyRow) -> StudyRow | None:
    row = structs.replace(row, revision=row.revision + 1, changed=house.now())
    work: Callable[..., bool] = partial(studies.change, row=row)
    return row if await house.store.writer.run(work) else None


async def _told(house: House, chapter: Chapter) -> ChapterInfo:
    table, branch = [await _seen(house, one) for one in (chapter.table, chapter.branch)]
    about = chapter.id, chapter.title, chapter.seq, chapter.comment, chapter.eyes, chapter.marks
    return ChapterInfo(*about, table=table or UNSET, branch=branch or UNSET)


async def _seen(house: House, table_id: str | None) -> TableInfo | None:
    """A table without its end: whoever reads a study may not know the game."""
    table = None if table_id is None else await house.find(table_id)
    if table is None:
        return None
    return structs.replace(table_info(table.row, house.link(table.row)), result=UNSET)
