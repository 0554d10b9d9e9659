"""The game's data as flat tables of numbers for the compiled rules, and the numbering of all that they speak of."""

from __future__ import annotations

from ludoteca.games.species.data import DECKS, HABITATS, MEASURES, load
from ludoteca.kernel.bits import bint, i32

SPACES = 20
NEW = 27  # new species come first, then the three known ones
CARDS = 28
DECK_BEAGLE = 3

# Cards by kind: five of each habitat (land 0-4, water 5-9, air 10-14), then the Beagle's.
PER_HABITAT = 5
BOOK1 = 0
BOOK2 = 1
MAGNIFIER = 2
SKETCH = 3
REMOTE = 4
FIRST_BEAGLE = 15
MAP = 15
SCALPEL = 16
BINOCULARS = 17
FITZROY = 18
WICKHAM = 19
SULIVAN = 20
KING = 21
STOKES = 22
COVINGTON = 23
BYNOE = 24
STEBBING = 25
CHAFFERS = 26
MAY = 27
NAMED_CARDS = (
    (BOOK1, "land·book1"), (BOOK2, "land·book2"), (MAGNIFIER, "land·magnifier"), (SKETCH, "land·sketch"),
    (REMOTE, "land·binoculars"), (MAP, "map"), (SCALPEL, "scalpel"), (BINOCULARS, "binoculars"), (FITZROY, "fitzroy"),
    (WICKHAM, "wickham"), (SULIVAN, "sulivan"), (KING, "king"), (STOKES, "stokes"), (COVINGTON, "covington"),
    (BYNOE, "bynoe"), (STEBBING, "stebbing"), (CHAFFERS, "chaffers"), (MAY, "may"),
)  # fmt: skip

# What can pay, in the order of its picks: cubes by space (0-19), then of each deck Magnifying glasses and sketches.
FIRST_TOOL = 20
MEANS = 26

# Decisions; the names stand in DECISIONS in the same order. DISCOVERY lies under others and is never asked.
SETUP_CUBE = 0
TURN = 1
RECALL = 2
PLACE = 3
DISCOVER_SPACE = 4
DISPLACE = 5
PAY = 6
BINOCULARS_SPACE = 7
CREW_PLACE = 8
CREW_FROM = 9
CREW_TO = 10
CREW_RECALL = 11
CREW_DECK = 12
CREW_TOOL = 13
CREW_TILE = 14
CREW_STACK = 15
DISCOVERY = 16
BEAGLE_CARD = 17
REFILL = 18
PUT_UNDER = 19
DECISIONS = (
    "setup-cube", "turn", "recall", "place", "discover-space", "displace", "pay", "binoculars-space", "crew-place",
    "crew-from", "crew-to", "crew-recall", "crew-deck", "crew-tool", "crew-tile", "crew-stack", "discovery",
    "beagle-card", "refill", "put-under",
)  # fmt: skip

# Picks: spaces from 0, tiles from 20; cards from 128, decks from 160, stacks from 164, actions from 168.
FIRST_TILE = 20
FIRST_CARD = 128
FIRST_DECK = 160
FIRST_STACK = 164
PICK_RESEARCH = 168
PICK_PAY = 169
PICK_DONE = 170
PICK_END = 171
ACTIONS = ("research", "pay", "done", "end")

# Purposes of chance; the last for each of the four decks.
CHANCE_START = 0
CHANCE_JOURNAL = 1
CHANCE_TILES = 2
CHANCE_DECK = 3

# Where points come from.
FROM_SETUP = 0
FROM_DISCOVERIES = 1
FROM_CUBES = 2
FROM_GOALS = 3  # and the next two
FROM_TILES = 6
FROM_BOOKS = 7
SOURCE_NAMES = ("setup", "discoveries", "cubes", "goal1", "goal2", "goal3", "tiles", "books")

# Measures of goals and kinds of final cards, numbered as in data.MEASURES and data.FINALS.
NEAR_GOAL = 0
KNOWLEDGE = 1
OBSERVED = 2
HAND_CARDS = 3
CAPTURED = 4
VOLUMES = 5
TRIOS = 6
CONTROLLED = 7
BOOK_HABITATS = 8
TRILOGIES = 0
COLLECTED = 1
LIBRARY = 2
AUTHORITY = 3
PAIRS = 4
SPECIALIST = 5

LAST_STOP = 24

