"""Section 7: what the region of arrival brings, option A or B."""

from __future__ import annotations

from ludoteca.games.origin.position import OriginState
from ludoteca.games.origin.rules.decks import ask_returns, draw_cards, left_in
from ludoteca.games.origin.rules.tiles import takeable
from ludoteca.games.origin.tables import (
    ABUNDANCE,
    ALL_AREAS,
    BARTER,
    BROWN,
    COLOUR_OF,
    DRAW_A,
    DRAW_B,
    END,
    FORAGE_DRAW,
    FORAGE_RETURN,
    FORAGERS,
    KEEP_B,
    NOTE_OPTION,
    PICK_A,
    PICK_B,
    PICK_BOTH,
    STORY_KEEP,
    STORYKEEPERS,
    TASK_B,
    TASK_DONE,
    TASK_DRAW,
    TASK_SECOND,
    TASK_TILE,
    TILE,
)
from ludoteca.kernel.bits import ONE, bint, i32, popcount, u128


def reward_area(position: OriginState) -> i32:
    """Tell the area of the region of arrival; -1: it gives neither tiles nor cards (6.4, 7.1)."""
    colour: i32
    if position.arrival < 0:
        return -1
    colour = COLOUR_OF[position.arrival]
    return colour if colour <= BROWN else -1


def areas_a(position: OriginState, seat: i32, area: i32) -> i32:
    """Tell, as a mask, the areas from which option A takes tiles; Barter opens all of them (7.1, R12)."""
    return ALL_AREAS if area == BROWN and position.has(seat, BARTER) else 1 << area


def areas_b(position: OriginState) -> i32:
    """Tell, as a mask, the areas from which brown option B takes its tile (7.1, S5)."""
    return ALL_AREAS & ~(1 << BROWN) if position.brown_others else ALL_AREAS


def may_a(position: OriginState, seat: i32, area: i32) -> bint:
    """Tell whether option A has a part that can be carried out (7.3, R11, R12)."""
    if takeable(position, seat, areas_a(position, seat, area)):
        return True
    return area != BROWN and left_in(position, area) > 0


def may_b(position: OriginState, seat: i32, area: i32) -> bint:
    """Tell whether option B can be carried out (7.3, R11, R12)."""
    if area == BROWN:
        return takeable(position, seat, areas_b(position)) != 0
    return left_in(position, area) > 0


def find_options(position: OriginState, seat: i32) -> u128:
    """Find the options of the reward; with Abundance both together, one after the other (7.1, R34)."""
    area: i32 = reward_area(position)
    a: bint = area >= 0 and may_a(position, seat, area)
    b: bint = area >= 0 and may_b(position, seat, area)
    found: u128 = 0
    if not a and not b:
        return found
    if position.bonus(ABUNDANCE):
        return ONE << (PICK_BOTH - 128)
    if a:
        found |= ONE << (PICK_A - 128)
    if b:
        found |= ONE << (PICK_B - 128)
    return found


def begin_option(position: OriginState, seat: i32, pick: i32) -> None:
    """Begin a reward: ask for the tile, or go on to what needs none (7.1, S7)."""
    area: i32 = reward_area(position)
    areas: i32 = areas_a(position, seat, area)
    tasks: i32 = TASK_DONE
    if pick == PICK_B:
        if area == BROWN:
            position.push(TILE, 1 << seat, areas_b(position), -1, TASK_DONE, pick)
            return
        choose_option(position, seat, pick, TASK_B | TASK_DONE)
        return
    if pick == PICK_BOTH:
        tasks |= TASK_B
    if area == BROWN:
        tasks |= TASK_SECOND
    else:
        tasks |= TASK_DRAW
    if takeable(position, seat, areas) == 0:
        choose_option(position, seat, pick, tasks & ~TASK_SECOND)
    elif area != BROWN and position.card_first:
        choose_option(position, seat, pick, tasks | TASK_TILE)
    else:
        position.push(TILE, 1 << seat, areas, -1, tasks, pick)


def choose_option(position: OriginState, seat: i32, pick: i32, tasks: i32) -> None:
    """Note what is to be done for the chosen option."""
    position.tasks = tasks
    position.draft = 0
    if pick != PICK_BOTH:
        note_option(position, seat, pick)
    elif tasks != TASK_B | TASK_DONE:
        note_option(position, seat, PICK_A)


def note_option(position: OriginState, seat: i32, pick: i32) -> None:
    """Tell the log which option is carried out."""
    position.note(NOTE_OPTION, -1, seat, pick - PICK_A, reward_area(position), 0, 0, 0)


def do_task(position: OriginState, seat: i32) -> None:
    """Do the next part of a reward; what cannot be done is lost (7.3, R34)."""
    area: i32 = reward_area(position)
    if position.tasks & TASK_DRAW:
        position.tasks &= ~TASK_DRAW
        draw_a(position, seat, area)
    elif position.tasks & (TASK_TILE | TASK_SECOND):
        position.tasks &= ~(TASK_TILE | TASK_SECOND)
        ask_tile(position, seat, areas_a(position, seat, area))
    elif position.tasks & TASK_B:
        position.tasks &= ~TASK_B
        if position.bonus(ABUNDANCE):
            note_option(position, seat, PICK_B)
        if area == BROWN:
            ask_tile(position, seat, areas_b(position))
        else:
            draw_b(position, seat, area)
    else:
        position.tasks = 0
        position.kind = END


def ask_tile(position: OriginState, seat: i32, areas: i32) -> None:
    """Ask for a tile, if one can be taken."""
    if takeable(position, seat, areas):
        position.push(TILE, 1 << seat, areas, -1, 0, 0)


def draw_a(position: OriginState, seat: i32, deck: i32) -> None:
    """Draw the card of option A; Foragers draw two and return one (7.1, R13)."""
    count: i32 = FORAGE_DRAW if position.has(seat, FORAGERS) else DRAW_A
    drawn: i32 = popcount(draw_cards(position, seat, deck, count))
    ask_returns(position, seat, deck, min(max(0, drawn - 1), FORAGE_RETURN))


def draw_b(position: OriginState, seat: i32, deck: i32) -> None:
    """Draw the cards of option B and return all but one, with Storykeepers but two (7.1, R13, R14)."""
    kept: i32 = STORY_KEEP if position.has(seat, STORYKEEPERS) else KEEP_B
    drawn: i32 = popcount(draw_cards(position, seat, deck, DRAW_B))
    ask_returns(position, seat, deck, max(0, drawn - kept))
