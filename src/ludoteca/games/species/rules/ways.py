"""Section 8.3: what a discovery costs, and all the ways to pay it; `payment` asks for one of them.

A way to pay is a set of own cubes in reach and of Magnifying glasses and Field sketches in hand that is sufficient
and irredundant: without any one of its parts it would not be (R14, R15). Since more never hurts, a sufficient set
holds a way to pay, and a way to pay never holds another.
"""

from __future__ import annotations

from ludoteca.games.species.names import PER_HABITAT, SPACES, BeagleCard, HabitatCard
from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.tables import CARD_AMOUNT, COST, FIRST_TOOL, ICONS, MEANS, REACH, TWO_AWAY
from ludoteca.kernel.bits import bint, i32, lowest


def pays(tile: i32, land: i32, water: i32, air: i32, wild: i32, cubes: i32) -> bint:
    """Tell whether icons, sketches (`wild`) and at least one cube pay for a tile (8.3, R15)."""
    over: i32 = 0
    if cubes < 1:
        return False
    land -= COST[4 * tile]
    water -= COST[4 * tile + 1]
    air -= COST[4 * tile + 2]
    if land < 0:
        wild += land
    else:
        over += land
    if water < 0:
        wild += water
    else:
        over += water
    if air < 0:
        wild += air
    else:
        over += air
    return wild >= 0 and over + wild >= COST[4 * tile + 3]


