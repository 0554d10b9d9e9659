"""Orléans' data as flat tables of numbers for the compiled rules."""

from __future__ import annotations

from typing import Any

from ludoteca.games.orleans.data import ANY, EFFECTS, EVENTS, GOODS, TYPES, VIAS, load
from ludoteca.games.orleans.names import (
    BATHHOUSE,
    CITIZEN_DEVELOPMENT,
    GUNPOWDER_TOWER,
    HERB_GARDEN,
    NEUTRAL,
    SACRISTY,
    SCHOOL,
    TOWN_HALL,
    Ask,
    Effect,
    Kind,
)
from ludoteca.kernel.bits import bint, i32, u64, union
from ludoteca.kernel.listing import members

NAMED_PLACES = (
    (TOWN_HALL, "town_hall"), (SACRISTY, "sacristy"), (HERB_GARDEN, "herb_garden"), (BATHHOUSE, "bathhouse"),
    (GUNPOWDER_TOWER, "gunpowder_tower"), (SCHOOL, "school"),
)  # fmt: skip

ASKED: dict[int, int] = {
    Effect.MOVE: Ask.CITY, Effect.DEEDS: Ask.SEND, Effect.TOWER: Ask.SEND, Effect.BUY: Ask.BUY, Effect.BATH: Ask.BATH,
}  # fmt: skip
"""What places with such an effect ask before all else."""

SPACES_OF: list[u64] = [0] * 30
FIRST_SPACE: list[i32] = [0] * 31
PLACE_OF: list[i32] = [0] * 54
TYPED: list[u64] = [0] * 7
FITS: list[u64] = [0] * 11
EFFECT: list[i32] = [0] * 30
AMOUNT: list[i32] = [0] * 30
POINTS: list[i32] = [0] * 30
CHOICES: list[i32] = [0] * 30
ASKS: list[i32] = [0] * 30
NEXT_CITIES: list[i32] = [0] * (2 * 23)
EDGE_BETWEEN: list[i32] = [0] * (2 * 23 * 23)
MARK: list[i32] = [0] * (2 * 43)
TRACK_END: list[i32] = [0] * 6
FARMER_GOOD: list[i32] = [0] * 9
BOATMAN_COINS: list[i32] = [0] * 6
SCHOLAR_POINTS: list[i32] = [0] * 6
DRAWS: list[i32] = [0] * 6
LEVEL: list[i32] = [0] * 31
DEVELOPMENT_COINS: list[i32] = [0] * 31
DEVELOPMENT_CITIZEN: list[i32] = [0] * 31
SLOTS: list[i32] = [0] * (8 * 7)
DEED_COINS: list[i32] = [0] * 8
DEED_CHOICE: list[bint] = [False] * 8
GOOD_COUNT: list[i32] = [0] * 5
GOOD_POINTS: list[i32] = [0] * 5
SUPPLY: list[i32] = [0] * (5 * 7)
NEUTRAL_COUNT: list[i32] = [0] * 7
GOODS_ASIDE: list[i32] = [0] * 5
HIGHEST_MARK: list[i32] = [0] * 5
REMOVALS: list[i32] = [0] * 5
PREVENTABLE: list[bint] = [False] * 6
BLOCKED: list[i32] = [0] * 6

SCHOOL_FITS: u64 = 0
HERB_FITS: u64 = 0
TECH_SPACES: u64 = 0
TILES: i32 = 0
TILES_I: i32 = 0
FOOD_GOODS: i32 = 0
ORLEANS: i32 = 0
BOATMAN_CITIZEN_STEP: i32 = 0
KNIGHT_CITIZEN_STEP: i32 = 0
ROUNDS: i32 = 0
MARKET_SIZE: i32 = 0
TOWER_SIZE: i32 = 0
BATH_DRAW: i32 = 0
FIRST_BATH_DRAW: i32 = 0
FIRST_BATH_PLACE: i32 = 0
START_COINS: i32 = 0
STATIONS: i32 = 0
TECHNOLOGIES: i32 = 0
BANK: i32 = 0
TOP: i32 = 0
TAX_GOODS: i32 = 0
HARVEST_COINS: i32 = 0
STACKS: i32 = 0


