"""What a seat may see of Orléans as numbers (section 17): the same as in its view."""

from __future__ import annotations

from ludoteca.games.orleans.names import CITIES, EDGES, EVENTS, GOODS, KINDS, NEUTRAL, PLACES, SPACES
from ludoteca.games.orleans.position import OrleansState
from ludoteca.kernel.bits import i32, lowest, u64
from ludoteca.kernel.numbered import Numbered, member
from ludoteca.kernel.observation import Observation

ROUNDS = 18
TRACKS = 6
COIN_SPACES = 3
CITIZENS = 14
DEED_SLOTS = 56
PHASES = 8
FOLLOWERS = 4
"""Scale of how many followers of a kind are in one place."""
SUPPLY = 10
COINS = 20
POINTS = 100


class Seen(Numbered):
    """The slices; seats from the own one on, sets and counts in the order of the game's names."""

    OPTIONS = member()
    PHASE = member()
    STAGE = member()
    ROUND = member()
    START_PLAYER = member()
    TURN = member()
    EVENT = member()
    HISTORY = member()
    EVENTS_LEFT = member()
    SUPPLY = member()
    GONE = member()
    GOODS_MARKET = member()
    TECHNOLOGIES = member()
    BANK = member()
    EDGES = member()
    TILES = member()
    CITIZENS = member()
    DEEDS = member()
    DRAWN = member()
    PLANNED = member()
    OCCUPANTS = member()
    TECHNOLOGY = member()
    MARKET = member()
    TOWER = member()
    BAG_SIZE = member()
    BAG = member()
    PLACES = member()
    CITY = member()
    STATIONS = member()
    COINS = member()
    POINTS = member()
    STEPS = member()
    DEVELOPMENT = member()
    PAID = member()
    GOODS = member()
    HOLDINGS = member()
    PASSED = member()


def see(position: OrleansState, seat: i32, to: Observation) -> None:
    """Write what a seat sees."""
    place: i32
    see_options(position, to)
    see_round(position, seat, to)
    see_supplies(position, to)
    to.begin(Seen.PLANNED, 1)
    to.members(position.planned[seat], SPACES)
    to.members(position.from_tower[seat], SPACES)
    for place in range(position.seats):
        see_followers(position, seat, (seat + place) % position.seats, to)
        see_holdings(position, (seat + place) % position.seats, to)


def see_options(position: OrleansState, to: Observation) -> None:
    """Write the options that the rules ask for (18)."""
    to.begin(Seen.OPTIONS, 1)
    to.number(position.full_shuffle)
    to.number(position.first_edition)
    to.number(position.no_coin_spaces)
    to.number(position.endless_bank)
    to.number(position.in_turn_order)
    to.number(position.open_bags)
    to.number(position.auto_pass)


def see_round(position: OrleansState, seat: i32, to: Observation) -> None:
    """Write how far the game and the round are (6)."""
    at: i32
    to.begin(Seen.PHASE, 1)
    to.one_of(position.phase if position.depth else -1, PHASES)
    to.begin(Seen.STAGE, 8)
    to.number(position.stage)
    to.begin(Seen.ROUND, ROUNDS)
    to.number(position.round)
    to.begin(Seen.START_PLAYER, 1)
    to.one_of(position.places_on(seat, position.start_player), position.seats)
    to.begin(Seen.TURN, 1)
    to.one_of(position.places_on(seat, position.turn), position.seats)
    to.begin(Seen.EVENT, 1)
    to.one_of(position.event, EVENTS)
    to.begin(Seen.HISTORY, 1)
    for at in range(ROUNDS):
        to.one_of(position.history[at] if at < position.round else -1, EVENTS)
    to.begin(Seen.EVENTS_LEFT, 3)
    for at in range(EVENTS):
        to.number(position.events_left[at])


