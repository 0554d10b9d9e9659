"""What learned values weigh in Orléans: what a player has, followers by where they are, and how far the game is."""

from __future__ import annotations

from ludoteca.games.orleans.names import (
    CITIZEN_BOATMAN,
    CITIZEN_KNIGHT,
    EVENTS,
    GOODS,
    KINDS,
    NEUTRAL,
    PLACES,
    PRINTED,
    TOWN_HALL,
    Kind,
    Phase,
)
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.rules.deeds import deeds_for
from ludoteca.games.orleans.rules.places import ready
from ludoteca.games.orleans.rules.travel import edge_to, goods_on, may_build, next_cities, open_cities
from ludoteca.games.orleans.scoring import best_good, next_level
from ludoteca.games.orleans.tables import DRAWS, ROUNDS, SPACES_OF, TOP
from ludoteca.kernel.bits import ONE, bint, i32, lowest, popcount, u64
from ludoteca.kernel.values import WHOLE, listed

STEPS = 6
"""Tracks of followers."""
PHASES = Phase.START + 1
WAYS = 2
"""Roads and waterways."""
FAR = 10
"""Who is so many steps of development ahead, or behind, is far."""
WIDTHS = {
    "share left": 1,
    "phase": PHASES,
    "event": EVENTS,
    "passed": 1,
    "places after the start player": 1,
    "points": 1,
    "coins": 1,
    "goods": GOODS,
    "stations": 1,
    "citizens": 1,
    "level": 1,
    "development": 1,
    "development left": 1,
    "steps": STEPS,
    "draws": 1,
    "bag": NEUTRAL,
    "unplaced": NEUTRAL,
    "kept for the next round": 1,
    "placed": NEUTRAL,
    "followers": NEUTRAL,
    "technology waiting": 1,
    "technology placed": 1,
    "technology left": 1,
    "tiles": 1,
    "tile": PLACES - PRINTED,
    "site": 1,
    "promise of what lasts": 1,
    "promise of what is begun": 1,
    "promise of what waits for the next round": 1,
    "promise of level": 1,
    "ready": PRINTED,
    "technology on": TOWN_HALL,
    "best good next": WAYS,
    "goods next": 1,
    "open cities next": 1,
    "stations ahead": 1,
    "steps to the next level": 1,
    "development ahead": 1,
    "boatmen ahead": 1,
    "knights ahead": 1,
    "followers for deeds": 1,
}
FEATURES = listed(WIDTHS)


