"""Origin's data as flat tables of numbers for the compiled rules."""

from __future__ import annotations

from typing import Any

from ludoteca.games.origin.data import COLOURS, CONDITIONS, WINDOWS, load
from ludoteca.games.origin.names import (
    AREAS,
    BOLD,
    CARDS,
    CONTINENTS,
    DECKS,
    DOUBLE_STEP,
    LEVELS,
    MIXED,
    PAWNS,
    REGIONS,
    SHRINK,
    STRAITS,
    Ask,
    Card,
    Condition,
    Deck,
)
from ludoteca.kernel.bits import ONE, i32, u64, union

MAX_RANGE = 6
REACHES = MAX_RANGE + 1

COLOUR_OF: list[i32] = [0] * REGIONS
CONTINENT_OF: list[i32] = [0] * REGIONS
NEAR: list[u64] = [0] * REGIONS
IN_COLOUR: list[u64] = [0] * 6
IN_CONTINENT: list[u64] = [0] * CONTINENTS
WITHIN: list[u64] = [0] * (2 * REACHES * REGIONS)
STRAIT_A: list[i32] = [0] * STRAITS
STRAIT_B: list[i32] = [0] * STRAITS
HEIGHT: list[i32] = [0] * PAWNS
WIDTH: list[i32] = [0] * PAWNS
PAWN_COLOUR: list[i32] = [0] * PAWNS
PAWN_COUNT: list[i32] = [0] * (5 * PAWNS)
FITS: list[i32] = [0] * (16 * PAWNS)
TILE_COUNT: list[i32] = [0] * LEVELS
TILE_POINTS: list[i32] = [0] * LEVELS
SLOTS: list[i32] = [0] * AREAS
STRAIT_TOKENS: list[i32] = [0] * STRAITS
HUNTING_TOKENS: list[i32] = [0] * 6
DECK_CARDS: list[u64] = [0] * DECKS
PLAYED_IN: list[u64] = [0] * (Ask.END + 1)  # the action cards by the decision at which they can be played
LEVEL: list[i32] = [0] * CARDS
UP_TO_LEVEL: list[u64] = [0] * (LEVELS + 1)  # the permanent cards that want a tile of at most this level
POINTS: list[i32] = [0] * CARDS
CONDITION: list[i32] = [0] * CARDS
SUBJECT: list[i32] = [0] * CARDS
WANTED: list[i32] = [0] * CARDS
CONTINENTS_WANTED: list[i32] = [0] * CARDS
PAWNS_WANTED: list[i32] = [0] * CARDS  # without so many an objective cannot be fulfilled

ORIGIN: i32 = 0
VILLAGES: i32 = 0
TILE_TOTAL: i32 = 0
HUNTING_TOTAL: i32 = 0
START_PAWN: i32 = 0
PAWN_COLOURS: i32 = 0
MARCH_RANGE: i32 = 0
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
    continents = data.raw["map"]["continents"]
    ORIGIN = data.regions.index(data.raw["map"]["origin"])
    for at, row in enumerate(data.raw["map"]["regions"]):
        COLOUR_OF[at] = COLOURS.index(row["colour"])
        CONTINENT_OF[at] = continents.index(row["continent"])
    for colour in range(6):
        IN_COLOUR[colour] = union(at for at in range(REGIONS) if COLOUR_OF[at] == colour)
        IN_CONTINENT[colour] = union(at for at in range(REGIONS) if CONTINENT_OF[at] == colour)
    for at, strait in enumerate(data.straits):
        STRAIT_A[at] = strait.a
        STRAIT_B[at] = strait.b
    for rafts in range(2):
        steps = data.distances(1 - rafts)
        for reach in range(REACHES):
            for at in range(REGIONS):
                WITHIN[(rafts * REACHES + reach) * REGIONS + at] = union(
                    other for other in range(REGIONS) if other != at and steps[at][other] <= reach
                )
    for at in range(REGIONS):
        NEAR[at] = WITHIN[REGIONS + at]


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
            PAWN_COUNT[PAWNS * seats + at] = data.pawn_count(seats, height)
    START_PAWN = data.pawns.index((rules["start_height"], rules["start_width"], rules["colours"][0]))
    for permissions in range(16):
        for parent in range(PAWNS):
            FITS[PAWNS * permissions + parent] = union(
                child for child in range(PAWNS) if _fits(permissions, parent, child)
            )


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
    for at in range(STRAITS):
        STRAIT_TOKENS[at] = strait_values[at]
    for at in range(6):
        HUNTING_TOKENS[at] = hunting_values[at]


def _fill_cards() -> None:
    data = load()
    first = 0
    for deck, name in enumerate(Deck.names):
        rows = data.raw["cards"][name]
        DECK_CARDS[deck] = union(range(first, first + len(rows)))
        for at, row in enumerate(rows, first):
            LEVEL[at] = row.get("level", 0)
            POINTS[at] = row.get("points", 0)
            if "condition" in row:
                _fill_condition(at, row["condition"])
            if deck == Deck.ACTION:
                for ask in (Ask.ACTION, Ask.REWARD, Ask.END)[: WINDOWS.index(row["window"]) + 1]:
                    PLAYED_IN[ask] |= ONE << at
            elif deck == Deck.PERMANENT:
                for level in range(LEVEL[at], LEVELS + 1):
                    UP_TO_LEVEL[level] |= ONE << at
        first += len(rows)


def _fill_condition(at: int, condition: dict[str, Any]) -> None:
    """Write a condition as its kind, what it is about, and how many it wants."""
    raw = load().raw
    CONDITION[at] = CONDITIONS.index(condition["kind"])
    WANTED[at] = condition["count"]
    if CONDITION[at] not in (Condition.BOTH_ENDS, Condition.ANY_END):  # of straits, of which a pawn can touch two
        PAWNS_WANTED[at] = WANTED[at] * (PAWN_COLOURS if CONDITION[at] == Condition.EACH_COLOUR else 1)
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
    MARCH_RANGE = effects[Card.LONG_MARCH]["range"]
    SWIFT_RANGE = effects[Card.SWIFT_FEET]["range"]
    SPEARS_RANGE = effects[Card.LONG_SPEARS]["range"]
    DEFENCE = effects[Card.PALISADES]["width"]
    LIMIT = decks["objective_limit"]
    MEMORY_LIMIT = effects[Card.LONG_MEMORY]["limit"]
    DEALT = decks["dealt"]
    DRAW_A = decks["draw_a"]
    DRAW_B = decks["draw_b"]
    KEEP_B = decks["keep_b"]
    FORAGE_DRAW = effects[Card.FORAGERS]["draw"]
    FORAGE_RETURN = effects[Card.FORAGERS]["return"]
    STORY_KEEP = DRAW_B - effects[Card.STORYKEEPERS]["return"]
    ELDERS_DRAW = effects[Card.COUNCIL_OF_ELDERS]["draw"]
    PER_TURN = decks["per_turn"]
    DREAMS = effects[Card.TWO_DREAMS]["count"]
    COUNCILS = effects[Card.GREAT_COUNCIL]["count"]
    CONTINENT_POINTS = effects[Card.FIRST_CIVILISATION]["points"]
    IDLE_ROUNDS = raw["end"]["idle_rounds"]


_fill()
