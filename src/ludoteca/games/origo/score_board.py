"""The score board (14.5): what a scoring would give now, laid out like the table of X21.

Part of every view, and therefore compiled. Most moves leave most of it as it was: what is made of the same shields is
the very same, so that nobody who compares two views need look into it.
"""

from __future__ import annotations

from functools import lru_cache

from ludoteca.games.origo.data import SQUARES, load
from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.rules.geometry import chain
from ludoteca.games.origo.scoring import (
    clan_place,
    clan_points,
    clan_worth,
    count_clans,
    countries_points,
    country_place,
    country_points,
    monopoly,
    naval_bonus,
    naval_points,
)
from ludoteca.games.origo.shape import Clan, CountryScore, Naval, ScoreBoard, Total
from ludoteca.games.origo.tables import CLAN_MINIMUM, COUNTRY, SEA
from ludoteca.kernel.bits import ONE, i32, popcount, u64, u128
from ludoteca.kernel.listing import members

MOST = 1024
"""So many boards, clans and rows are kept at most; of a game in play the last ones are looked for again."""
BOARDS: dict[tuple[int, ...], ScoreBoard] = {}
"""Score boards by the round and the shields of each seat."""
ROWS: dict[int, CountryScore] = {}
"""What countries give, by the number of seats, theirs, and how many shields each seat has there, put together."""
SHIELDS = 64
"""No seat has so many shields."""


def score_board(position: OrigoState) -> ScoreBoard:
    """Show clans, naval and country points of the position as it stands, with sums per seat."""
    shields = [position.own[seat] for seat in range(position.seats)]
    key = (position.round, *shields)
    board = BOARDS.get(key)
    if board is None:
        if len(BOARDS) >= MOST:
            BOARDS.clear()
        board = BOARDS[key] = _score_board(position)
    return board


def _score_board(position: OrigoState) -> ScoreBoard:
    return ScoreBoard(
        round=position.round,
        clans=_clans(position),
        naval=[
            Naval(
                seat=seat,
                shields=popcount(position.own[seat] & SEA),
                bonus=naval_bonus(position, seat),
                points=naval_points(position, seat),
            )
            for seat in range(position.seats)
        ],
        countries=[_country(position, at, country.code) for at, country in enumerate(load().countries)],
        totals=[_total(position, seat) for seat in range(position.seats)],
    )


def _clans(position: OrigoState) -> list[Clan]:
    """List the clans by size; the walk is the one of `count_clans`, so that their numbers agree."""
    found: list[Clan] = []
    seat: i32
    at: i32 = 0
    left: u128
    clan: u128
    count_clans(position)
    for seat in range(position.seats):
        left = position.own[seat]
        while left:
            clan = chain(left & ~(left - ONE), left)
            left &= ~clan
            if popcount(clan) >= CLAN_MINIMUM:
                found.append(_clan(seat, clan, clan_place(position, at), clan_worth(position, at)))
                at += 1
    return sorted(found, key=_by_place)


@lru_cache(maxsize=MOST)
def _clan(seat: int, shields: int, place: int, points: int) -> Clan:
    squares = [SQUARES[square] for square in members(shields)]
    return Clan(seat=seat, size=len(squares), squares=squares, place=place, points=points)


def _by_place(clan: Clan) -> tuple[int, int]:
    return clan.place, clan.seat


def _country(position: OrigoState, at: i32, code: str) -> CountryScore:
    seat: i32
    key: u64 = SHIELDS * position.seats + at
    for seat in range(position.seats):
        key = key * SHIELDS + popcount(position.own[seat] & COUNTRY[at])
    row = ROWS.get(key)
    if row is None:
        if len(ROWS) >= MOST:
            ROWS.clear()
        row = ROWS[key] = _row(position, at, code)
    return row


def _row(position: OrigoState, at: i32, code: str) -> CountryScore:
    seat: i32
    pieces = [popcount(position.own[seat] & COUNTRY[at]) for seat in range(position.seats)]
    places = []
    points = []
    holder = None
    for seat in range(position.seats):
        places.append(country_place(position, seat, at))
        points.append(country_points(position, seat, at))
        if monopoly(position, seat, at):
            holder = seat
    return CountryScore(country=code, pieces=pieces, places=places, points=points, monopoly=holder)


def _total(position: OrigoState, seat: i32) -> Total:
    clan = clan_points(position, seat)
    naval = naval_points(position, seat)
    country = countries_points(position, seat)
    return Total(seat=seat, clan=clan, naval=naval, country=country, total=clan + naval + country)
