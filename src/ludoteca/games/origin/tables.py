"""Origin's data as flat tables of numbers for the compiled rules, and the numbering of all that they speak of."""

from __future__ import annotations

from typing import Any

from ludoteca.games.origin.data import AREAS as AREA_NAMES
from ludoteca.games.origin.data import DECKS as DECK_NAMES
from ludoteca.games.origin.data import GREEN as GREEN_NAME
from ludoteca.games.origin.data import KINDS_OF_OBJECTIVE, ORIGIN_COLOUR, WINDOWS, load
from ludoteca.kernel.bits import i32, u64, union

REGIONS = 54
PAWNS = 27  # kinds: 9 * (height - 1) + 3 * (width - 1) + colour
STRAITS = 11
AREAS = 4
LEVELS = 5
CONTINENTS = 6
ALL_AREAS = 15  # as a mask
DECKS = 3
CARDS = 48
UNDER = 20  # room for cards under a deck

# Decisions; the names stand in DECISIONS in the same order. At the bottom of the stack lies ACTION, REWARD or END.
OBJECTIVE = 0
ACTION = 1
PAWN = 2
TARGET = 3
REWARD = 4
TILE = 5
RETURN = 6
COUNCIL = 7
END = 8
EXTRA = 9
RIVAL = 10
STACK = 11
STRAIT = 12
DECISIONS = (
    "objective", "action", "pawn", "target", "reward", "tile", "return", "council", "end", "extra", "rival", "stack",
    "strait",
)  # fmt: skip

# Picks: regions from 0, then pawns, straits, tiles, levels and seats; cards from 128, actions from 176.
FIRST_PAWN = 54
FIRST_STRAIT = 81
FIRST_TILE = 92
FIRST_LEVEL = 112
FIRST_SEAT = 117
FIRST_CARD = 128
PICK_A = 176
PICK_B = 177
PICK_BOTH = 178
PICK_ON = 179
PICK_END = 180
PICK_SKIP = 181
ACTIONS = ("a", "b", "both", "on", "end", "skip")

# Purposes of chance; the sixth to eighth are the decks.
CHANCE_START = 0
CHANCE_PAWN = 1
CHANCE_TILES = 2
CHANCE_STRAITS = 3
CHANCE_HUNTING = 4
CHANCE_DECK = 5
CHANCE_RAID = 8

# Colours of regions; the first four are the areas of the reward board, the first three the decks.
YELLOW = 0
ORANGE = 1
PURPLE = 2
BROWN = 3
GREEN = 4
NO_COLOUR = 5

# Decks.
ACTIONS_DECK = 0
PERMANENTS = 1
OBJECTIVES = 2

# Action cards, in the order of data.KINDS_OF_ACTION.
LONG_MARCH = 0
RESTLESS_CLAN = 1
TWIN_BIRTH = 2
AMBUSH = 3
BOLD_LINEAGE = 4
WAR_PAINT = 5
RAIDERS = 6
STOLEN_FIRE = 7
TRIBUTE = 8
FERRYMEN = 9
SUDDEN_INSIGHT = 10
COUNCIL_OF_ELDERS = 11
TWO_DREAMS = 12
ABUNDANCE = 13

# Permanent cards, in the order of data.KINDS_OF_PERMANENT.
SWIFT_FEET = 14
LONG_SPEARS = 15
LONG_MEMORY = 16
WATCHDOGS = 17
RAFTS = 18
SMALL_FOLK = 19
BARTER = 20
FORAGERS = 21
MIXED_LINEAGE = 22
PALISADES = 23
STORYKEEPERS = 24
WAR_CHIEFS = 25
GREAT_COUNCIL = 26
FIRST_CIVILISATION = 27

FIRST_OBJECTIVE = 28

# Conditions of objectives, numbered as in data.KINDS_OF_OBJECTIVE.
ON_COLOUR = 0
ON_CONTINENT = 1
SAME_CONTINENT = 2
MANY_CONTINENTS = 3
CONTINENTS_PRESENT = 4
WITH_WIDTH = 5
WITH_HEIGHT = 6
EACH_COLOUR = 7
BOTH_ENDS = 8
ANY_END = 9
ALL_COLOURS = 10

