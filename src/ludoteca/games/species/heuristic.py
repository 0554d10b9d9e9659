"""What a position is worth to a seat, for bots."""

from __future__ import annotations

from ludoteca.games.species.features import note_features
from ludoteca.games.species.names import NEW, NO_CARD, TOP_LEVEL, BeagleCard
from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.rules.discovery import eligible_tiles
from ludoteca.games.species.rules.overwriting import targets
from ludoteca.games.species.rules.ways import lacking, part, survey_reach
from ludoteca.games.species.scoring import book_points, controlled, goal_points
from ludoteca.games.species.tables import (
    AIR_ICONS,
    ALL_ICONS,
    COST,
    CUBES,
    CUBES_PAID,
    GOAL_STOP,
    ICONS,
    IS_TOOL,
    LAND_ICONS,
    LAST_STOP,
    LEVEL,
    PRICE,
    REACH,
    REWARD_DECK,
    WATER_ICONS,
    WIDTH,
    WILD_ICONS,
)
from ludoteca.kernel.bits import ONE, bint, i32, lowest, popcount, u64
from ludoteca.kernel.correction import correction

# Worths in hundredths of a point.
CAPTURE_WORTH = 100
CARD_WORTH = 80
TOOL_WORTH = 45
CREW_WORTH = 40
CUBE_WORTH = 8

# What is led at a goal can be lost until the Beagle gets there: this share of the award, in hundredths, counts where it
# is, less for each stop that it still has to sail, and from so many stops on no less.
GOAL_SHARE = 50
GOAL_STEP = 8
GOAL_FAR = 6
GOAL_CALM = 20  # in hundredths: by how much every turn without a voyage makes the goals worth less

# A discovery that nothing is missing for counts by this share, in hundredths; each icon that is missing divides it by
# so much more, and with more of them missing it is none.
PROSPECT_SHARE = 60
MISSING_COST = 60
MOST_MISSING = 8


def evaluate(position: SpeciesState, seat: i32) -> i32:
    """Estimate the worth of a position in hundredths of a point."""
    goals: i32
    held: i32
    cards: i32
    discoveries: i32
    worth: i32
    if position.depth == 0:
        return 100 * position.vp[seat]
    goals = goals_worth(position, seat)
    held = held_tiles_worth(position, seat)
    cards = cards_worth(position, seat)
    discoveries = prospects(position, seat)
    worth = (
        100 * position.vp[seat]
        + CAPTURE_WORTH * popcount(ONE * position.captured[seat])
        + goals
        + held
        + cards
        + discoveries
        + CUBE_WORTH * (8 - position.reserve[seat])
    )
    if not position.weighed:
        return worth
    note_features(position, seat, goals, cards, discoveries, held)
    return worth + correction(position)


def goals_worth(position: SpeciesState, seat: i32) -> i32:
    """Tell what the goals would give now: the nearer the Beagle the surer, the longer it lies still the less.

    Who would rather hold what he leads than discover waits for a voyage that nobody makes; so waiting must cost.
    """
    level: i32
    away: i32
    worth: i32 = 0
    for level in range(3):
        if (position.open_goals >> level) & 1:
            away = GOAL_STOP[position.goals[level]] - position.beagle
            goal_points(position, position.goals[level])
            worth += position.awarded[seat] * (GOAL_SHARE - GOAL_STEP * min(away, GOAL_FAR))
    return worth * 100 // (100 + GOAL_CALM * position.calm)


def held_tiles_worth(position: SpeciesState, seat: i32) -> i32:
    """Tell what the tiles are worth that would be captured now at the end; nothing until the end is near."""
    space: i32
    count: i32 = 0
    left: i32
    if position.beagle < LAST_STOP - 8:
        return 0
    left = controlled(position, seat)
    while left:
        space = lowest(left)
        left &= left - 1
        if position.at[space] < NEW:
            count += 1
    return count * (100 - 10 * (LAST_STOP - position.beagle))


def cards_worth(position: SpeciesState, seat: i32) -> i32:
    """Tell what a hand is worth: books by the level-4 card, tools and crew by their use."""
    card: i32
    worth: i32
    left: i32 = LAST_STOP - position.beagle
    book_points(position)
    worth = 90 * position.awarded[seat]
    for card in range(28):
        if IS_TOOL[card]:
            worth += position.hand[28 * seat + card] * min(TOOL_WORTH, 8 * left)
        elif card >= BeagleCard.FITZROY:
            worth += position.hand[28 * seat + card] * min(CREW_WORTH, 8 * left)
    return worth


