"""What a position is worth to a player: points, what development and followers promise, and actions made ready.

All worths are hundredths of a point. A place that is ready is worth nearly what its action will bring, one that is
begun the more the further it is, so that planning follower by follower leads somewhere. The numbers were found by games
of searches against each other that differed in all of them at once (SPSA; bench/search.md).
"""

from __future__ import annotations

from ludoteca.games.orleans.features import note_features, rests
from ludoteca.games.orleans.names import (
    CITIZEN_BOATMAN,
    CITIZEN_DEED,
    CITIZEN_KNIGHT,
    DEEDS,
    KINDS,
    NEUTRAL,
    PLACES,
    Effect,
    Kind,
    Phase,
)
from ludoteca.games.orleans.position import OrleansState
from ludoteca.games.orleans.rules.deeds import deeds_for, sendable
from ludoteca.games.orleans.rules.places import closed, coins_from, ready, useful
from ludoteca.games.orleans.rules.planning import fitting
from ludoteca.games.orleans.rules.recruiting import may_recruit
from ludoteca.games.orleans.rules.travel import edge_to, goods_on, may_build, next_cities
from ludoteca.games.orleans.scoring import best_good, goods_points, next_level, score
from ludoteca.games.orleans.tables import (
    AMOUNT,
    BOATMAN_CITIZEN_STEP,
    BOATMAN_COINS,
    CHOICES,
    DEED_COINS,
    DEVELOPMENT_CITIZEN,
    DEVELOPMENT_COINS,
    DRAWS,
    EFFECT,
    FARMER_GOOD,
    FIRST_SPACE,
    GOOD_POINTS,
    KNIGHT_CITIZEN_STEP,
    LEVEL,
    POINTS,
    PREVENTABLE,
    ROUNDS,
    SCHOLAR_POINTS,
    SLOTS,
    SPACES_OF,
    TILES,
    TOP,
)
from ludoteca.kernel.bits import bint, i32, lowest, popcount, u64
from ludoteca.kernel.correction import correction

# Worths of what lasts, per round that is left.
DRAW_WORTH = 33
USED_DRAW_WORTH = 6
FOLLOWER_WORTH = 16
CROWD = 16
FARMER_WORTH = 9
BOATMAN_WORTH = 11
CRAFTSMAN_WORTH = 3
TRADER_WORTH = 1
MONK_WORTH = 16
SPECIALIST_WORTH = 10
TECHNOLOGY_WORTH = 78
TILE_WORTH = 35

# Worths of what is there now.
SITE_WORTH = 7
HELD_WORTH = 23
SPARE_WORTH = 8
BATH_WORTH = 66

# In hundredths: steps of development, and stations and citizens, that a round still brings.
STEPS_AHEAD = 71
HOLDINGS_AHEAD = 29

# In hundredths of what its action will bring: a place that is ready, before and after its owner has passed; one that
# is closed for the round; one that sends followers to deeds; one that the unplaced followers can complete, and what is
# added by the square of its filled share; one that they cannot, by that square.
READY_SHARE = 80
IDLE_SHARE = 86
CLOSED_SHARE = 60
DEEDS_SHARE = 73
COMPLETABLE_SHARE = 18
COMPLETION_SHARE = 53
BEGUN_SHARE = 68


def evaluate(position: OrleansState, seat: i32) -> i32:
    """Estimate the worth of a position in hundredths of a point."""
    level: i32
    lasts: i32
    starts: i32
    worth: i32
    if position.depth == 0:
        return 100 * score(position, seat)
    level = level_ahead(position, seat)
    lasts = lasting(position, seat)
    starts = begun(position, seat)
    worth = (
        100 * (position.coins[seat] + goods_points(position, seat))
        + (position.built(seat) + position.citizens[seat]) * level
        + hopes(position) * level // 100
        + lasts
        + starts
        + held_worth(position.held(seat))
        + (SITE_WORTH if may_build(position, seat) else 0)
    )
    if not position.weighed:
        return worth
    note_features(position, seat, lasts, starts, level)
    return worth + correction(position)


def held_worth(held: i32) -> i32:
    """Tell what unplaced followers are worth; a crowded market bars draws."""
    return HELD_WORTH * held if held <= 4 else HELD_WORTH * 4 + SPARE_WORTH * (held - 4)