# Windows in which action cards may be played (9.2).
BEFORE = 0
UNTIL_REWARD = 1
ANY_TIME = 2

# What permissions of an evolution add up to (R30).
DOUBLE_STEP = 1
SHRINK = 2
MIXED = 4
BOLD = 8

# What is still to be done of a reward, in this order.
TASK_DRAW = 1
TASK_TILE = 2
TASK_SECOND = 4
TASK_B = 8
TASK_DONE = 16
TASKS = ("draw", "tile", "second", "b", "done")

# Why the end comes (10, R23, R24).
NO_REASON = 0
REASON_DECK = 1
REASON_TILES = 2
REASON_PAWNS = 3
REASON_VILLAGES = 4
REASON_SKIPS = 5
REASON_IDLE = 6
REASONS = ("", "deck", "tiles", "pawns", "villages", "skips", "idle")

# Events for the log: the name and what its numbers are; `cards` is a set.
NOTES = (
    ("started", ("seat",)),
    ("chose", ("seat",)),
    ("turn", ("seat",)),
    ("evolved", ("seat", "pawn", "region")),
    ("migrated", ("seat", "pawn", "from", "to")),
    ("swapped", ("seat", "pawn", "from", "to", "rival", "other")),
    ("skipped", ("seat",)),
    ("hunting", ("seat", "region", "points")),
    ("strait", ("seat", "strait", "points")),
    ("played", ("seat", "card")),
    ("objective", ("seat", "card", "points")),
    ("option", ("seat", "choice", "area")),
    ("tile", ("seat", "area", "level")),
    ("refilled", ("area", "level")),
    ("drew", ("seat", "deck", "count")),
    ("drew-own", ("cards",)),
    ("returned", ("seat", "deck", "count")),
    ("returned-own", ("cards",)),
    ("discarded", ("seat", "deck", "count")),
    ("discarded-own", ("cards",)),
    ("stole-card", ("seat", "rival", "deck")),
    ("stole-card-own", ("seat", "rival", "card")),
    ("stole-tile", ("seat", "rival", "level")),
    ("stole-strait", ("seat", "rival", "points")),
    ("last-turns", ("seat", "reason")),
    ("over", ("reason",)),
)
NOTE_STARTED = 0
NOTE_CHOSE = 1
NOTE_TURN = 2
NOTE_EVOLVED = 3
NOTE_MIGRATED = 4
NOTE_SWAPPED = 5
NOTE_SKIPPED = 6
NOTE_HUNTING = 7
NOTE_STRAIT = 8
NOTE_PLAYED = 9
NOTE_OBJECTIVE = 10
NOTE_OPTION = 11
NOTE_TILE = 12
NOTE_REFILLED = 13
NOTE_DREW = 14
NOTE_DREW_OWN = 15
NOTE_RETURNED = 16
NOTE_RETURNED_OWN = 17
NOTE_DISCARDED = 18
NOTE_DISCARDED_OWN = 19
NOTE_STOLE_CARD = 20
NOTE_STOLE_CARD_OWN = 21
NOTE_STOLE_TILE = 22
NOTE_STOLE_STRAIT = 23
NOTE_LAST_TURNS = 24
NOTE_OVER = 25

COLOUR_OF: list[i32] = [0] * 54
CONTINENT_OF: list[i32] = [0] * 54
NEAR: list[u64] = [0] * 54
IN_COLOUR: list[u64] = [0] * 6
IN_CONTINENT: list[u64] = [0] * 6
WITHIN: list[u64] = [0] * (2 * 7 * 54)
STRAIT_A: list[i32] = [0] * 11
STRAIT_B: list[i32] = [0] * 11
HEIGHT: list[i32] = [0] * 27
WIDTH: list[i32] = [0] * 27
PAWN_COLOUR: list[i32] = [0] * 27
PAWN_COUNT: list[i32] = [0] * (5 * 27)
FITS: list[i32] = [0] * (16 * 27)
TILE_COUNT: list[i32] = [0] * 5
TILE_POINTS: list[i32] = [0] * 5
SLOTS: list[i32] = [0] * 4
STRAIT_TOKENS: list[i32] = [0] * 11
HUNTING_TOKENS: list[i32] = [0] * 6
DECK_CARDS: list[u64] = [0] * 3
FIRST_IN_DECK: list[i32] = [0] * 4
WINDOW: list[i32] = [0] * 48
LEVEL: list[i32] = [0] * 48
POINTS: list[i32] = [0] * 48
CONDITION: list[i32] = [0] * 48
SUBJECT: list[i32] = [0] * 48
WANTED: list[i32] = [0] * 48
CONTINENTS_WANTED: list[i32] = [0] * 48

