"""What a seat may see of Origin as numbers (section 11): the same as in its view."""

from __future__ import annotations

from ludoteca.games.origin.names import (
    AREAS,
    CARDS,
    DECKS,
    HUNTING_VALUES,
    LEVELS,
    PAWNS,
    REGIONS,
    STRAIT_VALUES,
    STRAITS,
    UNDER,
    Reason,
    Task,
)
from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.rules.decks import left_in
from ludoteca.games.origin.rules.tiles import piled
from ludoteca.games.origin.tables import DECK_CARDS, HEIGHT, PAWN_COLOUR, WIDTH
from ludoteca.kernel.bits import ONE, i32, lowest, popcount, u64
from ludoteca.kernel.numbered import Numbered, member
from ludoteca.kernel.observation import Observation

SIZES = 3
"""How many heights, widths and colours pawns have."""
TASKS = Task.DONE + 1
REASONS = Reason.IDLE + 1
FEW = 4
TOKENS = 8
MANY = 20
POINTS = 100


class Seen(Numbered):
    """The slices; regions, cards and levels are in the order of the data, seats from the own one on."""

    OPTIONS = member()
    START_PLAYER = member()
    TURN = member()
    ARRIVAL = member()
    TURN_CARDS = member()
    BONUSES = member()
    TASKS = member()
    TRIGGER = member()
    END_REASON = member()
    IDLE = member()
    SKIPPED = member()
    HEIGHTS = member()
    WIDTHS = member()
    COLOURS = member()
    HUNTING = member()
    STRAITS = member()
    RESERVE = member()
    AREAS = member()
    TILE_RESERVE = member()
    DISCARDS = member()
    DECK_SIZE = member()
    PUT_UNDER_BY = member()
    PUT_UNDER = member()
    HAND = member()
    GONE = member()
    DRAWN = member()
    PAWNS = member()
    VILLAGES = member()
    HAND_SIZES = member()
    GONE_SIZES = member()
    STACKS = member()
    PERMANENTS = member()
    OBJECTIVES = member()
    TOKENS = member()
    POINTS = member()
    KNOWN = member()


def see(position: OriginState, seat: i32, to: Observation) -> None:
    """Write what a seat sees."""
    place: i32
    deck: i32
    see_options(position, to)
    see_turn(position, seat, to)
    see_map(position, to)
    see_tiles(position, to)
    for deck in range(DECKS):
        see_deck(position, seat, deck, to)
    see_own(position, seat, to)
    for place in range(position.seats):
        see_player(position, seat, (seat + place) % position.seats, to)


def see_options(position: OriginState, to: Observation) -> None:
    """Write the options that the rules ask for (12)."""
    to.begin(Seen.OPTIONS, 1)
    to.number(position.decks_all)
    to.number(position.discard_returned)
    to.number(position.discard_excess)
    to.number(position.brown_others)
    to.number(position.double_step)
    to.number(position.card_first)
    to.number(position.displaced_takes)
    to.number(position.trigger_is_last)
    to.number(position.asks_by_hand)


def see_turn(position: OriginState, seat: i32, to: Observation) -> None:
    """Write how far the turn and the game are (5, 10)."""
    deck: i32
    to.begin(Seen.START_PLAYER, 1)
    to.one_of(position.places_on(seat, position.start_player), position.seats)
    to.begin(Seen.TURN, 1)
    to.one_of(position.places_on(seat, position.turn), position.seats)
    to.begin(Seen.ARRIVAL, 1)
    to.one_of(position.arrival, REGIONS)
    to.begin(Seen.TURN_CARDS, FEW)
    for deck in range(DECKS):
        to.number(position.played[deck])
    to.begin(Seen.BONUSES, 1)
    to.members(position.bonuses, CARDS)
    to.begin(Seen.TASKS, 1)
    to.members(position.tasks, TASKS)
    to.begin(Seen.TRIGGER, 1)
    to.one_of(position.places_on(seat, position.trigger), position.seats)
    to.begin(Seen.END_REASON, 1)
    to.one_of(position.reason, REASONS)
    to.begin(Seen.IDLE, MANY)
    to.number(position.idle)
    to.number(position.stock)
    to.number(position.busy)
    to.begin(Seen.SKIPPED, FEW)
    to.number(position.skipped)


