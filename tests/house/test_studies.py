"""Studies: steps of games with marks, comments and branches, who may edit them, and their file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest
from msgspec import UNSET, structs

from ludoteca.house.errors import Refused
from ludoteca.house.house import House
from ludoteca.house.store.rows import Seat
from ludoteca.house.table import Table
from ludoteca.house.verbs import branch, study, study_file
from ludoteca.house.wire.asking import Mark, Spot
from ludoteca.house.wire.people import Person
from ludoteca.house.wire.studies import EditedChapter, EditedStudy, NewChapter, StudyFile, StudyInfo, schema
from ludoteca.kernel.errors import GameError
from tests.support.finished import keep, over
from tests.support.inside import arrive, begin, inside

PUBLISHED = Path(__file__).parents[2] / "docs" / "study.schema.json"
MARK = Mark(Spot("0/3", 0.25, 0.5), Spot("1", 0, 1))


async def finished(house: House, *people: Person, name: str = "deal", **fields: Any) -> Table:
    seats = [Seat(one.id, one.nickname) for one in people]
    await keep(house, over(name, "origin", *seats, at=house.now(), **fields))
    found = await house.find(name)
    assert found is not None
    return found


async def read(house: House, name: str, person: Person) -> StudyInfo:
    return await study.told(house, await study.enter(house, name, person.id, None, "here"), person.id)


@inside
async def test_a_study_keeps_steps_with_marks_comments_and_branches(house: House) -> None:
    ada, bo = [await arrive(house, name) for name in ("Ada", "Bo")]
    table = await finished(house, ada, bo, private=True)
    played = await branch.branch(house, table, ada, 7, "greedy", None, together=True)
    step = NewChapter("The swap", 7, comment="Here.", eyes="1", marks=[MARK], branch=played.row.id)
    row = await study.keep(house, table, ada, step)
    await study.keep(house, table, ada, NewChapter("Later", 9, study=row.id))
    told = await read(house, row.id, ada)
    first, second = told.chapters
    assert (told.title, told.owner, told.mine, told.edits, told.revision) == ("The swap", "Ada", True, True, 1)
    assert (first.title, first.seq, first.comment, first.eyes, first.marks) == ("The swap", 7, "Here.", "1", [MARK])
    assert first.table is not UNSET and first.branch is not UNSET and second.branch is UNSET
    assert first.table.result is UNSET, "who reads a study may not know how the game ended"
    assert first.table.link == house.link(table.row) and first.branch.id == played.row.id
    (line,) = await study.own(house, ada.id)
    assert (line.title, line.chapters, line.mine, line.link) == ("The swap", 2, True, told.link)


@inside
async def test_whoever_has_the_link_reads_and_whom_the_owner_lets_edits(house: House) -> None:
    ada, bo, eve = [await arrive(house, name) for name in ("Ada", "Bo", "Eve")]
    table = await finished(house, ada, bo)
    row = await study.keep(house, table, ada, NewChapter("One", 3))
    secret = study.link(house, row).partition("#")[2]
    for player, wrong in ((bo.id, None), (bo.id, "x" * 32), (None, None)):
        with pytest.raises(Refused) as refused:
            await study.enter(house, row.id, player, wrong, "here")
        assert refused.value.code == "not-found"
    stranger = await study.told(house, await study.enter(house, row.id, None, secret, "here"), None)
    assert not stranger.edits and stranger.readers == []

    await study.enter(house, row.id, bo.id, secret, "here")
    found = await study.enter(house, row.id, bo.id, None, "here")
    assert [one.id for one in await study.own(house, bo.id)] == [row.id], "who came once comes again"
    (chapter,) = found.row.chapters
    edited = EditedStudy(0, "Two", [EditedChapter(chapter.id, "Two", "So.")])
    for refuses in (
        study.edit(house, found, bo, edited),
        study.keep(house, table, bo, NewChapter("Mine", 1, study=row.id)),
    ):
        with pytest.raises(Refused) as refused:
            await refuses
        assert refused.value.code == "not-editor"
    for refuses in (study.drop(house, found, bo), study.let_edit(house, found, bo, bo.id, edits=True)):
        with pytest.raises(Refused) as refused:
            await refuses
        assert refused.value.code == "not-owner"

    mine = await study.enter(house, row.id, ada.id, None, "here")
    with pytest.raises(Refused) as refused:
        await study.let_edit(house, mine, ada, eve.id, edits=True)
    assert refused.value.code == "nobody", "who never came"
    await study.let_edit(house, mine, ada, bo.id, edits=True)
    assert [(one.nickname, one.edits) for one in (await read(house, row.id, ada)).readers] == [("Bo", True)]
    await study.edit(house, await study.enter(house, row.id, bo.id, None, "here"), bo, edited)
    told = await read(house, row.id, ada)
    assert (told.title, told.chapters[0].title, told.chapters[0].comment) == ("Two", "Two", "So.")
    with pytest.raises(Refused) as refused:
        await study.edit(house, mine, ada, structs.replace(edited, revision=0))
    assert refused.value.code == "study-changed", "nobody writes over what they have not seen"
    mine = await study.enter(house, row.id, ada.id, None, "here")
    with pytest.raises(Refused) as refused:
        await study.edit(house, mine, ada, EditedStudy(1, "T", [EditedChapter("other", "T")]))
    assert refused.value.code == "not-found"
    await study.drop(house, mine, ada)
    assert await study.own(house, ada.id) == await study.own(house, bo.id) == []


@inside
async def test_what_is_no_step_of_a_finished_game_is_refused(house: House) -> None:
    ada, bo = [await arrive(house, name) for name in ("Ada", "Bo")]
    running = await begin(house, ada, bo)
    table = await finished(house, ada, bo)
    other = await branch.branch(house, table, ada, 5, "greedy", None, together=True)
    for at, made, code in (
        (running, NewChapter("x", 0), "not-over"),
        (table, NewChapter("x", 999), "no-such-step"),
        (table, NewChapter("x", 1, eyes="7"), "malformed"),
        (table, NewChapter("x", 1, branch="nowhere"), "not-found"),
        (table, NewChapter("x", 1, branch=other.row.id), "not-found"),
        (table, NewChapter("x", 1, study="nowhere"), "not-found"),
    ):
        with pytest.raises(Refused) as refused:
            await study.keep(house, at, ada, made)
        assert refused.value.code == code, made
    house.limits.enabled = True
    house.limits.bounds["studies"] = 1
    await study.keep(house, table, ada, NewChapter("x", 1))
    with pytest.raises(Refused) as refused:
        await study.keep(house, table, ada, NewChapter("x", 1))
    assert refused.value.code == "too-many"


@inside
async def test_a_file_brings_a_study_to_any_house(house: House) -> None:
    ada, bo, eve = [await arrive(house, name) for name in ("Ada", "Bo", "Eve")]
    table = await finished(house, ada, bo, private=True)
    await finished(house, ada, bo, name="branch", private=True, branch_of="deal", branch_seq=0)
    played = await branch.branch(house, table, ada, 4, "greedy", None, together=True)
    row = await study.keep(
        house, table, ada, NewChapter("One", 0, comment="c", eyes="0", marks=[MARK], branch="branch")
    )
    await study.keep(house, table, ada, NewChapter("Two", 4, study=row.id, branch=played.row.id))
    file = await study_file.write(house, await study.enter(house, row.id, ada.id, None, "here"))
    written = json.loads(msgspec.json.encode(file))
    jsonschema.Draft202012Validator(schema()).validate(written)
    assert len(file.games) == 2 and [one.branch for one in file.chapters] == [1, None], "what is still played stays"

    again = await study_file.take_in(house, ada, msgspec.convert(written, StudyFile))
    assert {one.table for one in again.chapters} == {"deal"}, "games that the house has are not taken twice"
    other = await study_file.take_in(house, eve, msgspec.convert(written, StudyFile))
    told = await read(house, other.id, eve)
    first, second = told.chapters
    assert (first.title, first.comment, first.eyes, first.marks) == ("One", "c", "0", [MARK])
    assert first.table is not UNSET and second.table is not UNSET and first.branch is not UNSET
    assert first.table.id == second.table.id != "deal" and first.table.private
    assert [seat.name for seat in first.table.seats] == ["Ada", "Bo"] and first.table.seats[0].player is None
    assert (first.branch.branch_of, first.branch.branch_seq) == (first.table.id, 0)
    home = await house.find(first.table.id)
    assert home is not None
    async with house.hold(home):
        assert home.match is not None and home.match.over


@inside
async def test_a_file_that_does_not_hold_is_refused_and_leaves_nothing(house: House) -> None:
    ada, bo, eve = [await arrive(house, name) for name in ("Ada", "Bo", "Eve")]
    row = await study.keep(house, await finished(house, ada, bo), ada, NewChapter("One", 2))
    good = json.loads(msgspec.json.encode(await study_file.write(
        house, await study.enter(house, row.id, ada.id, None, "here"),
    )))  # fmt: skip

    def spoilt(**chapter: Any) -> StudyFile:
        return msgspec.convert({**good, "chapters": [{**good["chapters"][0], **chapter}]}, StudyFile)

    cheated = json.loads(json.dumps(good))
    cheated["games"][0]["record"]["journal"][5]["move"] = "nonsense"
    cut = json.loads(json.dumps(good))
    del cut["games"][0]["record"]["journal"][5:], cut["games"][0]["record"]["result"]
    for file, code in (
        (spoilt(game=1), "malformed"),
        (spoilt(branch=1), "malformed"),
        (spoilt(seq=999), "no-such-step"),
        (spoilt(eyes="2"), "no-such-seat"),
        (msgspec.convert(cheated, StudyFile), None),
        (msgspec.convert(cut, StudyFile), "not-over"),
    ):
        with pytest.raises((Refused, GameError)) as refused:
            await study_file.take_in(house, eve, file)
        assert code is None or (isinstance(refused.value, Refused) and refused.value.code == code)
    assert await study.own(house, eve.id) == []


def test_the_published_schema_is_that_of_the_code() -> None:
    assert json.loads(PUBLISHED.read_text(encoding="utf-8")) == schema()