ORIGIN: i32 = 0
VILLAGES: i32 = 0
TILE_TOTAL: i32 = 0
HUNTING_TOTAL: i32 = 0
START_PAWN: i32 = 0
PAWN_COLOURS: i32 = 0
MARCH_RANGE: i32 = 0
MAX_RANGE = 6
SWIFT_RANGE: i32 = 0
SPEARS_RANGE: i32 = 0
DEFENCE: i32 = 0
LIMIT: i32 = 0
MEMORY_LIMIT: i32 = 0
DEALT: i32 = 0
DRAW_A: i32 = 0
DRAW_B: i32 = 0
KEEP_B: i32 = 0
FORAGE_DRAW: i32 = 0
FORAGE_RETURN: i32 = 0
STORY_KEEP: i32 = 0
ELDERS_DRAW: i32 = 0
PER_TURN: i32 = 0
DREAMS: i32 = 0
COUNCILS: i32 = 0
CONTINENT_POINTS: i32 = 0
IDLE_ROUNDS: i32 = 0


def _fill() -> None:
    """Copy data.toml into the tables."""
    _fill_map()
    _fill_pawns()
    _fill_tiles()
    _fill_cards()
    _fill_numbers()


def _fill_map() -> None:
    global ORIGIN
    data = load()
    colours = [*AREA_NAMES, GREEN_NAME, ORIGIN_COLOUR]
    continents = data.raw["map"]["continents"]
    ORIGIN = data.regions.index(data.raw["map"]["origin"])
    for at, row in enumerate(data.raw["map"]["regions"]):
        COLOUR_OF[at] = colours.index(row["colour"])
        CONTINENT_OF[at] = continents.index(row["continent"])
    for colour in range(6):
        IN_COLOUR[colour] = union(at for at in range(54) if COLOUR_OF[at] == colour)
        IN_CONTINENT[colour] = union(at for at in range(54) if CONTINENT_OF[at] == colour)
    for at, strait in enumerate(data.straits):
        STRAIT_A[at] = strait.a
        STRAIT_B[at] = strait.b
    for rafts in range(2):
        steps = data.distances(1 - rafts)
        for reach in range(7):
            for at in range(54):
                WITHIN[(rafts * 7 + reach) * 54 + at] = union(
                    other for other in range(54) if other != at and steps[at][other] <= reach
                )
    for at in range(54):
        NEAR[at] = WITHIN[54 + at]


def _fill_pawns() -> None:
    global START_PAWN, PAWN_COLOURS
    data = load()
    rules = data.raw["pawns"]
    PAWN_COLOURS = len(rules["colours"])
    for at, (height, width, colour) in enumerate(data.pawns):
        HEIGHT[at] = height
        WIDTH[at] = width
        PAWN_COLOUR[at] = rules["colours"].index(colour)
        for seats in range(2, 5):
            PAWN_COUNT[27 * seats + at] = data.pawn_count(seats, height)
    START_PAWN = data.pawns.index((rules["start_height"], rules["start_width"], rules["colours"][0]))
    for permissions in range(16):
        for parent in range(27):
            FITS[27 * permissions + parent] = union(child for child in range(27) if _fits(permissions, parent, child))


def _fits(permissions: int, parent: int, child: int) -> bool:
    """Tell whether a pawn can be the child of another (6.1, R30)."""
    taller = HEIGHT[child] - HEIGHT[parent]
    wider = WIDTH[child] - WIDTH[parent]
    alike = PAWN_COLOUR[child] == PAWN_COLOUR[parent] or permissions & MIXED != 0
    least = -2 if permissions & BOLD else -1 if permissions & SHRINK else 0
    most = 2 if permissions & (BOLD | DOUBLE_STEP) else 1
    shared = (taller == 0) + (wider == 0) + alike
    return shared >= 2 and least <= taller <= most and least <= wider <= most


