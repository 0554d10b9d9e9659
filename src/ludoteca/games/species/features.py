"""What learned values weigh in Species: cubes and where they lie, cards by kind, goals, and how far the Beagle is."""

from __future__ import annotations

from ludoteca.games.species.names import CARDS, SPACES, Ask
from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.scoring import controlled, knowledge
from ludoteca.games.species.tables import LAST_STOP, LEVEL
from ludoteca.kernel.bits import ONE, bint, i32, lowest, popcount
from ludoteca.kernel.values import WHOLE, listed

HABITATS = 3
LEVELS = 4
WIDTHS = {
    "share left": 1,
    "own turn": 1,
    "own main action to come": 1,
    "seats until own turn": 1,
    "turns without a voyage": 1,
    "points": 1,
    "cubes in reserve": 1,
    "tiles observed": 1,
    "tiles controlled": 1,
    "icons by habitat": HABITATS,
    "icons of every habitat": 1,
    "cubes on tiles of level": LEVELS,
    "cubes beside other seats": 1,
    "captured": 1,
    "cards": CARDS,
    "promise of goals": 1,
    "promise of cards": 1,
    "promise of discoveries": 1,
    "promise of held tiles": 1,
}
FEATURES = listed(WIDTHS)


def note_features(position: SpeciesState, seat: i32, goals: i32, cards: i32, discoveries: i32, held: i32) -> None:
    """Write the features of a seat, given what the hand-written evaluation says of some sources."""
    card: i32
    own: bint = position.turn == seat
    position.noted = 0
    position.feature((LAST_STOP - min(LAST_STOP, position.beagle)) * WHOLE // LAST_STOP)
    position.feature(1 if own else 0)
    position.feature(1 if own and position.kind == Ask.TURN and position.a == 0 else 0)
    position.feature(position.places_on(position.turn, seat))
    position.feature(position.calm)
    position.feature(position.vp[seat])
    position.feature(position.reserve[seat])
    note_cubes(position, seat)
    position.feature(popcount(ONE * position.captured[seat]))
    for card in range(CARDS):
        position.feature(position.hand[CARDS * seat + card])
    position.feature(goals // 8)
    position.feature(cards // 8)
    position.feature(discoveries // 8)
    position.feature(held // 8)


def note_cubes(position: SpeciesState, seat: i32) -> None:
    """Write where the cubes lie, and which icons are under them."""
    habitat: i32
    level: i32
    space: i32
    other: i32
    icons: i32
    least: i32 = 1000
    shared: i32 = 0
    by_level: i32 = 0  # eight bits for each level
    left: i32 = position.own[seat]
    while left:
        space = lowest(left)
        left &= left - 1
        by_level += position.cubes[SPACES * seat + space] << (8 * LEVEL[position.at[space]])
        for other in range(position.seats):
            if other != seat and position.cubes[SPACES * other + space]:
                shared += position.cubes[SPACES * seat + space]
    position.feature(popcount(ONE * position.own[seat]))
    position.feature(popcount(ONE * controlled(position, seat)))
    for habitat in range(HABITATS):
        icons = knowledge(position, seat, habitat)
        least = min(least, icons)
        position.feature(icons)
    position.feature(least)
    for level in range(LEVELS):
        position.feature((by_level >> (8 * level)) & 255)
    position.feature(shared)
