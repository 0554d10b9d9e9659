"""Origo's data as flat tables of numbers for the compiled rules."""

from __future__ import annotations

from ludoteca.games.origo.data import load
from ludoteca.kernel.bits import bint, i32, u128, union
from ludoteca.kernel.bits import popcount as count

# Purposes of chance: the start player, the deal, and from DRAW on the draw pile for each seat.
START = 0
DEAL = 1
DRAW = 2

COUNTRY: list[u128] = [0] * 12
COUNTRY_SIZE: list[i32] = [0] * 12
COUNTRY_LIMIT: list[i32] = [0] * 12
COUNTRY_POINTS: list[i32] = [0] * (12 * 5)
SEA_AREA: list[u128] = [0] * 5
COUNTRY_OF: list[i32] = [0] * 100
NAMED: list[u128] = [0] * 48
CARDS_OF: list[u128] = [0] * 48
KIND_OF: list[i32] = [0] * 98
SHIELDS: list[i32] = [0] * 6
INITIAL: list[i32] = [0] * 6
MARKERS: list[i32] = [0] * 12
TRIGGER: list[bint] = [False] * 13
CLAN_POINTS: list[i32] = [0] * 64
NAVAL_BONUS: list[i32] = [0] * 8

COUNTRIES = 12
SEAS = 5
CARDS = 98
KINDS = 48
GROWTH = 46
BOARD: u128 = union(range(100))
ALL_CARDS: u128 = union(range(98))
NOT_FIRST_COLUMN: u128 = union([square for square in range(100) if square % 10 != 0])
NOT_LAST_COLUMN: u128 = union([square for square in range(100) if square % 10 != 9])
LAND: u128 = 0
SEA: u128 = 0
HAND: i32 = 0
CLAN_MINIMUM: i32 = 0
MONOPOLY: i32 = 0
FIGHTS: i32 = 0
SHIFTS: i32 = 0
ROUND_LIMIT: i32 = 0


def _fill() -> None:
    """Copy data.toml into the tables; points are indexed by place (1 = first), 0 beyond the last that scores."""
    _fill_map()
    _fill_cards()
    _fill_rules()


def _fill_map() -> None:
    global LAND, SEA
    data = load()
    land = sea = 0
    for at in range(100):
        COUNTRY_OF[at] = -1
    for at, region in enumerate(data.countries):
        COUNTRY[at] = region.squares
        COUNTRY_SIZE[at] = count(region.squares)
        COUNTRY_LIMIT[at] = region.limit
        land |= region.squares
        for place in range(1, 5):
            COUNTRY_POINTS[5 * at + place] = region.points[place - 1] if place <= len(region.points) else 0
        for square in range(100):
            if region.squares >> square & 1:
                COUNTRY_OF[square] = at
    for at, region in enumerate(data.seas):
        SEA_AREA[at] = region.squares
        sea |= region.squares
    LAND = land
    SEA = sea


def _fill_cards() -> None:
    card = 0
    for at, kind in enumerate(load().kinds):
        NAMED[at] = kind.squares
        CARDS_OF[at] = union(range(card, card + kind.count))
        for _ in range(kind.count):
            KIND_OF[card] = at
            card += 1


def _fill_rules() -> None:
    global HAND, CLAN_MINIMUM, MONOPOLY, FIGHTS, SHIFTS, ROUND_LIMIT
    raw = load().raw
    for seats in range(2, 6):
        players = raw["setup"]["players"][str(seats)]
        SHIELDS[seats] = players["shields"]
        INITIAL[seats] = players["initial"]
    founding = raw["scoring"]["founding"]
    for at in range(12):
        MARKERS[at] = founding["values"][at]
        TRIGGER[at + 1] = at + 1 in founding["triggers"]
    for place, points in enumerate(raw["scoring"]["clan"]["points"], 1):
        CLAN_POINTS[place] = points
    for place, points in enumerate(raw["scoring"]["naval"]["bonus"], 1):
        NAVAL_BONUS[place] = points
    HAND = raw["cards"]["hand_size"]
    CLAN_MINIMUM = raw["scoring"]["clan"]["minimum"]
    MONOPOLY = raw["scoring"]["country"]["monopoly_bonus"]
    FIGHTS = raw["rules"]["expand_or_attack_per_turn"]
    SHIFTS = raw["rules"]["move_or_exchange_per_turn"]
    ROUND_LIMIT = raw["rules"]["technical_round_limit"]


_fill()