def note_features(position: OrleansState, seat: i32, lasting: i32, begun: i32, level: i32) -> None:
    """Write the features of a seat, given what the hand-written evaluation says of three of its sources."""
    number: i32
    position.noted = 0
    position.feature(max(0, ROUNDS - position.round) * WHOLE // ROUNDS)
    for number in range(PHASES):
        position.feature(1 if position.phase == number else 0)
    for number in range(EVENTS):
        position.feature(1 if position.event == number else 0)
    position.feature((position.passed >> seat) & 1)
    position.feature(position.places_on(position.start_player, seat))
    note_points(position, seat)
    note_followers(position, seat)
    position.feature(position.waiting[seat])
    position.feature(popcount(position.tech[seat]))
    position.feature(position.technologies)
    position.feature(popcount(ONE * (position.places[seat] >> PRINTED)))
    for number in range(PRINTED, PLACES):
        position.feature((position.places[seat] >> number) & 1)
    position.feature(1 if may_build(position, seat) else 0)
    position.feature(lasting // 32)
    position.feature(0 if rests(position, seat) else begun // 16)
    position.feature(begun // 16 if rests(position, seat) else 0)
    position.feature(level // 4)
    for number in range(PRINTED):
        position.feature(1 if ready(position, seat, number) else 0)
    for number in range(TOWN_HALL):
        position.feature(1 if SPACES_OF[number] & position.tech[seat] else 0)
    note_map(position, seat)
    note_races(position, seat)
    note_deeds(position, seat)


def note_map(position: OrleansState, seat: i32) -> None:
    """Write what lies round the merchant."""
    via: i32
    city: i32
    goods: i32
    cities: i32
    best: i32
    near: i32 = 0
    count: i32 = 0
    for via in range(WAYS):
        best = 0
        cities = next_cities(position, seat, via)
        near |= cities
        while cities:
            city = lowest(cities)
            cities &= cities - 1
            goods = goods_on(position, edge_to(position, seat, via, city))
            count += popcount(ONE * goods)
            best = max(best, best_good(goods))
        position.feature(best)
    position.feature(count)
    position.feature(popcount(ONE * (near & open_cities(position, seat))))


def note_races(position: OrleansState, seat: i32) -> None:
    """Write how far a seat is before the others where only the first gets a citizen, and before the next level."""
    other: i32
    built: i32 = 0
    development: i32 = 0
    boatmen: i32 = 0
    knights: i32 = 0
    for other in range(position.seats):
        if other != seat:
            built = max(built, position.built(other))
            development = max(development, position.development[other])
            boatmen = max(boatmen, position.steps[STEPS * other + Kind.BOATMAN])
            knights = max(knights, position.steps[STEPS * other + Kind.KNIGHT])
    position.feature(position.built(seat) - built)
    position.feature(next_level(position.development[seat]) - position.development[seat])
    position.feature(max(-FAR, min(FAR, position.development[seat] - development)))
    position.feature(
        position.steps[STEPS * seat + Kind.BOATMAN] - boatmen if position.citizens_left & CITIZEN_BOATMAN else 0
    )
    position.feature(
        position.steps[STEPS * seat + Kind.KNIGHT] - knights if position.citizens_left & CITIZEN_KNIGHT else 0
    )


def note_deeds(position: OrleansState, seat: i32) -> None:
    """Count the followers for whom there is a deed."""
    kind: i32
    count: i32 = 0
    for kind in range(NEUTRAL):
        if deeds_for(position, kind):
            count += position.bag[KINDS * seat + kind] + position.market[KINDS * seat + kind]
    position.feature(count)


def note_points(position: OrleansState, seat: i32) -> None:
    """Write what brings points, and the tracks."""
    number: i32
    position.feature(position.points(seat))
    position.feature(position.coins[seat])
    for number in range(GOODS):
        position.feature(position.goods[GOODS * seat + number])
    position.feature(position.built(seat))
    position.feature(position.citizens[seat])
    position.feature(position.level(seat))
    position.feature(position.development[seat])
    position.feature(TOP - position.development[seat])
    for number in range(STEPS):
        position.feature(position.steps[STEPS * seat + number])
    position.feature(DRAWS[position.steps[STEPS * seat + Kind.KNIGHT]])


def note_followers(position: OrleansState, seat: i32) -> None:
    """Count the followers by kind and by where they are; starting ones are of the kinds that they look like."""
    kind: i32
    space: i32
    count: i32
    placed: u64 = 0  # eight bits for each kind
    left: u64 = position.filled[seat] & ~position.tech[seat]
    while left:
        space = lowest(left)
        left &= left - 1
        placed += ONE << (8 * ((position.at[54 * seat + space] - 1) % NEUTRAL))
    for kind in range(NEUTRAL):
        position.feature(in_bag(position, seat, kind))
    kept: bint = has_planned(position, seat)
    for kind in range(NEUTRAL):
        position.feature(0 if kept else unplaced(position, seat, kind))
    position.feature(position.held(seat) if kept else 0)
    for kind in range(NEUTRAL):
        position.feature((placed >> (8 * kind)) & 255)
    for kind in range(NEUTRAL):
        count = in_bag(position, seat, kind) + unplaced(position, seat, kind) + ((placed >> (8 * kind)) & 255)
        position.feature(count)


def has_planned(position: OrleansState, seat: i32) -> bint:
    """Tell whether a player places nobody more in this round, so that the unplaced are kept for the next (phase 4)."""
    if position.phase == Phase.PLANNING:
        return not (position.actors() >> seat) & 1
    return position.phase > Phase.PLANNING


def rests(position: OrleansState, seat: i32) -> bint:
    """Tell whether a player does nothing more in this round, so that followers stay where they are (phase 5)."""
    return (position.passed >> seat) & 1 != 0 or position.phase > Phase.ACTIONS


def in_bag(position: OrleansState, seat: i32, kind: i32) -> i32:
    """Count the followers of a kind in a bag."""
    count: i32 = position.bag[KINDS * seat + kind]
    if kind + NEUTRAL < KINDS:
        count += position.bag[KINDS * seat + kind + NEUTRAL]
    return count


def unplaced(position: OrleansState, seat: i32, kind: i32) -> i32:
    """Count the followers of a kind on market and tower."""
    at: i32 = KINDS * seat + kind
    count: i32 = position.market[at] + position.tower[at]
    if kind + NEUTRAL < KINDS:
        count += position.market[at + NEUTRAL] + position.tower[at + NEUTRAL]
    return count