def _fill_tiles() -> None:
    global TILE_TOTAL
    raw = load().raw
    TILE_TOTAL = raw["tiles"]["total"]
    for at, row in enumerate(raw["tiles"]["levels"]):
        TILE_COUNT[at] = row["count"]
        TILE_POINTS[at] = row["points"]
    for at, row in enumerate(raw["reward_board"]["areas"]):
        SLOTS[at] = row["slots"]
    strait_values = [row["value"] for row in raw["tokens"]["strait_values"] for _ in range(row["count"])]
    hunting_values = [row["value"] for row in raw["tokens"]["hunting_values"] for _ in range(row["count"])]
    for at in range(11):
        STRAIT_TOKENS[at] = strait_values[at]
    for at in range(6):
        HUNTING_TOKENS[at] = hunting_values[at]


def _fill_cards() -> None:
    data = load()
    first = 0
    for deck, name in enumerate(DECK_NAMES):
        rows = data.raw["cards"][name]
        FIRST_IN_DECK[deck] = first
        DECK_CARDS[deck] = union(range(first, first + len(rows)))
        for at, row in enumerate(rows, first):
            WINDOW[at] = WINDOWS.index(row.get("window", "any"))
            LEVEL[at] = row.get("level", 0)
            POINTS[at] = row.get("points", 0)
            if "condition" in row:
                _fill_condition(at, row["condition"])
        first += len(rows)
    FIRST_IN_DECK[3] = first


def _fill_condition(at: int, condition: dict[str, Any]) -> None:
    """Write a condition as its kind, what it is about, and how many it wants."""
    raw = load().raw
    CONDITION[at] = KINDS_OF_OBJECTIVE.index(condition["kind"])
    WANTED[at] = condition["count"]
    CONTINENTS_WANTED[at] = condition.get("continents", 0)
    if "colour" in condition:
        SUBJECT[at] = raw["map"]["colours"].index(condition["colour"])
    elif "continent" in condition:
        SUBJECT[at] = raw["map"]["continents"].index(condition["continent"])
    else:
        SUBJECT[at] = condition.get("width", condition.get("height", 0))


def _fill_numbers() -> None:
    global VILLAGES, HUNTING_TOTAL, MARCH_RANGE, SWIFT_RANGE, SPEARS_RANGE, DEFENCE, LIMIT, MEMORY_LIMIT, DEALT, DRAW_A
    global DRAW_B, KEEP_B, FORAGE_DRAW, FORAGE_RETURN, STORY_KEEP, ELDERS_DRAW, PER_TURN, DREAMS, COUNCILS
    global CONTINENT_POINTS, IDLE_ROUNDS
    data = load()
    raw = data.raw
    decks = raw["decks"]
    effects = [card.get("effect", {}) for card in data.cards]
    VILLAGES = raw["villages"]["per_player"]
    HUNTING_TOTAL = raw["tokens"]["hunting_total"]
    MARCH_RANGE = effects[LONG_MARCH]["range"]
    SWIFT_RANGE = effects[SWIFT_FEET]["range"]
    SPEARS_RANGE = effects[LONG_SPEARS]["range"]
    DEFENCE = effects[PALISADES]["width"]
    LIMIT = decks["objective_limit"]
    MEMORY_LIMIT = effects[LONG_MEMORY]["limit"]
    DEALT = decks["dealt"]
    DRAW_A = decks["draw_a"]
    DRAW_B = decks["draw_b"]
    KEEP_B = decks["keep_b"]
    FORAGE_DRAW = effects[FORAGERS]["draw"]
    FORAGE_RETURN = effects[FORAGERS]["return"]
    STORY_KEEP = DRAW_B - effects[STORYKEEPERS]["return"]
    ELDERS_DRAW = effects[COUNCIL_OF_ELDERS]["draw"]
    PER_TURN = decks["per_turn"]
    DREAMS = effects[TWO_DREAMS]["count"]
    COUNCILS = effects[GREAT_COUNCIL]["count"]
    CONTINENT_POINTS = effects[FIRST_CIVILISATION]["points"]
    IDLE_ROUNDS = raw["end"]["idle_rounds"]


_fill()
