"""Orléans' data as flat tables of numbers for the compiled rules, and the numbering of all that they speak of."""

from __future__ import annotations

from typing import Any

from ludoteca.games.orleans.data import EVENTS as EVENT_TOKENS
from ludoteca.games.orleans.data import GOODS as GOOD_TOKENS
from ludoteca.games.orleans.data import KINDS_OF_EFFECT, TYPES, VIAS, load
from ludoteca.kernel.bits import bint, i32, u64

# Followers by kind: the seven neutral types, then the four starting ones.
FARMER = 0
BOATMAN = 1
CRAFTSMAN = 2
TRADER = 3
KNIGHT = 4
SCHOLAR = 5
MONK = 6
NEUTRAL = 7
KINDS = 11
TECHNOLOGY = 12  # what stands on a space: 0 nothing, 1-11 a follower (kind + 1), 12 technology

SEATS = 4
SPACES = 54
PLACES = 30
CITIES = 23
EDGES = 43
GOODS = 5
DEEDS = 8
TRACKS = 6  # of all types but monks
EVENTS = 6

# Decisions; the names stand in DECISIONS in the same order. ROUND lies under all others and is never asked.
ROUND = 0
REMOVE = 1
DRAW = 2
TAKE_BACK = 3
BATHE = 4
KEEP = 5
TOWER = 6
PLAN = 7
PLAN_SPACE = 8
ACT = 9
RECRUIT = 10
TILE = 11
CITY = 12
GOOD = 13
SEND = 14
DEED = 15
REWARD = 16
BUY = 17
BATH = 18
BATH_SPACE = 19
PLACE_TECH = 20
SACRISTY = 21
FOOD = 22
TORTURE = 23
DECISIONS = (
    "round", "remove", "draw", "take-back", "bathe", "keep", "tower", "plan", "plan-space", "act", "recruit", "tile",
    "city", "good", "send", "deed", "reward", "buy", "bath", "bath-space", "place-tech", "sacristy", "food", "torture",
)  # fmt: skip

# Picks: action spaces from 0, then places, cities, goods and deeds; followers from 128, actions from 144.
FIRST_PLACE = 54
FIRST_CITY = 84
FIRST_GOOD = 107
FIRST_DEED = 112
FIRST_FOLLOWER = 128
FIRST_ACTION = 144
PICK_DRAW = 144
PICK_DRAW_ALL = 145
PICK_TAKE_BACK = 146
PICK_STOP = 147
PICK_SKIP = 148
PICK_COMMIT = 149
PICK_PASS = 150
PICK_NONE = 151
PICK_DONE = 152
PICK_COIN = 153
PICK_DEVELOPMENT = 154
PICK_YES = 155
PICK_NO = 156
PICK_SUPPLY = 157
PICK_FOLLOWER = 158
PICK_WAITING = 159
PICK_ONE = 160
ACTIONS = (
    "draw", "draw_all", "take_back", "stop", "skip", "commit", "pass", "none", "done", "coin", "development", "yes",
    "no", "supply", "follower", "waiting", "1", "2", "3",
)  # fmt: skip

# Purposes of chance; the last three for each seat.
CHANCE_START = 0
CHANCE_GOODS = 1
CHANCE_EVENTS = 2
CHANCE_BAG = 3
CHANCE_PLAGUE = 7
CHANCE_TORTURE = 11

# Phases of a round (6); 0 before the first.
PHASE_REMOVAL = 0
PHASE_HOURGLASS = 1
PHASE_CENSUS = 2
PHASE_FOLLOWERS = 3
PHASE_PLANNING = 4
PHASE_ACTIONS = 5
PHASE_EVENT = 6
PHASE_START = 7
PHASES = ("removal", "hourglass", "census", "followers", "planning", "actions", "event", "start")

# Events of the hourglass.
PILGRIMAGE = 0
PLAGUE = 1
TAXES = 2
TRADING_DAY = 3
INCOME = 4
HARVEST = 5

# Places that rules name.
VILLAGE = 1
MONASTERY = 4
TOWN_HALL = 9
PRINTED = 10
SACRISTY_TILE = 16
HERB_GARDEN = 17
BATHHOUSE = 18
GUNPOWDER_TOWER = 22
SCHOOL = 25

NAMED_PLACES = (
    (VILLAGE, "village"), (MONASTERY, "monastery"), (TOWN_HALL, "town_hall"), (SACRISTY_TILE, "sacristy"),
    (HERB_GARDEN, "herb_garden"), (BATHHOUSE, "bathhouse"), (GUNPOWDER_TOWER, "gunpowder_tower"), (SCHOOL, "school"),
)  # fmt: skip