def see_map(position: OriginState, to: Observation) -> None:
    """Write what stands and lies on the map: pawns by what they are, tokens by their value."""
    at: i32
    pawn: i32
    left: u64 = 0
    for at in range(REGIONS):
        left |= (ONE * (position.at[at] != 0)) << at
    to.begin(Seen.HEIGHTS, 1)
    while left:
        at = lowest(left)
        pawn = position.at[at] - 1
        to.put(SIZES * at + HEIGHT[pawn] - 1, 1)
        to.put(SIZES * (REGIONS + at) + WIDTH[pawn] - 1, 1)
        to.put(SIZES * (2 * REGIONS + at) + PAWN_COLOUR[pawn], 1)
        left &= left - 1
    to.skip(SIZES * REGIONS)
    to.begin(Seen.WIDTHS, 1)
    to.skip(SIZES * REGIONS)
    to.begin(Seen.COLOURS, 1)
    to.skip(SIZES * REGIONS)
    to.begin(Seen.HUNTING, TOKENS)
    for at in range(REGIONS):
        to.number(position.token[at])
    to.begin(Seen.STRAITS, TOKENS)
    for at in range(STRAITS):
        to.number(position.strait[at])


def see_tiles(position: OriginState, to: Observation) -> None:
    """Write what is left of pawns and tiles, and the cards that were played."""
    at: i32
    to.begin(Seen.RESERVE, 2)
    for at in range(PAWNS):
        to.number(position.reserve[at])
    to.begin(Seen.AREAS, FEW)
    for at in range(AREAS * LEVELS):
        to.number(position.areas[at])
    to.begin(Seen.TILE_RESERVE, MANY)
    to.number(piled(position))
    to.begin(Seen.DISCARDS, 1)
    to.members(position.discards, CARDS)


def see_deck(position: OriginState, seat: i32, deck: i32, to: Observation) -> None:
    """Write the size of a deck, who put what lies under it there, and the places of the own cards of these (R15)."""
    at: i32
    card: i32
    size: i32 = position.buried_size[deck]
    to.begin(Seen.DECK_SIZE, MANY)
    to.number(left_in(position, deck))
    to.begin(Seen.PUT_UNDER_BY, 1)
    for at in range(UNDER):
        card = position.buried_by[UNDER * deck + at] if at < size else -1
        to.one_of(position.places_on(seat, card), position.seats)
    to.begin(Seen.PUT_UNDER, MANY)
    for at in range(size):
        if position.buried_by[UNDER * deck + at] == seat:
            to.put(position.buried[UNDER * deck + at], at + 1)
    to.skip(CARDS)


def see_own(position: OriginState, seat: i32, to: Observation) -> None:
    """Write the own cards, and what the seat knows of those drawn for the Council of Elders (A12)."""
    to.begin(Seen.HAND, 1)
    to.members(position.hands[seat], CARDS)
    to.begin(Seen.GONE, 1)
    to.members(position.gone[seat], CARDS)
    to.begin(Seen.DRAWN, 1)
    to.members(position.drawn if position.turn == seat else position.drawn & position.known[seat], CARDS)


def see_player(position: OriginState, seat: i32, other: i32, to: Observation) -> None:
    """Write what a seat sees of a player."""
    at: i32
    to.begin(Seen.PAWNS, 1)
    to.members(position.own[other], REGIONS)
    to.begin(Seen.VILLAGES, MANY)
    to.number(position.villages[other])
    to.begin(Seen.HAND_SIZES, FEW)
    count_decks(position.hands[other], to)
    to.begin(Seen.GONE_SIZES, FEW)
    count_decks(position.gone[other], to)
    to.begin(Seen.STACKS, FEW)
    for at in range(LEVELS):
        to.number(position.stacks[LEVELS * other + at])
    to.begin(Seen.PERMANENTS, 1)
    to.members(position.in_play[other], CARDS)
    to.begin(Seen.OBJECTIVES, 1)
    to.members(position.scored[other], CARDS)
    to.begin(Seen.TOKENS, FEW)
    for at in range(HUNTING_VALUES):
        to.number(position.hunted[HUNTING_VALUES * other + at])
    for at in range(STRAIT_VALUES):
        to.number(position.crossed[STRAIT_VALUES * other + at])
    to.begin(Seen.POINTS, POINTS)
    to.number(position.points(other))
    to.begin(Seen.KNOWN, 1)
    to.members(position.known[seat] & position.hands[other], CARDS)


def count_decks(cards: u64, to: Observation) -> None:
    """Write how many cards of each deck there are."""
    deck: i32
    for deck in range(DECKS):
        to.number(popcount(cards & DECK_CARDS[deck]))
