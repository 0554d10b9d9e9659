"""Studies: chapters of finished games with marks, comments and branches; what travels, and the file."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ludoteca.house.wire.asking import Mark
from ludoteca.house.wire.tables import TableInfo
from ludoteca.kernel.records import Record, schema_of
from ludoteca.kernel.views import about, as_type

Title = Annotated[str, Meta(min_length=1, max_length=80)]
Comment = Annotated[str, Meta(max_length=4000)]
Eyes = Annotated[str, Meta(pattern=r"\A(open|table|[0-9]{1,2})\Z")]
Marks = Annotated[list[Mark], Meta(max_length=40)]
Id = Annotated[str, Meta(min_length=1, max_length=32)]


class NewChapter(Struct, forbid_unknown_fields=True):
    """Body of `POST /api/tables/{id}/chapters`: what is kept of a step; without a study in a new one of that title."""

    title: Title
    seq: Annotated[int, Meta(ge=0)]
    study: Id | None = None
    comment: Comment = ""
    eyes: Eyes | None = None
    marks: Marks = []
    branch: Id | None = None
    """A branch that comes from this step."""


class EditedChapter(Struct, forbid_unknown_fields=True):
    """A chapter that stays, by its id."""

    id: Id
    title: Title
    comment: Comment = ""


class EditedStudy(Struct, forbid_unknown_fields=True):
    """Body of `PUT /api/studies/{id}`: its chapters in this order, those that are not named go."""

    revision: int
    """That of the study that was edited."""
    title: Title
    chapters: Annotated[list[EditedChapter], Meta(max_length=100)]


class MayEdit(Struct, forbid_unknown_fields=True):
    """Body of `PUT /api/studies/{id}/readers/{person}`."""

    edits: bool


class ChapterInfo(Struct, omit_defaults=True):
    """A step of a finished game, with what was marked, said and played on from there."""

    id: str
    title: str
    seq: int
    comment: str = ""
    eyes: str | None = None
    marks: list[Mark] = []
    table: TableInfo | UnsetType = UNSET
    """The game, without its result; none: it is in this house no more."""
    branch: TableInfo | UnsetType = UNSET


class ReaderInfo(Struct):
    """Somebody who has come to a study."""

    id: str
    nickname: str
    edits: bool


class StudyLine(Struct):
    """A study in a few words."""

    id: str
    title: str
    owner: str
    mine: bool
    edits: bool
    changed: int
    chapters: int
    link: str


class StudyInfo(Struct):
    """Body of `GET /api/studies/{id}`."""

    id: str
    title: str
    owner: str
    mine: bool
    edits: bool
    """The caller may edit it."""
    changed: int
    revision: int
    link: str
    chapters: list[ChapterInfo]
    readers: list[ReaderInfo]
    """For the owner: who has come by the link, and who of them may edit."""


class StudyGame(Struct, forbid_unknown_fields=True):
    """A game in the file of a study."""

    record: Annotated[Record, as_type("unknown")]
    names: Annotated[
        list[Annotated[str, Meta(max_length=64)] | None], Meta(max_length=16), about("who sat where; null: unknown")
    ] = []


class StudyChapter(Struct, forbid_unknown_fields=True):
    """A chapter in the file of a study."""

    title: Title
    game: Annotated[int, Meta(ge=0), about("which of the games, counted from 0")]
    seq: Annotated[int, Meta(ge=0), about("after which entry of its journal")]
    comment: Comment = ""
    eyes: Annotated[Eyes | None, about("seen by a seat, by spectators (`table`), or with all hands open")] = None
    marks: Marks = []
    branch: Annotated[
        Annotated[int, Meta(ge=0)] | None, about("which of the games was played on from here; null: none")
    ] = None


class StudyFile(Struct, kw_only=True, forbid_unknown_fields=True):
    """A study as a file: all its games as records, and its chapters."""

    ludoteca_study: Literal[1] = 1
    title: Title
    games: Annotated[list[StudyGame], Meta(max_length=100)]
    chapters: Annotated[list[StudyChapter], Meta(max_length=100)]


def schema() -> dict[str, Any]:
    """Give the JSON Schema of the file of a study (2020-12)."""
    return schema_of(StudyFile, "A study of games of Ludoteca")
