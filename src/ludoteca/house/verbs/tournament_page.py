"""What is told of tournaments: those that there are, and one with its people, rounds and standings."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial

import sqlalchemy as sa
from msgspec import UNSET

from ludoteca.house.house import House
from ludoteca.house.store import ratings, tournaments
from ludoteca.house.store.rows import TournamentRow
from ludoteca.house.store.schema import tournaments as stored
from ludoteca.house.store.store import PAGE
from ludoteca.house.store.tournaments import Course
from ludoteca.house.tournaments.course import contest, present, table_ids
from ludoteca.house.tournaments.formats import Contest, Ranking
from ludoteca.house.tournaments.played import Sitting
from ludoteca.house.tournaments.standings import Game, places
from ludoteca.house.verbs.lobby import must_be_page
from ludoteca.house.verbs.tournament import found
from ludoteca.house.wire.contests import (
    EntrantInfo,
    PairedRound,
    PairedSeat,
    PairedTable,
    RankingInfo,
    ScoreInfo,
    Tournament,
    TournamentInfo,
    TournamentPage,
)
from ludoteca.house.wire.people import Person

DIGITS = 4


async def page(house: House, player: str | None, page: int) -> TournamentPage:
    """A page of the tournaments: those that can be entered first, then those that are played."""
    must_be_page(page)
    return await house.store.read(partial(_page, player=player, apart=house.people.apart(player), page=page))


def _page(connection: sa.Connection, player: str | None, apart: frozenset[str], page: int) -> TournamentPage:
    where = stored.c.host.not_in(apart)
    total = connection.scalar(sa.select(sa.func.count()).select_from(stored).where(where)) or 0
    rows = tournaments.some(connection, where, PAGE, page * PAGE)
    counted = tournaments.count_entrants(connection, [row.id for row in rows], player)
    names = ratings.names_of(connection, {row.host for row in rows})
    infos = [_info(row, names.get(row.host, ""), *counted[row.id]) for row in rows]
    return TournamentPage(infos, page, -(-total // PAGE))


async def told(house: House, tournament: str, player: str | None) -> Tournament:
    """One tournament."""
    course = await found(house, tournament)
    return await house.store.read(partial(_told, course=course, player=player))


def _told(connection: sa.Connection, course: Course, player: str | None) -> Tournament:
    row, entrants = course.row, present(course)
    name = ratings.names_of(connection, {row.host}).get(row.host, "")
    info = _info(row, name, len(entrants), any(one.player == player for one in entrants))
    held = contest(course)
    rankings = [_ranking(one) for one in held.rankings()] if row.rounds else []
    people = [EntrantInfo(one.player, one.name, one.group, one.away) for one in entrants]
    return Tournament(info, people, rankings, list(_rounds(course, held)))


def _info(row: TournamentRow, host: str, entered: int, own: bool) -> TournamentInfo:
    return TournamentInfo(
        id=row.id,
        title=row.title,
        host=Person(row.host, host),
        status=row.status,
        game=row.game,
        options=row.options,
        system=row.system,
        tempo=row.tempo,
        places=row.places,
        entered=entered,
        created=row.created,
        rounds=row.rounds,
        length=row.length,
        rated=row.rated,
        own=own,
        begins=UNSET if row.begins is None else row.begins,
        finished=UNSET if row.finished is None else row.finished,
    )


def _ranking(ranking: Ranking) -> RankingInfo:
    numbered = zip(ranking.scores, places(ranking.scores, ranking.compared), strict=True)
    scores = [
        ScoreInfo(
            one.person,
            place,
            round(float(one.points), DIGITS),
            round(float(one.opponents), DIGITS),
            round(float(one.wins), DIGITS),
            one.games,
            one.stage,
            round(float(one.last), DIGITS),
        )
        for one, place in numbered
    ]
    return RankingInfo(ranking.group, list(ranking.compared), scores)


def _rounds(course: Course, held: Contest) -> Iterator[PairedRound]:
    survived = held.survived() if held.knocked_out(len(held.rounds) - 1) else {}
    for number, one in enumerate(held.rounds):
        counted, knockout = held.counted(one), held.knocked_out(number)
        going = {person for person, stage in survived.items() if stage > number} if knockout else set()
        ids = table_ids(course, number + 1)
        # What others have reached on the same deal nobody shall know before all tables of the round are over.
        hidden = held.system.duplicate and not one.over
        tables = [
            PairedTable(name, _status(table), list(_seats(table, counted.get(at), going, hidden=hidden)))
            for at, (name, table) in enumerate(zip(ids, one.tables, strict=True))
        ]
        yield PairedRound(tables, list(one.byes), knockout)


def _status(table: Sitting) -> str:
    if table.void:
        return "closed"
    return "playing" if table.ranks is None else "finished"


def _seats(table: Sitting, counted: Game | None, going: Collection[str], *, hidden: bool) -> Iterator[PairedSeat]:
    for seat, person in enumerate(table.people):
        told = PairedSeat(person or None, left=seat in table.left, on=person in going)
        if table.ranks is not None and not hidden:
            told.rank, told.points = table.placed[seat], table.points[seat]
        if counted is not None:
            told.score = round(float(counted.scores[seat]), DIGITS)
        yield told
