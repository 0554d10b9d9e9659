"""What learned values weigh in Origin: what a player has, and how far things have come."""

from __future__ import annotations

from ludoteca.games.origin.names import CARDS, CONTINENTS, DECKS, FIRST_OBJECTIVE, LEVELS, STRAITS, Ask, Colour, Deck
from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.rules.cards import highest_stack
from ludoteca.games.origin.rules.objectives import progress
from ludoteca.games.origin.rules.tiles import open_tiles
from ludoteca.games.origin.tables import (
    DECK_CARDS,
    HEIGHT,
    IN_COLOUR,
    IN_CONTINENT,
    NEAR,
    PAWN_COLOUR,
    POINTS,
    STRAIT_A,
    STRAIT_B,
    UP_TO_LEVEL,
    WANTED,
    WIDTH,
)
from ludoteca.kernel.bits import ONE, bint, i32, lowest, popcount, u64
from ludoteca.kernel.values import WHOLE, listed

SIZES = 3
"""How many heights, widths and colours pawns have."""
COLOURS = Colour.GREEN + 1
FIRST_PERMANENT = 14
PERMANENTS = FIRST_OBJECTIVE - FIRST_PERMANENT
NEAR_MISS = 2
"""How many steps before an objective is fulfilled are told apart."""
WIDTHS = {
    "share left": 1,
    "own turn": 1,
    "seats until own turn": 1,
    "last turns": 1,
    "own decision": 3,
    "rewards to come": 1,
    "bonuses": 1,
    "fulfilled objectives": 1,
    "points of fulfilled objectives": 1,
    "points of objectives short of steps": NEAR_MISS,
    "open objectives": 1,
    "points of open objectives": 1,
    "share of points of open objectives": 1,
    "the same by the square": 1,
    "cards": DECKS,
    "playable permanents": 1,
    "permanents in play": PERMANENTS,
    "pawns by height": SIZES,
    "pawns by width": SIZES,
    "pawns by colour": SIZES,
    "regions by colour": COLOURS,
    "continents": 1,
    "free neighbours by colour": COLOURS,
    "hunting tokens near": 1,
    "straits with one side": 1,
    "straits near": 1,
    "villages": 1,
    "stacks": LEVELS,
    "tiles on offer": 1,
    "hand": CARDS,
}
FEATURES = listed(WIDTHS)


