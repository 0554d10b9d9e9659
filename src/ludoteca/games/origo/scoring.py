"""Sections 8.2 to 8.4: clan, naval and country points.

Ties everywhere: the tied take the points of the next lower place, always exactly one lower (R34), and the next
different value takes the place after the whole tie.
"""

from __future__ import annotations

from ludoteca.games.origo.names import Note
from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.rules.geometry import chain, neighbours
from ludoteca.games.origo.tables import (
    CLAN_MINIMUM,
    CLAN_POINTS,
    COUNTRIES,
    COUNTRY,
    COUNTRY_POINTS,
    MONOPOLY,
    NAVAL_BONUS,
    SEA,
)
from ludoteca.kernel.bits import ONE, bint, i32, popcount, u128


def count_clans(position: OrigoState) -> i32:
    """Find all groups of at least three adjacent shields of one player, on land and at sea; return how many (8.2)."""
    seat: i32
    size: i32
    left: u128
    clan: u128
    position.clans = 0
    for seat in range(position.seats):
        left = position.own[seat] & neighbours(position.own[seat])  # a shield alone is no clan
        while left:
            clan = chain(left & ~(left - ONE), left)
            left &= ~clan
            size = popcount(clan)
            if size >= CLAN_MINIMUM:
                position.clan_size[position.clans] = size
                position.clan_owner[position.clans] = seat
                position.clans += 1
    return position.clans


def clan_place(position: OrigoState, clan: i32) -> i32:
    """Tell the place of a clan among those that `count_clans` found (8.2)."""
    other: i32
    place: i32 = 1
    for other in range(position.clans):
        if position.clan_size[other] > position.clan_size[clan]:
            place += 1
    return place


def clan_worth(position: OrigoState, clan: i32) -> i32:
    """Tell the points of a clan: one place lower if another player's clan is as large (8.2, R31)."""
    other: i32
    demoted: i32 = 0
    for other in range(position.clans):
        if (
            position.clan_size[other] == position.clan_size[clan]
            and position.clan_owner[other] != position.clan_owner[clan]
        ):
            demoted = 1
    return CLAN_POINTS[clan_place(position, clan) + demoted]


def clan_points(position: OrigoState, seat: i32) -> i32:
    """Add up the seat's points for the clans that `count_clans` found (8.2)."""
    clan: i32
    points: i32 = 0
    for clan in range(position.clans):
        if position.clan_owner[clan] == seat:
            points += clan_worth(position, clan)
    return points


def naval_place(position: OrigoState, seat: i32) -> i32:
    """Tell the seat's place at sea; 0 without a shield there (8.3, R32)."""
    other: i32
    mine: i32 = popcount(position.own[seat] & SEA)
    place: i32 = 1
    if mine == 0:
        return 0
    for other in range(position.seats):
        if popcount(position.own[other] & SEA) > mine:
            place += 1
    return place


def naval_bonus(position: OrigoState, seat: i32) -> i32:
    """Tell the bonus for the most or second most shields at sea (8.3)."""
    other: i32
    mine: i32 = popcount(position.own[seat] & SEA)
    place: i32 = naval_place(position, seat)
    if place == 0:
        return 0
    for other in range(position.seats):
        if other != seat and popcount(position.own[other] & SEA) == mine:
            return NAVAL_BONUS[place + 1]
    return NAVAL_BONUS[place]


def naval_points(position: OrigoState, seat: i32) -> i32:
    """Count a point for each shield at sea, and the bonus (8.3)."""
    return popcount(position.own[seat] & SEA) + naval_bonus(position, seat)


def country_place(position: OrigoState, seat: i32, country: i32) -> i32:
    """Tell the seat's place in a country; 0 without a shield there (8.4, R33)."""
    other: i32
    mine: i32 = popcount(position.own[seat] & COUNTRY[country])
    place: i32 = 1
    if mine == 0:
        return 0
    for other in range(position.seats):
        if popcount(position.own[other] & COUNTRY[country]) > mine:
            place += 1
    return place


def monopoly(position: OrigoState, seat: i32, country: i32) -> bint:
    """Tell whether the seat holds every square of a country (8.4, R33)."""
    return COUNTRY[country] & ~position.own[seat] == 0


def country_points(position: OrigoState, seat: i32, country: i32) -> i32:
    """Tell the seat's points in a country, established or not (8.4, R33, R45)."""
    other: i32
    mine: i32 = popcount(position.own[seat] & COUNTRY[country])
    place: i32 = country_place(position, seat, country)
    if place == 0:
        return 0
    if monopoly(position, seat, country):
        return COUNTRY_POINTS[5 * country + 1] + MONOPOLY
    for other in range(position.seats):
        if other != seat and popcount(position.own[other] & COUNTRY[country]) == mine:
            return COUNTRY_POINTS[5 * country + place + 1] if place < 4 else 0
    return COUNTRY_POINTS[5 * country + place] if place < 5 else 0


def countries_points(position: OrigoState, seat: i32) -> i32:
    """Add up the seat's points in all countries (8.4)."""
    country: i32
    points: i32 = 0
    for country in range(COUNTRIES):
        points += country_points(position, seat, country)
    return points


def score(position: OrigoState) -> None:
    """Hold a scoring: all three parts from the same position (8.1, R30)."""
    seat: i32
    clan: i32
    naval: i32
    country: i32
    at: i32 = 15 * position.scorings
    position.note(Note.SCORING, -1, position.round, 0, 0, 0, 0, 0)
    count_clans(position)
    for seat in range(position.seats):
        clan = clan_points(position, seat)
        naval = naval_points(position, seat)
        country = countries_points(position, seat)
        position.scores[seat] += clan + naval + country
        position.scored[at + 3 * seat] = clan
        position.scored[at + 3 * seat + 1] = naval
        position.scored[at + 3 * seat + 2] = country
        position.note(Note.SCORED, -1, seat, clan, naval, country, clan + naval + country, 0)
    position.scored_round[position.scorings] = position.round
    position.scorings += 1