def rounds_left(position: OrleansState) -> i32:
    """Tell how many more times there will be actions."""
    return ROUNDS - position.round + (1 if position.phase <= Phase.ACTIONS else 0)


def level_at(development: i32) -> i32:
    """Tell the level at a place of the track in hundredths, rising evenly between the stars."""
    low: i32 = development
    high: i32
    if development >= TOP:
        return 100 * LEVEL[TOP]
    while low > 0 and LEVEL[low - 1] == LEVEL[development]:
        low -= 1
    high = next_level(development)
    return 100 * LEVEL[development] + 100 * (development - low) // (high - low)


def level_ahead(position: OrleansState, seat: i32) -> i32:
    """Tell the level to expect at the end, in hundredths: nearly a step in each round that is left."""
    return level_at(position.development[seat] + STEPS_AHEAD * rounds_left(position) // 100)


def hopes(position: OrleansState) -> i32:
    """Tell how many stations and citizens are still to come, in hundredths."""
    return HOLDINGS_AHEAD * rounds_left(position)


def step_worth(position: OrleansState, seat: i32, points: i32) -> i32:
    """Tell what some steps on the development track would be worth."""
    at: i32
    worth: i32 = 0
    now: i32 = position.development[seat]
    goal: i32 = min(TOP, now + points)
    ahead: i32 = STEPS_AHEAD * rounds_left(position) // 100
    count: i32 = 100 * (position.built(seat) + position.citizens[seat]) + hopes(position)
    for at in range(now + 1, goal + 1):
        if DEVELOPMENT_COINS[at] and not (position.paid[seat] >> (at // 10)) & 1:
            worth += 100 * DEVELOPMENT_COINS[at]
        worth += citizen_worth(position, seat, DEVELOPMENT_CITIZEN[at])
    return worth + count * (level_at(goal + ahead) - level_at(now + ahead)) // 100


def count_of(position: OrleansState, seat: i32, kind: i32) -> i32:
    """Count a player's followers of a kind, wherever they are."""
    space: i32
    count: i32 = position.bag[11 * seat + kind] + position.market[11 * seat + kind] + position.tower[11 * seat + kind]
    left: u64 = position.filled[seat] & ~position.tech[seat]
    while left:
        space = lowest(left)
        left &= left - 1
        if position.at[54 * seat + space] == kind + 1:
            count += 1
    return count


def crew_worth(position: OrleansState, seat: i32) -> i32:
    """Tell what the followers are worth per round: enough of them, and somebody of each rare kind."""
    kind: i32
    n: i32
    total: i32 = 0
    worth: i32 = 0
    for kind in range(KINDS):
        n = count_of(position, seat, kind)
        total += n
        worth += common_worth(kind) * min(2, n)
        if kind == Kind.MONK:
            worth += MONK_WORTH * n
        elif kind == Kind.KNIGHT:
            worth += SPECIALIST_WORTH * (min(3, n))
        elif kind == Kind.SCHOLAR:
            worth += SPECIALIST_WORTH // 2 * (min(3, n))
    return worth + FOLLOWER_WORTH * (min(CROWD, total))


def common_worth(kind: i32) -> i32:
    """Tell what each of the first two followers of a common kind, neutral or starting, is worth per round."""
    common: i32 = kind % NEUTRAL
    if common == Kind.FARMER:
        return FARMER_WORTH
    if common == Kind.BOATMAN:
        return BOATMAN_WORTH
    if common == Kind.CRAFTSMAN:
        return CRAFTSMAN_WORTH
    return TRADER_WORTH if common == Kind.TRADER else 0


def crew(position: OrleansState, seat: i32) -> i32:
    """Count a player's followers, wherever they are."""
    return position.in_bag(seat) + position.held(seat) + popcount(position.filled[seat] & ~position.tech[seat])


def lasting(position: OrleansState, seat: i32) -> i32:
    """Tell what draws, followers, technology and tiles will bring until the end."""
    draws: i32 = DRAWS[position.steps[6 * seat + Kind.KNIGHT]]
    per_round: i32 = DRAW_WORTH * draws + USED_DRAW_WORTH * min(draws, crew(position, seat))
    per_round += crew_worth(position, seat)
    per_round += TECHNOLOGY_WORTH * (position.waiting[seat] + popcount(position.tech[seat]))
    per_round += TILE_WORTH * popcount(position.places[seat] & TILES)
    return per_round * rounds_left(position)


def begun(position: OrleansState, seat: i32) -> i32:
    """Tell what the followers on the places are about to bring."""
    place: i32
    worth: i32 = 0
    idle: bint = rests(position, seat)
    if idle and position.round == ROUNDS:
        return 0
    for place in range(PLACES):
        if position.owns(seat, place) and SPACES_OF[place] & position.filled[seat] & ~position.tech[seat]:
            worth += place_worth(position, seat, place, idle)
    return worth


def place_worth(position: OrleansState, seat: i32, place: i32, idle: bint) -> i32:
    """Tell what a place with followers on it is worth: by how far it is, and whether it can be completed."""
    spaces: i32 = popcount(SPACES_OF[place])
    filled: i32 = popcount(SPACES_OF[place] & position.filled[seat])
    gain: i32 = action_worth(position, seat, place)
    if gain <= 0:
        return 0
    if EFFECT[place] == Effect.DEEDS:
        return DEEDS_SHARE * gain // 100
    if ready(position, seat, place):
        if closed(position, place) and not idle:
            return CLOSED_SHARE * gain // 100
        return (IDLE_SHARE if idle else READY_SHARE) * gain // 100
    if completable(position, seat, place):
        return (COMPLETABLE_SHARE + COMPLETION_SHARE * filled * filled // (spaces * spaces)) * gain // 100
    return BEGUN_SHARE * filled * filled // (spaces * spaces) * gain // 100


def completable(position: OrleansState, seat: i32, place: i32) -> bint:
    """Tell whether the unplaced followers can fill the rest of a place."""
    space: i32
    kind: i32
    used: i32 = 0
    found: bint
    for space in range(FIRST_SPACE[place], FIRST_SPACE[place + 1]):
        if position.at[54 * seat + space] == 0:
            found = False
            for kind in range(KINDS):
                if (
                    not found
                    and not (used >> kind) & 1
                    and position.market[11 * seat + kind] + position.tower[11 * seat + kind]
                    and (fitting(position, seat, kind) >> space) & 1
                ):
                    found = True
                    if position.market[11 * seat + kind] + position.tower[11 * seat + kind] == 1:
                        used |= 1 << kind
            if not found:
                return False
    return True


def action_worth(position: OrleansState, seat: i32, place: i32) -> i32:
    """Estimate what executing a place will bring."""
    effect: i32 = EFFECT[place]
    if effect == Effect.PREVENT:
        return 120 if position.event >= 0 and PREVENTABLE[position.event] else 40
    if not useful(position, seat, place):
        return 0
    if effect == Effect.RECRUIT:
        return best_recruit(position, seat, place)
    if effect == Effect.MOVE:
        return journey_worth(position, seat, place)
    if effect == Effect.BUILD:
        return level_ahead(position, seat) - SITE_WORTH
    if effect in (Effect.DEEDS, Effect.TOWER):
        return deeds_worth(position, seat, place)
    return yield_worth(position, seat, place)


def yield_worth(position: OrleansState, seat: i32, place: i32) -> i32:
    """Estimate what a place brings by itself: goods, technology, coins, development."""
    effect: i32 = EFFECT[place]
    if effect == Effect.BUY:
        return step_worth(position, seat, 2) - 200
    if effect == Effect.GOOD:
        return 100 * GOOD_POINTS[AMOUNT[place]]
    if effect == Effect.TECHNOLOGY:
        return TECHNOLOGY_WORTH * (rounds_left(position) - 1)
    if effect == Effect.BATH:
        return BATH_WORTH
    return 100 * coins_from(position, seat, place) + step_worth(position, seat, POINTS[place])


def best_recruit(position: OrleansState, seat: i32, place: i32) -> i32:
    """Estimate the best follower that a place recruits."""
    kind: i32
    worth: i32
    best: i32 = 0
    for kind in range(NEUTRAL):
        if (CHOICES[place] >> kind) & 1 and may_recruit(position, seat, kind):
            worth = recruit_worth(position, seat, kind)
            if worth > best:
                best = worth
    return best


def recruit_worth(position: OrleansState, seat: i32, kind: i32) -> i32:
    """Estimate what a follower brings at once, and in the rounds that are left."""
    left: i32 = rounds_left(position)
    step: i32 = position.steps[6 * seat + kind] + 1 if kind != Kind.MONK else 0
    worth: i32 = FOLLOWER_WORTH * left if position.in_bag(seat) < CROWD else 0
    if kind == Kind.FARMER:
        if position.goods_market[FARMER_GOOD[step]]:
            worth += 100 * GOOD_POINTS[FARMER_GOOD[step]]
    elif kind == Kind.BOATMAN:
        worth += 100 * BOATMAN_COINS[step]
        worth += citizen_worth(position, seat, CITIZEN_BOATMAN) if step == BOATMAN_CITIZEN_STEP else 0
    elif kind == Kind.CRAFTSMAN:
        worth += TECHNOLOGY_WORTH * (left - 1) if position.technologies else 0
    elif kind == Kind.TRADER:
        worth += TILE_WORTH * left if position.pile else 0
    elif kind == Kind.KNIGHT:
        worth += DRAW_WORTH * left * (DRAWS[step] - DRAWS[step - 1]) + rare_worth(position, seat, kind) * left
        worth += citizen_worth(position, seat, CITIZEN_KNIGHT) if step == KNIGHT_CITIZEN_STEP else 0
    elif kind == Kind.SCHOLAR:
        worth += step_worth(position, seat, SCHOLAR_POINTS[step]) + rare_worth(position, seat, kind) // 2 * left
    else:
        worth += MONK_WORTH * left
    return worth


def rare_worth(position: OrleansState, seat: i32, kind: i32) -> i32:
    """Tell what one more specialist is worth per round, as long as there are few."""
    return SPECIALIST_WORTH if count_of(position, seat, kind) < 3 else 0


def citizen_worth(position: OrleansState, seat: i32, citizen: i32) -> i32:
    """Tell what a citizen is worth, if it is still there."""
    return level_ahead(position, seat) if position.citizens_left & citizen else 0


def journey_worth(position: OrleansState, seat: i32, place: i32) -> i32:
    """Estimate the best good on a way, and the chance to build where it leads."""
    city: i32
    goods: i32
    worth: i32
    best: i32 = 0
    here: i32 = position.city[seat]
    site: i32 = SITE_WORTH if may_build(position, seat) else 0
    cities: i32 = next_cities(position, seat, AMOUNT[place])
    while cities:
        city = lowest(cities)
        cities &= cities - 1
        goods = goods_on(position, edge_to(position, seat, AMOUNT[place], city))
        worth = 100 * best_good(goods)
        position.city[seat] = city
        if may_build(position, seat):
            worth += SITE_WORTH
        position.city[seat] = here
        if worth - site > best:
            best = worth - site
    return best


def deeds_worth(position: OrleansState, seat: i32, place: i32) -> i32:
    """Estimate what the followers that can be sent bring, less what they would have done in later rounds."""
    kind: i32
    worth: i32
    total: i32 = 0
    kinds: i32 = sendable(position, seat, place)
    for kind in range(NEUTRAL):
        if (kinds >> kind) & 1:
            worth = best_deed(position, seat, kind) - FOLLOWER_WORTH * rounds_left(position)
            if worth > 0:
                total += worth
    return total


def best_deed(position: OrleansState, seat: i32, kind: i32) -> i32:
    """Estimate the best deed for a follower: its coins, and the citizen if it is the last one."""
    deed: i32
    other: i32
    free: i32
    worth: i32
    best: i32 = 0
    deeds: i32 = deeds_for(position, kind)
    for deed in range(DEEDS):
        if (deeds >> deed) & 1:
            worth = 100 * DEED_COINS[deed]
            free = 0
            for other in range(NEUTRAL):
                free += SLOTS[7 * deed + other] - position.filled_slots[7 * deed + other]
            if free == 1:
                worth += citizen_worth(position, seat, CITIZEN_DEED << deed)
            if worth > best:
                best = worth
    return best
