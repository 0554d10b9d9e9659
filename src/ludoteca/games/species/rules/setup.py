"""Section 5: setup."""

from __future__ import annotations

from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.rules.cards import fill_slot
from ludoteca.games.species.rules.track import deal_tile, insert
from ludoteca.games.species.rules.turns import order_of, proceed
from ludoteca.games.species.tables import (
    BONUS_CUBES,
    BONUS_POINTS,
    CARD_COUNT,
    CARDS,
    CHANCE_JOURNAL,
    CHANCE_START,
    CUBES,
    FROM_SETUP,
    GOALS_PER_LEVEL,
    LAYOUT,
    LAYOUTS,
    NEW,
    NOTE_STARTED,
    OPEN_CARDS,
    SETUP_CUBE,
    STACK_SIZE,
    TRACK_SPACES,
    TURN,
)
from ludoteca.kernel.bits import i32


def set_up(position: SpeciesState, start_player: i32) -> None:
    """Lay everything out (-1: the first player by lot) and go to the first decision (5)."""
    if start_player < 0:
        start_player = position.draw(CHANCE_START, position.seats)
    position.start_player = start_player
    position.turn = start_player
    position.note(NOTE_STARTED, -1, start_player, 0, 0, 0, 0, 0)
    choose_journal(position)
    deal_tiles(position)
    shuffle_cards(position)
    equip_players(position)
    proceed(position)


def choose_journal(position: SpeciesState) -> None:
    """Choose a journal card of each level; anchors go out and the known species on the grid (5 steps 2 to 4)."""
    level: i32
    tile: i32
    position.layout = position.draw(CHANCE_JOURNAL, LAYOUTS)
    for level in range(3):
        position.goals[level] = GOALS_PER_LEVEL * level + position.draw(CHANCE_JOURNAL, GOALS_PER_LEVEL)
    position.final = position.draw(CHANCE_JOURNAL, GOALS_PER_LEVEL)
    position.open_goals = 7
    for tile in range(3):
        position.put_tile(LAYOUT[3 * position.layout + tile], NEW + tile)


def deal_tiles(position: SpeciesState) -> None:
    """Put seven tiles on the track, the rest in three stacks of which the tops show (5 steps 5 and 6, R2, R3)."""
    at: i32
    position.unseen = (1 << NEW) - 1
    while position.tracked < TRACK_SPACES:
        insert(position, deal_tile(position))
    for at in range(3):
        position.hidden[at] = STACK_SIZE[at] - 1
        position.top[at] = deal_tile(position)


def shuffle_cards(position: SpeciesState) -> None:
    """Make the decks and open three Beagle cards (5 step 7)."""
    card: i32
    slot: i32
    for card in range(CARDS):
        position.deck[card] = CARD_COUNT[card]
    for slot in range(OPEN_CARDS):
        fill_slot(position, slot)


def equip_players(position: SpeciesState) -> None:
    """Hand out cubes, points and setup cubes by the order of turns, and ask for these last to first (5, R40)."""
    order: i32
    seat: i32
    for seat in range(position.seats):
        position.reserve[seat] = CUBES
        if BONUS_POINTS[order_of(position, seat)]:
            position.earn(seat, FROM_SETUP, BONUS_POINTS[order_of(position, seat)])
    position.push(TURN, 0, 0, 0, 0, 0)
    for order in range(position.seats - 1, -1, -1):
        if BONUS_CUBES[order]:
            position.push(SETUP_CUBE, 1 << ((position.start_player + order) % position.seats), 0, 0, 0, 0)
