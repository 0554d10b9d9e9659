"""The game's data as flat tables of numbers for the compiled rules."""

from __future__ import annotations

from ludoteca.games.species.data import DECKS, HABITATS, load
from ludoteca.games.species.names import (
    CARDS,
    NEW,
    NO_ASK,
    NO_CARD,
    PER_HABITAT,
    Ask,
    BeagleCard,
    HabitatCard,
    Measure,
)
from ludoteca.kernel.bits import bint, i32, u64

# What can pay, in the order of its picks: cubes by space (0-19), then of each deck Magnifying glasses and sketches.
FIRST_TOOL = 20
MEANS = 26

# Where the numbers lie that a sum of what pays holds side by side. Each is smaller than 512.
LAND_ICONS = 0
WATER_ICONS = 10
AIR_ICONS = 20
WILD_ICONS = 30  # of any habitat
ALL_ICONS = 40
CUBES_PAID = 50
WIDTH = 10

LAST_STOP = 24

ASKED_BY = {
    "place": Ask.CREW_PLACE, "move_cubes": Ask.CREW_FROM, "recall": Ask.CREW_RECALL, "draw": Ask.CREW_DECK,
    "regain": Ask.CREW_TOOL, "cycle": Ask.CREW_TILE, "move_known": Ask.CREW_FROM,
}  # fmt: skip
"""What the effect of a crew card asks first; a voyage asks nothing."""

NEIGHBOURS: list[i32] = [0] * 20
REACH: list[i32] = [0] * 20  # where cubes pay for a tile on a space: its neighbours and itself (8.3, R16, R17)
TWO_AWAY: list[i32] = [0] * 20
DISTANCE: list[i32] = [0] * (20 * 20)
LEVEL: list[i32] = [0] * 30
ICONS: list[i32] = [0] * (3 * 30)
GIVES: list[u64] = [0] * 30  # what a cube on the tile pays with
COST: list[i32] = [0] * (4 * 27)
PRICE: list[u64] = [0] * 27  # what it takes, as such a sum
REWARD_DECK: list[i32] = [0] * (4 * 27)
REWARD_STEPS: list[i32] = [0] * 27
FIRST_OF_DECK: list[i32] = [0] * 5
CARD_COUNT: list[i32] = [0] * 28
CARD_AMOUNT: list[i32] = [0] * 28
CARD_GIVES: list[u64] = [0] * 28  # what Magnifying glasses and Field sketches pay with
IS_BOOK: list[bint] = [False] * 28
IS_TOOL: list[bint] = [False] * 28
CREW_ASKS: list[i32] = [NO_ASK] * 28
TOUCHES: list[i32] = [0] * 25
LAYOUT: list[i32] = [0] * (8 * 3)
GOAL_STOP: list[i32] = [0] * 18
GOAL_EACH: list[i32] = [0] * 18
GOAL_CAP: list[i32] = [0] * 18
GOAL_MEASURE: list[i32] = [0] * 18
GOAL_HABITATS: list[i32] = [0] * 18
AWARD: list[i32] = [0] * (2 * 3)
STACK_SIZE: list[i32] = [0] * 3
BONUS_POINTS: list[i32] = [0] * 4
BONUS_CUBES: list[i32] = [0] * 4
BY_CARDS: list[i32] = [0] * 6
TOP_AWARD: list[i32] = [0] * 2

FRONTS: u64 = 0  # the foremost bit of each of these numbers
LAYOUTS: i32 = 0
GOALS_PER_LEVEL: i32 = 0
CUBES: i32 = 0
TRACK_SPACES: i32 = 0
MAP_SPACES: i32 = 0
OPEN_CARDS: i32 = 0
CALM_TURNS: i32 = 0
SECOND_AWARD: i32 = 0
TRILOGY: i32 = 0
PAIR: i32 = 0
LEFTOVER_TRILOGY: i32 = 0
LEFTOVER_PAIR: i32 = 0
MOST_VOLUMES: i32 = 0
SPECIALIST_VOLUME: i32 = 0


def _fill() -> None:
    """Copy data.toml into the tables."""
    _fill_grid()
    _fill_tiles()
    _fill_cards()
    _fill_journal()
    _fill_rules()


def _fill_grid() -> None:
    data = load()
    number = {space: at for at, space in enumerate(data.spaces)}
    for at, row in enumerate(data.raw["spaces"]):
        near = 0
        for space in row["adjacent"]:
            near |= 1 << number[space]
        NEIGHBOURS[at] = near
        REACH[at] = near | 1 << at
    for at in range(20):
        ring, seen, steps = 1 << at, 0, 0
        while ring:
            further = 0
            for other in range(20):
                if ring >> other & 1:
                    DISTANCE[20 * at + other] = steps
                    further |= NEIGHBOURS[other]
            if steps == 2:
                TWO_AWAY[at] = ring
            seen |= ring
            ring = further & ~seen
            steps += 1
    for row in data.raw["route"]:
        touched = 0
        for space in row["touches"]:
            touched |= 1 << number[space]
        TOUCHES[row["stop"]] = touched


