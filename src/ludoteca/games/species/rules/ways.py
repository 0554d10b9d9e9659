"""Section 8.3: what a discovery costs, and all the ways to pay it; `payment` asks for one of them.

A way to pay is a set of own cubes in reach and of Magnifying glasses and Field sketches in hand that is sufficient
and irredundant: without any one of its parts it would not be (R14, R15). Since more never hurts, a sufficient set
holds a way to pay, and a way to pay never holds another.
"""

from __future__ import annotations

from ludoteca.games.species.names import PER_HABITAT, SPACES, BeagleCard, HabitatCard
from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.tables import (
    AIR_ICONS,
    ALL_ICONS,
    CARD_GIVES,
    FIRST_TOOL,
    FRONTS,
    GIVES,
    LAND_ICONS,
    MEANS,
    PRICE,
    REACH,
    TWO_AWAY,
    WATER_ICONS,
    WIDTH,
    WILD_ICONS,
)
from ludoteca.kernel.bits import bint, i32, lowest, u64


def part(sum: u64, lane: i32) -> i32:
    """Read one of the numbers that a sum of what pays holds: icons by habitat, of any, in all, and cubes."""
    return (sum >> lane) & ((1 << WIDTH) - 1)


def lacking(price: u64, sum: u64) -> u64:
    """Tell what a sum lacks of a price, number by number.

    Each number gets a bit in front that stays where the price is not below the sum, and is borrowed from elsewhere.
    """
    fronts: u64 = FRONTS
    short: u64 = (price | fronts) - sum
    lacks: u64 = short & fronts
    return short & (lacks - (lacks >> (WIDTH - 1)))


def pays(tile: i32, sum: u64) -> bint:
    """Tell whether a sum pays for a tile: a cube, enough icons, and sketches for what lacks of a habitat (8.3, R15)."""
    short: u64 = lacking(PRICE[tile], sum)
    by_habitat: i32 = part(short, LAND_ICONS) + part(short, WATER_ICONS) + part(short, AIR_ICONS)
    return short >> ALL_ICONS == 0 and by_habitat <= part(sum, WILD_ICONS)


