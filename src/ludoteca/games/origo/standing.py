"""What a scoring would give now and who holds what, kept for all seats until a shield moves.

Bots ask for it for each seat of each position that they look at, by heuristic and by features; a scoring itself
counts anew (`scoring.py`).
"""

from __future__ import annotations

from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.scoring import clan_points, count_clans, countries_points, naval_points
from ludoteca.games.origo.tables import COUNTRIES, COUNTRY
from ludoteca.kernel.bits import bint, i32, popcount


def survey(position: OrigoState) -> None:
    """Look at the whole board, if a shield has moved since it was looked at last."""
    seat: i32
    country: i32
    clan: i32
    if still_surveyed(position):
        return
    count_clans(position)
    for seat in range(position.seats):
        position.surveyed[seat] = position.own[seat]
        position.clan_total[seat] = clan_points(position, seat)
        position.naval_total[seat] = naval_points(position, seat)
        position.country_total[seat] = countries_points(position, seat)
        position.clans_of[seat] = 0
        position.largest_clan[seat] = 0
        for country in range(COUNTRIES):
            position.held[COUNTRIES * seat + country] = popcount(position.own[seat] & COUNTRY[country])
    for clan in range(position.clans):
        seat = position.clan_owner[clan]
        position.clans_of[seat] += 1
        position.largest_clan[seat] = max(position.largest_clan[seat], position.clan_size[clan])


def still_surveyed(position: OrigoState) -> bint:
    """Tell whether all shields stand where they stood when the board was looked at last."""
    seat: i32
    moved: bint = False
    for seat in range(position.seats):
        moved = moved or position.surveyed[seat] != position.own[seat]
    return not moved


def best_rival(position: OrigoState, seat: i32, country: i32) -> i32:
    """Tell the most shields that another seat has in a country, after `survey`."""
    other: i32
    best: i32 = 0
    for other in range(position.seats):
        if other != seat:
            best = max(best, position.held[COUNTRIES * other + country])
    return best