def prospects(position: SpeciesState, seat: i32) -> i32:
    """Tell what the best discoveries within reach are worth: the fewer icons are missing, the more."""
    tile: i32
    worth: i32
    best: i32 = 0
    second: i32 = 0
    left: i32
    survey_reach(position, seat)
    position.surveyed = 0
    left = eligible_tiles(position, seat)
    while left:
        tile = lowest(left)
        left &= left - 1
        worth = prospect(position, seat, tile, second)
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    return best + second // 3


def prospect(position: SpeciesState, seat: i32, tile: i32, second: i32) -> i32:
    """Tell what a tile is worth to a seat that may still lack some icons for it, 0 if not more than `second`.

    Comes after `survey_reach`.
    """
    space: i32
    card: i32 = 0
    missing: i32
    best: i32
    found: bint = False
    worth: i32 = 100 * LEVEL[tile]
    left: i32
    while REWARD_DECK[4 * tile + card] != NO_CARD:
        worth += CARD_WORTH
        card += 1
    best = bearable(PROSPECT_SHARE * worth, second) + 1
    if missing_for(tile, position.everything) >= best:
        return 0
    left = targets(position, seat, tile)
    while left and best > 0:
        space = lowest(left)
        left &= left - 1
        missing = missing_for(tile, position.reach[space])
        if missing < best and fillable(position, tile, space, missing):
            best = missing
            found = True
    return PROSPECT_SHARE * worth // (100 + MISSING_COST * best) if found else 0


def bearable(worth: i32, second: i32) -> i32:
    """Tell how many icons may be missing while a tile is worth more than `second`; -1: not even none."""
    ahead: i32 = worth // (second + 1) - 100
    return min(MOST_MISSING, ahead // MISSING_COST) if ahead >= 0 else -1


def missing_for(tile: i32, sum: u64) -> i32:
    """Count the icons that a sum of what pays lacks for a tile; sketches stand for any."""
    short: u64 = lacking(PRICE[tile], sum)
    by_habitat: i32 = part(short, LAND_ICONS) + part(short, WATER_ICONS) + part(short, AIR_ICONS)
    return max(part(short, ALL_ICONS), by_habitat - part(sum, WILD_ICONS))


def fillable(position: SpeciesState, tile: i32, space: i32, missing: i32) -> bint:
    """Tell whether the cubes that do not count round a space yet could bring what is missing there for a tile.

    What they cannot bring is no prospect; a seat that saw one there would wait for it until the end.
    """
    habitat: i32
    short: i32
    richest: i32
    cubes: i32 = 0
    sum: u64 = position.reach[space]
    wild: i32 = part(sum, WILD_ICONS)
    if not (position.surveyed >> space) & 1:
        survey_icons(position, space)
    for habitat in range(3):
        richest = position.richest[4 * space + habitat]
        short = COST[4 * tile + habitat] - part(sum, WIDTH * habitat)
        if short > 0 and richest == 0:
            wild -= short
        elif short > 0:
            cubes += (short + richest - 1) // richest
    if wild < 0:
        return False
    richest = max(1, position.richest[4 * space + 3])
    return max(cubes - wild, (missing + richest - 1) // richest) <= CUBES - part(sum, CUBES_PAID)


def survey_icons(position: SpeciesState, space: i32) -> None:
    """Find how many icons a cube brings at most round a space: of each habitat, and in all."""
    habitat: i32
    tile: i32
    icons: i32
    all_icons: i32
    left: i32 = REACH[space] & position.lower[TOP_LEVEL]
    position.surveyed |= 1 << space
    for habitat in range(4):
        position.richest[4 * space + habitat] = 0
    while left:
        tile = position.at[lowest(left)]
        left &= left - 1
        all_icons = 0
        for habitat in range(3):
            icons = ICONS[3 * tile + habitat]
            all_icons += icons
            if icons > position.richest[4 * space + habitat]:
                position.richest[4 * space + habitat] = icons
        if all_icons > position.richest[4 * space + 3]:
            position.richest[4 * space + 3] = all_icons