def _fill() -> None:
    """Copy data.toml into the tables."""
    _fill_places()
    _fill_tiles()
    _fill_map()
    _fill_tracks()
    _fill_supplies()
    _fill_events()


def _fill_places() -> None:
    global TECH_SPACES, TILES, TILES_I
    data = load()
    for number, token in NAMED_PLACES:
        if data.places[number].token != token:
            raise ValueError(f"orleans/data.toml: {token} is not place {number}")
    kinds = [kind for place in data.places for kind in place.spaces]
    technology = 0
    for at, place in enumerate(data.places):
        FIRST_SPACE[at + 1] = FIRST_SPACE[at] + len(place.spaces)
        for space in range(FIRST_SPACE[at], FIRST_SPACE[at + 1]):
            PLACE_OF[space] = at
        SPACES_OF[at] = union(range(FIRST_SPACE[at], FIRST_SPACE[at + 1]))
        technology |= SPACES_OF[at] if place.technology else 0
        _fill_effect(at, place.effect)
    TILES = union(at for at, place in enumerate(data.places) if place.category)
    TILES_I = union(at for at, place in enumerate(data.places) if place.category == "I")
    for at, kind in enumerate(TYPES):
        TYPED[at] = union(space for space, wanted in enumerate(kinds) if wanted == kind)
        FITS[at] = union(space for space, wanted in enumerate(kinds) if wanted in (kind, *ANY))
    FITS[Kind.MONK] = union(range(len(kinds)))
    for at in range(4):
        FITS[NEUTRAL + at] = union(space for space, wanted in enumerate(kinds) if wanted in (TYPES[at], "any"))
    TECH_SPACES = technology & ~TYPED[Kind.MONK]


def _fill_tiles() -> None:
    global SCHOOL_FITS, HERB_FITS, MARKET_SIZE, TOWER_SIZE, BATH_DRAW, FIRST_BATH_DRAW, FIRST_BATH_PLACE
    data = load()
    MARKET_SIZE = data.raw["player_board"]["market_size"]
    TOWER_SIZE = data.places[GUNPOWDER_TOWER].effect["size"]
    BATH_DRAW = data.places[BATHHOUSE].effect["draw"]
    SCHOOL_FITS = _instead(SCHOOL)
    HERB_FITS = _instead(HERB_GARDEN)
    row = next(row for row in data.raw["place_tiles"] if row["id"] == "bathhouse")
    FIRST_BATH_DRAW = row["first_edition"]["draw"]
    FIRST_BATH_PLACE = row["first_edition"]["place"]


def _instead(place: int) -> int:
    """Tell the spaces that substitutes may stand on by this place."""
    return union(space for kind in load().places[place].effect["for"] for space in members(TYPED[TYPES.index(kind)]))


def _fill_effect(at: int, effect: dict[str, Any]) -> None:
    """Write an effect as its kind, development points, whom it recruits, what it asks first (0: nothing), an amount.

    The amount is what the kind needs: coins to take or at most to pay, the good, or the kind of way.
    """
    kind = EFFECTS.index(effect["kind"])
    EFFECT[at] = kind
    POINTS[at] = effect.get("points", 0)
    AMOUNT[at] = effect.get("coins", effect.get("max_coins", 0))
    choices = [TYPES.index(one) for one in effect.get("choices", ())]
    CHOICES[at] = union(choices)
    ASKS[at] = Ask.RECRUIT if len(choices) > 1 else ASKED.get(kind, 0)
    if "good" in effect:
        AMOUNT[at] = GOODS.index(effect["good"])
    if "via" in effect:
        AMOUNT[at] = VIAS.index(effect["via"])


