"""What the rules of Origin number: decisions, picks, notes, cards, and all that is told apart by a name.

Compiled rules read `Card.AMBUSH` as the number itself.
"""

from __future__ import annotations

from ludoteca.kernel.numbered import Numbered, member
from ludoteca.kernel.refusal import Refusals

# How many there are.

REGIONS = 54
PAWNS = 27  # kinds: 9 * (height - 1) + 3 * (width - 1) + colour
STRAITS = 11
AREAS = 4
LEVELS = 5
CONTINENTS = 6
SEATS = 4
DECKS = 3
CARDS = 48
UNDER = 20  # room for cards under a deck
HUNTING_VALUES = 9  # of hunting tokens, from 0
STRAIT_VALUES = 6  # of strait tokens, from 0

ALL_AREAS = 15  # as a mask

# The first pick of each kind; regions begin at 0.

FIRST_PAWN = REGIONS
FIRST_STRAIT = FIRST_PAWN + PAWNS
FIRST_TILE = FIRST_STRAIT + STRAITS
FIRST_LEVEL = FIRST_TILE + AREAS * LEVELS
FIRST_SEAT = FIRST_LEVEL + LEVELS
FIRST_CARD = 128
FIRST_ACT = FIRST_CARD + CARDS

REGION_PICKS = range(REGIONS)
PAWN_PICKS = range(FIRST_PAWN, FIRST_STRAIT)
STRAIT_PICKS = range(FIRST_STRAIT, FIRST_TILE)
TILE_PICKS = range(FIRST_TILE, FIRST_LEVEL)
LEVEL_PICKS = range(FIRST_LEVEL, FIRST_SEAT)
SEAT_PICKS = range(FIRST_SEAT, FIRST_SEAT + SEATS)
CARD_PICKS = range(FIRST_CARD, FIRST_ACT)

NO_CARD = -1
A_CARD = range(NO_CARD, CARDS)


class Deck(Numbered):
    """The decks of cards, in the order of their colours."""

    ACTION = member()
    PERMANENT = member()
    OBJECTIVE = member()


class Ask(Numbered):
    """The decisions, with the slots of their frames.

    At the bottom of the stack lies ACTION, REWARD or END. `card` is the action card that asks, -1: none does.
    """

    OBJECTIVE = member()
    ACTION = member()
    PAWN = member("region", card=A_CARD)
    TARGET = member("region", card=A_CARD)
    REWARD = member()
    TILE = member(areas=range(1, ALL_AREAS + 1), card=A_CARD)
    RETURN = member(deck=range(DECKS), count=range(1, UNDER + 1), away=range(2))
    COUNCIL = member(deck=range(Deck.PERMANENT, Deck.PERMANENT + 1), count=range(2, 3))
    END = member()
    EXTRA = member("card")
    RIVAL = member("card")
    STACK = member("rival")
    STRAIT = member()


class Act(Numbered, first=FIRST_ACT):
    """The picks that name nothing of the game: options of a reward, and ways to go on."""

    A = member()
    B = member()
    BOTH = member()
    ON = member()
    END = member()
    SKIP = member()


class Note(Numbered):
    """What the log is told, with what its numbers are; `cards` and `other` are sets."""

    STARTED = member("seat")
    CHOSE = member("seat")
    TURN = member("seat")
    EVOLVED = member("seat", "pawn", "region")
    MIGRATED = member("seat", "pawn", "from", "to")
    SWAPPED = member("seat", "pawn", "from", "to", "rival", "other")
    SKIPPED = member("seat")
    HUNTING = member("seat", "region", "points")
    STRAIT = member("seat", "strait", "points")
    PLAYED = member("seat", "card")
    OBJECTIVE = member("seat", "card", "points")
    OPTION = member("seat", "choice", "area")
    TILE = member("seat", "area", "level")
    REFILLED = member("area", "level")
    DREW = member("seat", "deck", "count")
    DREW_OWN = member("cards")
    RETURNED = member("seat", "deck", "count")
    RETURNED_OWN = member("cards")
    DISCARDED = member("seat", "deck", "count")
    DISCARDED_OWN = member("cards")
    STOLE_CARD = member("seat", "rival", "deck")
    STOLE_CARD_OWN = member("seat", "rival", "card")
    STOLE_TILE = member("seat", "rival", "level")
    STOLE_STRAIT = member("seat", "rival", "points")
    LAST_TURNS = member("seat", "reason")
    OVER = member("reason")


