"""Section 5: setup."""

from __future__ import annotations

from ludoteca.games.species.names import CARDS, NEW, SPACE_PICKS, Ask, Note, Purpose, Source, refuse
from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.rules.cards import fill_slot
from ludoteca.games.species.rules.grid import known_spaces
from ludoteca.games.species.rules.track import deal_tile, insert
from ludoteca.games.species.rules.turns import order_of, proceed
from ludoteca.games.species.tables import (
    BONUS_CUBES,
    BONUS_POINTS,
    CARD_COUNT,
    CUBES,
    GOALS_PER_LEVEL,
    LAYOUT,
    LAYOUTS,
    OPEN_CARDS,
    STACK_SIZE,
    TRACK_SPACES,
)
from ludoteca.kernel.bits import ONE, i32
from ludoteca.kernel.refusal import Refusal


def set_up(position: SpeciesState, start_player: i32) -> None:
    """Lay everything out (-1: the first player by lot) and go to the first decision (5)."""
    if start_player < 0:
        start_player = position.draw(Purpose.START, position.seats)
    position.start_player = start_player
    position.turn = start_player
    position.note(Note.STARTED, -1, start_player, 0, 0, 0, 0, 0)
    choose_journal(position)
    deal_tiles(position)
    shuffle_cards(position)
    equip_players(position)
    proceed(position)


def choose_journal(position: SpeciesState) -> None:
    """Choose a journal card of each level; anchors go out and the known species on the grid (5 steps 2 to 4)."""
    level: i32
    tile: i32
    position.layout = position.draw(Purpose.JOURNAL, LAYOUTS)
    for level in range(3):
        position.goals[level] = GOALS_PER_LEVEL * level + position.draw(Purpose.JOURNAL, GOALS_PER_LEVEL)
    position.final = position.draw(Purpose.JOURNAL, GOALS_PER_LEVEL)
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
            position.earn(seat, Source.SETUP, BONUS_POINTS[order_of(position, seat)])
    position.push(Ask.TURN, 0, 0, 0, 0, 0)
    for order in range(position.seats - 1, -1, -1):
        if BONUS_CUBES[order]:
            position.push(Ask.SETUP_CUBE, 1 << ((position.start_player + order) % position.seats), 0, 0, 0, 0)


# The third and the fourth player put a cube on a known species (5 step 10, R40).


def find_setup_cube(position: SpeciesState, seat: i32) -> None:
    """Find the known species."""
    position.low = ONE * known_spaces(position)


def do_setup_cube(position: SpeciesState, seat: i32, pick: i32) -> None:
    """Put a cube on a known species."""
    position.answered()
    position.add_cube(seat, pick)
    position.note(Note.OBSERVED, -1, seat, position.at[pick], 0, 0, 0, 0)


def why_not_setup_cube(position: SpeciesState, seat: int, pick: int) -> Refusal | None:
    """Tell why a space takes no setup cube."""
    return refuse("5", "known-only") if pick in SPACE_PICKS else None