def card_of(means: i32) -> i32:
    """Tell the card that pays as this means: of each deck Magnifying glasses, then Field sketches."""
    tool: i32 = means - FIRST_TOOL
    return PER_HABITAT * (tool // 2) + (HabitatCard.SKETCH if tool % 2 else HabitatCard.MAGNIFIER)


def icons_of(position: SpeciesState, means: i32, habitat: i32) -> i32:
    """Tell the icons of a habitat that one of a means gives: a cube those of its tile, a glass two of its deck."""
    if means < SPACES:
        return ICONS[3 * position.at[means] + habitat]
    if means == FIRST_TOOL + 2 * habitat:
        return CARD_AMOUNT[HabitatCard.MAGNIFIER]
    return 0


def wild_of(means: i32) -> i32:
    """Tell the icons of any habitat that one of a means gives."""
    return CARD_AMOUNT[HabitatCard.SKETCH] if means >= FIRST_TOOL and (means - FIRST_TOOL) % 2 else 0


# Whether there is a way at all.


def survey_reach(position: SpeciesState, seat: i32) -> None:
    """Add up what the cubes round every space, and the tools in hand, would pay together."""
    space: i32
    near: i32
    left: i32
    habitat: i32
    own: i32 = position.own[seat]
    for habitat in range(3):
        position.tools[habitat] = (
            position.hand[28 * seat + PER_HABITAT * habitat + HabitatCard.MAGNIFIER]
            * CARD_AMOUNT[HabitatCard.MAGNIFIER]
        )
    position.tools[3] = 0
    for habitat in range(3):
        position.tools[3] += (
            position.hand[28 * seat + PER_HABITAT * habitat + HabitatCard.SKETCH] * CARD_AMOUNT[HabitatCard.SKETCH]
        )
    for space in range(SPACES):
        position.reached[space] = 0
        position.reach[3 * space] = position.tools[0]
        position.reach[3 * space + 1] = position.tools[1]
        position.reach[3 * space + 2] = position.tools[2]
    while own:
        space = lowest(own)
        own &= own - 1
        left = REACH[space]
        while left:
            near = lowest(left)
            left &= left - 1
            position.reached[near] += position.cubes[20 * seat + space]
            for habitat in range(3):
                position.reach[3 * near + habitat] += (
                    position.cubes[20 * seat + space] * ICONS[3 * position.at[space] + habitat]
                )


def payable(position: SpeciesState, tile: i32, space: i32) -> bint:
    """Tell whether all that `survey_reach` found round a space pays for a tile; then some part of it does exactly."""
    return pays(
        tile,
        position.reach[3 * space],
        position.reach[3 * space + 1],
        position.reach[3 * space + 2],
        position.tools[3],
        position.reached[space],
    )


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

    Comes after `survey_reach`, by which most are ruled out.
    """
    means: i32
    far: i32
    n: i32
    found: i32 = 0
    left: i32 = TWO_AWAY[space] & position.own[seat]
    while left:
        far = lowest(left)
        left &= left - 1
        n = position.cubes[20 * seat + far]
        if not pays(
            tile,
            position.reach[3 * space] + n * ICONS[3 * position.at[far]],
            position.reach[3 * space + 1] + n * ICONS[3 * position.at[far] + 1],
            position.reach[3 * space + 2] + n * ICONS[3 * position.at[far] + 2],
            position.tools[3],
            1,
        ):
            continue
        for means in range(MEANS):
            position.count[means] = 0
        position.count[far] = 1
        search_ways(position, seat, tile, REACH[space] | (1 << far))
        if position.ways:
            found |= 1 << far
    return found


# All ways.


def search_ways(position: SpeciesState, seat: i32, tile: i32, reach: i32) -> None:
    """Find all ways to pay that hold at least what `count` says: how many, and the least and most of each means."""
    means: i32
    habitat: i32
    position.ways = 0
    for means in range(MEANS):
        if means < SPACES:
            position.have[means] = position.cubes[20 * seat + means] if (reach >> means) & 1 else 0
        else:
            position.have[means] = position.hand[28 * seat + card_of(means)]
        position.least[means] = 99
        position.most[means] = 0
    for habitat in range(3):
        position.aid[habitat] = 0
        position.rest[habitat] = 0
    position.aid[3] = position.aid[4] = 0
    position.rest[3] = position.rest[4] = 0
    for means in range(MEANS):
        if position.have[means]:
            tally(position, means, position.count[means])
            leave(position, means, position.have[means] - position.count[means])
    explore(position, tile, 0)


def tally(position: SpeciesState, means: i32, n: i32) -> None:
    """Count some of a means in (or, below zero, out of) what is paid."""
    habitat: i32
    for habitat in range(3):
        position.aid[habitat] += n * icons_of(position, means, habitat)
    position.aid[3] += n * wild_of(means)
    if means < SPACES:
        position.aid[4] += n


def leave(position: SpeciesState, means: i32, n: i32) -> None:
    """Count some of a means in (or, below zero, out of) what could still be paid."""
    habitat: i32
    for habitat in range(3):
        position.rest[habitat] += n * icons_of(position, means, habitat)
    position.rest[3] += n * wild_of(means)
    if means < SPACES:
        position.rest[4] += n


def enough(position: SpeciesState, tile: i32) -> bint:
    """Tell whether what is counted in pays."""
    return pays(tile, position.aid[0], position.aid[1], position.aid[2], position.aid[3], position.aid[4])


def hopeful(position: SpeciesState, tile: i32) -> bint:
    """Tell whether it would pay together with all that could still come in."""
    return pays(
        tile,
        position.aid[0] + position.rest[0],
        position.aid[1] + position.rest[1],
        position.aid[2] + position.rest[2],
        position.aid[3] + position.rest[3],
        position.aid[4] + position.rest[4],
    )


def explore(position: SpeciesState, tile: i32, means: i32) -> None:
    """Go through all sets that add means from this one on; each is seen once, none that holds a way is gone on with."""
    left: i32
    if enough(position, tile):
        if irredundant(position, tile):
            keep_way(position)
        return
    while means < MEANS and position.count[means] == position.have[means]:
        means += 1
    if means == MEANS or not hopeful(position, tile):
        return
    position.count[means] += 1
    tally(position, means, 1)
    leave(position, means, -1)
    explore(position, tile, means)
    position.count[means] -= 1
    tally(position, means, -1)
    leave(position, means, 1)
    left = position.have[means] - position.count[means]
    position.have[means] -= left
    leave(position, means, -left)
    explore(position, tile, means + 1)
    leave(position, means, left)
    position.have[means] += left


def irredundant(position: SpeciesState, tile: i32) -> bint:
    """Tell whether nothing that is counted in could be spared (R14)."""
    means: i32
    spare: bint
    for means in range(MEANS):
        if position.count[means]:
            tally(position, means, -1)
            spare = enough(position, tile)
            tally(position, means, 1)
            if spare:
                return False
    return True


def keep_way(position: SpeciesState) -> None:
    """Remember a way to pay by the least and most of each means."""
    means: i32
    position.ways += 1
    for means in range(MEANS):
        position.least[means] = min(position.least[means], position.count[means])
        position.most[means] = max(position.most[means], position.count[means])