# Kinds of effect, numbered as in data.KINDS_OF_EFFECT.
EFFECT_RECRUIT = 0
EFFECT_MOVE = 1
EFFECT_BUILD = 2
EFFECT_DEVELOPMENT = 3
EFFECT_DEEDS = 4
EFFECT_GOOD = 5
EFFECT_COINS = 6
EFFECT_PREVENT = 7
EFFECT_SUBSTITUTE = 8
EFFECT_BATH = 9
EFFECT_WINDMILL = 10
EFFECT_PER_LEVEL = 11
EFFECT_TOWER = 12
EFFECT_PER_STATION = 13
EFFECT_BUY = 14
EFFECT_TECHNOLOGY = 15

# Citizens on the boards, as bits.
CITIZEN_BOATMAN = 1
CITIZEN_KNIGHT = 2
CITIZEN_DEVELOPMENT = 4  # and the next two
CITIZEN_DEED = 32  # and the next seven
CITIZEN_STATIONS = 8192
CITIZENS = ("boatman", "knight", "development·0", "development·1", "development·2")

# Events for the log: the name and what its numbers are; `followers` and `places` are sets.
NOTES = (
    ("started", ("seat",)),
    ("removed", ("seat", "tile")),
    ("round", ("round", "event", "seat")),
    ("census-first", ("seat",)),
    ("census-last", ("seat",)),
    ("drew", ("seat", "follower")),
    ("took-back", ("seat", "follower", "place")),
    ("bathed", ("seat", "followers")),
    ("kept", ("seat", "follower")),
    ("tower", ("seat", "followers")),
    ("planned", ("seat", "places")),
    ("acted", ("seat", "place")),
    ("recruited", ("seat", "follower")),
    ("good", ("seat", "good")),
    ("coins", ("seat", "coins")),
    ("developed", ("seat", "points", "development")),
    ("citizen", ("seat",)),
    ("technology", ("seat",)),
    ("tile", ("seat", "tile")),
    ("travelled", ("seat", "city")),
    ("built", ("seat", "city")),
    ("sent", ("seat", "follower", "deed")),
    ("deed", ("seat", "deed")),
    ("bath-placed", ("seat", "follower", "place")),
    ("passed", ("seat",)),
    ("tech-placed", ("seat", "place")),
    ("event", ("event",)),
    ("protected", ("seat",)),
    ("plague-lost", ("seat", "follower")),
    ("plague-spared", ("seat", "follower")),
    ("plague-empty", ("seat",)),
    ("paid", ("seat", "coins")),
    ("food", ("seat", "good")),
    ("debt", ("seat", "coins")),
    ("lapsed", ("seat", "coins")),
    ("lost-good", ("seat", "good")),
    ("lost-supply", ("seat",)),
    ("lost-station", ("seat", "city")),
    ("lost-follower", ("seat", "follower")),
    ("lost-development", ("seat", "development")),
    ("lost-tile", ("seat", "tile")),
    ("lost-technology", ("seat", "place")),
    ("lost-waiting", ("seat",)),
    ("most-stations", ("seat", "stations")),
    ("over", ()),
)
NOTE_STARTED = 0
NOTE_REMOVED = 1
NOTE_ROUND = 2
NOTE_CENSUS_FIRST = 3
NOTE_CENSUS_LAST = 4
NOTE_DREW = 5
NOTE_TOOK_BACK = 6
NOTE_BATHED = 7
NOTE_KEPT = 8
NOTE_TOWER = 9
NOTE_PLANNED = 10
NOTE_ACTED = 11
NOTE_RECRUITED = 12
NOTE_GOOD = 13
NOTE_COINS = 14
NOTE_DEVELOPED = 15
NOTE_CITIZEN = 16
NOTE_TECHNOLOGY = 17
NOTE_TILE = 18
NOTE_TRAVELLED = 19
NOTE_BUILT = 20
NOTE_SENT = 21
NOTE_DEED = 22
NOTE_BATH_PLACED = 23
NOTE_PASSED = 24
NOTE_TECH_PLACED = 25
NOTE_EVENT = 26
NOTE_PROTECTED = 27
NOTE_PLAGUE_LOST = 28
NOTE_PLAGUE_SPARED = 29
NOTE_PLAGUE_EMPTY = 30
NOTE_PAID = 31
NOTE_FOOD = 32
NOTE_DEBT = 33
NOTE_LAPSED = 34
NOTE_LOST_GOOD = 35
NOTE_LOST_SUPPLY = 36
NOTE_LOST_STATION = 37
NOTE_LOST_FOLLOWER = 38
NOTE_LOST_DEVELOPMENT = 39
NOTE_LOST_TILE = 40
NOTE_LOST_TECHNOLOGY = 41
NOTE_LOST_WAITING = 42
NOTE_MOST_STATIONS = 43
NOTE_OVER = 44

SPACES_OF: list[u64] = [0] * 30
FIRST_SPACE: list[i32] = [0] * 31
PLACE_OF: list[i32] = [0] * 54
TYPED: list[u64] = [0] * 7
FITS: list[u64] = [0] * 11
EFFECT: list[i32] = [0] * 30
AMOUNT: list[i32] = [0] * 30
POINTS: list[i32] = [0] * 30
CHOICES: list[i32] = [0] * 30
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
ROAD: i32 = 0
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
    _fill_map()
    _fill_tracks()
    _fill_supplies()
    _fill_events()


