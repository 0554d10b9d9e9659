"""A tournament as the store knows it, read as one that can be paired and ranked."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from msgspec import structs

from ludoteca.house.matches import least_seats
from ludoteca.house.store.rows import EntrantRow, LeaverRow, PairingRow, TableRow
from ludoteca.house.store.tournaments import Course
from ludoteca.house.tournaments.formats import Contest, Entrant
from ludoteca.house.tournaments.pairings import Pair
from ludoteca.house.tournaments.played import Round, Sitting

Found = tuple[TableRow, Sequence[LeaverRow]]
"""A table with those who left its game for good."""


def rounds_of(course: Course) -> list[Round]:
    """The rounds that were paired, as far as they are played."""
    by_round: dict[int, list[PairingRow]] = {number: [] for number in range(1, course.row.rounds + 1)}
    for one in course.pairings:
        by_round[one.round].append(one)
    return [_round(paired, course.tables) for paired in by_round.values()]


def table_ids(course: Course, round: int) -> list[str]:
    """The tables of a round, in order."""
    there = {one.number: one.table_id for one in course.pairings if one.round == round and one.number is not None}
    return [there[number] or "" for number in sorted(there)]


def _round(paired: Sequence[PairingRow], tables: Mapping[str, Found]) -> Round:
    sitting: dict[int, dict[int, PairingRow]] = {}
    for one in paired:
        if one.number is not None and one.seat is not None:
            sitting.setdefault(one.number, {})[one.seat] = one
    found = tuple(_sitting(people, tables) for _, people in sorted(sitting.items()))
    return Round(found, tuple(one.player for one in paired if one.number is None))


def _sitting(people: Mapping[int, PairingRow], tables: Mapping[str, Found]) -> Sitting:
    row, left = tables.get(next(iter(people.values())).table_id or "", (None, ()))
    seats = range(max(people) + 1 if row is None else len(row.seats))
    names = tuple(people[seat].player if seat in people else "" for seat in seats)
    if row is None or row.status == "closed":
        return Sitting(names, void=True)
    result = row.result or {}
    ranks = tuple(result["ranks"]) if row.status == "finished" and "ranks" in result else None
    return Sitting(
        names, ranks, tuple(result.get("points", ())), left_seats(row, left), row.status == "finished" and not ranks
    )


def left_seats(row: TableRow, left: Iterable[LeaverRow]) -> frozenset[int]:
    """The seats whose people have left the game: a bot holds one now, or somebody else has taken it."""
    held = {number for number, seat in enumerate(row.seats) if seat.substituted}
    return frozenset(held | {one.seat for one in left})


def present(course: Course) -> list[EntrantRow]:
    """Who takes part, where those count as away who have left a game of the last round and did not come back since."""
    rounds = rounds_of(course)
    gone = {table.people[seat] for table in (rounds[-1].tables if rounds else ()) for seat in table.left}
    return [
        structs.replace(one, away=True) if one.player in gone and one.back < course.row.rounds else one
        for one in course.entrants
    ]


def contest(course: Course, seed: str = "", apart: Mapping[str, Collection[str]] | None = None) -> Contest:
    """All that a tournament has come to; those who have nothing to do with one another are kept apart."""
    row = course.row
    people = [Entrant(one.player, one.group, one.away) for one in present(course)]
    strangers = frozenset[Pair](
        frozenset((one, other)) for one, others in (apart or {}).items() for other in others if other != one
    )
    return Contest(row.system, people, rounds_of(course), row.length, least_seats(row.game), seed, strangers)