# Events for the log: the name and what its numbers are.
NOTES = (
    ("started", ("seat",)),
    ("observed", ("seat", "tile")),
    ("turn", ("seat",)),
    ("recalled", ("seat", "cubes")),
    ("researched", ("seat", "tile", "other")),
    ("discovered", ("seat", "tile", "space")),
    ("paid", ("seat", "cubes")),
    ("played", ("seat", "card")),
    ("captured", ("seat", "tile")),
    ("displaced", ("tile", "space")),
    ("returned", ("seat", "cubes", "points")),
    ("points", ("seat", "points")),
    ("drew", ("seat", "deck")),
    ("drew-own", ("card",)),
    ("took", ("seat", "card")),
    ("opened", ("card",)),
    ("reshuffled", ("deck",)),
    ("sailed", ("stop",)),
    ("goal", ("level",)),
    ("goal-scored", ("seat", "points")),
    ("refilled", ("tile", "stack")),
    ("placed", ("seat", "cubes", "tile")),
    ("moved-cube", ("seat", "tile", "other")),
    ("regained", ("seat", "card")),
    ("removed", ("tile",)),
    ("put-under", ("tile", "stack")),
    ("moved-tile", ("tile", "space")),
    ("stalled", ()),
    ("arrived", ()),
    ("won-tile", ("seat", "tile")),
    ("final", ("seat", "tiles", "books")),
    ("over", ()),
)
NOTE_STARTED = 0
NOTE_OBSERVED = 1
NOTE_TURN = 2
NOTE_RECALLED = 3
NOTE_RESEARCHED = 4
NOTE_DISCOVERED = 5
NOTE_PAID = 6
NOTE_PLAYED = 7
NOTE_CAPTURED = 8
NOTE_DISPLACED = 9
NOTE_RETURNED = 10
NOTE_POINTS = 11
NOTE_DREW = 12
NOTE_DREW_OWN = 13
NOTE_TOOK = 14
NOTE_OPENED = 15
NOTE_RESHUFFLED = 16
NOTE_SAILED = 17
NOTE_GOAL = 18
NOTE_GOAL_SCORED = 19
NOTE_REFILLED = 20
NOTE_PLACED = 21
NOTE_MOVED_CUBE = 22
NOTE_REGAINED = 23
NOTE_REMOVED = 24
NOTE_PUT_UNDER = 25
NOTE_MOVED_TILE = 26
NOTE_STALLED = 27
NOTE_ARRIVED = 28
NOTE_WON_TILE = 29
NOTE_FINAL = 30
NOTE_OVER = 31

NEIGHBOURS: list[i32] = [0] * 20
TWO_AWAY: list[i32] = [0] * 20
DISTANCE: list[i32] = [0] * (20 * 20)
LEVEL: list[i32] = [0] * 30
ICONS: list[i32] = [0] * (3 * 30)
COST: list[i32] = [0] * (4 * 27)
REWARD_DECK: list[i32] = [0] * (4 * 27)
REWARD_STEPS: list[i32] = [0] * 27
FIRST_OF_DECK: list[i32] = [0] * 5
CARD_COUNT: list[i32] = [0] * 28
CARD_AMOUNT: list[i32] = [0] * 28
IS_TOOL: list[bint] = [False] * 28
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
NO_CARD = -1  # ends the cards of a reward


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
    for at, tile in enumerate(load().tiles):
        LEVEL[at] = tile.level
        for habitat in range(3):
            ICONS[3 * at + habitat] = tile.icons[habitat]
        if not tile.known:
            for kind in range(4):
                COST[4 * at + kind] = tile.cost[kind]
                REWARD_DECK[4 * at + kind] = DECKS.index(tile.cards[kind]) if kind < len(tile.cards) else NO_CARD
            REWARD_STEPS[at] = tile.steps


def _fill_cards() -> None:
    cards = load().cards
    for number, token in NAMED_CARDS:
        if cards[number].token != token:
            raise ValueError(f"species/data.toml: {token} is not card {number}")
    for at in range(5):
        FIRST_OF_DECK[at] = min(PER_HABITAT * at, FIRST_BEAGLE)
    FIRST_OF_DECK[4] = CARDS
    for at, card in enumerate(cards):
        CARD_COUNT[at] = card.count
        CARD_AMOUNT[at] = card.amount
        IS_TOOL[at] = card.role == "tool"


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
        GOAL_MEASURE[at] = MEASURES.index(row["measure"])
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