def see_supplies(position: OrleansState, to: Observation) -> None:
    """Write what lies beside the boards, and on the map and the deeds."""
    at: i32
    to.begin(Seen.SUPPLY, SUPPLY)
    for at in range(NEUTRAL):
        to.number(position.supply[at])
    to.begin(Seen.GONE, SUPPLY)
    for at in range(NEUTRAL):
        to.number(position.gone[at])
    to.begin(Seen.GOODS_MARKET, SUPPLY)
    for at in range(GOODS):
        to.number(position.goods_market[at])
    to.begin(Seen.TECHNOLOGIES, SUPPLY)
    to.number(position.technologies)
    to.begin(Seen.BANK, POINTS)
    to.number(0 if position.endless_bank else position.bank)
    to.begin(Seen.EDGES, 1)
    for at in range(2 * EDGES):
        to.one_of(position.on_edge[at] - 1, GOODS)
    to.begin(Seen.TILES, 1)
    to.members(position.pile, PLACES)
    to.begin(Seen.CITIZENS, 1)
    to.members(position.citizens_left, CITIZENS)
    to.begin(Seen.DEEDS, 2)
    for at in range(DEED_SLOTS):
        to.number(position.filled_slots[at])
    to.begin(Seen.DRAWN, FOLLOWERS)
    for at in range(KINDS):
        to.number(position.drawn[at])


def see_followers(position: OrleansState, seat: i32, other: i32, to: Observation) -> None:
    """Write where the followers of a player are: as if his plan were not begun, unless it is the seat's own (17)."""
    at: i32
    hidden: u64 = 0 if other == seat else position.planned[other]
    first: i32 = KINDS * other
    to.begin(Seen.OCCUPANTS, KINDS + 1)
    for at in range(SPACES):
        to.number(0 if (hidden >> at) & 1 else position.at[SPACES * other + at])
    to.begin(Seen.TECHNOLOGY, 1)
    to.members(position.tech[other], SPACES)
    to.begin(Seen.MARKET, FOLLOWERS)
    for at in range(KINDS):
        to.number(position.market[first + at] + count_kind(position, other, at, hidden & ~position.from_tower[other]))
    to.begin(Seen.TOWER, FOLLOWERS)
    for at in range(KINDS):
        to.number(position.tower[first + at] + count_kind(position, other, at, hidden & position.from_tower[other]))
    to.begin(Seen.BAG_SIZE, SUPPLY)
    to.number(position.in_bag(other))
    to.begin(Seen.BAG, FOLLOWERS)
    for at in range(KINDS):
        to.number(position.bag[first + at] if other == seat or position.open_bags else 0)


def count_kind(position: OrleansState, seat: i32, kind: i32, spaces: u64) -> i32:
    """Count the followers of a kind that stand on some spaces of a player."""
    count: i32 = 0
    while spaces:
        if position.at[SPACES * seat + lowest(spaces)] == kind + 1:
            count += 1
        spaces &= spaces - 1
    return count


def see_holdings(position: OrleansState, other: i32, to: Observation) -> None:
    """Write what a player has beside followers."""
    at: i32
    to.begin(Seen.PLACES, 1)
    to.members(position.places[other], PLACES)
    to.begin(Seen.CITY, 1)
    to.one_of(position.city[other], CITIES)
    to.begin(Seen.STATIONS, 1)
    to.members(position.stations[other], CITIES)
    to.begin(Seen.COINS, COINS)
    to.number(position.coins[other])
    to.begin(Seen.POINTS, POINTS)
    to.number(position.points(other))
    to.begin(Seen.STEPS, TRACKS)
    for at in range(TRACKS):
        to.number(position.steps[TRACKS * other + at])
    to.begin(Seen.DEVELOPMENT, COINS)
    to.number(position.development[other])
    to.begin(Seen.PAID, 1)
    for at in range(COIN_SPACES):
        to.number((position.paid[other] >> at) & 1)
    to.begin(Seen.GOODS, TRACKS)
    for at in range(GOODS):
        to.number(position.goods[GOODS * other + at])
    to.begin(Seen.HOLDINGS, SUPPLY)
    to.number(position.citizens[other])
    to.number(position.stock[other])
    to.number(position.allowance[other])
    to.number(position.waiting[other])
    to.number(position.received[other])
    to.number(position.settled[other])
    to.number(position.tiles_taken[other])
    to.begin(Seen.PASSED, 1)
    to.number((position.passed >> other) & 1)
