"""Points: goals on the way (11.3), and tiles and books at the end (12.2)."""

from __future__ import annotations

from ludoteca.games.species.names import CARDS, NEW, PER_HABITAT, Final, HabitatCard, Measure, Note, Source
from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.tables import (
    AWARD,
    BY_CARDS,
    CARD_AMOUNT,
    GOAL_CAP,
    GOAL_EACH,
    GOAL_HABITATS,
    GOAL_MEASURE,
    GOAL_STOP,
    GOALS_PER_LEVEL,
    ICONS,
    LEFTOVER_PAIR,
    LEFTOVER_TRILOGY,
    MOST_VOLUMES,
    PAIR,
    SECOND_AWARD,
    SPECIALIST_VOLUME,
    TOP_AWARD,
    TOUCHES,
    TRILOGY,
)
from ludoteca.kernel.bits import ONE, bint, i32, lowest, popcount

# Measures (11.3).


def knowledge(position: SpeciesState, seat: i32, habitat: i32) -> i32:
    """Count the icons of a habitat under the cubes of a seat (11.3)."""
    space: i32
    count: i32 = 0
    left: i32 = position.own[seat]
    while left:
        space = lowest(left)
        left &= left - 1
        count += position.cubes[20 * seat + space] * ICONS[3 * position.at[space] + habitat]
    return count


def shows_hands(goal: i32) -> bint:
    """Tell whether scoring a goal shows something of the hands."""
    return GOAL_MEASURE[goal] == Measure.BOOK_VOLUMES or GOAL_MEASURE[goal] == Measure.BOOK_HABITATS


def measure(position: SpeciesState, seat: i32, goal: i32) -> i32:
    """Measure what a goal asks for (11.3)."""
    what: i32 = GOAL_MEASURE[goal]
    if what == Measure.CUBES_NEAR_GOAL:
        return cubes_near(position, seat, TOUCHES[GOAL_STOP[goal]])
    if what == Measure.KNOWLEDGE:
        return knowledge_of(position, seat, GOAL_HABITATS[goal])
    if what == Measure.TILES_OBSERVED:
        return popcount(ONE * position.own[seat])
    if what == Measure.HAND_CARDS:
        return hand_cards(position, seat)
    if what == Measure.CAPTURED_TILES:
        return popcount(ONE * position.captured[seat])
    if what == Measure.BOOK_VOLUMES:
        return all_volumes(position, seat)
    if what == Measure.KNOWLEDGE_TRIOS:
        return trios(position, seat)
    if what == Measure.TILES_CONTROLLED:
        return popcount(ONE * controlled(position, seat))
    return book_habitats(position, seat)


def knowledge_of(position: SpeciesState, seat: i32, habitats: i32) -> i32:
    """Count the icons of some habitats under the cubes of a seat."""
    habitat: i32
    count: i32 = 0
    for habitat in range(3):
        if (habitats >> habitat) & 1:
            count += knowledge(position, seat, habitat)
    return count


def trios(position: SpeciesState, seat: i32) -> i32:
    """Count the sets of an icon of each habitat."""
    count: i32 = knowledge(position, seat, 0)
    count = min(count, knowledge(position, seat, 1))
    return min(count, knowledge(position, seat, 2))


def hand_cards(position: SpeciesState, seat: i32) -> i32:
    """Count all cards in a hand (R32)."""
    card: i32
    count: i32 = 0
    for card in range(CARDS):
        count += position.hand[28 * seat + card]
    return count


def book_habitats(position: SpeciesState, seat: i32) -> i32:
    """Count the habitats of which a hand has books."""
    habitat: i32
    count: i32 = 0
    for habitat in range(3):
        if books(position, seat, habitat):
            count += 1
    return count


def cubes_near(position: SpeciesState, seat: i32, spaces: i32) -> i32:
    """Count the cubes of a seat on some spaces."""
    count: i32 = 0
    space: i32
    spaces &= position.own[seat]
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        count += position.cubes[20 * seat + space]
    return count


def controlled(position: SpeciesState, seat: i32) -> i32:
    """Tell the spaces where a seat has more cubes than everybody else (11.3, 12.2)."""
    space: i32
    other: i32
    found: i32 = 0
    left: i32 = position.own[seat]
    while left:
        space = lowest(left)
        left &= left - 1
        found |= 1 << space
        for other in range(position.seats):
            if other != seat and position.cubes[20 * other + space] >= position.cubes[20 * seat + space]:
                found &= ~(1 << space)
    return found


def books(position: SpeciesState, seat: i32, habitat: i32) -> i32:
    """Count the book cards of a habitat in a hand (10.4)."""
    first: i32 = 28 * seat + PER_HABITAT * habitat
    return position.hand[first + HabitatCard.BOOK1] + position.hand[first + HabitatCard.BOOK2]