def note_features(position: OriginState, seat: i32, left: i32) -> None:
    """Write the features of a seat, given the share of the game left in percent."""
    own: bint = position.turn == seat
    position.noted = 0
    position.feature(left * WHOLE // 100)
    position.feature(1 if own else 0)
    position.feature(position.places_on(position.turn, seat))
    position.feature(1 if position.trigger >= 0 else 0)
    note_turn(position, own)
    note_objectives(position, seat)
    note_cards(position, seat)
    note_pawns(position, seat)
    note_map(position, seat)
    note_straits(position, seat)
    note_tiles(position, seat)
    note_hand(position, seat)


def note_turn(position: OriginState, own: bint) -> None:
    """Write how far the own turn has come."""
    bottom: i32 = position.kind if position.depth == 1 else position.under[6]
    position.feature(1 if own and bottom == Ask.ACTION else 0)
    position.feature(1 if own and bottom == Ask.REWARD else 0)
    position.feature(1 if own and bottom == Ask.END else 0)
    position.feature(popcount(ONE * position.tasks) if own else 0)
    position.feature(popcount(position.bonuses) if own else 0)


def note_objectives(position: OriginState, seat: i32) -> None:
    """Write what the objectives in hand promise, in tenths of a point where it is a share."""
    card: i32
    have: i32
    want: i32
    fulfilled: i32 = 0
    sure: i32 = 0
    short: i32 = 0
    shorter: i32 = 0
    count: i32 = 0
    promised: i32 = 0
    share: i32 = 0
    square: i32 = 0
    cards: u64 = position.hands[seat] & DECK_CARDS[Deck.OBJECTIVE]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        want = WANTED[card]
        have = min(progress(position, seat, card), want)
        if have == want:
            fulfilled += 1
            sure += POINTS[card] - 1
        else:
            count += 1
            promised += POINTS[card]
            share += 10 * POINTS[card] * have // want
            square += 10 * POINTS[card] * have * have // (want * want)
            if have == want - 1:
                short += POINTS[card]
            elif have == want - 2:
                shorter += POINTS[card]
    position.feature(fulfilled)
    position.feature(sure)
    position.feature(short)
    position.feature(shorter)
    position.feature(count)
    position.feature(promised)
    position.feature(share)
    position.feature(square)


def note_cards(position: OriginState, seat: i32) -> None:
    """Write the cards in hand and in play."""
    deck: i32
    card: i32
    for deck in range(DECKS):
        position.feature(position.holds(seat, deck))
    position.feature(popcount(position.hands[seat] & UP_TO_LEVEL[highest_stack(position, seat)]))
    for card in range(FIRST_PERMANENT, FIRST_OBJECTIVE):
        position.feature((position.in_play[seat] >> card) & 1)


def note_pawns(position: OriginState, seat: i32) -> None:
    """Count the pawns on the map by what they are: eight bits for each of nine sizes."""
    pawn: i32
    size: i32
    heights: u64 = 0
    widths: u64 = 0
    colours: u64 = 0
    left: u64 = position.own[seat]
    while left:
        pawn = position.at[lowest(left)] - 1
        left &= left - 1
        heights += ONE << (8 * (HEIGHT[pawn] - 1))
        widths += ONE << (8 * (WIDTH[pawn] - 1))
        colours += ONE << (8 * PAWN_COLOUR[pawn])
    for size in range(SIZES):
        position.feature((heights >> (8 * size)) & 255)
    for size in range(SIZES):
        position.feature((widths >> (8 * size)) & 255)
    for size in range(SIZES):
        position.feature((colours >> (8 * size)) & 255)


def note_map(position: OriginState, seat: i32) -> None:
    """Write where the pawns stand, and what is free beside them."""
    colour: i32
    continent: i32
    region: i32
    count: i32 = 0
    tokens: i32 = 0
    near: u64 = 0
    own: u64 = position.own[seat]
    left: u64 = own
    while left:
        near |= NEAR[lowest(left)]
        left &= left - 1
    near &= ~position.occupied
    for colour in range(COLOURS):
        position.feature(popcount(own & IN_COLOUR[colour]))
    for continent in range(CONTINENTS):
        if own & IN_CONTINENT[continent]:
            count += 1
    position.feature(count)
    for colour in range(COLOURS):
        position.feature(popcount(near & IN_COLOUR[colour]))
    left = near & IN_COLOUR[Colour.GREEN]
    while left:
        region = lowest(left)
        left &= left - 1
        tokens += position.token[region]
    position.feature(tokens)


def note_straits(position: OriginState, seat: i32) -> None:
    """Write the values of straits with a token of which one side is held, and of those the free other side."""
    strait: i32
    held: i32
    one: i32 = 0
    free: i32 = 0
    own: u64 = position.own[seat]
    for strait in range(STRAITS):
        if position.strait[strait]:
            held = ((own >> STRAIT_A[strait]) | (own >> STRAIT_B[strait])) & 1
            if held:
                one += position.strait[strait]
                if not (position.occupied >> STRAIT_A[strait]) & (position.occupied >> STRAIT_B[strait]) & 1:
                    free += position.strait[strait]
    position.feature(one)
    position.feature(free)


def note_tiles(position: OriginState, seat: i32) -> None:
    """Write villages, stacks of tiles, and how many tiles lie open."""
    height: i32
    position.feature(position.villages[seat])
    for height in range(LEVELS):
        position.feature(position.stacks[LEVELS * seat + height])
    position.feature(open_tiles(position))


def note_hand(position: OriginState, seat: i32) -> None:
    """Write which cards are in hand."""
    card: i32
    for card in range(CARDS):
        position.feature((position.hands[seat] >> card) & 1)
