"""What a position is worth to a player: points, what objectives, stacks and straits promise, pawns and cards to use.

All worths are hundredths of a point. What needs turns to pay counts by the share of the game that is left.
"""

from __future__ import annotations

from ludoteca.games.origin.features import note_features
from ludoteca.games.origin.names import DECKS, LEVELS, PAWNS, STRAITS, Deck
from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.rules.cards import highest_stack
from ludoteca.games.origin.rules.decks import left_in
from ludoteca.games.origin.rules.objectives import progress
from ludoteca.games.origin.rules.tiles import open_tiles, piled
from ludoteca.games.origin.tables import (
    DECK_CARDS,
    HEIGHT,
    LEVEL,
    PAWN_COUNT,
    POINTS,
    STRAIT_A,
    STRAIT_B,
    TILE_TOTAL,
    WANTED,
    WIDTH,
)
from ludoteca.kernel.bits import i32, lowest, popcount, u64
from ludoteca.kernel.correction import correction

PAWN_WORTH = 60
HEIGHT_WORTH = 15
WIDTH_WORTH = 10
PERMANENT_WORTH = 150
PLAYABLE_WORTH = 60
ACTION_WORTH = 40
STACK_WORTH = 25
OBJECTIVE_SHARE = 55  # of its points, for one that is nearly fulfilled
FULFILLED_SHARE = 85  # of its points, for one that can be played
STRAIT_WORTH = 20


def evaluate(position: OriginState, seat: i32) -> i32:
    """Estimate the worth of a position in hundredths of a point."""
    left: i32
    worth: i32
    if position.depth == 0:
        return 100 * position.points(seat)
    left = share_left(position)
    worth = (
        100 * position.points(seat)
        + objectives_worth(position, seat, left)
        + (pawns_worth(position, seat) + cards_worth(position, seat) + stacks_worth(position, seat)) * left // 100
        + straits_worth(position, seat, left)
    )
    if not position.weighed:
        return worth
    note_features(position, seat, left)
    return worth + correction(position)


def share_left(position: OriginState) -> i32:
    """Tell, in percent, how much of the game is left, by what will run out first."""
    kind: i32
    deck: i32
    pawns: i32 = 0
    total: i32 = 0
    left: i32
    if position.trigger >= 0:
        return 0
    for kind in range(PAWNS):
        pawns += position.reserve[kind]
        total += PAWN_COUNT[PAWNS * position.seats + kind]
    left = 100 * pawns // total
    left = min(left, 100 * (open_tiles(position) + piled(position)) // TILE_TOTAL)
    if not position.decks_all:
        for deck in range(DECKS):
            left = min(left, 100 * left_in(position, deck) // popcount(DECK_CARDS[deck]))
    return left


def objectives_worth(position: OriginState, seat: i32, left: i32) -> i32:
    """Tell what the objectives in hand promise, the more the nearer they are."""
    card: i32
    have: i32
    worth: i32 = 0
    cards: u64 = position.hands[seat] & DECK_CARDS[Deck.OBJECTIVE]
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        have = min(progress(position, seat, card), WANTED[card])
        if have == WANTED[card]:
            worth += FULFILLED_SHARE * (POINTS[card] - 1)
        elif left:
            worth += OBJECTIVE_SHARE * POINTS[card] * have * have // (WANTED[card] * WANTED[card])
    return worth


def pawns_worth(position: OriginState, seat: i32) -> i32:
    """Tell what pawns on the map are worth: they bring rewards and objectives, tall and wide ones more."""
    kind: i32
    worth: i32 = 0
    regions: u64 = position.own[seat]
    while regions:
        kind = position.at[lowest(regions)] - 1
        regions &= regions - 1
        worth += PAWN_WORTH + HEIGHT_WORTH * HEIGHT[kind] + WIDTH_WORTH * WIDTH[kind]
    return worth


def cards_worth(position: OriginState, seat: i32) -> i32:
    """Tell what permanents in play, and cards that can be played, are worth."""
    card: i32
    worth: i32 = PERMANENT_WORTH * popcount(position.in_play[seat])
    cards: u64 = position.hands[seat] & DECK_CARDS[Deck.PERMANENT]
    worth += ACTION_WORTH * popcount(position.hands[seat] & DECK_CARDS[Deck.ACTION])
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if highest_stack(position, seat) >= LEVEL[card]:
            worth += PLAYABLE_WORTH
    return worth


def stacks_worth(position: OriginState, seat: i32) -> i32:
    """Tell what open stacks promise: high ones lead to the tile of level 5."""
    height: i32
    worth: i32 = 0
    for height in range(LEVELS - 1):
        if position.stacks[LEVELS * seat + height]:
            worth += STACK_WORTH * (height + 1)
    return worth


def straits_worth(position: OriginState, seat: i32, left: i32) -> i32:
    """Tell what straits with a token promise of which one side is held."""
    strait: i32
    worth: i32 = 0
    own: u64 = position.own[seat]
    if left == 0:
        return 0
    for strait in range(STRAITS):
        if position.strait[strait] and ((own >> STRAIT_A[strait]) | (own >> STRAIT_B[strait])) & 1:
            worth += STRAIT_WORTH * position.strait[strait]
    return worth