class Purpose(Numbered):
    """What is drawn by chance."""

    START = member()
    PAWN = member()
    TILES = member()
    STRAITS = member()
    HUNTING = member()
    FIRST_DECK = member()
    SECOND_DECK = member()
    THIRD_DECK = member()
    RAID = member()


class Colour(Numbered):
    """The colours of regions: the four areas of the reward board, of which the first three are the decks' own."""

    YELLOW = member()
    ORANGE = member()
    PURPLE = member()
    BROWN = member()
    GREEN = member()
    NONE = member()


class Card(Numbered):
    """The action and the permanent cards; their names tell what they do, as data.toml has it."""

    LONG_MARCH = member(name="move_bonus")
    RESTLESS_CLAN = member(name="extra_migration")
    TWIN_BIRTH = member(name="extra_evolution")
    AMBUSH = member(name="extra_swap")
    BOLD_LINEAGE = member(name="evolution_free_step")
    WAR_PAINT = member(name="swap_equal_width_turn")
    RAIDERS = member(name="steal_card")
    STOLEN_FIRE = member(name="steal_tile")
    TRIBUTE = member(name="steal_strait_token")
    FERRYMEN = member(name="claim_strait_half")
    SUDDEN_INSIGHT = member(name="take_tile_any")
    COUNCIL_OF_ELDERS = member(name="draw_keep")
    TWO_DREAMS = member(name="extra_objective")
    ABUNDANCE = member(name="double_reward")
    SWIFT_FEET = member(name="migration_bonus")
    LONG_SPEARS = member(name="swap_range_bonus")
    LONG_MEMORY = member(name="objective_limit")
    WATCHDOGS = member(name="theft_immunity")
    RAFTS = member(name="strait_free_step")
    SMALL_FOLK = member(name="evolution_shrink")
    BARTER = member(name="brown_any_area")
    FORAGERS = member(name="option_a_draw")
    MIXED_LINEAGE = member(name="evolution_ignore_colour")
    PALISADES = member(name="swap_defence")
    STORYKEEPERS = member(name="option_b_return")
    WAR_CHIEFS = member(name="swap_equal_width")
    GREAT_COUNCIL = member(name="extra_action_card")
    FIRST_CIVILISATION = member(name="end_points_per_continent")


FIRST_PERMANENT = Card.SWIFT_FEET
FIRST_OBJECTIVE = Card.FIRST_CIVILISATION + 1


class Condition(Numbered):
    """What objectives ask for."""

    ON_COLOUR = member(name="pawns_on_colour")
    ON_CONTINENT = member(name="pawns_on_continent")
    SAME_CONTINENT = member(name="connected_same_continent")
    MANY_CONTINENTS = member(name="connected_multi_continent")
    CONTINENTS_PRESENT = member(name="continents_present")
    WITH_WIDTH = member(name="pawns_with_width")
    WITH_HEIGHT = member(name="pawns_with_height")
    EACH_COLOUR = member(name="pawns_each_colour")
    BOTH_ENDS = member(name="straits_both_ends")
    ANY_END = member(name="straits_any_end")
    ALL_COLOURS = member(name="all_region_colours")


class Window(Numbered):
    """When an action card may be played (9.2): before the action, until the reward is taken, at any time."""

    BEFORE = member()
    REWARD = member()
    ANY = member()


class Task(Numbered):
    """What is still to be done of a reward, in this order."""

    DRAW = member()
    TILE = member()
    SECOND = member()
    B = member()
    DONE = member()


class Reason(Numbered):
    """Why the end comes (10, R23, R24)."""

    NONE = member()
    DECK = member()
    TILES = member()
    PAWNS = member()
    VILLAGES = member()
    SKIPS = member()
    IDLE = member()


# What permissions of an evolution add up to (R30).

DOUBLE_STEP = 1
SHRINK = 2
MIXED = 4
BOLD = 8

refuse = Refusals("origin")