def _fill_places() -> None:
    global SCHOOL_FITS, HERB_FITS, TECH_SPACES, TILES, TILES_I, MARKET_SIZE, TOWER_SIZE, BATH_DRAW
    global FIRST_BATH_DRAW, FIRST_BATH_PLACE
    data = load()
    for number, token in NAMED_PLACES:
        if data.places[number].token != token:
            raise ValueError(f"orleans/data.toml: {token} is not place {number}")
    space = 0
    every = neutral = technology = tiles = first = 0
    typed = [0] * 7
    for at, place in enumerate(data.places):
        FIRST_SPACE[at] = space
        mask = 0
        for kind in place.spaces:
            PLACE_OF[space] = at
            mask |= 1 << space
            if kind in TYPES:
                typed[TYPES.index(kind)] |= 1 << space
            elif kind == "any":
                every |= 1 << space
            else:
                neutral |= 1 << space
            space += 1
        SPACES_OF[at] = mask
        if place.technology:
            technology |= mask
        if place.category:
            tiles |= 1 << at
        if place.category == "I":
            first |= 1 << at
        _fill_effect(at, place.effect)
    FIRST_SPACE[30] = space
    TECH_SPACES = technology & ~typed[6]
    TILES = tiles
    TILES_I = first
    for at in range(7):
        TYPED[at] = typed[at]
        FITS[at] = typed[at] | every | neutral
    FITS[6] = sum(1 << at for at in range(space))
    for at in range(4):
        FITS[7 + at] = typed[at] | every
    effects = {place.token: place.effect for place in data.places}
    SCHOOL_FITS = sum(typed[TYPES.index(kind)] for kind in effects["school"]["for"])
    HERB_FITS = sum(typed[TYPES.index(kind)] for kind in effects["herb_garden"]["for"])
    MARKET_SIZE = data.raw["player_board"]["market_size"]
    TOWER_SIZE = effects["gunpowder_tower"]["size"]
    BATH_DRAW = effects["bathhouse"]["draw"]
    row = next(row for row in data.raw["place_tiles"] if row["id"] == "bathhouse")
    FIRST_BATH_DRAW = row["first_edition"]["draw"]
    FIRST_BATH_PLACE = row["first_edition"]["place"]


def _fill_effect(at: int, effect: dict[str, Any]) -> None:
    """Write an effect as its kind, development points, whom it recruits, and an amount.

    The amount is what the kind needs: coins to take or at most to pay, the good, or the kind of way.
    """
    EFFECT[at] = KINDS_OF_EFFECT.index(effect["kind"])
    POINTS[at] = effect.get("points", 0)
    AMOUNT[at] = effect.get("coins", effect.get("max_coins", 0))
    choices = 0
    for kind in effect.get("choices", ()):
        choices |= 1 << TYPES.index(kind)
    CHOICES[at] = choices
    if "good" in effect:
        AMOUNT[at] = GOOD_TOKENS.index(effect["good"])
    if "via" in effect:
        AMOUNT[at] = VIAS.index(effect["via"])


def _fill_map() -> None:
    global ROAD, ORLEANS
    data = load()
    ROAD = VIAS.index("road")
    ORLEANS = data.cities.index(data.raw["map"]["multi_station_city"])
    for at in range(2 * 23 * 23):
        EDGE_BETWEEN[at] = -1
    near = [0] * (2 * 23)
    for at, edge in enumerate(data.edges):
        via = VIAS.index(edge.via)
        for one, other in ((edge.a, edge.b), (edge.b, edge.a)):
            near[23 * via + one] |= 1 << other
            EDGE_BETWEEN[(23 * via + one) * 23 + other] = at
        for slot, mark in enumerate(edge.marks):
            MARK[2 * at + slot] = mark
    for at in range(2 * 23):
        NEXT_CITIES[at] = near[at]


def _fill_tracks() -> None:
    global BOATMAN_CITIZEN_STEP, KNIGHT_CITIZEN_STEP, TOP
    tracks = load().raw["tracks"]
    for at, kind in enumerate(TYPES[:6]):
        TRACK_END[at] = tracks[kind]["steps"]
    for step, good in enumerate(tracks["farmer"]["goods"], 1):
        FARMER_GOOD[step] = GOOD_TOKENS.index(good)
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
        at = EVENT_TOKENS.index(row["id"])
        effect = row["effect"]
        PREVENTABLE[at] = row["preventable"]
        BLOCKED[at] = tokens.index(effect["place"]) if effect["kind"] == "block_place" else -1
        if effect["kind"] == "pay_per_goods":
            TAX_GOODS = effect["goods_per_coin"]
        if effect["kind"] == "pay_food_or_coins":
            HARVEST_COINS = effect["coins"]


_fill()