def _fill_map() -> None:
    global ORLEANS
    data = load()
    ORLEANS = data.cities.index(data.raw["map"]["multi_station_city"])
    for at in range(2 * 23 * 23):
        EDGE_BETWEEN[at] = -1
    for at, edge in enumerate(data.edges):
        via = VIAS.index(edge.via)
        for one, other in ((edge.a, edge.b), (edge.b, edge.a)):
            NEXT_CITIES[23 * via + one] |= 1 << other
            EDGE_BETWEEN[(23 * via + one) * 23 + other] = at
        for slot, mark in enumerate(edge.marks):
            MARK[2 * at + slot] = mark


def _fill_tracks() -> None:
    global BOATMAN_CITIZEN_STEP, KNIGHT_CITIZEN_STEP, TOP
    tracks = load().raw["tracks"]
    for at, kind in enumerate(TYPES[:6]):
        TRACK_END[at] = tracks[kind]["steps"]
    for step, good in enumerate(tracks["farmer"]["goods"], 1):
        FARMER_GOOD[step] = GOODS.index(good)
    for step in range(1, 6):
        BOATMAN_COINS[step] = tracks["boatman"]["coins"][step - 1]
        SCHOLAR_POINTS[step] = tracks["scholar"]["development_points"][step - 1]
    for step in range(6):
        DRAWS[step] = tracks["knight"]["draw"][step]
    BOATMAN_CITIZEN_STEP = tracks["boatman"]["citizen_step"]
    KNIGHT_CITIZEN_STEP = tracks["knight"]["citizen_step"]
    track = tracks["development"]
    TOP = track["steps"]
    for row in track["levels"]:
        for at in range(row["from"], 31):
            LEVEL[at] = row["level"]
    for row in track["coins"]:
        DEVELOPMENT_COINS[row["at"]] = row["coins"]
    for number, at in enumerate(track["citizens_at"]):
        DEVELOPMENT_CITIZEN[at] = CITIZEN_DEVELOPMENT << number


def _fill_supplies() -> None:
    global START_COINS, STATIONS, TECHNOLOGIES, BANK, FOOD_GOODS
    data = load()
    raw = data.raw
    START_COINS = raw["setup"]["start_coins"]
    STATIONS = raw["setup"]["start_stations"]
    TECHNOLOGIES = raw["components"]["technology_tiles"]
    BANK = raw["components"]["coins"]["bank_total"]
    food = 0
    for at, row in enumerate(raw["goods"]["types"]):
        GOOD_COUNT[at] = row["count"]
        GOOD_POINTS[at] = row["vp"]
        food |= row["food"] << at
    FOOD_GOODS = food
    for at, row in enumerate(raw["followers"]["types"]):
        NEUTRAL_COUNT[at] = row["neutral"]
    for seats in range(2, 5):
        setup = data.setup(seats)
        for at, kind in enumerate(TYPES):
            SUPPLY[7 * seats + at] = setup["supply"][kind]
        GOODS_ASIDE[seats] = setup["remove_goods_random"]
        HIGHEST_MARK[seats] = max(setup["fill_marks"])
        REMOVALS[seats] = seats * setup["expert_removals_per_player"]
    for at, deed in enumerate(data.deeds):
        for kind, slots in deed["slots"].items():
            SLOTS[7 * at + TYPES.index(kind)] = slots
        DEED_COINS[at] = deed["reward"]["coins"]
        DEED_CHOICE[at] = "or_development" in deed["reward"]


def _fill_events() -> None:
    global ROUNDS, TAX_GOODS, HARVEST_COINS, STACKS
    data = load()
    ROUNDS = data.raw["meta"]["rounds"]
    STACKS = data.raw["hourglass"]["stacks"]
    tokens = [place.token for place in data.places]
    for row in data.raw["hourglass"]["types"]:
        at = EVENTS.index(row["id"])
        effect = row["effect"]
        PREVENTABLE[at] = row["preventable"]
        BLOCKED[at] = tokens.index(effect["place"]) if effect["kind"] == "block_place" else -1
        if effect["kind"] == "pay_per_goods":
            TAX_GOODS = effect["goods_per_coin"]
        if effect["kind"] == "pay_food_or_coins":
            HARVEST_COINS = effect["coins"]


_fill()
