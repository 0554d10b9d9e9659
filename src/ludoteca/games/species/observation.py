"""What a seat may see of this game as numbers (section 13): the same as in its view."""

from __future__ import annotations

from ludoteca.games.species.names import CARDS, NEW, SPACES, Ask, Source
from ludoteca.games.species.position import SpeciesState
from ludoteca.games.species.rules.cards import held, in_deck
from ludoteca.games.species.tables import MEANS
from ludoteca.kernel.bits import bint, i32
from ludoteca.kernel.numbered import Numbered, member
from ludoteca.kernel.observation import Observation

TILES = NEW + 3
TRACK = 7
STACKS = 3
UNDER = 27
DECKS = 4
SOURCES = Source.BOOKS + 1
LAYOUTS = 8
GOALS = 18
FINALS = 6
CUBES = 4
"""Scale of how many cubes lie on a space, or cards of a kind are in one place."""
MANY = 10
POINTS = 50


class Seen(Numbered):
    """The slices; spaces, tiles and cards are in the order of the data, seats from the own one on."""

    STALL_GUARD = member()
    START_PLAYER = member()
    TURN = member()
    SAILED = member()
    BEAGLE = member()
    CALM = member()
    LAYOUT = member()
    GOALS = member()
    OPEN_GOALS = member()
    FINAL = member()
    BOARD = member()
    TRACK = member()
    TOPS = member()
    STACK_SIZES = member()
    UNDER = member()
    OPEN_CARDS = member()
    DECK_SIZES = member()
    DISCARDS = member()
    SPENT = member()
    BINOCULARS = member()
    CAN_PAY = member()
    CUBES = member()
    RESERVE = member()
    HAND = member()
    KNOWN = member()
    HAND_SIZES = member()
    CAPTURED = member()
    POINTS = member()


def see(position: SpeciesState, seat: i32, to: Observation) -> None:
    """Write what a seat sees."""
    place: i32
    see_turn(position, seat, to)
    see_journal(position, to)
    see_tiles(position, to)
    see_cards(position, to)
    see_payment(position, (position.deciders >> seat) & 1 != 0, to)
    for place in range(position.seats):
        see_player(position, (seat + place) % position.seats, place == 0 or position.depth == 0, to)


def see_turn(position: SpeciesState, seat: i32, to: Observation) -> None:
    """Write how far the game is (6, 11.1)."""
    to.begin(Seen.STALL_GUARD, 1)
    to.number(position.stall_guard)
    to.begin(Seen.START_PLAYER, 1)
    to.one_of(position.places_on(seat, position.start_player), position.seats)
    to.begin(Seen.TURN, 1)
    to.one_of(position.places_on(seat, position.turn), position.seats)
    to.begin(Seen.SAILED, 1)
    to.number(position.sailed)
    to.begin(Seen.BEAGLE, MANY)
    to.number(position.beagle)
    to.begin(Seen.CALM, MANY)
    to.number(position.calm)


def see_journal(position: SpeciesState, to: Observation) -> None:
    """Write the cards of the journal (11.2, 12.2)."""
    level: i32
    to.begin(Seen.LAYOUT, 1)
    to.one_of(position.layout, LAYOUTS)
    to.begin(Seen.GOALS, 1)
    for level in range(3):
        to.one_of(position.goals[level], GOALS)
    to.begin(Seen.OPEN_GOALS, 1)
    to.members(position.open_goals, 3)
    to.begin(Seen.FINAL, 1)
    to.one_of(position.final, FINALS)


def see_tiles(position: SpeciesState, to: Observation) -> None:
    """Write the tiles on the board, on the track, on and under the stacks (R3): of these each tile's place, from 1."""
    at: i32
    place: i32
    to.begin(Seen.BOARD, 1)
    for at in range(SPACES):
        to.one_of(position.at[at], TILES)
    to.begin(Seen.TRACK, 1)
    for at in range(TRACK):
        to.one_of(position.track[at] if at < position.tracked else -1, NEW)
    to.begin(Seen.TOPS, 1)
    for at in range(STACKS):
        to.one_of(position.top[at], NEW)
    to.begin(Seen.STACK_SIZES, MANY)
    for at in range(STACKS):
        to.number(position.hidden[at] + position.under_count[at])
    to.begin(Seen.UNDER, MANY)
    for at in range(STACKS):
        for place in range(position.under_count[at]):
            to.put(position.under_tiles[UNDER * at + place], place + 1)
        to.skip(NEW)


def see_cards(position: SpeciesState, to: Observation) -> None:
    """Write the cards that lie open, and how many do not (10.1)."""
    at: i32
    to.begin(Seen.OPEN_CARDS, 1)
    for at in range(3):
        to.one_of(position.open_cards[at], CARDS)
    to.begin(Seen.DECK_SIZES, MANY)
    for at in range(DECKS):
        to.number(in_deck(position, at))
    to.begin(Seen.DISCARDS, CUBES)
    for at in range(CARDS):
        to.number(position.discards[at])


def see_payment(position: SpeciesState, own: bint, to: Observation) -> None:
    """Write what the own discovery under way spends for certain, and what else can pay (8.3)."""
    at: i32
    paying: bint = own and (position.kind == Ask.PAY or position.kind == Ask.BINOCULARS_SPACE)
    to.begin(Seen.SPENT, CUBES)
    for at in range(MEANS):
        to.number(position.spent[at] if paying else 0)
    to.begin(Seen.BINOCULARS, 1)
    to.one_of(position.binoculars if paying else -1, CARDS)
    to.begin(Seen.CAN_PAY, 1)
    to.members(position.in_reach if paying else 0, SPACES)
    to.members(position.differing if paying else 0, MEANS)


def see_player(position: SpeciesState, other: i32, open_hand: bint, to: Observation) -> None:
    """Write what is seen of a player; hands are open at the end (13)."""
    at: i32
    to.begin(Seen.CUBES, CUBES)
    for at in range(SPACES):
        to.number(position.cubes[SPACES * other + at])
    to.begin(Seen.RESERVE, CUBES)
    to.number(position.reserve[other])
    to.begin(Seen.HAND, CUBES)
    for at in range(CARDS):
        to.number(position.hand[CARDS * other + at] if open_hand else 0)
    to.begin(Seen.KNOWN, CUBES)
    for at in range(CARDS):
        to.number(position.known[CARDS * other + at])
    to.begin(Seen.HAND_SIZES, MANY)
    for at in range(DECKS):
        to.number(held(position, other, at))
    to.begin(Seen.CAPTURED, 1)
    to.members(position.captured[other], NEW)
    to.begin(Seen.POINTS, POINTS)
    to.number(position.vp[other])
    for at in range(SOURCES):
        to.number(position.earned[SOURCES * other + at])