def _fill_tiles() -> None:
    global FRONTS
    FRONTS = sum(1 << (WIDTH * at - 1) for at in range(1, 7))
    for at, tile in enumerate(load().tiles):
        LEVEL[at] = tile.level
        for habitat in range(3):
            ICONS[3 * at + habitat] = tile.icons[habitat]
        GIVES[at] = 1 << CUBES_PAID | sum(_icons(habitat, tile.icons[habitat]) for habitat in range(3))
        if not tile.known:
            PRICE[at] = 1 << CUBES_PAID | sum(_icons(habitat, tile.cost[habitat]) for habitat in range(3))
            PRICE[at] += tile.cost[3] << ALL_ICONS
            for kind in range(4):
                COST[4 * at + kind] = tile.cost[kind]
                REWARD_DECK[4 * at + kind] = DECKS.index(tile.cards[kind]) if kind < len(tile.cards) else NO_CARD
            REWARD_STEPS[at] = tile.steps


def _icons(habitat: int, count: int) -> int:
    """Tell what icons of a habitat (3: of any) pay with."""
    return count << (WIDTH * habitat) | count << ALL_ICONS


def _fill_cards() -> None:
    cards = load().cards
    named = [(row, f"land·{row.name}") for row in HabitatCard.rows] + [(row, row.name) for row in BeagleCard.rows]
    for number, token in named:
        if cards[number].token != token:
            raise ValueError(f"species/data.toml: {token} is not card {number}")
    for at in range(5):
        FIRST_OF_DECK[at] = min(PER_HABITAT * at, BeagleCard.MAP)
    FIRST_OF_DECK[4] = CARDS
    for habitat in range(3):
        glass, sketch = PER_HABITAT * habitat + HabitatCard.MAGNIFIER, PER_HABITAT * habitat + HabitatCard.SKETCH
        CARD_GIVES[glass] = _icons(habitat, cards[glass].amount)
        CARD_GIVES[sketch] = _icons(3, cards[sketch].amount)
    for at, card in enumerate(cards):
        CARD_COUNT[at] = card.count
        CARD_AMOUNT[at] = card.amount
        IS_BOOK[at] = card.role == "book"
        IS_TOOL[at] = card.role == "tool"
        CREW_ASKS[at] = ASKED_BY.get(card.kind, NO_ASK)


def _fill_journal() -> None:
    global LAYOUTS, GOALS_PER_LEVEL, TRILOGY, PAIR, LEFTOVER_TRILOGY, LEFTOVER_PAIR, MOST_VOLUMES, SPECIALIST_VOLUME
    data = load()
    journal = data.raw["journal"]
    known = [tile.id for tile in data.tiles[NEW:]]
    LAYOUTS = len(journal["layouts"])
    GOALS_PER_LEVEL = len(journal["goals"]) // 3
    for at, row in enumerate(journal["layouts"]):
        for tile in range(3):
            LAYOUT[3 * at + tile] = data.spaces.index(row["place"][known[tile]])
    for at, row in enumerate(journal["goals"]):
        GOAL_STOP[at] = row["stop"]
        GOAL_EACH[at] = row.get("each", 0)
        GOAL_CAP[at] = row.get("cap", 0)
        GOAL_MEASURE[at] = Measure.names.index(row["measure"])
        wanted = 0
        for habitat in row.get("habitats", ()):
            wanted |= 1 << HABITATS.index(habitat)
        GOAL_HABITATS[at] = wanted
    finals = {row["kind"]: row for row in journal["finals"]}
    TRILOGY = finals["trilogies"]["set"]
    LEFTOVER_TRILOGY = finals["trilogies"]["leftover"]
    PAIR = finals["pairs"]["set"]
    LEFTOVER_PAIR = finals["pairs"]["leftover"]
    MOST_VOLUMES = finals["library"]["most"]
    SPECIALIST_VOLUME = finals["specialist"]["volume"]
    for at in range(6):
        BY_CARDS[at] = finals["collected"]["by_cards"][at]
    for at in range(2):
        TOP_AWARD[at] = finals["authority"]["awards"][at]


def _fill_rules() -> None:
    global CUBES, TRACK_SPACES, MAP_SPACES, OPEN_CARDS, CALM_TURNS, SECOND_AWARD
    rules = load().raw["rules"]
    CUBES = rules["cubes"]
    TRACK_SPACES = rules["track_spaces"]
    MAP_SPACES = rules["map_spaces"]
    OPEN_CARDS = rules["open_cards"]
    CALM_TURNS = rules["calm_turns"]
    SECOND_AWARD = rules["second_award_players"]
    for at in range(3):
        STACK_SIZE[at] = rules["stack_sizes"][at]
        for place in range(2):
            AWARD[2 * at + place] = rules["awards"][at][place]
    for at in range(4):
        BONUS_POINTS[at] = rules["compensation_points"][at]
        BONUS_CUBES[at] = rules["compensation_cubes"][at]


_fill()