def volumes(position: SpeciesState, seat: i32, habitat: i32) -> i32:
    """Count the volumes of a habitat in a hand (10.4)."""
    first: i32 = 28 * seat + PER_HABITAT * habitat
    return (
        position.hand[first + HabitatCard.BOOK1] * CARD_AMOUNT[HabitatCard.BOOK1]
        + position.hand[first + HabitatCard.BOOK2] * CARD_AMOUNT[HabitatCard.BOOK2]
    )


def all_volumes(position: SpeciesState, seat: i32) -> i32:
    """Count all volumes in a hand."""
    return volumes(position, seat, 0) + volumes(position, seat, 1) + volumes(position, seat, 2)


# Awards (11.3).


def goal_points(position: SpeciesState, goal: i32) -> None:
    """Work out what a goal is worth to everybody now, into `awarded`; what was measured stays in `measured`."""
    seat: i32
    level: i32 = goal // GOALS_PER_LEVEL
    for seat in range(position.seats):
        position.measured[seat] = measure(position, seat, goal)
        position.awarded[seat] = 0
    if GOAL_EACH[goal] == 0:
        award_majority(position, AWARD[2 * level], AWARD[2 * level + 1])
        return
    for seat in range(position.seats):
        position.awarded[seat] = min(GOAL_CAP[goal], GOAL_EACH[goal] * position.measured[seat])


def award_majority(position: SpeciesState, first: i32, second: i32) -> None:
    """Add awards for most and second most of `measured`: ties share in full, several firsts leave no second (11.3)."""
    seat: i32
    best: i32 = 0
    next: i32 = 0
    leaders: i32 = 0
    for seat in range(position.seats):
        best = max(best, position.measured[seat])
    if best == 0:
        return
    for seat in range(position.seats):
        if position.measured[seat] == best:
            position.awarded[seat] += first
            leaders += 1
        else:
            next = max(next, position.measured[seat])
    if leaders > 1 or next == 0 or position.seats < SECOND_AWARD:
        return
    for seat in range(position.seats):
        if position.measured[seat] == next:
            position.awarded[seat] += second


# The end (12.2).


def book_points(position: SpeciesState) -> None:
    """Work out what the books are worth to everybody by the level-4 card, into `awarded` (12.2)."""
    seat: i32
    habitat: i32
    most: i32 = 1
    for seat in range(position.seats):
        position.awarded[seat] = 0
        most = max(most, all_volumes(position, seat))
    for seat in range(position.seats):
        if position.final == Final.LIBRARY:
            position.awarded[seat] = all_volumes(position, seat)
            if position.awarded[seat] == most:
                position.awarded[seat] += MOST_VOLUMES
        elif position.final != Final.AUTHORITY:
            position.awarded[seat] = collection(position, seat)
    if position.final == Final.AUTHORITY:
        for habitat in range(3):
            for seat in range(position.seats):
                position.measured[seat] = volumes(position, seat, habitat)
            award_majority(position, TOP_AWARD[0], TOP_AWARD[1])


def collection(position: SpeciesState, seat: i32) -> i32:
    """Score the books of one hand where the others do not matter (12.2)."""
    habitat: i32
    count: i32
    cards: i32 = 0
    sets: i32 = 99
    pairs: i32 = 0
    best: i32 = 0
    worth: i32 = 0
    for habitat in range(3):
        count = books(position, seat, habitat)
        cards += count
        sets = min(sets, count)
        pairs += count // 2
        worth += BY_CARDS[min(count, 5)]
        best = max(best, volumes(position, seat, habitat))
    if position.final == Final.TRILOGIES:
        return TRILOGY * sets + LEFTOVER_TRILOGY * (cards - 3 * sets)
    if position.final == Final.COLLECTED:
        return worth
    if position.final == Final.PAIRS:
        return PAIR * pairs + LEFTOVER_PAIR * (cards - 2 * pairs)
    return SPECIALIST_VOLUME * best


def score_end(position: SpeciesState) -> None:
    """Give the tiles on the grid to who has most cubes there, then score tiles and books (12.2, R39)."""
    seat: i32
    space: i32
    left: i32
    for seat in range(position.seats):
        left = controlled(position, seat)
        while left:
            space = lowest(left)
            left &= left - 1
            if position.at[space] < NEW:
                position.captured[seat] |= 1 << position.at[space]
                position.note(Note.WON_TILE, -1, seat, position.at[space], 0, 0, 0, 0)
    book_points(position)
    for seat in range(position.seats):
        position.earn(seat, Source.TILES, popcount(ONE * position.captured[seat]))
        position.earn(seat, Source.BOOKS, position.awarded[seat])
        position.note(Note.FINAL, -1, seat, popcount(ONE * position.captured[seat]), position.awarded[seat], 0, 0, 0)