def card_of(means: i32) -> i32:
    """Tell the card that pays as this means: of each deck Magnifying glasses, then Field sketches."""
    tool: i32 = means - FIRST_TOOL
    return PER_HABITAT * (tool // 2) + (HabitatCard.SKETCH if tool % 2 else HabitatCard.MAGNIFIER)


# Whether there is a way at all.


def survey_reach(position: SpeciesState, seat: i32) -> None:
    """Add up what the cubes round every space, and the tools in hand, would pay together; `everything`: all cubes."""
    space: i32
    near: i32
    left: i32
    means: i32
    gives: u64 = 0
    own: i32 = position.own[seat]
    for means in range(FIRST_TOOL, MEANS):
        gives += position.hand[28 * seat + card_of(means)] * CARD_GIVES[card_of(means)]
    for space in range(SPACES):
        position.reach[space] = gives
    position.everything = gives
    position.near = 0
    while own:
        space = lowest(own)
        own &= own - 1
        left = REACH[space]
        position.near |= left
        gives = position.cubes[20 * seat + space] * GIVES[position.at[space]]
        position.everything += gives
        while left:
            near = lowest(left)
            left &= left - 1
            position.reach[near] += gives


def payable(position: SpeciesState, tile: i32, spaces: i32) -> i32:
    """Tell the spaces where all that `survey_reach` found pays for a tile; then some part of it does exactly."""
    space: i32
    found: i32 = 0
    left: i32 = spaces & position.near
    while left:
        space = lowest(left)
        left &= left - 1
        if pays(tile, position.reach[space]):
            found |= 1 << space
    return found


def binoculars_held(position: SpeciesState, seat: i32) -> i32:
    """Tell which Binoculars a seat holds, as a set of cards."""
    habitat: i32
    found: i32 = 0
    for habitat in range(3):
        if position.hand[28 * seat + PER_HABITAT * habitat + HabitatCard.BINOCULARS]:
            found |= 1 << (PER_HABITAT * habitat + HabitatCard.BINOCULARS)
    if position.hand[28 * seat + BeagleCard.BINOCULARS]:
        found |= 1 << BeagleCard.BINOCULARS
    return found


def remote_spaces(position: SpeciesState, seat: i32, tile: i32, space: i32) -> i32:
    """Tell the spaces two steps away from which Binoculars let a cube pay that is needed (10.2, R14).

    Comes after `survey_reach`. Where nothing pays without the cube, it is needed if it pays with it.
    """
    far: i32
    found: i32 = 0
    left: i32 = TWO_AWAY[space] & position.own[seat]
    while left:
        far = lowest(left)
        left &= left - 1
        if pays(tile, position.reach[space] + position.cubes[20 * seat + far] * GIVES[position.at[far]]) and (
            not pays(tile, position.reach[space]) or needs(position, seat, tile, space, far)
        ):
            found |= 1 << far
    return found


def needs(position: SpeciesState, seat: i32, tile: i32, space: i32, far: i32) -> bint:
    """Tell whether some way to pay holds a cube two steps away (R14)."""
    means: i32
    for means in range(MEANS):
        position.count[means] = 0
    position.count[far] = 1
    search_ways(position, seat, tile, REACH[space] | (1 << far))
    return position.ways > 0


# All ways.


def search_ways(position: SpeciesState, seat: i32, tile: i32, reach: i32) -> None:
    """Find all ways to pay that hold at least what `count` says: how many, and the least and most of each means."""
    means: i32
    paid: u64 = 0
    rest: u64 = 0
    more: i32 = 0
    left: i32 = position.own[seat] & reach
    for means in range(FIRST_TOOL, MEANS):
        if position.hand[28 * seat + card_of(means)]:
            left |= 1 << means
    position.means = left
    position.ways = 0
    while left:
        means = lowest(left)
        left &= left - 1
        if means < SPACES:
            position.have[means] = position.cubes[20 * seat + means]
            position.gives[means] = GIVES[position.at[means]]
        else:
            position.have[means] = position.hand[28 * seat + card_of(means)]
            position.gives[means] = CARD_GIVES[card_of(means)]
        position.least[means] = 99
        position.most[means] = 0
        paid += position.count[means] * position.gives[means]
        rest += (position.have[means] - position.count[means]) * position.gives[means]
        if position.count[means] < position.have[means]:
            more |= 1 << means
    explore(position, tile, paid, rest, more)


def explore(position: SpeciesState, tile: i32, paid: u64, rest: u64, more: i32) -> None:
    """Go through all sets that add some of `more` means; each is seen once, none that holds a way is gone on with.

    `paid` is what is counted in, `rest` what could still come in.
    """
    means: i32
    left: i32
    if pays(tile, paid):
        if irredundant(position, tile, paid):
            keep_way(position)
        return
    if more == 0 or not pays(tile, paid + rest):
        return
    means = lowest(more)
    left = position.have[means] - position.count[means]
    position.count[means] += 1
    explore(
        position,
        tile,
        paid + position.gives[means],
        rest - position.gives[means],
        more if left > 1 else more & (more - 1),
    )
    position.count[means] -= 1
    explore(position, tile, paid, rest - left * position.gives[means], more & (more - 1))


def irredundant(position: SpeciesState, tile: i32, paid: u64) -> bint:
    """Tell whether nothing that is counted in could be spared (R14)."""
    means: i32
    left: i32 = position.means
    while left:
        means = lowest(left)
        left &= left - 1
        if position.count[means] and pays(tile, paid - position.gives[means]):
            return False
    return True


def keep_way(position: SpeciesState) -> None:
    """Remember a way to pay by the least and most of each means."""
    means: i32
    left: i32 = position.means
    position.ways += 1
    while left:
        means = lowest(left)
        left &= left - 1
        position.least[means] = min(position.least[means], position.count[means])
        position.most[means] = max(position.most[means], position.count[means])
