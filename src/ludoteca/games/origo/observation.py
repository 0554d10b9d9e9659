"""What a seat may see of Origo as numbers (section 10): the same as in its view."""

from __future__ import annotations

from ludoteca.games.origo.names import SQUARES, Ask
from ludoteca.games.origo.position import OrigoState
from ludoteca.games.origo.tables import CARDS_OF, COUNTRIES, KIND_OF, KINDS
from ludoteca.kernel.bits import i32, lowest, popcount, u128
from ludoteca.kernel.numbered import Numbered, member
from ludoteca.kernel.observation import Observation

SCORINGS = 4
COPIES = 3
"""Scale of how many cards of one kind there are."""
POINTS = 100


class Seen(Numbered):
    """The slices; squares are in the order of the board, cards counted by kind, seats from the own one on."""

    ATTACK_ADJACENCY = member()
    ROUND = member()
    START_PLAYER = member()
    TURN = member()
    LEFT = member()
    ACTED = member()
    NAVIGATED = member()
    PILE = member()
    SHIELDS = member()
    POINTS = member()
    SUPPLY = member()
    HAND_SIZE = member()
    PASSED = member()
    HAND = member()
    EXCHANGED = member()
    SELECTED = member()
    DISCARDS = member()
    BATTLE_SQUARE = member()
    BATTLE_SEATS = member()
    BATTLE_CARDS = member()
    FOUNDED = member()
    FOUNDER = member()
    DUE = member()
    SCORED_ROUND = member()
    SCORED = member()


def see(position: OrigoState, seat: i32, to: Observation) -> None:
    """Write what a seat sees."""
    see_turn(position, seat, to)
    see_players(position, seat, to)
    see_cards(position, seat, to)
    see_combat(position, seat, to)
    see_scorings(position, seat, to)


def see_turn(position: OrigoState, seat: i32, to: Observation) -> None:
    """Write how far the game and the turn are (7.1)."""
    to.begin(Seen.ATTACK_ADJACENCY, 1)
    to.number(position.attack_adjacency)
    to.begin(Seen.ROUND, 10)
    to.number(position.round)
    to.begin(Seen.START_PLAYER, 1)
    to.one_of(position.places_on(seat, position.start_player), position.seats)
    to.begin(Seen.TURN, 1)
    to.one_of(position.places_on(seat, position.turn), position.seats)
    to.begin(Seen.LEFT, 1)
    to.number(position.fights)
    to.number(position.shifts)
    to.begin(Seen.ACTED, 1)
    to.number(position.acted)
    to.begin(Seen.NAVIGATED, 1)
    to.members(position.navigated, SQUARES)


def see_players(position: OrigoState, seat: i32, to: Observation) -> None:
    """Write what everybody sees of the players."""
    place: i32
    other: i32
    for place in range(position.seats):
        other = (seat + place) % position.seats
        to.begin(Seen.SHIELDS, 1)
        to.members(position.own[other], SQUARES)
        to.begin(Seen.POINTS, POINTS)
        to.number(position.scores[other])
        to.begin(Seen.SUPPLY, 20)
        to.number(position.supply[other])
        to.number(position.lost[other])
        to.begin(Seen.HAND_SIZE, 10)
        to.number(popcount(position.hands[other]))
        to.number(popcount(position.buried[other]))
        to.begin(Seen.PASSED, 1)
        to.number((position.passed >> other) & 1)
        to.number((position.fought >> other) & 1)


def see_cards(position: OrigoState, seat: i32, to: Observation) -> None:
    """Write the cards that the seat knows: its own, chosen ones while it chooses, and what lies open (10)."""
    to.begin(Seen.PILE, 100)
    to.number(popcount(position.pile))
    to.begin(Seen.HAND, COPIES)
    count_kinds(position.hands[seat], to)
    to.begin(Seen.EXCHANGED, COPIES)
    count_kinds(position.buried[seat], to)
    to.begin(Seen.SELECTED, COPIES)
    count_kinds(position.selected if (position.deciders >> seat) & 1 else 0, to)
    to.begin(Seen.DISCARDS, COPIES)
    count_kinds(position.shown, to)


def count_kinds(cards: u128, to: Observation) -> None:
    """Write how many cards of each kind there are."""
    kind: i32
    while cards:
        kind = KIND_OF[lowest(cards)]
        to.put(kind, popcount(cards & CARDS_OF[kind]))
        cards &= ~CARDS_OF[kind]
    to.skip(KINDS)


def see_combat(position: OrigoState, seat: i32, to: Observation) -> None:
    """Write the running combat (7.5): the square, attacker and defender, and the cards shown by either."""
    fighting: i32 = 1 if position.kind == Ask.REINFORCE else 0
    to.begin(Seen.BATTLE_SQUARE, 1)
    to.one_of(position.a if fighting else -1, SQUARES)
    to.begin(Seen.BATTLE_SEATS, 1)
    to.one_of(position.places_on(seat, position.b if fighting else -1), position.seats)
    to.one_of(position.places_on(seat, position.c if fighting else -1), position.seats)
    to.begin(Seen.BATTLE_CARDS, COPIES)
    count_kinds(position.battle[0], to)
    count_kinds(position.battle[1], to)


def see_scorings(position: OrigoState, seat: i32, to: Observation) -> None:
    """Write the established countries in the order of their markers (7.4), and the scorings so far (8)."""
    at: i32
    place: i32
    part: i32
    first: i32
    for at in range(COUNTRIES):
        to.begin(Seen.FOUNDED, 1)
        to.one_of(position.founding[at] if at < position.founded else -1, COUNTRIES)
        to.begin(Seen.FOUNDER, 1)
        to.one_of(position.places_on(seat, position.founders[at] if at < position.founded else -1), position.seats)
    to.begin(Seen.DUE, 1)
    to.number(position.due)
    to.number(position.last_round)
    for at in range(SCORINGS):
        to.begin(Seen.SCORED_ROUND, 10)
        to.number(position.scored_round[at] if at < position.scorings else 0)
        to.begin(Seen.SCORED, POINTS)
        for place in range(position.seats):
            first = 15 * at + 3 * ((seat + place) % position.seats)
            for part in range(3):
                to.number(position.scored[first + part] if at < position.scorings else 0)
