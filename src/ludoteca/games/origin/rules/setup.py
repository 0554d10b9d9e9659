"""Section 4: setup."""

from __future__ import annotations

from ludoteca.games.origin.names import (
    AREAS,
    CARD_PICKS,
    DECKS,
    FIRST_CARD,
    LEVELS,
    PAWNS,
    REGIONS,
    STRAITS,
    Ask,
    Colour,
    Deck,
    Note,
    Purpose,
    refuse,
)
from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.rules.decks import draw_cards
from ludoteca.games.origin.rules.ends import begin_turn, stock_left
from ludoteca.games.origin.rules.tiles import from_pile
from ludoteca.games.origin.tables import (
    COLOUR_OF,
    DEALT,
    DECK_CARDS,
    HUNTING_TOKENS,
    HUNTING_TOTAL,
    ORIGIN,
    PAWN_COLOURS,
    PAWN_COUNT,
    SLOTS,
    START_PAWN,
    STRAIT_TOKENS,
    TILE_COUNT,
    VILLAGES,
)
from ludoteca.kernel.bits import ONE, i32, nth, popcount, u64
from ludoteca.kernel.refusal import Refusal


def set_up(position: OriginState, start_player: i32) -> None:
    """Lay everything out (-1: the first player by lot); then everybody chooses an objective (4)."""
    seat: i32
    deck: i32
    put_pawns(position)
    for deck in range(DECKS):
        position.deck[deck] = DECK_CARDS[deck]
    lay_tiles(position)
    lay_tokens(position)
    if start_player < 0:
        start_player = position.draw(Purpose.START, position.seats)
    position.start_player = start_player
    position.turn = start_player
    position.note(Note.STARTED, -1, start_player, 0, 0, 0, 0, 0)
    for seat in range(position.seats):
        position.villages[seat] = VILLAGES
        draw_cards(position, seat, Deck.OBJECTIVE, DEALT)
    position.push(Ask.ACTION, 1 << position.turn, 0, 0, 0, 0)
    position.push(Ask.OBJECTIVE, (1 << position.seats) - 1, 0, 0, 0, 0)


def put_pawns(position: OriginState) -> None:
    """Fill the reserve, and put one of the smallest pawns on the origin space (4, R1, R2)."""
    kind: i32
    for kind in range(PAWNS):
        position.reserve[kind] = PAWN_COUNT[PAWNS * position.seats + kind]
        position.available |= 1 << kind
    kind = START_PAWN + position.draw(Purpose.PAWN, PAWN_COLOURS)
    position.reserve[kind] -= 1
    if position.reserve[kind] == 0:
        position.available &= ~(1 << kind)
    position.put(-1, ORIGIN, kind)


def lay_tiles(position: OriginState) -> None:
    """Shuffle the tiles and fill the areas (4)."""
    at: i32
    area: i32
    left: i32
    level: i32
    for at in range(LEVELS):
        position.pile[at] = TILE_COUNT[at]
    for area in range(AREAS):
        left = SLOTS[area]
        while left:
            left -= 1
            level = from_pile(position)
            position.areas[LEVELS * area + level] += 1


def lay_tokens(position: OriginState) -> None:
    """Lay a token on every strait and every green region; one of the hunting tokens is left over unseen (4)."""
    region: i32
    strait: i32
    left: u64 = (ONE << STRAITS) - ONE
    for strait in range(STRAITS):
        region = nth(left, position.draw(Purpose.STRAITS, popcount(left)))
        left &= ~(ONE << region)
        position.strait[strait] = STRAIT_TOKENS[region]
    left = (ONE << HUNTING_TOTAL) - ONE
    for region in range(REGIONS):
        if COLOUR_OF[region] == Colour.GREEN:
            strait = nth(left, position.draw(Purpose.HUNTING, popcount(left)))
            left &= ~(ONE << strait)
            position.token[region] = HUNTING_TOKENS[strait]


# The objective to keep.


def find_objectives(position: OriginState, seat: i32) -> None:
    """Find the objectives of which one is kept (4)."""
    position.high = position.hands[seat]


def do_objective(position: OriginState, seat: i32, pick: i32) -> None:
    """Keep one objective; the others are shuffled into the deck again (4)."""
    kept: u64 = ONE << (pick - FIRST_CARD)
    position.draft = 0
    position.deck[Deck.OBJECTIVE] |= position.hands[seat] & ~kept
    position.hands[seat] = kept
    position.note(Note.CHOSE, -1, seat, 0, 0, 0, 0, 0)
    position.deciders &= ~(1 << seat)
    if position.deciders == 0:
        position.pop()
        position.stock = stock_left(position)
        begin_turn(position)


def why_not_objective(position: OriginState, seat: i32, pick: i32) -> Refusal | None:
    """Tell why a card cannot be kept: it was not dealt (4)."""
    return refuse("4", "not-in-hand") if pick in CARD_PICKS else None
